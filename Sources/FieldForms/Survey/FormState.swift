import FieldEditing
import NumberText

/// What a form knows besides its content, such as the focus. Fields are known by their indices in
/// declared order: after the focus went from the first of two fields to the second, `touched` is
/// [true, false] and `focus` is 1. The type is not generic, so that it is compiled once for all
/// contents.
struct FormState: Sendable {
  /// Stored, so that reading it runs no `declare`.
  private(set) var survey: FormSurvey
  var focus: Int?
  /// For each field, whether the focus has left it, or a commit or a submit has read it.
  var touched: [Bool]
  /// By the indices of the fields; a field of which nothing is known has none.
  private(set) var notes: [Int: FieldNotes] = [:]
  /// What the last submit's handler answered about the form as a whole.
  var formIssues: [ValidationIssue] = []
  /// How many checks and submits were begun; the newest has this number.
  private var requestCount = 0

  /// The initial values of the fields, in the order that the fields had when the form was made or
  /// at the last `keepAsInitial()`.
  private var initialValues: [FieldValue]
  /// For each field its index in `initialValues`, or nil for a field that came later. The array
  /// itself is nil as long as no field came, went or moved since then.
  private var initialIndices: [Int?]?

  init(_ survey: FormSurvey) {
    self.survey = survey
    touched = Array(repeating: false, count: survey.fields.count)
    initialValues = survey.values
  }

  mutating func keepAsInitial() { (initialValues, initialIndices) = (survey.values, nil) }

  /// Replaces the old survey by a new survey, and forgets outcomes, answers and checks that are
  /// about earlier texts and values.
  ///
  /// - Parameter newIndex: Returns the new index of a field for its old index, or nil for a field
  ///   that is gone: what is known of such a field is forgotten. The function itself is nil if the
  ///   same fields are declared in the same order.
  mutating func adopt(
    _ survey: consuming FormSurvey, movedBy newIndex: ((Int) -> Int?)?, initialIndices: [Int?]?
  ) {
    self.survey = survey
    self.initialIndices = initialIndices
    if let newIndex { move(to: newIndex) }
    for index in notes.keys {
      let (text, value) = (
        self.survey.text(at: index), self.survey.fields[index].fieldSurvey.value
      )
      let isChecked = self.survey.isChecked(index)
      note(at: index) { $0.forget(unlessAbout: text, value, isChecked: isChecked) }
    }
  }

  private mutating func move(to newIndex: (Int) -> Int?) {
    var newTouched = Array(repeating: false, count: survey.fields.count)
    for (old, isTouched) in touched.enumerated() where isTouched {
      if let new = newIndex(old) { newTouched[new] = true }
    }
    touched = newTouched
    var moved: [Int: FieldNotes] = [:]
    for (old, note) in notes { if let new = newIndex(old) { moved[new] = note } }
    notes = moved
    focus = focus.flatMap(newIndex)
  }

  /// Changes the notes about a field. If the notes are empty after the change, they are removed.
  mutating func note(at index: Int, _ change: (inout FieldNotes) -> Void) {
    var note = notes[index] ?? FieldNotes(text: survey.text(at: index))
    change(&note)
    notes[index] = note.isEmpty ? nil : note
  }

  mutating func remember(_ outcome: CommitOutcome, at index: Int) {
    guard outcome != .unchanged else { return }
    note(at: index) { $0.outcome = outcome }
  }

  /// Forgets which texts commits have refused: the sentence is about another format, and so are its
  /// suggestions. (R24)
  mutating func forgetRefusals() {
    for (index, note) in notes {
      switch note.outcome {
      case .reverted?, .keptInvalid?: self.note(at: index) { $0.outcome = nil }
      default: break
      }
    }
  }

  /// A number for a new check or submit, which no earlier check or submit has.
  mutating func nextRequest() -> Int {
    requestCount += 1
    return requestCount
  }
}

// What is known of a field, by its index.
extension FormState {
  var isValid: Bool { firstInvalid == nil }

  /// The index of the first field with an issue; nil if there is none. What a submit's handler
  /// answered does not count.
  var firstInvalid: Int? {
    if notes.isEmpty { return survey.firstInvalid }
    return [survey.firstInvalid, firstFailedCheck].compactMap { $0 }.min()
  }

  /// The index of the first field whose check has found something wrong; nil if there is none.
  var firstFailedCheck: Int? { notes.keys.filter { !checkIssues(at: $0).isEmpty }.min() }

