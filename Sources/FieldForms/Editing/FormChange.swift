import FieldEditing

/// A change of a form that can be undone. `FieldForm.apply(_:)` puts the form back as it was
/// before the change, and returns another change, by which the undone change is made again. Rule:
/// F12.
///
/// ```swift
/// let undo = try form.undoable { try $0.apply(.type("5"), to: .price) }
/// let redo = try form.apply(undo)
/// ```
///
/// A change contains copies of the changed fields before and after, of the changed rows, and the
/// focus, but not of the whole form. The change can be undone while each of these fields has the
/// text that the change left. Undoing keeps the formats that the fields have then. A host with an
/// undo manager, such as that of the system, registers the change there; other hosts use
/// ``UndoHistory``.
public struct FormChange<Content: FormContent>: Equatable, Sendable {
  enum Step: Equatable, Sendable {
    case field(Content.FieldID, FieldStates, Kind)
    case content(ContentChange<Content>)
  }

  /// What was done to a field. `selected`: only the selection was moved. `edited`: the user has
  /// edited the field, or the value of a control that is bound to it, such as a slider, was set.
  /// `written`: the host has written the content. If several of these were done, the last of them
  /// in this list counts: a field that was edited and then committed is `committed`.
  enum Kind: Int, Sendable {
    case selected, edited, written, committed
  }

  /// The oldest first.
  private(set) var steps: [Step] = []
  /// The field that had the focus before the change; nil if none had.
  let focus: Content.FieldID?
  /// The field that has the focus after the change; nil if none has.
  var focusAfter: Content.FieldID?
  /// How often ``FieldForm/reformat(_:)`` had changed the form before.
  fileprivate let reformatCount: Int

  fileprivate init(of form: FieldForm<Content>) {
    (focus, focusAfter) = (form.focusedField, form.focusedField)
    reformatCount = form.reformats.count
  }

  /// Whether only the focus or selections were changed, and no text or value.
  package var isSelectionOnly: Bool {
    steps.allSatisfy { if case .field(_, _, .selected) = $0 { true } else { false } }
  }

  /// The one field whose text or value was changed; nil if none or several were, or if the host
  /// wrote rows or other properties that are no fields.
  public var field: Content.FieldID? { changed?.field }

  private var changed: (field: Content.FieldID, kind: Kind)? {
    var changed: (field: Content.FieldID, kind: Kind)?
    for step in steps {
      guard case .field(let field, _, let kind) = step else { return nil }
      if kind == .selected { continue }
      if let known = changed, known.field != field { return nil }
      if kind.rawValue > changed?.kind.rawValue ?? 0 { changed = (field, kind) }
    }
    return changed
  }

  /// Whether no later change can be joined to this change, because this change has committed its
  /// field or moved the focus.
  var isEnded: Bool { changed?.kind == .committed || focus != focusAfter }

  /// Whether one field was committed, and no other field was changed.
  var isCommit: Bool { changed?.kind == .committed }

  /// Joins this change and the next one, so that keys in one field are undone together, with the
  /// commit after them. The host decides whether the pause between the two changes is short
  /// enough.
  ///
  /// ```swift
  /// let keys = first.joined(with: second)   // nil, if the second is of another field
  /// ```
  ///
  /// - Returns: The joined change; nil if the two changes are not about the same single field, if
  ///   this change committed the field or moved the focus, or if the host wrote the field into
  ///   ``FieldForm/content`` in one of them.
  /// - Complexity: O(*n*) in the number of changes in both.
  public func joined(with next: FormChange) -> FormChange? {
    guard !isEnded, let changed, let later = next.changed, changed.field == later.field,
      changed.kind != .written, later.kind != .written
    else { return nil }
    var joined = self
    for step in next.steps { joined.append(step) }
    joined.focusAfter = next.focusAfter
    return joined
  }

  /// Adds a later step. If the last step is about the same field, both become one step.
  mutating func append(_ step: Step) {
    if case .field(let field, let states, let kind) = step,
      case .field(field, let earlier, let before)? = steps.last
    {
      steps.removeLast()
      steps.append(
        .field(
          field, FieldStates(before: earlier.before, after: states.after),
          before.rawValue > kind.rawValue ? before : kind))
    } else {
      steps.append(step)
    }
  }

  mutating func append(_ later: FormChange) {
    for step in later.steps { append(step) }
    focusAfter = later.focusAfter
  }
}

