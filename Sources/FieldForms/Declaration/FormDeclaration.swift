public import FieldEditing

/// Receives what a form's content declares: fields, parts, rows and rules. The form passes it to
/// ``FormContent/declare(_:)``.
///
/// ```swift
/// mutating func declare(_ form: inout FormDeclaration<FieldID>) {
///   form.field(.name, named: "name", &name, .required, rules: [.length(...80)])
///   form.part(&address, named: "address", as: FieldID.address)
///   form.rows(&lines, named: "lines", as: FieldID.line)
/// }
/// ```
///
/// Each field has a name for servers and snapshots, such as "lines[3].price": the names of the
/// parts and rows around the field, and then the field's own name. (F11)
///
/// A content declares everything again after each change. The message of a rule is made only if the
/// rule does not hold.
public struct FormDeclaration<FieldID: Hashable & Sendable> {
  @usableFromInline let pass: FormPass
  @usableFromInline let fields: FieldLookup<FieldID>
  /// Returns the format for a field that is declared from now on, or nil if the field keeps its
  /// format. The function itself is nil if no formats were declared.
  @usableFromInline var formats: ((FieldID) -> FieldFormat?)?

  @inlinable
  init(
    _ pass: FormPass, _ fields: FieldLookup<FieldID>, _ formats: ((FieldID) -> FieldFormat?)?
  ) {
    (self.pass, self.fields, self.formats) = (pass, fields, formats)
  }

  /// Declares the next field of the form.
  ///
  /// ```swift
  /// form.field(.price, named: "price", &price, .required)
  /// ```
  ///
  /// - Parameters:
  ///   - id: The field's id. No other field of the form may have the same id.
  ///   - name: What servers and snapshots call the field.
  ///   - label: What people call the field; nil if the ``FormMessages`` have the label.
  ///   - field: The property that holds the field.
  ///   - traits: Whether the field is required, read-only, disabled or hidden.
  @inlinable
  public mutating func field<Field: EditableField>(
    _ id: FieldID, named name: @autoclosure () -> String,
    label: @autoclosure () -> String? = nil, _ field: inout Field, _ traits: FieldTraits = []
  ) {
    declare(id, name, label, &field, traits, { [] })
  }

  /// Declares the next field of the form, with rules.
  ///
  /// ```swift
  /// form.field(.password, named: "password", &password, .required, rules: [.length(8...)])
  /// ```
  ///
  /// - Parameters:
  ///   - id: The field's id. No other field of the form may have the same id.
  ///   - name: What servers and snapshots call the field.
  ///   - label: What people call the field; nil if the ``FormMessages`` have the label.
  ///   - field: The property that holds the field.
  ///   - traits: Whether the field is required, read-only, disabled or hidden.
  ///   - rules: What a value has to fulfil. Rules are not asked about an empty field. The list is
  ///     made while `field` is passed `inout`, so it must not access the whole content: if a rule
  ///     needs a computed property of the content, copy the property to a constant before this
  ///     call.
  @inlinable
  public mutating func field<Field: EditableField>(
    _ id: FieldID, named name: @autoclosure () -> String,
    label: @autoclosure () -> String? = nil, _ field: inout Field, _ traits: FieldTraits = [],
    rules: @autoclosure () -> [FieldRule<Field.Value>]
  ) {
    declare(id, name, label, &field, traits, rules)
  }

  /// Declares a field whose value follows from other values, such as a total. The user cannot edit
  /// the field, its rules are asked, and it is not saved. Rule: F14.
  ///
  /// ```swift
  /// let sum = form.rows(&lines, named: "lines", as: FieldID.line, summing: { $0.amount.entry })
  /// form.computed(.total, named: "total", &total, value: .number(sum))
  /// form.rule("limit", on: .total, holds: (total.entry ?? 0) < 1_000)
  /// ```
  ///
  /// The value may depend on all fields that are declared before this field, also in rows. Whatever
  /// is declared after this field may depend on the value. A value that the field cannot have, such
  /// as 1.5 in a field of integers, makes the field empty.
  ///
  /// - Parameters:
  ///   - id: The field's id. No other field of the form may have the same id.
  ///   - name: What servers and snapshots call the field.
  ///   - label: What people call the field; nil if the ``FormMessages`` have the label.
  ///   - field: The property that holds the field.
  ///   - traits: Whether the field is required or hidden. The field is always read-only; this need
  ///     not be given.
  ///   - value: The value that the field shows. Compute it from the `entry` of other fields: the
  ///     value that a field's text says now, or nil while the text is refused.
  ///   - rules: What the value has to fulfil.
  @inlinable
  public mutating func computed<Field: EditableField>(
    _ id: FieldID, named name: @autoclosure () -> String,
    label: @autoclosure () -> String? = nil, _ field: inout Field, _ traits: FieldTraits = [],
    value: FieldValue,
    rules: @autoclosure () -> [FieldRule<Field.Value>] = []
  ) {
    compute(id, name, label, &field, traits, value, rules)
  }

