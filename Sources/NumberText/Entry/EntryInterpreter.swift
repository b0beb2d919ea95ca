/// Reads a kind of text that is not a plain number: a sum, a fraction, a measure in another unit.
///
/// A field asks its interpreters only about a text that is no plain number. The field itself checks
/// the number that an interpreter has read against its bounds and its type, rounds the number and
/// commits it. An interpreter is a class, so that policies and formats hold only a reference.
///
/// ```swift
/// final class Dozens: EntryInterpreter {
///   let name = "dozens"
///   func canRead(_ scalar: Unicode.Scalar) -> Bool { "dozen ".unicodeScalars.contains(scalar) }
///
///   func reading(of text: EntryText) -> EntryReading? {
///     guard text.text.hasSuffix(" dozen") else { return nil }
///     let number = text.reading(of: 0..<(text.text.utf8.count - 6)).value
///     return number.map { .number(ExactRatio($0 * 12)) }
///   }
/// }
/// ```
///
/// Rule: X1.
@_spi(EntryKinds) public protocol EntryInterpreter: AnyObject, Sendable {
  /// Identifies the interpreter: the kinds of two interpreters with the same name are equal.
  var name: String { get }

  /// Reads a text; nil if the text is not of this kind.
  ///
  /// - Complexity: that of the interpreter. A field calls this function after each key that leaves
  ///   a text that is no plain number.
  func reading(of text: EntryText) -> EntryReading?

  /// Whether a character can be part of a text of this kind. (E5)
  func canRead(_ scalar: Unicode.Scalar) -> Bool

  /// Whether texts of this kind have characters that plain numbers lack, so that a host shows a
  /// keyboard with letters and signs; true by default. (C16)
  var needsText: Bool { get }

  /// Whether texts of this kind are plain numbers, too, so that the interpreter is asked about
  /// these, and before all other kinds: "+20" of a `relative` entry. False by default. (X10)
  var readsPlainNumbers: Bool { get }

  /// Writes a number as a text of this kind; nil, the default, if the format shall write the
  /// number. A text that would be read as another number is not used. (X9)
  ///
  /// - Parameters:
  ///   - number: The value of a field, or the number read from a text.
  ///   - format: How plain numbers are written: the format without kinds of entry.
  func text(for number: FixedDecimal, in format: NumberFormat) -> String?
}

@_spi(EntryKinds) extension EntryInterpreter {
  /// True. A kind whose texts have only characters of plain numbers says false.
  public var needsText: Bool { true }

  /// False. Of the kinds of the module `EntryKinds`, only `relative` says true.
  public var readsPlainNumbers: Bool { false }

  /// Nil, as for a kind that only reads.
  public func text(for number: FixedDecimal, in format: NumberFormat) -> String? { nil }
}

/// A kind of text, such as a sum or a fraction, that a field reads beside plain numbers if its
/// policies or its format have this kind.
///
/// ```swift
/// field.policies.entries = [.arithmetic, .fractions]   // with the module EntryKinds
/// field.policies.entries = [EntryKind(Dozens())]       // a host's own, by @_spi(EntryKinds)
/// ```
public struct EntryKind: Hashable, Sendable {
  /// Kinds are equal if their interpreters have the same name.
  @_spi(EntryKinds) public let interpreter: any EntryInterpreter

  /// Keeps the interpreter itself, so that copies of the kind share its object.
  @_spi(EntryKinds) public init(_ interpreter: any EntryInterpreter) {
    self.interpreter = interpreter
  }

  public static func == (left: EntryKind, right: EntryKind) -> Bool {
    left.interpreter === right.interpreter
      || left.interpreter.name.hasSameBytes(as: right.interpreter.name)
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(interpreter.name) }
}

/// What an interpreter reads from a text: a number, or why the text says none.
@_spi(EntryKinds) public typealias EntryReading = Reading<EntryNumber, EntryIssue>

/// The number that an interpreter read, before the field checks its bounds and its type.
@_spi(EntryKinds) public struct EntryNumber: Equatable, Sendable {
  /// The exact number: a third is not rounded.
  public let ratio: ExactRatio
  /// Whether further typing can give another number. If so, a number out of bounds is intermediate
  /// and not invalid.
  public let isOpen: Bool
  /// Whether a number without an exact decimal, such as a third, is rounded. If not, the field
  /// refuses such a number and suggests the nearest.
  public let isRounded: Bool
  /// What a commit tells in place of the typed text: "20 + 5" for "+5" over 20; nil for the text
  /// itself. (X10)
  public var told: String?
}

/// Why an interpreter reads no number from a text.
@_spi(EntryKinds) public struct EntryIssue: Equatable, Sendable {
  /// The reason, and the range of UTF-8 offsets in the text.
  public let issue: NumberIssue
  /// What may have been meant. The field offers what it takes for exactly that number. (R24)
  public let meanings: [EntryMeaning]

  /// Makes an issue at a range of UTF-8 offsets.
  public init(_ code: NumberIssue.Code, at range: Range<Int>, meanings: [EntryMeaning] = []) {
    self.init(NumberIssue(code, at: range), meanings: meanings)
  }

  /// Makes an issue of a whole text from the issue that ``EntryText/reading(of:)`` gave for a part.
  /// The offsets of the part's issue already count from the beginning of the whole text.
  public init(_ issue: NumberIssue, meanings: [EntryMeaning] = []) {
    (self.issue, self.meanings) = (issue, meanings)
  }
}

