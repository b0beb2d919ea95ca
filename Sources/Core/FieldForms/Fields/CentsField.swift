public import FieldEditing
public import NumberText

/// A number field whose digits fill from the right, as on a till: the keys 1, 2, 5 make 0.01, 0.12, 1.25.
///
/// ```swift
/// var price = CentsField<FixedDecimal>(format: euros)   // de-DE
/// try price.apply(.type("125"))
/// price.text                       // "1,25 €"
/// try price.apply(.deleteBackward())
/// price.text                       // "0,12 €"
/// ```
///
/// The text is formatted while it is typed, by the nature of such a field, and is always one that the format
/// writes. Keys, and nothing else, fill from the right:
///
/// | key | does |
/// |---|---|
/// | a digit | puts the digit behind the last one; it replaces a number that is selected |
/// | Backspace | takes the last digit; behind the last one it empties the field |
/// | minus, ± | changes the sign |
/// | decimal key | goes on with ordinary entry until the commit: "12" becomes "12," |
/// | any other | is refused, `filtered` |
///
/// The caret stands behind the last digit, or the whole text is selected. A paste and an input method's
/// text replace the number and are read as in any other field.
///
/// - Complexity: of each key O(*n*) in the bytes of the text.
///
/// Rule: X8.
public struct CentsField<Value: NumberValue>: Equatable, Sendable {
  /// The field behind it, with the same text and value: its format, bounds and policies hold.
  public private(set) var field: FormattingField<Value>
  /// Whether digits fill from the right; false behind a decimal key or a paste, until the commit.
  public private(set) var isFilling = true

  /// Makes a field that shows a value.
  public init(
    _ value: Value? = nil, format: NumberFormat, bounds: NumberBounds = .unlimited,
    policies: FieldPolicies = FieldPolicies()
  ) {
    field = FormattingField(value, format: format, bounds: bounds, policies: policies)
    placeCaret()
  }

  /// How the field treats commits.
  public var policies: FieldPolicies {
    get { field.policies }
    set { field.policies = newValue }
  }

  /// Reads and writes in another format. Digits that fill the field go on to fill it, unless the new format
  /// does not show them all. (S7)
  ///
  /// ```swift
  /// price.setFormat(dollars)
  /// price.text   // "$1.25", which was "1,25 €"
  /// ```
  public mutating func setFormat(_ format: NumberFormat) {
    let filled = isFilling ? number : nil
    field.setFormat(format)
    guard isFilling else { return }
    if filled != nil, field.isEdited { try? fill(filled) }
    isFilling = showsWrittenNumber
    if isFilling { placeCaret() }
  }

  /// Whether the text is one that the format writes, so that digits can fill it.
  private var showsWrittenNumber: Bool {
    field.saidNumber.map { field.format.text(for: $0).hasSameBytes(as: text) } ?? field.isEmpty
  }

  /// The power of ten of the last digit that the format shows.
  private var lastPower: Int {
    -field.format.written(0).digitPlaces.fractionCount - field.format.scale
  }

  /// What stands in the field, without a value in an empty one.
  private var number: FixedDecimal? { field.isEmpty ? nil : field.saidNumber }

  /// Puts a number in the place of the text, as an edit.
  private mutating func fill(_ number: FixedDecimal?) throws(EditRefusal) {
    var filled = self
    try filled.field.edit(TextEdit(.all, number.map { field.format.text(for: $0) } ?? ""))
    // A number that the type does not have, or that the text does not show, is no further key.
    if let number, filled.field.saidNumber != number || filled.field.issue?.code == .overflow {
      throw .filtered
    }
    filled.placeCaret()
    self = filled
  }

  private mutating func placeCaret() {
    let places = field.format.digitPlaces(in: field.text, soft: SoftSeparators())
    field.restore(FieldSelection(caret: places.end))
  }

  /// Takes typed characters, one after the other.
  private mutating func take(_ characters: String) throws(EditRefusal) {
    var trial = self
    for scalar in characters.unicodeScalars { try trial.take(scalar) }
    self = trial
  }

  private mutating func take(_ scalar: Unicode.Scalar) throws(EditRefusal) {
    guard isFilling else { return try field.edit(TextEdit(.selection, String(scalar))) }
    let power = lastPower
    switch CharacterKind(scalar.value) {
    case .digit(let digit, _):
      let before = field.selection.isCaret ? number ?? 0 : 0
      let unit = FixedDecimal(
        isNegative: before.isNegative, coefficient: UInt64(digit), exponent: power)
      try fill(before.multipliedByPowerOfTen(1) + unit)
    case .minus: try toggleSign()
    case .mark where field.format.role(of: scalar) == .decimalSeparator: try beginOrdinaryEntry()
    default: throw .filtered
    }
  }

  /// Takes the last digit, or the selected number.
  private mutating func deleteLast(_ count: Int) throws(EditRefusal) {
    var rest = field.selection.isCaret ? number : nil
    for _ in 0..<min(count, 64) {
      guard let number = rest, !number.isZero else {
        rest = nil
        break
      }
      rest = number.multipliedByPowerOfTen(-1).rounded(toFractionDigits: -lastPower, mode: .down)
    }
    if let number = rest, number.isZero { rest = number.magnitude }
    try fill(rest)
  }

