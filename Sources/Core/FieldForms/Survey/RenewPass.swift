public import NumberText

/// The pass that surveys again what an action of a field can have changed: the row that the field stands
/// in, and what is around it. Rule: F11.
@usableFromInline
final class RenewPass {
  private var path: TargetPath
  private var survey: FormSurvey
  /// The rules that do not hold by now, by the level that declares them.
  private var brokenRules: [Int: [FormSurvey.BrokenRule]] = [:]
  /// The indices of fields that are found changed.
  private(set) var changed: [Int] = []

  init(after target: Int, _ survey: consuming FormSurvey) {
    path = TargetPath(to: target)
    self.survey = survey
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
    if isFixed && path.index != path.target && survey.entries[path.index].finding.traits == traits {
      path.index += 1
      return false
    }
    return true
  }

  @usableFromInline
  func renew(_ finding: FieldFinding) {
    if survey.entries[path.index].finding != finding {
      survey.entries[path.index].finding = finding
      survey.note(path.index)
      changed.append(path.index)
    }
    path.index += 1
  }

  @usableFromInline var hasRefused: Bool { survey.refused.count > 0 }

  @usableFromInline
  func isRefused(_ index: Int) -> Bool { survey.refused[index] }

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
    if let row = path.enterRow(of: count, in: survey) {
      let level = path.level
      let summand = declare(row)
      path.leaveRow(in: survey)
      let old = survey.levels[level].summand
      if summand != old {
        survey.levels[level].summand = summand
        survey.sections[section].sum.remove(old)
        survey.sections[section].sum.add(summand)
      }
    }
    return section < survey.sections.count ? survey.sections[section].sum.value : nil
  }

  /// The renewed survey.
  func finish() -> FormSurvey {
    defer { survey = FormSurvey() }
    if path.index != survey.entries.count || path.section != survey.sections.count {
      path.isStale = true
    }
    guard !path.isStale else { return survey }
    var level: Int? =
      brokenRules.isEmpty && survey.brokenRules.isEmpty ? nil : survey.entries[path.target].level
    while let here = level {
      let concerned = survey.setBrokenRules(brokenRules[here] ?? [], of: here)
      for index in concerned { survey.note(index) }
      changed += concerned
      level = survey.levels[here].section.map { survey.sections[$0].level }
    }
    return survey
  }
}
