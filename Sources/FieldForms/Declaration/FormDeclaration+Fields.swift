extension FormDeclaration {
  /// Declares the fields of an array, which have one type.
  ///
  /// ```swift
  /// form.fields(&shares, named: { "share\($0)" }, as: { .share($0) }, .required)
  /// ```
  ///
  /// - Parameters:
  ///   - fields: The property that holds the fields.
  ///   - name: What servers and snapshots call the field at an index.
  ///   - label: What people call the field at an index; nil if the ``FormMessages`` have the label.
  ///   - id: The id of the field at an index. No other field of the form may have the same id.
  ///   - traits: Whether the fields are required, read-only, disabled or hidden.
  ///   - rules: What a value has to fulfil. Rules are not asked about an empty field.
  /// - Complexity: O(*n*) in the number of fields.
  @inlinable
  public mutating func fields<Field: EditableField>(
    _ fields: inout [Field], named name: (Int) -> String, label: (Int) -> String? = { _ in nil },
    as id: (Int) -> FieldID, _ traits: FieldTraits = [],
    rules: @autoclosure () -> [FieldRule<Field.Value>] = []
  ) {
    for index in fields.indices {
      declare(id(index), { name(index) }, { label(index) }, &fields[index], traits, rules)
    }
  }
}
