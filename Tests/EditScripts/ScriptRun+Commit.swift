import FormattingFields
import SlowOracle

extension ScriptRun {
  /// Commits, and checks the outcome against the text, bounds and policies. (C1–C5)
  mutating func commit() throws(BrokenRule) {
    var before = field
    before.endComposition()
    let report = field.commit()
    let policies = field.policies
    switch report.outcome {
    case .unchanged:
      try expect(!before.isEdited, "C2", "an edited text is unchanged")
      return try expect(field == before && report.change == nil, "C2", "unchanged changes")
    case .keptInvalid(let refused):
      try expect(field == before, "C1", "keeping changes the field")
      try expect(
        refused == before.refusedText ?? refused, "C1", "another text, issue or suggestion")
      if policies.commitPolicy == .keepText && before.status != .acceptable { return }
      return try checkNothingShown(before)
    case .reverted(let refused):
      try expect(policies.commitPolicy != .keepText, "C1", "reverted against the policy")
      try expect(
        refused == before.refusedText ?? refused, "C1", "another text, issue or suggestion")
      if before.status == .acceptable { try checkNothingShown(before) }
      if policies.commitPolicy == .committedValue {
        let isBack = committed.map { $0 == field.value } ?? true
        try expect(isBack, "C9", "not the value from before")
      } else {
        try checkLastRead(before)
      }
    case .cleared:
      let isEmpty = before.reading.issue?.code == .empty && policies.clearsWhenEmpty
      try expect(isEmpty && field.text == "" && field.value == nil, "C4", "cleared")
    case .accepted:
      try checkAccepted(before, nil)
      try checkCaret(before)
    case .rounded(let number), .clamped(let number), .snapped(let number):
      try checkAccepted(before, number)
    }
    try checkWritten(intent: "C2")
    guard let change = report.change else {
      throw BrokenRule(rule: "E4", detail: "\(report.outcome) without a change")
    }
    try remember(change, from: before)
    var again = field
    try expect(
      again.commit().outcome == .unchanged && again == field, "C2", "a second commit changes")
    // The value that a revert puts back may have more digits than the format shows.
    var isReverted = false
    if case .reverted = report.outcome { isReverted = true }
    try checkReadBack(isShownWhole: !isReverted || field.value != before.committedValue)
    try checkDeletions()
  }

  /// A text that was kept against the policy had no number to take its place. (C2, C10)
  private func checkNothingShown(_ before: FormattingField<Value>) throws(BrokenRule) {
    if before.status == .acceptable {
      let hasNone = !before.hasNumberInBounds || before.policies.snapsToStep
      return try expect(hasNone, "C10", "a number is refused that could be shown")
    }
    let isRestoring = before.policies.commitPolicy == .committedValue
    let earlier = isRestoring ? before.committedValue : before.value
    guard let number = earlier?.fixedDecimal else {
      throw BrokenRule(rule: "C9", detail: "kept, and there is no value to go back to")
    }
    let written = field.format.written(number)
    let again = NumberScanner<Value>(format: field.format, bounds: field.bounds)
      .scan(written.text, soft: written.softSeparators)
    let isLost = again.status != .acceptable || !field.bounds.contains(number)
    try expect(isLost || field.policies.snapsToStep, "C9", "kept, though \(number) could be back")
  }

  /// A refused text gives way to the last number that was read, as a commit would have written it.
  /// (C1)
  private func checkLastRead(_ before: FormattingField<Value>) throws(BrokenRule) {
    guard let number = before.value?.fixedDecimal, before.value != before.committedValue,
      !field.policies.snapsToStep, let shown = field.format.shown(number),
      field.bounds.contains(number), field.bounds.contains(shown), let value = field.value,
      shown == number || Value.self == FixedDecimal.self
    else { return }
    try expect(value.isRight(for: Rational(shown)), "C1", "\(number) was read last")
  }

  /// The committed number is the typed one, moved by bounds, step and digits.
  private func checkAccepted(
    _ before: FormattingField<Value>, _ from: FixedDecimal?
  ) throws(BrokenRule) {
    let isInBounds = before.status == .acceptable
    let code = before.reading.issue?.code
    let outside: [NumberIssue.Code?] = [.belowMinimum, .aboveMaximum, .signNotAllowed, .overflow]
    let isClamped = outside.contains(code) && field.policies.clampsToBounds
    try expect(isInBounds || isClamped, "C3", "taken in spite of \(before.status)")
    let typed = NumberScanner<FixedDecimal>(format: before.format)
      .scan(before.text, soft: before.softSeparators).value
    guard let typed, let value = field.value, let number = value.fixedDecimal else {
      throw BrokenRule(rule: "C1", detail: "no number")
    }
    try expect(from == nil || from == typed, "C1", "from \(from!), typed \(typed)")
    try expect(field.bounds.contains(number), "C3", "\(number) is out of bounds")
    if from == nil { try expect(value.isRight(for: Rational(typed)), "C1", "\(typed) was typed") }
  }