  /// What the check of a field has found wrong; empty for a disabled or hidden field.
  func checkIssues(at index: Int) -> [ValidationIssue] {
    guard case .failed(let issues) = notes[index]?.check?.result, survey.isActive(index) else {
      return []
    }
    return issues
  }

  /// The issues of the survey, then those of the field's check, then the last submit's answers.
  func issues(at index: Int) -> [ValidationIssue] {
    let issues = survey.issues(at: index)
    guard let note = notes[index] else { return issues }
    return issues + checkIssues(at: index) + note.answers
  }

  /// Whether any field's value is not the initial value, or a field came, went or moved.
  var isChanged: Bool { initialIndices != nil || survey.fields.indices.contains(where: isChanged) }

  /// Whether a field's value is not its initial value; true also for a field that came later.
  func isChanged(at index: Int) -> Bool {
    let initial = if let initialIndices { initialIndices[index] } else { Optional(index) }
    return initial.map { initialValues[$0] } != survey.fields[index].fieldSurvey.value
  }

  /// The name of a field, if its id is declared twice; nil for any other field.
  func nameOfTwo(_ index: Int) -> String? {
    survey.twice.contains(index) ? survey.name(at: index) : nil
  }

  func text(at index: Int) -> String { survey.text(at: index) }

  /// Whether a field has a value without issues, and no check of this value runs or has been
  /// answered.
  func isCheckDue(at index: Int) -> Bool {
    guard notes[index]?.check.map({ $0.result == .unanswered }) ?? true else { return false }
    let field = survey.fields[index]
    return survey.isActive(index) && !field.fieldSurvey.isEmpty
      && !survey.isInvalid(at: index)
  }

  /// The index of the field whose newest check is `check`; nil if there is none, or if the check is
  /// not in the state `result`.
  func index(of check: CheckRequest, in result: CheckState.Result = .running) -> Int? {
    notes.first { $0.value.check?.request == check && $0.value.check?.result == result }?.key
  }

  /// Why the form refuses an input to a field; nil if the form passes the input to the field, which
  /// may then refuse the input itself.
  ///
  /// - Parameter input: What the user does; nil if the user chose a value with a control such as a
  ///   menu.
  func refusal(of input: FieldAct?, at index: Int) -> FormRefusal? {
    if let name = nameOfTwo(index) { return .declaredTwice(name) }
    if !survey.isActive(index) { return .notActive }
    if survey.isEditable(index) { return nil }
    switch input {
    case .select, .press(.selectAll, _), .press(.endComposition, _), .press(.commit, _): return nil
    // Some text views report a new selection with their whole text, which has not changed: this is
    // no edit.
    case .follow(let text, _, nil, _, _) where text.hasSameBytes(as: self.text(at: index)):
      return nil
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
  fileprivate var values: [FieldValue] { fields.map { $0.fieldSurvey.value } }
}

/// What the last commit, submit and check have found about a field. `outcome` and `answers` are
/// about a text, and `check` is about a value. Each is forgotten when that text or value changes:
/// the answer "This address is taken." is forgotten at the next key.
struct FieldNotes: Equatable, Sendable {
  /// The text that `outcome` and `answers` are about.
  @ExactText private var text: String
  var outcome: CommitOutcome?
  var answers: [ValidationIssue] = []
  /// The check that is running, or the last one with what it found.
  var check: CheckState?

  init(text: String) { _text = ExactText(wrappedValue: text) }

  var isEmpty: Bool { outcome == nil && answers.isEmpty && check == nil }

  /// Forgets the outcome and the answers if they are about another text than the field has now, and
  /// the check if it is about another value, or if its declaration is gone.
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
  /// Traps if notes, focus or touched fields contradict the survey. Only debug builds check this.
  func checkInvariants() {
    #if DEBUG
      let end = survey.fields.count
      assert(touched.count == end, "Each field is touched or not.")
      assert(focus.map(survey.fields.indices.contains) ?? true, "The focused field is declared.")
      for (index, note) in notes {
        assert(index < end, "What is noted is about a declared field.")
        assert(!note.isEmpty, "A field of which nothing is known has no note.")
      }
      assert(
        survey.firstInvalid == survey.fields.indices.first { survey.isInvalid(at: $0) }
          && survey.lastEditable == survey.fields.lastIndex { $0.fieldSurvey.traits.isEditable }
          && survey.hasRefused == survey.fields.contains { $0.isRefused },
        "What a survey tells of all fields is what the fields tell.")
    #endif
  }
}
