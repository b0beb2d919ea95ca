public import FieldEditing

extension MessageTable {
  /// The sentences in German.
  public static let german = MessageTable("de", template: words)
}

private func words(for key: MessageTable.Key) -> String {
  switch key {
  case .empty: "Geben Sie eine Zahl ein."
  case .incomplete: "Die Zahl ist nicht vollständig."
  case .incompleteGroup: "Eine Zifferngruppe ist zu kurz."
  case .misplacedGroupingSeparator: "„{place}“ kann hier keine Ziffern gruppieren."
  case .mixedGroupingSeparators: "„{place}“ ist ein anderes Trennzeichen als das davor."
  case .groupingSeparatorInFraction:
    "„{place}“ kann hinter dem Dezimaltrennzeichen keine Ziffern gruppieren."
  case .duplicateDecimalSeparator: "„{place}“ ist ein zweites Dezimaltrennzeichen."
  case .foreignDecimalSeparator: "„{place}“ ist hier nicht das Dezimaltrennzeichen."
  case .ambiguousSeparator: "„{place}“ kann zweierlei bedeuten."
  case .mixedDigits: "„{place}“ ist eine Ziffer einer anderen Schrift als die davor."
  case .duplicateSign: "„{place}“ ist ein zweites Vorzeichen."
  case .misplacedSign: "Das Vorzeichen „{place}“ kann hier nicht stehen."
  case .signNotAllowed: "Das Vorzeichen „{place}“ ist hier nicht erlaubt."
  case .foreignCurrency: "„{place}“ steht für eine andere Währung."
  case .unexpectedCharacter: "„{place}“ gehört nicht zu einer Zahl."
  case .overflow: "Die Zahl ist zu groß."
  case .fractionNotAllowed: "Die Zahl hat zu viele Nachkommastellen."
  case .belowMinimum: "Die Zahl ist zu klein."
  case .aboveMaximum: "Die Zahl ist zu groß."
  case .betweenSteps: "Die Zahl liegt zwischen zwei erlaubten Werten."
  case .unwritable: "Diese Zahl kann hier nicht geschrieben werden."
  case .divisionByZero: "„{place}“ ist null, und durch null kann nicht geteilt werden."
  case .tooComplex: "Diese Rechnung ist zu lang."
  case .ambiguousEntry: "„{place}“ könnte zwei Zahlen bedeuten."
  case .unknownUnit: "„{place}“ ist hier keine bekannte Einheit."
  case .incompatibleUnit: "„{place}“ misst etwas anderes."

  case .minimum: "Die Zahl muss mindestens {minimum} sein."
  case .maximum: "Die Zahl darf höchstens {maximum} sein."
  case .exclusiveMinimum: "Die Zahl muss größer als {bound} sein."
  case .exclusiveMaximum: "Die Zahl muss kleiner als {bound} sein."
  case .wholeNumber: "Nur ganze Zahlen sind erlaubt."
  case .multiple: "Nur Vielfache von {multiple} sind erlaubt."
  case .tooManyFractionDigits: "Erlaubte Nachkommastellen: {digits}."
  case .stepMismatch: "Die nächsten erlaubten Zahlen sind {lower} und {upper}."
  case .stepMismatchAtEnd: "Die nächste erlaubte Zahl ist {nearest}."
  case .example: "Geben Sie eine Zahl wie {example} ein."
  case .didYouMean: "Meinten Sie {suggestions}?"

  case .quotation: "„{text}“"
  case .alternative: "{first} oder {second}"
  case .list: "{first}, {second}"
  case .consecutive: "{first} {second}"

  case .evaluated: "„{typed}“ ergibt {text}."
  case .rounded: "Von {typed} auf {text} gerundet."
  case .clamped: "{typed} liegt außerhalb des erlaubten Bereichs und wurde durch {text} ersetzt."
  case .snapped: "{typed} wurde durch den nächsten erlaubten Wert ersetzt: {text}."
  case .cleared: "Das Feld wurde geleert."
  case .reverted: "„{typed}“ wurde durch {text} ersetzt."
  case .revertedFromEmpty: "Der leere Text wurde durch {text} ersetzt."
  case .revertedToEmpty: "„{typed}“ wurde entfernt."

  case .field: "{label}: {text}."
  case .fieldUnchanged: "{label}: {text}, unverändert."
  case .fieldChanged: "{label} ist jetzt {text}."
  case .fieldFilled: "{label}: ausgefüllt."
  case .fieldMessage: "{label}: {message}"
  case .emptyWord: "leer"
  case .minusWord: "minus"
  case .increment: "Erhöhen"
  case .decrement: "Verringern"

  case .required: "{label} ist erforderlich."
  case .tooShort: "{label} ist zu kurz. Mindestanzahl der Zeichen: {minimum}."
  case .tooLong: "{label} ist zu lang. Höchstanzahl der Zeichen: {maximum}."
  case .pattern: "{label} hat nicht das erwartete Format."
  case .email: "{label} ist keine E-Mail-Adresse."
  case .date: "{label} ist kein Datum wie {example}."
  case .time: "{label} ist keine Uhrzeit wie {example}."
  case .dateTime: "{label} ist kein Datum mit Uhrzeit wie {example}."
  case .earliest: "{label} darf frühestens {minimum} sein."
  case .latest: "{label} darf spätestens {maximum} sein."
  case .option: "{label} ist keine der Auswahlmöglichkeiten."
  case .tooFew: "{label} hat zu wenige Einträge. Mindestanzahl: {minimum}."
  case .tooMany: "{label} hat zu viele Einträge. Höchstanzahl: {maximum}."
  case .unequal: "{label} stimmt nicht mit {other} überein."
  case .notAccepted: "{label} wird nicht akzeptiert."
  case .declaredTwice: "Das Formular enthält das Feld „{field}“ zweimal."
  case .form: "Das Formular"

  case .yes: "Ja"
  case .no: "Nein"

  case .submitStarted: "Das Formular wird gesendet."
  case .submitAccepted: "Das Formular wurde gesendet."
  case .submitAnswered: "Das Formular wurde nicht angenommen. Zu lösende Probleme: {count}."
  case .submitInvalid: "Das Formular wurde nicht gesendet. Zu lösende Probleme: {count}."
  case .submitReverted:
    "Das Formular wurde nicht gesendet. Nicht lesbar und zurückgesetzt: {fields}."
  case .submitRunning: "Das Formular wird bereits gesendet."
  case .submitCancelled: "Das Formular wurde nicht gesendet."
  }
}
