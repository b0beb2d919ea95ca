import NumberProbing
import NumberText

/// The page's `Intl.NumberFormat` as a writer of numbers.
///
/// A number is handed over as its digits, and comes back in pieces: for each the code of its field,
/// its length, and its UTF-16 units.
struct IntlSource: NumberSource {
  /// The number by which the page knows the formatter.
  let formatter: Int32
  let style: NumberStyle
  /// Texts may follow plural categories, of which `Intl` does not tell: all probes are asked.
  let pluralCategoryCount: Int?

  func markedText(of number: FixedDecimal) throws(FormatFailure) -> MarkedText? {
    let length = pageWrites(formatter, Units.put(number.description))
    guard length >= 0 else { return nil }
    var pieces: [MarkedText.Piece] = []
    var start = 0
    while start < length {
      let count = Int(Units.shared[start + 1])
      guard let text = Units.text(start + 2, count) else { return nil }
      pieces.append(MarkedText.Piece(.init(code: Units.shared[start]), text))
      start += 2 + count
    }
    return MarkedText(pieces)
  }

  func text(of number: FixedDecimal) throws(FormatFailure) -> String? {
    try markedText(of: number)?.text
  }

  func failure(_ reason: FormatRefusal) -> FormatFailure {
    switch reason {
    case .notTaken(let number): FormatFailure("Intl does not write \(number.description)")
    case .misread(let misreading):
      FormatFailure(
        "\(misreading.number.description) is written \u{201C}\(misreading.text)\u{201D}, which reads as "
          + (misreading.reading?.description ?? "no number"))
    }
  }
}

/// Why there is no format.
struct FormatFailure: Error {
  let reason: String

  init(_ reason: String) { self.reason = reason }
}

@_extern(wasm, module: "page", name: "write") @_extern(c)
private func pageWrites(_ formatter: Int32, _ length: Int) -> Int

extension MarkedText.Field {
  /// The codes are intl.js's.
  fileprivate init(code: UInt16) {
    switch code {
    case 1: self = .integer
    case 2: self = .groupingSeparator
    case 3: self = .decimalSeparator
    case 4: self = .fraction
    case 5: self = .exponentSeparator
    case 6: self = .exponentSign
    case 7: self = .exponent
    case 8: self = .sign
    case 9: self = .currency
    case 10: self = .compact
    default: self = .literal
    }
  }
}

/// The buffer through which page and engine hand each other texts.
enum Units {
  static let capacity = 16_384
  nonisolated(unsafe) static let shared = UnsafeMutablePointer<UInt16>.allocate(capacity: capacity)

  /// Puts a text into the buffer; what does not fit is left out.
  static func put(_ text: String) -> Int {
    var count = 0
    for unit in text.utf16 where count < capacity {
      shared[count] = unit
      count += 1
    }
    return count
  }

  /// A text in the buffer; nil where it is not well-formed.
  static func text(_ start: Int, _ count: Int) -> String? {
    guard start >= 0, count >= 0, start + count <= capacity else { return nil }
    return String(
      validating: UnsafeBufferPointer(start: shared + start, count: count), as: UTF16.self)
  }

  /// The lines of the text at the buffer's start.
  static func lines(_ count: Int) -> [String] {
    (text(0, count) ?? "").unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { String(String.UnicodeScalarView($0)) }
  }
}
