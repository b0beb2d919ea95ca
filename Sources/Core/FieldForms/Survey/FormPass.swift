import FieldEditing

/// What a run of a form's declaration is for. Each purpose is a type with the state that it needs.
///
/// An edit of a field is two passes: the field acts, and then the survey of its level is renewed.
@usableFromInline
enum FormPass {
  /// Finds out everything about all fields.
  case survey(SurveyPass)
  /// Has one field do something.
  case act(ActPass)
  /// Surveys again what an action can have changed.
  case renew(RenewPass)
  /// Collects what fields save.
  case save(SavePass)
  /// Gives the fields back what they have saved.
  case restore(RestorePass)
}

/// How far a pass has come that is about one field, the target, and the last survey, which tells
/// the pass where the fields are. The pass enters only the row with the target and skips all
/// others.
struct TargetPath {
  let target: Int
  /// The survey is taken out of the form and given back: with one reference to them, its arrays change
  /// without being copied.
  var survey: FormSurvey
  /// The index of the next field.
  var index = 0
  /// The index of the next section.
  private(set) var section = 0
  private(set) var level = 0
  /// Whether the survey does not fit any more: the declaration now has other fields or rows.
  var isStale = false

  init(to target: Int, in survey: consuming FormSurvey) {
    self.target = target
    self.survey = survey
  }

  /// Enters the row with the target; skips all rows if it is in none of them.
  ///
  /// - Returns: The row to declare; nil if the target is in none of these rows.
  mutating func enterRow(of count: Int) -> Int? {
    guard !isStale, section < survey.sections.count, survey.sections[section].rows.count == count,
      survey.sections[section].fields.lowerBound == index
    else {
      isStale = true
      return nil
    }
    let rows = survey.sections[section]
    guard rows.fields.contains(target) else {
      (index, section) = (rows.fields.upperBound, rows.next)
      return nil
    }
    let row = survey.row(of: rows, with: target)
    level = rows.rows[row]
    let here = survey.levels[level]
    (index, section) = (here.fields.lowerBound, here.sections.lowerBound)
    return row
  }

  /// Leaves the row that was entered, and skips the rest of its section.
  mutating func leaveRow() {
    let here = survey.levels[level]
    if index != here.fields.upperBound || section != here.sections.upperBound { isStale = true }
    guard let left = here.section else { return }
    let rows = survey.sections[left]
    (index, section, level) = (rows.fields.upperBound, rows.next, rows.level)
  }

  /// The next field's traits, as the survey has them.
  var traits: FieldTraits { survey.entries[index].finding.traits }

  /// Puts what the next field tells into the survey; false if the survey has that.
  mutating func renew(_ finding: FieldFinding) -> Bool {
    guard survey.entries[index].finding != finding else { return false }
    survey.entries[index].finding = finding
    survey.note(index)
    return true
  }

  /// Puts what the target tells into the survey if nothing but its selection is new.
  mutating func replaces(selectionBy finding: FieldFinding) -> Bool {
    guard finding.differsBySelection(from: survey.entries[target].finding) else { return false }
    survey.entries[target].finding = finding
    return true
  }
}