  @inlinable
  func compute<Field: EditableField>(
    _ id: FieldID, _ name: () -> String, _ label: () -> String?, _ field: inout Field,
    _ traits: FieldTraits, _ value: FieldValue, _ rules: () -> [FieldRule<Field.Value>],
    format: FieldFormat? = nil
  ) {
    let traits = traits.union(.readOnly)
    let value = value.withoutMinusZero
    switch pass {
    case .survey:
      adoptFormat(of: id, &field, format)
      if !field.setValue(value) { _ = field.setValue(field.fieldValue.emptied) }
    case .edit(let pass):
      if !pass.isOfContent, let action = fields.next(id) {
        pass.act(at: action, on: &field, isComputed: true)
      }
      return
    case .save, .restore:
      _ = fields.next(id)
      return
    }
    declare(id, name, label, &field, traits, rules, format: format)
  }

  /// Sets the format that was declared for a field, if there is one. A caret at the end of the text
  /// stays at the end. (F14)
  @inlinable
  func adoptFormat<Field: EditableField>(
    of id: FieldID, _ field: inout Field, _ own: FieldFormat? = nil
  ) {
    guard let format = own ?? formats?(id) else { return }
    let isAtEnd = field.selection == FieldSelection(caret: field.text.utf8.count)
    field.adoptFormat(format)
    let end = field.text.utf8.count
    if isAtEnd, field.selection != FieldSelection(caret: end) {
      try? field.edit(.select(.utf8(end, end)))
    }
  }

  @inlinable
  func declare<Field: EditableField>(
    _ id: FieldID, _ name: () -> String, _ label: () -> String?, _ field: inout Field,
    _ traits: FieldTraits, _ rules: () -> [FieldRule<Field.Value>], format: FieldFormat? = nil
  ) {
    switch pass {
    case .survey(let pass):
      guard fields.next(id) != nil else { return pass.declaresTwice(fields.index(of: id)) }
      field.adoptFormDefaults()
      adoptFormat(of: id, &field, format)
      if let commits = pass.commits { commits.commit(&field, traits, at: pass.next) }
      pass.add(
        FieldSurvey(&field, traits, rules), named: name(), label: label(), control: field.control)
    case .edit(let pass):
      if let action = fields.next(id) { pass.act(at: action, on: &field) }
    case .save(let pass):
      if fields.next(id) != nil, !traits.contains(.secret) { pass.save(field.saved, of: name()) }
    case .restore(let pass):
      let name = name()
      if fields.next(id) != nil, let saved = pass.takeSaved(name, traits) {
        adoptFormat(of: id, &field, format)
        pass.restore(saved, to: &field, named: name)
      }
    }
  }
}

extension FormDeclaration where FieldID: RawRepresentable<String> {
  /// Declares the next field of the form. The field's name is the raw value of its id.
  ///
  /// ```swift
  /// form.field(.company, &company, isBusiness ? .required : .hidden)
  /// ```
  @inlinable
  public mutating func field<Field: EditableField>(
    _ id: FieldID, label: @autoclosure () -> String? = nil, _ field: inout Field,
    _ traits: FieldTraits = []
  ) {
    declare(id, { id.rawValue }, label, &field, traits, { [] })
  }

  /// Declares the next field of the form, with rules. The field's name is the raw value of its id.
  ///
  /// ```swift
  /// form.field(.email, &email, .required, rules: [.email, .length(...254)])
  /// ```
  @inlinable
  public mutating func field<Field: EditableField>(
    _ id: FieldID, label: @autoclosure () -> String? = nil, _ field: inout Field,
    _ traits: FieldTraits = [], rules: @autoclosure () -> [FieldRule<Field.Value>]
  ) {
    declare(id, { id.rawValue }, label, &field, traits, rules)
  }

  /// Declares a field whose value follows from other values, as
  /// ``computed(_:named:label:_:_:value:rules:)`` does. The field's name is the raw value of its
  /// id.
  ///
  /// ```swift
  /// form.computed(.amount, &amount, value: .number(product))
  /// ```
  @inlinable
  public mutating func computed<Field: EditableField>(
    _ id: FieldID, label: @autoclosure () -> String? = nil, _ field: inout Field,
    _ traits: FieldTraits = [], value: FieldValue,
    rules: @autoclosure () -> [FieldRule<Field.Value>] = []
  ) {
    compute(id, { id.rawValue }, label, &field, traits, value, rules)
  }
}
