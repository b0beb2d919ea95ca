public import NumberText

/// A number field: the text that a person types, kept apart from the value bound to it.
///
/// Typing never reformats the text. Whenever the text is acceptable, which means that it is a
/// complete number of the field's format, the value becomes this number. A commit, as on Return,
/// writes the text anew in the format.
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
/// A field is a struct: a copy keeps its state, and comparing two copies shows whether anything
/// changed.
public struct FormattingField<Value: NumberValue>: TextEditing, Hashable, Sendable {
  /// The text and value that the last commit, or the host, left: a revert restores them, and
  /// `isEdited` compares with them.
  @usableFromInline
  struct Committed: Hashable, Sendable {
    @ExactText @usableFromInline var text: String
    @Same @usableFromInline var value: Value?
    /// Whether the text is without grouping and affixes because the field has the focus: "1234.50"
    /// in place of "$1,234.50". (C20)
    @usableFromInline var isPlain = false
  }

  @usableFromInline var content: EditedText
  @usableFromInline var boundReading: BoundReading<Value>
  @usableFromInline var scanner: NumberScanner<Value>
  @usableFromInline var sharedCommitted: Shared<Committed>
  @inlinable var committed: Committed {
    get { sharedCommitted.value }
    set { sharedCommitted = Shared(newValue) }
    // Changes the committed state in place, without copying it, if no copy of the field shares the
    // storage.
    _modify { yield &sharedCommitted.value }
  }
  /// How the field treats edits and commits. When policies are set, the present text is read again,
  /// since the new policies may refuse it. (S3)
  public var policies: FieldPolicies {
    didSet {
      if policies != oldValue { takeReadingAgain() }
      if policies.fillsFromRight, !oldValue.fillsFromRight { rest() }
    }
  }

  /// Makes a field that shows a value.
  ///
  /// - Parameters:
  ///   - value: The bound value; nil shows as empty text.
  ///   - format: The locale and style in which numbers are read and written.
  ///   - bounds: The least and greatest value.
  ///   - policies: How to treat edits and commits.
  public init(
    _ value: Value? = nil, format: NumberFormat, bounds: NumberBounds = .unlimited,
    policies: FieldPolicies = FieldPolicies()
  ) {
    self.init(
      value,
      scanner: NumberScanner(
        format: format, bounds: bounds, type: value.flatMap { $0.typeAtRunTime }),
      policies: policies)
  }

  /// The scanner also contains the format, the bounds and the number type.
  init(_ value: Value?, scanner: NumberScanner<Value>, policies: FieldPolicies) {
    self.scanner = scanner
    self.policies = policies
    let written = Self.written(value?.fixedDecimal, in: scanner.format, policies)
    sharedCommitted = Shared(Committed(text: written.text, value: value))
    content = EditedText(written)
    boundReading = BoundReading(value: value, reading: scanner.scanPlain(written.text))
    if policies.refuseNumbers || hasKinds { boundReading.reading = reading(of: text) }
    noteHiddenDigits()
    if policies.fillsFromRight { rest() }
  }

  /// What the user sees and edits, exactly as typed until a commit formats it.
  @inlinable public internal(set) var text: String {
    get { content.text }
    set { content.text = newValue }
  }

  /// What is selected, in UTF-8 offsets.
  @inlinable public internal(set) var selection: FieldSelection {
    get { content.marks.selection }
    set { content.marks.selection = newValue }
  }

  /// The UTF-8 range of the text that an input method is still composing; nil if nothing is being
  /// composed. (S8)
  @inlinable public internal(set) var markedRange: Range<Int>? {
    get { content.marks.markedRange }
    set { content.marks.markedRange = newValue }
  }

  /// The value that the host sees: the number of the last text that was acceptable. While "12x" is
  /// refused, the value is still 12 (S2). It may have more digits than an acceptable text shows:
  /// 3.14159 for "3.14" (S12).
  @inlinable public internal(set) var value: Value? {
    get { boundReading.value }
    set { boundReading.value = newValue }
  }

  /// What the present text is read as: a value, or an issue that says why it is no number of the
  /// field.
  @inlinable public internal(set) var reading: NumberReading<Value> {
    get { boundReading.reading }
    set { boundReading.reading = newValue }
  }

