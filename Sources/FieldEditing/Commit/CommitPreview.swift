public import NumberText

/// The text, value and outcome that a commit would have now, found without committing. Rule: C17.
///
/// ```swift
/// try price.type("12.345")
/// price.commitPreview.text      // "$12.35"
/// price.commitPreview.outcome   // .rounded(from: 12.345)
/// ```
///
/// A host that sends a form while a person still types asks for ``value``, or sends nothing if the
/// outcome is `keptInvalid` or `reverted`.
public struct CommitPreview<Value: NumberValue>: Hashable, Sendable {
  @ExactText private var shownText: String
  @Same private var number: Value?
  /// `unchanged` if nothing was edited since the last commit.
  public let outcome: CommitOutcome

  init(text: String, value: Value?, outcome: CommitOutcome) {
    (shownText, number, self.outcome) = (text, value, outcome)
  }

  /// The text as it stands now if the outcome is `keptInvalid`.
  public var text: String { shownText }
  /// The present value if the outcome is `keptInvalid`; nil if it is `cleared`.
  public var value: Value? { number }
}

extension FormattingField {
  /// What a commit would leave now or, while an input method is composing, after the composition.
  /// (C17)
  ///
  /// - Complexity: O(*n*) in the bytes of the text.
  public var commitPreview: CommitPreview<Value> {
    @_specialize(where Value == Double)
    @_specialize(where Value == Int)
    @_specialize(where Value == FixedDecimal)
    @_specialize(where Value == AnyNumber)
    get { previewOfCommit }
  }

  // Not inlined: inlined into `commitPreview`, this generic code would slow down the versions that
  // are specialised for a type such as `Double`.
  private var previewOfCommit: CommitPreview<Value> {
    @inline(never)
    get {
      guard markedRange == nil else {
        var composed = self
        composed.endComposition()
        return composed.commitPreview
      }
      switch decision() {
      case .stays(let outcome):
        return CommitPreview(text: text, value: value, outcome: outcome)
      case .writes(let outcome, let writing):
        return CommitPreview(
          text: writing.written.text, value: writing.boundReading.value, outcome: outcome)
      }
    }
  }

  /// The number that a commit may accept: the number of an acceptable text or, if the policies
  /// clamp numbers to the bounds, of a text that is refused only because of the bounds or the type.
  /// Rules: C3, C13.
  private var typedNumber: TypedNumber? {
    if status == .acceptable { return number(in: text) }
    switch reading.issue?.code {
    case .belowMinimum, .aboveMaximum, .overflow, .signNotAllowed:
      guard policies.clampsToBounds, let typed = number(in: text),
        scanner.inType(typed.exact) == typed.exact || scanner.maximumFractionDigits != 0
      else { return nil }
      return typed
    default: return nil
    }
  }

  /// The value and the number of the text, if a commit keeps both unchanged, since format and type
  /// have all digits: a shortcut of `acceptedNumber`. Nil if more work is needed to tell, as in a
  /// field that snaps to steps or reads sums and other kinds of entry. Nil also for zero, since a
  /// commit drops the minus of "-0". (C6, C11)
  var keptNumber: (value: Value, number: FixedDecimal)? {
    guard let value = reading.value, !hasKinds, !policies.snapsToStep,
      let number = format.number(in: text), !number.isZero,
      format.shows(number), value.number(madeFrom: number) == number
    else { return nil }
    return (value, number)
  }

  /// The number that a commit would set: the typed number, moved to bounds and step and rounded to
  /// the digits of format and type. Nil if the commit refuses the text.
  var acceptedNumber: (number: HeldNumber<Value>, outcome: CommitOutcome)? {
    guard let typed = typedNumber,
      var nearest = scanner.nearest(
        to: typed.exact, as: !hasKinds ? reading.value : nil, on: stepsOfCommit)
    else { return nil }
    if !typed.isExact, scanner.maximumFractionDigits == nil, nearest.held.number == typed.exact {
      // The digits do not end, as those of 10/3, and neither format nor type limits them. So the
      // commit sets `typed.shown`, which is rounded to 34 digits.
      guard let shown = scanner.nearest(to: typed.shown, on: stepsOfCommit) else { return nil }
      nearest = shown
    }
    let outcome: CommitOutcome =
      switch nearest.cause {
      case nil where !typed.isExact, .digits: .rounded(from: typed.shown)
      case nil
      where typed.isOfKind
        && !text.hasSameBytes(
          as: writing(of: nearest.held.value, as: nearest.held.number).written.text):
        .evaluated(from: typed.told ?? text)
      case nil: .accepted
      case .step: .snapped(from: typed.shown)
      case .bound: .clamped(from: typed.shown)
      }
    return (nearest.held, outcome)
  }

  /// Writes an earlier value, whose text replaces a refused text as the policy says. Rules: C1, C9.
  ///
  /// - Returns: Nil if the refused text stays: because the policy keeps it, because it says a
  ///   number, or because the text of the earlier value would not be acceptable either.
  func writingOfEarlierValue() -> WrittenValue<Value>? {
    switch policies.commitPolicy ?? .lastReading {
    case .keepText: return nil
    case .committedValue: return writingThatKeeps(committed.value)
    case .lastReading:
      // A refused text that is a number stays, such as "180" in a field of 0 to 100: the person
      // meant that number, and not the 18 that was read on the way.
      if number(in: text) != nil { return nil }
      // What was typed has not changed the value, so the committed value is written again, without
      // rounding. The same holds for a typed "-0": it equals a committed 0, which is written
      // without a minus. (C6)
      if isSame(value, committed.value) { return writingThatKeeps(committed.value) }
      guard let number = value?.fixedDecimal else { return writingThatKeeps(value) }
      // The value was read while typing and was never committed. So bounds, step and digits move it
      // now, as at a commit.
      guard policies.clampsToBounds || bounds.contains(number),
        let held = scanner.nearest(to: number, on: stepsOfCommit)?.held
      else { return nil }
      let writing = writing(of: held.value, as: held.number)
      return writing.says(held.value) ? writing : nil
    }
  }

  /// Writes the value of the text without rounding it; nil if policies move the number or let the
  /// value have no more digits than the text, or if the type has not got all of the digits. Rule:
  /// C25.
  var writingOfHiddenDigits: WrittenValue<Value>? {
    guard policies.keepsHiddenDigits, !policies.snapsToStep, let value = reading.value,
      let number = typedNumber, number.isExact, value.number(madeFrom: number.exact) == number.exact
    else { return nil }
    return writingThatKeeps(value)
  }

  /// Writes a value and keeps all of its digits, also those that the format does not show. Nil if
  /// the text would not be acceptable.
  private func writingThatKeeps(_ value: Value?) -> WrittenValue<Value>? {
    guard let number = value?.fixedDecimal else { return writing(of: value) }
    guard bounds.contains(number) else { return nil }
    let writing = writing(
      of: value, style: isSame(value, committed.value) ? digitStyle(of: committed) : nil)
    return writing.boundReading.reading.status == .acceptable ? writing : nil
  }

  /// Why a commit refuses an acceptable text: no number near the typed one can be shown within the
  /// bounds (C10), or the format writes the number in words, which no field reads. (C2)
  var unshowableText: RefusedText {
    let shown = number(in: text).flatMap { scanner.rounded($0.exact)?.number }
    let code = shown.flatMap { bounds.violation(of: $0) } ?? .unwritable
    return RefusedText(text, NumberIssue(code, at: 0..<text.utf8.count), scanner, policies)
  }
}
