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
  /// The ids of the fields.
  public typealias FieldID = Content.FieldID

  /// The fields. They may be edited here as well; the form sees every change, and surveys all its fields
  /// at each. Who changes many of them changes a copy and assigns it.
  public var content: Content {
    get { edited }
    _modify {
      defer { surveyAll() }
      yield &edited
    }
  }
  /// The fields that were left, or that a submit has validated.
  public internal(set) var touchedFields: Set<FieldID> = []

  /// The content, where the form itself edits one field and knows what to survey.
  var edited: Content
  /// What the declaration says of the content as it is, kept from question to question.
  var fields = DeclaredFields<FieldID>()
  var survey = FormSurvey()

  var focus: FieldID?
  /// The values that ``FieldState/isChanged`` compares with, and the order that they were in.
  private var initialValues: [FieldID: FieldValue] = [:]
  private var initialOrder: [FieldID] = []
  /// The places of the fields whose values are not the initial ones, and whether the order is another.
  private(set) var changedPlaces = PlaceSet()
  private var isReordered = false
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

  /// The fields whose states may have changed since a model has asked.
  var news = FormNews<FieldID>()

  /// Makes a form of its content. No field is focused.
  public init(_ content: Content) {
    edited = content
    (fields, survey) = edited.surveyed()
    keepAsInitial()
  }

  /// Whether two forms are in the same state.
  public static func == (form: FieldForm, other: FieldForm) -> Bool {
    form.edited == other.edited && form.focus == other.focus
      && form.touchedFields == other.touchedFields && form.initialValues == other.initialValues
      && form.initialOrder == other.initialOrder && form.outcomes == other.outcomes
      && form.checks == other.checks && form.checkCount == other.checkCount
      && form.answers == other.answers && form.formIssues == other.formIssues
      && form.submission == other.submission && form.submitCount == other.submitCount
  }

  /// Takes the values as they are for the initial ones, as after saving: no field is changed then.
  ///
  /// ```swift
  /// form.keepAsInitial()
  /// form.isChanged   // false
  /// ```
  ///
  /// - Complexity: O(*n*) in the number of fields.
  public mutating func keepAsInitial() {
    initialOrder = fields.ids
    initialValues = Dictionary(minimumCapacity: fields.ids.count)
    for (field, entry) in zip(fields.ids, survey.entries) { initialValues[field] = entry.value }
    changedPlaces = PlaceSet(capacity: fields.ids.count)
    isReordered = false
    news.isOfAll = true
  }

  /// Whether no field has an issue, every rule across fields holds and no check has failed. (F4)
  ///
  /// What a server answered to a submit does not count: only another submit can tell whether it
  /// still holds.
  public var isValid: Bool { survey.invalid.count == 0 }

  /// Whether a field's value differs from its initial one, or a row was added, removed or moved. (F6)
  public var isChanged: Bool { isReordered || changedPlaces.count > 0 }

  /// What is known of a field; nil for one that is not declared.
  func entry(_ field: FieldID) -> FormSurvey.Entry? {
    fields.places[field].map { survey.entries[$0] }
  }

  /// Whether a field is declared and neither disabled nor hidden.
  func isActive(_ field: FieldID) -> Bool {
    fields.places[field].map { survey.active[$0] } ?? false
  }

  /// Surveys all fields anew.
  mutating func surveyAll() {
    let (oldFields, oldSurvey) = (fields, survey)
    (fields, survey) = edited.surveyed()
    isReordered = fields.ids != initialOrder
    changedPlaces = PlaceSet(capacity: fields.ids.count)
    for place in survey.entries.indices { noteValue(at: place) }
    news.isOfAll = true
    touchedFields = touchedFields.filter { fields.places[$0] != nil }
    outcomes = outcomes.filter { entry($0)?.text == $1.text }
    answers = answers.filter { entry($0)?.text == $1.text }
    checks = checks.filter { entry($0)?.value == $1.check.value }
    for field in checks.keys { showCheck(of: field) }
    if let focus, !isActive(focus) {
      leave()
      if fields.places[focus] == nil,
        let neighbour = neighbour(of: focus, among: oldFields, oldSurvey)
      {
        self.focus(neighbour)
      }
    }
  }

  /// Surveys anew what an edit of a field can have changed: the level that the field stands in and those
  /// around it.
  mutating func surveyAround(_ place: Int) {
    guard !survey.hasTwins else { return surveyAll() }
    let last = survey.active.last()
    let run = DeclarationRun(.renew(place), of: survey)
    survey = FormSurvey()
    edited.declare(run, of: fields)
    survey = run.takeSurvey()
    if run.isStale { return surveyAll() }
    for place in run.changed {
      let (field, entry) = (fields.ids[place], survey.entries[place])
      noteValue(at: place)
      news.add(field)
      if let outcome = outcomes[field], outcome.text != entry.text { outcomes[field] = nil }
      if let answer = answers[field], answer.text != entry.text { answers[field] = nil }
      if let check = checks[field], check.check.value != entry.value {
        checks[field] = nil
        showCheck(of: field)
      }
    }
    if let now = survey.active.last(), now != last {
      news.add(fields.ids[now])
      if let last { news.add(fields.ids[last]) }
    }
    if let focus, !isActive(focus) { leave() }
  }

  private mutating func noteValue(at place: Int) {
    changedPlaces[place] = initialValues[fields.ids[place]] != survey.entries[place].value
  }

  /// Shows what a check of a field has found.
  mutating func showCheck(of field: FieldID) {
    guard let place = fields.places[field] else { return }
    news.add(field)
    if case .failed(let issues) = checks[field]?.result {
      survey.entries[place].checkIssues = issues
    } else {
      survey.entries[place].checkIssues = []
    }
    survey.note(place)
  }
}

/// The fields whose states may have changed.
struct FormNews<FieldID: Hashable & Sendable>: Sendable {
  /// Whether any may have, and their order as well.
  var isOfAll = false
  private(set) var fields: Set<FieldID> = []

  /// Adds a field. Nobody may ever ask, so the list does not grow on and on.
  mutating func add(_ field: FieldID) {
    guard !isOfAll else { return }
    fields.insert(field)
    if fields.count > 64 { isOfAll = true }
  }
}

/// Something known of a field as long as its text is this one.
struct Remembered<Fact: Hashable & Sendable>: Hashable, Sendable {
  let fact: Fact
  let text: String
}
