public import FieldEditing

extension MessageTable {
  /// The sentences in French.
  public static let french = MessageTable("fr", template: words)
}

// In French a no-break space comes before ":", ";", "!" and "?", and inside quotation marks.
private func words(for key: MessageTable.Key) -> String {
  switch key {
  case .empty: "Saisissez un nombre."
  case .incomplete: "Le nombre est incomplet."
  case .incompleteGroup: "Un groupe de chiffres est trop court."
  case .misplacedGroupingSeparator: "«\u{A0}{place}\u{A0}» ne peut pas grouper les chiffres ici."
  case .mixedGroupingSeparators:
    "«\u{A0}{place}\u{A0}» n’est pas le même séparateur que le précédent."
  case .groupingSeparatorInFraction:
    "«\u{A0}{place}\u{A0}» ne peut pas grouper les chiffres après le séparateur décimal."
  case .duplicateDecimalSeparator: "«\u{A0}{place}\u{A0}» est un second séparateur décimal."
  case .foreignDecimalSeparator: "«\u{A0}{place}\u{A0}» n’est pas le séparateur décimal ici."
  case .ambiguousSeparator: "«\u{A0}{place}\u{A0}» peut se comprendre de deux façons."
  case .mixedDigits:
    "«\u{A0}{place}\u{A0}» est un chiffre d’une autre écriture que les précédents."
  case .duplicateSign: "«\u{A0}{place}\u{A0}» est un second signe."
  case .misplacedSign: "Le signe «\u{A0}{place}\u{A0}» ne peut pas se trouver ici."
  case .signNotAllowed: "Le signe «\u{A0}{place}\u{A0}» n’est pas autorisé ici."
  case .foreignCurrency: "«\u{A0}{place}\u{A0}» désigne une autre devise."
  case .unexpectedCharacter: "«\u{A0}{place}\u{A0}» n’a pas sa place dans un nombre."
  case .overflow: "Le nombre est trop grand."
  case .fractionNotAllowed: "Le nombre a trop de décimales."
  case .belowMinimum: "Le nombre est trop petit."
  case .aboveMaximum: "Le nombre est trop grand."
  case .betweenSteps: "Le nombre se trouve entre deux valeurs autorisées."
  case .unwritable: "Ce nombre ne peut pas être écrit ici."
  case .divisionByZero: "«\u{A0}{place}\u{A0}» vaut zéro, et on ne peut pas diviser par zéro."
  case .tooComplex: "Ce calcul est trop long."
  case .ambiguousEntry: "«\u{A0}{place}\u{A0}» peut désigner deux nombres."
  case .unknownUnit: "«\u{A0}{place}\u{A0}» n’est pas une unité connue ici."
  case .incompatibleUnit: "«\u{A0}{place}\u{A0}» mesure autre chose."

  case .minimum: "Le nombre doit être supérieur ou égal à {minimum}."
  case .maximum: "Le nombre doit être inférieur ou égal à {maximum}."
  case .exclusiveMinimum: "Le nombre doit être supérieur à {bound}."
  case .exclusiveMaximum: "Le nombre doit être inférieur à {bound}."
  case .wholeNumber: "Seuls les nombres entiers sont autorisés."
  case .multiple: "Seuls les multiples de {multiple} sont autorisés."
  case .tooManyFractionDigits: "Nombre de décimales autorisé\u{A0}: {digits}."
  case .stepMismatch: "Les nombres autorisés les plus proches sont {lower} et {upper}."
  case .stepMismatchAtEnd: "Le nombre autorisé le plus proche est {nearest}."
  case .example: "Saisissez un nombre tel que {example}."
  case .didYouMean: "Vouliez-vous dire {suggestions}\u{202F}?"

  case .quotation: "«\u{A0}{text}\u{A0}»"
  case .alternative: "{first} ou {second}"
  case .list: "{first}, {second}"
  case .consecutive: "{first} {second}"

  case .evaluated: "«\u{A0}{typed}\u{A0}» donne {text}."
  case .rounded: "{typed} a été arrondi à {text}."
  case .clamped: "{typed} est hors limites et a été remplacé par {text}."
  case .snapped: "{typed} a été remplacé par la valeur autorisée la plus proche\u{A0}: {text}."
  case .cleared: "Le champ a été vidé."
  case .reverted: "«\u{A0}{typed}\u{A0}» a été remplacé par {text}."
  case .revertedFromEmpty: "Le texte vide a été remplacé par {text}."
  case .revertedToEmpty: "«\u{A0}{typed}\u{A0}» a été supprimé."

  case .field: "{label}\u{A0}: {text}."
  case .fieldUnchanged: "{label}\u{A0}: {text}, sans changement."
  case .fieldChanged: "{label}\u{A0}: la valeur est maintenant {text}."
  case .fieldFilled: "{label}\u{A0}: champ rempli."
  case .fieldMessage: "{label}\u{A0}: {message}"
  case .emptyWord: "vide"
  case .minusWord: "moins"
  case .increment: "Augmenter"
  case .decrement: "Diminuer"

  case .required: "{label}\u{A0}: champ obligatoire."
  case .tooShort:
    "{label}\u{A0}: texte trop court. Nombre minimal de caractères\u{A0}: {minimum}."
  case .tooLong: "{label}\u{A0}: texte trop long. Nombre maximal de caractères\u{A0}: {maximum}."
  case .pattern: "{label}\u{A0}: le format n’est pas celui attendu."
  case .email: "{label}\u{A0}: ce n’est pas une adresse e-mail."
  case .date: "{label}\u{A0}: ce n’est pas une date telle que {example}."
  case .time: "{label}\u{A0}: ce n’est pas une heure telle que {example}."
  case .dateTime: "{label}\u{A0}: ce n’est pas une date avec une heure telle que {example}."
  case .earliest: "{label}\u{A0}: la valeur ne doit pas être antérieure à {minimum}."
  case .latest: "{label}\u{A0}: la valeur ne doit pas être postérieure à {maximum}."
  case .option: "{label}\u{A0}: ce n’est pas l’une des options."
  case .tooFew: "{label}\u{A0}: pas assez d’éléments. Nombre minimal\u{A0}: {minimum}."
  case .tooMany: "{label}\u{A0}: trop d’éléments. Nombre maximal\u{A0}: {maximum}."
  case .unequal: "{label}\u{A0}: le texte ne correspond pas à {other}."
  case .notAccepted: "{label}\u{A0}: la saisie n’est pas acceptée."
  case .declaredTwice: "Le formulaire déclare deux fois le champ «\u{A0}{field}\u{A0}»."
  case .form: "Le formulaire"

  case .yes: "Oui"
  case .no: "Non"

  case .submitStarted: "Envoi du formulaire en cours."
  case .submitAccepted: "Le formulaire a été envoyé."
  case .submitAnswered:
    "Le formulaire n’a pas été accepté. Problèmes à résoudre\u{A0}: {count}."
  case .submitInvalid: "Le formulaire n’a pas été envoyé. Problèmes à résoudre\u{A0}: {count}."
  case .submitReverted:
    "Le formulaire n’a pas été envoyé. Champs illisibles et rétablis\u{A0}: {fields}."
  case .submitRunning: "Le formulaire est déjà en cours d’envoi."
  case .submitCancelled: "Le formulaire n’a pas été envoyé."
  }
}
