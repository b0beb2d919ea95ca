import NumberText

// Digits that fill a field from the right: `FieldPolicies.fillsFromRight`. (X8)

extension FormattingField {
  /// Whether digits fill the field from the right: false without the policy, and after a
  /// decimal key or a paste, until the commit. (X8)
  package var isFilling: Bool {
    guard policies.fillsFromRight, markedRange == nil, let lastPower else { return false }
    if reading.issue?.code == .empty { return true }
    // A text that a commit kept may have more digits than the format shows.
    guard let number = saidNumber,
      number.rounded(toFractionDigits: -lastPower, mode: .down) == number
    else { return false }
    if status == .acceptable && !isEdited { return true }
    return !isOrdinary && format.text(for: number).hasSameBytes(as: text)
  }

  /// The power of ten of the last digit that the format shows; nil if its numbers show more or fewer.
  private var lastPower: Int? { format.fixedFractionDigits.map { -$0 - format.scale } }

  private var filledPlaces: DigitPlaces { format.digitPlaces(in: text, soft: SoftSeparators()) }

  /// Puts the caret where the next key acts, after a text that no key has made.
  mutating func rest() {
    if isFilling { selection = FieldSelection(caret: filledPlaces.end) }
  }

  /// Selects the whole text in place of a part of it, and rests in place of a caret elsewhere.
  @usableFromInline
  mutating func selectFilled() {
    if selection.isCaret {
      rest()
    } else if isFilling {
      selection = FieldSelection(anchor: 0, head: text.utf8.count)
    }
  }

  /// Follows a control that edits by itself, by the key that it took.
  @usableFromInline
  mutating func fill(
    following newText: String, _ selection: TextRange?, marked: TextRange?,
    _ intent: TextEdit.Intent
  ) throws(EditRefusal) -> FieldChange<Value>? {
    let before = self
    if isFilling {
      let followed = try content.followed(newText, selection, marked: marked, intent)
      guard let edit = followed.edit else { return nil }
      // A whole text is no key, and is read as a paste is. (E13)
      try editCents(followed.isWhole ? TextEdit(.all, newText, intent: .pasted) : edit)
    } else {
      _ = try followText(newText, selection, marked: marked, intent)
      isOrdinary = true
    }
    return change(since: before, .edit(intent))
  }

  /// Changes the sign of the number that fills the field, or of the typed text.
  mutating func toggleFilledSign() throws(EditRefusal) -> FieldChange<Value>? {
    let before = self
    if isFilling {
      let number = said ?? 0
      guard entryTraits.allowsMinus || number.isNegative else { return nil }
      try fill(number.negated)
    } else if try toggleTypedSign() != nil {
      isOrdinary = true
    }
    return change(since: before, .edit(.typed))
  }

  /// Has digits that filled the field in another format fill it on, unless this format does not show them
  /// all. (S7)
  mutating func refill(_ number: FixedDecimal?, wasFilling: Bool) {
    guard wasFilling else {
      isOrdinary = true
      return
    }
    if let number { try? fill(number) }
    rest()
  }

  /// The number in the field; nil in an empty one.
  private var said: FixedDecimal? { reading.issue?.code == .empty ? nil : saidNumber }

  /// Puts a number in the place of the text, as an edit.
  mutating func fill(_ number: FixedDecimal?) throws(EditRefusal) {
    var filled = self
    try filled.editText(TextEdit(.all, number.map { format.text(for: $0) } ?? ""))
    // A number that the type does not have, or that the text does not show, is no further key.
    if let number, filled.saidNumber != number || filled.issue?.code == .overflow {
      throw .filtered
    }
    filled.selection = FieldSelection(caret: filled.filledPlaces.end)
    self = filled
  }

  /// Makes an edit as a field without cents does.
  private mutating func enter(_ edit: TextEdit) throws(EditRefusal) {
    try editText(edit)
    isOrdinary = true
  }

  /// Makes an edit as the key that it was, and keeps no change.
  @usableFromInline
  mutating func editCents(_ edit: TextEdit) throws(EditRefusal) {
    guard isFilling else { return try enter(edit) }
    guard edit.intent == .typed || edit.intent == .deleted else {
      return try enter(TextEdit(.all, edit.replacement, intent: edit.intent))
    }
    let range = try edit.range.offsets(in: text, selection: selection)
    let places = filledPlaces
    let coversDigits =
      range.lowerBound <= places.start ?? 0 && range.upperBound >= places.end
    var trial = self
    // What covers the digits replaces the number.
    if !range.isEmpty, coversDigits {
      trial.selection = FieldSelection(anchor: 0, head: text.utf8.count)
    }
    if edit.replacement.isEmpty {
      // After the last digit stands nothing that a key can take away.
      if !range.isEmpty, coversDigits || range.lowerBound != places.end {
        try trial.deleteLast(text.utf8Part(range).digitValues.count)
      }
    } else {
      do throws(EditRefusal) {
        for scalar in edit.replacement.unicodeScalars { try trial.typeCents(scalar) }
      } catch {
        // A whole text that came at once, as a browser fills a field, is read as a paste is.
        guard coversDigits, edit.replacement.unicodeScalars.count > 1 else { throw error }
        try trial.enter(TextEdit(.all, edit.replacement, intent: .pasted))
      }
    }
    self = trial
  }

  /// Takes a character.
  private mutating func typeCents(_ scalar: Unicode.Scalar) throws(EditRefusal) {
    guard isFilling, let power = lastPower else {
      return try enter(TextEdit(.selection, String(scalar)))
    }
    switch CharacterKind(scalar.value) {
    case .digit(let digit, _):
      let before = selection.isCaret ? said ?? 0 : 0
      let unit = FixedDecimal(
        isNegative: before.isNegative, coefficient: UInt64(digit), exponent: power)
      try fill(before.multipliedByPowerOfTen(1) + unit)
    case .minus: _ = try toggleFilledSign()
    case .separator where format.role(of: scalar) == .decimalSeparator:
      try beginOrdinaryEntry(power)
    default: throw .filtered
    }
  }

  /// Deletes the last digits, at least one, or the selected number.
  private mutating func deleteLast(_ count: Int) throws(EditRefusal) {
    guard let power = lastPower else { throw .filtered }
    var rest = selection.isCaret ? said : nil
    for _ in 0..<min(max(1, count), 64) {
      guard let number = rest, !number.isZero else {
        rest = nil
        break
      }
      rest = number.multipliedByPowerOfTen(-1).rounded(toFractionDigits: -power, mode: .down)
    }
    if let number = rest, number.isZero { rest = number.magnitude }
    try fill(rest)
  }

  /// The digits typed so far are whole ones from now on, and more follow after the separator.
  private mutating func beginOrdinaryEntry(_ lastPower: Int) throws(EditRefusal) {
    let symbols = format.symbols
    var typed = symbols.decimalSeparator
    if selection.isCaret, let number = said, !number.isZero {
      let digits = number.magnitude.multipliedByPowerOfTen(-lastPower).plainText.utf8.map {
        String(symbols.digits[Int($0 - UInt8(ascii: "0"))])
      }
      typed = (number.isNegative ? symbols.minusSign : "") + digits.joined() + typed
    }
    try enter(TextEdit(.all, typed))
  }
}
