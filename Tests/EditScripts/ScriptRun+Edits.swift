import FormattingFields

extension ScriptRun {
  /// Makes an edit, and compares the text with a plain replacement of bytes. (S1, S2, S6, S8, E3,
  /// E5)
  ///
  /// - Returns: Whether the edit was made.
  @discardableResult
  mutating func check(
    _ edit: TextEdit,
    by make: (inout FormattingField<Value>) throws(EditRefusal) -> FieldChange<Value>?
  ) throws(BrokenRule) -> Bool {
    let before = field
    let text = Array(before.text.utf8)
    let replacement = Array(Self.trimmed(edit).utf8)
    let range = Self.range(edit.range, in: before)
    let accepts = before.accepts(edit)
    let change: FieldChange<Value>?
    do throws(EditRefusal) {
      change = try make(&field)
    } catch {
      try expect(field == before, "S6", "a refused edit changed the field (\(error))")
      try expect(!accepts, "E5", "an edit that accepts() lets pass is refused: \(error)")
      try checkRefusal(error, range, text.count, replacement.count)
      return false
    }
    try expect(accepts, "E5", "an edit that accepts() refuses is made")
    guard case .success(let range) = range else {
      throw BrokenRule(rule: "S6", detail: "an edit at \(edit.range) is made")
    }
    let naive = Array(text[..<range.lowerBound] + replacement + text[range.upperBound...])
    // Typed digits are those of the text. (E14)
    let isOfDigits = field.hasOwnDigits && edit.intent == .typed
    let isNaive =
      isOfDigits
      ? Self.ascii(field.text) == Self.ascii(String(decoding: naive, as: UTF8.self))
      : Array(field.text.utf8) == naive
    let end = range.upperBound + (field.text.utf8.count - text.count)
    if isNaive {
      try expect(field.selection == FieldSelection(caret: end), "S1", "the caret is elsewhere")
    } else {
      try checkDropped(naive, range.lowerBound..<(naive.count - (text.count - range.upperBound)))
    }
    // A composition of nothing has ended.
    if edit.intent == .composed, end > range.lowerBound {
      try expect(
        field.value == before.value && field.reading == before.reading, "S8",
        "value or status changed while composing")
      try expect(field.markedRange == range.lowerBound..<end, "S8", "another text is marked")
    } else {
      try expect(field.markedRange == nil, "S8", "an edit leaves text marked")
      if field.isCleared {
        try expect(field.value == nil, "C4", "an empty text has the value \(field.value!)")
      } else {
        let isValueKept = field.status == .acceptable || field.value == before.value
        try expect(isValueKept, "S2", "the value changed with a text that is \(field.status)")
      }
      let isFiltered = field.policies.filtersInvalidTexts && !replacement.isEmpty
      try expect(!isFiltered || field.status != .invalid, "E5", "the filter let it pass")
    }
    // `type` makes an edit for each character and keeps no changes, so the same edit gives the
    // change.
    var again = before
    guard let change = change ?? (try? again.apply(edit)) else {
      throw BrokenRule(rule: "E1", detail: "the same edit is refused")
    }
    try remember(change, from: before)
    return true
  }

  /// An edit has taken separators of the last commit away: the plain replacement is no number, or
  /// another; what is left is one, and has all other characters. The caret is after what was
  /// inserted. (E13)
  ///
  /// - Parameters:
  ///   - naive: The text with the range replaced and nothing else done.
  ///   - inserted: Where `naive` has what was inserted; nothing of that goes.
  private func checkDropped(_ naive: [UInt8], _ inserted: Range<Int>) throws(BrokenRule) {
    let format = field.format
    let whole = String(decoding: naive, as: UTF8.self)
    let left = NumberScanner<FixedDecimal>(format: format).scan(field.text).value
    try expect(left != nil, "E13", "separators went, and no number is left")
    let scanned = NumberScanner<FixedDecimal>(format: format).scan(whole).value
    try expect(scanned != left, "E13", "separators of a number went")
    guard !(field.hasOwnDigits) else { return }
    var (rest, offset, caret) = (field.text.unicodeScalars[...], 0, 0)
    for scalar in whole.unicodeScalars {
      let isLeft = rest.first == scalar
      if isLeft { rest.removeFirst() }
      if isLeft, offset < inserted.upperBound { caret += UTF8.width(scalar) }
      try expect(
        isLeft
          || !inserted.contains(offset) && ![.digit, .decimal].contains(format.role(of: scalar)),
        "E13",
        "\(scalar) went")
      offset += UTF8.width(scalar)
    }
    try expect(rest.isEmpty, "E13", "something came")
    try expect(field.selection == FieldSelection(caret: caret), "E13", "the caret is elsewhere")
  }

