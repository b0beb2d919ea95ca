/// What a form holds: a struct with a property for each field, and the declaration of its rules.
///
/// ```swift
/// struct SignIn: FormContent {
///   enum FieldID: String { case username, password }
///   var username = PlainTextField()
///   var password = PlainTextField()
///
///   mutating func declare(_ form: inout FormDeclaration<FieldID>) {
///     form.field(.username, &username, .required)
///     form.field(.password, &password, .required, rules: [.length(8...)])
///   }
/// }
/// SignIn().isValid   // false
/// ```
///
/// The struct stores the fields and no rules: those are code, in `declare`. So the struct can be
/// `Equatable` and `Sendable`, its fields are typed properties, and a part of a form and a button outside
/// it get the same answer from one value. (F4)
public protocol FormContent: Equatable, Sendable {
  /// The ids of the fields. Raw values are the names that servers and snapshots use. In a form with
  /// parts and rows, cases carry the ids of their fields: `case line(UUID, Line.FieldID)`.
  associatedtype FieldID: Hashable & Sendable

  /// Declares the fields in the order of the form, and the rules across fields.
  ///
  /// The declaration runs after each change, over everything: traits, labels, rules, formats and totals may depend on
  /// anything in the content, and on nothing else. (F11) It must declare each field once and change none. A field that
  /// is declared twice accepts no input and makes the form invalid. (F7)
  ///
  /// ```swift
  /// mutating func declare(_ form: inout FormDeclaration<FieldID>) {
  ///   form.field(.from, &from, .required)
  ///   form.field(.to, &to, .required)
  ///   form.rule("range", on: .from, .to, holds: (from.entry ?? 0) <= (to.entry ?? 0))
  /// }
  /// ```
  ///
  /// - Complexity: should be O(*n*) in the number of fields and rules.
  mutating func declare(_ form: inout FormDeclaration<FieldID>)

  /// The field that is focused when the form appears; nil, the default, for the first. (F2)
  var defaultField: FieldID? { get }

  /// The version of the form's fields, which snapshots carry; 0 by default. (F17)
  static var draftVersion: Int { get }

  /// Brings a snapshot of an earlier version up to date, before it is restored.
  ///
  /// ```swift
  /// static func migrate(_ snapshot: inout FormSnapshot, from version: Int) {
  ///   snapshot.fields["mobile"] = snapshot.fields.removeValue(forKey: "phone")
  /// }
  /// ```
  static func migrate(_ snapshot: inout FormSnapshot, from version: Int)
}

extension FormContent {
  public var defaultField: FieldID? { nil }

  public static var draftVersion: Int { 0 }

  public static func migrate(_ snapshot: inout FormSnapshot, from version: Int) {}

  /// Whether no field has an issue and every rule across fields holds. (F4)
  ///
  /// - Complexity: O(*n*) in the number of fields and rules.
  public var isValid: Bool { survey.survey.firstInvalid == nil }

  /// The fields in declared order.
  public var declaredFields: [FieldID] { survey.fields.ids }

  /// What is wrong with a field; empty for hidden, disabled and undeclared fields.
  ///
  /// ```swift
  /// SignIn().issues(of: .username).first?.kind   // .required
  /// ```
  ///
  /// - Complexity: O(*n*) in the number of fields and rules.
  public func issues(of field: FieldID) -> [ValidationIssue] {
    let (fields, survey) = survey
    return fields.indices[field].map { survey.issues(at: $0) } ?? []
  }

  /// Surveys a copy of the content, for a content that is in no form.
  var survey: (fields: DeclaredFields<FieldID>, survey: FormSurvey) {
    var copy = self
    return copy.surveyed()
  }

  /// Surveys all fields of the content.
  mutating func surveyed() -> (fields: DeclaredFields<FieldID>, survey: FormSurvey) {
    let (pass, fields) = (SurveyPass(knowing: 0), FieldCollector(DeclaredFields<FieldID>()))
    declare(for: .survey(pass), .collected(fields))
    return (fields.finish(), pass.finish())
  }

  /// Runs the declaration for a pass.
  @inlinable
  mutating func declare(
    for pass: FormPass, _ fields: FieldLookup<FieldID>,
    _ formats: ((FieldID) -> FieldFormat?)? = nil
  ) {
    var declaration = FormDeclaration(pass, fields, formats)
    declare(&declaration)
  }
}
