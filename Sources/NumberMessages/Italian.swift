public import FieldEditing

extension MessageTable {
  /// The sentences in Italian.
  public static let italian = MessageTable("it", template: words)
}

private func words(for key: MessageTable.Key) -> String {
  switch key {
  case .empty: "Inserisci un numero."
  case .incomplete: "Il numero è incompleto."
  case .incompleteGroup: "Un gruppo di cifre è troppo corto."
  case .misplacedGroupingSeparator: "“{place}” non può raggruppare le cifre in questo punto."
  case .mixedGroupingSeparators: "“{place}” non è lo stesso separatore usato in precedenza."
  case .groupingSeparatorInFraction:
    "“{place}” non può raggruppare le cifre dopo il separatore decimale."
  case .duplicateDecimalSeparator: "“{place}” è un secondo separatore decimale."
  case .foreignDecimalSeparator: "“{place}” qui non è il separatore decimale."
  case .ambiguousSeparator: "“{place}” può avere due significati."
  case .mixedDigits: "“{place}” è una cifra di una scrittura diversa dalle precedenti."
  case .duplicateSign: "“{place}” è un secondo segno."
  case .misplacedSign: "Il segno “{place}” non può stare in questo punto."
  case .signNotAllowed: "Il segno “{place}” non è consentito in questo punto."
  case .foreignCurrency: "“{place}” indica un’altra valuta."
  case .unexpectedCharacter: "“{place}” non fa parte di un numero."
  case .overflow: "Il numero è troppo grande."
  case .fractionNotAllowed: "Il numero ha troppi decimali."
  case .belowMinimum: "Il numero è troppo piccolo."
  case .aboveMaximum: "Il numero è troppo grande."
  case .betweenSteps: "Il numero è compreso tra due valori consentiti."
  case .unwritable: "Questo numero non può essere scritto qui."
  case .divisionByZero: "«{place}» è zero e non si può dividere per zero."
  case .tooComplex: "Questo calcolo è troppo lungo."
  case .ambiguousEntry: "«{place}» può indicare due numeri."
  case .unknownUnit: "«{place}» non è un’unità conosciuta qui."
  case .incompatibleUnit: "«{place}» misura un’altra cosa."

  case .minimum: "Il numero deve essere maggiore o uguale a {minimum}."
  case .maximum: "Il numero deve essere minore o uguale a {maximum}."
  case .exclusiveMinimum: "Il numero deve essere maggiore di {bound}."
  case .exclusiveMaximum: "Il numero deve essere minore di {bound}."
  case .wholeNumber: "Sono consentiti solo numeri interi."
  case .multiple: "Sono consentiti solo multipli di {multiple}."
  case .tooManyFractionDigits: "Numero di decimali consentito: {digits}."
  case .stepMismatch: "I numeri consentiti più vicini sono {lower} e {upper}."
  case .stepMismatchAtEnd: "Il numero consentito più vicino è {nearest}."
  case .example: "Inserisci un numero come {example}."
  case .didYouMean: "Forse intendevi {suggestions}?"

  case .quotation: "“{text}”"
  case .alternative: "{first} o {second}"
  case .list: "{first}, {second}"
  case .consecutive: "{first} {second}"

  case .evaluated: "«{typed}» fa {text}."
  case .rounded: "{typed} è stato arrotondato a {text}."
  case .clamped: "{typed} è fuori dai limiti consentiti ed è stato sostituito da {text}."
  case .snapped: "{typed} è stato sostituito dal valore consentito più vicino: {text}."
  case .cleared: "Il campo è stato svuotato."
  case .reverted: "“{typed}” è stato sostituito da {text}."
  case .revertedFromEmpty: "Il testo vuoto è stato sostituito da {text}."
  case .revertedToEmpty: "“{typed}” è stato rimosso."

  case .field: "{label}: {text}."
  case .fieldUnchanged: "{label}: {text}, nessuna modifica."
  case .fieldChanged: "{label}: il valore ora è {text}."
  case .fieldFilled: "{label}: campo compilato."
  case .fieldMessage: "{label}: {message}"
  case .emptyWord: "vuoto"
  case .minusWord: "meno"
  case .increment: "Aumenta"
  case .decrement: "Diminuisci"

  case .required: "{label}: campo obbligatorio."
  case .tooShort: "{label}: testo troppo corto. Numero minimo di caratteri: {minimum}."
  case .tooLong: "{label}: testo troppo lungo. Numero massimo di caratteri: {maximum}."
  case .pattern: "{label}: il formato non è quello previsto."
  case .email: "{label}: non è un indirizzo email."
  case .date: "{label}: non è una data come {example}."
  case .time: "{label}: non è un’ora come {example}."
  case .dateTime: "{label}: non è una data con ora come {example}."
  case .earliest: "{label}: il valore non può essere precedente a {minimum}."
  case .latest: "{label}: il valore non può essere successivo a {maximum}."
  case .option: "{label}: non è una delle opzioni."
  case .tooFew: "{label}: troppo pochi elementi. Numero minimo: {minimum}."
  case .tooMany: "{label}: troppi elementi. Numero massimo: {maximum}."
  case .unequal: "{label}: il testo non corrisponde a {other}."
  case .notAccepted: "{label}: il contenuto non è accettato."
  case .declaredTwice: "Il modulo dichiara due volte il campo “{field}”."
  case .form: "Il modulo"

  case .yes: "Sì"
  case .no: "No"

  case .submitStarted: "Invio del modulo in corso."
  case .submitAccepted: "Il modulo è stato inviato."
  case .submitAnswered: "Il modulo non è stato accettato. Problemi da risolvere: {count}."
  case .submitInvalid: "Il modulo non è stato inviato. Problemi da risolvere: {count}."
  case .submitReverted:
    "Il modulo non è stato inviato. Campi illeggibili e ripristinati: {fields}."
  case .submitRunning: "L’invio del modulo è già in corso."
  case .submitCancelled: "Il modulo non è stato inviato."
  }
}
