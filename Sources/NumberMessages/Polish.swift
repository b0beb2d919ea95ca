public import FieldEditing

extension MessageTable {
  /// The sentences in Polish.
  public static let polish = MessageTable("pl", template: words)
}

private func words(for key: MessageTable.Key) -> String {
  switch key {
  case .empty: "Wpisz liczbę."
  case .incomplete: "Liczba jest niekompletna."
  case .incompleteGroup: "Grupa cyfr jest za krótka."
  case .misplacedGroupingSeparator: "Znak „{place}” nie może tu rozdzielać grup cyfr."
  case .mixedGroupingSeparators: "„{place}” to inny separator niż poprzedni."
  case .groupingSeparatorInFraction:
    "Znak „{place}” nie może rozdzielać grup cyfr po separatorze dziesiętnym."
  case .duplicateDecimalSeparator: "„{place}” to drugi separator dziesiętny."
  case .foreignDecimalSeparator: "„{place}” nie jest tutaj separatorem dziesiętnym."
  case .ambiguousSeparator: "„{place}” może mieć dwa znaczenia."
  case .mixedDigits: "„{place}” to cyfra z innego pisma niż poprzednie."
  case .duplicateSign: "„{place}” to drugi znak plus lub minus."
  case .misplacedSign: "Znak „{place}” nie może stać w tym miejscu."
  case .signNotAllowed: "Znak „{place}” jest tu niedozwolony."
  case .foreignCurrency: "„{place}” oznacza inną walutę."
  case .unexpectedCharacter: "„{place}” nie jest częścią liczby."
  case .overflow: "Liczba jest za duża."
  case .fractionNotAllowed: "Liczba ma za dużo miejsc po przecinku."
  case .belowMinimum: "Liczba jest za mała."
  case .aboveMaximum: "Liczba jest za duża."
  case .betweenSteps: "Liczba leży między dwiema dozwolonymi wartościami."
  case .unwritable: "Tej liczby nie można tu zapisać."
  case .divisionByZero: "„{place}” to zero, a przez zero nie można dzielić."
  case .tooComplex: "To obliczenie jest za długie."
  case .ambiguousEntry: "„{place}” może oznaczać dwie liczby."
  case .unknownUnit: "„{place}” nie jest tu znaną jednostką."
  case .incompatibleUnit: "„{place}” mierzy coś innego."

  case .minimum: "Liczba musi być większa lub równa {minimum}."
  case .maximum: "Liczba musi być mniejsza lub równa {maximum}."
  case .exclusiveMinimum: "Liczba musi być większa niż {bound}."
  case .exclusiveMaximum: "Liczba musi być mniejsza niż {bound}."
  case .wholeNumber: "Dozwolone są tylko liczby całkowite."
  case .multiple: "Dozwolone są tylko wielokrotności liczby {multiple}."
  case .tooManyFractionDigits: "Dozwolona liczba miejsc po przecinku: {digits}."
  case .stepMismatch: "Najbliższe dozwolone liczby to {lower} i {upper}."
  case .stepMismatchAtEnd: "Najbliższa dozwolona liczba to {nearest}."
  case .example: "Wpisz liczbę, na przykład {example}."
  case .didYouMean: "Czy chodziło o {suggestions}?"

  case .quotation: "„{text}”"
  case .alternative: "{first} lub {second}"
  case .list: "{first}, {second}"
  case .consecutive: "{first} {second}"

  case .evaluated: "„{typed}” to {text}."
  case .rounded: "Zaokrąglono {typed} do {text}."
  case .clamped: "Liczba {typed} jest poza dozwolonym zakresem. Nowa wartość: {text}."
  case .snapped: "Zmieniono {typed} na najbliższą dozwoloną wartość: {text}."
  case .cleared: "Pole zostało wyczyszczone."
  case .reverted: "Zmieniono „{typed}” na {text}."
  case .revertedFromEmpty: "Pusty tekst zmieniono na {text}."
  case .revertedToEmpty: "Usunięto „{typed}”."

  case .field: "{label}: {text}."
  case .fieldUnchanged: "{label}: {text}, bez zmian."
  case .fieldChanged: "{label}: nowa wartość to {text}."
  case .fieldFilled: "{label}: wypełniono."
  case .fieldMessage: "{label}: {message}"
  case .emptyWord: "puste"
  case .minusWord: "minus"
  case .increment: "Zwiększ"
  case .decrement: "Zmniejsz"

  case .required: "{label}: pole wymagane."
  case .tooShort: "{label}: tekst jest za krótki. Minimalna liczba znaków: {minimum}."
  case .tooLong: "{label}: tekst jest za długi. Maksymalna liczba znaków: {maximum}."
  case .pattern: "{label}: format jest inny niż oczekiwany."
  case .email: "{label}: to nie jest adres e-mail."
  case .date: "{label}: to nie jest data, np. {example}."
  case .time: "{label}: to nie jest godzina, np. {example}."
  case .dateTime: "{label}: to nie jest data z godziną, np. {example}."
  case .earliest: "{label}: najwcześniejsza dozwolona wartość to {minimum}."
  case .latest: "{label}: najpóźniejsza dozwolona wartość to {maximum}."
  case .option: "{label}: to nie jest żadna z opcji."
  case .tooFew: "{label}: za mało pozycji. Minimalna liczba: {minimum}."
  case .tooMany: "{label}: za dużo pozycji. Maksymalna liczba: {maximum}."
  case .unequal: "{label}: tekst nie zgadza się z polem „{other}”."
  case .notAccepted: "{label}: wartość nie została przyjęta."
  case .declaredTwice: "Formularz dwukrotnie deklaruje pole „{field}”."
  case .form: "Formularz"

  case .yes: "Tak"
  case .no: "Nie"

  case .submitStarted: "Trwa wysyłanie formularza."
  case .submitAccepted: "Formularz został wysłany."
  case .submitAnswered: "Formularz nie został przyjęty. Problemy do rozwiązania: {count}."
  case .submitInvalid: "Formularz nie został wysłany. Problemy do rozwiązania: {count}."
  case .submitReverted:
    "Formularz nie został wysłany. Przywrócone pola, których nie udało się odczytać: {fields}."
  case .submitRunning: "Formularz jest już wysyłany."
  case .submitCancelled: "Formularz nie został wysłany."
  }
}
