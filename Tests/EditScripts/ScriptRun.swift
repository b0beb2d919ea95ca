import FieldTesting
import FormattingFields
import SlowOracle

/// A field under a script, with what the checks remember of it.
struct ScriptRun<Value: ExactValue>: CheckedRun {
  /// A change with the field before and after it.
  struct Done {
    var change: FieldChange<Value>
    var before: FormattingField<Value>
    var after: FormattingField<Value>
  }

  let setup: FieldSetup
  var field: FormattingField<Value>
  var done: [Done] = []
  var undone: [Done] = []
  /// The value of the last commit, step or setting; nil if an undo brought another value back. (C6)
  var committed: Value??

  private var thoroughness: Thoroughness
  /// Whether this step has all checks.
  private(set) var isThorough = true

  /// Nil if ICU has no such format.
  init?(_ setup: FieldSetup, checking thoroughness: Thoroughness = .everyStep) {
    guard let field = setup.field(of: Value.self) else { return nil }
    (self.setup, self.field, self.thoroughness) = (setup, field, thoroughness)
    committed = .some(field.value)
  }

  mutating func take(_ step: ScriptStep) throws(BrokenRule) {
    isThorough = thoroughness.next()
    if case .act(let act) = step { try take(act) }
    try checkState()
  }

  private mutating func take(_ act: FieldAct) throws(BrokenRule) {
    switch act {
    case .bytes(let range, let bytes): try replace(range, bytes)
    case .focus: try focus()
    case .setValue(let number): try setValue(number.flatMap { Value(script: $0.plainText) })
    case .setLocale(let tag): try setFormat(setup.format(locale: tag) ?? field.format)
    case .setBounds(let bounds): try setBounds(bounds)
    case .undo: try undo()
    case .redo: try redo()
    case .reopen(let tag): try restore(in: setup.format(locale: tag) ?? field.format)
    case .type(let text):
      for character in text {
        let edit = TextEdit(.selection, String(character))
        let passes = try check(edit) { field throws(EditRefusal) in
          try field.type(String(character))
          return nil
        }
        if !passes { break }
      }
    case .paste(let text):
      try check(TextEdit(.selection, text, intent: .pasted)) { field throws(EditRefusal) in
        try field.paste(text)
      }
    case .edit(let edit): try check(edit) { field throws(EditRefusal) in try field.apply(edit) }
    case .select(let range): try select(range)
    case .compose(let text):
      let marked = field.markedRange.map { TextRange.utf8($0.lowerBound, $0.upperBound) }
      let edit = TextEdit(marked ?? .selection, text, intent: .composed)
      try check(edit) { field throws(EditRefusal) in try field.compose(text) }
    case .follow(let text, _, _, _, _): try follow(text)
    case .press(let key, let count): try press(key, count)
    // What a host alone does is in no script.
    default: break
    }
  }

  private mutating func press(_ key: FieldAct.Key, _ count: Int) throws(BrokenRule) {
    switch key {
    case .deleteBackward, .deleteForward:
      let edit = TextEdit(
        deletion(key == .deleteForward ? count : -count), "", intent: .deleted)
      try check(edit) { field throws(EditRefusal) in try field.press(key, count: count) }
    case .decimalKey:
      let edit = TextEdit(.selection, field.format.symbols.decimalSeparator)
      try check(edit) { field throws(EditRefusal) in try field.press(.decimalKey) }
    case .endComposition: field.endComposition()
    case .commit: try commit()
    case .revert: try revert()
    case .increment: try move(up: true, isPossible: field.canIncrement) { $0.increment() }
    case .decrement: try move(up: false, isPossible: field.canDecrement) { $0.decrement() }
    case .largeIncrement: try move(up: true) { $0.increment(by: $0.largeStep) }
    case .largeDecrement: try move(up: false) { $0.increment(by: $0.largeStep.negated) }
    case .setToMinimum: try move(to: field.bounds.minimum) { $0.setToMinimum() }
    case .setToMaximum: try move(to: field.bounds.maximum) { $0.setToMaximum() }
    case .toggleSign: try toggleSign()
    case .selectAll: try select(.all)
    }
  }

