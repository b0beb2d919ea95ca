public import NumberText

/// A number field: the text that a person types, kept apart from the value bound to it.
///
/// Typing never reformats. The value follows the text whenever the text is acceptable; a commit writes the
/// text anew.
///
/// ```swift
/// var price = FormattingField<Double>(nil, format: english)
/// try price.type("3.")
/// price.text      // "3."
/// price.value     // 3.0
/// try price.type("14")
/// price.commit().outcome   // .accepted
/// price.text      // "3.14"
/// ```
///
/// A field is a value: copy it to keep a state, compare it to see a change.
public struct FormattingField<Value: NumberValue>: TextEditing, Hashable, Sendable {
  /// The text and value that the last commit, or the host, left: a revert restores them, and `isEdited` compares with
  /// them.
  @usableFromInline
  struct Committed: Hashable, Sendable {
    @ExactText @usableFromInline var text: String
    @Same @usableFromInline var value: Value?
    @usableFromInline var soft: SoftSeparators
    /// Whether the focus has left grouping and affixes out of the text: "1234.5" for "$1,234.50". (C20)
    @usableFromInline var isPlain = false
  }

  @usableFromInline var content: EditedText
  @usableFromInline var boundReading: BoundReading<Value>
  @usableFromInline var scanner: NumberScanner<Value>
  @usableFromInline var sharedCommitted: Shared<Committed>
  @inlinable var committed: Committed {
    get { sharedCommitted.value }
    set { sharedCommitted = Shared(newValue) }
    // Changes the value in place if no copy of the field shares it.
    _modify { yield &sharedCommitted.value }
  }
  /// How the field treats edits and commits. Setting policies judges the present text anew. (S3)
  public var policies: FieldPolicies {
    didSet {
      if policies != oldValue { judge() }
      if policies.fillsFromRight, !oldValue.fillsFromRight { rest() }
    }
  }

  /// Makes a field that shows a value.
  ///
  /// - Parameters:
  ///   - value: The bound value; nil shows as empty text.
  ///   - format: How to read and write.
  ///   - bounds: The least and greatest value.
  ///   - policies: How to treat edits and commits.
  public init(
    _ value: Value? = nil, format: NumberFormat, bounds: NumberBounds = .unlimited,
    policies: FieldPolicies = FieldPolicies()
  ) {
    self.init(
      value,
      scanner: NumberScanner(format: format, bounds: bounds, type: value.flatMap(Value.numberType)),
      policies: policies)
  }

  /// Makes a field that shows a value. The scanner has the format, the bounds and the type.
  init(_ value: Value?, scanner: NumberScanner<Value>, policies: FieldPolicies) {
    self.scanner = scanner
    self.policies = policies
    let format = scanner.format
    let written = value?.fixedDecimal.map { format.written($0) } ?? .empty
    let (text, soft) = (written.text, written.softSeparators)
    sharedCommitted = Shared(Committed(text: text, value: value, soft: soft))
    content = EditedText(text, soft: soft)
    boundReading = BoundReading(value: value, reading: scanner.scan(text, soft: soft))
    if policies.refuseNumbers || hasKinds {
      if hasKinds, let number = value?.fixedDecimal,
        let entry = writtenAsEntry(number)
      {
        content = EditedText(entry.text, soft: entry.softSeparators)
        committed = Committed(text: entry.text, value: value, soft: entry.softSeparators)
      }
      read()
    }
    if policies.fillsFromRight { rest() }
  }

  /// What the user sees and edits, exactly as typed.
  @inlinable public internal(set) var text: String {
    get { content.text }
    set { content.text = newValue }
  }

  /// What is selected, in UTF-8 offsets.
  @inlinable public internal(set) var selection: FieldSelection {
    get { content.marks.selection }
    set { content.marks.selection = newValue }
  }

  /// The offsets of grouping separators that a commit wrote and nobody typed: 1 in a committed "1,234". (R7)
  @inlinable package internal(set) var softSeparators: SoftSeparators {
    get { content.marks.soft }
    set { content.marks.soft = newValue }
  }

