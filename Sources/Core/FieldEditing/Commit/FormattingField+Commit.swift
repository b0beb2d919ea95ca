import NumberText

extension FormattingField {
  /// Ends the editing of a text, as Return and losing focus do.
  ///
  /// | text | outcome |
  /// |---|---|
  /// | as at the last commit | `unchanged` |
  /// | acceptable | `accepted`, or `clamped`, `snapped`, `rounded` where the number was moved |
  /// | empty | `cleared` or as not acceptable, by ``FieldPolicies/clearsWhenEmpty`` |
  /// | out of bounds | `clamped` or as not acceptable, by ``FieldPolicies/clampsToBounds`` |
  /// | not acceptable | `reverted` or `keptInvalid`, by ``CommitPolicy`` |
  ///
  /// The text that it leaves reads back as the value; where no text would, the one typed is kept. (C2)
  ///
  /// ```swift
  /// let (outcome, change) = price.commit()
  /// if let change { try price.apply(change.inverse) }   // as before the commit
  /// ```
  ///
  /// - Returns: What the commit did, and the change of the text; nil where nothing changed.
  /// - Complexity: O(*n*) in the bytes of the text.
  @discardableResult
  @_specialize(where Value == Double)
  public mutating func commit() -> (outcome: CommitOutcome, change: FieldChange<Value>?) {
    commitText()
  }

  // The work is in a function of its own. `commit` is compiled twice, for `Double` and for any type;
  // with the work in it, the version for `Double` would begin with what only the other one needs.
  @inline(never)
  private mutating func commitText() -> (outcome: CommitOutcome, change: FieldChange<Value>?) {
    endComposition()
    guard isEdited else {
      return (.unchanged, committed.isPlain ? rewrite(value, origin: .committed) : nil)
    }
    if clearsValue { return (.cleared, rewrite(nil, origin: .committed)) }
    if let typed = typedNumber, let accepted = accept(typed) { return accepted }
    let refused = refusedText ?? unshowableText
    guard let change = putBack() else { return (.keptInvalid(refused), nil) }
    return (.reverted(refused), change)
  }

  /// The number that a commit may take: that of an acceptable text or, where it may clamp, of one that
  /// only bounds or type exclude. Rules: C3, C13.
  private var typedNumber: FixedDecimal? {
    if status == .acceptable { return scanner.number(in: text, soft: softSeparators) }
    switch reading.issue?.code {
    case .belowMinimum, .aboveMaximum, .overflow, .signNotAllowed:
      guard policies.clampsToBounds else { return nil }
      return NumberScanner<FixedDecimal>(format: format).scan(text, soft: softSeparators).value
    default: return nil
    }
  }

  /// Takes a typed number over into the value, moved as bounds, step, format and type ask for.
  ///
  /// - Returns: nil where they leave no number.
  @inline(__always)
  private mutating func accept(
    _ typed: FixedDecimal
  ) -> (outcome: CommitOutcome, change: FieldChange<Value>?)? {
    guard let taken = taken(typed), let change = write(taken.held, origin: .committed) else {
      return nil
    }
    let outcome: CommitOutcome =
      switch taken.move {
      case .none: .accepted
      case .digits: .rounded(from: typed)
      case .step: .snapped(from: typed)
      case .bound: .clamped(from: typed)
      }
    return (outcome, change)
  }

  /// What a typed number becomes as a value, and what moved it.
  private struct Taken {
    enum Move { case none, digits, step, bound }
    let held: HeldNumber<Value>
    let move: Move

    init(_ held: HeldNumber<Value>, _ move: Move) { (self.held, self.move) = (held, move) }
  }

  /// Moves a number to the bounds, to a step, and to the digits that format and type have.
  private func taken(_ number: FixedDecimal) -> Taken? {
    let isMinusZero = number.isZero && number.isNegative
    if !policies.snapsToStep, !isMinusZero, bounds.contains(number),
      let held = scanner.rounded(number),
      bounds.contains(held.number)
    {
      return Taken(held, held.number == number ? .none : .digits)
    }
    let limits = scanner.limits
    let bounded = limits.clamped(number)
    let snapped = policies.snapsToStep ? self.snapped(bounded) : bounded
    guard let held = scanner.nearest(to: snapped) else { return nil }
    if bounded != number { return Taken(held, .bound) }
    if snapped != bounded { return Taken(held, .step) }
    if held.number == snapped { return Taken(held, .none) }
    return Taken(held, scanner.rounded(snapped)?.number == held.number ? .digits : .bound)
  }

