public import FieldEditing
public import NumberText

// Number fields with a format of their own: what `formats` says for all fields, for one.

extension FormDeclaration {
  /// Declares the next field of the form, a number field whose format follows from other fields or
  /// from a property of the content, such as a locale. (S7, F19)
  ///
  /// ```swift
  /// form.field(.currency, named: "currency", &currency, .required)
  /// let money = currency.entry.flatMap { formats[$0] }
  /// form.field(.price, named: "price", &price, format: money)   // "¥1,235" as soon as the yen is chosen
  /// ```
  ///
  /// If the format changes, the value stays and the text is written anew. A property on which
  /// formats depend is changed by ``FieldForm/reformat(_:)``.
  ///
  /// - Parameters:
  ///   - id: The field's id. No other field of the form may have the same id.
  ///   - name: What servers and snapshots call the field.
  ///   - label: What people call the field; nil if the ``FormMessages`` have the label.
  ///   - field: The property that holds the field.
  ///   - traits: Whether the field is required, read-only, disabled or hidden.
  ///   - format: The format. If nil, that of ``formats(from:format:)``, or else the field's own.
  ///   - rules: What a value has to fulfil. Rules are not asked about an empty field.
  @inlinable
  public mutating func field<Value: NumberValue>(
    _ id: FieldID, named name: @autoclosure () -> String,
    label: @autoclosure () -> String? = nil, _ field: inout FormattingField<Value>,
    _ traits: FieldTraits = [], format: NumberFormat?,
    rules: @autoclosure () -> [FieldRule<Value>] = []
  ) {
    declare(id, name, label, &field, traits, rules, format: format.map { .number($0) })
  }

  /// Declares a number field whose value follows from other values, as
  /// ``computed(_:named:label:_:_:value:rules:)`` does, and with a format as
  /// ``field(_:named:label:_:_:format:rules:)``.
  ///
  /// ```swift
  /// form.computed(.total, named: "total", &total, value: .number(sum), format: money)
  /// ```
  @inlinable
  public mutating func computed<Value: NumberValue>(
    _ id: FieldID, named name: @autoclosure () -> String,
    label: @autoclosure () -> String? = nil, _ field: inout FormattingField<Value>,
    _ traits: FieldTraits = [], value: FieldValue, format: NumberFormat?,
    rules: @autoclosure () -> [FieldRule<Value>] = []
  ) {
    compute(id, name, label, &field, traits, value, rules, format: format.map { .number($0) })
  }
}

extension FormDeclaration where FieldID: RawRepresentable<String> {
  /// Declares the next field of the form, a number field with a format, as
  /// ``field(_:named:label:_:_:format:rules:)`` does. The field's name is the raw value of its id.
  ///
  /// ```swift
  /// form.field(.price, &price, format: money)
  /// ```
  @inlinable
  public mutating func field<Value: NumberValue>(
    _ id: FieldID, label: @autoclosure () -> String? = nil,
    _ field: inout FormattingField<Value>, _ traits: FieldTraits = [], format: NumberFormat?,
    rules: @autoclosure () -> [FieldRule<Value>] = []
  ) {
    declare(
      id, { id.rawValue }, label, &field, traits, rules, format: format.map { .number($0) })
  }

  /// Declares a number field whose value follows from other values, with a format, as
  /// ``computed(_:named:label:_:_:value:format:rules:)`` does. The field's name is the raw value of
  /// its id.
  ///
  /// ```swift
  /// form.computed(.total, &total, value: .number(sum), format: money)
  /// ```
  @inlinable
  public mutating func computed<Value: NumberValue>(
    _ id: FieldID, label: @autoclosure () -> String? = nil,
    _ field: inout FormattingField<Value>, _ traits: FieldTraits = [], value: FieldValue,
    format: NumberFormat?, rules: @autoclosure () -> [FieldRule<Value>] = []
  ) {
    compute(
      id, { id.rawValue }, label, &field, traits, value, rules,
      format: format.map { .number($0) })
  }
}
