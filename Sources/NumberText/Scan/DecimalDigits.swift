/// The decimal digits of all scripts. (R2)
package enum DecimalDigits {
  /// The numeric value of a digit and the first code point of its numbering system, or nil.
  ///
  /// - Complexity: O(log *n*) in the number of numbering systems.
  @inline(__always)
  package static func value(of scalar: UInt32) -> (value: UInt8, zero: UInt32)? {
    guard scalar < 0x80 else { return nonASCIIValue(of: scalar) }
    let value = scalar &- 0x30
    return value < 10 ? (UInt8(truncatingIfNeeded: value), 0x30) : nil
  }

  private static func nonASCIIValue(of scalar: UInt32) -> (value: UInt8, zero: UInt32)? {
    if let value = hanValue(of: scalar) { return (value, hanZero) }
    var low = 0
    var high = zeros.count
    while low < high {
      let middle = (low + high) / 2
      if zeros[middle] <= scalar { low = middle + 1 } else { high = middle }
    }
    guard low > 0, scalar - zeros[low - 1] < 10 else { return nil }
    return (UInt8(truncatingIfNeeded: scalar - zeros[low - 1]), zeros[low - 1])
  }

  /// Stands for the Han digits, which are not in one run of code points.
  static let hanZero: UInt32 = 0x3007

  private static func hanValue(of scalar: UInt32) -> UInt8? {
    switch scalar {
    case 0x3007, 0x96F6: 0
    case 0x4E00: 1
    case 0x4E8C: 2
    case 0x4E09: 3
    case 0x56DB: 4
    case 0x4E94: 5
    case 0x516D: 6
    case 0x4E03: 7
    case 0x516B: 8
    case 0x4E5D: 9
    default: nil
    }
  }

  /// The zeros of the runs of general category Nd, ascending. Source: Unicode 16,
  /// `DerivedGeneralCategory.txt`; a test compares them with the standard library's data.
  static let zeros: [UInt32] = [
    0x30, 0x660, 0x6F0, 0x7C0, 0x966, 0x9E6, 0xA66, 0xAE6,
    0xB66, 0xBE6, 0xC66, 0xCE6, 0xD66, 0xDE6, 0xE50, 0xED0,
    0xF20, 0x1040, 0x1090, 0x17E0, 0x1810, 0x1946, 0x19D0, 0x1A80,
    0x1A90, 0x1B50, 0x1BB0, 0x1C40, 0x1C50, 0xA620, 0xA8D0, 0xA900,
    0xA9D0, 0xA9F0, 0xAA50, 0xABF0, 0xFF10, 0x104A0, 0x10D30, 0x10D40,
    0x11066, 0x110F0, 0x11136, 0x111D0, 0x112F0, 0x11450, 0x114D0, 0x11650,
    0x116C0, 0x116D0, 0x116DA, 0x11730, 0x118E0, 0x11950, 0x11BF0, 0x11C50,
    0x11D50, 0x11DA0, 0x11DE0, 0x11F50, 0x16130, 0x16A60, 0x16AC0, 0x16B50,
    0x16D70, 0x1CCF0, 0x1D7CE, 0x1D7D8, 0x1D7E2, 0x1D7EC, 0x1D7F6, 0x1E140,
    0x1E2F0, 0x1E4F0, 0x1E5F1, 0x1E950, 0x1FBF0,
  ]
}
