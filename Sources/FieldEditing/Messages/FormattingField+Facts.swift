import NumberText

extension FormattingField {
  /// Which keys the field needs, by its type, bounds and format, as a host chooses a keyboard by.
  /// Rule: C16.
  ///
  /// ```swift
  /// let price = FormattingField<Double>(format: dollars, bounds: 0...)
  /// price.entryTraits.inputMode        // "decimal"
  /// price.entryTraits.allowsFraction   // true
  /// ```
  ///
  /// `inputMode` is the value of HTML's attribute: "numeric" for digits alone, "decimal" with a decimal
  /// separator, "text" where a sign or letters are needed, which the other two do not have everywhere.
  /// A number below zero needs a key for a minus, or one that calls ``toggleSign()``.
  ///
  /// - Complexity: that of writing three numbers.
  /// - Source: HTML, section 6.8.7, "Input modalities: the inputmode attribute".
  public var entryTraits:
    (allowsFraction: Bool, allowsMinus: Bool, allowsExponent: Bool, inputMode: String)
  {
    let fractions = ["1.5", "1.123456789", "0.123456789"].compactMap {
      FixedDecimal($0)?.multipliedByPowerOfTen(-format.scale)
    }
    let allowsFraction = fractions.contains { number in
      scanner.rounded(number).map { format.written($0.number).digitPlaces.fractionCount > 0 }
        ?? false
    }
    let allowsMinus =
      format.allowsMinus && scanner.allowsNegative
      && scanner.limits.minimum.map { $0 < 0 } ?? true
    let needsText = allowsMinus || format.allowsExponent
    return (
      allowsFraction, allowsMinus, format.allowsExponent,
      needsText ? "text" : allowsFraction ? "decimal" : "numeric"
    )
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
