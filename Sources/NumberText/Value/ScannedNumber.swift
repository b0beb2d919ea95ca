/// A number that is to become a value: a decimal, or more than 19 digits in a text, which are read again only
/// if a type needs all of them.
///
/// It is valid only during the conversion, as long as the text's bytes are.
public struct ScannedNumber {
  @usableFromInline
  enum Source {
    case number(FixedDecimal)
    /// A number with more than 19 digits.
    case text(ScannedDigits, UnsafeBufferPointer<UInt8>)
  }

  @usableFromInline let source: Source

  @inlinable
  package init(_ number: FixedDecimal) { source = .number(number) }

  @inlinable
  init(_ scanned: ScannedDigits, in text: UnsafeBufferPointer<UInt8>) {
    source = scanned.isTruncated ? .text(scanned, text) : .number(scanned.number(in: text))
  }

  /// The number with all its digits.
  ///
  /// - Complexity: O(*n*) in the digits of the number.
  @inlinable
  public var number: FixedDecimal {
    switch source {
    case .number(let number): number
    case .text(let scanned, let text): scanned.number(in: text)
    }
  }

  /// The first digits of a number in a text; nil if it has at most 19 digits.
  @inlinable
  var start: ScannedDigits? {
    if case .text(let scanned, _) = source { scanned } else { nil }
  }
}
