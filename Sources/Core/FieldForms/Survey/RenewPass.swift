public import NumberText

/// The pass that surveys again what an action of a field can have changed: the row that the field stands
/// in, and what is around it. Rule: F11.
@usableFromInline
final class RenewPass {
  // Unchecked: one run of a declaration uses the pass, and no access spans a call of the
  // declaration.
  @exclusivity(unchecked) private var path: TargetPath
  /// The rules that do not hold by now, by the level that declares them.
  @exclusivity(unchecked) private var brokenRules: [Int: [FormSurvey.BrokenRule]] = [:]
  /// The indices of fields that are found changed.
  @exclusivity(unchecked) private(set) var changed: [Int] = []

  init(after target: Int, _ survey: consuming FormSurvey) {
    path = TargetPath(to: target, in: survey)
  }

  /// Whether the survey does not fit any more, so that all fields have to be surveyed.
  var isStale: Bool { path.isStale }

  /// The index of the next field.
  @usableFromInline var next: Int { path.index }

  /// Whether the next field has to be asked. Another field than the target has not changed itself: only
  /// its traits, its rules and a computed value can differ.
  @usableFromInline
  func asks(_ isKnown: Bool, _ traits: FieldTraits, isFixed: Bool) -> Bool {
    guard isKnown, !path.isStale else {
      path.isStale = true
      return false
    }
    if isFixed && path.index != path.target && path.traits == traits {
      path.index += 1
      return false
    }
    return true
  }

  @usableFromInline
  func renew(_ finding: FieldFinding) {
    if path.renew(finding) { changed.append(path.index) }
    path.index += 1
  }

  @usableFromInline var hasRefused: Bool { path.survey.refused.count > 0 }

  @usableFromInline
  func isRefused(_ index: Int) -> Bool { path.survey.refused[index] }

  /// Notes a rule across fields that does not hold.
  @usableFromInline
  func breaks(_ issue: ValidationIssue, on fields: [Int]) {
    brokenRules[path.level, default: []]
      .append(FormSurvey.BrokenRule(issue: issue, fields: fields))
  }

  /// Declares the row with the target, if it is among these rows.
  ///
  /// - Parameter declare: Declares a row and returns what it adds to the sum.
  /// - Returns: The sum.
  @usableFromInline
  func rows(count: Int, _ declare: (Int) -> FixedDecimal?) -> FixedDecimal? {
    let section = path.section
    if let row = path.enterRow(of: count) {
      let level = path.level
      let summand = declare(row)
      path.leaveRow()
      path.survey.setSummand(summand, of: level)
    }
    return path.survey.sum(ofSection: section)
  }

  /// The renewed survey.
  func finish() -> FormSurvey {
    path.isStale =
      path.isStale || path.index != path.survey.entries.count
      || path.section != path.survey.sections.count
    if !path.isStale && !(brokenRules.isEmpty && path.survey.brokenRules.isEmpty) {
      changed += path.survey.setBrokenRules(brokenRules, around: path.target)
    }
    return path.survey.take()
  }
}