  /// Remembers a change and proves that it names what differs and that its inverse restores
  /// everything. (E4, E10)
  mutating func remember(
    _ change: FieldChange<Value>, from before: FormattingField<Value>
  ) throws(BrokenRule) {
    let done = Done(change: change, before: before, after: field)
    if isThorough { try expectBack(done) }
    self.done.append(done)
    undone = []
  }

  private func expectBack(_ done: Done) throws(BrokenRule) {
    let (change, old, new) = (done.change, done.before.text, done.after.text)
    let text = Array(old.utf8)
    let spliced =
      text[..<change.range.lowerBound] + change.replacement.utf8 + text[change.range.upperBound...]
    try expect(spliced.elementsEqual(new.utf8), "E10", "another splice at \(change.range)")
    let (removed, inserted) = (change.replaced.unicodeScalars, change.replacement.unicodeScalars)
    let isSmallest =
      removed.isEmpty || inserted.isEmpty
      || removed.first != inserted.first && removed.last != inserted.last
    try expect(isSmallest, "E10", "more than differs at \(change.range)")
    try expect(change.inverse.inverse == change, "E4", "the inverse's inverse is another change")
    var trial = done.after
    let undone = try Self.replay(change.inverse, on: &trial)
    try expect(trial == done.before.ended, "E4", "undone: \(trial.text.literal)")
    try Self.replay(undone.inverse, on: &trial)
    try expect(trial == done.after.ended, "E4", "made again: \(trial.text.literal)")
  }

  @discardableResult
  static func replay(
    _ change: FieldChange<Value>, on field: inout FormattingField<Value>
  ) throws(BrokenRule) -> FieldChange<Value> {
    do throws(EditRefusal) {
      return try field.apply(change)
    } catch {
      throw BrokenRule(rule: "E4", detail: "an inverse is refused: \(error)")
    }
  }

  private mutating func undo() throws(BrokenRule) {
    guard let last = done.popLast() else { return }
    let isUntouched = field.ended == last.after.ended
    if try replay(last.change.inverse, isUntouched, last.before) { undone.append(last) }
  }

  private mutating func redo() throws(BrokenRule) {
    guard let last = undone.popLast() else { return }
    let isUntouched = field.ended == last.before.ended
    if try replay(last.change, isUntouched, last.after) { done.append(last) }
  }

  /// Undoes or makes again an earlier change. If nothing else has happened since, the earlier state
  /// is back.
  private mutating func replay(
    _ change: FieldChange<Value>, _ isUntouched: Bool, _ state: FormattingField<Value>
  ) throws(BrokenRule) -> Bool {
    let before = field
    do throws(EditRefusal) {
      try field.apply(change)
    } catch {
      try expect(!isUntouched && field == before, "E4", "\(error)")
      return false
    }
    try expect(!isUntouched || field == state.ended, "E4", "another state")
    follow()
    return true
  }

  /// Updates the committed value after the field has rewritten its text.
  mutating func follow() {
    committed = field.isEdited ? .none : .some(field.value)
  }
}

extension FormattingField {
  /// The field as undoing and redoing bring it back: nothing is being composed in it. (E6)
  var ended: FormattingField {
    var field = self
    field.endComposition()
    return field
  }

  /// The field in a line.
  var shown: String {
    "\(text.literal) in \(format.locale), selection \(selection.anchor) \(selection.head),"
      + " \(markedRange.map { "marked \($0), " } ?? "")\(status) \(issue?.code.rawValue ?? ""),"
      + " value \(value.map { "\($0)" } ?? "nil"), \(isEdited ? "edited" : "at rest")"
  }

  /// Whether the text is empty, as white space is, and empty texts clear. (C4)
  var isCleared: Bool { policies.clearsWhenEmpty == true && reading.issue?.code == .empty }
}
