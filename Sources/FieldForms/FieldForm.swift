import FieldEditing

/// A form: its fields, the one that is focused, and what is known of each.
///
/// ```swift
/// var form = FieldForm(SignIn())
/// form.focusOnAppear()
/// form.focusedField             // .username
/// try form.apply(.type("ada"))
/// form.submitField()            // Return
/// form.focusedField             // .password
/// form.content.username.text    // "ada"
/// form.isValid                  // false: there is no password
/// ```
///
/// A form is a value: copy it to keep a state, compare it to see a change. It needs no view.
public struct FieldForm<Content: FormContent>: Equatable, Sendable {
  /// The names of the fields.
  public typealias FieldID = Content.FieldID

  /// The fields. They may be edited here as well; the form sees every change.
  public var content: Content { didSet { settle() } }
  /// The fields that were left, or that a submit has validated.
  public internal(set) var touchedFields: Set<FieldID> = []

  var focus: FieldID?
  /// The values that ``FieldState/isChanged`` compares with, and the order that they were in.
  var initialValues: [FieldID: FieldValue] = [:]
  var initialOrder: [FieldID] = []
  /// What the last commit of a field did, and the text it left.
  var outcomes: [FieldID: Remembered<CommitOutcome>] = [:]

  /// What the running checks of fields ask, and what ended ones found.
  var checks: [FieldID: CheckState<FieldID>] = [:]
  var checkCount = 0
  /// What the last submit's handler answered for fields.
  var answers: [FieldID: Remembered<[ValidationIssue]>] = [:]
  /// What the last submit's handler answered for no field in particular; gone with the next submit.
  public internal(set) var formIssues: [ValidationIssue] = []
  /// What is on its way to the handler; nil where no submit is running.
  public internal(set) var submission: Submission<Content>?
  var submitCount = 0

  /// Makes a form of its content. No field is focused.
  public init(_ content: Content) {
    self.content = content
    keepAsInitial()
  }

  /// Takes the values as they are for the initial ones, as after saving: no field is changed then.
  ///
  /// ```swift
  /// form.keepAsInitial()
  /// form.isChanged   // false
  /// ```
  ///
  /// - Complexity: O(*n*) in the number of fields and rules.
  public mutating func keepAsInitial() {
    let entries = content.survey.entries
    initialValues = [:]
    for entry in entries { initialValues[entry.id] = entry.value }
    initialOrder = entries.map { $0.id }
  }

  /// Whether no field has an issue, every rule across fields holds and no check has failed. (F4)
  ///
  /// What a server answered to a submit does not count: only another submit can tell whether it
  /// still holds.
  public var isValid: Bool { survey.firstInvalid == nil }

  /// Whether a field's value differs from its initial one, or a row was added, removed or moved. (F6)
  public var isChanged: Bool {
    let entries = content.survey.entries
    return entries.contains { isChanged($0) } || entries.map { $0.id } != initialOrder
  }

  func isChanged(_ entry: FieldSurvey<FieldID>.Entry) -> Bool {
    initialValues[entry.id] != entry.value
  }

  /// The content's survey, with what failed checks found.
  var survey: FieldSurvey<FieldID> {
    var survey = content.survey
    for (field, check) in checks {
      if case .failed(let issues) = check.result {
        for issue in issues { survey.add(issue, to: field) }
      }
    }
    return survey
  }

  /// Forgets what was known of a field's text or value once that is a different one, and leaves a field
  /// that can no longer be focused.
  private mutating func settle() {
    guard
      focus != nil || !touchedFields.isEmpty || !outcomes.isEmpty || !answers.isEmpty
        || !checks.isEmpty
    else { return }
    let survey = content.survey
    touchedFields = touchedFields.filter { survey[$0] != nil }
    outcomes = outcomes.filter { survey[$0]?.text == $1.text }
    answers = answers.filter { survey[$0]?.text == $1.text }
    checks = checks.filter { survey[$0]?.value == $1.check.value }
    if let focus, !survey.isActive(focus) { leave() }
  }
}

/// Something known of a field as long as its text is this one.
struct Remembered<Fact: Hashable & Sendable>: Hashable, Sendable {
  let fact: Fact
  let text: String
}
