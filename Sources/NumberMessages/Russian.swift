public import FieldEditing

extension MessageTable {
  /// The sentences in Russian.
  public static let russian = MessageTable("ru", template: words)
}

private func words(for key: MessageTable.Key) -> String {
  switch key {
  case .empty: "Введите число."
  case .incomplete: "Число введено не полностью."
  case .incompleteGroup: "Группа цифр слишком короткая."
  case .misplacedGroupingSeparator: "Символ «{place}» не может разделять группы цифр в этом месте."
  case .mixedGroupingSeparators: "Символ «{place}» отличается от предыдущего разделителя."
  case .groupingSeparatorInFraction:
    "Символ «{place}» не может разделять группы цифр в дробной части."
  case .duplicateDecimalSeparator: "«{place}»\u{A0}— второй десятичный разделитель."
  case .foreignDecimalSeparator: "Символ «{place}» здесь не десятичный разделитель."
  case .ambiguousSeparator: "Символ «{place}» можно понять двояко."
  case .mixedDigits: "Цифра «{place}» относится к другой письменности, чем предыдущие."
  case .duplicateSign: "«{place}»\u{A0}— второй знак числа."
  case .misplacedSign: "Знак «{place}» не может стоять в этом месте."
  case .signNotAllowed: "Знак «{place}» здесь недопустим."
  case .foreignCurrency: "«{place}» обозначает другую валюту."
  case .unexpectedCharacter: "«{place}» не является частью числа."
  case .overflow: "Число слишком большое."
  case .fractionNotAllowed: "В числе слишком много десятичных знаков."
  case .belowMinimum: "Число слишком маленькое."
  case .aboveMaximum: "Число слишком большое."
  case .betweenSteps: "Число находится между двумя допустимыми значениями."
  case .unwritable: "Это число нельзя здесь записать."
  case .divisionByZero: "«{place}» — это ноль, а на ноль делить нельзя."
  case .tooComplex: "Это вычисление слишком длинное."
  case .ambiguousEntry: "«{place}» может означать два числа."
  case .unknownUnit: "«{place}» — неизвестная здесь единица измерения."
  case .incompatibleUnit: "«{place}» измеряет другую величину."

  case .minimum: "Число должно быть не меньше {minimum}."
  case .maximum: "Число должно быть не больше {maximum}."
  case .exclusiveMinimum: "Число должно быть больше {bound}."
  case .exclusiveMaximum: "Число должно быть меньше {bound}."
  case .wholeNumber: "Допустимы только целые числа."
  case .multiple: "Допустимы только числа, кратные {multiple}."
  case .tooManyFractionDigits: "Допустимое количество десятичных знаков: {digits}."
  case .stepMismatch: "Ближайшие допустимые числа: {lower} и {upper}."
  case .stepMismatchAtEnd: "Ближайшее допустимое число: {nearest}."
  case .example: "Введите число, например {example}."
  case .didYouMean: "Возможно, вы имели в виду {suggestions}?"

  case .quotation: "«{text}»"
  case .alternative: "{first} или {second}"
  case .list: "{first}, {second}"
  case .consecutive: "{first} {second}"

  case .evaluated: "«{typed}» — это {text}."
  case .rounded: "{typed} округлено до {text}."
  case .clamped: "{typed} выходит за допустимые пределы и заменено на {text}."
  case .snapped: "{typed} заменено на ближайшее допустимое значение: {text}."
  case .cleared: "Поле очищено."
  case .reverted: "«{typed}» заменено на {text}."
  case .revertedFromEmpty: "Пустой текст заменён на {text}."
  case .revertedToEmpty: "«{typed}» удалено."

  case .field: "{label}: {text}."
  case .fieldUnchanged: "{label}: {text}, без изменений."
  case .fieldChanged: "{label}: новое значение {text}."
  case .fieldFilled: "{label}: заполнено."
  case .fieldMessage: "{label}: {message}"
  case .emptyWord: "пусто"
  case .minusWord: "минус"
  case .increment: "Увеличить"
  case .decrement: "Уменьшить"

  case .required: "{label}: обязательное поле."
  case .tooShort: "{label}: текст слишком короткий. Минимальное количество символов: {minimum}."
  case .tooLong: "{label}: текст слишком длинный. Максимальное количество символов: {maximum}."
  case .pattern: "{label}: формат не соответствует ожидаемому."
  case .email: "{label}: это не адрес электронной почты."
  case .date: "{label}: это не дата, например {example}."
  case .time: "{label}: это не время, например {example}."
  case .dateTime: "{label}: это не дата со временем, например {example}."
  case .earliest: "{label}: значение не может быть раньше {minimum}."
  case .latest: "{label}: значение не может быть позже {maximum}."
  case .option: "{label}: такого варианта нет."
  case .tooFew: "{label}: слишком мало элементов. Минимальное количество: {minimum}."
  case .tooMany: "{label}: слишком много элементов. Максимальное количество: {maximum}."
  case .unequal: "{label}: текст не совпадает с полем «{other}»."
  case .notAccepted: "{label}: значение не принято."
  case .declaredTwice: "В форме дважды объявлено поле «{field}»."
  case .form: "Форма"

  case .yes: "Да"
  case .no: "Нет"

  case .submitStarted: "Форма отправляется."
  case .submitAccepted: "Форма отправлена."
  case .submitAnswered: "Форма не принята. Количество ошибок для исправления: {count}."
  case .submitInvalid: "Форма не отправлена. Количество ошибок для исправления: {count}."
  case .submitReverted:
    "Форма не отправлена. Поля, которые не удалось прочитать и которые восстановлены: {fields}."
  case .submitRunning: "Форма уже отправляется."
  case .submitCancelled: "Форма не отправлена."
  }
}
