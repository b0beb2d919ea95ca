public import FieldEditing

/// What a form knows of its fields, by their places in declared order. It uses no type of the host, so
/// that it is compiled once.
@usableFromInline
struct FormState: Sendable {
  /// What the declaration says of the present content. It is stored, so that questions cost no run.
  @usableFromInline var survey: FormSurvey
  /// The place of the focused field.
  @usableFromInline var focus: Int?
  /// The fields that were left, or that a submit has validated.
  var touched = PlaceSet()
  /// What the last commit of a field did, and the text it left.
  var outcomes: [Int: Remembered<CommitOutcome>] = [:]
  /// The checks of fields: those that are running, and what the ended ones found.
  var checks: [Int: CheckState] = [:]
  /// What the last submit's handler answered about fields, and below about the form as a whole.
  var answers: [Int: Remembered<[ValidationIssue]>] = [:]
  var formIssues: [ValidationIssue] = []
  /// How many checks and submits were begun; the newest has this number.
  var pendingCount = 0

  /// The initial values, by the places that the fields had when these were taken.
  private var initialValues: [FieldValue] = []
  /// For each field the place that it had then, nil for a new field. The array is nil while all fields
  /// are at those places.
  private var initialPlaces: [Int?]?
  /// The fields whose values are not the initial ones.
  private(set) var changed = PlaceSet()

  /// The last active field before an action. If another is last after it, both states have changed:
  /// ``FieldState/isLast``.
  private var lastActive: Int?
  /// The fields whose states may have changed since a model last took this list.
  var news = FormNews()

  init(_ survey: FormSurvey) {
    self.survey = survey
    keepAsInitial()
  }

  mutating func keepAsInitial() {
    initialValues = survey.entries.map { $0.finding.value }
    initialPlaces = nil
    changed = PlaceSet(capacity: survey.entries.count)
    news.isOfAll = true
  }

  var isValid: Bool { survey.invalid.count == 0 }

  var isChanged: Bool { initialPlaces != nil || changed.count > 0 }

  /// Whether a field is neither disabled nor hidden.
  @usableFromInline func isActive(_ place: Int) -> Bool { survey.active[place] }

  /// The name of a field that is declared twice; nil for any other.
  @usableFromInline func nameOfTwo(_ place: Int) -> String? { survey.entries[place].nameOfTwo }

  /// Makes a run that has a field do something. It has the survey until ``follow(_:)`` takes it back.
  @usableFromInline
  mutating func run(
    _ action: DeclarationRun.Action, at place: Int, isRecorded: Bool
  ) -> DeclarationRun {
    lastActive = survey.active.last()
    return DeclarationRun(action, at: place, isRecorded: isRecorded, takingFrom: &survey)
  }

  /// Moves what is known of fields to their new places. What has no new place is forgotten.
  mutating func move(to place: (Int) -> Int?) {
    func moved<Known>(_ known: [Int: Known]) -> [Int: Known] {
      var moved: [Int: Known] = [:]
      for (old, value) in known { if let new = place(old) { moved[new] = value } }
      return moved
    }
    touched = touched.moved(place)
    outcomes = moved(outcomes)
    answers = moved(answers)
    checks = moved(checks)
    focus = focus.flatMap(place)
  }

  /// Finds out after a survey which values have changed, and forgets outcomes, answers and checks of
  /// texts and values that are gone.
  ///
  /// - Parameter places: The new `initialPlaces`.
  mutating func compare(withPlaces places: [Int?]?) {
    initialPlaces = places
    changed = PlaceSet(capacity: survey.entries.count)
    for place in survey.entries.indices { noteValue(at: place) }
    news.isOfAll = true
    outcomes = outcomes.filter { survey.entries[$0].finding.text == $1.text }
    answers = answers.filter { survey.entries[$0].finding.text == $1.text }
    checks = checks.filter { survey.entries[$0].finding.value == $1.check.content }
    for place in checks.keys { showCheck(at: place) }
  }

  /// Takes the survey back from a run, and does ``compare(withPlaces:)`` for the changed fields alone.
  @usableFromInline
  mutating func follow(_ run: DeclarationRun) {
    survey = run.takeSurvey()
    for place in run.changed {
      noteValue(at: place)
      news.add(place)
      if let outcome = outcomes[place], outcome.text != text(at: place) { outcomes[place] = nil }
      if let answer = answers[place], answer.text != text(at: place) { answers[place] = nil }
      if let check = checks[place], check.check.content != survey.entries[place].finding.value {
        checks[place] = nil
        showCheck(at: place)
      }
    }
    let last = survey.active.last()
    if last != lastActive {
      for place in [last, lastActive].compactMap({ $0 }) { news.add(place) }
    }
  }

  private mutating func noteValue(at place: Int) {
    let initial = initialPlaces.map { $0[place] } ?? place
    changed[place] = initial.map { initialValues[$0] } != survey.entries[place].finding.value
  }

  @usableFromInline
  mutating func remember(_ outcome: CommitOutcome, at place: Int) {
    guard outcome != .unchanged else { return }
    outcomes[place] = Remembered(fact: outcome, text: survey.entries[place].finding.text)
    news.add(place)
  }

  /// Puts what a field's check has found among the field's issues.
  mutating func showCheck(at place: Int) {
    news.add(place)
    if case .failed(let issues) = checks[place]?.result {
      survey.entries[place].checkIssues = issues
    } else {
      survey.entries[place].checkIssues = []
    }
    survey.note(place)
  }
}

extension FormState: Equatable {
  @usableFromInline
  static func == (state: FormState, other: FormState) -> Bool {
    state.focus == other.focus && state.touched == other.touched
      && state.initialValues == other.initialValues && state.outcomes == other.outcomes
      && state.checks == other.checks
      && state.answers == other.answers && state.formIssues == other.formIssues
      && state.pendingCount == other.pendingCount
  }
}

/// The places of the fields whose states may have changed.
struct FormNews: Sendable {
  /// Whether the state of every field may have changed, and the order of the fields.
  var isOfAll = false
  private(set) var places: [Int] = []

  /// Adds a field. A form without a model never empties the list, so a long one becomes `isOfAll`.
  mutating func add(_ place: Int) {
    guard !isOfAll, places.last != place else { return }
    places.append(place)
    if places.count > 64 { (isOfAll, places) = (true, []) }
  }
}

/// Something known of a field that holds as long as the field has this text.
struct Remembered<Fact: Hashable & Sendable>: Hashable, Sendable {
  let fact: Fact
  let text: String
}
