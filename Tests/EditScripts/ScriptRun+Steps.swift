import FormattingFields
import SlowOracle

extension ScriptRun {
  /// Steps by a distance, or by the field's own step. (C6, C12, C15)
  ///
  /// - Parameter isPossible: What the field has said of the step beforehand, if anything.
  mutating func move(
    up: Bool, isPossible: Bool? = nil,
    _ make: (inout FormattingField<Value>) -> FieldChange<Value>?
  ) throws(BrokenRule) {
    let before = field.ended
    let change = make(&field)
    let isMade = change != nil
    try expect(isPossible == nil || isPossible == isMade, "C15", "announced otherwise")
    guard let change else { return try expect(field == before, "C6", "changed without a change") }
    let number = try checkStepped(change, from: before)
    let start = before.value?.fixedDecimal ?? 0
    if isPossible != nil {
      try checkDistance(from: start, up: up, keepsHiddenDigits: hidesDigits(before))
    }
    if before.value != nil {
      try expect(up ? number > start : number < start, "C12", "the wrong direction")
    }
  }

  /// Goes to an end of the bounds. (C15)
  mutating func move(
    to end: FixedDecimal?, _ make: (inout FormattingField<Value>) -> FieldChange<Value>?
  ) throws(BrokenRule) {
    let before = field.ended
    guard let change = make(&field) else {
      return try expect(field == before, "C6", "changed without a change")
    }
    guard let end else { throw BrokenRule(rule: "C15", detail: "to an end that is not there") }
    try checkStepped(change, from: before)
    try checkNearest(end)
  }

  /// The number that a step leaves is within the bounds and reads back. If values have to be steps,
  /// the number is a step. (C12)
  @discardableResult
  private mutating func checkStepped(
    _ change: FieldChange<Value>, from before: FormattingField<Value>
  ) throws(BrokenRule) -> FixedDecimal {
    guard let number = field.value?.fixedDecimal else {
      throw BrokenRule(rule: "C6", detail: "a step to no number")
    }
    try expect(field.bounds.contains(number), "C6", "a step out of bounds")
    if hidesDigits(before), field.value != field.reading.value {
      try expect(field.status == .acceptable, "C6", "\(field.reading) after a step")
    } else {
      try checkReadBack()
    }
    try checkWritten(intent: "C6")
    if isAligned { try expect(isStep(number), "C12", "\(number) is no step") }
    try remember(change, from: before)
    return number
  }

  /// Whether a field's text shows another number than its value, and nobody has edited the text.
  private func hidesDigits(_ field: FormattingField<Value>) -> Bool {
    !field.isEdited && field.status == .acceptable && field.reading.value != field.value
      && !isAligned
  }

  /// A step leads to what the format shows of the exact sum, if the bounds allow that; to the exact
  /// sum, if the value before had digits that the format hides. (C6)
  private func checkDistance(
    from start: FixedDecimal, up: Bool, keepsHiddenDigits: Bool
  ) throws(BrokenRule) {
    guard let distance = field.policies.step, !isAligned, let value = field.value else { return }
    let end = start + (up ? distance : distance.negated)
    if keepsHiddenDigits, let shown = shown(end), field.bounds.contains(shown),
      field.bounds.contains(end), Value.self == FixedDecimal.self
    {
      return try expect(value.fixedDecimal == end, "C6", "from \(start) not to \(end)")
    }
    guard let shown = field.format.shown(end), field.bounds.contains(end),
      field.bounds.contains(shown),
      // The type's nearest number may lie outside: 9007199254740995 is …996 for a Double.
      Value(fixedDecimal: shown)?.fixedDecimal.map(field.bounds.contains) ?? true
    else { return }
    // If type and format both round, they may round to different numbers; at the end of its range a
    // type stops.
    guard shown == end || Value.self == FixedDecimal.self, Value.numberBounds.contains(shown)
    else { return }
    try expect(value.isRight(for: Rational(shown)), "C6", "from \(start) not to \(shown)")
  }

  /// Gives the focus. A plain text has no grouping and no affix, and says the same number. (C20)
  mutating func focus() throws(BrokenRule) {
    let before = field
    let change = field.focus()
    let isKept = field.value == before.value && field.isEdited == before.isEdited
    try expect(isKept, "C20", "the focus edits")
    guard let change else {
      return try expect(field.text == before.text, "C20", "changed without a change")
    }
    try expect(field.policies.isPlainWhileFocused && !before.isEdited, "C20", "made plain")
    try expect(
      field.format.parts(of: field.text).separators.isEmpty, "C20", "grouping in a plain text")
    let affixes = field.format.affixes + [field.format.symbols.percentSign]
    let isPlain = hasMarksInAffixes || !affixes.contains { !$0.isEmpty && field.text.contains($0) }
    try expect(isPlain, "C20", "an affix in a plain text")
    try expect(field.reading.value == before.reading.value, "C20", "says another number")
    try remember(change, from: before)
  }

  /// Changes the sign, and nothing else. (E12)
  mutating func toggleSign() throws(BrokenRule) {
    let before = field.ended
    let change: FieldChange<Value>?
    do throws(EditRefusal) {
      change = try field.toggleSign()
    } catch {
      let limit = field.policies.maximumLength
      return try expect(error == .tooLong(limit: limit) && field == before, "E12", "\(error)")
    }
    guard let change else { return try expect(field == before, "E12", "changed without a change") }
    if let old = Self.number(in: before) {
      let new = Self.number(in: field)
      let isOpposite = new?.magnitude == old.magnitude && new?.isNegative != old.isNegative
      try expect(isOpposite, "E12", "\(old) became \(new.map { "\($0)" } ?? "no number")")
    }
    try remember(change, from: before)
  }
}
