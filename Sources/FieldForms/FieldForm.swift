import FieldEditing

// Many fields and one focus. The chapters of this module:
//
// - Declaration: how a content declares its fields, parts, rows and rules.
// - Fields: what a field of a form has to do, and the fields of numbers and texts.
// - Values: fields of dates, options, yes or no, and one type for the values of all fields.
// - Survey: the passes of a declaration, and what they find.
// - Editing: keys, commits and values that the host sets; undo.
// - Focus: which field has it, and how a view's own focus is kept the same.
// - Submitting: checks that take time, and submits.
// - Showing: a field's state, what is wrong, and the words for it.
// - Saving: snapshots.
// - Observation: a form on the main actor that tells its readers what changed.

/// A form: its fields, the focus, and for each field whether it was left, what its last commit did and what checks and
/// submits have answered.
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
  /// The ids of the fields.
  public typealias FieldID = Content.FieldID

  // Declared before the content, so that its offset in memory does not depend on the size of the content.
  /// The state beside the content, by the indices of the fields.
  var state: FormState

  /// The fields. They may be edited here as well. After each change the form surveys all its fields,
  /// so to change many of them, change a copy of the content and assign it once.
  public var content: Content {
    @inlinable get { edited }
    _modify {
      let before = isRecording ? edited : nil
      defer {
        if let before { record(since: before) }
        surveyAll()
      }
      yield &edited
    }
  }

  /// The content, for the form's own use: changing it here surveys nothing.
  @usableFromInline var edited: Content
  /// The ids of the fields and their indices. All else that is known of a field is kept by its index.
  var fields: DeclaredFields<FieldID>
  /// The fields as they were when the initial values were taken.
  private var initialFields: DeclaredFields<FieldID>

  /// What was handed to the submit's handler; nil if no submit is running.
  public internal(set) var submission: Submission<Content>?

  #if !hasFeature(Embedded)
    /// The change that is being recorded, for undo; nil if none is.
    var recorded: FormChange<Content>?
    /// How the formats were changed since the recording began, to change those in earlier changes in the same way.
    var reformatting: (@Sendable (inout Content) -> Void)?
    /// Whether `recorded` is not nil. Stored, because each act asks: to compare a generic optional with nil is slow.
    var isRecording = false
  #else
    var isRecording: Bool { false }

    func record(since before: Content) {}
  #endif

  /// Makes a form of its content. No field is focused.
  public init(_ content: consuming Content) {
    let (fields, survey) = content.surveyed()
    self.init(content, fields, survey)
  }

  init(_ content: Content, _ fields: DeclaredFields<FieldID>, _ survey: FormSurvey) {
    edited = content
    self.fields = fields
    initialFields = fields
    state = FormState(survey)
    checkInvariants()
  }

  /// Whether two forms are in the same state.
  public static func == (form: FieldForm, other: FieldForm) -> Bool {
    form.edited == other.edited && form.initialFields.ids == other.initialFields.ids
      && form.state == other.state && form.submission == other.submission
  }

  /// Changes the formats of the whole form at once, by changing what the content makes them from, such as a locale.
  /// Rule: F19.
  ///
  /// ```swift
  /// form.reformat { $0.locale = "de-DE" }   // the declaration has the formats of all fields
  /// form[text: .price]                      // "1.234,5", which was "1,234.5"
  /// ```
  ///
  /// Numbers stay, and so does the history: the change of format is not undone, and earlier changes are undone in the
  /// new formats.
  ///
  /// - Parameter change: Changes the formats, and no value. An ``UndoHistory`` calls this for the contents that it
  ///   holds, too.
  /// - Complexity: O(*n*) in the number of fields.
  public mutating func reformat(_ change: @escaping @Sendable (inout Content) -> Void) {
    change(&edited)
    #if !hasFeature(Embedded)
      if isRecording {
        recorded?.reformat(change)
        if let earlier = reformatting {
          reformatting = { content in
            earlier(&content)
            change(&content)
          }
        } else {
          reformatting = change
        }
      }
    #endif
    surveyAll()
  }

  /// Gives each field, in all rows, the format that `format` has for its id. (S7)
  ///
  /// ```swift
  /// form.setFormats { field in field == .quantity ? .number(integers) : .number(money) }
  /// ```
  ///
  /// Rows that come later have the formats that the host makes them with. A content whose formats follow from a locale
  /// or from other fields declares them: ``FormDeclaration/formats(from:format:)``.
  ///
  /// - Parameter format: The format of a field; nil for a field that keeps its own. A format of another kind than the
  ///   field's changes nothing.
  /// - Complexity: O(*n*) in the number of fields.
  public mutating func setFormats(_ format: @escaping @Sendable (FieldID) -> FieldFormat?) {
    reformat { $0.setFormats(format) }
  }

  /// The fields that were left, or that a submit has validated.
  package var touchedFields: Set<FieldID> {
    Set(zip(fields.ids, state.touched).filter { $0.1 }.map { $0.0 })
  }

  /// What is wrong with the form as a whole: ids that are declared twice (F7), and what the last submit's handler
  /// answered, which the next submit clears.
  public var formIssues: [ValidationIssue] { state.survey.formIssues + state.formIssues }

  /// Makes the present values the initial ones, as after saving, so that no field counts as changed.
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

  /// Whether no field has an issue, every rule across fields holds and no check has failed.
  /// Rule: F4.
  ///
  /// What a server answered to a submit does not count: only another submit can tell whether it
  /// still holds.
  public var isValid: Bool { state.isValid }

  /// Whether a field's value differs from its initial one, or a row was added, removed or moved.
  /// Rule: F6.
  public var isChanged: Bool { state.isChanged }

  /// Runs the declaration over all fields, and adopts what it finds.
  mutating func surveyAll() { survey(FieldCollector(fields)) }

  /// Runs the declaration over all fields, commits fields for a submit, and adopts what the survey finds.
  ///
  /// - Parameters:
  ///   - collector: Collects the declared fields.
  ///   - commits: The commits of a submit; nil if nothing is committed.
  mutating func survey(
    _ collector: FieldCollector<FieldID>, committing commits: SubmitCommits? = nil
  ) {
    let pass = SurveyPass(knowing: fields.ids.count, committing: commits)
    edited.declare(for: .survey(pass), .collected(collector))
    let known = fields
    fields = collector.finish()
    adopt(pass.finish(), after: known)
  }

  /// Adopts a survey: moves what is known of each field to its new index, and moves the focus from a field that is gone
  /// to its neighbour.
  ///
  /// - Parameter known: The fields of the survey before.
  mutating func adopt(_ survey: FormSurvey, after known: DeclaredFields<FieldID>) {
    // As long as the same fields are declared, the arrays share their storage, and comparing them is O(1).
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

  /// Takes the focus away from a field that became disabled or hidden.
  mutating func leaveInactive() {
    if let focus = state.focus, !state.survey.isActive(focus) { leave() }
  }

  /// Traps if fields, survey and state do not fit each other; compiled in debug builds alone.
  func checkInvariants() {
    #if DEBUG
      assert(
        fields.ids.count == state.survey.entries.count, "The survey has the declared fields.")
      assert(
        fields.indices.count == fields.ids.count
          && fields.ids.indices.allSatisfy { fields.indices[fields.ids[$0]] == $0 },
        "Each declared field has the index of its place.")
      state.checkInvariants()
    #endif
  }
}
