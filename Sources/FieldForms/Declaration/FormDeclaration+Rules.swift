extension FormDeclaration {
  /// Declares a rule across fields. If it does not hold, each of the fields has an issue. Rule: F15.
  ///
  /// ```swift
  /// form.rule("range", on: .minimum, .maximum, holds: low <= high, message: "From is above to.")
  /// ```
  ///
  /// A rule may depend on all values of the content, including those of its parts and rows. While the text of one of
  /// its fields is refused the rule is not asked, as the value of that field is not what is on screen. Declare the
  /// fields before the rule: a debug build traps if a field is not declared yet, or if no field is given, as nobody
  /// would be told of the issue.
  ///
  /// - Parameters:
  ///   - name: The rule's name in ``ValidationIssue/Kind/rule(_:)``.
  ///   - fields: The fields that the rule concerns. Hidden and disabled ones get no issue.
  ///   - holds: Whether the rule holds for the values as they are.
  ///   - message: What to tell the user; nil leaves it to the ``FormMessages``.
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
    judge(name, { fields }, holds, message)
  }

  /// Declares a rule across fields that are listed, such as those of all rows.
  ///
  /// ```swift
  /// form.rule("sum", on: lines.map { .line($0.id, .share) }, holds: sum == 100)
  /// ```
  ///
  /// - Parameters:
  ///   - name: The rule's name in ``ValidationIssue/Kind/rule(_:)``.
  ///   - fields: The fields that the rule concerns. The list is made only if the rule does not hold, or
  ///     if the text of any field is refused.
  ///   - holds: Whether the rule holds for the values as they are.
  ///   - message: What to tell the user; nil leaves it to the ``FormMessages``.
  /// - Complexity: O(*n*) in the number of fields, if the rule does not hold or a text is refused.
  @inlinable
  public mutating func rule(
    _ name: String, on fields: @autoclosure () -> [FieldID], holds: @autoclosure () -> Bool,
    message: @autoclosure () -> String? = nil
  ) {
    judge(name, fields, holds, message)
  }

  @inlinable
  func judge(
    _ name: String, _ ids: () -> [FieldID], _ holds: () -> Bool, _ message: () -> String?
  ) {
    guard case .survey(let pass) = pass else { return }
    func indices() -> [Int] { ids().compactMap { fields.index(of: $0) } }
    if pass.holds(indices, holds) { return }
    pass.breaks(ValidationIssue(.rule(name), message: message()), on: indices())
  }
}
