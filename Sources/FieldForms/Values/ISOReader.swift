/// Reads the text of a date or time piece by piece, from the beginning. If an expected piece is
/// missing, the error tells whether typing on can make the text right.
struct ISOReader {
  enum Stop: Error {
    /// The text ends too early, and typing on can complete it.
    case end
    /// The text is wrong: no date or time begins with the text that was read so far.
    case invalid
  }

  private let bytes: [UInt8]
  private var offset = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  var isAtEnd: Bool { offset == bytes.count }

  /// Throws `invalid` if the reader is not at the end of the text.
  func end() throws(Stop) {
    if !isAtEnd { throw .invalid }
  }

  /// Reads a number of `digits` digits within a range. Throws `invalid` at the first digit after
  /// which no number in the range is possible: at "2" if two digits of 1...12 are read. Throws
  /// `end` if the text ends before that.
  mutating func number(_ digits: Int, _ range: ClosedRange<Int>) throws(Stop) -> Int {
    var (value, scale) = (0, 1)
    for _ in 0..<digits { scale *= 10 }
    for _ in 0..<digits {
      guard let digit = nextDigit else { throw isAtEnd ? .end : .invalid }
      scale /= 10
      value += digit * scale
      guard value <= range.upperBound, value + scale > range.lowerBound else { throw .invalid }
      offset += 1
    }
    return value
  }

  /// Reads a fraction of at least one digit and at most `digits` digits, and returns the fraction
  /// times 10^`digits`. If `digits` is 9, for nanoseconds, "5" means 0.5 and gives 500,000,000.
  mutating func fraction(_ digits: Int) throws(Stop) -> Int {
    guard nextDigit != nil else { throw isAtEnd ? .end : .invalid }
    var value = 0
    for _ in 0..<digits {
      value *= 10
      if let digit = nextDigit {
        value += digit
        offset += 1
      }
    }
    return value
  }

  /// Reads one of the ASCII characters in `marks`, such as "-", and returns it. Throws `invalid` at
  /// any other character, and `end` at the end of the text.
  @discardableResult
  mutating func mark(_ marks: String) throws(Stop) -> UInt8 {
    guard !isAtEnd else { throw .end }
    let byte = bytes[offset]
    guard marks.utf8.contains(byte) else { throw .invalid }
    offset += 1
    return byte
  }

  private var nextDigit: Int? {
    guard !isAtEnd, UInt8(ascii: "0")...UInt8(ascii: "9") ~= bytes[offset] else { return nil }
    return Int(bytes[offset] - UInt8(ascii: "0"))
  }
}
