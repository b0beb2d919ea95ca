/// A number that is to become a value: a decimal, or a long number in a text, whose digits are read again
/// only if a type needs all of them.
///
/// It lives only during a conversion: later the text may be gone.
public struct ScannedNumber {
  @usableFromInline
  enum Source {
    case number(FixedDecimal)
    /// A number with more than 19 digits.
    case text(TextReading, UnsafeBufferPointer<UInt8>)
  }

  @usableFromInline let source: Source

  @inlinable
  package init(_ number: FixedDecimal) { source = .number(number) }

  @inlinable
  init(_ reading: TextReading, in text: UnsafeBufferPointer<UInt8>) {
    source =
      reading.isTruncated ? .text(reading, text) : .number(reading.exactNumber(in: text))
  }

  /// The number with all its digits.
  ///
  /// - Complexity: O(*n*) in the digits of the number.
  @inlinable
  public var number: FixedDecimal {
    switch source {
    case .number(let number): number
    case .text(let reading, let text): reading.exactNumber(in: text)
    }
  }

  /// The first digits of a long number and their power of ten; nil if the number has at most 19
  /// digits.
  @inlinable
  var start: TextReading? {
    if case .text(let reading, _) = source { reading } else { nil }
  }
}
