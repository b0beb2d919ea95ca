/// The part that a code point can play in a number, whatever the locale: "٥" is a digit, "’" a
/// separator. ``ScanRules/kind(of:)`` adds what a format's own symbols mean. Rules: R1, R18.
package enum CharacterKind: Equatable {
  /// A decimal digit: its value, and the zero of its numbering system, which tells digits of two
  /// systems apart.
  case digit(UInt8, zero: UInt32)
  case separator(SeparatorClass)
  /// White space that separates no groups: a tab, a line break, an em space.
  case blank
  /// A bidi control or a byte order mark: ignored anywhere. (R1) The two controls that reverse
  /// digits on the screen, U+202D and U+202E, are `other`, so that a text with them is refused: a
  /// person would see another number than the scan reads. (R18)
  case ignorable
  case minus
  case plus
  case openingParenthesis
  case closingParenthesis
  case other

  /// Whether the decimal separator of some locale is of this kind. (R3)
  package var mayBeDecimal: Bool {
    if case .separator(let separatorClass) = self { separatorClass.canBeDecimal } else { false }
  }

  /// Each kind has the code points of its rule. (R1, R2, R3, R8)
  package init(_ scalar: UInt32) {
    switch scalar {
    case 0x30...0x39: self = .digit(UInt8(truncatingIfNeeded: scalar &- 0x30), zero: 0x30)
    case 0x2E: self = .separator(.period)
    case 0x2C: self = .separator(.comma)
    case 0x27: self = .separator(.apostrophe)
    case 0x20: self = .separator(.space)
    case 0x2D: self = .minus
    case 0x2B: self = .plus
    case 0x28: self = .openingParenthesis
    case 0x29: self = .closingParenthesis
    case 0x09...0x0D: self = .blank
    case ..<0x80: self = .other
    default: self = CharacterKind(nonASCII: scalar)
    }
  }

  private init(nonASCII scalar: UInt32) {
    switch scalar {
    case 0x200E, 0x200F, 0x061C, 0x202A...0x202C, 0x2066...0x2069, 0xFEFF:
      self = .ignorable
    case 0xFF0E, 0x3002, 0xFF61, 0x2024, 0xFE52: self = .separator(.period)
    case 0xFF0C, 0x060C, 0xFE50, 0xFE10: self = .separator(.comma)
    case 0x066B: self = .separator(.arabicDecimal)
    case 0x066C: self = .separator(.arabicGroup)
    case 0x2019, 0x2018, 0xFF07: self = .separator(.apostrophe)
    case 0x00A0, 0x202F, 0x2007, 0x2008, 0x2009, 0x3000: self = .separator(.space)
    case 0x2E41: self = .separator(.adlam)
    case 0x85, 0x1680, 0x2000...0x2006, 0x200A, 0x2028, 0x2029, 0x205F: self = .blank
    case 0x2212, 0xFE63, 0xFF0D, 0x2010, 0x2011, 0x2013, 0x30FC: self = .minus
    case 0xFF0B, 0xFE62: self = .plus
    case 0xFF08: self = .openingParenthesis
    case 0xFF09: self = .closingParenthesis
    default:
      if let digit = DecimalDigits.value(of: scalar) {
        self = .digit(digit.value, zero: digit.zero)
      } else {
        self = .other
      }
    }
  }

  /// Returns the plain currency sign for a wide or small one, "¥" for "￥", and any other code point
  /// unchanged. (R15)
  package static func currencySign(_ scalar: UInt32) -> UInt32 {
    switch scalar {
    case 0xFF04, 0xFE69: 0x24
    case 0xFFE0: 0xA2
    case 0xFFE1: 0xA3
    case 0xFFE5: 0xA5
    case 0xFFE6: 0x20A9
    default: scalar
    }
  }

  /// Whether the code point is a currency sign (general category Sc, Unicode 16).
  package static func isCurrencySign(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x24, 0xA2...0xA5, 0x58F, 0x60B, 0x7FE...0x7FF, 0x9F2...0x9F3, 0x9FB, 0xAF1, 0xBF9, 0xE3F,
      0x17DB, 0x20A0...0x20C1, 0xA838, 0xFDFC, 0xFE69, 0xFF04, 0xFFE0...0xFFE1, 0xFFE5...0xFFE6,
      0x11FDD...0x11FE0, 0x1E2FF, 0x1ECB0:
      true
    default: false
    }
  }
}

/// The classes of separators. Within a class all separators mean the same, as "'" and "’" do. Rule:
/// R3.
package enum SeparatorClass: UInt8, Sendable {
  case period, comma, arabicDecimal, arabicGroup, apostrophe, space, adlam
  /// The locale's own decimal separator, if it is in none of the classes above.
  case ownDecimal
  /// The locale's own grouping separator, if it is in none of the classes above.
  case ownGrouping

  /// Whether a separator of this class groups digits in a locale that writes no separator of this
  /// class. True for the apostrophe. False for the period, which separates a fraction there, as in
  /// the French "1.5".
  package var groupsByDefault: Bool {
    switch self {
    case .space, .apostrophe, .arabicGroup, .adlam, .ownGrouping: true
    case .period, .comma, .arabicDecimal, .ownDecimal: false
    }
  }

  /// Whether the decimal separator of some locale is of this class.
  var canBeDecimal: Bool { !groupsByDefault }
}

/// Reads code points from bytes that may not be valid UTF-8.
package enum UTF8Reading {
  /// U+FFFD, which is read for a byte that begins no code point. No number has this character, so
  /// the text is refused. (R20)
  static let malformed: UInt32 = 0xFFFD

  /// Returns the code point that starts at a byte offset, and its length in bytes; U+FFFD
  /// (`malformed`) and 1 if the bytes there are no code point.
  ///
  /// Source: The Unicode Standard, table 3-7, "Well-Formed UTF-8 Byte Sequences".
  @inline(__always)
  package static func scalar(in text: UnsafeBufferPointer<UInt8>, at offset: Int) -> (UInt32, Int) {
    let first = UInt32(text[offset])
    if first < 0x80 { return (first, 1) }
    return longScalar(in: text, at: offset)
  }

  private static func longScalar(
    in text: UnsafeBufferPointer<UInt8>, at offset: Int
  ) -> (UInt32, Int) {
    let first = UInt32(text[offset])
    let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    guard first >= 0xC2, first <= 0xF4, length <= text.count - offset else { return (malformed, 1) }
    var scalar = first & (0x7F >> UInt32(length))
    for index in 1..<length {
      let byte = UInt32(text[offset + index])
      guard byte & 0xC0 == 0x80 else { return (malformed, 1) }
      scalar = scalar << 6 | byte & 0x3F
    }
    // Refused are: more bytes than the code point needs, surrogates, and code points above
    // U+10FFFF.
    let isWellFormed =
      switch length {
      case 3: scalar >= 0x800 && scalar & 0xF800 != 0xD800
      case 4: scalar >= 0x1_0000 && scalar <= 0x10_FFFF
      default: true
      }
    return isWellFormed ? (scalar, length) : (malformed, 1)
  }
}
