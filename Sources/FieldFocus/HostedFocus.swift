/// Keeps a view's own focus and the focus of a form, or of a host's own model, the same. If a
/// method returns true, the view has to focus the form's field: the method requests that.
///
/// A view that is not on screen yet, such as a view in a sheet that is opening, drops such a
/// request. Each call of ``rest(at:in:isThere:)`` then repeats the request, up to three times. If
/// that does not help, the form's focus moves to the field that the view has focused.
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
/// - Complexity: O(1) for each call; a call that moves the form's focus takes as long as the form's
///   commit.
public struct HostedFocus<FieldID: Hashable> {
  private var mirror = FocusMirror<FieldID>()
  private var hasAppeared = false
  package var isThere: Bool { hasAppeared }
  private var refusals = 0
  private var asked: FieldID?
  /// Whether the view may still drop the last request, although it has reported that request as
  /// carried out.
  private var mayDrop = false
  private let answersAtOnce: Bool

  /// How many times a request that a view drops is repeated.
  package static var patience: Int { 3 }

  /// Makes the focus of a view that has not appeared yet.
  ///
  /// - Parameter answersAtOnce: True for a view that may report a requested field at once, and a
  ///   moment later report that no field has the focus, because the field had no view on screen.
  ///   SwiftUI does so. Such a view calls ``keep(_:_:)`` a moment after each request.
  public init(answersAtOnce: Bool = false) { self.answersAtOnce = answersAtOnce }

  /// Call this when the view has appeared, and pass the field that the view has focused. From now
  /// on the view follows the form.
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

  /// Call this when the view has disappeared. Until the view appears again, its reports are
  /// ignored, because it is not the user who moves the focus then.
  public mutating func disappear() { hasAppeared = false }

  /// Call this when the form has changed, and may have moved its focus.
  ///
  /// - Returns: Whether the view has to focus the form's field.
  public mutating func follow<Holder: FocusHolder>(
    _ form: Holder
  ) -> Bool where Holder.FieldID == FieldID {
    refusals = 0
    return hasAppeared && asks(mirror.follow(form), form)
  }

  /// Call this when the view's focus has moved, by a request or by the user.
  ///
  /// - Returns: Whether the view has to focus the form's field.
  public mutating func report<Holder: FocusHolder>(
    _ focused: FieldID?, to form: inout Holder
  ) -> Bool where Holder.FieldID == FieldID {
    guard hasAppeared else { return false }
    // The view has reported the requested field, and now reports no focus: the request was dropped.
    // `rest` repeats the request.
    if mayDrop, focused == nil, mirror.pending.isEmpty, form.focusedField != nil { return false }
    return mirror.report(focused, to: &form) && asksAgain(at: focused, in: &form)
  }

  /// Call this a moment after a request, and pass the field that the view has focused. If this is
  /// the requested field, the request counts as carried out: when the view reports later that no
  /// field has the focus, the user has moved it.
  ///
  /// ```swift
  /// focus.keep(focusedField, form)
  /// ```
  public mutating func keep<Holder: FocusHolder>(
    _ focused: FieldID?, _ form: Holder
  ) where Holder.FieldID == FieldID {
    if focused == form.focusedField { mayDrop = false }
  }

  /// Call this some time after a request, when the view's focus changes no more, and pass the field
  /// that the view has focused. If the view has dropped the last request, the request is repeated.
  ///
  /// - Parameters:
  ///   - focused: The field that the view has focused; nil if no field has the focus.
  ///   - form: The form.
  ///   - isThere: Whether the form's field is on screen, as far as the view knows. A field that is
  ///     not there has not refused the focus: the form keeps its focus, and the view calls
  ///     ``appear(_:_:)`` once the field is there.
  /// - Returns: Whether the view has to focus the form's field.
  public mutating func rest<Holder: FocusHolder>(
    at focused: FieldID?, in form: inout Holder, isThere: Bool = true
  ) -> Bool where Holder.FieldID == FieldID {
    guard hasAppeared else { return false }
    if !isThere, focused == nil { return false }
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

extension HostedFocus: Sendable where FieldID: Sendable {}
