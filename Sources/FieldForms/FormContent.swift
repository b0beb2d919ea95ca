/// What a form holds: a struct with a property for each field, and the declaration of its rules.
///
/// ```swift
/// struct SignIn: FormContent {
///   enum FieldID: String { case username, password }
///   var username = PlainTextField()
///   var password = PlainTextField()
///
///   mutating func declare(_ form: inout some FormDeclaration<FieldID>) {
///     form.field(.username, &username, .required)
///     form.field(.password, &password, .required, rules: .length(8...))
///   }
/// }
/// SignIn().isValid   // false
/// ```
///
/// The value holds state alone; rules are code. So it stays `Equatable` and `Sendable`, fields are
/// reached by their typed properties, and a part of a form and the button outside it read the same
/// truth from one value. (F4)
public protocol FormContent: Equatable, Sendable {
  /// The names of the fields. A raw value is the name that servers and snapshots use.
  associatedtype FieldID: Hashable & Sendable & RawRepresentable<String>

  /// Declares the fields in the order of the form, and the rules across fields.
  ///
  /// It runs whenever the form is asked something, so traits and rules may depend on the values.
  /// It has to declare each field once, and to change none itself. A field that is declared twice
  /// takes nothing and makes the form invalid. (F7)
  ///
  /// ```swift
  /// mutating func declare(_ form: inout some FormDeclaration<FieldID>) {
  ///   form.field(.from, &from, .required)
  ///   form.field(.to, &to, .required)
  ///   form.rule("range", on: .from, .to, holds: (from.value ?? 0) <= (to.value ?? 0))
  /// }
  /// ```
  ///
  /// - Complexity: best O(*n*) in the number of fields and rules; every question asks it anew.
  mutating func declare(_ form: inout some FormDeclaration<FieldID>)

  /// The field that is focused when the form appears; nil, the default, for the first. (F2)
  var defaultField: FieldID? { get }
}

extension FormContent {
  public var defaultField: FieldID? { nil }

  /// Whether no field has an issue and every rule across fields holds. (F4)
  ///
  /// - Complexity: O(*n*) in the number of fields and rules.
  public var isValid: Bool { survey.firstInvalid == nil }

  /// The fields in declared order.
  public var focusOrder: [FieldID] { survey.entries.map { $0.id } }

  /// What stands in the way of a field's value; none for hidden, disabled and undeclared fields.
  ///
  /// ```swift
  /// SignIn().issues(of: .username).first?.kind   // .required
  /// ```
  ///
  /// - Complexity: O(*n*) in the number of fields and rules.
  public func issues(of field: FieldID) -> [ValidationIssue] { survey[field]?.issues ?? [] }

  /// All that the declaration says of the fields as they are.
  var survey: FieldSurvey<FieldID> {
    var copy = self
    var survey = FieldSurvey<FieldID>()
    copy.declare(&survey)
    return survey
  }
}

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
  mutating func field<Field: EditableField>(
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
  public mutating func field<Field: EditableField>(
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

  mutating func field<Field: EditableField>(
    _ id: FieldID, _ field: inout Field, _ traits: FieldTraits, rules: [FieldRule<Field.Value>]
  ) {
    form.field(name(id), &field, traits, rules: rules)
  }

  mutating func rule(_ rule: String, on fields: [FieldID], holds: Bool, message: String?) {
    form.rule(rule, on: fields.map(name), holds: holds, message: message)
  }
}

/// What a form's declaration says of a field, beside its rules.
///
/// ```swift
/// form.field(.company, &company, isBusiness ? .required : .hidden)
/// form.field(.password, &password, [.required, .secret])
/// ```
public struct FieldTraits: OptionSet, Hashable, Sendable {
  /// The traits as bits.
  public let rawValue: UInt8

  /// Makes traits from bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The field must not be empty.
  public static let required = FieldTraits(rawValue: 1)
  /// The field is shown and cannot be edited: it is never focused and never invalid.
  public static let disabled = FieldTraits(rawValue: 2)
  /// The field is not shown: it is never focused and never invalid.
  public static let hidden = FieldTraits(rawValue: 4)
  /// The field's text is a secret, such as a password: it is neither saved nor spoken.
  public static let secret = FieldTraits(rawValue: 8)

  /// Whether the field can be focused and edited, and is validated.
  public var isActive: Bool { isDisjoint(with: [.disabled, .hidden]) }
}
