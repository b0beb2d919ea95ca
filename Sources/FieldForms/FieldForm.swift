import FieldEditing
import NumberText

// Many fields and one focus. The folders of this module:
//
// - Declaration: how a form's content declares its fields, parts, rows and rules.
// - Fields: what a field of a form has to do, and the fields of numbers and texts.
// - Values: fields of dates, options, yes or no, and one type for the values of all fields.
// - Survey: the purposes for which a content's `declare` runs, and what is found then.
// - Editing: keys, commits and values that the host sets; undo.
// - Focus: which field has the focus, and how the focus of a view is kept the same.
// - Submitting: checks that take time, and submits.
// - Hosted: fields of forms in text views that edit their text by themselves.
// - Showing: a field's state, what is wrong with the field, and the sentences about that.
// - Saving: snapshots.
// - Observation: a form on the main actor that tells its readers what changed.

/// A form: its fields, the focus, and what is known of each field, such as whether the focus has
/// left it, what its last commit did, and what checks and submits have answered.
///
/// ```swift
/// var form = FieldForm(SignIn())
/// form.focusOnAppear()
/// form.focusedField             // .username
/// try form.apply(.type("ada"))
/// form.pressReturn()
/// form.focusedField             // .password
/// form.content.username.text    // "ada"
/// form.isValid                  // false: there is no password
/// ```
///
/// A form is a value: copy it to keep a state, compare it to see a change. It needs no view.
public struct FieldForm<Content: FormContent>: Equatable, Sendable {
  /// The content's ``FormContent/FieldID``, such as an enum of strings.
  public typealias FieldID = Content.FieldID

  // `state` is declared before the content, so that its offset in memory does not depend on the
  // size of the content.
  var state: FormState

  /// The host's struct with the fields. The host may change the struct through this property. After
  /// each change the form asks all its fields and rules anew: to change many fields, change a copy
  /// of the content and assign it once.
  public var content: Content {
    @inlinable get { stored }
    _modify {
      let before = isRecording ? stored : nil
      let (known, survey) = (fields, state.survey)
      defer {
        if let before { record(since: before) }
        surveyAll()
        touchRefused(since: known, survey)
      }
      yield &stored
    }
  }

  /// The storage of ``content``, for the form's own use: when this property is changed, nothing is
  /// recorded for undo, and the form does not ask its fields and rules anew.
  @usableFromInline var stored: Content
  /// Everything else that is known of a field is stored by its index here.
  var fields: DeclaredFields<FieldID>
  /// The ids of the fields that the initial values are of: those declared when the form was made,
  /// or at the last ``keepAsInitial()``.
  private var initialFields: DeclaredFields<FieldID>

  /// The running submit, with the content that its handler gets; nil if no submit is running.
  public internal(set) var submission: Submission<Content>?

  /// The change that is being recorded, for undo; nil if nothing is recorded now.
  var recorded: FormChange<Content>?
  /// What ``reformat(_:)`` was called with, for what was recorded before.
  var reformats: [@Sendable (inout Content) -> Void] = []
  /// Whether `recorded` is not nil. Stored, because each input asks, and comparing a generic
  /// optional with nil is slow.
  var isRecording = false

  /// Makes a form of a content. No field is focused.
  public init(_ content: consuming Content) {
    let (fields, survey) = content.surveyed()
    self.init(content, fields, survey)
  }

  init(_ content: Content, _ fields: DeclaredFields<FieldID>, _ survey: FormSurvey) {
    stored = content
    self.fields = fields
    initialFields = fields
    state = FormState(survey)
    checkInvariants()
  }

  /// Compares the content, the focus, what is known of the fields and the running submit, but not
  /// what is recorded for undo.
  public static func == (form: FieldForm, other: FieldForm) -> Bool {
    form.stored == other.stored && form.initialFields.ids == other.initialFields.ids
      && form.state == other.state && form.submission == other.submission
  }

  /// Changes the formats of the whole form at once, by changing the property from which the content
  /// makes its formats, such as a locale. Rule: F19.
  ///
  /// ```swift
  /// form.reformat { $0.locale = "de-DE" }   // `declare` makes the formats of all fields from the locale
  /// form[text: .price]                      // "1.234,5", which was "1,234.5"
  /// ```
  ///
  /// Numbers stay, and texts are written anew. This is no edit: answers stay, and a running submit
  /// goes on. What was recorded for undo stays, too: undo does not bring the old formats back, and
  /// earlier changes are undone in the new formats.
  ///
  /// - Parameter change: Sets the property, and no field's value. It is kept, and called for what
  ///   was recorded before when that is undone.
  /// - Complexity: O(*n*) in the number of fields.
  public mutating func reformat(_ change: @escaping @Sendable (inout Content) -> Void) {
    change(&stored)
    if var submitted = submission?.content, let number = submission?.number {
      change(&submitted)
      submission = Submission(number: number, content: submitted)
    }
    reformats.append(change)
    let answered = state.notes.map { (fields.ids[$0.key], $0.value.answers) }
    surveyAll()
    state.forgetRefusals()
    for (field, answers) in answered {
      if let index = fields.indices[field] { state.note(at: index) { $0.answers = answers } }
    }
  }

