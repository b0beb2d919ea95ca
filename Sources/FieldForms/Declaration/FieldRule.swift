import FieldEditing
import NumberText

/// A rule that a field's value has to fulfil. Rules are not asked about an empty field: only
/// ``FieldTraits/required`` says whether a field may be empty.
///
/// ```swift
/// form.field(.email, &email, .required, rules: [.email, .length(...254)])
/// ```
public struct FieldRule<Value>: Sendable {
  @usableFromInline let issue: @Sendable (Value) -> ValidationIssue?

  /// Makes a rule from a function that returns the issue of a value, or nil if the value is fine.
  public init(issue: @escaping @Sendable (Value) -> ValidationIssue?) { self.issue = issue }

  /// Makes a rule of the host's own from a condition.
  ///
  /// ```swift
  /// form.field(.seats, &seats, rules: [.rule("even", message: "In pairs.") { $0 % 2 == 0 }])
  /// ```
  ///
  /// - Parameters:
  ///   - name: The rule's name: if a value breaks the rule, its issue is
  ///     ``ValidationIssue/Kind/rule(_:)`` with this name.
  ///   - message: The sentence for the user; nil for the sentence that the ``FormMessages`` have
  ///     for any rule.
  ///   - holds: Whether a value fulfils the rule.
  /// - Complexity: That of `holds`, each time the rule is asked.
  public static func rule(
    _ name: String, message: String? = nil, _ holds: @escaping @Sendable (Value) -> Bool
  ) -> FieldRule {
    FieldRule { holds($0) ? nil : ValidationIssue(.rule(name), message: message) }
  }
}

extension FieldRule where Value == String {
  /// Demands that the number of characters is within a range. A character is what a person counts
  /// as one: an emoji with its skin tone is one character.
  ///
  /// ```swift
  /// form.field(.password, &password, .required, rules: [.length(8...64)])
  /// ```
  public static func length(_ range: some RangeExpression<Int>) -> FieldRule {
    // `8...` has no upper bound: here it becomes `8..<Int.max`.
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

  /// Demands that the text has the same UTF-8 bytes as the text of another field, as for a password
  /// that is typed twice. (S9)
  ///
  /// ```swift
  /// form.field(.repeated, &repeated, .required, rules: [.equal(to: password.text, of: FieldID.password)])
  /// ```
  public static func equal(
    to text: String, of field: some RawRepresentable<String>
  ) -> FieldRule {
    let name = field.rawValue
    return FieldRule { $0.hasSameBytes(as: text) ? nil : ValidationIssue(.unequal(to: name)) }
  }

  /// Demands the form of an email address.
  ///
  /// - Source: The HTML standard's "valid e-mail address"; RFC 6531 for characters outside ASCII.
  public static var email: FieldRule {
    FieldRule { isEmail($0) ? nil : ValidationIssue(.email) }
  }

  private static func isEmail(_ text: String) -> Bool {
    let marks = ".!#$%&'*+/=?^_`{|}~-"
    let hyphen = UInt8(ascii: "-")
    var isDomain = false
    // Before the "@", `count` is the number of bytes read so far. After the "@", `count` is the
    // number of bytes in the present label of the domain, such as "example" in "a@example.com".
    // `last` is the byte that was read before. The period that is appended to the text ends the
    // last label, as a period ends each other label.
    var (count, last) = (0, hyphen)
    for byte in (text + ".").utf8 {
      switch byte {
      case UInt8(ascii: "@") where !isDomain && count > 0: (isDomain, count) = (true, 0)
      case UInt8(ascii: ".") where isDomain:
        guard (1...63).contains(count), last != hyphen else { return false }
        count = 0
      case hyphen where isDomain && count > 0: count += 1
      default:
        guard isWordByte(byte) || !isDomain && marks.utf8.contains(byte) else { return false }
        count += 1
      }
      last = byte
    }
    return isDomain
  }

  /// Whether a byte is an ASCII letter or digit, or belongs to a character outside ASCII.
  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"), 0x80...:
      true
    default: false
    }
  }
}

extension FieldRule where Value == [String] {
  /// Demands that the number of chosen options is within a range.
  ///
  /// ```swift
  /// form.field(.toppings, &toppings, rules: [.count(1...3)])
  /// ```
  public static func count(_ range: some RangeExpression<Int>) -> FieldRule {
    let bounds = range.relative(to: 0..<Int.max)
    return FieldRule { options in
      if options.count < bounds.lowerBound {
        return ValidationIssue(.tooFew(minimum: bounds.lowerBound))
      }
      if options.count >= bounds.upperBound {
        return ValidationIssue(.tooMany(maximum: bounds.upperBound - 1))
      }
      return nil
    }
  }
}

extension FieldRule where Value == String {
  /// Demands that the whole text matches a pattern.
  ///
  /// ```swift
  /// form.field(.postcode, &postcode, .required, rules: [.pattern(/\d{5}/, message: "Five digits.")])
  /// ```
  ///
  public static func pattern<Pattern: RegexComponent & SendableMetatype>(
    _ regex: @autoclosure @escaping @Sendable () -> Pattern, message: String? = nil
  ) -> FieldRule {
    // A regex is not Sendable, so each question makes it.
    FieldRule { text in
      text.wholeMatch(of: regex()) == nil ? ValidationIssue(.pattern, message: message) : nil
    }
  }
}
