import FieldEditing
public import NumberText

/// The pass that finds out everything about all fields.
@usableFromInline
final class SurveyPass: NamingPass {
  // Unchecked: one run of a declaration uses the pass, and no access spans a call of the
  // declaration.
  @exclusivity(unchecked) private var survey = FormSurvey()
  @exclusivity(unchecked) private var level = 0
  /// Puts the row around a field into the field's label.
  @exclusivity(unchecked) private var inRow: ((String) -> String)?
  /// Whether a field that was surveyed so far refuses its text.
  @exclusivity(unchecked) @usableFromInline private(set) var hasRefused = false

  /// - Parameter known: How many fields the last survey had.
  @usableFromInline
  init(knowing known: Int) {
    // A usual form does not make the arrays grow.
    survey.entries.reserveCapacity(max(known, 16))
    survey.levels.reserveCapacity(16)
    survey.levels.append(FormSurvey.Level(section: nil, row: 0, fields: 0..<0, sections: 0..<0))
  }

  /// The index of the next field.
  @usableFromInline var next: Int { survey.entries.count }

  @usableFromInline
  func add(
    _ fieldSurvey: consuming FieldSurvey, named name: String, label: String?, control: FieldControl
  ) {
    if fieldSurvey.isRefused && fieldSurvey.traits.isActive { hasRefused = true }
    survey.entries.append(
      FormSurvey.Entry(
        name: prefix.isEmpty ? name : prefix + name, label: label.map { inRow?($0) ?? $0 },
        ownLabel: label, control: control, level: level, fieldSurvey: fieldSurvey))
  }

  /// Notes that the id of a field was declared a second time. Rule: F7.
  @usableFromInline
  func declaresTwice(_ index: Int?) {
    guard let index else { return }
    survey.hasTwins = true
    survey.entries[index].nameOfTwo = survey.name(at: index)
  }

  @usableFromInline
  func isRefused(_ index: Int) -> Bool { survey.entries[index].isRefused }

  /// Notes that a field has a check.
  @usableFromInline
  func checks(_ index: Int) { survey.checked[index] = true }

  @usableFromInline
  func hasText(at index: Int) -> Bool { survey.entries[index].fieldSurvey.value.isText }

  /// Notes a rule across fields that does not hold.
  @usableFromInline
  func breaks(_ issue: ValidationIssue, on fields: [Int]) {
    survey.add(FormSurvey.BrokenRule(level: level, issue: issue, fields: fields))
  }

  /// Surveys all rows.
  ///
  /// - Parameters:
  ///   - label: Puts a row's number into the label of a field.
  ///   - declare: Declares a row and returns what it adds to the sum.
  /// - Returns: The sum.
  @usableFromInline
  func rows(
    named name: String, rowLabel label: RowLabel?, count: Int, _ declare: (Int) -> FixedDecimal?
  ) -> FixedDecimal? {
    let outer = (level, prefix, inRow)
    let section = survey.sections.count
    survey.sections.append(
      FormSurvey.Section(name: prefix + name, level: level, fields: next..<next))
    survey.sections[section].rows.reserveCapacity(count)
    prefix = ""
    for row in 0..<count {
      level = survey.levels.count
      let (own, first, sections) = (level, next, survey.sections.count)
      survey.sections[section].rows.append(own)
      survey.levels.append(
        FormSurvey.Level(section: section, row: row, fields: 0..<0, sections: 0..<0))
      if let label {
        inRow = { [outer = outer.2] in
          let own = label(row + 1, $0)
          return outer?(own) ?? own
        }
      }
      let summand = declare(row)
      survey.levels[own].fields = first..<next
      survey.levels[own].sections = sections..<survey.sections.count
      survey.levels[own].summand = summand
      survey.sections[section].sum.add(summand)
    }
    survey.sections[section].fields = survey.sections[section].fields.lowerBound..<next
    survey.sections[section].next = survey.sections.count
    (level, prefix, inRow) = outer
    return survey.sections[section].sum.told
  }

  /// What the pass has found.
  @usableFromInline
  func finish() -> FormSurvey {
    survey.levels[0].fields = 0..<next
    survey.levels[0].sections = 0..<survey.sections.count
    survey.noteAll()
    return survey
  }
}