  /// Gives each field, in all rows, the format that `format` returns for its id. Values stay, and
  /// texts are written anew. (S7)
  ///
  /// ```swift
  /// form.setFormats { field in field == .quantity ? .number(integers) : .number(money) }
  /// ```
  ///
  /// Rows that are added later have the formats that the host makes them with. A content whose
  /// formats follow from a locale or from other fields declares its formats instead:
  /// ``FormDeclaration/formats(from:format:)``.
  ///
  /// - Parameter format: Returns the format of a field, or nil if the field keeps the format that
  ///   it has. A format of the wrong kind, such as that of numbers for a date field, changes
  ///   nothing.
  /// - Complexity: O(*n*) in the number of fields.
  public mutating func setFormats(_ format: @escaping @Sendable (FieldID) -> FieldFormat?) {
    reformat { $0.setFormats(format) }
  }

  package var touchedFields: Set<FieldID> {
    Set(zip(fields.ids, state.touched).filter { $0.1 }.map { $0.0 })
  }

  /// What is wrong with the form as a whole: ids that are declared twice (F7), and what the last
  /// submit's handler answered about no single field. The next submit clears these answers.
  public var formIssues: [ValidationIssue] { state.survey.formIssues + state.formIssues }

  /// Makes the present values the initial values, as after saving: no field counts as changed any
  /// more.
  ///
  /// ```swift
  /// form.keepAsInitial()
  /// form.isChanged   // false
  /// ```
  ///
  /// - Complexity: O(*n*) in the number of fields.
  public mutating func keepAsInitial() {
    initialFields = fields
    state.keepAsInitial()
    checkInvariants()
  }

  /// Whether no field has an issue, every rule about several fields holds and no check has failed.
  /// Rule: F4.
  ///
  /// What a server answered to the last submit does not count: only another submit can tell whether
  /// the answer would be the same.
  public var isValid: Bool { state.isValid }

  /// Whether any field's value differs from its initial value, or a row was added, removed or
  /// moved. Rule: F6.
  public var isChanged: Bool { state.isChanged }

  mutating func surveyAll() { survey(FieldCollector(fields)) }

  /// Runs the content's `declare`, which asks all fields and rules anew, and keeps what is found.
  ///
  /// - Parameter commits: Commits each edited field before it is asked, for a submit; nil if
  ///   nothing is committed.
  mutating func survey(
    _ collector: FieldCollector<FieldID>, committing commits: SubmitCommits? = nil
  ) {
    let pass = SurveyPass(knowing: fields.ids.count, committing: commits)
    stored.declare(for: .survey(pass), .collected(collector))
    let known = fields
    fields = collector.finish()
    adopt(pass.finish(), after: known)
  }

  /// Keeps a new survey. Fields may have come, gone or moved: what is known of a field moves to the
  /// field's new index. If the focused field is gone with its row, the field of the same name in
  /// the next row gets the focus, or else in the previous row.
  ///
  /// - Parameter known: The fields before the survey.
  mutating func adopt(_ survey: FormSurvey, after known: DeclaredFields<FieldID>) {
    // Comparing the arrays takes constant time as long as the same fields are declared: then both
    // share their storage.
    let areSame = fields.ids == known.ids
    let (focus, old) = (state.focus, areSame ? nil : state.survey)
    state.adopt(
      survey, movedBy: areSame ? nil : { [fields] in fields.indices[known.ids[$0]] },
      initialIndices: fields.ids == initialFields.ids
        ? nil : fields.ids.map { initialFields.indices[$0] })
    if let focus, let old, state.focus == nil {
      if let neighbour = neighbour(of: focus, among: known, old) { self.focus(neighbour) }
    } else {
      leaveInactive()
    }
    checkInvariants()
  }

  /// Notes that each field to which the host or an undo has written a text that is refused is
  /// touched: nobody types that text, so it is shown as refused. The focused field is left alone.
  /// (F5)
  mutating func touchRefused(since known: DeclaredFields<FieldID>, _ old: FormSurvey) {
    guard state.survey.hasRefused else { return }
    for (index, field) in state.survey.fields.enumerated()
    where field.isRefused && index != state.focus && !state.touched[index] {
      let earlier = known.indices[fields.ids[index]].map { old.text(at: $0) }
      state.touched[index] = earlier.map { !$0.hasSameBytes(as: field.fieldSurvey.text) } ?? true
    }
  }

  /// Takes the focus away from a field that has become disabled or hidden.
  mutating func leaveInactive() {
    if let focus = state.focus, !state.survey.isActive(focus) { leave() }
  }

  /// Traps if fields, survey and state contradict each other. Only debug builds check this.
  func checkInvariants() {
    #if DEBUG
      assert(
        fields.ids.count == state.survey.fields.count, "The survey has the declared fields.")
      assert(
        fields.indices.count == fields.ids.count
          && fields.ids.indices.allSatisfy { fields.indices[fields.ids[$0]] == $0 },
        "Each declared field has the index of its place.")
      state.checkInvariants()
    #endif
  }
}

extension FieldForm: CustomStringConvertible {
  /// The content's type, how many fields there are, the focus, and the fields with issues by
  /// their names: "SignIn, 2 fields, focus username, invalid: password".
  public var description: String {
    let focused = state.focus.map { ", focus \(state.survey.name(at: $0))" } ?? ""
    let invalid = fields.ids.indices.filter { !state.issues(at: $0).isEmpty }
      .map { state.survey.name(at: $0) }
    let names = invalid.isEmpty ? "" : ", invalid: \(invalid.joined(separator: ", "))"
    return "\(Content.self), \(fields.ids.count) fields\(focused)\(names)"
  }
}
