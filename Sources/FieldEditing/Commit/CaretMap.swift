import NumberText

/// Takes a caret from one text of a number to another, so that it stays among the same digits. (C5)
///
/// Integer digits are counted back from the decimal separator, fraction digits on from it: grouping
/// separators, leading zeros and added fraction digits do not move the caret then.
struct CaretMap {
  private let old: DigitPlaces
  private let new: DigitPlaces

  /// Makes a map; `soft` are the grouping separators of the old text, whatever `format` takes their
  /// characters for.
  init(from old: String, soft: SoftSeparators, to new: String, format: NumberFormat) {
    self.old = DigitPlaces(old, soft, format)
    self.new = DigitPlaces(new, SoftSeparators(), format)
  }

  /// The offset in the new text for an offset in the old.
  func offset(for offset: Int) -> Int {
    if old.integer.isEmpty && old.fraction.isEmpty { return new.length }
    if offset >= old.length && old.hasSuffix { return new.length }
    let behindDecimal = old.decimalEnd.map { offset >= $0 } ?? false
    if behindDecimal {
      let count = old.fraction.filter { $0 < offset }.count
      guard count > 0 else { return new.decimalEnd ?? new.integerEnd }
      return new.fraction.isEmpty
        ? new.integerEnd : new.end(ofDigitAt: new.fraction[min(count, new.fraction.count) - 1])
    }
    let right = old.integer.filter { $0 >= offset }.count
    let left = new.integer.count - right
    if left <= 0 { return new.integer.first ?? new.length }
    return new.end(ofDigitAt: new.integer[left - 1])
  }
}

/// Where the digits of a text stand, in UTF-8 offsets.
private struct DigitPlaces {
  /// The offsets of the digits in front of the decimal separator.
  private(set) var integer: [Int] = []
  /// The offsets of the digits behind it.
  private(set) var fraction: [Int] = []
  /// The offset behind the decimal separator.
  private(set) var decimalEnd: Int?
  private(set) var length = 0
  private var digitEnds: [Int: Int] = [:]

  init(_ text: String, _ soft: SoftSeparators, _ format: NumberFormat) {
    for scalar in text.unicodeScalars {
      let width = UTF8.width(scalar)
      switch format.role(of: scalar) {
      case .digit:
        if decimalEnd == nil { integer.append(length) } else { fraction.append(length) }
        digitEnds[length] = length + width
      case .decimalSeparator where decimalEnd == nil && !soft.contains(length):
        decimalEnd = length + width
      case .decimalSeparator, .other: break
      }
      length += width
    }
  }

  /// The offset behind the last integer digit.
  var integerEnd: Int { integer.last.map(end(ofDigitAt:)) ?? 0 }

  /// Whether anything but digits ends the text.
  var hasSuffix: Bool {
    let last = fraction.last ?? integer.last
    return last.map { end(ofDigitAt: $0) < length && (decimalEnd ?? 0) < length } ?? false
  }

  func end(ofDigitAt offset: Int) -> Int { digitEnds[offset] ?? offset }
}
