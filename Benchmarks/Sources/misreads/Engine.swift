import CPeers
import FormattingFields
import FoundationPeers

/// Something that reads numbers, and what it makes of a text.
struct Engine: Sendable {
  let name: String
  /// Makes a reader for a locale; the reader gives the number that it reads in a text, nil if it
  /// refuses.
  let reader: @Sendable (_ locale: String) throws -> (String) -> String?

  static let all = [
    Engine(name: "ICU's `unum_parseDecimal`, lenient, whole text") { icu($0, true, isWhole: true) },
    Engine(name: "the same, as far as it reads") { icu($0, true, isWhole: false) },
    Engine(name: "ICU's `unum_parseDecimal`, strict, whole text") { icu($0, false, isWhole: true) },
    Engine(name: "the same, as far as it reads") { icu($0, false, isWhole: false) },
    Engine(name: "Foundation's `Decimal.ParseStrategy`, lenient") { locale in
      let peer = FoundationDecimal(locale: locale)
      return { peer.number(of: $0)?.text }
    },
    Engine(name: "the same, strict") { locale in
      let peer = FoundationDecimal(locale: locale, isLenient: false)
      return { peer.number(of: $0)?.text }
    },
    Engine(name: "Foundation's `FloatingPointParseStrategy`, lenient") { locale in
      let peer = FoundationDouble(locale: locale)
      return { peer.value(of: $0).map { "\($0)" } }
    },
    Engine(name: "the same, strict") { locale in
      let peer = FoundationDouble(locale: locale, isLenient: false)
      return { peer.value(of: $0).map { "\($0)" } }
    },
    Engine(name: "Foundation's `NumberFormatter`") { locale in
      let peer = FoundationNumberFormatter(locale: locale)
      return { peer.value(of: $0).map { "\($0)" } }
    },
    Engine(name: "the same, `isLenient`") { locale in
      let peer = FoundationNumberFormatter(locale: locale, isLenient: true)
      return { peer.value(of: $0).map { "\($0)" } }
    },
    Engine(name: "this package") { locale in
      let format = try NumberFormat.icu(locale: locale, style: .decimal)
      let scanner = NumberScanner<FixedDecimal>(format: format)
      return { scanner.scan($0).value?.description }
    },
  ]

  private static func icu(
    _ locale: String, _ isLenient: Bool, isWhole: Bool
  ) -> (String) -> String? {
    let peer = ICUReader(locale: locale, isLenient: isLenient)
    return { text in
      guard let (number, isAll) = peer?.number(of: text), isAll || !isWhole else { return nil }
      return number
    }
  }
}

/// ICU's decimal format of a locale, reading.
private final class ICUReader {
  private let pointer: OpaquePointer

  init?(locale: String, isLenient: Bool) {
    guard let pointer = peer_icu_open(locale, [0], 0) else { return nil }
    peer_icu_set_lenient(pointer, isLenient)
    self.pointer = pointer
  }

  deinit { peer_icu_close(pointer) }

  /// The number that a text begins with, in ASCII, and whether it is the whole text.
  func number(of text: String) -> (String, isAll: Bool)? {
    let units = Array(text.utf16)
    var digits = [CChar](repeating: 0, count: 400)
    var end: Int32 = 0
    let count = peer_icu_prefix(
      pointer, units + [0], Int32(units.count), &digits, Int32(digits.count), &end)
    guard count >= 0 else { return nil }
    let bytes = digits.prefix(Int(count)).map { UInt8(bitPattern: $0) }
    return (String(decoding: bytes, as: UTF8.self), Int(end) == units.count)
  }
}
