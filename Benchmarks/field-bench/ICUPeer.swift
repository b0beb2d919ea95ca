import CPeers

/// ICU's format of a locale and a skeleton, for reading and writing.
final class ICUPeer {
  private let pointer: OpaquePointer

  init(locale: String, skeleton: String = "") throws {
    let units = Array(skeleton.utf16)
    guard let pointer = peer_icu_open(locale, units, Int32(units.count)) else {
      throw MissingPeer(name: "ICU's format of \(locale)")
    }
    self.pointer = pointer
  }

  deinit { peer_icu_close(pointer) }

  /// The number that a whole text says, by `unum_parseDouble`; nil if it is refused.
  func double(of text: UnsafeBufferPointer<UInt16>) -> Double? {
    var value = 0.0
    guard peer_icu_double(pointer, text.baseAddress!, Int32(text.count), &value) else { return nil }
    return value
  }

  /// Writes the digits of the number that a whole text says, by `unum_parseDecimal`; answers with
  /// their count, or nil if the text is refused.
  func decimal(
    of text: UnsafeBufferPointer<UInt16>, into digits: UnsafeMutableBufferPointer<CChar>
  ) -> Int? {
    let count = peer_icu_decimal(
      pointer, text.baseAddress!, Int32(text.count), digits.baseAddress!, Int32(digits.count))
    return count < 0 ? nil : Int(count)
  }

  /// Reads the lines of the standard input, and writes the digits of each; an empty line for a text
  /// that ICU refuses.
  func parseLines() {
    peer_icu_parse_lines(pointer)
  }

  /// Writes the text of a number given in ASCII, by `unumf_formatDecimal`; answers with its length.
  func format(
    _ number: UnsafeBufferPointer<CChar>, into text: UnsafeMutableBufferPointer<UInt16>
  ) -> Int {
    Int(
      peer_icu_format_decimal(
        pointer, number.baseAddress!, Int32(number.count), text.baseAddress!, Int32(text.count)))
  }

  /// The text of a number given in ASCII.
  func text(of number: String) -> String {
    withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 256) { units in
      let count = number.utf8CString.withUnsafeBufferPointer {
        format(UnsafeBufferPointer(rebasing: $0.dropLast()), into: units)
      }
      return String(decoding: units.prefix(count), as: UTF16.self)
    }
  }

  /// Writes the text of a number, by `unumf_formatDouble`; answers with its length.
  func format(_ number: Double, into text: UnsafeMutableBufferPointer<UInt16>) -> Int {
    Int(peer_icu_format_double(pointer, number, text.baseAddress!, Int32(text.count)))
  }
}

/// A peer that is not installed on this machine.
struct MissingPeer: Error, CustomStringConvertible {
  let name: String

  var description: String { "\(name) is missing" }
}
