/// What was done to a form, to be undone and done again. (F12)
///
/// ```swift
/// var history = UndoHistory<Order>()
/// try history.record(in: &form, at: now) { try $0.apply(.type("5")) }
/// history.undo(&form)   // true: the "5" is gone
/// history.redo(&form)
/// ```
///
/// Keys in one field without a long pause are undone together, and so is the commit that ends them.
/// Moves of the caret and the focus are not undone alone: both come along with what is. It is a value
/// and knows no clock: the host tells the time.
public struct UndoHistory<Content: FormContent>: Equatable, Sendable {
  /// The longest pause between keys that are undone together, in seconds.
  public var longestPause: Double
  /// How many changes are kept; the oldest go first.
  public var limit: Int
  private var undone: [FormChange<Content>] = []
  private var done: [FormChange<Content>] = []
  /// The field of the last change and its time, where a key may still join it.
  private var joinable: Joinable?

  private struct Joinable: Equatable, Sendable {
    let field: Content.FieldID
    let time: Double
  }

  /// Makes an empty history.
  public init(longestPause: Double = 1, limit: Int = 1000) {
    self.longestPause = longestPause
    self.limit = limit
  }

  /// Whether there is something to undo.
  public var canUndo: Bool { !done.isEmpty }
  /// Whether there is something to do again.
  public var canRedo: Bool { !undone.isEmpty }

  /// Does something to a form that can be undone.
  ///
  /// ```swift
  /// history.record(in: &model.form, at: now) { $0.content.lines.remove(at: 0) }
  /// ```
  ///
  /// - Parameters:
  ///   - form: The form, always the same one.
  ///   - time: The time, in seconds from any moment.
  ///   - body: What to do.
  /// - Throws: What the closure throws; nothing has changed then.
  /// - Complexity: that of ``FieldForm/undoable(_:)``.
  public mutating func record<Failure: Error>(
    in form: inout FieldForm<Content>, at time: Double,
    _ body: (inout FieldForm<Content>) throws(Failure) -> Void
  ) throws(Failure) {
    let change = try form.undoable(body)
    add(change, at: time, isLeft: form.focusedField != change.focus)
  }

  /// Adds a change that is made already.
  ///
  /// - Parameter isLeft: Whether it took the focus elsewhere.
  private mutating func add(_ change: FormChange<Content>, at time: Double, isLeft: Bool) {
    let field = change.field
    if change.isSelectionOnly {
      if isLeft { joinable = nil }
      return
    }
    undone = []
    if let field, let joinable, joinable.field == field, !done.isEmpty,
      change.isCommit || (0...longestPause).contains(time - joinable.time)
    {
      done[done.count - 1].append(change)
    } else {
      done.append(change)
      if done.count > limit { done.removeFirst(done.count - limit) }
    }
    joinable = isLeft || change.isCommit ? nil : field.map { Joinable(field: $0, time: time) }
  }

  /// Undoes the last change.
  ///
  /// ```swift
  /// if !history.undo(&form) { beep() }
  /// ```
  ///
  /// - Returns: Whether there was one that could be: the form may have been changed past the history,
  ///   which is empty then.
  /// - Complexity: that of ``FieldForm/apply(_:)``.
  @discardableResult
  public mutating func undo(_ form: inout FieldForm<Content>) -> Bool {
    Self.move(from: &done, to: &undone, in: &form, &joinable)
  }

  /// Does the last undone change again.
  ///
  /// ```swift
  /// if !history.redo(&form) { beep() }
  /// ```
  ///
  /// - Returns: Whether there was one that could be.
  /// - Complexity: that of ``FieldForm/apply(_:)``.
  @discardableResult
  public mutating func redo(_ form: inout FieldForm<Content>) -> Bool {
    Self.move(from: &undone, to: &done, in: &form, &joinable)
  }

  private static func move(
    from source: inout [FormChange<Content>], to other: inout [FormChange<Content>],
    in form: inout FieldForm<Content>, _ joinable: inout Joinable?
  ) -> Bool {
    joinable = nil
    guard let change = source.popLast() else { return false }
    guard let back = try? form.apply(change) else {
      // What is older does not fit either.
      source = []
      return false
    }
    other.append(back)
    return true
  }
}
