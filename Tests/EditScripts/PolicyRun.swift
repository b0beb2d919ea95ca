import EntryKinds
import FieldForms
import FieldTesting
import FormattingFields

/// A field of any kinds of entry and changing policies under a script, with what the checks remember
/// of it.
///
/// After each step the screen says the value (S12), and what was saved, undone and stepped to is
/// what was there (F8, E4, C12).
struct PolicyRun<Value: ExactValue>: CheckedRun {
  /// A change with the field before and after it.
  private struct Done {
    let change: FieldChange<Value>
    let before, after: FormattingField<Value>
    /// Whether an input method composed before or after the change.
    let isComposed: Bool
  }

  private let setup: FieldSetup
  private var hosted: HostedField<Value>
  private var done: [Done] = []
  private var undone: [Done] = []

  private(set) var field: FormattingField<Value> {
    get { hosted.field }
    set { hosted.field = newValue }
  }

  /// Nil if ICU has no such format.
  init?(_ setup: FieldSetup) {
    guard let field = setup.field(of: Value.self) else { return nil }
    (self.setup, hosted) = (setup, HostedField(field))
  }

  mutating func take(_ step: ScriptStep) throws(BrokenRule) {
    switch step {
    case .act(let act): try take(act)
    case .policies(let policies): field.policies = policies
    case .transposition(let place):
      let scalars = field.text.unicodeScalars.dropFirst(place).prefix(2)
      guard scalars.count == 2, let first = scalars.first, let second = scalars.last else { return }
      let edit = TextEdit(.scalars(place, place + 2), "\(second)\(first)")
      try take(.edit(edit))
    }
    try check()
  }

  private mutating func take(_ act: FieldAct) throws(BrokenRule) {
    switch act {
    case .press(.commit, _): try make { $0.commit().change }
    case .press(.increment, _): try move(up: true) { $0.increment() }
    case .press(.decrement, _): try move(up: false) { $0.decrement() }
    case .press(.largeIncrement, _): try move(up: true) { $0.increment(by: $0.largeStep) }
    case .press(.largeDecrement, _):
      try move(up: false) { $0.increment(by: $0.largeStep.negated) }
    case .type(let text):
      for character in text { try take(.edit(TextEdit(.selection, String(character)))) }
    case .focus: try make { $0.focus() }
    case .setValue(let number):
      try make { $0.setValue(number.flatMap { Value(script: $0.plainText) }) }
    case .setLocale(let tag):
      guard let format = setup.format(locale: tag) else { return }
      try make { $0.setFormat(format) }
    case .setBounds(let bounds): field.setBounds(bounds)
    case .undo:
      guard let last = done.popLast() else { return }
      if try bringBack(last.change.inverse, of: last, last.before, from: last.after) {
        undone.append(last)
      }
    case .redo:
      guard let last = undone.popLast() else { return }
      if try bringBack(last.change, of: last, last.after, from: last.before) { done.append(last) }
    case .reopen(let tag):
      guard let format = setup.format(locale: tag) else { return }
      field = try restored(in: format)
      (done, undone) = ([], [])
    case _ where setup.isHosted:
      var trial = field
      guard (try? trial.apply(act)) != nil else { return }
      let (selection, marked) = (trial.selection, trial.markedRange)
      hosted.follow(
        trial.text, selection: .utf8(selection.anchor, selection.head),
        marked: marked.map { .utf8($0.lowerBound, $0.upperBound) },
        intent: act.isPaste ? .pasted : nil)
      (done, undone) = ([], [])
    default: try make { try? $0.apply(act) }
    }
  }

  /// Does what may make a change, whose inverse brings all of the field back. (E4)
  private mutating func make(
    _ act: (inout FormattingField<Value>) -> FieldChange<Value>?
  ) throws(BrokenRule) {
    let before = field
    guard let change = act(&field) else { return }
    if before.format == field.format {
      var trial = field
      let isBack =
        (try? trial.apply(change.inverse)) != nil && Self.isSame(trial, before.ended)
      try expect(isBack, "E4", "undone as \(trial.shown), was \(before.shown)")
      let isAgain = (try? trial.apply(change)) != nil && Self.isSame(trial, field.ended)
      try expect(isAgain, "E4", "made again as \(trial.shown)")
    }
    done.append(
      Done(
        change: change, before: before.ended, after: field.ended,
        isComposed: before.markedRange != nil || field.markedRange != nil))
    undone = []
  }

