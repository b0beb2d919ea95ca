import ArgumentParser
import FormattingFieldJSON

/// How the text of a table is kept as bytes. Each encoding is converted to UTF-8 and back without
/// loss.
enum TextEncoding: String, CaseIterable, ExpressibleByArgument {
  case utf8 = "utf-8"
  case utf16LittleEndian = "utf-16le"
  case utf16BigEndian = "utf-16be"
  /// Latin-1, with characters for the controls from 0x80 to 0x9F.
  case windows1252 = "windows-1252"

  /// What a person calls it.
  var name: String { rawValue == "windows-1252" ? "Windows-1252 (Latin-1)" : rawValue.uppercased() }

  /// The encoding of a file by its first bytes, and whether these leave a doubt.
  static func found(in sample: UnsafeBufferPointer<UInt8>, isWhole: Bool) -> (TextEncoding, Bool) {
    if sample.starts(with: [0xFF, 0xFE]) { return (.utf16LittleEndian, false) }
    if sample.starts(with: [0xFE, 0xFF]) { return (.utf16BigEndian, false) }
    if sample.starts(with: [0xEF, 0xBB, 0xBF]) { return (.utf8, false) }
    // In UTF-16 every digit and delimiter has a zero byte; in the other encodings no text has one.
    let zeros = sample.prefix(4096).enumerated().filter { $0.element == 0 }.map(\.offset)
    if 4 * zeros.count > min(sample.count, 4096) {
      let even = zeros.filter { $0 % 2 == 0 }.count
      return (2 * even > zeros.count ? .utf16BigEndian : .utf16LittleEndian, true)
    }
    guard let broken = UTF8Check.firstBrokenOffset(in: sample) else { return (.utf8, false) }
    // The sample may end inside a character.
    let isCut =
      !isWhole && sample.count - broken < 4
      && sample[broken...].dropFirst().allSatisfy { $0 & 0xC0 == 0x80 }
    return isCut ? (.utf8, false) : (.windows1252, true)
  }

  /// The code points of the bytes 0x80 to 0x9F in Windows-1252; five have none and stand for themselves.
  ///
  /// Source: WHATWG Encoding Standard, index windows-1252.
  fileprivate static let upper: [UInt32] = [
    0x20AC, 0x81, 0x201A, 0x192, 0x201E, 0x2026, 0x2020, 0x2021, 0x2C6, 0x2030, 0x160, 0x2039,
    0x152, 0x8D, 0x17D, 0x8F, 0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x2DC,
    0x2122, 0x161, 0x203A, 0x153, 0x9D, 0x17E, 0x178,
  ]
}

/// Turns bytes into UTF-8, piece by piece.
struct TextDecoder {
  let encoding: TextEncoding
  /// The bytes of a character whose rest is in the next piece.
  private var pending: [UInt8] = []
  /// The bytes decoded so far.
  private var offset = 0

  init(_ encoding: TextEncoding) { self.encoding = encoding }

  /// Adds the text of a piece to `text`.
  ///
  /// - Throws: The offset of the first byte that is not text.
  mutating func decode(
    _ piece: some Sequence<UInt8>, isLast: Bool, into text: inout [UInt8]
  ) throws(BrokenText) {
    switch encoding {
    case .utf8: text.append(contentsOf: piece)
    case .windows1252:
      for byte in piece {
        if byte < 0x80 {
          text.append(byte)
        } else {
          let scalar = byte < 0xA0 ? TextEncoding.upper[Int(byte - 0x80)] : UInt32(byte)
          Self.append(scalar, to: &text)
        }
      }
    case .utf16LittleEndian, .utf16BigEndian:
      for byte in piece {
        pending.append(byte)
        try takeUnits(into: &text)
      }
      if isLast && !pending.isEmpty { throw BrokenText(offset: offset) }
    }
  }

  private mutating func takeUnits(into text: inout [UInt8]) throws(BrokenText) {
    func unit(_ index: Int) -> UInt32 {
      let (first, second) = (UInt32(pending[index]), UInt32(pending[index + 1]))
      return encoding == .utf16BigEndian ? first << 8 | second : second << 8 | first
    }
    guard pending.count % 2 == 0 else { return }
    let first = unit(0)
    if first & 0xF800 != 0xD800 {
      Self.append(first, to: &text)
    } else if first & 0xFC00 == 0xDC00 {
      throw BrokenText(offset: offset)
    } else {
      guard pending.count == 4 else { return }
      let second = unit(2)
      guard second & 0xFC00 == 0xDC00 else { throw BrokenText(offset: offset) }
      Self.append(0x1_0000 + (first & 0x3FF) << 10 + second & 0x3FF, to: &text)
    }
    offset += pending.count
    pending.removeAll(keepingCapacity: true)
  }

  private static func append(_ scalar: UInt32, to text: inout [UInt8]) {
    guard let scalar = Unicode.Scalar(scalar), let bytes = UTF8.encode(scalar) else { return }
    text.append(contentsOf: bytes)
  }
}

/// Bytes that are not text in their encoding.
struct BrokenText: Error {
  let offset: Int
}

extension TextEncoding {
  /// Adds whole characters, given in UTF-8, to `bytes` in the encoding.
  ///
  /// - Returns: A character that the encoding does not have; nil if it has all.
  func encode(_ text: UnsafeBufferPointer<UInt8>, into bytes: inout [UInt8]) -> Unicode.Scalar? {
    guard self != .utf8 else {
      bytes.append(contentsOf: text)
      return nil
    }
    for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
      switch self {
      case .utf8: break
      case .windows1252:
        guard let byte = Self.windowsByte(scalar.value) else { return scalar }
        bytes.append(byte)
      case .utf16LittleEndian, .utf16BigEndian:
        for unit in UTF16.encode(scalar)! {
          let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
          bytes += self == .utf16BigEndian ? [high, low] : [low, high]
        }
      }
    }
    return nil
  }

  private static func windowsByte(_ scalar: UInt32) -> UInt8? {
    if scalar < 0x80 || 0xA0...0xFF ~= scalar { return UInt8(scalar) }
    // Windows-1252 has no narrow no-break space, but the ordinary one, which groups as well. (R3)
    if scalar == 0x202F { return 0xA0 }
    return upper.firstIndex(of: scalar).map { UInt8(0x80 + $0) }
  }
}
