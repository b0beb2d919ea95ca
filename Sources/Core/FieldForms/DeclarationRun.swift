public import FieldEditing

/// One run of a form's declaration, and what it is for. It knows fields by their places only.
///
/// The few lines that depend on the type of a field are inlinable, so that they are compiled for the
/// host's own types. The rest depends on no such type and is compiled once.
@usableFromInline
final class DeclarationRun {
  /// What a run is for.
  enum Purpose {
    case survey
    /// Surveys again what an edit of the field at this place can have changed.
    case renew(Int)
    /// Has the field at this place do something. `finish()` turns it into `renew`.
    case act(Int, Action)
    case save
    /// Gives the fields back what they have saved, until one of them refuses it.
    case restore
  }

  /// What a field can do.
  @usableFromInline
  enum Action {
    case input(FieldInput)
    /// Takes another value from the host.
    case set(FieldValue)
    case focus
    case commit
    /// Becomes what it was when it was saved, for undo.
    case restore(SavedField)
  }

  /// What is to be done with a field.
  @usableFromInline
  enum Task {
    case nothing, survey, renew, save
    case act(Action, isRecorded: Bool)
    case restore(SavedField)
  }

  private(set) var purpose: Purpose
  private var survey: FormSurvey
  /// The place of the next field.
  @usableFromInline private(set) var place = 0
  /// The number of the next section: of the next rows.
  private var section = 0
  private var level = 0
  /// What stands in front of a field's name: the parts around it, such as "address.". When saving and
  /// restoring, the rows around it as well.
  private var prefix = ""
  /// The rules that do not hold in this run, by the level that declares them.
  private var newlyBroken: [Int: [FormSurvey.BrokenRule]] = [:]
  /// The places of fields that a renewal found changed.
  private(set) var changed: [Int] = []

  /// Whether the survey does not fit any more: the declaration now has other fields or rows.
  @usableFromInline private(set) var isStale = false
  private var isDone = false
  @usableFromInline private(set) var outcome: CommitOutcome?
  @usableFromInline private(set) var refusal: EditRefusal?

  @usableFromInline var isSet = false
  /// Whether to keep in `recorded` what the field is before and after its action, for undo.
  @usableFromInline let isRecorded: Bool
  @usableFromInline var recorded: (before: SavedField, after: SavedField)?

  /// How many fields had something to restore.
  private(set) var restoredCount = 0

  /// What fields save, by their names.
  private(set) var saved: [String: SavedField] = [:]
  /// The ids of rows, by the name of the rows. A restoring run removes what it has used.
  private(set) var savedRows: [String: [String]] = [:]
  private(set) var error: SnapshotError?

  private init(_ purpose: Purpose) {
    self.purpose = purpose
    survey = FormSurvey()
    isRecorded = false
  }

  @usableFromInline
  static func save() -> DeclarationRun { DeclarationRun(.save) }

  /// A run that restores fields; it has nothing to restore where the snapshot is of another version.
  @usableFromInline
  static func restore(_ snapshot: FormSnapshot) -> DeclarationRun {
    let run = DeclarationRun(.restore)
    if snapshot.isReadable { (run.saved, run.savedRows) = (snapshot.fields, snapshot.rows ?? [:]) }
    return run
  }

  /// A run that surveys all fields.
  @usableFromInline
  init() {
    purpose = .survey
    isRecorded = false
    survey = FormSurvey()
    survey.levels = [FormSurvey.Level(section: nil, row: 0, places: 0..<0, sections: 0..<0)]
  }

  /// A run that has a field do something. It takes the survey out of the form: with one reference to
  /// them, its arrays change without being copied. ``takeSurvey()`` gives it back.
  init(
    _ action: Action, at place: Int, isRecorded: Bool, takingFrom survey: inout FormSurvey
  ) {
    purpose = .act(place, action)
    self.isRecorded = isRecorded
    self.survey = survey
    survey = FormSurvey()
  }

  @usableFromInline
  func takeSurvey() -> FormSurvey {
    defer { survey = FormSurvey() }
    return survey
  }

  /// Whether the run needs the rules across fields.
  @usableFromInline var findsIssues: Bool {
    switch purpose {
    case .survey, .renew: true
    case .act, .save, .restore: false
    }
  }

