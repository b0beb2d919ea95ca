public import FieldEditing
public import NumberText

/// A number field whose digits fill from the right, as on a till: the keys 1, 2, 5 make 0.01, 0.12, 1.25.
///
/// ```swift
/// var price = CentsField<FixedDecimal>(format: euros)   // de-DE
/// try price.edit(.type("125"))
/// price.text                       // "1,25 €"
/// try price.edit(.press(.deleteBackward))
/// price.text                       // "0,12 €"
/// ```
///
/// The text is formatted while it is typed, by the nature of such a field: it is one that the format writes.
/// Keys, and nothing else, fill from the right, in a format that writes one count of fraction digits, as money
/// has. In any other format, such as `NumberStyle.decimal` or percent, a cents field is an ordinary field.
///
///
/// | key | does |
/// |---|---|
/// | a digit | puts the digit behind the last one; it replaces a number that is selected |
/// | Backspace | takes the last digit; behind the last one it empties the field |
/// | minus, ± | changes the sign; in an empty field it begins a number below zero |
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
  public var isFilling: Bool {
    guard field.markedRange == nil, let lastPower else { return false }
    if field.isEmpty { return true }
    // A text that a commit kept may have more digits than the format shows.
    guard let number, number.rounded(toFractionDigits: -lastPower, mode: .down) == number else {
      return false
    }
    if field.status == .acceptable && !field.isEdited { return true }
    return !field.isOrdinary && showsWrittenNumber
  }

  /// Makes a field that shows a value.
  public init(
    _ value: Value? = nil, format: NumberFormat, bounds: NumberBounds = .unlimited,
    policies: FieldPolicies = FieldPolicies()
  ) {
    field = FormattingField(value, format: format, bounds: bounds, policies: policies)
    placeCaret()
  }

  /// Makes a cents field of a number field, with its text, value and policies.
  ///
  /// ```swift
  /// CentsField(NumberField(.double, format: euros))   // a type that is chosen at run time
  /// ```
  ///
  /// - Complexity: O(*n*) in the bytes of the text.
  public init(_ field: FormattingField<Value>) {
    self.field = field
    rest()
  }

  /// Goes on with a field that a cents field was.
  package init(continuing field: FormattingField<Value>) { self.field = field }

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
    let (wasFilling, filled) = (isFilling, number)
    field.setFormat(format)
    guard wasFilling else {
      field.isOrdinary = true
      return
    }
    if filled != nil, field.isEdited { try? fill(filled) }
    rest()
  }

  /// Whether the text is one that the format writes, so that digits can fill it.
  private var showsWrittenNumber: Bool {
    field.saidNumber.map { field.format.text(for: $0).hasSameBytes(as: text) } ?? false
  }

  /// The power of ten of the last digit that the format shows; nil if its numbers show more or fewer.
  private var lastPower: Int? {
    field.format.fixedFractionDigits.map { -$0 - field.format.scale }
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

  private var digitPlaces: DigitPlaces {
    field.format.digitPlaces(in: field.text, soft: SoftSeparators())
  }

  private mutating func placeCaret() {
    field.restore(FieldSelection(caret: digitPlaces.end))
  }

  /// Puts the caret where the next key acts, after a text that no key has made.
  package mutating func rest() {
    if isFilling { placeCaret() }
  }

  /// Makes an edit as any other number field does.
  private mutating func enter(_ edit: TextEdit) throws(EditRefusal) {
    try field.edit(edit)
    field.isOrdinary = true
  }

  /// Takes typed characters, one after the other.
  private mutating func take(_ characters: String) throws(EditRefusal) {
    var trial = self
    for scalar in characters.unicodeScalars { try trial.take(scalar) }
    self = trial
  }

  private mutating func take(_ scalar: Unicode.Scalar) throws(EditRefusal) {
    guard isFilling else { return try enter(TextEdit(.selection, String(scalar))) }
    guard let power = lastPower else { throw .filtered }
    switch CharacterKind(scalar.value) {
    case .digit(let digit, _):
      let before = field.selection.isCaret ? number ?? 0 : 0
      let unit = FixedDecimal(
        isNegative: before.isNegative, coefficient: UInt64(digit), exponent: power)
      try fill(before.multipliedByPowerOfTen(1) + unit)
    case .minus: try toggleSign()
    case .separator where field.format.role(of: scalar) == .decimalSeparator:
      try beginOrdinaryEntry()
    default: throw .filtered
    }
  }

  /// Takes the last digit, or the selected number.
  private mutating func deleteLast(_ count: Int) throws(EditRefusal) {
    guard let power = lastPower else { throw .filtered }
    var rest = field.selection.isCaret ? number : nil
    for _ in 0..<min(count, 64) {
      guard let number = rest, !number.isZero else {
        rest = nil
        break
      }
      rest = number.multipliedByPowerOfTen(-1).rounded(toFractionDigits: -power, mode: .down)
    }
    if let number = rest, number.isZero { rest = number.magnitude }
    try fill(rest)
  }

  private mutating func toggleSign() throws(EditRefusal) {
    guard isFilling else {
      _ = try field.toggleSign()
      field.isOrdinary = true
      return
    }
    let number = number ?? 0
    guard field.entryTraits.allowsMinus || number.isNegative else { return }
    try fill(number.negated)
  }

  /// The digits typed so far are whole ones from now on, and more follow behind the separator.
  private mutating func beginOrdinaryEntry() throws(EditRefusal) {
    let symbols = field.format.symbols
    var typed = symbols.decimalSeparator
    if field.selection.isCaret, let number, !number.isZero, let lastPower {
      let digits = number.magnitude.multipliedByPowerOfTen(-lastPower).plainText.utf8.map {
        String(symbols.digits[Int($0 - UInt8(ascii: "0"))])
      }
      typed = (number.isNegative ? symbols.minusSign : "") + digits.joined() + typed
    }
    try enter(TextEdit(.all, typed))
  }

  /// Makes an edit that a control made by itself, as the key that it was.
  private mutating func take(_ edit: TextEdit) throws(EditRefusal) {
    guard isFilling else { return try enter(edit) }
    let isKey = edit.intent == .typed || edit.intent == .deleted
    guard isKey else {
      return try enter(TextEdit(.all, edit.replacement, intent: edit.intent))
    }
    let range = try edit.range.offsets(in: text, selection: field.selection)
    let places = digitPlaces
    let coversDigits =
      range.lowerBound <= places.firstInteger ?? 0 && range.upperBound >= places.end
    var trial = self
    // What covers the digits replaces the number.
    if !range.isEmpty, coversDigits {
      trial.field.restore(FieldSelection(anchor: 0, head: text.utf8.count))
    }
    if edit.replacement.isEmpty {
      // Behind the last digit stands nothing that a key can take away.
      if !range.isEmpty, coversDigits || range.lowerBound != places.end { try trial.deleteLast(1) }
    } else {
      do throws(EditRefusal) {
        try trial.take(edit.replacement)
      } catch {
        // A whole text that came at once, as a browser fills a field, is read as a paste is.
        guard coversDigits, edit.replacement.unicodeScalars.count > 1 else { throw error }
        try trial.enter(TextEdit(.all, edit.replacement, intent: .pasted))
      }
    }
    self = trial
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
  public mutating func beginEditing() {
    guard isFilling else { return field.beginEditing() }
    if policies.selectsAllOnFocus, !isEdited {
      field.restore(FieldSelection(anchor: 0, head: text.utf8.count))
    }
  }

  public mutating func setValue(_ value: FieldValue) -> Bool {
    guard field.setValue(value) else { return false }
    rest()
    return true
  }

  /// Commits the text; digits fill from the right again.
  public mutating func endEditing() -> CommitOutcome {
    let outcome = field.endEditing()
    rest()
    return outcome
  }

  /// Lets the field take what the user does.
  ///
  /// - Throws: Why it was refused; nothing has changed then. (S6)
  public mutating func edit(_ input: FieldInput) throws(EditRefusal) {
    switch input {
    case .type(let text): try take(TextEdit(.selection, text))
    case .edit(let edit): try take(edit)
    case .paste(let text): try take(TextEdit(.selection, text, intent: .pasted))
    case .compose(let text) where isFilling:
      try take(TextEdit(.all, text, intent: .composed))
    case .press(.decimalKey, _) where isFilling: try beginOrdinaryEntry()
    case .press(.toggleSign, _): try toggleSign()
    case .press(.deleteBackward, let count) where isFilling: try deleteLast(count)
    case .press(.deleteForward, _) where isFilling:
      if !field.selection.isCaret { try fill(nil) }
    case .select(let range) where isFilling:
      try field.select(range)
      if field.selection.isCaret { placeCaret() } else { try field.select(.all) }
    case .follow(let newText, let selection, let marked, let intent) where isFilling:
      var control = EditedText(field.text)
      try control.select(.utf8(field.selection.anchor, field.selection.head))
      let followed = try control.followed(newText, selection, marked: marked, intent)
      guard let edit = followed.edit else { return }
      // A whole text is no key, and is read as a paste is. (E13)
      try take(followed.isWhole ? TextEdit(.all, newText, intent: .pasted) : edit)
    case .press(.endComposition, _): field.endComposition()
    case .press(.commit, _): _ = endEditing()
    case .press:
      try field.edit(input)
      rest()
    default:
      let wasFilling = isFilling
      try field.edit(input)
      if !wasFilling, isEdited { field.isOrdinary = true }
    }
  }

  public mutating func choose(_ value: FieldValue) throws(EditRefusal) {
    try field.choose(value)
    rest()
  }

  public var saved: SavedField { field.saved }

  public mutating func restore(_ saved: SavedField) throws(SnapshotError) {
    try field.restore(saved)
  }
}
