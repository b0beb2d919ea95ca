/// What a style says of money, in its own words or in a skeleton's.
extension NumberStyle {
  /// Whether parentheses mean a minus: in accounting, also where a skeleton asks for it. (R8)
  var allowsParentheses: Bool {
    if case .accounting = self { return true }
    return stems.contains { stem in
      stem.starts(with: "sign-accounting".utf8) || stem.starts(with: "()".utf8)
    }
  }

  /// The ISO 4217 code of the currency of a style of money; nil where the style is none.
  package var currencyCode: String? {
    switch self {
    case .currency(let code), .accounting(let code): return code
    default:
      let mark = "currency/".utf8
      let stem = stems.first { $0.starts(with: mark) }
      return stem.flatMap { String($0.dropFirst(mark.count)) }
    }
  }

  /// The stems of a skeleton; none in another style.
  private var stems: [Substring.UTF8View] {
    guard case .skeleton(let skeleton) = self else { return [] }
    return skeleton.utf8.split(separator: UInt8(ascii: " "))
  }
}
