/// What a form's content declares its fields and rules to.
///
/// ```swift
/// mutating func declare(_ form: inout some FormDeclaration<FieldID>) {
///   form.field(.name, &name, .required, rules: .length(...80))
///   form.part(&address) { FieldID(rawValue: "address." + $0.rawValue)! }
/// }
/// ```
public protocol FormDeclaration<FieldID> {
  /// The names of the fields.
  associatedtype FieldID: Hashable & Sendable & RawRepresentable<String>

  /// Declares a field; the method that takes its rules one by one is how to call it.
  ///
  /// ```swift
  /// form.field(.name, &name, .required, rules: [.length(...80)])
  /// ```
  ///
  /// - Complexity: that of the rules.
  mutating func field<Field: FormField>(
    _ id: FieldID, _ field: inout Field, _ traits: FieldTraits, rules: [FieldRule<Field.Value>])

  /// Declares a rule across fields; the method that takes them one by one is how to call it.
  ///
  /// ```swift
  /// form.rule("range", on: [.minimum, .maximum], holds: low <= high, message: nil)
  /// ```
  ///
  /// - Complexity: O(*n*) in the number of fields.
  mutating func rule(_ name: String, on fields: [FieldID], holds: Bool, message: String?)
}

extension FormDeclaration {
  /// Declares the next field of the form.
  ///
  /// ```swift
  /// form.field(.email, &email, .required, rules: .email, .length(...254))
  /// form.field(.company, &company, isBusiness ? .required : .hidden)
  /// ```
  ///
  /// - Parameters:
  ///   - id: The field's name.
  ///   - field: The property that holds the field.
  ///   - traits: Whether it is required, disabled or hidden.
  ///   - rules: What a value that is there has to fulfil.
  /// - Complexity: that of the rules.
  public mutating func field<Field: FormField>(
    _ id: FieldID, _ field: inout Field, _ traits: FieldTraits = [],
    rules: FieldRule<Field.Value>...
  ) {
    self.field(id, &field, traits, rules: rules)
  }

  /// Declares a rule across fields. Where it does not hold, each of the fields has an issue.
  ///
  /// ```swift
  /// form.rule("range", on: .minimum, .maximum, holds: low <= high, message: "From is above to.")
  /// ```
  ///
  /// - Parameters:
  ///   - name: The rule's name in ``ValidationIssue/Kind/rule(_:)``.
  ///   - fields: The fields that the rule concerns. Hidden and disabled ones get no issue.
  ///   - holds: Whether the rule holds for the values as they are.
  ///   - message: What to tell the user; nil leaves it to the ``FormMessages``.
  /// - Complexity: O(*n*) in the number of fields.
  public mutating func rule(
    _ name: String, on fields: FieldID..., holds: Bool, message: String? = nil
  ) {
    rule(name, on: fields, holds: holds, message: message)
  }

  /// Declares the fields of a part that has names of its own, such as an address.
  ///
  /// ```swift
  /// form.part(&shipping) { FieldID(rawValue: "shipping." + $0.rawValue)! }
  /// ```
  ///
  /// - Parameters:
  ///   - part: The property that holds the part.
  ///   - name: The form's name of a field of the part.
  /// - Complexity: that of the part's declaration.
  public mutating func part<Part: FormContent>(
    _ part: inout Part, as name: @escaping (Part.FieldID) -> FieldID
  ) {
    var declaration = PartDeclaration(form: self, name: name)
    part.declare(&declaration)
    self = declaration.form
  }
}

/// Gives the fields of a part their names in the form.
private struct PartDeclaration<
  Form: FormDeclaration, FieldID: Hashable & Sendable & RawRepresentable<String>
>: FormDeclaration {
  var form: Form
  let name: (FieldID) -> Form.FieldID

  mutating func field<Field: FormField>(
    _ id: FieldID, _ field: inout Field, _ traits: FieldTraits, rules: [FieldRule<Field.Value>]
  ) {
    form.field(name(id), &field, traits, rules: rules)
  }

  mutating func rule(_ rule: String, on fields: [FieldID], holds: Bool, message: String?) {
    form.rule(rule, on: fields.map(name), holds: holds, message: message)
  }
}
