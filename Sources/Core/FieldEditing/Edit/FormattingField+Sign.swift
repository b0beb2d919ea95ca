import NumberText

extension FormattingField {
  /// Changes the sign of the typed number, as the ± key of a keypad without a minus does. The rest of the
  /// text stays, and the caret with it. Rule: E12.
  ///
  /// ```swift
  /// try field.type("12")
  /// try field.toggleSign()   // "-12"
  /// try field.toggleSign()   // "12"
  /// ```
  ///
  /// - Returns: The change; nil if the field takes no minus, as ``entryTraits`` tell.
  /// - Throws: `tooLong` if there is no room for the sign. (S6)
  /// - Complexity: O(*n*) in the bytes of the text, for each minus in it.
  @discardableResult
  public mutating func toggleSign() throws(EditRefusal) -> FieldChange<Value>? {
    endComposition()
    guard let parts = scanner.togglingSign(of: text, softSeparators),
      entryTraits.allowsMinus || parts.allSatisfy({ $0.replacement.isEmpty })
    else { return nil }
    let before = self
    let number = !hasKinds ? nil : saidNumber
    var edited = content
    for (range, replacement) in parts.reversed() {
      let selection = edited.marks.selection
      let edit = TextEdit(.utf8(range.lowerBound, range.upperBound), replacement)
      let splice = try edited.apply(edit, limit: policies.maximumLength)
      edited.marks.selection = selection.remapped(through: splice)
    }
    content = edited
    judge()
    if let number, saidNumber != number.negated {
      // A minus in front of "1+2" would make another sum.
      self = before
      return nil
    }
    return change(since: before, .edit(.typed))
  }
}

extension NumberScanner {
  /// A range of a text, in UTF-8 offsets, and its replacement.
  typealias SignEdit = (range: Range<Int>, replacement: String)

  /// The edits that change the sign of a text: to remove a minus or parentheses, to insert a minus, or to
  /// replace a plus by a minus. The first that makes the negative of the number is taken; nil if no edit
  /// does.
  func togglingSign(of text: String, _ soft: SoftSeparators) -> [SignEdit]? {
    let minus = format.symbols.minusSign
    var removals: [[SignEdit]] = []
    var insertions: [[SignEdit]] = [[(0..<0, minus)]]
    var (opening, firstDigit): (Range<Int>?, Int?) = (nil, nil)
    var (offset, startsWithSign, hasStarted) = (0, false, false)
    for scalar in text.unicodeScalars {
      let place = offset..<(offset + UTF8.width(scalar))
      offset = place.upperBound
      let kind = CharacterKind(scalar.value)
      switch kind {
      case .ignorable, .blank, .mark(.space): continue
      case .minus: removals.append([(place, "")])
      case .plus: insertions.insert([(place, minus)], at: 0)
      case .openingParenthesis: opening = opening ?? place
      case .closingParenthesis:
        if let opening { removals.append([(opening, ""), (place, "")]) }
      case .digit: firstDigit = firstDigit ?? place.lowerBound
      default: break
      }
      if !hasStarted { startsWithSign = kind == .minus || kind == .openingParenthesis }
      hasStarted = true
    }
    guard let number = format.number(in: text, soft: soft) else {
      // There is no number yet: change the sign in front.
      if startsWithSign { return removals.first ?? opening.map { [($0, "")] } }
      return insertions.first
    }
    if let firstDigit { insertions.append([(firstDigit..<firstDigit, minus)]) }
    return (number.isNegative ? removals + insertions : insertions).first { parts in
      var (toggled, places) = (text, soft)
      for (range, replacement) in parts.reversed() {
        toggled.replacePart(range, with: replacement)
        places.shift(replacing: range, withLength: replacement.utf8.count)
      }
      return format.number(in: toggled, soft: places)
        .map { $0.magnitude == number.magnitude && $0.isNegative != number.isNegative } ?? false
    }
  }
}
