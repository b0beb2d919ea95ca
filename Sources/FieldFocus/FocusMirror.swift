/// A holder of the focus that a view follows: a form, or a host's own model.
///
/// ```swift
/// struct Screen: FocusHolder {
///   var focusedField: Field?
///   mutating func adoptFocus(_ field: Field?) { focusedField = field }
/// }
/// ```
///
/// - Complexity: `focusedField` has to take O(1), because each report of a view reads it.
public protocol FocusHolder<FieldID> {
  /// The type of a field's id, such as an enum with a case for each field.
  associatedtype FieldID: Hashable

  /// The field that has the focus; nil if none has.
  var focusedField: FieldID? { get }

  /// Sets ``focusedField`` to the field that the user has focused in the view. The caret is placed
  /// already: the view has done that. A holder may refuse the move and keep its focus.
  ///
  /// - Parameter field: The field that the view has focused; nil if no field has the focus.
  mutating func adoptFocus(_ field: FieldID?)
}

/// Keeps a view's own focus and a form's focus the same, without loops and without lost moves.
/// Rule: F1.
///
/// The view owns one mirror. It calls `follow` after each change of the form, and `report` whenever
/// its own focus has moved, by the user or by a request. When either method returns true, that is a
/// request to the view: focus the holder's `focusedField`.
///
/// ```swift
/// if mirror.follow(form) { view.focus = form.focusedField }
/// // in the view's focus callback, at once or late:
/// if mirror.report(view.focus, to: &form) { view.focus = form.focusedField }
/// ```
///
/// Who wins:
/// 1. The form wins until the view has reported the field of the newest request. A report of
///    another field before that is older than the request: a late echo, or a move by the user.
/// 2. After that the view wins: its next report is a move by the user.
/// 3. An echo, which is the report of the requested field itself, changes nothing.
///
/// A view that may drop requests without a report calls ``settle(at:in:)`` when its focus changes
/// no more.
package struct FocusMirror<FieldID: Hashable>: Hashable {
  /// The field that the view has reported last; nil if the view reported that no field has the
  /// focus.
  private var shownField: FieldID?
  /// The fields of the requests that the view has not answered, the newest last. A nil among them
  /// asks for no focus.
  package private(set) var pending: [FieldID?] = []
  /// The number of requests so far, which is also the number of the newest request.
  package private(set) var generation = 0

  /// `field` is what the view has focused already; nil if no field has the focus.
  package init(showing field: FieldID? = nil) { shownField = field }

  /// Call this after the form has changed. Returns whether the view has to focus the form's field;
  /// false if the view has focused that field already, or was asked to focus it.
  ///
  /// ```swift
  /// if mirror.follow(form) { view.focus = form.focusedField }
  /// ```
  ///
  /// - Complexity: O(1).
  package mutating func follow<Holder: FocusHolder>(
    _ form: Holder
  ) -> Bool where Holder.FieldID == FieldID {
    told != form.focusedField && request(form.focusedField)
  }

  /// Call this when the view's own focus has moved, by a request or by the user. A move by the user
  /// moves the form's focus.
  ///
  /// ```swift
  /// if mirror.report(view.focus, to: &form) { view.focus = form.focusedField }
  /// ```
  ///
  /// - Returns: Whether the view has to focus the form's field; false if both agree.
  /// - Complexity: O(1); if the form's focus moves, as long as the form's commit takes.
  package mutating func report<Holder: FocusHolder>(
    _ field: FieldID?, to form: inout Holder
  ) -> Bool where Holder.FieldID == FieldID {
    report(field, after: nil, to: &form)
  }

  /// Call this when the view's own focus has moved, if the view numbers the requests: 1 for the
  /// first, and so on. A report that is older than the newest request is ignored.
  ///
  /// - Parameter generation: The number of the last request that the view had carried out when it
  ///   reported; nil if the view does not number requests.
  package mutating func report<Holder: FocusHolder>(
    _ field: FieldID?, after generation: Int?, to form: inout Holder
  ) -> Bool where Holder.FieldID == FieldID {
    if let generation, generation < self.generation { return false }
    let told = told
    shownField = field
    if generation != nil {
      pending = []
    } else if let answered = pending.firstIndex(of: field) {
      pending.removeFirst(answered + 1)
    } else if !pending.isEmpty {
      // The view reports a field that no request has asked for. The user may have moved there
      // before or after the view carried out the requests; the report does not tell which. So the
      // form wins, and its focus is requested once more.
      pending = []
      return request(form.focusedField)
    }
    // If the form has moved its focus since the last request, the form wins: the view does not know
    // of that move yet.
    if pending.isEmpty && field != told && form.focusedField == told {
      form.adoptFocus(field)
    }
    return follow(form)
  }

  /// Call this when the view's focus has settled. By then the view has carried out or dropped each
  /// request. If it has focused another field than the form, that counts as a move by the user, and
  /// the form adopts the field, unless the form has moved its focus since the last request.
  ///
  /// ```swift
  /// if mirror.settle(at: view.focus, in: &form) { view.focus = form.focusedField }
  /// ```
  ///
  /// - Returns: Whether the view has to focus the form's field; false if both agree.
  /// - Complexity: O(1); if the form's focus moves, as long as the form's commit takes.
  package mutating func settle<Holder: FocusHolder>(
    at field: FieldID?, in form: inout Holder
  ) -> Bool where Holder.FieldID == FieldID {
    report(field, after: generation, to: &form)
  }

  private mutating func request(_ field: FieldID?) -> Bool {
    generation += 1
    pending.append(field)
    return true
  }

  /// The field that has the focus when the view has carried out all requests; nil if no field has
  /// the focus then.
  private var told: FieldID? { pending.last ?? shownField }
}

extension FocusMirror: Sendable where FieldID: Sendable {}
