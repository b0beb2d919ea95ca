/// The UTF-8 of the ten digits of a numbering system.
struct DigitGlyphs: Sendable {
  /// The number of bytes of the longest digit.
  let length: Int
  /// The first digit's byte where the digits are "0" to "9", else 0.
  let asciiZero: UInt8
  /// Four bytes for each digit; those behind its UTF-8 are 0.
  let bytes: [UInt8]

  init(_ digits: [Unicode.Scalar]) {
    let texts = digits.map { Array(String($0).utf8) }
    length = texts.reduce(1) { max($0, $1.count) }
    let zero = UInt8(ascii: "0")
    asciiZero = texts == (0..<10).map { [zero + $0] } ? zero : 0
    bytes = texts.flatMap { $0 + Array(repeating: 0, count: 4 - $0.count) }
  }
}