  /// The UTF-8 offsets of text that an input method is still composing. (S8)
  @inlinable public internal(set) var markedRange: Range<Int>? {
    get { content.marks.markedRange }
    set { content.marks.markedRange = newValue }
  }

  /// The bound value: the last reading that was acceptable. (S2)
  @inlinable public internal(set) var value: Value? {
    get { boundReading.value }
    set { boundReading.value = newValue }
  }

  /// What the present text reads as: a value, or an issue.
  @inlinable public internal(set) var reading: NumberReading<Value> {
    get { boundReading.reading }
    set { boundReading.reading = newValue }
  }

  /// Whether the text is acceptable, may still become so, or is invalid.
  @inlinable public var status: ScanStatus { boundReading.reading.status }

  /// Why the text is not acceptable; nil if it is acceptable.
  @inlinable public var issue: NumberIssue? { boundReading.reading.issue }

  /// Whether the text is intermediate or invalid.
  var isRefused: Bool { status != .acceptable }

  /// The value that the text says now; nil if the text is refused or empty.
  ///
  /// While a text is refused, ``value`` is still the last acceptable number, which nobody sees. To add up or
  /// compare fields, use `entry`.
  ///
  /// ```swift
  /// try price.type("12x")
  /// price.value   // 12
  /// price.entry   // nil: "12x" is not a number
  /// ```
  @inlinable public var entry: Value? { status == .acceptable ? value : nil }

  /// Texts that the user is likely to have meant; empty if the text is acceptable.
  public var suggestions: [String] {
    policyRefusal?.suggestions ?? entrySuggestions
      ?? scanner.suggestions(for: text, soft: softSeparators)
  }

  /// How the field reads and writes.
  public var format: NumberFormat { scanner.format }

  /// The least and greatest value.
  public var bounds: NumberBounds { scanner.bounds }

  /// Whether text or value differ from what was committed last.
  @inlinable public var isEdited: Bool {
    @inline(__always) get {
      !text.hasSameBytes(as: committed.text) || !isSame(value, committed.value)
    }
  }

  /// Whether text, value and soft separators are as the last commit left them: a separator that somebody typed
  /// again is no longer soft. (R7)
  @inlinable package var isAsCommitted: Bool { !isEdited && softSeparators == committed.soft }

  /// Whether a value is of the field's type: an ``AnyNumber`` may be of another type.
  @inlinable package func holds(_ value: Value?) -> Bool { scanner.reads(value) }

  /// Converts a number to the nearest value of the field's type; nil if the number is out of the type's range.
  @inlinable
  package func converted(_ number: FixedDecimal) -> Value? {
    scanner.converted(number)
  }

  /// Whether the focus has left grouping and affixes out of the text. (C20)
  @inlinable package var isPlain: Bool { committed.isPlain }

  /// The value that a revert puts back.
  @inlinable package var committedValue: Value? { committed.value }

  /// The text that the last commit left.
  @inlinable package var committedText: String { committed.text }

  /// Reads the text and binds its value, as after a key. (S2)
  @inlinable
  mutating func readAndBind() {
    var reading = scanner.scan(content.text, soft: content.marks.soft)
    if readsFurther(reading, soft: content.marks.soft) {
      reading = furtherReading(reading, of: content.text, content.marks)
    }
    boundReading.bind(reading, clearsWhenEmpty: policies.clearsEmptyText)
    keepHiddenDigits()
    switch content.marks.origin {
    case .typed, .composed: break
    case .pasted, .ordinary: forgetOrigin()
    }
    content.checkInvariants()
  }

  /// Binds the committed value, with the digits that the format hides, if the text is again what the last commit
  /// wrote: "3.14", changed and typed back, is the 3.14159 that it was. (S12)
  @inlinable
  mutating func keepHiddenDigits() {
    guard boundReading.reading.status == .acceptable,
      content.text.utf8.count == committed.text.utf8.count,
      content.text.hasSameBytes(as: committed.text), committed.value != nil
    else { return }
    boundReading.value = committed.value
  }

