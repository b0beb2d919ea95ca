public import FieldEditing

/// The run of a content's `declare` that asks each field for its text, value and issues, and makes
/// a ``FormSurvey`` of the answers. At a submit each edited field is committed before it is asked.
/// (F3)
@usableFromInline
final class SurveyPass: NamingPass {
  // `unchecked` leaves out the run-time check for overlapping accesses, which costs time in the
  // benchmark `form-key`. Accesses cannot overlap: each ends before the content's code is called.
  @exclusivity(unchecked) private var survey = FormSurvey()
  /// The index, in the survey's `rows`, of the row that is being declared; nil outside of rows.
  @exclusivity(unchecked) private var row: Int?
  /// Adds the numbers of the rows around a field to the field's label: "price" becomes "Line 2,
  /// price". Nil if no row around the field has a label.
  @exclusivity(unchecked) private var inRow: ((String) -> String)?
  @usableFromInline let commits: SubmitCommits?

  /// - Parameters:
  ///   - known: How many fields there were last time, to make room for them.
  ///   - commits: Those of a submit; nil if no field is to be committed.
  init(knowing known: Int, committing commits: SubmitCommits? = nil) {
    self.commits = commits
    // Room for the fields of a usual form, so that the array does not grow.
    survey.fields.reserveCapacity(max(known, 16))
  }

  /// The index of the field that is declared next.
  @usableFromInline var next: Int { survey.fields.count }

  @usableFromInline
  func add(
    _ fieldSurvey: consuming FieldSurvey, named name: String, label: String?, control: FieldControl
  ) {
    survey.add(
      FormSurvey.Field(
        name: prefix.isEmpty ? name : prefix + name, row: row,
        label: label.map { inRow?($0) ?? $0 },
        control: control, fieldSurvey: fieldSurvey))
  }

  /// Notes that the id of a field was declared a second time. Rule: F7.
  @usableFromInline
  func declaresTwice(_ index: Int?) { if let index { survey.declaresTwice(index) } }

  @usableFromInline
  func hasText(at index: Int) -> Bool { survey.fields[index].fieldSurvey.value.isText }

  /// Whether a rule about several fields holds. Also true if one of the fields refuses its text:
  /// the rule is not asked then. `fields` is called only if some field of the form refuses its
  /// text.
  @usableFromInline
  func holds(_ fields: () -> [Int], _ rule: () -> Bool) -> Bool {
    survey.hasRefused && fields().contains { survey.fields[$0].isRefused } || rule()
  }

  /// Adds the issue of a rule that does not hold to each of the rule's fields, which are given by
  /// their indices.
  @usableFromInline
  func breaks(_ issue: ValidationIssue, on fields: [Int]) { survey.add(issue, to: fields) }

  @usableFromInline
  func add(_ check: FieldCheck, of field: Int) { survey.checks[field, default: []].append(check) }

  /// Asks the fields of all rows of an array, as `declare` declares them row by row.
  ///
  /// - Parameters:
  ///   - label: Adds a row's number, counted from 1, to the label of a field; nil if labels do not
  ///     name the row.
  ///   - declare: Declares the fields of the row at an index.
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

  /// Returns what was found, after `declare` has run.
  func finish() -> FormSurvey { survey }
}

/// The commits of a submit: each edited field is committed when it is declared, and only once in
/// the submit.
@usableFromInline
final class SubmitCommits {
  /// Called with the index of a field that is about to be committed; returns false if it was
  /// committed before.
  @usableFromInline let takes: (Int) -> Bool
  @usableFromInline let isRecorded: Bool
  /// What the commits did, in declared order.
  @usableFromInline var done: [(index: Int, outcome: CommitOutcome)] = []
  /// If changes are recorded: each field that a commit has changed, before and after.
  @usableFromInline var changes: [(index: Int, states: FieldStates)] = []

  init(isRecorded: Bool, _ takes: @escaping (Int) -> Bool) {
    (self.isRecorded, self.takes) = (isRecorded, takes)
  }

  @inlinable
  func commit<Field: EditableField>(_ field: inout Field, _ traits: FieldTraits, at index: Int) {
    guard traits.isActive, field.isUncommitted, takes(index) else { return }
    let before = isRecorded ? KeptField(field) : nil
    done.append((index, field.endEditing()))
    if let before, let states = FieldStates(from: before, to: KeptField(field)) {
      changes.append((index, states))
    }
  }
}
