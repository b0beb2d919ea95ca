public import FieldEditing

extension MessageTable {
  /// The sentences in Arabic.
  public static let arabic = MessageTable("ar", template: words)
}

// A template that does not begin with a word begins with U+200F, the right-to-left mark, so that it still runs from
// right to left.
private func words(for key: MessageTable.Key) -> String {
  switch key {
  case .empty: "أدخل عددًا."
  case .incomplete: "العدد غير مكتمل."
  case .incompleteGroup: "مجموعة الأرقام أقصر من اللازم."
  case .misplacedGroupingSeparator: "لا يمكن استخدام «{place}» لفصل مجموعات الأرقام هنا."
  case .mixedGroupingSeparators: "الفاصل «{place}» يختلف عن الفاصل السابق."
  case .groupingSeparatorInFraction:
    "لا يمكن استخدام «{place}» لفصل مجموعات الأرقام بعد الفاصل العشري."
  case .duplicateDecimalSeparator: "«{place}» فاصل عشري ثانٍ."
  case .foreignDecimalSeparator: "«{place}» ليس الفاصل العشري هنا."
  case .ambiguousSeparator: "قد يُفهم «{place}» بمعنيين."
  case .mixedDigits: "الرقم «{place}» من نظام كتابة يختلف عن الأرقام السابقة."
  case .duplicateSign: "«{place}» إشارة ثانية."
  case .misplacedSign: "لا يمكن وضع الإشارة «{place}» هنا."
  case .signNotAllowed: "الإشارة «{place}» غير مسموح بها هنا."
  case .foreignCurrency: "«{place}» رمز عملة أخرى."
  case .unexpectedCharacter: "«{place}» ليس جزءًا من عدد."
  case .overflow: "العدد كبير جدًا."
  case .fractionNotAllowed: "المنازل العشرية في العدد أكثر من المسموح به."
  case .belowMinimum: "العدد صغير جدًا."
  case .aboveMaximum: "العدد كبير جدًا."
  case .betweenSteps: "العدد يقع بين قيمتين مسموح بهما."
  case .unwritable: "لا يمكن كتابة هذا العدد هنا."
  case .divisionByZero: "القيمة «{place}» تساوي صفرًا، ولا تجوز القسمة على صفر."
  case .tooComplex: "هذه العملية الحسابية طويلة جدًا."
  case .ambiguousEntry: "قد يعني «{place}» عددين مختلفين."
  case .unknownUnit: "«{place}» ليست وحدة معروفة هنا."
  case .incompatibleUnit: "تقيس «{place}» شيئًا آخر."

  case .minimum: "يجب أن يكون العدد أكبر من أو يساوي {minimum}."
  case .maximum: "يجب أن يكون العدد أصغر من أو يساوي {maximum}."
  case .exclusiveMinimum: "يجب أن يكون العدد أكبر من {bound}."
  case .exclusiveMaximum: "يجب أن يكون العدد أصغر من {bound}."
  case .wholeNumber: "يُسمح بالأعداد الصحيحة فقط."
  case .multiple: "يُسمح بمضاعفات {multiple} فقط."
  case .tooManyFractionDigits: "عدد المنازل العشرية المسموح به: {digits}."
  case .stepMismatch: "أقرب عددين مسموح بهما: {lower} أو {upper}."
  case .stepMismatchAtEnd: "أقرب عدد مسموح به: {nearest}."
  case .example: "أدخل عددًا مثل {example}."
  case .didYouMean: "هل تقصد {suggestions}؟"

  case .quotation: "«{text}»"
  case .alternative: "{first} أو {second}"
  case .list: "{first}، {second}"
  case .consecutive: "{first} {second}"

  case .evaluated: "«{typed}» يساوي {text}."
  case .rounded: "تم تقريب {typed} إلى {text}."
  case .clamped: "{typed} خارج النطاق المسموح به، وتم تغييره إلى {text}."
  case .snapped: "تم تغيير {typed} إلى أقرب قيمة مسموح بها: {text}."
  case .cleared: "تم مسح محتوى الحقل."
  case .reverted: "تم تغيير «{typed}» إلى {text}."
  case .revertedFromEmpty: "كان النص فارغًا، وتم تغييره إلى {text}."
  case .revertedToEmpty: "تمت إزالة «{typed}»."

  case .field: "\u{200F}{label}: {text}."
  case .fieldUnchanged: "{label}: {text}، بدون تغيير."
  case .fieldChanged: "{label}: القيمة الآن {text}."
  case .fieldFilled: "{label}: تم ملء الحقل."
  case .fieldMessage: "\u{200F}{label}: {message}"
  case .emptyWord: "فارغ"
  case .minusWord: "سالب"
  case .increment: "زيادة"
  case .decrement: "إنقاص"

  case .required: "{label}: حقل مطلوب."
  case .tooShort: "{label}: النص قصير جدًا. الحد الأدنى لعدد الأحرف: {minimum}."
  case .tooLong: "{label}: النص طويل جدًا. الحد الأقصى لعدد الأحرف: {maximum}."
  case .pattern: "{label}: التنسيق غير مطابق للمطلوب."
  case .email: "{label}: هذا ليس عنوان بريد إلكتروني."
  case .date: "{label}: هذا ليس تاريخًا مثل {example}."
  case .time: "{label}: هذا ليس وقتًا مثل {example}."
  case .dateTime: "{label}: هذا ليس تاريخًا مع وقت مثل {example}."
  case .earliest: "{label}: يجب ألا تكون القيمة قبل {minimum}."
  case .latest: "{label}: يجب ألا تكون القيمة بعد {maximum}."
  case .option: "{label}: هذا ليس أحد الخيارات."
  case .tooFew: "{label}: عدد العناصر قليل جدًا. الحد الأدنى: {minimum}."
  case .tooMany: "{label}: عدد العناصر كبير جدًا. الحد الأقصى: {maximum}."
  case .unequal: "{label}: النص لا يطابق {other}."
  case .notAccepted: "{label}: القيمة غير مقبولة."
  case .declaredTwice: "يحتوي النموذج على الحقل «{field}» مرتين."
  case .form: "النموذج"

  case .yes: "نعم"
  case .no: "لا"

  case .submitStarted: "جارٍ إرسال النموذج."
  case .submitAccepted: "تم إرسال النموذج."
  case .submitAnswered: "لم يُقبل النموذج. عدد المشكلات التي يجب حلها: {count}."
  case .submitInvalid: "لم يُرسل النموذج. عدد المشكلات التي يجب حلها: {count}."
  case .submitReverted: "لم يُرسل النموذج. حقول تعذرت قراءتها وأُعيدت إلى ما كانت عليه: {fields}."
  case .submitRunning: "يجري إرسال النموذج بالفعل."
  case .submitCancelled: "لم يُرسل النموذج."
  }
}
