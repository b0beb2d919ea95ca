import FieldEditing
import NumberText

extension LineField {
  mutating func state(after report: Report) -> LineState {
    var state = shown(after: report)
    next += 1
    error = report.error
    if !options.readsEntry, let gift = hosted.nextGift() {
      state.give = LineState.Gift(value: plain(gift.value), token: gift.token)
    }
    state.draw = drawing(state.n)
    return state
  }

  /// Returns the state, without `give` and `draw`. The `RefusedText` is made once, for the issue,
  /// the suggestions and the sentence. No closure captures the field, because that would copy the
  /// whole field.
  private func shown(after report: Report) -> LineState {
    let refused = hosted.field.refusedText
    var issue: LineState.Issue?
    if let refused { issue = self.issue(refused) }
    var marked: LineState.Offsets?
    if let range = hosted.field.markedRange { marked = offsets(range.lowerBound, range.upperBound) }
    var sentence: String?
    if hosted.showsRefusal, let issue {
      sentence = issue.sentence
    } else {
      sentence = rounding ?? hosted.message(in: table)
    }
    var suggestions = refused?.suggestions ?? []
    if case .reverted = hosted.outcome, refused == nil { suggestions = hosted.suggestions }
    var outcome: LineState.Outcome?
    if let done = report.outcome { outcome = self.outcome(done) }
    return LineState(
      n: next, text: hosted.field.text,
      selection: offsets(hosted.field.selection.anchor, hosted.field.selection.head),
      marked: marked, status: hosted.field.status,
      value: plain(hosted.field.value), entry: plain(hosted.field.entry), issue: issue,
      suggestions: suggestions, sentence: sentence, spoken: hosted.spoken(in: table),
      keys: hosted.field.entryTraits.keys.rawValue, marks: marks, abilities: abilities,
      outcome: outcome, refused: report.refused, give: nil, draw: nil, copied: report.copied,
      preview: report.preview,
      saved: report.saved, error: report.error)
  }

  private func offsets(_ first: Int, _ second: Int) -> LineState.Offsets {
    let start = options.ranges.offset(of: first, in: hosted.field.text)
    if first == second { return [start, start] }
    return [start, options.ranges.offset(of: second, in: hosted.field.text)]
  }

  private func plain(_ value: AnyNumber?) -> String? { value?.fixedDecimal?.plainText }

  /// The sentence for a value of the host's that has more digits than the text shows: "Rounded from
  /// 3.14159 to 3.14." Nil if the text shows all digits.
  private var rounding: String? {
    let field = hosted.field
    guard !field.isEdited, let value = field.entry?.fixedDecimal,
      let shown = field.format.number(in: field.text), shown != value
    else { return nil }
    return CommitOutcome.rounded(from: value).message(
      showing: hosted.field.text, format: hosted.field.format, in: table)
  }

  private func issue(_ refused: RefusedText) -> LineState.Issue {
    let known = refused.facts()
    var facts: [LineState.Fact] = []
    func fact(_ name: String, _ text: String?) {
      if let text { facts.append(LineState.Fact(name: name, text: text)) }
    }
    fact("minimum", known.minimum)
    fact("maximum", known.maximum)
    fact("digits", known.maximumFractionDigits.map { String($0) })
    fact("example", known.example)
    let range = refused.issue.range
    return LineState.Issue(
      code: refused.issue.code.rawValue, range: offsets(range.lowerBound, range.upperBound),
      sentence: refused.message(known, in: table), validity: refused.kind(known).validityState,
      facts: facts)
  }

  private var marks: [LineState.Mark] {
    var marks: [LineState.Mark] = []
    for mark in LineState.Mark.allCases where isSo(mark) { marks.append(mark) }
    return marks
  }

  private func isSo(_ mark: LineState.Mark) -> Bool {
    switch mark {
    case .valid: hosted.isAcceptable
    case .enabled: hosted.isEnabled
    case .focused: hosted.isFocused
    case .edited: hosted.field.isEdited
    case .wantsFocus: hosted.wantsFocus
    }
  }

  private var abilities: [LineState.Ability] {
    var abilities: [LineState.Ability] = []
    for ability in LineState.Ability.allCases where can(ability) { abilities.append(ability) }
    return abilities
  }

  private func can(_ ability: LineState.Ability) -> Bool {
    switch ability {
    case .undo: made > 0
    case .redo: made < changes.count
    case .increment: hosted.field.policies.step != nil && hosted.field.canIncrement
    case .decrement: hosted.field.policies.step != nil && hosted.field.canDecrement
    }
  }

  private func outcome(_ outcome: CommitOutcome) -> LineState.Outcome {
    let from: String? =
      switch outcome {
      case .rounded(let number), .clamped(let number), .snapped(let number): number.plainText
      case .evaluated(let text): text
      case .reverted(let refused), .keptInvalid(let refused): refused.text
      case .unchanged, .accepted, .cleared: nil
      }
    let (text, format) = (hosted.field.text, hosted.field.format)
    var announcement: String?
    if let label = options.label {
      announcement = outcome.announcement(label: label, showing: text, format: format, in: table)
    }
    return LineState.Outcome(
      code: outcome.code, from: from,
      sentence: outcome.message(showing: text, format: format, in: table),
      announcement: announcement)
  }

  /// Returns the text and selection that the control has to show; nil if the control shows them
  /// already. Notes in `onScreen` what the control shows from now on.
  private mutating func drawing(_ number: Int) -> LineState.Drawing? {
    guard !options.drawsLate else { return lateDrawing(number) }
    let (text, selection) = (hosted.field.text, hosted.field.selection)
    var isShown = false
    if let onScreen {
      isShown =
        onScreen.text.hasSameBytes(as: text)
        && (onScreen.selection == nil || onScreen.selection == selection)
    }
    onScreen = (text, selection)
    if isShown { return nil }
    return LineState.Drawing(text: text, selection: offsets(selection.anchor, selection.head))
  }

  private mutating func lateDrawing(_ number: Int) -> LineState.Drawing? {
    let shown = hosted.shown
    guard drawings.last?.shown != shown else { return nil }
    if drawings.count == Self.patience { drawings.removeFirst(Self.patience / 2) }
    drawings.append((number, shown))
    let selection = shown.utf16Selection.map { range in
      let text = shown.text
      let ends = [range.lowerBound, range.upperBound].map { end in
        options.ranges.offset(
          of: TextUnit.utf16.utf8Offset(of: end, in: text)?.offset ?? text.utf8.count, in: text)
      }
      return ends
    }
    return LineState.Drawing(text: shown.text, selection: selection)
  }
}

extension RefusedText.Kind {
  /// The name that HTML's `ValidityState` has for the reason of the refusal.
  ///
  /// Source: HTML, section 4.10.21.1, "Definitions".
  fileprivate var validityState: String {
    switch self {
    case .empty: "valueMissing"
    case .unreadable: "badInput"
    case .belowMinimum: "rangeUnderflow"
    case .aboveMaximum: "rangeOverflow"
    case .stepMismatch: "stepMismatch"
    }
  }
}
