import FormattingFields

extension ScriptRun {
  /// Goes back to the last committed value. (C6)
  mutating func revert() throws(BrokenRule) {
    let before = field.ended
    let change = field.revert()
    try expect((change != nil) == before.isEdited, "C6", "reverted without need, or not at all")
    guard let change else { return try expect(field == before, "C6", "changed without a change") }
    let isBack = committed.map { $0 == field.value } ?? true
    try expect(isBack, "C6", "not the value from when editing began")
    try checkWritten(intent: "C6")
    try remember(change, from: before)
  }

  mutating func setValue(_ value: Value?) throws(BrokenRule) {
    let before = field
    guard let change = field.setValue(value) else {
      return try expect(field == before && value == field.value, "S4", "not the value that is set")
    }
    try expect(change.origin == .fromOutside && field.value == value, "S5", "another value")
    try checkWritten(intent: "S5")
    try remember(change, from: before)
  }

  mutating func setFormat(_ format: NumberFormat) throws(BrokenRule) {
    let before = field
    let change = field.setFormat(format)
    let wasTyped = before.isEdited || before.markedRange != nil
    if wasTyped { try checkSameNumber(before) } else { try checkKept(before) }
    let isTold =
      wasTyped
      ? !field.text.utf8.elementsEqual(before.text.utf8) || field.value != before.value
      : format != before.format
    try expect((change != nil) == isTold, "S7", "a change without need, or none")
    guard let change else { return }
    // Undoing a change does not undo a later format: a text that says another number there is
    // written anew. (E6)
    var trial = field
    let undone = try Self.replay(change.inverse, on: &trial)
    if wasTyped {
      guard before.markedRange == nil, let old = Self.number(in: before) else { return }
      let number = Self.number(in: trial)
      return try expect(
        // A change keeps the value, which may have fewer digits than were typed.
        number == nil || number == old
          || before.reading.value != nil && trial.value == before.value,
        "E6",
        "undone in the new format, \(old) became \(trial.text.literal)")
    }
    let said = NumberScanner<FixedDecimal>(format: format).scan(before.text).value
    let isKept = trial.text == before.text && trial.selection == before.selection
    try expect(
      said != nil && said == before.saidNumber && isKept
        || trial.value == before.value && !trial.isEdited, "E4",
      "undone in the new format: \(trial.text.literal)")
    try Self.replay(undone.inverse, on: &trial)
    try expect(trial == field, "E4", "made again in the new format: \(trial.text.literal)")
  }

  /// The text's number is the same in the new format; a text that is not a number stays. (S7)
  private func checkSameNumber(_ before: FormattingField<Value>) throws(BrokenRule) {
    let old = Self.number(in: before)
    let new = Self.number(in: field)
    if let old {
      try expect(new == old, "S7", "\(old) became \(new.map { "\($0)" } ?? "no number")")
      if before.status == .acceptable, before.markedRange == nil {
        try expect(field.value == before.value, "S7", "the value changed")
      }
    } else {
      try expect(
        field.text == before.text && field.selection == before.selection, "S7",
        "a text without a number is rewritten")
    }
    if field.markedRange != nil {
      try expect(field.reading == before.reading, "S8", "judged while composing")
    } else if field.status != .acceptable, !field.isCleared, before.markedRange == nil {
      try expect(field.value == before.value, "S7", "the value changed")
    }
  }

  /// Hands over a whole text. (E7)
  mutating func follow(_ text: String) throws(BrokenRule) {
    let before = field
    let change: FieldChange<Value>?
    do throws(EditRefusal) {
      change = try field.follow(text)
    } catch {
      return try expect(field == before, "S6", "a refused text changed the field (\(error))")
    }
    if Self.ascii(field.text) != Self.ascii(text) {
      let left = NumberScanner<FixedDecimal>(format: field.format).scan(field.text).value
      let whole = NumberScanner<FixedDecimal>(format: field.format).scan(text).value
      try expect(left != nil && left != whole, "E13", "another text")
    }
    guard let change else { return }
    try remember(change, from: before)
  }

  /// Saves the field and restores it into one of another format. The number is the same, or the
  /// text was refused. (F8, S7)
  mutating func restore(in format: NumberFormat) throws(BrokenRule) {
    let before = field.ended
    guard let restored = try? field.restored(in: format) else {
      // An integer of a type that a text of another locale exceeds.
      return try expect(format != field.format, "F8", "what is saved is refused")
    }
    field = restored
    follow()
    (done, undone) = ([], [])
    if format == before.format {
      // A plain text is one until the focus leaves, and a restored field has no focus. (C20)
      let isSame = field == before || setup.policies.isPlainWhileFocused
      return try expect(isSame, "F8", "restored otherwise")
    }
    if let old = Self.number(in: before) {
      let new = Self.number(in: field)
      try expect(
        before.isEdited ? new == old : field.value == before.value, "S7",
        "\(old) became \(new.map { "\($0)" } ?? "no number")")
    }
  }

  mutating func setBounds(_ bounds: NumberBounds) throws(BrokenRule) {
    let before = field
    field.setBounds(bounds)
    try checkKept(before)
  }

  /// An edited text stays as it is; any other text is written anew. (S7)
  private mutating func checkKept(_ before: FormattingField<Value>) throws(BrokenRule) {
    if before.isEdited || before.markedRange != nil {
      try expect(
        field.text == before.text && field.selection == before.selection, "S7",
        "an edited text is rewritten")
      if field.status != .acceptable && !field.isCleared || field.markedRange != nil {
        try expect(field.value == before.value, "S7", "the value changed")
      }
      if field.markedRange != nil {
        try expect(field.reading == before.reading, "S8", "judged while composing")
      }
    } else {
      try expect(field.value == before.value, "S7", "the value changed")
      if field.format != before.format {
        try checkWritten(intent: "S7")
        try checkFraction(before)
      }
    }
  }

  /// Formats that show as many fraction digits write as many: typed zeros stay. (S7, C19)
  private func checkFraction(_ before: FormattingField<Value>) throws(BrokenRule) {
    func digits(_ format: NumberFormat) -> [Int?] {
      [format.pattern?.minimumFractionDigits, format.pattern?.maximumFractionDigits]
    }
    guard digits(field.format) == digits(before.format), !field.format.allowsExponent,
      !before.format.allowsExponent,
      // The digits of "0/00", or the 十 of a decade, are counted among those of the number.
      !hasDigits(inAffixesOf: field.format), !hasDigits(inAffixesOf: before.format),
      // The periods of "के.दब्ल्यु.दि" may be taken for separators there.
      !hasMarks(inAffixesOf: field.format), !hasMarks(inAffixesOf: before.format)
    else { return }
    func count(_ field: FormattingField<Value>) -> Int {
      field.format.parts(of: field.text).fractionCount
    }
    // A function may have other words for zeros than for the number without: "1.0 meters" beside "1
    // meter".
    let (isWrittenByFunction, isFewer) = (field.format.pattern == nil, count(field) < count(before))
    try expect(
      count(field) == count(before) || isWrittenByFunction && isFewer, "C19",
      "another number of fraction digits")
  }
}
