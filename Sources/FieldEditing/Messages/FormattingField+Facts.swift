import NumberText

/// What a field asks of its surroundings, as a host chooses a keyboard by.
///
/// ```swift
/// let price = FormattingField<Double>(format: dollars, bounds: 0...)
/// price.entryTraits.inputMode   // "decimal"
/// ```
public struct EntryTraits: Hashable, Sendable {
  /// Whether the number may have a fraction: a keyboard with a decimal separator.
  public let allowsFraction: Bool
  /// Whether the number may be below zero: a keyboard with a minus, or a key that calls
  /// ``FormattingField/toggleSign()``.
  public let allowsMinus: Bool
  /// Whether the number may have an exponent: a keyboard with letters.
  public let allowsExponent: Bool

  /// The value of HTML's `inputmode`: "numeric" for digits alone, "decimal" with a decimal separator,
  /// "text" where a sign or letters are needed, which the other two do not have everywhere.
  ///
  /// - Source: HTML, section 6.8.7, "Input modalities: the inputmode attribute".
  public var inputMode: String {
    if allowsMinus || allowsExponent { return "text" }
    return allowsFraction ? "decimal" : "numeric"
  }
}

extension FormattingField {
  /// Which keys the field needs, by its type, bounds and format. Rule: C16.
  ///
  /// ```swift
  /// FormattingField<UInt8>(format: english).entryTraits.inputMode   // "numeric"
  /// ```
  ///
  /// - Complexity: that of writing three numbers.
  public var entryTraits: EntryTraits {
    let fractions = ["1.5", "1.123456789", "0.123456789"].compactMap {
      FixedDecimal($0)?.multipliedByPowerOfTen(-format.scale)
    }
    return EntryTraits(
      allowsFraction: fractions.contains { number in
        scanner.rounded(number).map { format.written($0.number).digitPlaces.fractionCount > 0 }
          ?? false
      },
      allowsMinus: format.allowsMinus && scanner.allowsNegative
        && scanner.limits.minimum.map { $0 < 0 } ?? true,
      allowsExponent: format.allowsExponent)
  }

  /// The text that a commit would leave, without committing: to show beside what is typed. Rule: C17.
  ///
  /// ```swift
  /// try price.type("1234.5")
  /// price.preview   // "$1,234.50"
  /// price.text      // "1234.5"
  /// ```
  ///
  /// - Complexity: O(*n*) in the bytes of the text.
  public var preview: String {
    var trial = self
    trial.commit()
    return trial.text
  }
}

extension FormattingField: CustomStringConvertible {
  /// A line for whoever debugs: text, status and value.
  ///
  /// ```swift
  /// print(price)   // “1.5” intermediate: incompleteGroup, value 1
  /// ```
  public var description: String {
    let issue = reading.issue.map { ": \($0.code.rawValue)" } ?? ""
    let number = value.map { $0.exactText ?? "not a number" } ?? "none"
    let shown = text.utf8.count > 60 ? String(text.unicodeScalars.prefix(60)) + "…" : text
    return "“\(shown)” \(status.rawValue)\(issue), value \(number)"
  }
}
