/// The changes of a form that can be undone, and the undone changes that can be made again. (F12)
/// A ``FormModel`` has a history and records by itself. A host that holds a ``FieldForm`` records
/// everything that ``FieldForm/undoable(_:)`` lists.
///
/// ```swift
/// var history = UndoHistory<Order>(longestPause: .seconds(2))
/// try history.record(in: &form, at: now) { try $0.apply(.type("5")) }
/// history.undo(&form)   // true: the "5" is gone
/// history.redo(&form)   // true: the "5" is there again
/// ```
///
/// Keys in one field without a long pause are undone together, with the commit after them. Moves
/// of the caret and the focus are not undone by themselves: undoing a change puts both back to
/// where they were before the change. The history has no clock: the host passes the time.
public struct UndoHistory<Content: FormContent>: Equatable, Sendable {
  /// The longest pause between keys that are undone together. With a negative pause each key is
  /// undone by itself.
  public var longestPause: Duration
  /// How many changes are kept. When there are more, the oldest changes are dropped: a
  /// sixteenth of the limit together, and at least one. A limit below 1 keeps no changes.
  public var limit: Int
  var undone: [FormChange<Content>] = []
  var done: [FormChange<Content>] = []
  /// The time of the last change, as the host passed it; nil if the next key is not undone
  /// together with that change.
  var lastTime: Duration?

  /// Makes an empty history. Both limits can be set later; they hold from the next change on.
  public init(longestPause: Duration = .seconds(1), limit: Int = 1000) {
    self.longestPause = longestPause
    self.limit = limit
  }

  /// Whether a change is there to undo. Moves of the caret or the focus alone are none.
  public var canUndo: Bool { !done.isEmpty }
  /// Whether an undone change can be made again; a new change ends that.
  public var canRedo: Bool { !undone.isEmpty }

  /// Runs a closure that changes a form, and adds the change to the history.
  ///
  /// ```swift
  /// history.record(in: &model.form, at: now) { $0.content.lines.remove(at: 0) }
  /// ```
  ///
  /// - Parameters:
  ///   - form: The form. Pass the same form at every call.
  ///   - time: The time now, as a duration since any fixed moment.
  ///   - body: Changes the form.
  /// - Throws: What the closure throws; nothing has changed then.
  /// - Complexity: That of ``FieldForm/undoable(_:)``.
  public mutating func record<Failure: Error>(
    in form: inout FieldForm<Content>, at time: Duration,
    _ body: (inout FieldForm<Content>) throws(Failure) -> Void
  ) throws(Failure) {
    add(try form.undoable(body), at: time)
  }

  /// A change of selections and of the focus alone is not kept.
  mutating func add(_ change: FormChange<Content>, at time: Duration) {
    if change.isSelectionOnly {
      if change.isEnded { lastTime = nil }
      return
    }
    undone = []
    if let lastTime, change.isCommit || lastTime <= time && time - lastTime <= longestPause,
      let joined = done.last?.joined(with: change)
    {
      done[done.count - 1] = joined
    } else {
      done.append(change)
      let limit = max(0, limit)
      // Several changes are removed at once, because each removal moves all elements of the array
      // that stay.
      if done.count > limit { done.removeFirst(done.count - limit + limit / 16) }
    }
    lastTime = change.isEnded ? nil : time
  }

  /// Undoes the last change.
  ///
  /// ```swift
  /// if !history.undo(&form) { beep() }
  /// ```
  ///
  /// - Returns: Whether a change was undone. If a field has another text than the last change
  ///   left, because of an edit that was not recorded, nothing happens: the change stays in the
  ///   history, and is undone once the field has that text again.
  @discardableResult
  public mutating func undo(_ form: inout FieldForm<Content>) -> Bool {
    Self.move(from: &done, to: &undone, in: &form, &lastTime)
  }

  /// Makes the last undone change again.
  ///
  /// ```swift
  /// if !history.redo(&form) { beep() }
  /// ```
  ///
  /// - Returns: Whether a change was made again.
  @discardableResult
  public mutating func redo(_ form: inout FieldForm<Content>) -> Bool {
    Self.move(from: &undone, to: &done, in: &form, &lastTime)
  }

  static func move(
    from source: inout [FormChange<Content>], to other: inout [FormChange<Content>],
    in form: inout FieldForm<Content>, _ lastTime: inout Duration?
  ) -> Bool {
    lastTime = nil
    guard let change = source.last, let back = try? form.apply(change) else { return false }
    source.removeLast()
    other.append(back)
    return true
  }
}
