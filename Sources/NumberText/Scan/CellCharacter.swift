/// What a character can be in a number, before the text's format is known.
///
/// The package in Columns/ uses these kinds to find out how the numbers in the cells of a column are written. The type
/// is not part of the public interface. (R1, R2, R3, R8)
@_spi(Columns)
public enum CellCharacter: Equatable, Sendable {
  /// A decimal digit: its value, and the zero of its numbering system, which tells digits of two systems apart.
  case digit(UInt8, zero: UInt32)
  /// A separator; the separators of one class mean the same.
  case separator(CellSeparator)
  /// White space that separates no groups, such as a tab.
  case blank
  /// A bidi control or a byte order mark.
  case ignorable
  case minus
  case plus
  case parenthesis
  case other

  /// Makes the kind of a code point.
  public init(_ scalar: UInt32) {
    self =
      switch CharacterKind(scalar) {
      case .digit(let value, let zero): .digit(value, zero: zero)
      case .separator(let mark): .separator(CellSeparator(mark))
      case .blank: .blank
      case .ignorable: .ignorable
      case .minus: .minus
      case .plus: .plus
      case .openingParenthesis, .closingParenthesis: .parenthesis
      case .other: .other
      }
  }

  /// Returns the code point that starts at a UTF-8 offset, and its length in bytes; U+FFFD and 1 if the bytes there are
  /// no code point. (R20)
  public static func scalar(
    in text: UnsafeBufferPointer<UInt8>, at offset: Int
  ) -> (scalar: UInt32, length: Int) {
    let (scalar, length) = UTF8Reading.scalar(in: text, at: offset)
    return (scalar, length)
  }

  /// Whether a code point is a currency sign, of the general category Sc.
  public static func isCurrencySign(_ scalar: UInt32) -> Bool {
    CharacterKind.isCurrencySign(scalar)
  }

  /// Returns the plain currency sign for a wide or small one, "¥" for "￥", and any other code point unchanged. (R15)
  public static func currencySign(_ scalar: UInt32) -> UInt32 { CharacterKind.currencySign(scalar) }

  /// Returns the style whose sign a code point is, such as `percent` for "%"; nil for other code points. (R11)
  public static func ratioStyle(_ scalar: UInt32) -> NumberStyle? {
    NumberStyle.ratios.first { $0.scaleSigns.contains { $0.value == scalar } }
  }
}

/// The class of a separator in a ``CellCharacter``; all separators of a class mean the same. (R3)
@_spi(Columns)
public struct CellSeparator: Hashable, Sendable {
  private let separatorClass: SeparatorClass

  init(_ separatorClass: SeparatorClass) { self.separatorClass = separatorClass }

  /// The class of the spaces that separate groups.
  public static let space = CellSeparator(.space)
  /// The class of a format's own decimal separator, if that is in no other class.
  public static let ownDecimal = CellSeparator(.ownDecimal)

  /// Whether the separator groups digits in a format that writes no separator of this class.
  public var groupsByDefault: Bool { separatorClass.groupsByDefault }
}
