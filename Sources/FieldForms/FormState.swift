public import FieldEditing

/// What a form knows of its fields, by their places in declared order. It depends on no type of the host.
@usableFromInline
struct FormState: Sendable {
  /// What the declaration says of the content as it is, kept from question to question.
  @usableFromInline var survey: FormSurvey
  /// The place of the focused field.
  @usableFromInline var focus: Int?
  /// The fields that were left, or that a submit has validated.
  var touched = PlaceSet()
  /// What the last commit of a field did, and the text it left.
  var outcomes: [Int: Remembered<CommitOutcome>] = [:]
  /// What the running checks of fields ask, and what ended ones found.
  var checks: [Int: CheckState] = [:]
  /// What the last submit's handler answered for fields, and for no field in particular.
  var answers: [Int: Remembered<[ValidationIssue]>] = [:]
  var formIssues: [ValidationIssue] = []
  var pendingCount = 0

  /// The values that ``FieldState/isChanged`` compares with, by the places that the fields had when they
  /// were taken.
  private var initialValues: [FieldValue] = []
  /// The place that each field had then; nil where all of them have it still.
  private var initialPlaces: [Int?]?
  /// The fields whose values are not the initial ones.
  private(set) var changed = PlaceSet()

  /// The place of the last active field before something that a field does.
  private var lastActive: Int?
  /// The fields whose states may have changed since a model has asked.
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

  /// The name that the field at a place shares with another one.
  @usableFromInline func nameOfTwo(_ place: Int) -> String? { survey.entries[place].nameOfTwo }

  /// Takes a survey away for something that a field does.
  @usableFromInline
  mutating func run(
    _ action: DeclarationRun.Action, at place: Int, isRecorded: Bool
  ) -> DeclarationRun {
    lastActive = survey.active.last()
    return DeclarationRun(action, at: place, isRecorded: isRecorded, takingFrom: &survey)
  }

  /// Takes what is known of fields to other places, or forgets it where there are none.
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

  /// Compares all fields with what is known of them, after a survey.
  ///
  /// - Parameter places: The places that the fields had when the initial values were taken; nil where all
  ///   have it still.
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

  /// Takes back what a run has found, of which some fields have changed.
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

  /// Remembers what a commit did.
  @usableFromInline
  mutating func remember(_ outcome: CommitOutcome, at place: Int) {
    guard outcome != .unchanged else { return }
    outcomes[place] = Remembered(fact: outcome, text: survey.entries[place].finding.text)
    news.add(place)
  }

  /// Shows what a check of a field has found.
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
  /// Whether any may have, and their order as well.
  var isOfAll = false
  private(set) var places: [Int] = []

  /// Adds a field. Nobody may ever ask, so the list does not grow on and on.
  mutating func add(_ place: Int) {
    guard !isOfAll, places.last != place else { return }
    places.append(place)
    if places.count > 64 { (isOfAll, places) = (true, []) }
  }
}

/// Something known of a field as long as its text is this one.
struct Remembered<Fact: Hashable & Sendable>: Hashable, Sendable {
  let fact: Fact
  let text: String
}
