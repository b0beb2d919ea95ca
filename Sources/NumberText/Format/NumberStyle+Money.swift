/// What a style says of money, in its own words or in a skeleton's.
extension NumberStyle {
  /// Whether parentheses mean a minus: in accounting, also where a skeleton asks for it. (R8)
  var allowsParentheses: Bool {
    if case .accounting = self { return true }
    return skeletonStems.contains { stem in
      stem.utf8.starts(with: "sign-accounting".utf8) || stem.utf8.starts(with: "()".utf8)
    }
  }

  /// The ISO 4217 code of the currency of a style of money; nil where the style is none.
  package var currencyCode: String? {
    switch self {
    case .currency(let code), .accounting(let code): return code
    default:
      let mark = "currency/"
      let stem = skeletonStems.first { $0.utf8.starts(with: mark.utf8) }
      return stem.map { String($0.utf8.dropFirst(mark.utf8.count)) ?? "" }
    }
  }

  /// The stems of a skeleton; none in another style.
  ///
  /// Source: ICU parts them at `Pattern_White_Space` (UAX #31).
  package var skeletonStems: [Substring] {
    guard case .skeleton(let skeleton) = self else { return [] }
    return skeleton.unicodeScalars.split { scalar in
      switch scalar.value {
      case 0x09...0x0D, 0x20, 0x85, 0x200E, 0x200F, 0x2028, 0x2029: true
      default: false
      }
    }.map { Substring($0) }
  }
}
