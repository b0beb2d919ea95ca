import FieldEditing
import NumberText

extension LineField {
  mutating func state(after report: Report) -> LineState {
    let field = hosted.field
    let number = next
    next += 1
    error = report.error
    var state = LineState(
      n: number, text: field.text,
      selection: offsets(field.selection.anchor, field.selection.head),
      marked: field.markedRange.map { offsets($0.lowerBound, $0.upperBound) },
      status: field.status, value: plain(field.value), entry: plain(field.entry),
      issue: issue(of: field), suggestions: suggestions(of: field),
      sentence: hosted.message(in: table), spoken: hosted.spoken(in: table),
      keys: field.entryTraits.keys.rawValue, marks: marks, abilities: abilities,
      outcome: report.outcome.map(outcome), refused: report.refused, give: nil, draw: nil,
      saved: report.saved, error: report.error)
    if !options.readsEntry, let value = hosted.nextValue() {
      token += 1
      state.give = LineState.Gift(value: plain(value), token: token)
    }
    state.draw = drawing(number)
    return state
  }

  private func offsets(_ first: Int, _ second: Int) -> LineState.Offsets {
    let text = hosted.field.text
    let start = options.ranges.offset(of: first, in: text)
    return [start, first == second ? start : options.ranges.offset(of: second, in: text)]
  }

  private func plain(_ value: AnyNumber?) -> String? { value?.fixedDecimal?.plainText }

  private func issue(of field: NumberField) -> LineState.Issue? {
    guard let refused = field.refusedText else { return nil }
    var facts: [LineState.Fact] = []
    func fact(_ name: String, _ text: String?) {
      if let text { facts.append(LineState.Fact(name: name, text: text)) }
    }
    fact("minimum", refused.minimum)
    fact("maximum", refused.maximum)
    fact("digits", refused.maximumFractionDigits.map { String($0) })
    fact("example", refused.example)
    let range = refused.issue.range
    return LineState.Issue(
      code: refused.issue.code.rawValue, range: offsets(range.lowerBound, range.upperBound),
      sentence: refused.message(in: table), validity: refused.kind.validityState, facts: facts)
  }

  private func suggestions(of field: NumberField) -> [String] {
    if field.status != .acceptable { return field.suggestions }
    if case .reverted(let refused) = hosted.outcome { return refused.suggestions }
    return []
  }

  private var marks: [LineState.Mark] {
    LineState.Mark.allCases.filter { mark in
      switch mark {
      case .acceptable: hosted.isAcceptable
      case .enabled: hosted.isEnabled
      case .focused: hosted.isFocused
      case .edited: hosted.field.isEdited
      case .wantsFocus: hosted.wantsFocus
      }
    }
  }

  private var abilities: [LineState.Ability] {
    let hasStep = hosted.field.policies.step != nil
    return LineState.Ability.allCases.filter { ability in
      switch ability {
      case .undo: made > 0
      case .redo: made < changes.count
      case .increment: hasStep && hosted.field.canIncrement
      case .decrement: hasStep && hosted.field.canDecrement
      }
    }
  }

  private func outcome(_ outcome: CommitOutcome) -> LineState.Outcome {
    let field = hosted.field
    let from: String? =
      switch outcome {
      case .rounded(let number), .clamped(let number), .snapped(let number): number.plainText
      case .evaluated(let text): text
      case .reverted(let refused), .keptInvalid(let refused): refused.text
      case .unchanged, .accepted, .cleared: nil
      }
    return LineState.Outcome(
      code: outcome.code, from: from,
      sentence: outcome.message(showing: field.text, format: field.format, in: table),
      announcement: options.label.map {
        outcome.announcement(label: $0, showing: field.text, format: field.format, in: table)
      })
  }

  /// What the control has to show, which it is taken to show from then on.
  private mutating func drawing(_ number: Int) -> LineState.Drawing? {
    let field = hosted.field
    guard !options.drawsLate else { return lateDrawing(number) }
    let isShown = onScreen.map { screen in
      screen.text.hasSameBytes(as: field.text)
        && (screen.selection == nil || screen.selection == field.selection)
    }
    onScreen = (field.text, field.selection)
    if isShown == true { return nil }
    return LineState.Drawing(
      text: field.text, selection: offsets(field.selection.anchor, field.selection.head))
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
  /// The name that HTML's `ValidityState` has for such a text.
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
