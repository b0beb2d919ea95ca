public import FieldEditing

/// What puts a form back as it was before something was done to it. Applying it gives what does that
/// again. (F12)
///
/// ```swift
/// let undo = try form.undoable { try $0.apply(.type("5"), to: .price) }
/// let redo = try form.apply(undo)
/// ```
///
/// It holds of each changed field what it was before, and the content only where the host wrote that: of
/// rows that were added, moved or removed. A host with an undo manager of its own registers it there,
/// and ``UndoHistory`` is one for those that have none.
public struct FormChange<Content: FormContent>: Equatable, Sendable {
  /// What is put back.
  @usableFromInline
  enum Step: Equatable, Sendable {
    /// A field, by what it would have saved; the text that it has now; and what was done to it.
    case field(Content.FieldID, SavedField, text: String, Kind)
    /// The whole content.
    case content(Content)
  }

  /// What was done to a field. Of two things that were done the greater one counts.
  @usableFromInline
  enum Kind: Int, Sendable {
    case selected, edited, committed
  }

  /// The oldest first: they are put back from the last to the first.
  @usableFromInline var steps: [Step] = []
  /// The field that had the focus.
  var focus: Content.FieldID?

  init(focus: Content.FieldID?) { self.focus = focus }

  /// Whether no text and value was changed, only the focus or a selection.
  public var isSelectionOnly: Bool {
    steps.allSatisfy { if case .field(_, _, _, .selected) = $0 { true } else { false } }
  }

  /// The only field whose text or value was changed; nil where it is not one alone.
  public var field: Content.FieldID? {
    var changed: Content.FieldID?
    for step in steps {
      switch step {
      case .content: return nil
      case .field(_, _, _, .selected): break
      case .field(let field, _, _, _):
        if changed != nil { return nil }
        changed = field
      }
    }
    return changed
  }

  /// Whether the editing of a field was ended.
  var isCommit: Bool {
    steps.contains { if case .field(_, _, _, .committed) = $0 { true } else { false } }
  }

  /// Adds what was done later. Of a field the oldest state is kept, and once the content is, all of it
  /// is. Without a change of the field a later one has its own place.
  mutating func append(_ step: Step) {
    guard !holdsContent else { return }
    if case .field(let field, _, let text, let kind) = step,
      let place = steps.firstIndex(where: { $0.field == field }),
      case .field(_, let saved, _, let before) = steps[place]
    {
      let kind = before.rawValue > kind.rawValue ? before : kind
      steps[place] = .field(field, saved, text: text, kind)
    } else {
      steps.append(step)
    }
  }

  /// Adds a later change; nothing is focused or selected in between.
  mutating func append(_ later: FormChange) {
    for step in later.steps { append(step) }
  }

  /// Whether all that is done later is undone with the content.
  var holdsContent: Bool {
    if case .content = steps.last { true } else { false }
  }
}

extension FormChange.Step {
  fileprivate var field: Content.FieldID? {
    if case .field(let field, _, _, _) = self { field } else { nil }
  }
}

extension FieldForm {
  /// Does something to the form, and gives what undoes it. (F12)
  ///
  /// ```swift
  /// let undo = form.undoable { $0.content.lines.append(Line()) }
  /// try form.apply(undo)   // the line is gone
  /// ```
  ///
  /// What was touched, checked or answered is no part of it.
  ///
  /// - Throws: What the closure throws; what it had done to the form until then is undone.
  /// - Complexity: that of the closure; where it writes the content, O(*n*) in the number of fields.
  public mutating func undoable<Failure: Error>(
    _ body: (inout FieldForm) throws(Failure) -> Void
  ) throws(Failure) -> FormChange<Content> {
    let outer = recorded
    recorded = FormChange(focus: focusedField)
    do throws(Failure) { try body(&self) } catch {
      let undo = endRecording(around: outer)
      // It is undone where it was just done, and nothing stands in the way of that.
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
  /// - Returns: What does it again.
  /// - Throws: `otherText` where a field has another text than the change left it, as by an edit
  ///   that was not recorded, or `unknownField`; nothing has changed then.
  /// - Complexity: that of an edit for each changed field; that of a survey of the form where it was the
  ///   content.
  @discardableResult
  public mutating func apply(
    _ change: FormChange<Content>
  ) throws(EditRefusal) -> FormChange<Content> {
    try undoable { form throws(EditRefusal) in
      for step in change.steps.reversed() {
        switch step {
        case .content(let content): form.content = content
        case .field(let field, let saved, let text, _):
          guard let place = form.fields.places[field] else { throw .unknownField }
          guard form.state.survey.entries[place].finding.text.hasSameBytes(as: text),
            form.act(.restore(saved), at: place).error == nil
          else { throw .otherText }
        }
      }
      form.state.focus = change.focus.flatMap { form.fields.places[$0] }
      form.state.news.isOfAll = true
      form.leaveInactive()
    }
  }

  /// Ends a recording, and adds it to the one that it stands in.
  private mutating func endRecording(around outer: FormChange<Content>?) -> FormChange<Content> {
    var change = recorded ?? FormChange(focus: focusedField)
    if case .content(let before) = change.steps.last, before == edited { change.steps.removeLast() }
    recorded = outer
    recorded?.append(change)
    return change
  }

  /// Remembers the content before the host writes it.
  @usableFromInline
  mutating func recordContent() {
    guard recorded?.holdsContent == false else { return }
    let content = edited
    recorded?.steps.append(.content(content))
  }

  /// Remembers what a field was before it did something.
  @usableFromInline
  mutating func record(_ run: DeclarationRun, of field: FieldID) {
    guard let (before, after) = run.recorded, run.refusal == nil, run.error == nil, before != after
    else { return }
    var moved = before
    (moved.anchor, moved.head) = (after.anchor, after.head)
    let kind: FormChange<Content>.Kind =
      moved == after ? .selected : run.outcome == nil ? .edited : .committed
    recorded?.append(.field(field, before, text: after.text, kind))
  }
}