  /// Steps, which never leads the other way. (C12)
  private mutating func move(
    up: Bool, _ step: (inout FormattingField<Value>) -> FieldChange<Value>?
  ) throws(BrokenRule) {
    let before = field.ended
    try make(step)
    guard let old = before.value?.fixedDecimal, let new = field.value?.fixedDecimal else { return }
    try expect(up ? new >= old : new <= old, "C12", "from \(before.shown)")
    guard before.status == .acceptable, let old = before.saidNumber, let new = field.saidNumber
    else { return }
    try expect(up ? new >= old : new <= old, "C12", "the screen goes from \(before.shown)")
  }

  /// Undoes or makes again a change, which brings back a number that was read, whatever the host
  /// has set since. (E6)
  ///
  /// - Returns: Whether the change fits the field's text.
  private mutating func bringBack(
    _ change: FieldChange<Value>, of done: Done, _ state: FormattingField<Value>,
    from last: FormattingField<Value>
  ) throws(BrokenRule) -> Bool {
    let before = field
    do throws(EditRefusal) {
      try field.apply(change)
    } catch {
      try expect(
        !before.text.utf8.elementsEqual(last.text.utf8), "E4", "an inverse is refused: \(error)")
      try expect(field == before, "E4", "a refused inverse changes the field")
      return false
    }
    // Composed text comes back as it was typed, and is read as the field reads now. (F12)
    let isAsBefore =
      (field.format, field.bounds, field.policies) == (state.format, state.bounds, state.policies)
    if done.isComposed, !isAsBefore { return true }
    let isNumber = state.status == .acceptable
    if isNumber || field.status != .acceptable && !field.isCleared {
      try expect(field.value == state.value, "E4", "another value than of \(state.shown)")
    }
    if isAsBefore, before.text.utf8.elementsEqual(last.text.utf8) {
      try expect(
        field.text.utf8.elementsEqual(state.text.utf8), "E4", "another text than \(state.text)")
    }
    return true
  }

  /// Whether two fields show the same and have the same value. What a revert goes back to may be
  /// written otherwise, as the policies may have changed since; whether the focus has made it plain
  /// is not saved. (C20)
  private static func isSame(
    _ one: FormattingField<Value>, _ other: FormattingField<Value>
  ) -> Bool {
    one == other
      || one.text.utf8.elementsEqual(other.text.utf8) && one.value == other.value
        && one.reading == other.reading
        && one.selection == other.selection && one.committedValue == other.committedValue
  }

  // MARK: What holds after every act

  private func check() throws(BrokenRule) {
    if let marked = field.markedRange {
      return try expect(!marked.isEmpty, "S8", "a composition of nothing")
    }
    try checkSaved()
    guard field.status == .acceptable, let value = field.reading.value else { return }
    if value != field.value {
      let shown = field.value?.fixedDecimal.map { field.format.text(for: $0) }
      let said = shown.flatMap {
        field.format.number(in: $0)
      }
      try expect(!field.isEdited || said == field.saidNumber, "S2", "the text says \(value)")
    }
    try checkScreen()
  }

  /// A person who reads an acceptable text in a new field, typed or pasted there, reads the same
  /// number or none. (S12)
  private func checkScreen() throws(BrokenRule) {
    var policies = FieldPolicies()
    policies.entries = field.policies.entries
    policies.maximumLength = .max
    if field.isInDoubt { return }
    let own = field.saidNumber
    for intent in [TextEdit.Intent.typed, .pasted] {
      var fresh = FormattingField<FixedDecimal>(format: field.format, policies: policies)
      guard (try? fresh.apply(TextEdit(.all, field.text, intent: intent))) != nil,
        let number = fresh.entry
      else { continue }
      try expect(number == own, "S12", "\(intent), the text says \(number)")
    }
  }

  private func restored(in format: NumberFormat) throws(BrokenRule) -> FormattingField<Value> {
    do throws(SnapshotError) {
      return try field.restored(in: format)
    } catch {
      throw BrokenRule(
        rule: "F8", detail: "what is saved is refused in \(format.locale): \(error)")
    }
  }

  /// What the field saves comes back as it was, which is also how a fresh reading is. (F8, S3)
  private func checkSaved() throws(BrokenRule) {
    let restored = try restored(in: field.format)
    // A number that nobody edits is written as present policies say, which may not be those that
    // wrote the text.
    let isAtRest = !field.isEdited && restored.value == field.value
    let isSame = isAtRest || Self.isSame(restored, field)
    try expect(isSame, "F8", "restored as \(restored.shown)")
  }
}

extension FieldAct {
  fileprivate var isPaste: Bool { if case .paste = self { true } else { false } }
}