  /// Whether the text is acceptable, may become so by further typing, or is invalid.
  @inlinable public var status: ScanStatus { boundReading.reading.status }

  /// Why the text is not acceptable; nil if it is acceptable.
  @inlinable public var issue: NumberIssue? { boundReading.reading.issue }

  var isRefused: Bool { status != .acceptable }

  /// The value that the text says now; nil if the text is refused or empty.
  ///
  /// While a text is refused, ``value`` is still the last acceptable number, which nobody sees. To
  /// add up or compare fields, use `entry`.
  ///
  /// ```swift
  /// try price.type("12x")
  /// price.value   // 12
  /// price.entry   // nil: "12x" is not a number
  /// ```
  @inlinable public var entry: Value? { status == .acceptable ? value : nil }

  /// Texts that the user is likely to have meant; empty if the text is acceptable. The field
  /// accepts each of these texts, for exactly the number that it was made for.
  public var suggestions: [String] { suggestions(after: policyRefusal) }

  /// ``setFormat(_:)`` changes it and keeps the number.
  public var format: NumberFormat { scanner.format }

  /// As the host has set them: the range of the type may be narrower.
  public var bounds: NumberBounds { scanner.bounds }

  /// Whether text or value differ from what was committed last, or set by the host.
  @inlinable public var isEdited: Bool {
    @inline(__always) get {
      !text.hasSameBytes(as: committed.text) || !isSame(value, committed.value)
        || content.marks.origin == .doubted
    }
  }

  /// Whether a value is nil or of the field's type: an ``AnyNumber`` may be of another type.
  @inlinable package func holds(_ value: Value?) -> Bool { scanner.reads(value) }

  /// Converts a number to the nearest value of the field's type; nil if the number is out of the
  /// type's range.
  @inlinable
  package func converted(_ number: FixedDecimal) -> Value? {
    scanner.converted(number)
  }

  @inlinable package var isPlain: Bool { committed.isPlain }

  @inlinable package var committedValue: Value? { committed.value }

  @inlinable package var committedText: String { committed.text }

  /// Takes over what the text is read as: if it is acceptable, its number becomes the field's
  /// value. Called after each edit, and when another format, other policies or a restored draft may
  /// read the text otherwise: only then can it be in doubt. (S2)
  @inlinable
  mutating func takeReading() {
    var scanned = scanner.scanPlain(content.text)
    if content.marks.hasWritten, dropSeparators(scanned) {
      scanned = scanner.scanPlain(content.text)
    }
    var reading = reading(of: content.text, scanned: scanned)
    if content.marks.origin == .pasted, reading.status != .acceptable, hasKinds {
      rewritePaste()
      reading = self.reading(of: content.text)
    }
    if content.marks.origin == .doubted { reading = stillInDoubt(reading) }
    boundReading.take(reading, clearsWhenEmpty: policies.clearsEmptyText)
    keepHiddenDigits()
    switch content.marks.origin {
    case .typed, .composed, .doubted: break
    case .pasted, .ordinary: settleOrigin()
    }
    content.checkInvariants()
  }

  /// Whether the value has more digits than the text shows: 3.14159, shown as "3.14".
  var hidesDigits: Bool {
    status == .acceptable && value != nil && !isSame(reading.value, value)
  }

  /// If the text is again what the field wrote, and a digit of that has survived all edits since,
  /// sets the value to the committed one with all of its digits: 3.14159 after a digit was typed
  /// behind "3.14" and taken away. "3.14" typed over all of the text is 3.14. Rule: S12.
  @inlinable
  mutating func keepHiddenDigits() {
    guard content.hasWrittenDigits, boundReading.reading.status == .acceptable,
      content.text.hasSameBytes(as: committed.text)
    else { return }
    boundReading.value = committed.value
  }

  /// Remembers the digits of a text that the field has just written, if they stand for a value with
  /// more digits.
  mutating func noteHiddenDigits() {
    if hidesDigits { content.marks.written.digits = content.digitOffsets }
  }

  /// Sets how the text came into the field to what still counts once the text is read, so that
  /// fields with the same text are equal: a doubt and, in a field that fills from the right, that
  /// an edited text is an ordinary one. (S3, S7, X8)
  @usableFromInline
  mutating func settleOrigin() {
    if markedRange != nil || content.marks.origin == .doubted { return }
    content.marks.origin = policies.fillsFromRight && isOrdinary && isEdited ? .ordinary : .typed
  }

