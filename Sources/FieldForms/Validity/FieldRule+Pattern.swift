#if !hasFeature(Embedded)
  extension FieldRule where Value == String {
    /// The whole text has a pattern.
    ///
    /// ```swift
    /// form.field(.postcode, &postcode, .required, rules: .pattern(/\d{5}/, message: "Five digits."))
    /// ```
    ///
    /// Not in Embedded Swift, which has no `Regex`.
    ///
    /// - Complexity: that of the match, each time the rule is asked.
    public static func pattern(
      _ regex: some RegexComponent, message: String? = nil
    ) -> FieldRule {
      FieldRule { text in
        text.wholeMatch(of: regex) == nil ? ValidationIssue(.pattern, message: message) : nil
      }
    }
  }
#endif
