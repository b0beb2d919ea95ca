public import FieldEditing

extension MessageTable {
  /// The sentences in Hebrew.
  public static let hebrew = MessageTable("he", template: words)
}

// A template that does not begin with a word begins with U+200F, the right-to-left mark, so that it still runs from
// right to left.
private func words(for key: MessageTable.Key) -> String {
  switch key {
  case .empty: "יש להזין מספר."
  case .incomplete: "הזנת המספר לא הושלמה."
  case .incompleteGroup: "קבוצת ספרות קצרה מדי."
  case .misplacedGroupingSeparator: "התו ”{place}” לא יכול להפריד כאן בין קבוצות ספרות."
  case .mixedGroupingSeparators: "התו ”{place}” שונה מהמפריד שלפניו."
  case .groupingSeparatorInFraction:
    "התו ”{place}” לא יכול להפריד בין קבוצות ספרות אחרי המפריד העשרוני."
  case .duplicateDecimalSeparator: "”{place}” הוא מפריד עשרוני שני."
  case .foreignDecimalSeparator: "”{place}” אינו המפריד העשרוני כאן."
  case .ambiguousSeparator: "אפשר להבין את התו ”{place}” בשתי דרכים."
  case .mixedDigits: "הספרה ”{place}” היא מכתב אחר מזה של הספרות שלפניה."
  case .duplicateSign: "”{place}” הוא סימן שני."
  case .misplacedSign: "הסימן ”{place}” לא יכול להופיע כאן."
  case .signNotAllowed: "אין להשתמש כאן בסימן ”{place}”."
  case .foreignCurrency: "”{place}” מציין מטבע אחר."
  case .unexpectedCharacter: "”{place}” אינו חלק ממספר."
  case .overflow: "המספר גדול מדי."
  case .fractionNotAllowed: "במספר יש יותר מדי ספרות אחרי המפריד העשרוני."
  case .belowMinimum: "המספר קטן מדי."
  case .aboveMaximum: "המספר גדול מדי."
  case .betweenSteps: "המספר נמצא בין שני ערכים מותרים."
  case .unwritable: "לא ניתן לכתוב כאן את המספר הזה."
  case .divisionByZero: "”{place}” הוא אפס, ואי אפשר לחלק באפס."
  case .tooComplex: "החישוב הזה ארוך מדי."
  case .ambiguousEntry: "”{place}” יכול לציין שני מספרים."
  case .unknownUnit: "”{place}” אינה יחידה מוכרת כאן."
  case .incompatibleUnit: "”{place}” מודדת משהו אחר."

  case .minimum: "המספר צריך להיות {minimum} או יותר."
  case .maximum: "המספר צריך להיות {maximum} או פחות."
  case .exclusiveMinimum: "המספר צריך להיות גדול מ־{bound}."
  case .exclusiveMaximum: "המספר צריך להיות קטן מ־{bound}."
  case .wholeNumber: "אפשר להזין רק מספרים שלמים."
  case .multiple: "אפשר להזין רק כפולות של {multiple}."
  case .tooManyFractionDigits: "מספר הספרות המותר אחרי המפריד העשרוני: {digits}."
  case .stepMismatch: "המספרים המותרים הקרובים ביותר הם {lower} ו־{upper}."
  case .stepMismatchAtEnd: "המספר המותר הקרוב ביותר הוא {nearest}."
  case .example: "יש להזין מספר, לדוגמה {example}."
  case .didYouMean: "האם הכוונה הייתה {suggestions}?"

  case .quotation: "”{text}”"
  case .alternative: "{first} או {second}"
  case .list: "{first}, {second}"
  case .consecutive: "{first} {second}"

  case .evaluated: "”{typed}” הם {text}."
  case .rounded: "{typed} עוגל ל־{text}."
  case .clamped: "{typed} נמצא מחוץ לטווח המותר והוחלף ב־{text}."
  case .snapped: "{typed} הוחלף בערך המותר הקרוב ביותר: {text}."
  case .cleared: "תוכן השדה נמחק."
  case .reverted: "”{typed}” הוחלף ב־{text}."
  case .revertedFromEmpty: "הטקסט הריק הוחלף ב־{text}."
  case .revertedToEmpty: "”{typed}” הוסר."

  case .field: "\u{200F}{label}: {text}."
  case .fieldUnchanged: "{label}: {text}, ללא שינוי."
  case .fieldChanged: "{label}: הערך כעת הוא {text}."
  case .fieldFilled: "{label}: השדה מולא."
  case .fieldMessage: "\u{200F}{label}: {message}"
  case .emptyWord: "ריק"
  case .minusWord: "מינוס"
  case .increment: "הגדלה"
  case .decrement: "הקטנה"

  case .required: "{label}: שדה חובה."
  case .tooShort: "{label}: הטקסט קצר מדי. מספר התווים המינימלי: {minimum}."
  case .tooLong: "{label}: הטקסט ארוך מדי. מספר התווים המקסימלי: {maximum}."
  case .pattern: "{label}: התבנית אינה כנדרש."
  case .email: "{label}: זו אינה כתובת אימייל."
  case .date: "{label}: זה אינו תאריך כגון {example}."
  case .time: "{label}: זו אינה שעה כגון {example}."
  case .dateTime: "{label}: זה אינו תאריך עם שעה כגון {example}."
  case .earliest: "{label}: הערך לא יכול להיות לפני {minimum}."
  case .latest: "{label}: הערך לא יכול להיות אחרי {maximum}."
  case .option: "{label}: זו אינה אחת האפשרויות."
  case .tooFew: "{label}: יש מעט מדי פריטים. המספר המינימלי: {minimum}."
  case .tooMany: "{label}: יש יותר מדי פריטים. המספר המקסימלי: {maximum}."
  case .unequal: "{label}: הטקסט אינו זהה לשדה {other}."
  case .notAccepted: "{label}: הערך לא התקבל."
  case .declaredTwice: "השדה ”{field}” מופיע בטופס פעמיים."
  case .form: "הטופס"

  case .yes: "כן"
  case .no: "לא"

  case .submitStarted: "שליחת הטופס מתבצעת."
  case .submitAccepted: "הטופס נשלח."
  case .submitAnswered: "הטופס לא התקבל. מספר הבעיות שיש לפתור: {count}."
  case .submitInvalid: "הטופס לא נשלח. מספר הבעיות שיש לפתור: {count}."
  case .submitReverted: "הטופס לא נשלח. שדות שלא ניתן היה לקרוא ותוכנם שוחזר: {fields}."
  case .submitRunning: "שליחת הטופס כבר מתבצעת."
  case .submitCancelled: "הטופס לא נשלח."
  }
}
