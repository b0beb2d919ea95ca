/// The content of a form: a struct with a property for each field, and with a method that declares
/// the fields and their rules.
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
/// The struct stores the fields and no rules: rules are code, in `declare`. So the struct can be
/// `Equatable` and `Sendable`, and its fields are typed properties. Whoever has a content can ask
/// whether it is valid: a view of one part of the form and a button outside of the form get the
/// same answer. (F4)
public protocol FormContent: Equatable, Sendable {
  /// The type of the fields' ids. If the ids have raw values, as in an enum of strings, servers and
  /// snapshots use these as the names of the fields. In a form with rows, a case has the row's id
  /// and the field's id within the row: `case line(UUID, Line.FieldID)`.
  associatedtype FieldID: Hashable & Sendable

  /// Declares the fields in the order of the form, and the rules across fields.
  ///
  /// The form calls `declare` after each change, for all fields anew: traits, labels, rules,
  /// formats and totals may depend on anything in the content, and on nothing else. (F11) The
  /// method must declare each field once, and must not change a field. A field that is declared
  /// twice accepts no input and makes the form invalid. (F7)
  ///
  /// ```swift
  /// mutating func declare(_ form: inout FormDeclaration<FieldID>) {
  ///   form.field(.from, &from, .required)
  ///   form.field(.to, &to, .required)
  ///   form.rule("range", on: .from, .to, holds: (from.entry ?? 0) <= (to.entry ?? 0))
  /// }
  /// ```
  ///
  /// - Complexity: Should be O(*n*) in the number of fields and rules.
  mutating func declare(_ form: inout FormDeclaration<FieldID>)

  /// The field that is focused when the form appears; nil, the default, for the first field that
  /// can be edited. (F2)
  ///
  /// ```swift
  /// var defaultField: FieldID? { .password }
  /// ```
  var defaultField: FieldID? { get }

  /// The version of the set of fields, 0 by default. Raise this number when fields are renamed:
  /// each snapshot has the number, and ``migrate(_:from:)`` is called for older snapshots. (F17)
  static var draftVersion: Int { get }

  /// Changes a snapshot that was saved with an earlier ``draftVersion`` so that it fits the present
  /// fields, before it is restored. The default changes nothing.
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

  /// What is wrong with a field. Of a hidden or disabled field this only tells that it is declared
  /// twice, and of an undeclared one nothing.
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

  /// Runs `declare` on a copy of the content, and returns the fields in declared order and what was
  /// found of them.
  var survey: (fields: DeclaredFields<FieldID>, survey: FormSurvey) {
    var copy = self
    return copy.surveyed()
  }

  mutating func surveyed() -> (fields: DeclaredFields<FieldID>, survey: FormSurvey) {
    let (pass, fields) = (SurveyPass(knowing: 0), FieldCollector(DeclaredFields<FieldID>()))
    declare(for: .survey(pass), .collected(fields))
    return (fields.finish(), pass.finish())
  }

  /// Calls `declare` for a purpose, such as to find what is wrong with each field, or to save all
  /// fields.
  ///
  /// - Parameter formats: Returns the format that a field gets, or nil if it keeps its format. The
  ///   function itself is nil if all fields keep their formats.
  @inlinable
  mutating func declare(
    for pass: FormPass, _ fields: FieldLookup<FieldID>,
    _ formats: ((FieldID) -> FieldFormat?)? = nil
  ) {
    var declaration = FormDeclaration(pass, fields, formats)
    declare(&declaration)
  }
}
