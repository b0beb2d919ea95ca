public import NumberText

/// Whether a person can have meant a suggestion by a refused text. It knows characters alone, and
/// nothing of how suggestions are made. (R24)
public struct SuggestionJudge {
  private let format: NumberFormat
  private let separators: Separators

  public init(_ format: NumberFormat) {
    self.format = format
    separators = Separators(format)
  }

  /// What is wrong with a suggestion; nil if nothing is.
  ///
  /// - Parameter bounds: The bounds of the field that suggests.
  public func problem(
    _ suggestion: String, for text: String, type: BoundType = .fixedDecimal,
    bounds: NumberBounds = .unlimited
  ) -> String? {
    let (meant, typed) = (Parts(suggestion), Parts(text))
    if meant.hasOuterSpace { return "white space at an end" }
    let oracle = SlowOracle(format: format, type: type, bounds: bounds)
    let verdict = oracle.verdict(suggestion)
    guard verdict.status == .acceptable, let number = verdict.number else {
      return "no number: \(verdict.status)"
    }
    // An affix such as "L/100 km" has digits of its own.
    let affixes = format.affixes + format.codes
    guard affixes.allSatisfy({ Parts($0).digits.isEmpty }), !format.allowsExponent else {
      return significant(meant.digits) == significant(typed.digits)
        ? nil : "other digits, or in another order"
    }
    // The number has the digits of the text in their order, and begins its fraction where the text
    // has a mark.
    let shown = number.magnitude.multipliedByPowerOfTen(format.scale)
    let digits = FixedDecimal(typed.digits.map(String.init).joined()) ?? 0
    // The hundredths of money may be a single digit: "5 öre".
    let most = max(typed.digits.count, format.isMoney ? 2 : 0)
    let places = (0...most).filter { digits.multipliedByPowerOfTen(-$0) == shown }
    guard let place = places.first else { return "read as \(number.plainText)" }
    let mark = typed.digits.count - place - 1
    let isMarked = mark < 0 || typed.gaps.indices.contains(mark) && !typed.gaps[mark].isEmpty
    if place > 0, !digits.isZero, places.count == 1, !isMarked, !(place == 2 && format.isMoney) {
      return "a fraction of its own"
    }
    let (before, after) = (typed.significantGaps, meant.significantGaps)
    // After white space that may group, a group is whole, or a person has typed on: "1 2345".
    for place in before.indices
    where isSpace(before[place]) && after.indices.contains(place) && after[place].isEmpty {
      let rest = before[(place + 1)...]
      let end =
        rest.firstIndex { !$0.allSatisfy { CharacterClass($0) == .ignored } } ?? before.endIndex
      if end - place < 3 { return "\(end - place) digits after white space are joined" }
    }
    for (before, after) in zip(before, after) where !before.allSatisfy(isMark) {
      // Something other than a separator stands between two digits, or a quote does.
      let isSeparated =
        before.allSatisfy { isMark($0) || isQuote($0) }
        ? !after.isEmpty : after == before || after.contains(where: isDecimal)
      if !isSeparated { return "digits are joined" }
    }
    return nil
  }

  private func significant(_ digits: [Int]) -> [Int] {
    Array(digits.drop { $0 == 0 }.reversed().drop { $0 == 0 })
  }

  /// Whether a character is an apostrophe, or looks like one.
  private func isQuote(_ scalar: Unicode.Scalar) -> Bool {
    CharacterClass(scalar) == .apostrophe
      || [0x2BC, 0xB4, 0x60, 0x2032, 0x2035].contains(scalar.value)
  }

  /// Whether a character separates groups or a fraction and nothing else.
  private func isMark(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.properties.isDefaultIgnorableCodePoint { return true }
    return switch CharacterClass(scalar) {
    case .apostrophe: false
    case .ignored, .otherWhiteSpace: true
    case let kind: separators.role(kind, scalar) != nil
    }
  }

  private func isSpace(_ gap: [Unicode.Scalar]) -> Bool {
    !gap.isEmpty && gap.allSatisfy { $0.properties.isWhitespace }
  }

  private func isDecimal(_ scalar: Unicode.Scalar) -> Bool {
    separators.role(CharacterClass(scalar), scalar) == .decimal
  }
}

/// The digits of a text, and what stands between each two of them.
private struct Parts {
  var digits: [Int] = []
  var gaps: [[Unicode.Scalar]] = []
  let hasOuterSpace: Bool

  /// What stands between the digits from the first that is not zero on.
  var significantGaps: [[Unicode.Scalar]] {
    Array(gaps.dropFirst(digits.prefix { $0 == 0 }.count))
  }

  init(_ text: String) {
    var gap: [Unicode.Scalar] = []
    // The power of a unit is no digit of the number, as in "50 m2". "K2" and "1E3" have none.
    var scalars = Array(text.unicodeScalars)
    if scalars.count > 1, let last = scalars.last, last == "2" || last == "3",
      case let letter = scalars[scalars.count - 2], letter.properties.isAlphabetic,
      !["E", "e", "\u{415}", "\u{435}"].contains(letter),
      scalars.dropLast().contains(where: { DecimalDigits.value(of: $0.value) != nil })
    {
      scalars.removeLast()
    }
    for scalar in scalars {
      guard case .digit(let value, _) = CharacterClass(scalar) else {
        gap.append(scalar)
        continue
      }
      if !digits.isEmpty { gaps.append(gap) }
      digits.append(value)
      gap = []
    }
    hasOuterSpace = [text.unicodeScalars.first, text.unicodeScalars.last].contains {
      $0.map { [.space, .otherWhiteSpace].contains(CharacterClass($0)) } ?? false
    }
  }
}
