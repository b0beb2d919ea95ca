import FieldEditing

// Many fields and one focus. The chapters of this module:
//
// - Declaration: what a form's content says of its fields, parts, rows and rules.
// - Fields: what can stand in a form, and what a user can do to it.
// - Values: fields of dates, options, yes or no, and what a form has of the values of all fields.
// - Survey: the passes of a declaration, and what they find out.
// - Editing: keys, commits and values that the host sets; undo.
// - Focus: which field has it, and how a view's own focus is kept the same.
// - Submitting: checks that take time, and submits.
// - Showing: a field's state, what is wrong, and the words for it.
// - Saving: snapshots.
// - Observation: a form on the main actor that tells its readers what changed.

/// A form: its fields, which of them is focused, and what is known of each.
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

  // In front of the content, so that the place of the storage is the same for contents of any size.
  @usableFromInline var storage: FormStorage

  /// The fields. They may be edited here as well. After each change the form surveys all its fields,
  /// so to change many of them, change a copy of the content and assign it once.
  @inlinable public var content: Content {
    get { edited }
    _modify {
      if isRecording { recordContent() }
      defer { surveyAll() }
      yield &edited
    }
  }

  /// The content, for the form's own use: changing it here surveys nothing.
  @usableFromInline var edited: Content
  /// The ids of the fields and their indices. All else that is known of a field is kept by its index.
  @usableFromInline var fields: DeclaredFields<FieldID>
  /// The fields as they were when the initial values were taken.
  private var initialFields: DeclaredFields<FieldID>

  /// What was handed to the submit's handler; nil if no submit is running.
  public internal(set) var submission: Submission<Content>?

  /// What is being done, so that it can be undone; nil if nobody records.
  @usableFromInline var recorded: FormChange<Content>?
  /// How the formats were changed since the recording began, for the changes that were recorded before.
  @usableFromInline var reformatting: (@Sendable (inout Content) -> Void)?
  /// Whether `recorded` is there. It is stored because each act asks for it: compared with nil where the type of the
  /// change is not known, a move of the focus costs 28 % more.
  @usableFromInline var isRecording = false

  /// Makes a form of its content. No field is focused.
  @inlinable
  public init(_ content: consuming Content) {
    let (fields, survey) = content.surveyed()
    self.init(content, fields, survey)
  }

  @usableFromInline
  init(_ content: Content, _ fields: DeclaredFields<FieldID>, _ survey: FormSurvey) {
    edited = content
    self.fields = fields
    initialFields = fields
    storage = FormStorage(FormState(survey))
    checkInvariants()
  }

  /// Whether two forms are in the same state.
  public static func == (form: FieldForm, other: FieldForm) -> Bool {
    form.edited == other.edited && form.initialFields.ids == other.initialFields.ids
      && form.state == other.state && form.submission == other.submission
  }

  /// Changes the formats of the whole form at once: what the content makes its formats from, such as a locale.
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
  /// - Parameter change: What changes the formats, and no value. An ``UndoHistory`` calls this for the contents that it
  ///   holds, too.
  /// - Complexity: O(*n*) in the number of fields.
  public mutating func reformat(_ change: @escaping @Sendable (inout Content) -> Void) {
    change(&edited)
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
    surveyAll()
  }

  /// Gives each field, in all rows, the format of its id. (S7)
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

  /// How the formats were changed in a recording that has ended; nil if they were not.
  @inlinable
  mutating func takeReformatting() -> (@Sendable (inout Content) -> Void)? {
    guard !isRecording, reformatting != nil else { return nil }
    defer { reformatting = nil }
    return reformatting
  }

  /// Begins to record, for a model, which takes what was recorded by `takeRecorded()`.
  @inlinable
  mutating func beginRecording() {
    reformatting = nil
    recorded = FormChange(focus: focusedField)
    isRecording = true
  }

  /// What was recorded since `beginRecording()`; nil if another form has taken the place of this one.
  @inlinable
  mutating func takeRecorded() -> FormChange<Content>? {
    guard isRecording else { return nil }
    return endRecording(around: nil)
  }

  /// The fields that were left, or that a submit has validated.
  public var touchedFields: Set<FieldID> { Set(storage.state.touched.map { fields.ids[$0] }) }

  /// What the last submit's handler answered about the form as a whole, which the next submit clears.
  public var formIssues: [ValidationIssue] { storage.state.formIssues }

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

  /// Makes other values the initial ones: those that the fields had before they were restored.
  @usableFromInline
  mutating func keepAsInitial(_ initial: DeclaredFields<FieldID>, _ values: [FieldValue]) {
    initialFields = initial
    state.keepAsInitial(values)
    remap(fields, nil)
  }

  /// Whether no field has an issue, every rule across fields holds and no check has failed.
  /// Rule: F4.
  ///
  /// What a server answered to a submit does not count: only another submit can tell whether it
  /// still holds.
  public var isValid: Bool { storage.isValid }

  /// Whether a field's value differs from its initial one, or a row was added, removed or moved.
  /// Rule: F6.
  public var isChanged: Bool { storage.isChanged }

  /// Surveys all fields anew.
  @inlinable
  mutating func surveyAll() {
    let oldFields = fields
    // Kept only for a focus: with one reference to it, the state is not copied.
    let old = storage.state.focus == nil ? nil : storage
    (fields, state.survey) = edited.surveyed(knowing: fields)
    remap(oldFields, old)
  }

  /// Moves what is known of the fields from their indices before a survey to their present ones. If the
  /// focused field is gone, the focus goes to its neighbour, if it has one.
  @usableFromInline
  mutating func remap(_ oldFields: DeclaredFields<FieldID>, _ old: FormStorage?) {
    if fields.ids != oldFields.ids { state.move { [fields] in fields.indices[oldFields.ids[$0]] } }
    let isReordered = fields.ids != initialFields.ids
    state.compare(
      withInitial: isReordered ? fields.ids.map { initialFields.indices[$0] } : nil)
    if let old, let focus = old.state.focus, storage.state.focus == nil {
      if let neighbour = neighbour(of: focus, among: oldFields, old.state.survey) {
        self.focus(neighbour)
      }
    } else {
      leaveInactive()
    }
    checkInvariants()
  }

  /// Takes the focus away from a field that became disabled or hidden.
  @inlinable
  mutating func leaveInactive() {
    if let focus = storage.state.focus, !storage.isActive(focus) { leave() }
  }
}
