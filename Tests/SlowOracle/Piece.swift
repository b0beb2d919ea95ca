/// A part of a text, in one way of cutting up the text.
enum Piece: Equatable {
  case character(CharacterClass, Unicode.Scalar)
  /// A whole affix, by its index in the list.
  case affix(Int)
  case exponentMark
  /// The text ends inside an affix or an exponent's separator.
  case startOfAffix(Word.Part)
  case startOfExponentMark

  var isOfExponentMark: Bool { self == .exponentMark || self == .startOfExponentMark }

  var isOfAffix: Bool {
    switch self {
    case .affix, .startOfAffix: true
    default: false
    }
  }

  /// The zero of a digit's numbering system.
  var numberingSystem: UInt32? {
    if case .character(.digit(_, let zero), _) = self { zero } else { nil }
  }

  var isSpace: Bool {
    switch self {
    case .character(.space, _), .character(.otherWhiteSpace, _): true
    default: false
    }
  }
}