  /// Puts an earlier value's text in the place of one that is refused, as the policy says.
  /// Rules: C1, C9.
  ///
  /// - Returns: nil where the text stays: the policy says so, or the earlier value's text would not be
  ///   acceptable either.
  private mutating func putBack() -> FieldChange<Value>? {
    switch policies.commitPolicy {
    case .keepText: return nil
    case .committedValue: return rewriteWhole(committed.value)
    case .lastReading:
      guard !isSame(value, committed.value), let number = value?.fixedDecimal else {
        return rewriteWhole(value)
      }
      // This value was typed, too: it is moved as a commit of it would have been.
      guard policies.clampsToBounds || bounds.contains(number), let taken = taken(number)
      else { return nil }
      return write(taken.held, origin: .committed)
    }
  }

  /// Writes a value that nobody typed, with all the digits that it has.
  private mutating func rewriteWhole(_ earlier: Value?) -> FieldChange<Value>? {
    guard let number = earlier?.fixedDecimal else { return rewrite(earlier, origin: .committed) }
    guard bounds.contains(number) else { return nil }
    let change = rewrite(
      earlier, origin: .committed,
      as: isSame(earlier, committed.value) ? spelling(of: committed) : nil)
    return status == .acceptable ? change : undo(change)
  }

  /// Writes a number; where its text would not read back as the number, gives nil and leaves the text.
  /// Rule: C2.
  mutating func write(
    _ held: HeldNumber<Value>, origin: ChangeOrigin
  ) -> FieldChange<Value>? {
    let change = rewrite(held.value, held.number, origin: origin)
    return reading.value == held.value ? change : undo(change)
  }

  private mutating func undo(_ change: FieldChange<Value>) -> FieldChange<Value>? {
    _ = try? apply(change.inverse)
    return nil
  }

  /// An acceptable text whose number cannot be written: within the bounds there is no number near it
  /// that can be shown. (C10)
  private var unshowableText: RefusedText {
    let shown = scanner.number(in: text, soft: softSeparators).flatMap {
      scanner.rounded($0)?.number
    }
    let isBelow = shown.map { bounds.violation(of: $0) == .belowMinimum } ?? false
    return RefusedText(
      text, NumberIssue(isBelow ? .belowMinimum : .aboveMaximum, at: 0..<text.utf8.count), scanner)
  }

  /// Puts back the text and value from when editing began, as Escape does. Rule: C6.
  ///
  /// ```swift
  /// try field.type("7x")
  /// field.revert()
  /// field.text   // as before
  /// ```
  ///
  /// - Returns: The change; nil where nothing was edited.
  /// - Complexity: O(*n*) in the bytes of the text.
  @discardableResult
  public mutating func revert() -> FieldChange<Value>? {
    endComposition()
    return isEdited
      ? rewrite(committed.value, origin: .reverted, as: spelling(of: committed)) : nil
  }

  /// Writes the text of a value: the one place that rewrites what was typed.
  mutating func rewrite(
    _ newValue: Value?, origin: ChangeOrigin, as spelling: Spelling? = nil
  ) -> FieldChange<Value> {
    rewrite(newValue, newValue?.fixedDecimal, origin: origin, as: spelling)
  }

  /// Writes the text of a value whose number is at hand.
  ///
  /// - Parameter spelling: How to write it. Unless given, a value from outside is written as the format
  ///   does, and any other as the present text is.
  mutating func rewrite(
    _ newValue: Value?, _ number: FixedDecimal?, origin: ChangeOrigin, as spelling: Spelling? = nil
  ) -> FieldChange<Value> {
    let (marks, judged, committedBefore, oldText) = (content.marks, judgement, committed, text)
    // A commit ends what the focus began: a text without grouping and affixes. (C20)
    let isPlain = committed.isPlain && origin != .committed
    let spelling =
      spelling ?? (origin == .fromOutside ? Spelling() : self.spelling(of: oldText, softSeparators))
    let written = written(number, isPlain: isPlain, as: spelling)
    let caret = CaretMap(
      from: format.digitPlaces(in: oldText, soft: softSeparators), to: written.digitPlaces)
    let head = caret.offset(for: selection.head)
    let newSelection = FieldSelection(
      anchor: selection.isCaret ? head : caret.offset(for: selection.anchor), head: head)
    text = written.text
    content.marks = EditedText.Marks(
      selection: newSelection, soft: written.softSeparators, markedRange: nil)
    committed = Committed(text: text, value: newValue, soft: softSeparators, isPlain: isPlain)
    read()
    value = newValue
    return FieldChange(
      Splice(start: 0, removed: oldText, inserted: text, behind: 0), origin,
      marks: (marks, content.marks), judgement: (judged, judgement),
      commitment: .init(before: committedBefore, after: committed))
  }

  /// Whether the text is that of the value, which may have more digits than the format shows.
  var isWritten: Bool {
    isWritten(
      Committed(text: text, value: value, soft: softSeparators, isPlain: committed.isPlain))
  }

