extension FormDeclaration {
  /// Declares many fields of one type beside each other.
  ///
  /// ```swift
  /// form.fields(&shares, named: { "share\($0)" }, as: { .share($0) }, .required)
  /// ```
  ///
  /// Unlike with ``field(_:named:label:_:_:rules:)`` in a loop, a key in one of the fields asks no other, so it costs
  /// the same among 5 fields as among 5,000. So rules and labels may depend on the field's own value alone, and a program
  /// for debugging stops where another value makes one out of date; traits may depend on all values. (F11)
  ///
  /// - Parameters:
  ///   - fields: The property that holds the fields.
  ///   - name: What servers and snapshots call the field at an index.
  ///   - label: What people call it, unless the ``FormMessages`` have the label.
  ///   - id: The id of the field at an index, one for each field.
  ///   - traits: Whether the fields are required, read-only, disabled or hidden.
  ///   - rules: What a value has to fulfil; an empty field is not asked.
  /// - Complexity: O(*n*) in the number of fields at first; O(1) for a key.
  @inlinable
  public mutating func fields<Field: EditableField>(
    _ fields: inout [Field], named name: (Int) -> String, label: (Int) -> String? = { _ in nil },
    as id: (Int) -> FieldID, _ traits: FieldTraits = [],
    rules: @autoclosure () -> [FieldRule<Field.Value>] = []
  ) {
    var index = 0
    while index < fields.count {
      let first = id(index)
      let skipped = skip(fields.count - index, traits) {
        self.fields.takes(first, at: $0)
      }
      if case .renew(let pass) = pass {
        assert(
          (0..<skipped).allSatisfy {
            pass.hasSkipped(
              FieldSurvey(&fields[index + $0], traits, rules), label(index + $0), skipped - $0)
          },
          "Rules and labels of fields that are declared together depend on no other field.")
      }
      index += skipped
      guard index < fields.count else { return }
      declare(
        id(index), { name(index) }, { label(index) }, &fields[index], traits, isFixed: true, rules)
      index += 1
    }
  }

  /// Skips fields that a pass about one field need not ask: their rules read nothing but their own values. Their traits
  /// are the same, so that the first one is asked for all.
  ///
  /// - Parameters:
  ///   - count: How many such fields come next.
  ///   - traits: The traits of each of them now.
  ///   - isKnown: Whether the survey has the first of them at an index.
  /// - Returns: How many were skipped; the next field, if there is another one, has to be declared.
  @inlinable
  func skip(_ count: Int, _ traits: FieldTraits, _ isKnown: (Int) -> Bool) -> Int {
    switch pass {
    case .act(let pass): pass.skip(count, traits, isKnown)
    case .renew(let pass): pass.skip(count, traits, isKnown)
    case .survey, .values, .commit, .save, .restore: 0
    }
  }
}