  private mutating func toggleSign() throws(EditRefusal) {
    guard isFilling, let number, !number.isZero else {
      _ = try field.toggleSign()
      return
    }
    guard field.entryTraits.allowsMinus || number.isNegative else { return }
    try fill(number.negated)
  }

  /// The digits typed so far are whole ones from now on, and more follow behind the separator.
  private mutating func beginOrdinaryEntry() throws(EditRefusal) {
    let symbols = field.format.symbols
    var typed = symbols.decimalSeparator
    if field.selection.isCaret, let number, !number.isZero {
      let digits = number.magnitude.multipliedByPowerOfTen(-lastPower).plainText.utf8.map {
        String(symbols.digits[Int($0 - UInt8(ascii: "0"))])
      }
      typed = (number.isNegative ? symbols.minusSign : "") + digits.joined() + typed
    }
    var trial = field
    try trial.edit(TextEdit(.all, typed))
    (field, isFilling) = (trial, false)
  }

  /// Makes an edit that a control made by itself, as the key that it was.
  private mutating func take(_ edit: TextEdit) throws(EditRefusal) {
    switch edit.intent {
    case .pasted, .composed:
      var trial = field
      try trial.edit(TextEdit(isFilling ? .all : edit.range, edit.replacement, intent: edit.intent))
      (field, isFilling) = (trial, false)
    case _ where !isFilling: try field.edit(edit)
    case .typed, .deleted:
      let range = try edit.range.offsets(in: field.text, selection: field.selection)
      var trial = self
      // What covers the digits replaces the number.
      let places = field.format.digitPlaces(in: field.text, soft: SoftSeparators())
      let coversDigits =
        range.lowerBound <= places.firstInteger ?? 0 && range.upperBound >= places.end
      if !range.isEmpty, coversDigits {
        trial.field.restore(FieldSelection(anchor: 0, head: field.text.utf8.count))
      }
      if edit.replacement.isEmpty {
        if !range.isEmpty { try trial.deleteLast(1) }
      } else {
        try trial.take(edit.replacement)
      }
      self = trial
    }
  }
}

extension CentsField: EditableField {
  public var text: String { field.text }
  public var selection: FieldSelection { field.selection }
  public var markedRange: Range<Int>? { field.markedRange }
  public var status: ScanStatus { field.status }
  public var isEmpty: Bool { field.isEmpty }
  public var refusal: ValidationIssue? { field.refusal }
  public var value: Value? { field.value }
  public var fieldValue: FieldValue { field.fieldValue }
  public var isEdited: Bool { field.isEdited }
  public var control: FieldControl { field.control }

  public mutating func adoptFormDefaults() { field.adoptFormDefaults() }

  /// Selects the whole text, so that a digit begins a new number. (F10)
  public mutating func beginEditing() { field.beginEditing() }

  public mutating func setValue(_ value: FieldValue) -> Bool {
    guard field.setValue(value) else { return false }
    isFilling = true
    placeCaret()
    return true
  }

  /// Commits the text; digits fill from the right again.
  public mutating func endEditing() -> CommitOutcome {
    let outcome = field.endEditing()
    isFilling = field.status == .acceptable || field.isEmpty
    if isFilling { placeCaret() }
    return outcome
  }

  /// Lets the field take what the user does.
  ///
  /// - Throws: Why it was refused; nothing has changed then. (S6)
  public mutating func apply(_ input: FieldInput) throws(EditRefusal) {
    switch input {
    case .type(let text): try take(TextEdit(.selection, text))
    case .edit(let edit): try take(edit)
    case .paste(let text): try take(TextEdit(.selection, text, intent: .pasted))
    case .compose(let text): try take(TextEdit(.all, text, intent: .composed))
    case .decimalKey where isFilling: try beginOrdinaryEntry()
    case .toggleSign: try toggleSign()
    case .deleteBackward(let count) where isFilling: try deleteLast(count)
    case .deleteForward where isFilling:
      if !field.selection.isCaret { try fill(nil) }
    case .select(let range) where isFilling:
      try field.select(range)
      if field.selection.isCaret { placeCaret() } else { try field.select(.all) }
    case .follow(let newText, let selection, let marked, let intent) where isFilling:
      var control = EditedText(field.text)
      try control.select(.utf8(field.selection.anchor, field.selection.head))
      let followed = try control.followed(newText, selection, marked: marked, intent)
      guard let edit = followed.edit else { return }
      try take(edit)
    case .revert:
      field.revert()
      isFilling = true
      placeCaret()
    default: try field.apply(input)
    }
  }

  public var saved: SavedField { field.saved }

  public mutating func restore(_ saved: SavedField) throws(SnapshotError) {
    try field.restore(saved)
    isFilling = showsWrittenNumber
  }
}
