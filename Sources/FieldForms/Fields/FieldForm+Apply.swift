public import FieldEditing

extension FieldForm {
  /// Lets a field take what the user does.
  ///
  /// ```swift
  /// try form.apply(.type("3"))                // the focused field
  /// try form.apply(.increment, to: .quantity)
  /// ```
  ///
  /// - Parameters:
  ///   - input: What the user does.
  ///   - field: The field; nil, the default, for the focused one.
  /// - Throws: Why it was refused; nothing has changed then.
  /// - Complexity: O(*n*) in the number of fields and rules.
  public mutating func apply(
    _ input: FieldInput, to field: FieldID? = nil
  ) throws(FormRefusal) {
    guard let field = field ?? focus else { throw .noFocus }
    guard try content.traits(of: field).isActive else { throw .notActive }
    var writer = FieldWriter(field, .input(input))
    content.declare(&writer)
    if let refusal = writer.refusal { throw refusal }
  }

  /// Commits a field, as Return and leaving it do. (F3)
  ///
  /// ```swift
  /// try form.apply(.type("1234"), to: .price)
  /// form.commit(.price)   // .accepted; the text is "1,234"
  /// ```
  ///
  /// - Returns: What the commit did; nil for a field that is not declared.
  /// - Complexity: O(*n*) in the number of fields and rules.
  @discardableResult
  public mutating func commit(_ field: FieldID) -> CommitOutcome? {
    var writer = FieldWriter(field, .commit)
    content.declare(&writer)
    guard let outcome = writer.outcome, let text = content.survey[field]?.text else { return nil }
    if outcome != .unchanged { outcomes[field] = Remembered(fact: outcome, text: text) }
    return outcome
  }
}