extension FieldForm {
  /// Runs a closure that changes the form, and returns a change by which everything that the
  /// closure did can be undone. (F12)
  ///
  /// ```swift
  /// let undo = form.undoable { $0.content.lines.append(Line()) }
  /// try form.apply(undo)   // the line is gone
  /// ```
  ///
  /// A host that keeps changes in an undo manager records everything that changes the form:
  /// inputs, commits, moves of the focus (because they commit), the beginning of a submit, values
  /// that the host sets, and what the host writes into ``content``. If a change of a field was
  /// not recorded, earlier changes of that field cannot be undone any more. A ``FormModel``
  /// records everything by itself.
  ///
  /// Undo does not bring back which fields were touched, nor what checks and submits answered. A
  /// refused text that it brings back is shown as refused, unless its field has the focus. (F5)
  /// It does not bring back an earlier format either: changes are undone in the present format.
  /// (S7)
  ///
  /// - Throws: What the closure throws. Everything that the closure has changed is undone then.
  /// - Complexity: That of the closure; if it writes the content, O(*n*) in the number of fields.
  public mutating func undoable<Failure: Error>(
    _ body: (inout FieldForm) throws(Failure) -> Void
  ) throws(Failure) -> FormChange<Content> {
    let outer = recorded
    beginRecording()
    do throws(Failure) { try body(&self) } catch {
      let undo = endRecording(around: outer)
      // This cannot fail: nothing has changed the fields since they were recorded.
      _ = try? apply(undo)
      throw error
    }
    return endRecording(around: outer)
  }

  /// Undoes a change: puts the form back as it was before. (F12)
  ///
  /// ```swift
  /// let redo = try form.apply(undo)
  /// try form.apply(redo)   // the change is made again
  /// ```
  ///
  /// - Returns: A change by which the undone change is made again.
  /// - Throws: `field(.otherText)` if a field has another text than the change left, as after an
  ///   edit that was not recorded, or `unknownField` if a field of the change is not declared;
  ///   nothing has changed then. If the format was changed meanwhile, a field may have the same
  ///   number as the change left, in another text. (S7)
  /// - Complexity: O(*n*) in the number of fields and rules.
  @discardableResult
  public mutating func apply(
    _ change: FormChange<Content>
  ) throws(FormRefusal) -> FormChange<Content> {
    // The change is undone in a copy, so that a step which does not fit leaves the form as it is.
    var form = self
    form.beginRecording()
    var changes: [FieldID: FieldStates] = [:]
    for step in change.steps.reversed() {
      switch step {
      case .field(let field, let states, _):
        let after = changes[field]?.after ?? states.after
        changes[field] = FieldStates(before: states.before, after: after)
      case .content(var content):
        try form.undo(changes)
        changes = [:]
        // What was recorded before a change of the formats is undone in the new ones. (S7)
        for reformat in reformats.dropFirst(change.reformatCount) { content.reformat(reformat) }
        guard let undone = content.undone(form.stored) else { throw .field(.otherText) }
        form.content = undone
      }
    }
    try form.undo(changes)
    form.state.focus = change.focus.flatMap { form.fields.indices[$0] }
    form.leaveInactive()
    form.touchRefused(since: fields, state.survey)
    form.checkInvariants()
    let redo = form.endRecording(around: recorded)
    self = form
    return redo
  }

  /// Undoes changes of fields.
  ///
  /// - Throws: `field(.otherText)` if a field has another text than the change left,
  ///   `unknownField` if a field is not declared. Other fields may have changed then.
  private mutating func undo(_ changes: [FieldID: FieldStates]) throws(FormRefusal) {
    var (rest, fit) = (changes, true)
    while !rest.isEmpty {
      let count = rest.count
      let pass = act { field in rest.removeValue(forKey: field).map { .undo($0) } }
      if !pass.fits { fit = false }
      // Some fields may be declared only after another field was put back. So run `declare`
      // again, as long as each run reaches fields that no earlier run has reached.
      guard rest.count < count else { throw .unknownField }
    }
    guard fit else { throw .field(.otherText) }
  }

  /// Begins to record what is done to the form; `endRecording(around:)` ends the recording.
  mutating func beginRecording() {
    recorded = FormChange(of: self)
    isRecording = true
  }

  /// Ends a recording and returns its change, which is added to the outer recording, if there is
  /// one: `undoable(_:)` may be called within `undoable(_:)`.
  ///
  /// - Parameter outer: What the outer recording had recorded before; nil if there is none.
  mutating func endRecording(around outer: FormChange<Content>?) -> FormChange<Content> {
    var change = recorded ?? FormChange(of: self)
    change.focusAfter = focusedField
    recorded = outer
    isRecording = outer != nil
    recorded?.append(change)
    return change
  }

  /// Records what the host has written into the content, which was `before` until then.
  mutating func record(since before: Content) {
    guard before != stored else { return }
    let content = ContentChange(from: before, to: stored) {
      recorded?.append(.field($0, $1, .written))
    }
    if let content { recorded?.append(.content(content)) }
  }

  /// Records what the user or the form has done to a field.
  mutating func record(
    _ field: FieldID, _ states: FieldStates, _ kind: FormChange<Content>.Kind
  ) {
    recorded?.append(.field(field, states, states.isMove ? .selected : kind))
  }
}