/// What a person may have meant by a refused text.
@_spi(EntryKinds) public enum EntryMeaning: Equatable, Sendable {
  /// A number, which the field writes.
  case number(ExactRatio)
  /// A whole text, made of the characters of the refused one.
  case text(String)
}

@_spi(EntryKinds) extension EntryReading {
  /// By default a number that further typing does not change, and that is not rounded.
  public static func number(
    _ ratio: ExactRatio, isOpen: Bool = false, isRounded: Bool = false, told: String? = nil
  ) -> EntryReading {
    .acceptable(EntryNumber(ratio: ratio, isOpen: isOpen, isRounded: isRounded, told: told))
  }
}

/// A text for an interpreter to read, with the format of the field.
///
/// ```swift
/// // "12,5*3" in German
/// text.reading(of: 0..<4).value      // 12.5
/// text.replacing(4..<5, with: "+")   // "12,5+3"
/// ```
@_spi(EntryKinds) public struct EntryText: Sendable {
  /// The text, as it was typed.
  public let text: String
  /// How the field reads plain numbers: its format without kinds of entry.
  public let format: NumberFormat
  /// Whether the text came by one paste, and nothing was typed since.
  public let isPasted: Bool
  /// The number that the last commit or the host left in the field, over which the text is typed;
  /// nil if there is none, or if the text is still the one that shows this number. (X10)
  public let standing: FixedDecimal?
  /// The bounds of the field, narrowed to its type.
  public let bounds: NumberBounds
  /// Whether the field has whole numbers alone, so that three digits after a decimal separator may
  /// be a group. (R26)
  private let isOfIntegers: Bool

  package init(
    _ text: String, in format: NumberFormat, isPasted: Bool, isOfIntegers: Bool = false,
    over standing: FixedDecimal? = nil, bounds: NumberBounds = .unlimited
  ) {
    // The format has no kinds of entry: an interpreter that reads a part of its text by this format
    // would otherwise call itself without end. All numbers of the text are read by the same marks.
    (self.text, self.format) = (text, format.plain.inMarks(of: text))
    (self.isPasted, self.isOfIntegers) = (isPasted, isOfIntegers)
    (self.standing, self.bounds) = (standing, bounds)
  }

  /// Reads a part of the text as a plain number in the field's format, without the field's bounds
  /// and type. The offsets of an issue count from the beginning of the whole text.
  ///
  /// - Parameter range: UTF-8 offsets, both between characters.
  /// - Complexity: O(*n*) in the bytes of the part.
  public func reading(of range: Range<Int>) -> NumberReading<FixedDecimal> {
    let reading = withUTF8(of: text) { bytes in
      scanner.reading(
        ofPart: UnsafeBufferPointer(rebasing: bytes[range]), isOfIntegers: isOfIntegers)
    }
    guard let issue = reading.issue else { return reading }
    let place = issue.range
    return .refused(
      NumberIssue(
        issue.code,
        at: place.lowerBound + range.lowerBound..<place.upperBound + range.lowerBound),
      isOpen: reading.status == .intermediate)
  }

  /// Reads the plain number that the text says if a part of it is replaced. The text itself stays.
  ///
  /// - Parameters:
  ///   - range: UTF-8 offsets, both between characters.
  ///   - part: The text to read instead.
  public func reading(replacing range: Range<Int>, with part: String)
    -> NumberReading<FixedDecimal>
  {
    withUTF8(of: replacing(range, with: part)) { bytes in
      scanner.reading(ofPart: bytes, isOfIntegers: isOfIntegers)
    }
  }

  /// The refusal of the whole text because a number in it, a part of the text, has marks that are
  /// wrong or in doubt; nil if the part is refused for something else, or is a number.
  ///
  /// - Parameter range: UTF-8 offsets, both between characters.
  public func refusalOfMarks(in range: Range<Int>) -> EntryReading? {
    let reading = reading(of: range)
    guard let issue = reading.issue, issue.code.isOfMarks else { return nil }
    return .refused(
      EntryIssue(issue, meanings: suggestions(for: range)),
      isOpen: issue.code == .ambiguousSeparator)
  }

  /// Cuts out a part: 0..<4 of "12,5*3" is "12,5".
  ///
  /// - Parameter range: UTF-8 offsets, both between characters.
  public func part(_ range: Range<Int>) -> String { text.utf8Part(range) }

  /// Suggests whole texts in which a part is replaced by each number that the part may mean.
  ///
  /// - Parameter range: UTF-8 offsets, both between characters.
  public func suggestions(for range: Range<Int>) -> [EntryMeaning] {
    // White space at the ends of the part is not replaced.
    let inner = part(range).rangeWithoutOuterSpace
    let place = range.lowerBound + inner.lowerBound..<range.lowerBound + inner.upperBound
    return scanner.meant(by: part(place), isRefused: true).map {
      .text(replacing(place, with: $0.text))
    }
  }

  /// Returns the whole text with a part replaced.
  ///
  /// - Parameters:
  ///   - range: UTF-8 offsets, both between characters.
  ///   - part: The text to write instead.
  public func replacing(_ range: Range<Int>, with part: String) -> String {
    self.part(0..<range.lowerBound) + part + self.part(range.upperBound..<text.utf8.count)
  }

  private var scanner: NumberScanner<FixedDecimal> { NumberScanner(format: format) }
}
