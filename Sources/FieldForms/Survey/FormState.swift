import FieldEditing
import NumberText

/// The state of a form beside its content, by the indices of the fields in declared order: after the focus went from
/// the first of two fields to the second, `touched` is [true, false] and `focus` is 1. No type of the host's is used,
/// so that this is compiled once.
struct FormState: Sendable {
  /// The survey of the present content, stored so that reading it runs no declaration.
  private(set) var survey: FormSurvey
  /// The index of the focused field.
  var focus: Int?
  /// Which fields were left, or validated by a submit.
  var touched: [Bool]
  /// What commits, submits and checks have found about the present texts and values of fields.
  private(set) var notes: [Int: FieldNotes] = [:]
  /// What the last submit's handler answered about the form as a whole.
  var formIssues: [ValidationIssue] = []
  /// How many checks and submits were begun; the newest has this number.
  private var requestCount = 0

  /// The initial values, by the indices that the fields had when the values were taken.
  private var initialValues: [FieldValue]
  /// For each field its index in `initialValues`, nil for a new field. The array itself is nil while
  /// every field has its old index.
  private var initialIndices: [Int?]?

  init(_ survey: FormSurvey) {
    self.survey = survey
    touched = Array(repeating: false, count: survey.entries.count)
    initialValues = survey.values
  }

  /// Makes the present values the initial ones.
  mutating func keepAsInitial() { (initialValues, initialIndices) = (survey.values, nil) }

  /// Adopts a survey, and forgets outcomes, answers and checks of texts and values that are gone.
  ///
  /// - Parameters:
  ///   - newIndex: The new index of a field by its old one; nil for a field that is gone, of which all is forgotten.
  ///     The function itself is nil if the fields are the same.
  ///   - initialIndices: The new `initialIndices`.
  mutating func adopt(
    _ survey: consuming FormSurvey, movedBy newIndex: ((Int) -> Int?)?, initialIndices: [Int?]?
  ) {
    self.survey = survey
    self.initialIndices = initialIndices
    if let newIndex { move(to: newIndex) }
    for index in notes.keys {
      let (text, value) = (
        self.survey.text(at: index), self.survey.entries[index].fieldSurvey.value
      )
      let isChecked = self.survey.isChecked(index)
      note(at: index) { $0.forget(unlessAbout: text, value, isChecked: isChecked) }
    }
  }

  private mutating func move(to newIndex: (Int) -> Int?) {
    var newTouched = Array(repeating: false, count: survey.entries.count)
    for (old, isTouched) in touched.enumerated() where isTouched {
      if let new = newIndex(old) { newTouched[new] = true }
    }
    touched = newTouched
    var moved: [Int: FieldNotes] = [:]
    for (old, note) in notes { if let new = newIndex(old) { moved[new] = note } }
    notes = moved
    focus = focus.flatMap(newIndex)
  }

  /// Changes the notes about a field. Notes that are empty after the change are removed.
  mutating func note(at index: Int, _ change: (inout FieldNotes) -> Void) {
    var note = notes[index] ?? FieldNotes(text: survey.text(at: index))
    change(&note)
    notes[index] = note.isEmpty ? nil : note
  }

  mutating func remember(_ outcome: CommitOutcome, at index: Int) {
    guard outcome != .unchanged else { return }
    note(at: index) { $0.outcome = outcome }
  }

  /// A number for a new check or submit, which no earlier check or submit has.
  mutating func nextRequest() -> Int {
    requestCount += 1
    return requestCount
  }
}

// Answers about fields.
extension FormState {
  var isValid: Bool { firstInvalid == nil }

  /// The first field with an issue; what a submit's handler answered does not count.
  var firstInvalid: Int? {
    if notes.isEmpty { return survey.firstInvalid }
    return [survey.firstInvalid, firstFailedCheck].compactMap { $0 }.min()
  }

  /// The first field whose check has found something wrong.
  var firstFailedCheck: Int? { notes.keys.filter { !checkIssues(at: $0).isEmpty }.min() }

  /// What the check of an active field has found wrong.
  func checkIssues(at index: Int) -> [ValidationIssue] {
    guard case .failed(let issues) = notes[index]?.check?.result, survey.isActive(index) else {
      return []
    }
    return issues
  }

  /// All issues of a field, in the order in which they are shown.
  func issues(at index: Int) -> [ValidationIssue] {
    let issues = survey.issues(at: index)
    guard let note = notes[index] else { return issues }
    return issues + checkIssues(at: index) + note.answers
  }

