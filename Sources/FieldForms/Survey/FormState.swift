public import FieldEditing
import NumberText

/// What a form knows of its fields, by their indices in declared order. It uses no type of the host, so
/// that it is compiled once.
@usableFromInline
struct FormState: Sendable {
  /// What the declaration says of the present content. It is stored, so that questions cost no pass.
  @usableFromInline var survey: FormSurvey
  /// The index of the focused field.
  @usableFromInline var focus: Int?
  /// The fields that were left, or that a submit has validated.
  var touched = FieldIndexSet()
  /// What is known of fields while they have the text or value that it is about.
  private(set) var notes: [Int: FieldNotes] = [:]
  /// What the last submit's handler answered about the form as a whole.
  var formIssues: [ValidationIssue] = []
  /// How many checks and submits were begun; the newest has this number.
  var requestCount = 0

  /// The initial values, by the indices that the fields had when these were taken.
  private var initialValues: [FieldValue] = []
  /// For each field its index in `initialValues`, nil for a new field. The array itself is nil while
  /// every field has its old index.
  private(set) var initialIndices: [Int?]?
  /// The fields whose values are not the initial ones.
  private(set) var changed = FieldIndexSet()

  /// The fields whose states may have changed since a model last took this list.
  var news = FormNews()

  init(_ survey: FormSurvey) {
    self.survey = survey
    keepAsInitial()
  }

  /// - Parameter values: The initial values; nil takes those of the survey.
  mutating func keepAsInitial(_ values: [FieldValue]? = nil) {
    initialValues = values ?? survey.entries.map { $0.fieldSurvey.value }
    initialIndices = nil
    changed = FieldIndexSet()
    news.isOfAll = true
  }

  /// Moves what is known of fields to their new indices. What has no new index is forgotten.
  mutating func move(to newIndex: (Int) -> Int?) {
    touched = touched.moved(newIndex)
    var moved: [Int: FieldNotes] = [:]
    for (old, note) in notes { if let new = newIndex(old) { moved[new] = note } }
    notes = moved
    focus = focus.flatMap(newIndex)
  }

  /// Finds out after a survey which values have changed, and forgets outcomes, answers and checks of
  /// texts and values that are gone.
  ///
  /// - Parameter indices: The new `initialIndices`.
  mutating func compare(withInitial indices: [Int?]?) {
    initialIndices = indices
    changed = FieldIndexSet()
    for index in survey.entries.indices { noteValue(at: index) }
    news.isOfAll = true
    for index in notedFields {
      forgetPastNotes(at: index)
      if notes[index]?.check != nil { showCheck(at: index) }
    }
  }

  /// Takes what a field tells now, and does ``compare(withInitial:)`` for this field if that is new.
  mutating func renew(_ fieldSurvey: consuming FieldSurvey, at index: Int) {
    guard survey.entries[index].renew(fieldSurvey) else { return }
    survey.note(index)
    noteValue(at: index)
    forgetOthers(at: index)
  }

  /// Takes another label of a field; false if the number of a row belongs into the label, which a survey alone knows.
  mutating func relabel(_ label: String?, at index: Int) -> Bool {
    guard survey.entries[index].label == survey.entries[index].ownLabel else { return false }
    (survey.entries[index].label, survey.entries[index].ownLabel) = (label, label)
    news.add(index)
    return true
  }

  /// Takes the number and the text of a field at rest.
  mutating func renew(
    _ number: consuming FixedDecimal, _ text: consuming String, at index: Int
  ) {
    changed[index] =
      if let initial = initialIndex(index) {
        !initialValues[initial].isNumber(number)
      } else {
        true
      }
    survey.entries[index].fieldSurvey.renew(number, text)
    forgetOthers(at: index)
  }

  /// Tells readers of a field's new text or value, and forgets what is known of others.
  private mutating func forgetOthers(at index: Int) {
    news.add(index)
    guard let known = notes[index] else { return }
    forgetPastNotes(at: index)
    if known.check != nil, notes[index]?.check == nil { showCheck(at: index) }
  }

