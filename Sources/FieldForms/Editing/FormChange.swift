public import FieldEditing

/// A change that can be undone: applying it puts a form back as it was before, and returns the change
/// that does it again. Rule: F12.
///
/// ```swift
/// let undo = try form.undoable { try $0.apply(.type("5"), to: .price) }
/// let redo = try form.apply(undo)
/// ```
///
/// It holds the earlier state of each changed field. If the host wrote the content, as when it adds, moves
/// or removes rows, it holds the earlier content. A host with an undo manager of its own registers the
/// change there; others use ``UndoHistory``.
public struct FormChange<Content: FormContent>: Equatable, Sendable {
  /// What is put back.
  @usableFromInline
  enum Step: Equatable, Sendable {
    /// A field: what it was before and after, and what was done to it.
    case field(Content.FieldID, FieldStates, Kind)
    /// The whole earlier content.
    case content(Content)
  }

  /// What was done to a field. Of several things, the last in this list counts.
  @usableFromInline
  enum Kind: Int, Sendable {
    case selected, edited, committed
  }

  /// The steps, the oldest first.
  @usableFromInline var steps: [Step] = []
  /// Where in `steps` each field has its step, once there are more than a key or a submit has.
  @usableFromInline var places: [Content.FieldID: Int] = [:]
  /// The field that had the focus before.
  @usableFromInline var focus: Content.FieldID?

  @inlinable init(focus: Content.FieldID?) { self.focus = focus }

  /// Whether two changes put back the same.
  public static func == (change: FormChange, other: FormChange) -> Bool {
    change.steps == other.steps && change.focus == other.focus
  }

  /// Whether only the focus or selections were changed, and no text or value.
  @inlinable public var isSelectionOnly: Bool {
    steps.allSatisfy { if case .field(_, _, .selected) = $0 { true } else { false } }
  }

  /// The field whose text or value was changed; nil if there is not exactly one.
  @inlinable public var field: Content.FieldID? {
    var changed: Content.FieldID?
    for step in steps {
      switch step {
      case .content: return nil
      case .field(_, _, .selected): break
      case .field(let field, _, _):
        if changed != nil { return nil }
        changed = field
      }
    }
    return changed
  }

  /// Whether a field was committed.
  @inlinable var isCommit: Bool {
    steps.contains { if case .field(_, _, .committed) = $0 { true } else { false } }
  }

  /// Adds a later step. A field that has a step already keeps its oldest state. After a step with the
  /// content nothing is added: putting back the content undoes whatever came later.
  @inlinable mutating func append(_ step: Step) {
    guard !holdsContent else { return }
    guard case .field(let field, let states, let kind) = step else { return steps.append(step) }
    if let place = place(of: field), case .field(_, let earlier, let before) = steps[place] {
      let kind = before.rawValue > kind.rawValue ? before : kind
      let states = FieldStates(before: earlier.before, after: states.after)
      steps[place] = .field(field, states, kind)
    } else {
      if !places.isEmpty { places[field] = steps.count }
      steps.append(step)
    }
  }

  /// Where a field has its step: looked for among a few, or looked up among many.
  @inlinable
  mutating func place(of field: Content.FieldID) -> Int? {
    if steps.count < 16 { return steps.firstIndex { $0.field == field } }
    if places.isEmpty {
      for (place, step) in steps.enumerated() {
        if let field = step.field { places[field] = place }
      }
    }
    return places[field]
  }

  /// Adds the steps of a later change. The focus to go back to stays that of this change.
  @inlinable mutating func append(_ later: FormChange) {
    for step in later.steps { append(step) }
  }

  /// Changes the formats of the contents that it holds, as those of the form were by ``FieldForm/reformat(_:)``. What it
  /// holds of single fields fits any format. (S7) A host that keeps changes in an undo manager of its own calls it.
  ///
  /// ```swift
  /// form.reformat { $0.locale = "de-DE" }
  /// undo.reformat { $0.locale = "de-DE" }
  /// ```
  ///
  /// - Complexity: O(*n*) in the contents that it holds.
  public mutating func reformat(_ change: (inout Content) -> Void) {
    for index in steps.indices {
      if case .content(var content) = steps[index] {
        change(&content)
        steps[index] = .content(content)
      }
    }
  }

  /// Whether the last step holds the content.
  @inlinable var holdsContent: Bool {
    if case .content = steps.last { true } else { false }
  }
}

extension FormChange.Step {
  @inlinable var field: Content.FieldID? {
    if case .field(let field, _, _) = self { field } else { nil }
  }
}

