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
