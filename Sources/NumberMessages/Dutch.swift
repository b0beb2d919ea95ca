public import FieldEditing

extension MessageTable {
  /// The sentences in Dutch.
  public static let dutch = MessageTable("nl", template: words)
}

private func words(for key: MessageTable.Key) -> String {
  switch key {
  case .empty: "Voer een getal in."
  case .incomplete: "Het getal is niet volledig."
  case .incompleteGroup: "Een groep cijfers is te kort."
  case .misplacedGroupingSeparator: "‘{place}’ kan hier geen cijfers groeperen."
  case .mixedGroupingSeparators: "‘{place}’ is een ander scheidingsteken dan het vorige."
  case .groupingSeparatorInFraction:
    "‘{place}’ kan na het decimaalteken geen cijfers groeperen."
  case .duplicateDecimalSeparator: "‘{place}’ is een tweede decimaalteken."
  case .foreignDecimalSeparator: "‘{place}’ is hier niet het decimaalteken."
  case .ambiguousSeparator: "‘{place}’ kan twee dingen betekenen."
  case .mixedDigits: "‘{place}’ is een cijfer uit een ander schrift dan de vorige."
  case .duplicateSign: "‘{place}’ is een tweede plus- of minteken."
  case .misplacedSign: "Het teken ‘{place}’ kan hier niet staan."
  case .signNotAllowed: "Het teken ‘{place}’ is hier niet toegestaan."
  case .foreignCurrency: "‘{place}’ staat voor een andere valuta."
  case .unexpectedCharacter: "‘{place}’ hoort niet bij een getal."
  case .overflow: "Het getal is te groot."
  case .fractionNotAllowed: "Het getal heeft te veel decimalen."
  case .belowMinimum: "Het getal is te klein."
  case .aboveMaximum: "Het getal is te groot."
  case .betweenSteps: "Het getal ligt tussen twee toegestane waarden."
  case .unwritable: "Dit getal kan hier niet worden geschreven."
  case .divisionByZero: "‘{place}’ is nul, en delen door nul kan niet."
  case .tooComplex: "Deze berekening is te lang."
  case .ambiguousEntry: "‘{place}’ kan twee getallen betekenen."
  case .unknownUnit: "‘{place}’ is hier geen bekende eenheid."
  case .incompatibleUnit: "‘{place}’ meet iets anders."

  case .minimum: "Het getal moet minimaal {minimum} zijn."
  case .maximum: "Het getal mag maximaal {maximum} zijn."
  case .exclusiveMinimum: "Het getal moet groter zijn dan {bound}."
  case .exclusiveMaximum: "Het getal moet kleiner zijn dan {bound}."
  case .wholeNumber: "Alleen gehele getallen zijn toegestaan."
  case .multiple: "Alleen veelvouden van {multiple} zijn toegestaan."
  case .tooManyFractionDigits: "Toegestaan aantal decimalen: {digits}."
  case .stepMismatch: "De dichtstbijzijnde toegestane getallen zijn {lower} en {upper}."
  case .stepMismatchAtEnd: "Het dichtstbijzijnde toegestane getal is {nearest}."
  case .example: "Voer een getal in zoals {example}."
  case .didYouMean: "Bedoelde u {suggestions}?"

  case .quotation: "‘{text}’"
  case .alternative: "{first} of {second}"
  case .list: "{first}, {second}"
  case .consecutive: "{first} {second}"

  case .evaluated: "‘{typed}’ is {text}."
  case .rounded: "{typed} is afgerond op {text}."
  case .clamped: "{typed} valt buiten het toegestane bereik en is vervangen door {text}."
  case .snapped: "{typed} is vervangen door de dichtstbijzijnde toegestane waarde: {text}."
  case .cleared: "Het veld is leeggemaakt."
  case .reverted: "‘{typed}’ is vervangen door {text}."
  case .revertedFromEmpty: "De lege tekst is vervangen door {text}."
  case .revertedToEmpty: "‘{typed}’ is verwijderd."

  case .field: "{label}: {text}."
  case .fieldUnchanged: "{label}: {text}, ongewijzigd."
  case .fieldChanged: "{label} is nu {text}."
  case .fieldFilled: "{label}: ingevuld."
  case .fieldMessage: "{label}: {message}"
  case .emptyWord: "leeg"
  case .minusWord: "min"
  case .increment: "Verhogen"
  case .decrement: "Verlagen"

  case .required: "{label} is verplicht."
  case .tooShort: "{label} is te kort. Minimumaantal tekens: {minimum}."
  case .tooLong: "{label} is te lang. Maximumaantal tekens: {maximum}."
  case .pattern: "{label} heeft niet de verwachte notatie."
  case .email: "{label} is geen e-mailadres."
  case .date: "{label} is geen datum zoals {example}."
  case .time: "{label} is geen tijd zoals {example}."
  case .dateTime: "{label} is geen datum met tijd zoals {example}."
  case .earliest: "{label} mag niet eerder zijn dan {minimum}."
  case .latest: "{label} mag niet later zijn dan {maximum}."
  case .option: "{label} is geen van de opties."
  case .tooFew: "{label} heeft te weinig items. Minimumaantal: {minimum}."
  case .tooMany: "{label} heeft te veel items. Maximumaantal: {maximum}."
  case .unequal: "{label} komt niet overeen met {other}."
  case .notAccepted: "{label} wordt niet geaccepteerd."
  case .declaredTwice: "Het formulier bevat het veld ‘{field}’ twee keer."
  case .form: "Het formulier"

  case .yes: "Ja"
  case .no: "Nee"

  case .submitStarted: "Het formulier wordt verzonden."
  case .submitAccepted: "Het formulier is verzonden."
  case .submitAnswered: "Het formulier is niet geaccepteerd. Op te lossen problemen: {count}."
  case .submitInvalid: "Het formulier is niet verzonden. Op te lossen problemen: {count}."
  case .submitReverted:
    "Het formulier is niet verzonden. Niet leesbaar en teruggezet: {fields}."
  case .submitRunning: "Het formulier wordt al verzonden."
  case .submitCancelled: "Het formulier is niet verzonden."
  }
}