  /// Reads the present text again, after bounds or policies have changed. If an edited text now has
  /// another reading, the value follows, as after a key. An unedited text leaves the value as it
  /// is. (S3, S7)
  mutating func takeReadingAgain() {
    // A text that an input method still composes is read when the composition ends. (S8)
    if markedRange != nil { return }
    let said = reading.value
    if isEdited, said == nil || !isSame(reading(of: text).value, said) {
      takeReading()
    } else {
      boundReading.reading = reading(of: text)
    }
    settleOrigin()
  }

  /// Whether the field asks which of two numbers its text says, or has asked in an earlier format.
  /// (S7)
  package var isInDoubt: Bool {
    switch issue?.code {
    case .ambiguousSeparator, .ambiguousEntry: true
    default: content.marks.origin == .doubted
    }
  }

  /// What a text that was in doubt in an earlier format is read as: the doubt stays where this
  /// format reads a number. If this format asks by itself, nothing more is remembered. (S7)
  @usableFromInline
  mutating func stillInDoubt(_ reading: NumberReading<Value>) -> NumberReading<Value> {
    switch reading.issue?.code {
    case nil: return .intermediate(NumberIssue(.ambiguousSeparator, at: 0..<text.utf8.count))
    case .ambiguousSeparator, .ambiguousEntry:
      content.marks.origin = policies.fillsFromRight ? .ordinary : .typed
    default: break
    }
    return reading
  }

  /// Whether the text is empty and the policies let an empty text clear the value. (C4)
  var clearsValue: Bool { policies.clearsEmptyText && reading.issue?.code == .empty }

  /// What the field reads any text as. The result depends on no text but this one and, for a kind
  /// of entry such as "+5", the committed one (X10). Rule: S3.
  @usableFromInline
  func reading(of text: String) -> NumberReading<Value> {
    reading(of: text, scanned: scanner.scanPlain(text))
  }
}

/// A field whose bound type is chosen at run time, with the interface of every other field.
///
/// ```swift
/// var count = NumberField(type: .uint8, format: english)
/// try count.type("7")
/// count.value                // .uint8(7)
/// count.value?.fixedDecimal  // 7
/// ```
public typealias NumberField = FormattingField<AnyNumber>

extension FormattingField where Value == AnyNumber {
  /// Makes a field of a type that is chosen at run time.
  ///
  /// - Precondition: The value is nil or of the type `type`; `AnyNumber(_:as:)` makes such a value.
  public init(
    type: NumberType, value: AnyNumber? = nil, format: NumberFormat,
    bounds: NumberBounds = .unlimited, policies: FieldPolicies = FieldPolicies()
  ) {
    demand(value == nil || value?.type == type, "a value of another type than the field's")
    self.init(
      value, scanner: NumberScanner(type, format: format, bounds: bounds), policies: policies)
  }

  /// The type that was given; without one, that of the first value, or `decimal`.
  public var type: NumberType { scanner.type ?? .decimal }
}

/// The bound value and the reading of the present text. After "12" and then "12x" are typed, the
/// value is 12, and the reading is refused. Both may also be acceptable and differ, which is how
/// the field keeps digits that the format does not show: the value is 3.14159, and "3.14" reads as
/// 3.14. (S12) Rules: S2, C4.
@usableFromInline
struct BoundReading<Value: NumberValue>: Hashable, Sendable {
  /// The bound value: that of the last text that was acceptable, or nil if an emptied text has
  /// cleared the value. (S2, C4)
  @Same @usableFromInline var value: Value?
  @usableFromInline var reading: NumberReading<Value>

  @inlinable
  init(value: Value?, reading: NumberReading<Value>) {
    self.value = value
    self.reading = reading
  }

  /// The number of an acceptable reading becomes the value (S2). If the text is empty, the value
  /// becomes nil, provided that `clearsWhenEmpty` is true. (C4)
  @inlinable
  mutating func take(_ reading: NumberReading<Value>, clearsWhenEmpty: Bool) {
    if let newValue = reading.value {
      value = newValue
    } else if clearsWhenEmpty, reading.issue?.code == .empty {
      value = nil
    }
    self.reading = reading
  }
}