  /// Sets the origin of the text to `typed`, unless a kind of entry reads an edited text by its origin: so fields with
  /// the same text are equal. (S3)
  @usableFromInline
  mutating func forgetOrigin() {
    if markedRange == nil, !isEdited || !(isPasted ? hasKinds : policies.fillsFromRight) {
      content.marks.origin = .typed
    }
  }

  /// Reads the present text by the present bounds and policies. If an edited text reads otherwise than before, its
  /// value is bound, as after a key. (S3, S7)
  mutating func judge() {
    // A composition is judged when it ends. (S8)
    if markedRange != nil { return }
    let said = reading.value
    if isEdited, said == nil || !isSame(readWhole().value, said) { readAndBind() } else { read() }
    forgetOrigin()
  }

  /// Reads the text, and leaves the value as it is.
  mutating func read() {
    boundReading.reading = readWhole()
    content.checkInvariants()
  }

  /// Whether the text is empty and the policies let an empty text clear the value. (C4)
  var clearsValue: Bool { policies.clearsEmptyText && reading.issue?.code == .empty }

  /// Reads the whole text: the result does not depend on the edits that led to the text. Rule: S3.
  func readWhole() -> NumberReading<Value> { read(text, content.marks) }

  /// Reads any text as the field would read its own.
  func read(_ text: String, _ marks: EditedText.Marks) -> NumberReading<Value> {
    let reading = scanner.scan(text, soft: marks.soft)
    return readsFurther(reading, soft: marks.soft)
      ? furtherReading(reading, of: text, marks) : reading
  }

  /// Reads a text that the field writes.
  func read(_ written: WrittenText) -> NumberReading<Value> {
    let reading = scanner.scan(written.text, soft: written.softSeparators)
    guard readsFurther(reading, soft: written.softSeparators) else { return reading }
    return furtherReading(
      reading, of: written.text, EditedText(written.text, soft: written.softSeparators).marks)
  }
}

/// A field whose bound type is chosen at run time, with the interface of every other field.
///
/// ```swift
/// var count = NumberField(.uint8, format: english)
/// try count.type("7")
/// count.value                // .uint8(7)
/// count.value?.fixedDecimal  // 7
/// ```
public typealias NumberField = FormattingField<AnyNumber>

extension FormattingField where Value == AnyNumber {
  /// Makes a field of a type that is chosen at run time.
  ///
  /// - Precondition: the value is of that type; `NumberType.value(of:)` gives such a value.
  public init(
    _ type: NumberType, _ value: AnyNumber? = nil, format: NumberFormat,
    bounds: NumberBounds = .unlimited, policies: FieldPolicies = FieldPolicies()
  ) {
    precondition(value == nil || value?.type == type, "a value of another type than the field's")
    self.init(
      value, scanner: NumberScanner(type, format: format, bounds: bounds), policies: policies)
  }

  /// The type of the field's values.
  public var type: NumberType { scanner.type ?? .decimal }
}

/// What the text reads as, and the bound value: after "12" and then "12x", a refused reading and 12. Rules: S2, C4.
@usableFromInline
struct BoundReading<Value: NumberValue>: Hashable, Sendable {
  /// The bound value: the last reading that was acceptable, or nil after a text that was emptied has
  /// cleared it. (S2, C4)
  @Same @usableFromInline var value: Value?
  /// What the present text reads as.
  @usableFromInline var reading: NumberReading<Value>

  @inlinable
  init(value: Value?, reading: NumberReading<Value>) {
    self.value = value
    self.reading = reading
  }

  /// Sets the reading. An acceptable reading sets the value (S2); an empty text clears the value if
  /// `clearsWhenEmpty`. (C4)
  @inlinable
  mutating func bind(_ reading: NumberReading<Value>, clearsWhenEmpty: Bool) {
    if let newValue = reading.value {
      value = newValue
    } else if clearsWhenEmpty, reading.issue?.code == .empty {
      value = nil
    }
    self.reading = reading
  }
}
