/// A rule that a field's value has to fulfil. Empty fields are not asked; they may be
/// ``FieldTraits/required``.
///
/// ```swift
/// form.field(.email, &email, .required, rules: .email, .length(...254))
/// ```
public struct FieldRule<Value> {
  let issue: (Value) -> ValidationIssue?

  /// Makes a rule that finds an issue in a value, or nil where there is none.
  public init(issue: @escaping (Value) -> ValidationIssue?) { self.issue = issue }

  /// A rule of the host's own.
  ///
  /// ```swift
  /// form.field(.seats, &seats, rules: .rule("even", message: "Seats come in pairs.") { $0 % 2 == 0 })
  /// ```
  ///
  /// - Parameters:
  ///   - name: The rule's name in ``ValidationIssue/Kind/rule(_:)``.
  ///   - message: What to tell the user; nil leaves it to the ``FormMessages``.
  ///   - holds: Whether a value fulfils the rule.
  /// - Complexity: that of `holds`, each time the rule is asked.
  public static func rule(
    _ name: String, message: String? = nil, _ holds: @escaping (Value) -> Bool
  ) -> FieldRule {
    FieldRule { holds($0) ? nil : ValidationIssue(.rule(name), message: message) }
  }
}
