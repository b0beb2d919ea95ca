import FormattingFields
import SlowOracle

extension ScriptRun {
  /// Commits, and checks the outcome against the text, bounds and policies. (C1–C5, C9–C13, C17)
  mutating func commit() throws(BrokenRule) {
    let before = field.ended
    let preview = field.commitPreview
    let report = field.commit()
    let isForeseen =
      preview.text.utf8.elementsEqual(field.text.utf8) && preview.value == field.value
      && preview.outcome == report.outcome
    try expect(isForeseen, "C17", "the preview was \(preview.text.literal) \(preview.outcome)")
    let policies = field.policies
    switch report.outcome {
    case .unchanged:
      try expect(!before.isEdited, "C2", "an edited text is unchanged")
      guard report.change != nil else {
        return try expect(field == before, "C2", "unchanged changes")
      }
      // The commit ends what the focus began. (C20)
      let isPlainNow = policies.isPlainWhileFocused && field.value == before.value
      try expect(isPlainNow, "C2", "unchanged changes")
    case .keptInvalid(let refused):
      try checkNotClamped(before)
      try expect(field == before, "C1", "keeping changes the field")
      try expect(
        refused == before.refusedText ?? refused, "C1", "another text, issue or suggestion")
      if policies.commitPolicy == .keepText && before.status != .acceptable { return }
      // A number that bounds, type or steps refuse stays. (C9)
      if policies.commitPolicy ?? .lastReading == .lastReading && before.status != .acceptable
        && (before.saidNumber ?? Self.number(in: before)) != nil
      {
        return
      }
      return try checkNothingShown(before)
    case .reverted(let refused):
      try expect(policies.commitPolicy != .keepText, "C1", "reverted against the policy")
      try checkNotClamped(before)
      // What a host has set keeps digits that are not shown.
      if field.value == nil || field.value == before.committedValue {
        let isBack = field.value == nil ? field.text == "" : field.status == .acceptable
        try expect(isBack, "C2", "\(field.reading) is back")
      } else {
        try checkReadBack()
      }
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
      let isEmpty = before.reading.issue?.code == .empty && policies.clearsWhenEmpty == true
      try expect(isEmpty && field.text == "" && field.value == nil, "C4", "cleared")
    case .accepted:
      try checkAccepted(before, nil)
      try checkCaret(before)
    case .evaluated:
      throw BrokenRule(rule: "X1", detail: "an entry without kinds of entry")
    case .rounded(let number):
      try checkAccepted(before, number)
      try checkRoundedOnce(number)
    case .clamped(let number):
      try checkAccepted(before, number)
      try checkNearest(number)
      if field.bounds.contains(number) { try checkRoundedOnce(number) }
    case .snapped(let number):
      try checkAccepted(before, number)
      let isAtStep = field.value?.fixedDecimal.map(isStep) ?? false
      try expect(policies.snapsToStep && isAtStep, "C3", "snapped")
    }
    try checkWritten(intent: "C2")
    guard let change = report.change else {
      throw BrokenRule(rule: "E4", detail: "\(report.outcome) without a change")
    }
    try remember(change, from: before)
    var again = field
    try expect(
      again.commit().outcome == .unchanged && again == field, "C2", "a second commit changes")
    try checkShown()
    try checkDeletions()
  }

  /// A text that was kept against the policy had no number to take its place. (C2, C10)
  private func checkNothingShown(_ before: FormattingField<Value>) throws(BrokenRule) {
    if before.status == .acceptable {
      let isInWords = Self.number(in: before).flatMap(shown) == nil
      let hasNone = !before.hasNumberInBounds || before.policies.snapsToStep || isInWords
      return try expect(hasNone, "C10", "a number is refused that could be shown")
    }
    let isRestoring = before.policies.commitPolicy == .committedValue
    let earlier = isRestoring ? before.committedValue : before.value
    guard let number = earlier?.fixedDecimal else {
      throw BrokenRule(rule: "C9", detail: "kept, and there is no value to go back to")
    }
    let again = FormattingField(
      earlier, format: field.format, bounds: field.bounds, policies: field.policies)
    let isLost = again.status != .acceptable || !field.bounds.contains(number)
    try expect(isLost || field.policies.snapsToStep, "C9", "kept, though \(number) could be back")
  }

