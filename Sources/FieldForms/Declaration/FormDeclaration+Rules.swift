extension FormDeclaration {
  /// Declares a rule about the values of several fields. If the rule does not hold, each of
  /// `fields` has an issue. Rule: F15.
  ///
  /// ```swift
  /// form.rule("range", on: .minimum, .maximum, holds: low <= high, message: "From is above to.")
  /// ```
  ///
  /// A rule may depend on all values of the content, including those of its parts and rows. While
  /// the text of one of `fields` is refused, the rule is not asked: the value of that field is then
  /// an earlier one, and not what is on screen. Declare the fields before the rule. A debug build
  /// traps if one of `fields` is not declared yet, or if no fields are given, because no field
  /// would show the issue then.
  ///
  /// - Parameters:
  ///   - name: The rule's name: if the rule does not hold, the issue is
  ///     ``ValidationIssue/Kind/rule(_:)`` with this name.
  ///   - fields: The fields that have the issue if the rule does not hold. Hidden and disabled
  ///     fields never have the issue.
  ///   - holds: Whether the rule holds for the values as they are.
  ///   - message: The sentence for the user; nil for the sentence that the ``FormMessages`` have
  ///     for any rule.
  /// - Complexity: O(*n*) in the number of fields, if the rule does not hold or a text is refused.
  @inlinable
  public mutating func rule(
    _ name: String, on fields: FieldID..., holds: @autoclosure () -> Bool,
    message: @autoclosure () -> String? = nil
  ) {
    if case .survey = pass {
      assert(
        !fields.isEmpty
          && fields.allSatisfy { self.fields.index(of: $0) != nil },
        "The fields of a rule are declared before the rule.")
    }
    declareRule(name, { fields }, holds, message)
  }

  /// Declares a rule about the values of many fields, such as those of all rows, which are given as
  /// an array.
  ///
  /// ```swift
  /// form.rule("sum", on: lines.map { .line($0.id, .share) }, holds: sum == 100)
  /// ```
  ///
  /// - Parameters:
  ///   - name: The rule's name: if the rule does not hold, the issue is
  ///     ``ValidationIssue/Kind/rule(_:)`` with this name.
  ///   - fields: The fields that have the issue if the rule does not hold. The array is made only
  ///     if the rule does not hold, or if the text of any field of the form is refused.
  ///   - holds: Whether the rule holds for the values as they are.
  ///   - message: The sentence for the user; nil for the sentence that the ``FormMessages`` have
  ///     for any rule.
  /// - Complexity: O(*n*) in the number of fields, if the rule does not hold or a text is refused.
  @inlinable
  public mutating func rule(
    _ name: String, on fields: @autoclosure () -> [FieldID], holds: @autoclosure () -> Bool,
    message: @autoclosure () -> String? = nil
  ) {
    declareRule(name, fields, holds, message)
  }

  @inlinable
  func declareRule(
    _ name: String, _ ids: () -> [FieldID], _ holds: () -> Bool, _ message: () -> String?
  ) {
    guard case .survey(let pass) = pass else { return }
    func indices() -> [Int] { ids().compactMap { fields.index(of: $0) } }
    if pass.holds(indices, holds) { return }
    pass.breaks(ValidationIssue(.rule(name), message: message()), on: indices())
  }
}
