/// The UTF-8 of the ten digits of a numbering system.
struct DigitGlyphs: Sendable {
  /// The number of bytes of a digit; every system's ten have as many.
  let length: Int
  /// The first digit's byte where the digits are "0" to "9", else 0.
  let asciiZero: UInt8
  /// Four bytes for each digit; those behind its UTF-8 are 0.
  let bytes: [UInt8]

  init(_ digits: [Unicode.Scalar]) {
    var length = 1
    var bytes: [UInt8] = []
    bytes.reserveCapacity(40)
    for digit in digits {
      let start = bytes.count
      bytes += digit.utf8
      length = max(length, bytes.count - start)
      while bytes.count < start + 4 { bytes.append(0) }
    }
    self.length = length
    self.bytes = bytes
    asciiZero = digits.elementsEqual("0123456789".unicodeScalars) ? UInt8(ascii: "0") : 0
  }
}