  /// Whether a text is refused for the size of its number alone, and the policies clamp.
  private func canBeClamped(_ before: FormattingField<Value>) -> Bool {
    let codes: [NumberIssue.Code?] = [.belowMinimum, .aboveMaximum, .signNotAllowed, .overflow]
    return before.policies.clampsToBounds && codes.contains(before.reading.issue?.code)
  }

  /// A text that clamping could take is refused only if the field can show no number for the text.
  /// (C13)
  private func checkNotClamped(_ before: FormattingField<Value>) throws(BrokenRule) {
    guard canBeClamped(before), let number = Self.number(in: before), !isAligned,
      Value.maximumFractionDigits != 0
        || number.rounded(toFractionDigits: 0, mode: .down) == number,
      before.format.pattern != nil, before.hasNumberInBounds
    else { return }
    throw BrokenRule(rule: "C13", detail: "\(number) is not clamped")
  }

  /// What a refused text goes back to is what was read last, as a commit would have written it.
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
    let isTaken = before.status == .acceptable || canBeClamped(before)
    try expect(isTaken, "C3", "taken in spite of \(before.status)")
    guard let typed = Self.number(in: before), let value = field.value else {
      throw BrokenRule(rule: "C1", detail: "no number")
    }
    try expect(from == nil || from == typed, "C1", "from \(from!), typed \(typed)")
    try checkReadBack()
    if from == nil { try expect(value.isRight(for: Rational(typed)), "C1", "\(typed) was typed") }
  }

  /// The text is the formatted value and counts as unedited.
  mutating func checkWritten(intent rule: String) throws(BrokenRule) {
    committed = .some(field.value)
    try expect(!field.isEdited, rule, "edited right after the text was written")
    try expect(isWritten(field.value), rule, "the text is not the formatted value")
  }

  /// The committed text reads as what the format shows of the value. (C2)
  private func checkShown() throws(BrokenRule) {
    guard let number = field.value?.fixedDecimal, let shown = field.format.shown(number) else {
      return
    }
    let read = Self.number(in: field)
    try expect(read == shown, "C2", "read again as \(read.map { "\($0)" } ?? "no number")")
  }

  /// The same digits stand left of the caret. (C5)
  private func checkCaret(_ before: FormattingField<Value>) throws(BrokenRule) {
    guard !field.format.allowsExponent, !hasDigitsInAffixes, !hasMarksInAffixes else { return }
    let (old, new) = (
      digits(of: before, upTo: before.selection.head),
      digits(of: field, upTo: field.selection.head)
    )
    try expect(old == new, "C5", "left of the caret \(old), now \(new)")
  }

  /// In kea-CV "$" is the decimal separator and a dollar's sign.
  var hasMarksInAffixes: Bool { hasMarks(inAffixesOf: field.format) }

  func hasMarks(inAffixesOf format: NumberFormat) -> Bool {
    (format.affixes + format.codes).contains {
      $0.unicodeScalars.contains { format.role(of: $0) == .decimal }
    }
  }

  var hasDigitsInAffixes: Bool { hasDigits(inAffixesOf: field.format) }

  func hasDigits(inAffixesOf format: NumberFormat) -> Bool {
    (format.affixes + format.codes + [format.symbols.exponentSeparator]).contains {
      $0.unicodeScalars.contains { $0.properties.numericType != nil }
    }
  }

  /// The digits before an offset, without leading zeros.
  func digits(of state: FormattingField<Value>, upTo end: Int) -> [Int] {
    var digits: [Int] = []
    var length = 0
    var wholeDigits: Int?
    for scalar in state.text.unicodeScalars {
      if length >= end { break }
      defer { length += UTF8.width(scalar) }
      switch state.format.role(of: scalar) {
      case .digit: digits.append(Self.digit(scalar))
      case .decimal: wholeDigits = wholeDigits ?? digits.count
      default: break
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

  /// After any digit of a committed text is deleted, the text can still become a number. (E13)
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