  /// Whether the run collects the fields by itself, as it may meet others than the last survey. The
  /// other runs expect the fields of the survey, each at its place.
  @usableFromInline var seeksFields: Bool {
    switch purpose {
    case .survey, .save, .restore: true
    case .act, .renew: false
    }
  }

  /// Takes the next field.
  ///
  /// - Parameter isNext: Whether the run takes the field. False for a second field of one id, and
  ///   where the survey has another field at this place.
  @inlinable
  func field<Field: EditableField>(
    _ isNext: Bool, named name: () -> String, _ field: inout Field, _ traits: FieldTraits,
    _ rules: [FieldRule<Field.Value>]
  ) {
    switch task(isNext, name, traits, hasRules: !rules.isEmpty) {
    case .nothing: break
    case .survey: add(FieldFinding(field, traits, rules), named: name())
    case .renew: renew(FieldFinding(field, traits, rules))
    case .save: save(field.saved, of: name())
    case .act(let action, let isRecorded):
      let before = isRecorded ? field.saved : nil
      act(action, on: &field, named: name)
      if let before { recorded = (before, field.saved) }
    case .restore(let saved):
      do throws(SnapshotError) { try field.restore(saved) } catch { damaged(error, name()) }
    }
  }

  @inlinable
  func act<Field: EditableField>(
    _ action: Action, on field: inout Field, named name: () -> String
  ) {
    switch action {
    case .focus: field.beginEditing()
    case .commit: ended(field.endEditing())
    case .input(let input):
      do throws(EditRefusal) { try field.apply(input) } catch { refused(error) }
    case .set(let value): isSet = field.setValue(value)
    case .restore(let saved):
      do throws(SnapshotError) { try field.restore(saved) } catch { damaged(error, name()) }
    }
  }

  /// What is to be done with the next field.
  @usableFromInline
  func task(
    _ isNext: Bool, _ name: () -> String, _ traits: FieldTraits, hasRules: Bool
  ) -> Task {
    guard isNext else {
      if case .renew = purpose { isStale = true }
      return .nothing
    }
    switch purpose {
    case .survey: return .survey
    case .renew(let target):
      if isStale { return .nothing }
      // Another field than the target has not changed itself: only its traits and rules can differ.
      if place != target && !hasRules && survey.entries[place].finding.traits == traits {
        place += 1
        return .nothing
      }
      return .renew
    case .act(let target, let action):
      defer { place += 1 }
      guard place == target && !isDone else { return .nothing }
      isDone = true
      return .act(action, isRecorded: isRecorded)
    case .save: return traits.contains(.secret) ? .nothing : .save
    case .restore: return restored(prefix + name(), traits)
    }
  }

  @usableFromInline
  func add(_ finding: FieldFinding, named name: String) {
    survey.entries.append(
      FormSurvey.Entry(
        name: prefix.isEmpty ? name : prefix + name, level: level, finding: finding))
    place += 1
  }

  @usableFromInline
  func renew(_ finding: FieldFinding) {
    if survey.entries[place].renew(finding) { changed.append(place) }
    place += 1
  }

  @usableFromInline func ended(_ outcome: CommitOutcome) { self.outcome = outcome }

  @usableFromInline func refused(_ refusal: EditRefusal) { self.refusal = refusal }

  @usableFromInline func save(_ field: SavedField, of name: String) { saved[prefix + name] = field }

  @usableFromInline
  func damaged(_ error: SnapshotError, _ name: String) {
    self.error = .field(prefix + name, error)
  }

  private func restored(_ name: String, _ traits: FieldTraits) -> Task {
    let saved = saved[name]
    if saved != nil { restoredCount += 1 }
    guard error == nil else { return .nothing }
    if traits.contains(.secret) {
      if saved != nil { error = .field(name, .secret) }
    } else if let saved {
      return .restore(saved)
    } else {
      error = .missingField(name)
    }
    return .nothing
  }

  /// Notes a rule across fields that does not hold.
  @usableFromInline
  func breaks(_ issue: ValidationIssue, at places: [Int]) {
    newlyBroken[level, default: []].append(FormSurvey.BrokenRule(issue: issue, places: places))
  }

  /// Notes that the id of the field at a place was declared a second time.
  @usableFromInline
  func declaresTwice(_ place: Int) {
    survey.hasTwins = true
    survey.entries[place].nameOfTwo = survey.name(at: place)
  }