  /// The fields of which anything is noted.
  var notedFields: [Int] { notes.isEmpty ? [] : Array(notes.keys) }

  /// Changes what is noted of a field. A field of which nothing is left is dropped.
  mutating func note(at index: Int, _ change: (inout FieldNotes) -> Void) {
    var note = notes[index] ?? FieldNotes(text: survey.text(at: index))
    change(&note)
    notes[index] = note.isEmpty ? nil : note
  }

  /// Forgets what was about another text or value than the field's present ones.
  private mutating func forgetPastNotes(at index: Int) {
    let (text, value) = (survey.text(at: index), survey.entries[index].fieldSurvey.value)
    note(at: index) { $0.forget(unlessAbout: text, value) }
  }

  /// Notes which rules across fields do not hold after an action, and whether another field is the last
  /// editable one now: of the fields from the one to the other ``FieldState/isLast`` may have changed then.
  mutating func endRenewal(
    _ rules: [FormSurvey.BrokenRule], around target: Int, lastEditable: Int?
  ) {
    for index in survey.setBrokenRules(rules, around: target) { news.add(index) }
    let last = survey.editable.last()
    if last != lastEditable {
      let ends = [last ?? 0, lastEditable ?? 0]
      for index in ends.min()!...ends.max()! { news.add(index) }
    }
  }

  private mutating func noteValue(at index: Int) {
    changed[index] =
      if let initial = initialIndex(index) {
        survey.entries[index].isChanged(from: &initialValues[initial])
      } else {
        true
      }
  }

  /// The initial value of a field; nil for a new field.
  func initialValue(at index: Int) -> FieldValue? { initialIndex(index).map { initialValues[$0] } }

  /// The index that a field had when the initial values were taken; nil for a new field.
  private func initialIndex(_ index: Int) -> Int? {
    if let initialIndices { initialIndices[index] } else { index }
  }

  @usableFromInline
  mutating func remember(_ outcome: CommitOutcome, at index: Int) {
    guard outcome != .unchanged else { return }
    note(at: index) { $0.outcome = outcome }
    news.add(index)
  }

  /// Puts what a field's check has found among the field's issues.
  mutating func showCheck(at index: Int) {
    news.add(index)
    if case .failed(let issues) = notes[index]?.check?.result {
      survey.entries[index].checkIssues = issues
    } else {
      survey.entries[index].checkIssues = []
    }
    survey.note(index)
  }
}

extension FormState: Equatable {
  @usableFromInline
  static func == (state: FormState, other: FormState) -> Bool {
    state.focus == other.focus && state.touched == other.touched
      && state.initialValues == other.initialValues && state.notes == other.notes
      && state.formIssues == other.formIssues
      && state.requestCount == other.requestCount
  }
}

/// The fields whose states may have changed.
struct FormNews: Sendable {
  /// Whether the state of every field may have changed, and the order of the fields.
  var isOfAll = false
  private(set) var indices: [Int] = []

  /// Adds a field. A form without a model never empties the list, so a long one becomes `isOfAll`.
  mutating func add(_ index: Int) {
    guard !isOfAll, indices.last != index else { return }
    indices.append(index)
    if indices.count > 64 { (isOfAll, indices) = (true, []) }
  }
}

/// What is known of a field while it has the text, or for a check the value, that this is about.
struct FieldNotes: Equatable, Sendable {
  /// The text of the field, which all but the check is about.
  @ExactText private var text: String
  /// What the last commit did.
  var outcome: CommitOutcome?
  /// What the last submit's handler answered.
  var answers: [ValidationIssue] = []
  /// The check that is running, or what it found.
  var check: CheckState?

  init(text: String) { _text = ExactText(wrappedValue: text) }

  var isEmpty: Bool { outcome == nil && answers.isEmpty && check == nil }

  /// Forgets what was about another text or value than these.
  mutating func forget(unlessAbout text: String, _ value: FieldValue) {
    if !self.text.hasSameBytes(as: text) {
      (self.text, outcome, answers) = (text, nil, [])
    }
    if let check, check.request.value != value { self.check = nil }
  }
}
