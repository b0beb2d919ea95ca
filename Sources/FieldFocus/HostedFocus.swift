/// Keeps a view's own focus and that of a form, or of a host's own model, the same. A method that returns true requests
/// that the view focus the form's field.
///
/// A view that is not on screen yet, such as a view in a sheet that is opening, drops such a request. The request is
/// then repeated each time that the view has come to rest, up to ``patience`` times; after that the form takes over the
/// view's focus.
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
/// A call takes O(1), and the time of a commit if it moves the form's focus.
public struct HostedFocus<FieldID: Hashable & Sendable>: Sendable {
  private var mirror = FocusMirror<FieldID>()
  private var hasAppeared = false
  private var refusals = 0
  private var asked: FieldID?
  /// Whether the view may still drop the last request, although it has reported that request as carried out.
  private var mayDrop = false
  private let answersAtOnce: Bool

  /// How many times a request that a view drops is repeated, before the form takes over the view's own focus.
  public static var patience: Int { 3 }

  /// Makes a focus of a view that has not appeared.
  ///
  /// - Parameter answersAtOnce: Whether the view, as SwiftUI does, may report a requested field at once and report no
  ///   focus later, if no view could be focused. Such a view calls ``keep(_:_:)`` a moment after each request.
  public init(answersAtOnce: Bool = false) { self.answersAtOnce = answersAtOnce }

  /// Takes the report that the view has appeared, with this focus. From now on the view follows the form.
  ///
  /// - Returns: Whether the view has to focus the form's field.
  public mutating func appear<Holder: FocusHolder>(
    _ focused: FieldID?, _ form: Holder
  ) -> Bool where Holder.FieldID == FieldID {
    mirror = FocusMirror(showing: focused)
    hasAppeared = true
    refusals = 0
    return asks(mirror.follow(form), form)
  }

  /// Takes the report that the view has disappeared. Its reports are ignored until it appears again, as they are no
  /// moves by the user.
  public mutating func disappear() { hasAppeared = false }

  /// Takes the report that the form has changed, and may have moved its focus.
  ///
  /// - Returns: Whether the view has to focus the form's field.
  public mutating func follow<Holder: FocusHolder>(
    _ form: Holder
  ) -> Bool where Holder.FieldID == FieldID {
    refusals = 0
    return hasAppeared && asks(mirror.follow(form), form)
  }

  /// Takes the view's report of its present focus, after a request or a move by the user.
  ///
  /// - Returns: Whether the view has to focus the form's field.
  public mutating func report<Holder: FocusHolder>(
    _ focused: FieldID?, to form: inout Holder
  ) -> Bool where Holder.FieldID == FieldID {
    guard hasAppeared else { return false }
    // The view has reported the requested field, and now reports no focus: the request was dropped. `rest` repeats it.
    if mayDrop, focused == nil, mirror.pending.isEmpty, form.focusedField != nil { return false }
    return mirror.report(focused, to: &form) && asksAgain(at: focused, in: &form)
  }

  /// Takes the view's focus a moment after a request. If that is the requested field, a later loss of the focus is a
  /// move by the user.
  public mutating func keep<Holder: FocusHolder>(
    _ focused: FieldID?, _ form: Holder
  ) where Holder.FieldID == FieldID {
    if focused == form.focusedField { mayDrop = false }
  }

  /// Takes the focus of a view that has come to rest. If the view has dropped the last request, the request is
  /// repeated.
  ///
  /// - Returns: Whether the view has to focus the form's field.
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
