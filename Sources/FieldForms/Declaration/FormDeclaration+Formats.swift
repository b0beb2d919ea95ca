extension FormDeclaration {
  /// Declares the formats of all fields that are declared after this call, including the fields of
  /// parts and rows. (S7, F19)
  ///
  /// ```swift
  /// form.field(.currency, &currency, .required)
  /// let money = currency.entry.flatMap { formats[$0] }
  /// form.formats(from: .currency) { field in field == .price ? money.map { .number($0) } : nil }
  /// form.field(.price, &price)   // "¥1,235" as soon as the yen is chosen
  /// ```
  ///
  /// If a field's format changes, its value stays and its text is written anew. Formats that depend
  /// on no field, but on a property of the content such as a locale, are declared without
  /// `sources`; change the property by ``FieldForm/reformat(_:)``.
  ///
  /// - Parameters:
  ///   - sources: The fields on which the formats depend. They must be declared before this call; a
  ///     debug build traps if any of them is not.
  ///   - format: Returns the format of a field, or nil if the field keeps the format that it has. A
  ///     format of the wrong kind, such as that of numbers for a date field, changes nothing.
  @inlinable
  public mutating func formats(
    from sources: FieldID..., format: @escaping (FieldID) -> FieldFormat?
  ) {
    if let outer = formats {
      formats = { format($0) ?? outer($0) }
    } else {
      formats = format
    }
    if case .survey = pass {
      assert(
        sources.allSatisfy { fields.index(of: $0) != nil },
        "A field from which formats follow is declared before.")
    }
  }
}