  @usableFromInline
  func part(named name: String, _ declare: () -> Void) {
    let outer = prefix
    switch purpose {
    case .survey, .save, .restore: prefix += name + "."
    case .renew, .act: break
    }
    declare()
    prefix = outer
  }

  /// Declares rows: all of them, or only the one with the target.
  @usableFromInline
  func rows(named name: String, count: Int, _ declare: (Int) -> Void) {
    let outer = (level, prefix)
    switch purpose {
    case .survey: surveyRows(named: prefix + name, count: count, declare)
    case .renew(let target): row(at: target, of: count, declare)
    case .act(let target, _): row(at: target, of: count, declare)
    case .save, .restore:
      for row in 0..<count {
        prefix = outer.1 + name + "[\(row)]."
        declare(row)
      }
    }
    (level, prefix) = outer
  }

  /// Saves the ids of rows, or returns the saved ones.
  ///
  /// - Returns: The ids of the rows to make; nil where they stay as they are.
  @usableFromInline
  func rowsToMake(named name: String, ids: () -> [String]) -> [String]? {
    switch purpose {
    case .save:
      savedRows[prefix + name] = ids()
      return nil
    case .restore: return savedRows.removeValue(forKey: prefix + name)
    case .survey, .renew, .act: return nil
    }
  }

  @usableFromInline
  func failsToMakeRows(named name: String) { error = error ?? .rows(prefix + name) }

  private func surveyRows(named name: String, count: Int, _ declare: (Int) -> Void) {
    let number = survey.sections.count
    survey.sections.append(FormSurvey.Section(name: name, level: level, places: place..<place))
    prefix = ""
    for row in 0..<count {
      level = survey.levels.count
      survey.sections[number].rows.append(level)
      survey.levels.append(
        FormSurvey.Level(
          section: number, row: row, places: place..<place,
          sections: survey.sections.count..<survey.sections.count))
      let (own, first) = (level, survey.sections.count)
      declare(row)
      survey.levels[own].places = survey.levels[own].places.lowerBound..<place
      survey.levels[own].sections = first..<survey.sections.count
    }
    survey.sections[number].places = survey.sections[number].places.lowerBound..<place
    survey.sections[number].next = survey.sections.count
  }

  /// Declares only the row with the target, if it is among these rows, and then goes on behind them.
  private func row(at target: Int, of count: Int, _ declare: (Int) -> Void) {
    guard !isStale, section < survey.sections.count, survey.sections[section].rows.count == count,
      survey.sections[section].places.lowerBound == place
    else {
      isStale = true
      return
    }
    let rows = survey.sections[section]
    if rows.places.contains(target) {
      let row = survey.row(of: rows, at: target)
      level = rows.rows[row]
      let here = survey.levels[level]
      (place, section) = (here.places.lowerBound, here.sections.lowerBound)
      declare(row)
      if place != here.places.upperBound || section != here.sections.upperBound { isStale = true }
    }
    (place, section) = (rows.places.upperBound, rows.next)
  }

  /// Ends a run and takes over what it found.
  ///
  /// - Returns: Whether to run the declaration again: after an action, to renew the survey.
  @usableFromInline
  func finish() -> Bool {
    switch purpose {
    case .survey:
      survey.levels[0].places = 0..<place
      survey.levels[0].sections = 0..<survey.sections.count
      for (level, rules) in newlyBroken { _ = survey.setBrokenRules(rules, of: level) }
      survey.noteAll()
    case .act(let target, _):
      guard refusal == nil && error == nil else { return false }
      isStale = isStale || survey.hasTwins
      purpose = .renew(target)
      (place, section, level) = (0, 0, 0)
      return !isStale
    case .renew(let target):
      if place != survey.entries.count || section != survey.sections.count { isStale = true }
      guard !isStale else { return false }
      var level: Int? =
        newlyBroken.isEmpty && survey.brokenRules.isEmpty ? nil : survey.entries[target].level
      while let here = level {
        changed += survey.setBrokenRules(newlyBroken[here] ?? [], of: here)
        level = survey.levels[here].section.map { survey.sections[$0].level }
      }
      for place in changed { survey.note(place) }
    case .save, .restore: break
    }
    return false
  }
}
