public import NumberText

/// The pass that surveys again what an action of a field can have changed: the row that the field stands
/// in, what is around it, and the first row of other arrays. Rule: F11.
@usableFromInline
final class RenewPass {
  // Unchecked: one run of a declaration uses the pass, and no access spans a call of the
  // declaration.
  @exclusivity(unchecked) private var path: TargetPath
  /// The rules that do not hold by now.
  @exclusivity(unchecked) private var brokenRules: [FormSurvey.BrokenRule] = []
  /// The last editable field before the action.
  private let lastEditable: Int?
  /// Whether the row that is declared is one without the target.
  @exclusivity(unchecked) private var isInOtherRow = false

  @usableFromInline
  init(after target: Int, _ storage: consuming FormStorage) {
    path = TargetPath(to: target, in: storage)
    lastEditable = path.storage.state.survey.editable.last()
  }

  /// Whether the survey does not fit any more, so that all fields have to be surveyed.
  @usableFromInline var isStale: Bool { path.isStale }

  @usableFromInline
  func skip(_ count: Int, _ traits: FieldTraits, _ isKnown: (Int) -> Bool) -> Int {
    path.skip(count, traits, isKnown)
  }

  /// The index of the next field.
  @usableFromInline var next: Int { path.index }

  /// Whether the next field has to be asked. Another field than the target has not changed itself: only its label,
  /// its traits, its rules and a computed value can differ. With another text, the field is another property by the
  /// same id.
  // Kept out of line: with the field's text in it, Swift 6.3.1 failed to compile a recursive declaration.
  @inlinable
  @inline(never)
  func asks<Field: EditableField>(
    _ field: inout Field, _ isKnown: Bool, _ label: String?, _ traits: FieldTraits, isFixed: Bool
  ) -> Bool {
    asks(isKnown, label, field.text, traits, isFixed: isFixed)
  }

  @usableFromInline
  func asks(
    _ isKnown: Bool, _ label: String?, _ text: String, _ traits: FieldTraits, isFixed: Bool
  ) -> Bool {
    guard isKnown, !path.isStale,
      path.label == label || path.storage.state.relabel(label, at: path.index),
      path.index == path.target || !isFixed && !isInOtherRow
        || path.storage.state.survey.text(at: path.index) == text
    else {
      path.isStale = true
      return false
    }
    if isFixed && path.index != path.target && path.traits(at: path.index) == traits {
      path.index += 1
      return false
    }
    return true
  }

  /// Renews the next field, a computed one, if the field was and is at rest: then only text, caret and
  /// value are new. (F14)
  ///
  /// - Returns: Whether that was done. If not, the field has to be asked as any other.
  // Kept out of line: inlined into a host's declaration, it keeps other parts of that from being inlined.
  @inlinable
  @inline(never)
  func renews<Field: EditableField>(
    _ field: inout Field, _ label: String?, _ traits: FieldTraits, _ value: FieldValue,
    _ rules: () -> [FieldRule<Field.Value>]
  ) -> Bool {
    guard case .number(let number?) = value, isAtRest(label, traits, withOtherNumberThan: number),
      field.rebindAtRest(number), FieldRule.hold(rules(), for: field.value),
      case .number(let own?) = field.fieldValue
    else { return false }
    renew(own, field.text)
    return true
  }

  /// Whether the next field was at rest with another number.
  @usableFromInline
  func isAtRest(
    _ label: String?, _ traits: FieldTraits, withOtherNumberThan number: FixedDecimal
  ) -> Bool {
    !path.isStale && path.index != path.target && path.label == label
      && path.storage.state.survey.entries[path.index].fieldSurvey
        .isAtRest(traits, withOtherNumberThan: number)
  }

  /// Takes the number and the text that a field at rest has now.
  @usableFromInline
  func renew(_ number: consuming FixedDecimal, _ text: consuming String) {
    path.storage.state.renew(number, text, at: path.index)
    path.index += 1
  }

  @usableFromInline
  func renew(_ fieldSurvey: consuming FieldSurvey) {
    path.storage.state.renew(fieldSurvey, at: path.index)
    path.index += 1
  }

  /// Has all fields surveyed if the target is one from which the formats of others follow.
  @usableFromInline
  func reformats(ifTargetIs field: Int?) { if field == path.target { path.isStale = true } }

  /// Has all fields surveyed if a field has a check that it had not. A check that it has no more is not asked.
  @usableFromInline
  func checks(_ field: Int?) {
    if let field, !path.storage.state.survey.checked[field] { path.isStale = true }
  }

  /// Whether the last survey has a field that was skipped as the field is now.
  ///
  /// - Parameter distance: How far in front of the next field it is.
  @usableFromInline
  func hasSkipped(_ fieldSurvey: FieldSurvey, _ label: String?, _ distance: Int) -> Bool {
    let entry = path.storage.state.survey.entries[path.index - distance]
    return entry.fieldSurvey == fieldSurvey && entry.ownLabel == label
  }

  @usableFromInline var hasRefused: Bool { path.storage.state.survey.refused.count > 0 }

  @usableFromInline
  func isRefused(_ index: Int) -> Bool { path.storage.state.survey.refused[index] }

  /// Notes a rule across fields that does not hold.
  @usableFromInline
  func breaks(_ issue: ValidationIssue, on fields: [Int]) {
    brokenRules.append(
      FormSurvey.BrokenRule(level: path.level, issue: issue, fields: fields))
  }

  /// Declares the row with the target, if it is among these rows, or else the first one: a value may have put other
  /// rows in the place of as many.
  ///
  /// - Parameter declare: Declares a row and returns what it adds to the sum.
  /// - Returns: The sum.
  @usableFromInline
  func rows(count: Int, _ declare: (Int) -> FixedDecimal?) -> FixedDecimal? {
    let section = path.section
    if let row = path.enterRow(of: count, orFirst: true) {
      let (level, known, wasInOtherRow) = (path.level, brokenRules.count, isInOtherRow)
      isInOtherRow = !path.storage.state.survey.levels[level].fields.contains(path.target)
      let summand = declare(row)
      // Nothing is new in a row without the target.
      if isInOtherRow { brokenRules.removeSubrange(known...) }
      isInOtherRow = wasInOtherRow
      path.leaveRow()
      path.storage.state.survey.setSummand(summand, of: level)
    }
    return path.sum(ofSection: section)
  }

  /// The form's storage, with the renewed survey.
  @usableFromInline
  func finish() -> FormStorage {
    path.isStale =
      path.isStale || path.index != path.storage.state.survey.entries.count
      || path.section != path.storage.state.survey.sections.count
    let storage = path.giveBack()
    if !path.isStale {
      storage.state.endRenewal(brokenRules, around: path.target, lastEditable: lastEditable)
    }
    return storage
  }
}
