import NumberText

// Digits that fill a field from the right, as on a till: the keys 1, 2, 5 make 0.01, 0.12, 1.25.
// With the policy `FieldPolicies.fillsFromRight` the field *fills*. After the decimal key or a
// paste the field is edited and read as any other field, until the commit. Until then its text is
// called *ordinary*. (X8)

extension FormattingField {
  /// Whether digits fill the field from the right: false without the policy, and after a
  /// decimal key or a paste, until the commit. (X8)
  package var isFilling: Bool {
    guard policies.fillsFromRight, markedRange == nil, let lastPower else { return false }
    if reading.issue?.code == .empty { return true }
    // A text that a commit kept may have more digits than the format shows. Digits do not fill such
    // a text.
    guard let number = saidNumber,
      number.rounded(toFractionDigits: -lastPower, mode: .down) == number
    else { return false }
    if status == .acceptable && !isEdited { return true }
    return !isOrdinary && written(number).text.hasSameBytes(as: text)
  }

  /// The power of ten of the last digit that the format shows, −2 for cents. Nil if the format does
  /// not write the same count of fraction digits for every number.
  private var lastPower: Int? { format.fixedFractionDigits.map { -$0 - format.scale } }

  private var filledParts: TextParts { format.parts(of: text) }

  /// If digits fill the field, places the caret after the last digit, where the next key acts.
  /// Called when something else than a key has changed the text, such as a commit.
  mutating func rest() {
    if isFilling { selection = FieldSelection(caret: filledParts.end) }
  }

  /// If a part of the text is selected, selects the whole text instead; if nothing is selected,
  /// places the caret after the last digit. Does nothing while digits do not fill the field, as
  /// after a paste.
  @usableFromInline
  mutating func selectFilled() {
    if selection.isCaret {
      rest()
    } else if isFilling {
      selection = FieldSelection(anchor: 0, head: text.utf8.count)
    }
  }

  /// Edits the field so that it has the whole text of a host's control that edits by itself: finds
  /// out which key the control has received, and acts as on that key.
  @usableFromInline
  mutating func fill(
    following newText: String, _ selection: TextRange?, marked: TextRange?,
    _ intent: TextEdit.Intent
  ) throws(EditRefusal) -> FieldChange<Value>? {
    let before = self
    if isFilling {
      let followed = try content.followed(newText, selection, marked: marked, intent)
      guard let edit = followed.edit else { return nil }
      // The text came as a whole and not by a key, as from a browser that fills in a form: it is
      // read as a paste is. (E13)
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

  /// Called after a change of format. If digits filled the field before, writes the number so that
  /// further digits continue it, unless this format does not show all of its digits. If digits did
  /// not fill the field, its text is still edited as in any other field. (S7)
  mutating func refill(_ number: FixedDecimal?, wasFilling: Bool) {
    guard wasFilling else {
      isOrdinary = true
      return
    }
    if let number { try? fill(number) }
    rest()
  }

  private var said: FixedDecimal? { reading.issue?.code == .empty ? nil : saidNumber }

  /// Replaces the whole text by that of a number, or by an empty text for nil, as an edit of the
  /// user's.
  mutating func fill(_ number: FixedDecimal?) throws(EditRefusal) {
    var filled = self
    try filled.editText(TextEdit(.all, written(number).text))
    // The digit is refused if the type has no value for the number, or if the format does not show
    // all of its digits.
    if let number, filled.saidNumber != number || filled.issue?.code == .overflow {
      throw .filtered
    }
    filled.selection = FieldSelection(caret: filled.filledParts.end)
    self = filled
  }

  private mutating func editOrdinarily(_ edit: TextEdit) throws(EditRefusal) {
    try editText(edit)
    isOrdinary = true
  }

  /// Makes an edit in a field that digits fill from the right, as on a till: a typed digit is added
  /// after the last digit wherever the caret is, and a deletion removes the last digit. A paste
  /// replaces the whole text, as in any other field.
  @usableFromInline
  mutating func editCents(_ edit: TextEdit) throws(EditRefusal) {
    guard isFilling else { return try editOrdinarily(edit) }
    guard edit.intent == .typed || edit.intent == .deleted else {
      return try editOrdinarily(TextEdit(.all, edit.replacement, intent: edit.intent))
    }
    let range = try edit.range.offsets(in: text, selection: selection)
    let parts = filledParts
    let coversDigits =
      range.lowerBound <= parts.start ?? 0 && range.upperBound >= parts.end
    var trial = self
    // An edit whose range covers all digits replaces the number, as if all of the text were
    // selected.
    if !range.isEmpty, coversDigits {
      trial.selection = FieldSelection(anchor: 0, head: text.utf8.count)
    }
    if edit.replacement.isEmpty {
      // A deletion right after the last digit would take away only the affix, as the "€" of "1,25
      // €", and does nothing.
      if !range.isEmpty, coversDigits || range.lowerBound != parts.end {
        try trial.deleteLast(text.utf8Part(range).digitValues.count)
      }
    } else {
      do throws(EditRefusal) {
        for scalar in edit.replacement.unicodeScalars { try trial.typeCents(scalar) }
      } catch {
        // Several characters that replace all digits may have come at once, as from a browser that
        // fills in a form. If they are no keys of this field, the text is read as a paste is.
        guard coversDigits, edit.replacement.unicodeScalars.count > 1 else { throw error }
        try trial.editOrdinarily(TextEdit(.all, edit.replacement, intent: .pasted))
      }
    }
    self = trial
  }

  /// Carries out the key of one character: a digit, a minus or the decimal separator.
  private mutating func typeCents(_ scalar: Unicode.Scalar) throws(EditRefusal) {
    guard isFilling, let power = lastPower else {
      return try editOrdinarily(TextEdit(.selection, String(scalar)))
    }
    switch CharacterKind(scalar.value) {
    case .digit(let digit, _):
      let before = selection.isCaret ? said ?? 0 : 0
      let unit = FixedDecimal(
        isNegative: before.isNegative, coefficient: UInt64(digit), exponent: power)
      try fill(before.multipliedByPowerOfTen(1) + unit)
    case .minus: _ = try toggleFilledSign()
    case .separator where format.role(of: scalar) == .decimal:
      try beginOrdinaryEntry(power)
    default: throw .filtered
    }
  }

  /// Deletes the last `count` digits, at least one; if the text is selected, deletes the whole
  /// number.
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

  /// Carries out the decimal key: makes the digits typed so far integer digits, "0,12" becoming
  /// "12,". From then on the field is edited like any other until the commit.
  private mutating func beginOrdinaryEntry(_ lastPower: Int) throws(EditRefusal) {
    let symbols = format.symbols
    var typed = symbols.decimalSeparator
    if selection.isCaret, let number = said, !number.isZero {
      let digits = number.magnitude.multipliedByPowerOfTen(-lastPower).plainText.utf8.map {
        String(symbols.digits[Int($0 - UInt8(ascii: "0"))])
      }
      typed = (number.isNegative ? symbols.minusSign : "") + digits.joined() + typed
    }
    try editOrdinarily(TextEdit(.all, typed))
  }
}
