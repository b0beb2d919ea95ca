extension FieldRule where Value == String {
  /// The text has so many characters, as a reader counts them.
  ///
  /// ```swift
  /// form.field(.password, &password, .required, rules: .length(8...64))
  /// ```
  ///
  /// - Complexity: O(*n*) in the bytes of the text, each time the rule is asked.
  public static func length(_ range: some RangeExpression<Int>) -> FieldRule {
    // All ranges of lengths that a text can have lie within these.
    let bounds = range.relative(to: 0..<Int.max)
    return FieldRule { text in
      let count = text.count
      if count < bounds.lowerBound { return ValidationIssue(.tooShort(minimum: bounds.lowerBound)) }
      if count >= bounds.upperBound {
        return ValidationIssue(.tooLong(maximum: bounds.upperBound - 1))
      }
      return nil
    }
  }

  /// The text is the same as that of another field, such as a password typed twice.
  ///
  /// ```swift
  /// form.field(.repeated, &repeated, .required, rules: .equal(to: password.text, of: FieldID.password))
  /// ```
  ///
  /// - Complexity: O(*n*) in the bytes of the text, each time the rule is asked.
  public static func equal(
    to text: String, of field: some RawRepresentable<String>
  ) -> FieldRule {
    let name = field.rawValue
    return FieldRule { $0 == text ? nil : ValidationIssue(.unequal(to: name)) }
  }

  /// The text has the form of an email address.
  ///
  /// - Source: The HTML standard's "valid e-mail address", and characters outside ASCII as in
  ///   RFC 6531.
  public static var email: FieldRule {
    FieldRule { isEmail($0) ? nil : ValidationIssue(.email) }
  }

  private static func isEmail(_ text: String) -> Bool {
    let parts = text.utf8.split(separator: UInt8(ascii: "@"), omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty else { return false }
    let marks = ".!#$%&'*+/=?^_`{|}~-"
    guard parts[0].allSatisfy({ isWordByte($0) || marks.utf8.contains($0) }) else { return false }
    let hyphen = UInt8(ascii: "-")
    return parts[1].split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
      .allSatisfy { label in
        (1...63).contains(label.count) && label.first != hyphen && label.last != hyphen
          && label.allSatisfy { isWordByte($0) || $0 == hyphen }
      }
  }

  /// Whether a byte is a letter's or digit's, or of a character outside ASCII.
  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"), 0x80...:
      true
    default: false
    }
  }
}
