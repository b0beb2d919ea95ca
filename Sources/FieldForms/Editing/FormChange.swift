#if !hasFeature(Embedded)
  import FieldEditing

  /// A change that can be undone: applying it puts a form back as it was before, and returns the change
  /// that does it again. Rule: F12.
  ///
  /// ```swift
  /// let undo = try form.undoable { try $0.apply(.type("5"), to: .price) }
  /// let redo = try form.apply(undo)
  /// ```
  ///
  /// A change holds the changed fields before and after, the changed rows, and the focus, so its size does not grow
  /// with the form. It can be undone while each of these fields has the text that the change left; the fields keep the
  /// formats that they have now. A host with an undo manager of its own registers the change there; others use
  /// ``UndoHistory``.
  public struct FormChange<Content: FormContent>: Equatable, Sendable {
    enum Step: Equatable, Sendable {
      case field(Content.FieldID, FieldStates, Kind)
      case content(ContentChange<Content>)
    }

    /// What was done to a field. Of several things, the one that is last in this list counts.
    enum Kind: Int, Sendable {
      case selected, edited, written, committed
    }

    /// The steps of the change, the oldest first.
    private(set) var steps: [Step] = []
    /// The field that had the focus before the change.
    let focus: Content.FieldID?
    /// The field that has the focus after the change.
    var focusAfter: Content.FieldID?

    init(focus: Content.FieldID?) { (self.focus, focusAfter) = (focus, focus) }

    /// Whether only the focus or selections were changed, and no text or value.
    package var isSelectionOnly: Bool {
      steps.allSatisfy { if case .field(_, _, .selected) = $0 { true } else { false } }
    }

    /// The field whose text or value was changed; nil if there is not exactly one.
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

    /// Whether the change ended with a commit of its field, or moved the focus.
    var isEnded: Bool { changed?.kind == .committed || focus != focusAfter }

    /// Whether a field was committed, and no other changed.
    var isCommit: Bool { changed?.kind == .committed }

    /// Joins this change and the next into one: keys in one field are undone together, with the commit that ends them.
    /// Only the host knows how long the pause between two changes was.
    ///
    /// ```swift
    /// let keys = first.joined(with: second)   // nil, if the second is of another field
    /// ```
    ///
    /// - Returns: The joined change; nil if the two are not of one field, if this change ended with a commit or moved
    ///   the focus, or if the host wrote the field.
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

    /// Adds a later step. Two steps in a row on one field become one.
    mutating func append(_ step: Step) {
      if case .field(let field, let states, let kind) = step,
        case .field(field, let earlier, let before)? = steps.last
      {
        steps.removeLast()
        steps.append(
          .field(
            field,
            FieldStates(
              before: earlier.before, after: states.after, isMove: earlier.isMove && states.isMove),
            before.rawValue > kind.rawValue ? before : kind))
      } else {
        steps.append(step)
      }
    }

    /// Adds the steps of a later change.
    mutating func append(_ later: FormChange) {
      for step in later.steps { append(step) }
      focusAfter = later.focusAfter
    }

    /// Changes the formats of the rows in this change as ``FieldForm/reformat(_:)`` changed those in the form. (S7)
    /// Single fields need no such call, as they are undone in any format. A host with an undo manager of its own calls
    /// this for each of its changes.
    ///
    /// ```swift
    /// form.reformat { $0.locale = "de-DE" }
    /// undo.reformat { $0.locale = "de-DE" }
    /// ```
    ///
    /// - Complexity: O(*n*) in the fields of the change.
    public mutating func reformat(_ change: (inout Content) -> Void) {
      for index in steps.indices {
        if case .content(var content) = steps[index] {
          content.reformat(change)
          steps[index] = .content(content)
        }
      }
    }
  }

  extension FieldForm {
    /// Runs a closure that changes the form, and returns the change that undoes this. (F12)
    ///
    /// ```swift
    /// let undo = form.undoable { $0.content.lines.append(Line()) }
    /// try form.apply(undo)   // the line is gone
    /// ```
    ///
    /// A host with an undo manager of its own records everything that changes the form: inputs, commits, moves of the
    /// focus, which commit, the beginning of a submit, values from outside, and what the host writes into ``content``.
    /// Earlier changes cannot be undone after a change that was not recorded. A ``FormModel`` records by itself.
    ///
    /// Which fields were touched, checked or answered is not undone. Nor is a change of format: earlier changes are
    /// undone in the new format. (S7)
    ///
    /// - Throws: What the closure throws; what it did to the form before is undone.
    /// - Complexity: that of the closure; if it writes the content, O(*n*) in the number of fields.
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
    public mutating func apply(
      _ change: FormChange<Content>
    ) throws(FormRefusal) -> FormChange<Content> {
      try undoable { form throws(FormRefusal) in
        var fields: [FieldID: FieldStates] = [:]
        for step in change.steps.reversed() {
          switch step {
          case .field(let field, let states, _):
            let after = fields[field]?.after ?? states.after
            fields[field] = FieldStates(before: states.before, after: after)
          case .content(let content):
            try form.goBack(fields)
            fields = [:]
            guard let undone = content.undone(form.edited) else { throw .field(.otherText) }
            form.content = undone
          }
        }
        try form.goBack(fields)
        form.focus(goingBackTo: change.focus)
      }
    }

    /// Puts fields back as they were before a change.
    private mutating func goBack(_ fields: [FieldID: FieldStates]) throws(FormRefusal) {
      var (rest, fit) = (fields, true)
      while !rest.isEmpty {
        let count = rest.count
        let pass = act { field in rest.removeValue(forKey: field).map { .goBack($0) } }
        if !pass.fits { fit = false }
        // A field may not be declared until another one is as before, so go on as long as a pass reaches fields.
        guard rest.count < count else { throw .unknownField }
      }
      guard fit else { throw .field(.otherText) }
    }

    /// Puts the focus back to where it was before a change.
    private mutating func focus(goingBackTo field: FieldID?) {
      state.focus = field.flatMap { fields.indices[$0] }
      leaveInactive()
      checkInvariants()
    }

    /// Returns how the formats were changed in the recording that has ended, and forgets it; nil if they were not.
    mutating func takeReformatting() -> (@Sendable (inout Content) -> Void)? {
      guard !isRecording, reformatting != nil else { return nil }
      defer { reformatting = nil }
      return reformatting
    }

    /// Begins to record changes; `takeRecorded()` ends the recording.
    mutating func beginRecording() {
      reformatting = nil
      recorded = FormChange(focus: focusedField)
      isRecording = true
    }

    /// Ends the recording and returns its change; nil if this form records nothing, as after it replaced the recorded
    /// one.
    mutating func takeRecorded() -> FormChange<Content>? {
      guard isRecording else { return nil }
      return endRecording(around: nil)
    }

    /// Ends a recording and adds it to the recording around it, if there is one.
    mutating func endRecording(around outer: FormChange<Content>?) -> FormChange<Content> {
      var change = recorded ?? FormChange(focus: focusedField)
      change.focusAfter = focusedField
      recorded = outer
      isRecording = outer != nil
      recorded?.append(change)
      return change
    }

    /// Records what the host has written into the content.
    mutating func record(since before: Content) {
      guard before != edited else { return }
      let content = ContentChange(from: before, to: edited) {
        recorded?.append(.field($0, $1, .written))
      }
      if let content { recorded?.append(.content(content)) }
    }

    /// Records the states of the fields that were changed.
    mutating func record(
      _ fields: [FieldID], _ states: [FieldStates?], _ kind: FormChange<Content>.Kind
    ) {
      for case (let field, let states?) in zip(fields, states) {
        recorded?.append(.field(field, states, states.isMove ? .selected : kind))
      }
    }
  }
#endif