  /// Why an edit may be refused.
  private func checkRefusal(
    _ refusal: EditRefusal, _ range: Result<Range<Int>, EditRefusal>, _ length: Int, _ count: Int
  ) throws(BrokenRule) {
    switch range {
    case .failure(let expected):
      try expect(refusal == expected, "S6", "\(refusal), not \(expected)")
    case .success(let range):
      let limit = field.policies.maximumLength
      // The text's own digits may have more bytes than those that were typed. (E14)
      let filters = field.policies.filtersCharacters || field.policies.filtersInvalidTexts
      if field.hasOwnDigits, refusal == .tooLong(limit: limit) || refusal == .filtered && filters {
        return
      }
      let isTooLong = length - range.count + count > limit && count > range.count
      if isTooLong {
        try expect(refusal == .tooLong(limit: limit), "S6", "\(refusal) of a text too long")
      } else {
        let isFiltered = refusal == .filtered && filters && count > 0
        try expect(isFiltered, "S6", "refused without need: \(refusal)")
      }
    }
  }

  /// An edit of bytes that need not be UTF-8.
  mutating func replace(_ range: TextRange, _ bytes: [UInt8]) throws(BrokenRule) {
    let edit: TextEdit
    do throws(EditRefusal) {
      edit = try TextEdit(range, utf8: bytes)
    } catch {
      let isBroken = String(validating: bytes, as: UTF8.self) == nil
      return try expect(error == .brokenText && isBroken, "S6", "\(error) for \(bytes)")
    }
    try check(edit) { field throws(EditRefusal) in try field.apply(edit) }
  }

  mutating func select(_ range: TextRange) throws(BrokenRule) {
    let before = field
    let expected = Self.ends(range, in: field)
    do throws(EditRefusal) {
      try field.select(range)
    } catch {
      try expect(expected == .failure(error) && field == before, "S6", "\(error)")
      return
    }
    guard case .success(let (anchor, head)) = expected.map({ ($0.anchor, $0.head) }) else {
      throw BrokenRule(rule: "S6", detail: "\(range) is selected")
    }
    try expect(
      field.selection == FieldSelection(anchor: anchor, head: head), "S6", "another selection")
    try expect(field.text == before.text && field.value == before.value, "S1", "selecting edits")
  }

  /// A paste without the line breaks and tabs at its ends. (E3)
  private static func trimmed(_ edit: TextEdit) -> String {
    guard edit.intent == .pasted else { return edit.replacement }
    let lineEnds: [Unicode.Scalar] = [
      "\t", "\n", "\u{B}", "\u{C}", "\r", "\u{85}", "\u{2028}", "\u{2029}",
    ]
    var scalars = Array(edit.replacement.unicodeScalars)
    while let last = scalars.last, lineEnds.contains(last) { scalars.removeLast() }
    scalars = Array(scalars.drop { lineEnds.contains($0) })
    return scalars.map { String($0) }.joined()
  }

  /// The characters that a deletion takes, counted in a string before or after the caret.
  func deletion(_ count: Int) -> TextRange {
    guard field.selection.isCaret else { return .selection }
    let caret = field.selection.head
    let bytes = Array(field.text.utf8)
    if count < 0 {
      let front = String(decoding: bytes[..<caret], as: UTF8.self)
      return .utf8(front.dropLast(-count).utf8.count, caret)
    }
    let back = String(decoding: bytes[caret...], as: UTF8.self)
    return .utf8(caret, caret + back.prefix(count).utf8.count)
  }

  private static func range(
    _ range: TextRange, in field: FormattingField<Value>
  ) -> Result<Range<Int>, EditRefusal> {
    ends(range, in: field).flatMap {
      if $0.anchor > $0.head && range != .selection { return .failure(.rangeOutsideText) }
      return .success($0.range)
    }
  }

  /// The offsets that a range names, found by listing all starts of characters.
  private static func ends(
    _ range: TextRange, in field: FormattingField<Value>
  ) -> Result<FieldSelection, EditRefusal> {
    var places: [(utf8: Int, utf16: Int)] = [(0, 0)]
    for scalar in field.text.unicodeScalars {
      let last = places[places.count - 1]
      places.append((last.utf8 + UTF8.width(scalar), last.utf16 + UTF16.width(scalar)))
    }
    let end = places[places.count - 1]
    func place(
      _ offset: Int, _ count: Int, _ unit: KeyPath<(utf8: Int, utf16: Int), Int>
    ) -> Result<Int, EditRefusal> {
      guard offset >= 0, offset <= count else { return .failure(.rangeOutsideText) }
      guard let found = places.first(where: { $0[keyPath: unit] == offset }) else {
        return .failure(.offsetInsideCharacter)
      }
      return .success(found.utf8)
    }
    switch range {
    case .selection: return .success(field.selection)
    case .all: return .success(FieldSelection(anchor: 0, head: end.utf8))
    case .utf8(let first, let second):
      return place(first, end.utf8, \.utf8).flatMap { anchor in
        place(second, end.utf8, \.utf8).map { FieldSelection(anchor: anchor, head: $0) }
      }
    case .utf16(let first, let second):
      return place(first, end.utf16, \.utf16).flatMap { anchor in
        place(second, end.utf16, \.utf16).map { FieldSelection(anchor: anchor, head: $0) }
      }
    case .scalars(let first, let second):
      guard first >= 0, first < places.count, second >= 0, second < places.count else {
        return .failure(.rangeOutsideText)
      }
      return .success(FieldSelection(anchor: places[first].utf8, head: places[second].utf8))
    }
  }
}