extension FieldForm {
  /// Does something to the form and returns the change that undoes it. (F12)
  ///
  /// ```swift
  /// let undo = form.undoable { $0.content.lines.append(Line()) }
  /// try form.apply(undo)   // the line is gone
  /// ```
  ///
  /// What a host with an undo manager of its own has to record is everything that changes the form: inputs, commits,
  /// moves of the focus, which commit, the beginning of a submit, values from outside, and what the host writes into
  /// ``content``. A change that nobody has recorded makes earlier ones not fit. A ``FormModel`` records by itself.
  ///
  /// Which fields were touched, checked or answered is not undone, and a change of format is no change to undo: the
  /// earlier changes go on in the new format. (S7)
  ///
  /// - Throws: What the closure throws; what it did to the form before is undone.
  /// - Complexity: that of the closure; if it writes the content, O(*n*) in the number of fields.
  @inlinable
  public mutating func undoable<Failure: Error>(
    _ body: (inout FieldForm) throws(Failure) -> Void
  ) throws(Failure) -> FormChange<Content> {
    let outer = recorded
    if outer == nil { beginRecording() } else { recorded = FormChange(focus: focusedField) }
    do throws(Failure) { try body(&self) } catch {
      let undo = endRecording(around: outer)
      // This cannot fail: nothing has changed the fields since.
      _ = try? apply(undo)
      throw error
    }
    return endRecording(around: outer)
  }

  /// Puts the form back as it was before a change. (F12)
  ///
  /// ```swift
  /// let redo = try form.apply(undo)
  /// try form.apply(redo)   // and again
  /// ```
  ///
  /// - Returns: The change that does it again.
  /// - Throws: `field(.otherText)` if a field has another text than the change left, as after an edit
  ///   that was not recorded, or `unknownField`; nothing has changed then. In another format a text of the
  ///   same number is the same. (S7)
  /// - Complexity: O(*n*) in the number of fields and rules.
  @discardableResult
  @inlinable
  public mutating func apply(
    _ change: FormChange<Content>
  ) throws(FormRefusal) -> FormChange<Content> {
    try undoable { form throws(FormRefusal) in
      var fields: [FieldID: FieldStates] = [:]
      for step in change.steps {
        switch step {
        case .content(let content): form.content = content
        case .field(let field, let states, _): fields[field] = states
        }
      }
      try form.restore(fields)
      form.focus(goingBackTo: change.focus)
    }
  }

  /// Puts fields back as they were before a change.
  @inlinable
  mutating func restore(_ fields: [FieldID: FieldStates]) throws(FormRefusal) {
    var (rest, fit) = (fields, true)
    while !rest.isEmpty {
      let count = rest.count
      let pass = act { field in rest.removeValue(forKey: field).map { .restore($0) } }
      if pass.error != nil { fit = false }
      // A field may be declared only once another one is as before.
      guard rest.count < count else { throw .unknownField }
    }
    guard fit else { throw .field(.otherText) }
  }

  /// Puts the focus back to where it was before a change.
  @usableFromInline
  mutating func focus(goingBackTo field: FieldID?) {
    state.focus = field.flatMap { fields.indices[$0] }
    leaveInactive()
    checkInvariants()
  }

  /// Ends a recording and adds it to the recording around it, if there is one.
  @inlinable
  mutating func endRecording(around outer: FormChange<Content>?) -> FormChange<Content> {
    var change = recorded ?? FormChange(focus: focusedField)
    if case .content(let before) = change.steps.last, before == edited { change.steps.removeLast() }
    recorded = outer
    isRecording = outer != nil
    recorded?.append(change)
    return change
  }

  /// Records the content before the host writes it.
  @usableFromInline
  mutating func recordContent() {
    guard recorded?.holdsContent == false else { return }
    let content = edited
    recorded?.steps.append(.content(content))
  }

  /// Records what a field was before and after something was done to it, if that changed the field.
  @inlinable
  mutating func record(_ states: FieldStates, _ kind: FormChange<Content>.Kind, of field: FieldID) {
    guard states.before != states.after else { return }
    recorded?.append(.field(field, states, states.isMove ? .selected : kind))
  }
}

/// What a field was before and after something was done to it. The steps of a change are copied and joined at each
/// key: with both states in place a key takes 30 % more instructions.
@usableFromInline
struct FieldStates: Equatable, Sendable {
  @usableFromInline let before: Shared<SavedField>
  @usableFromInline let after: Shared<SavedField>

  @inlinable
  init(before: Shared<SavedField>, after: Shared<SavedField>) {
    (self.before, self.after) = (before, after)
  }

  /// Whether no text or value was changed.
  @usableFromInline var isMove: Bool {
    let (before, after) = (before.wrappedValue, after.wrappedValue)
    return before.differsBySelection(from: after) || before.isAtRest(with: after)
  }
}