  /// What a commit left; written anew where another format wrote it. (S7)
  func inFormat(_ other: Committed, as spelling: Spelling = Spelling()) -> Committed {
    if isWritten(other) { return other }
    let written = written(other.value?.fixedDecimal, isPlain: other.isPlain, as: spelling)
    return Committed(
      text: written.text, value: other.value, soft: written.softSeparators,
      isPlain: other.isPlain)
  }

  private func isWritten(_ other: Committed) -> Bool {
    let number = other.value?.fixedDecimal
    return [Spelling(), spelling(of: other)].contains {
      other.text.hasSameBytes(as: written(number, isPlain: other.isPlain, as: $0).text)
    }
  }

  /// The text of a number, empty for nil; without grouping and affixes where it is to be plain.
  func written(_ number: FixedDecimal?, isPlain: Bool, as spelling: Spelling) -> WrittenText {
    guard let number else { return .empty }
    let written = format.written(
      number, digits: spelling.digits,
      fractionDigits: spelling.fractionDigits.map { $0 - format.scale } ?? 0)
    return isPlain ? format.plain(written) ?? written : written
  }

  /// How a text is written, as far as the policies keep that for the next text. Rule: C19.
  struct Spelling {
    /// The ten digits of its numbering system; nil for the format's own.
    var digits: [Unicode.Scalar]?
    /// How many fraction digits of the number it shows, be they zeros; nil where it has no fraction.
    var fractionDigits: Int?
  }

  func spelling(of text: String, _ soft: SoftSeparators) -> Spelling {
    var spelling = Spelling()
    if policies.keepsTypedDigits { spelling.digits = format.typedDigits(in: text, soft: soft) }
    if policies.keepsTypedZeros {
      let count = format.digitPlaces(in: text, soft: soft).fractionCount
      if count > 0 { spelling.fractionDigits = count + format.scale }
    }
    return spelling
  }

  func spelling(of other: Committed) -> Spelling { spelling(of: other.text, other.soft) }

  /// What the next format keeps of the committed text: the zeros that were typed. Zeros that the old
  /// format wrote by itself are not kept, nor is the numbering system.
  var typedZeros: Spelling {
    guard policies.keepsTypedZeros else { return Spelling() }
    let own = written(committed.value?.fixedDecimal, isPlain: committed.isPlain, as: Spelling())
    if own.text.hasSameBytes(as: committed.text) { return Spelling() }
    return Spelling(fractionDigits: spelling(of: committed).fractionDigits)
  }

  /// Gives the field the focus: where the policies say so, the number is shown plain from now to the
  /// commit, without grouping and affixes. The caret stays among the same digits. Rule: C20.
  ///
  /// ```swift
  /// price.policies.isPlainWhileFocused = true
  /// price.text      // "$1,234.50"
  /// price.focus()
  /// price.text      // "1234.50"
  /// price.commit()
  /// price.text      // "$1,234.50"
  /// ```
  ///
  /// It selects nothing: that is the host's part, by ``FieldPolicies/selectsAllOnFocus``.
  ///
  /// - Returns: The change, marked as from outside; nil where the text stays, as an edited one does.
  /// - Complexity: O(*n*) in the bytes of the text.
  @discardableResult
  public mutating func focus() -> FieldChange<Value>? {
    guard policies.isPlainWhileFocused, !committed.isPlain, !isEdited, markedRange == nil else {
      return nil
    }
    let old = (text: text, committed: committed)
    committed.isPlain = true
    var change = rewrite(value, origin: .reverted, as: spelling(of: old.committed))
    if text.hasSameBytes(as: old.text) { return nil }
    change = FieldChange(
      change.splice, .fromOutside, marks: (change.marksBefore, change.marksAfter),
      judgement: (change.judgementBefore, change.judgementAfter),
      commitment: .init(before: old.committed, after: committed))
    return change
  }
}

/// Takes a caret from one text of a number to another, so that it stays among the same digits.
/// Rule: C5.
///
/// Integer digits are counted back from the decimal separator, fraction digits on from it: grouping
/// separators, leading zeros and added fraction digits do not move the caret then.
struct CaretMap {
  private let old: DigitPlaces
  private let new: DigitPlaces

  init(from old: DigitPlaces, to new: DigitPlaces) { (self.old, self.new) = (old, new) }

  /// The offset in the new text for an offset in the old.
  func offset(for offset: Int) -> Int {
    if old.integerCount + old.fractionCount == 0 { return new.length }
    if offset >= old.length && old.hasSuffix { return new.length }
    if let decimalEnd = old.decimalEnd, offset >= decimalEnd {
      let count = min(old.fractionCount(before: offset), new.fractionCount)
      guard count > 0 else { return new.decimalEnd ?? new.integerEnd }
      return new.end(ofDigit: new.integerCount + count)
    }
    let right = old.integerCount - old.integerCount(before: offset)
    let left = new.integerCount - right
    return left > 0 ? new.end(ofDigit: left) : new.firstInteger ?? new.length
  }
}