  /// Whether a field's value is not the initial one, or a field came, went or moved.
  var isChanged: Bool { initialIndices != nil || survey.entries.indices.contains(where: isChanged) }

  /// Whether a field's value is not the initial one.
  func isChanged(at index: Int) -> Bool {
    let initial = if let initialIndices { initialIndices[index] } else { Optional(index) }
    return initial.map { initialValues[$0] } != survey.entries[index].fieldSurvey.value
  }

  /// The name of a field whose id is declared twice; nil for any other field.
  func nameOfTwo(_ index: Int) -> String? {
    survey.twice.contains(index) ? survey.name(at: index) : nil
  }

  func text(at index: Int) -> String { survey.text(at: index) }

  /// Whether a field has a value to check that was not checked and is not being checked.
  func isCheckDue(at index: Int) -> Bool {
    guard notes[index]?.check.map({ $0.result == .unanswered }) ?? true else { return false }
    let entry = survey.entries[index]
    return survey.isActive(index) && !entry.fieldSurvey.isEmpty
      && !survey.isInvalid(at: index)
  }

  /// The index of the field that waits for the answer to this check; nil if none does.
  ///
  /// - Parameter result: The state that the check has to be in; by default it is running.
  func index(of check: CheckRequest, in result: CheckState.Result = .running) -> Int? {
    notes.first { $0.value.check?.request == check && $0.value.check?.result == result }?.key
  }

  /// Why the form refuses an input to a field; nil if the field itself decides.
  ///
  /// - Parameter input: What the user does; nil for a value that was chosen.
  func refusal(of input: FieldInput?, at index: Int) -> FormRefusal? {
    if let name = nameOfTwo(index) { return .declaredTwice(name) }
    if !survey.isActive(index) { return .notActive }
    if survey.isEditable(index) { return nil }
    switch input {
    case .select, .press(.selectAll, _), .press(.endComposition, _), .press(.commit, _): return nil
    // A control reports a selection together with its unchanged text.
    case .follow(let text, _, nil, _) where text.hasSameBytes(as: self.text(at: index)): return nil
    default: return .readOnly
    }
  }
}

extension FormState: Equatable {
  static func == (state: FormState, other: FormState) -> Bool {
    state.focus == other.focus && state.touched == other.touched
      && state.initialValues == other.initialValues && state.notes == other.notes
      && state.formIssues == other.formIssues
      && state.requestCount == other.requestCount
  }
}

extension FormSurvey {
  fileprivate var values: [FieldValue] { entries.map { $0.fieldSurvey.value } }
}

/// What the last commit, submit and check have found about a field. `outcome` and `answers` are about `text`, a check
/// is about a value, and each is forgotten when the text or value changes: "This address is taken." goes at the next
/// key.
struct FieldNotes: Equatable, Sendable {
  /// The text that `outcome` and `answers` are about.
  @ExactText private var text: String
  /// What the last commit did.
  var outcome: CommitOutcome?
  /// What the last submit's handler answered.
  var answers: [ValidationIssue] = []
  /// The check that is running, or what it found.
  var check: CheckState?

  init(text: String) { _text = ExactText(wrappedValue: text) }

  var isEmpty: Bool { outcome == nil && answers.isEmpty && check == nil }

  /// Forgets what is about another text or value, and a declared check that is no longer declared.
  mutating func forget(unlessAbout text: String, _ value: FieldValue, isChecked: Bool) {
    if !self.text.hasSameBytes(as: text) {
      (self.text, outcome, answers) = (text, nil, [])
    }
    if let check, check.request.value != value || check.isDeclared && !isChecked {
      self.check = nil
    }
  }
}

extension FormState {
  /// Traps if notes, focus or touched fields do not fit the survey; compiled in debug builds alone.
  func checkInvariants() {
    #if DEBUG
      let end = survey.entries.count
      assert(touched.count == end, "Each field is touched or not.")
      assert(focus.map(survey.entries.indices.contains) ?? true, "The focused field is declared.")
      for (index, note) in notes {
        assert(index < end, "What is noted is about a declared field.")
        assert(!note.isEmpty, "A field of which nothing is known has no note.")
      }
      assert(
        survey.firstInvalid == survey.entries.indices.first { survey.isInvalid(at: $0) }
          && survey.lastEditable == survey.entries.lastIndex { $0.fieldSurvey.traits.isEditable }
          && survey.hasRefused == survey.entries.contains { $0.isRefused },
        "What a survey tells of all fields is what the fields tell.")
    #endif
  }
}