  /// The text is the formatted value and counts as unedited.
  mutating func checkWritten(intent rule: String) throws(BrokenRule) {
    soft = Set(field.softSeparators.offsets)
    committed = .some(field.value)
    try expect(!field.isEdited, rule, "edited right after the text was written")
    try expect(isWritten(field.value), rule, "the text is not the formatted value")
  }

  /// The committed text reads back as the value. (C2)
  private func checkReadBack(isShownWhole: Bool) throws(BrokenRule) {
    guard let number = field.value?.fixedDecimal else { return }
    let scanner = NumberScanner<FixedDecimal>(format: field.format)
    let read = scanner.scan(field.text, soft: field.softSeparators)
    try expect(read.status == .acceptable, "C2", "cannot be read again: \(read)")
    guard let shown = field.format.shown(number) else { return }
    try expect(read.value == shown, "C2", "read again as \(read.value!), not \(shown)")
    // A value without hidden digits is exactly the shown number, if that is within the bounds.
    if isShownWhole, field.bounds.contains(shown) {
      let again = NumberScanner<Value>(format: field.format)
        .scan(field.text, soft: field.softSeparators)
      try expect(again.value == field.value, "C2", "read again as \(again)")
    }
  }

  /// The same digits stand left of the caret. (C5)
  private func checkCaret(_ before: FormattingField<Value>) throws(BrokenRule) {
    // In kea-CV "$" is the decimal separator and a dollar's sign.
    let hasMarks = (field.format.affixes + field.format.codes).contains {
      $0.unicodeScalars.contains { field.format.role(of: $0) == .decimalSeparator }
    }
    guard !field.format.allowsExponent, !hasDigitsInAffixes, !hasMarks else { return }
    let (old, new) = (
      digits(of: before, upTo: before.selection.head),
      digits(of: field, upTo: field.selection.head)
    )
    try expect(old == new, "C5", "left of the caret \(old), now \(new)")
  }

  var hasDigitsInAffixes: Bool {
    (field.format.affixes + field.format.codes + [field.format.symbols.exponentSeparator]).contains
    {
      $0.unicodeScalars.contains { $0.properties.numericType != nil }
    }
  }

  /// The digits in front of an offset, without leading zeros.
  func digits(of state: FormattingField<Value>, upTo end: Int) -> [Int] {
    var digits: [Int] = []
    var length = 0
    var wholeDigits: Int?
    for scalar in state.text.unicodeScalars {
      if length >= end { break }
      defer { length += UTF8.width(scalar) }
      if state.softSeparators.contains(length) { continue }
      switch state.format.role(of: scalar) {
      case .digit: digits.append(Self.digit(scalar))
      case .decimalSeparator: wholeDigits = wholeDigits ?? digits.count
      case .other: break
      }
    }
    while digits.count > wholeDigits ?? digits.count, digits.last == 0 { digits.removeLast() }
    return Array(digits.drop { $0 == 0 })
  }

  private static func digit(_ scalar: Unicode.Scalar) -> Int {
    let han = Array("〇一二三四五六七八九零".unicodeScalars)
    if let place = han.firstIndex(of: scalar) { return place % 10 }
    return Int(scalar.properties.numericValue ?? -1)
  }

  /// After any digit of a committed text is deleted, the text can still become a number. (R7)
  private func checkDeletions() throws(BrokenRule) {
    guard isThorough, field.text.unicodeScalars.count <= Self.longestChecked, !hasDigitsInAffixes
    else {
      return
    }
    var committed = FormattingField(field.value?.fixedDecimal, format: field.format)
    var offset = 0
    for scalar in committed.text.unicodeScalars {
      let end = offset + UTF8.width(scalar)
      if field.format.role(of: scalar) == .digit {
        try Self.expectViable(committed, without: offset..<end)
      }
      offset = end
    }
    while let last = committed.text.last {
      let end = committed.text.utf8.count
      committed = try Self.expectViable(committed, without: (end - last.utf8.count)..<end)
    }
  }

  /// The field without a part of its text.
  @discardableResult
  private static func expectViable(
    _ field: FormattingField<FixedDecimal>, without range: Range<Int>
  ) throws(BrokenRule) -> FormattingField<FixedDecimal> {
    var field = field
    let edit = TextEdit(.utf8(range.lowerBound, range.upperBound), "", intent: .deleted)
    let isMade = (try? field.apply(edit)) != nil
    try expect(
      isMade && field.status != .invalid, "deletion closure",
      "\(field.text.literal) is left: \(field.reading.issue?.code.rawValue ?? "")")
    return field
  }
}
