/// Keeps a view's own focus and that of a form, or of a host's own model, the same, and limits how often the form asks the view. A
/// method that returns true asks the view to focus the form's field.
///
/// A view that is not on screen yet, such as a view in a sheet that is opening, drops such a
/// request. It is asked again each time that it has come to rest, up to ``patience`` times; then
/// the form takes over the view's focus.
///
/// ```swift
/// var focus = HostedFocus<Order.FieldID>()
/// // the view is there:
/// if focus.appear(view.focused, form) { view.focused = form.focusedField }
/// // the user has clicked on another field:
/// if focus.report(view.focused, to: &form) { view.focused = form.focusedField }
/// // the form has gone on, as after Return:
/// if focus.follow(form) { view.focused = form.focusedField }
/// ```
///
/// A call takes O(1) apart from the form's own move, which commits a field.
public struct HostedFocus<FieldID: Hashable & Sendable>: Sendable {
  private var mirror = FocusMirror<FieldID>()
  private var hasAppeared = false
  private var refusals = 0
  private var asked: FieldID?
  /// Whether the view may still drop the last request, which it has reported as carried out.
  private var mayDrop = false
  private let answersAtOnce: Bool

  /// How many times a view that drops a request for the focus is asked again, before the form takes over the view's own
  /// focus.
  public static var patience: Int { 3 }

  /// Makes a focus of a view that has not appeared.
  ///
  /// - Parameter answersAtOnce: Whether the view may report at once what it was asked for, and take that back if nobody
  ///   can have the focus. It calls ``keep(_:_:)`` a moment after each request.
  public init(answersAtOnce: Bool = false) { self.answersAtOnce = answersAtOnce }

  /// The view appeared, with this focus. From now on its focus follows the form's.
  public mutating func appear<Holder: FocusHolder>(
    _ focused: FieldID?, _ form: Holder
  ) -> Bool where Holder.FieldID == FieldID {
    mirror = FocusMirror(showing: focused)
    hasAppeared = true
    refusals = 0
    return asks(mirror.follow(form), form)
  }

  /// The view disappeared. What it reports while it goes is not a move by the user.
  public mutating func disappear() { hasAppeared = false }

  /// The form has changed.
  public mutating func follow<Holder: FocusHolder>(
    _ form: Holder
  ) -> Bool where Holder.FieldID == FieldID {
    refusals = 0
    return hasAppeared && asks(mirror.follow(form), form)
  }

  /// The view reports its present focus.
  public mutating func report<Holder: FocusHolder>(
    _ focused: FieldID?, to form: inout Holder
  ) -> Bool where Holder.FieldID == FieldID {
    guard hasAppeared else { return false }
    // Nobody has the focus right after a request that was reported as carried out.
    if mayDrop, focused == nil, mirror.pending.isEmpty, form.focusedField != nil { return false }
    return mirror.report(focused, to: &form) && asksAgain(at: focused, in: &form)
  }

  /// A moment after a request the view has this focus. What it reports from now on is a move by the user.
  public mutating func keep<Holder: FocusHolder>(
    _ focused: FieldID?, _ form: Holder
  ) where Holder.FieldID == FieldID {
    if focused == form.focusedField { mayDrop = false }
  }

  /// The view has come to rest with this focus. If it dropped the last request, it is asked again.
  public mutating func rest<Holder: FocusHolder>(
    at focused: FieldID?, in form: inout Holder
  ) -> Bool where Holder.FieldID == FieldID {
    guard hasAppeared else { return false }
    let wasDropped = mayDrop && focused == nil && mirror.pending.isEmpty
    mayDrop = false
    guard wasDropped || !mirror.pending.isEmpty, focused != form.focusedField else {
      return mirror.settle(at: focused, in: &form)
    }
    mirror = FocusMirror(showing: focused)
    return mirror.follow(form) && asksAgain(at: focused, in: &form)
  }

  private mutating func asks<Holder: FocusHolder>(
    _ isAsked: Bool, _ form: Holder
  ) -> Bool where Holder.FieldID == FieldID {
    if isAsked { mayDrop = answersAtOnce && form.focusedField != nil }
    return isAsked
  }

  private mutating func asksAgain<Holder: FocusHolder>(
    at focused: FieldID?, in form: inout Holder
  ) -> Bool where Holder.FieldID == FieldID {
    mayDrop = answersAtOnce && form.focusedField != nil
    refusals = asked == form.focusedField ? refusals + 1 : 1
    asked = form.focusedField
    guard refusals > Self.patience else { return true }
    refusals = 0
    return mirror.settle(at: focused, in: &form)
  }
}
