@_spi(EntryKinds) public import NumberText

/// What a field's numbers can have, such as a minus or a fraction, so that a host can choose a
/// keyboard. Rule: C16.
///
/// ```swift
/// let price = FormattingField<Double>(format: dollars, bounds: NumberBounds(0...))
/// price.entryTraits.keys             // .decimal
/// price.entryTraits.allowsFraction   // true
/// ```
///
/// Properties such as ``keys`` are computed when they are read, since a form stores the traits of
/// each field and reads few of these properties.
public struct EntryTraits: Hashable, Sendable {
  /// ``allowsExponent`` and `allowsFraction` are computed from it.
  public let format: NumberFormat
  /// Whether type, format and bounds allow numbers below zero.
  public let allowsMinus: Bool
  /// Whether the policies set a step, so that arrow keys step; otherwise the keys act on the text.
  package let hasStep: Bool
  /// Whether the policies refuse keys. They do not while an input method composes. (E5)
  package let refusesKeys: Bool
  /// How many fraction digits the type holds; nil if the type has no fixed limit.
  let typeFractionDigits: Int?
  /// Whether a kind of entry needs more keys than plain numbers do, as "1+2" and "500 g". (X1)
  let hasEntries: Bool

  /// If true, ``keys`` is `text`, for the letter of the exponent.
  public var allowsExponent: Bool { format.allowsExponent }

  /// Whether format and type show a fraction.
  ///
  /// - Complexity: O(1). If a function writes the format's texts, three numbers are written.
  package var allowsFraction: Bool {
    if let pattern = format.pattern, pattern.minimumExponentDigits == nil {
      return pattern.maximumFractionDigits > 0
        && (pattern.minimumFractionDigits > 0
          || typeFractionDigits.map { $0 > format.scale } ?? true)
    }
    return ["1.5", "1.123456789", "0.123456789"].contains { digits in
      guard let number = FixedDecimal(digits)?.multipliedByPowerOfTen(-format.scale) else {
        return false
      }
      let held =
        typeFractionDigits.flatMap { number.rounded(toFractionDigits: $0, mode: .halfEven) }
        ?? number
      return format.written(held).parts.fractionCount > 0
    }
  }

  /// A field with a minus needs `number`, even without a fraction; one with exponents needs `text`.
  public var keys: EntryKeys {
    if allowsExponent || hasEntries { return .text }
    if allowsMinus { return .number }
    return allowsFraction ? .decimal : .digits
  }
}

/// Which keys a field needs on an on-screen keyboard.
public enum EntryKeys: String, CaseIterable, Hashable, Sendable {
  /// Digits alone.
  case digits
  /// Digits and a decimal separator.
  case decimal
  /// Digits, a decimal separator and a minus, or a key that calls `toggleSign()`.
  case number
  /// Letters, besides the keys of `number`.
  case text
}

extension FormattingField {
  /// Computed from type, format, bounds and policies: in bounds of 0 and above there is no minus.
  public var entryTraits: EntryTraits {
    EntryTraits(
      format: format,
      allowsMinus: format.allowsMinus && scanner.allowsNegative
        && (bounds.isUnlimited || scanner.limits.minimum.map { $0 < 0 } ?? true),
      hasStep: policies.step != nil, refusesKeys: policies.filterEdits,
      typeFractionDigits: scanner.maximumFractionDigits,
      hasEntries: hasKinds && kinds.contains { $0.interpreter.needsText })
  }
}
