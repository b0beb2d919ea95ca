import FieldEditing
import NumberText

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
  /// Where the survey is, which the form has lent.
  var storage: FormStorage
  /// The index of the next field.
  var index = 0
  /// The index of the next section.
  private(set) var section = 0
  private(set) var level = 0
  /// Whether the survey does not fit any more: the declaration now has other fields or rows.
  var isStale = false

  init(to target: Int, in storage: consuming FormStorage) {
    self.target = target
    self.storage = storage
  }

  /// Gives the storage back.
  mutating func giveBack() -> FormStorage {
    var given = FormStorage.lent
    swap(&given, &storage)
    return given
  }

  /// Enters the row with the target; skips all rows if it is in none of them.
  ///
  /// - Returns: The row to declare; nil if the target is in none of these rows.
  mutating func enterRow(of count: Int) -> Int? {
    guard !isStale, section < storage.state.survey.sections.count,
      storage.state.survey.sections[section].rows.count == count,
      storage.state.survey.sections[section].fields.lowerBound == index
    else {
      isStale = true
      return nil
    }
    let rows = storage.state.survey.sections[section]
    guard rows.fields.contains(target) else {
      (index, section) = (rows.fields.upperBound, rows.next)
      return nil
    }
    let row = self.row(of: rows)
    level = rows.rows[row]
    let here = storage.state.survey.levels[level]
    (index, section) = (here.fields.lowerBound, here.sections.lowerBound)
    return row
  }

  /// The index of the row that the target stands in, by binary search.
  private func row(of section: FormSurvey.Section) -> Int {
    var (low, high) = (0, section.rows.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if storage.state.survey.levels[section.rows[middle]].fields.upperBound <= target {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }

  /// The sum of a section's rows; nil without the section, and while a row has no number.
  func sum(ofSection section: Int) -> FixedDecimal? {
    section < storage.state.survey.sections.count
      ? storage.state.survey.sections[section].sum.value : nil
  }

  /// Leaves the row that was entered, and skips the rest of its section.
  mutating func leaveRow() {
    let here = storage.state.survey.levels[level]
    if index != here.fields.upperBound || section != here.sections.upperBound { isStale = true }
    guard let left = here.section else { return }
    let rows = storage.state.survey.sections[left]
    (index, section, level) = (rows.fields.upperBound, rows.next, rows.level)
  }

  /// The next field's traits, as the survey has them.
  var traits: FieldTraits { storage.state.survey.entries[index].finding.traits }

  /// Puts what the next field tells into the survey.
  func renew(_ finding: consuming FieldFinding) {
    if storage.state.survey.entries[index].renew(finding) {
      storage.state.survey.note(index)
      storage.state.noteChange(at: index)
    }
  }

  /// Puts what the target tells into the survey if nothing but its selection is new.
  func replaces(selectionBy finding: FieldFinding) -> Bool {
    guard finding.differsBySelection(from: storage.state.survey.entries[target].finding) else {
      return false
    }
    storage.state.survey.entries[target].finding = finding
    storage.state.news.add(target)
    return true
  }
}
