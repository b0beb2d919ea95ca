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
    if old.integerCount + old.fractionCount == 0 { return new.length }
    if offset >= old.length && old.hasSuffix { return new.length }
    if let decimalEnd = old.decimalEnd, offset >= decimalEnd {
      let count = old.fractionCount(before: offset)
      guard count > 0 else { return new.decimalEnd ?? new.integerEnd }
      return new.end(ofFractionDigit: min(count, new.fractionCount))
    }
    let right = old.integerCount - old.integerCount(before: offset)
    let left = new.integerCount - right
    return left > 0 ? new.end(ofIntegerDigit: left) : new.firstInteger ?? new.length
  }
}

/// Where the digits of a text stand, in UTF-8 offsets.
///
/// Only the ends are kept: lists of all places take longer to make than a text to write.
private struct DigitPlaces {
  private let text: String
  private let format: NumberFormat
  /// The numbers of digits in front of the decimal separator and behind it.
  private(set) var integerCount = 0
  private(set) var fractionCount = 0
  /// The offset of the first integer digit.
  private(set) var firstInteger: Int?
  /// The offsets behind the last integer digit, behind the decimal separator and the last digit.
  private(set) var integerEnd = 0
  private(set) var decimalEnd: Int?
  private var lastEnd = 0
  private(set) var length = 0

  init(_ text: String, _ soft: SoftSeparators, _ format: NumberFormat) {
    self.text = text
    self.format = format
    for scalar in text.unicodeScalars {
      let end = length + UTF8.width(scalar)
      switch format.role(of: scalar) {
      case .digit:
        lastEnd = end
        if decimalEnd == nil {
          if firstInteger == nil { firstInteger = length }
          integerEnd = end
          integerCount += 1
        } else {
          fractionCount += 1
        }
      case .decimalSeparator where decimalEnd == nil && !soft.contains(length): decimalEnd = end
      case .decimalSeparator, .other: break
      }
      length = end
    }
  }

  /// Whether anything but digits ends the text.
  var hasSuffix: Bool {
    integerCount + fractionCount > 0 && lastEnd < length && (decimalEnd ?? 0) < length
  }

  func integerCount(before offset: Int) -> Int {
    offset >= integerEnd ? integerCount : min(integerCount, digitCount(before: offset))
  }

  func fractionCount(before offset: Int) -> Int {
    offset >= lastEnd ? fractionCount : digitCount(before: offset) - integerCount
  }

  /// The offset behind an integer digit, the first of which is 1.
  func end(ofIntegerDigit number: Int) -> Int {
    number == integerCount ? integerEnd : end(ofDigit: number)
  }

  /// The offset behind a fraction digit, the first of which is 1; behind the integer digits for 0.
  func end(ofFractionDigit number: Int) -> Int {
    if number == 0 { return integerEnd }
    return number == fractionCount ? lastEnd : end(ofDigit: integerCount + number)
  }

  private func digitCount(before limit: Int) -> Int {
    var (count, offset) = (0, 0)
    for scalar in text.unicodeScalars where offset < limit {
      if format.role(of: scalar) == .digit { count += 1 }
      offset += UTF8.width(scalar)
    }
    return count
  }

  private func end(ofDigit number: Int) -> Int {
    var (count, offset) = (0, 0)
    for scalar in text.unicodeScalars where count < number {
      if format.role(of: scalar) == .digit { count += 1 }
      offset += UTF8.width(scalar)
    }
    return offset
  }
}
