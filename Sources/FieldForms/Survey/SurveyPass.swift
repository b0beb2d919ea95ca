public import FieldEditing

/// The pass that makes a ``FormSurvey``. At a submit each field is committed first. (F3)
@usableFromInline
final class SurveyPass: NamingPass {
  // Unchecked, for the benchmark `form-key`: no access spans a call of the declaration.
  @exclusivity(unchecked) private var survey = FormSurvey()
  /// The index of the row that is being declared; nil outside of rows.
  @exclusivity(unchecked) private var row: Int?
  /// Adds the numbers of the rows around a field to the field's label; nil if no row has a label.
  @exclusivity(unchecked) private var inRow: ((String) -> String)?
  @usableFromInline let commits: SubmitCommits?

  /// Makes a pass that surveys all fields.
  ///
  /// - Parameters:
  ///   - known: How many fields the last survey had.
  ///   - commits: Where commits are noted; nil if nothing is committed.
  init(knowing known: Int, committing commits: SubmitCommits? = nil) {
    self.commits = commits
    // Room for the fields of a usual form, so that the array does not grow.
    survey.entries.reserveCapacity(max(known, 16))
  }

  /// The index of the next field.
  @usableFromInline var next: Int { survey.entries.count }

  @usableFromInline
  func add(
    _ fieldSurvey: consuming FieldSurvey, named name: String, label: String?, control: FieldControl
  ) {
    survey.add(
      FormSurvey.Entry(
        name: prefix.isEmpty ? name : prefix + name, row: row,
        label: label.map { inRow?($0) ?? $0 },
        control: control, fieldSurvey: fieldSurvey))
  }

  /// Notes that the id of a field was declared a second time. Rule: F7.
  @usableFromInline
  func declaresTwice(_ index: Int?) { if let index { survey.declaresTwice(index) } }

  @usableFromInline
  func hasText(at index: Int) -> Bool { survey.entries[index].fieldSurvey.value.isText }

  /// Whether a rule holds, or cannot be asked as one of its fields refuses its text. `fields` is called only if some
  /// field of the form refuses its text.
  @usableFromInline
  func holds(_ fields: () -> [Int], _ rule: () -> Bool) -> Bool {
    survey.hasRefused && fields().contains { survey.entries[$0].isRefused } || rule()
  }

  /// Notes a rule across fields that does not hold.
  @usableFromInline
  func breaks(_ issue: ValidationIssue, on fields: [Int]) { survey.add(issue, to: fields) }

  #if !hasFeature(Embedded)
    /// Notes a check of a field.
    @usableFromInline
    func add(_ check: FieldCheck, of field: Int) { survey.checks[field, default: []].append(check) }
  #endif

  /// Surveys all rows.
  ///
  /// - Parameters:
  ///   - label: Puts a row's number into the label of a field.
  ///   - declare: Declares a row.
  @usableFromInline
  func rows(named name: String, rowLabel label: RowLabel?, count: Int, _ declare: (Int) -> Void) {
    let (outerRow, outerPrefix, outerLabel) = (row, prefix, inRow)
    let array = prefix + name
    prefix = ""
    for index in 0..<count {
      row = survey.rows.count
      survey.rows.append(FormSurvey.Row(array: array, index: index, outer: outerRow))
      if let label {
        inRow = {
          let own = label(index + 1, $0)
          return outerLabel?(own) ?? own
        }
      }
      declare(index)
    }
    (row, prefix, inRow) = (outerRow, outerPrefix, outerLabel)
  }

  /// Returns what the pass has found.
  func finish() -> FormSurvey { survey }
}

/// The commits of a submit: each field that is due is committed when the declaration comes to it, once.
@usableFromInline
final class SubmitCommits {
  /// Called with the index of a field that is about to be committed; returns false if it was committed before.
  @usableFromInline let takes: (Int) -> Bool
  @usableFromInline let isRecorded: Bool
  /// What the commits did, in declared order.
  @usableFromInline var done: [(index: Int, outcome: CommitOutcome)] = []
  #if !hasFeature(Embedded)
    /// What the fields were before and after, if the form records changes; nil for a field that has not changed.
    @usableFromInline var states: [FieldStates?] = []
  #endif

  init(isRecorded: Bool, _ takes: @escaping (Int) -> Bool) {
    (self.isRecorded, self.takes) = (isRecorded, takes)
  }

  @inlinable
  func commit<Field: EditableField>(_ field: inout Field, _ traits: FieldTraits, at index: Int) {
    guard traits.isActive, field.isUncommitted, takes(index) else { return }
    #if !hasFeature(Embedded)
      let before = isRecorded ? field.ended : nil
    #endif
    done.append((index, field.endEditing()))
    #if !hasFeature(Embedded)
      if let before { states.append(FieldStates(from: before, to: field)) }
    #endif
  }
}
