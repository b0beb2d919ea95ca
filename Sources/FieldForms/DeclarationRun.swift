import FieldEditing

/// One run of a form's declaration, and what it is for. It knows fields by their places alone.
final class DeclarationRun {
  /// What a run is for.
  enum Purpose {
    /// Surveys all fields.
    case survey
    /// Surveys the fields anew that an edit of the field at a place can have changed.
    case renew(Int)
    /// Has the field at a place do something.
    case act(Int, Action)
    /// Collects what the fields save.
    case save
    /// Gives the fields what they have saved, until one does not take it.
    case restore
  }

  /// What a field can do.
  enum Action {
    case input(FieldInput)
    case focus
    case commit
  }

  let purpose: Purpose
  var survey: FormSurvey
  /// The place of the next field.
  private(set) var place = 0
  /// The number of the next section.
  private var section = 0
  private var level = 0
  /// The names of the parts that the declaration is in, within its level.
  private var prefix = ""
  private var newlyBroken: [Int: [FormSurvey.BrokenRule]] = [:]
  /// The places of fields that a renewal found changed.
  private(set) var changed: [Int] = []

  /// Whether the declaration is not the one that was surveyed.
  private(set) var isStale = false
  private(set) var isDone = false
  private(set) var outcome: CommitOutcome?
  private(set) var refusal: EditRefusal?

  /// What fields save, by their names.
  private(set) var saved: [String: SavedField] = [:]
  private(set) var error: SnapshotError?

  init(_ purpose: Purpose, of survey: FormSurvey = FormSurvey(), saved: [String: SavedField] = [:])
  {
    self.purpose = purpose
    self.survey = survey
    self.saved = saved
    if case .survey = purpose {
      self.survey.levels = [
        FormSurvey.Level(section: nil, row: 0, places: 0..<0, sections: 0..<0)
      ]
    }
  }

  /// Gives the survey away, so that nobody else refers to it and it can be changed without a copy.
  func takeSurvey() -> FormSurvey {
    defer { survey = FormSurvey() }
    return survey
  }

  /// Whether rules across fields are of any interest.
  var findsIssues: Bool {
    switch purpose {
    case .survey, .renew: true
    case .act, .save, .restore: false
    }
  }

  /// Takes the next field.
  ///
  /// - Parameter isNext: Whether the field is the one that is to come next, or any at a survey; one
  ///   whose id was declared before is not.
  func field<Field: EditableField>(
    _ isNext: Bool, named name: String, _ field: inout Field, _ traits: FieldTraits,
    _ rules: [FieldRule<Field.Value>]
  ) {
    switch purpose {
    case .survey:
      guard isNext else { return }
      survey.entries.append(
        FormSurvey.Entry(field, named: prefix + name, level: level, traits, rules))
      place += 1
    case .renew:
      guard isNext, !isStale else {
        isStale = true
        return
      }
      renew(field, traits, rules)
      place += 1
    case .act(let target, let action):
      guard isNext else { return }
      if place == target && !isDone { act(action, on: &field) }
      place += 1
    case .save:
      if isNext, !traits.contains(.secret) { saved[prefix + name] = field.saved }
    case .restore:
      if isNext, error == nil { restore(&field, named: prefix + name, traits) }
    }
  }

  private func renew<Field: EditableField>(
    _ field: Field, _ traits: FieldTraits, _ rules: [FieldRule<Field.Value>]
  ) {
    let old = survey.entries[place]
    var entry = FormSurvey.Entry(field, named: old.name, level: level, traits, rules)
    entry.ruleIssues = old.ruleIssues
    entry.checkIssues = old.checkIssues
    entry.nameOfTwo = old.nameOfTwo
    guard entry != old else { return }
    survey.entries[place] = entry
    changed.append(place)
  }

  private func act<Field: EditableField>(_ action: Action, on field: inout Field) {
    isDone = true
    switch action {
    case .focus: field.beginEditing()
    case .commit: outcome = field.endEditing()
    case .input(let input):
      do throws(EditRefusal) { try field.apply(input) } catch { refusal = error }
    }
  }

  private func restore<Field: EditableField>(
    _ field: inout Field, named name: String, _ traits: FieldTraits
  ) {
    let saved = saved[name]
    if traits.contains(.secret) {
      if saved != nil { error = .field(name, .secret) }
    } else if let saved {
      do throws(SnapshotError) { try field.restore(saved) } catch {
        self.error = .field(name, error)
      }
    } else {
      error = .missingField(name)
    }
  }

  /// Takes a rule across fields that does not hold.
  func breaks(_ issue: ValidationIssue, at places: [Int]) {
    newlyBroken[level, default: []].append(FormSurvey.BrokenRule(issue: issue, places: places))
  }

  /// Takes a second field of an id.
  func declaresTwice(_ place: Int) {
    survey.hasTwins = true
    survey.entries[place].nameOfTwo = survey.name(at: place)
  }

  /// Goes through a part.
  func part(named name: String, _ declare: () -> Void) {
    let outer = prefix
    switch purpose {
    case .survey, .save, .restore: prefix += name + "."
    case .renew, .act: break
    }
    declare()
    prefix = outer
  }

  /// Goes through rows: all of them, or the one that the run is about.
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

  /// Ends a survey or a renewal, with what it found of rules and fields.
  func finish() {
    switch purpose {
    case .survey:
      survey.levels[0].places = 0..<place
      survey.levels[0].sections = 0..<survey.sections.count
      for (level, rules) in newlyBroken { _ = survey.setBrokenRules(rules, of: level) }
      survey.noteAll()
    case .renew(let target):
      if place != survey.entries.count || section != survey.sections.count { isStale = true }
      guard !isStale else { return }
      var level: Int? = survey.entries[target].level
      while let here = level {
        changed += survey.setBrokenRules(newlyBroken[here] ?? [], of: here)
        level = survey.levels[here].section.map { survey.sections[$0].level }
      }
      for place in changed { survey.note(place) }
    case .act, .save, .restore: break
    }
  }
}
