extension FormDeclaration {
  /// Declares the formats of the fields that follow, also of those in parts and rows. (S7, F19)
  ///
  /// ```swift
  /// form.field(.currency, &currency, .required)
  /// let money = currency.entry.flatMap { formats[$0] }
  /// form.formats(from: .currency) { field in field == .price ? money.map { .number($0) } : nil }
  /// form.field(.price, &price)   // "¥1,235" as soon as the yen is chosen
  /// ```
  ///
  /// Numbers stay, and texts follow. Formats that depend on no field, but on a property of the content such as a
  /// locale, have no sources: change that property by ``FieldForm/reformat(_:)``.
  ///
  /// - Parameters:
  ///   - sources: The fields on which the formats depend, declared before. A debug build traps if one is not.
  ///   - format: The format of a field; nil for a field that keeps its own. A format of another kind than the field's
  ///     changes nothing.
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
