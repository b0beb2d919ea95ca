import FieldEditing
import NumberText

/// What a run of a form's declaration is for. Each purpose is a type with the state that it needs.
///
/// An edit of a field is two passes: the field acts, and then the survey of its level is renewed.
@usableFromInline
enum FormPass {
  /// Finds out everything about all fields.
  case survey(SurveyPass)
  /// Collects the values of all fields.
  case values(ValuePass)
  /// Has one field do something.
  case act(ActPass)
  /// Has many fields commit.
  case commit(CommitPass)
  /// Surveys again what an action can have changed.
  case renew(RenewPass)
  /// Collects what fields save.
  case save(SavePass)
  /// Gives the fields back what they have saved.
  case restore(RestorePass)
}

/// How far a pass has come that is about one field, the target, and the last survey, which tells
/// the pass where the fields are. The pass enters the row with the target, and a renewal the first row of
/// arrays without the target; it skips all others.
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

  /// Skips the fields in front of the target, or all `count` of them if it is not among them.
  ///
  /// - Parameter traits: The traits of each of them now.
  /// - Returns: How many were skipped; none if the survey does not have them so.
  mutating func skip(
    _ count: Int, _ traits: FieldTraits, _ isKnown: (Int) -> Bool
  ) -> Int {
    guard count > 0, !isStale, !storage.state.survey.hasTwins,
      index + count <= storage.state.survey.entries.count, isKnown(index),
      self.traits(at: index) == traits
    else { return 0 }
    let skipped = index..<index + count ~= target ? target - index : count
    index += skipped
    return skipped
  }

  /// Enters the row with the target; if it is in none of these rows, enters the first one or skips all.
  ///
  /// - Returns: The row to declare; nil if there is none.
  mutating func enterRow(of count: Int, orFirst: Bool = false) -> Int? {
    guard !isStale, section < storage.state.survey.sections.count,
      storage.state.survey.sections[section].rows.count == count,
      storage.state.survey.sections[section].fields.lowerBound == index
    else {
      isStale = true
      return nil
    }
    guard
      let row = storage.state.survey.level(of: target, in: section)
        ?? (orFirst ? storage.state.survey.sections[section].rows.first : nil)
    else {
      (index, section) = (
        storage.state.survey.sections[section].fields.upperBound,
        storage.state.survey.sections[section].next
      )
      return nil
    }
    level = row
    index = storage.state.survey.levels[row].fields.lowerBound
    section = storage.state.survey.levels[row].sections.lowerBound
    return storage.state.survey.levels[row].row
  }

  /// The sum of a section's rows; nil while a row has no number, and without the section.
  func sum(ofSection section: Int) -> FixedDecimal? {
    guard section < storage.state.survey.sections.count else { return nil }
    return storage.state.survey.sections[section].sum.told
  }

  /// Leaves the row that was entered, and skips the rest of its section.
  mutating func leaveRow() {
    if index != storage.state.survey.levels[level].fields.upperBound
      || section != storage.state.survey.levels[level].sections.upperBound
    {
      isStale = true
    }
    guard let left = storage.state.survey.levels[level].section else { return }
    index = storage.state.survey.sections[left].fields.upperBound
    section = storage.state.survey.sections[left].next
    level = storage.state.survey.sections[left].level
  }

  /// The next field's label, without the rows around it.
  var label: String? { storage.state.survey.entries[index].ownLabel }

  func traits(at index: Int) -> FieldTraits {
    storage.state.survey.entries[index].fieldSurvey.traits
  }

  /// Puts what the target tells into the survey if nothing but its selection is new.
  func replaces(selectionBy fieldSurvey: FieldSurvey) -> Bool {
    guard fieldSurvey.differsBySelection(from: storage.state.survey.entries[target].fieldSurvey)
    else {
      return false
    }
    storage.state.survey.entries[target].fieldSurvey = fieldSurvey
    storage.state.news.add(target)
    return true
  }
}
