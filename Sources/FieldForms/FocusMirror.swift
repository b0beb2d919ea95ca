/// Keeps a view's own focus and a form's focus the same, without loops and without lost moves. (F1)
///
/// The view owns one mirror. After each change of the form it asks what to focus; whenever the
/// view's focus moved, by the user or by such a request, it reports so. An answer of true is a request:
/// to focus the form's ``FieldForm/focusedField``.
///
/// ```swift
/// if mirror.follow(form) { view.focus = form.focusedField }
/// // in the view's focus callback, at once or late:
/// if mirror.report(view.focus, to: &form) { view.focus = form.focusedField }
/// ```
///
/// Who wins:
/// 1. The form, until the view has answered the newest request: whatever else it reports was so
///    before it carried that request out, be it a late echo or a move of the user.
/// 2. The view, after the answer: what it reports then is the user's move.
/// 3. Nobody, by an echo: the report of what was requested changes nothing.
///
/// A view that drops requests without a report says ``settle(at:in:)`` once it has come to rest.
public struct FocusMirror<FieldID: Hashable & Sendable>: Hashable, Sendable {
  /// What the view has reported last, or was at when it settled.
  public private(set) var shownField: FieldID?
  /// The fields of the requests that the view has not answered, the newest last; nil for none.
  public private(set) var pending: [FieldID?] = []
  /// The number of the newest request: how many there were.
  public private(set) var generation = 0

  /// Makes a mirror for a view.
  ///
  /// - Parameter field: What the view has focused already.
  public init(showing field: FieldID? = nil) { shownField = field }

  /// Whether the view has to focus the form's field after a change of the form; false where it shows it
  /// or is on its way there.
  ///
  /// ```swift
  /// if mirror.follow(form) { view.focus = form.focusedField }
  /// ```
  ///
  /// - Complexity: O(1).
  public mutating func follow<Content: FormContent>(
    _ form: FieldForm<Content>
  ) -> Bool where Content.FieldID == FieldID {
    told != form.focusedField && request(form.focusedField)
  }

  /// Takes a report of what the view has focused now.
  ///
  /// ```swift
  /// if mirror.report(view.focus, to: &form) { view.focus = form.focusedField }
  /// ```
  ///
  /// - Parameters:
  ///   - field: The field; nil for none.
  ///   - generation: The ``generation`` of the last request that the view had carried out then; nil,
  ///     the default, where the view cannot tell.
  ///   - form: The form.
  /// - Returns: Whether the view has to focus the form's field after all; false where both agree.
  /// - Complexity: O(1) for an echo, else that of the commit.
  public mutating func report<Content: FormContent>(
    _ field: FieldID?, after generation: Int? = nil, to form: inout FieldForm<Content>
  ) -> Bool where Content.FieldID == FieldID {
    if let generation, generation < self.generation { return false }
    let told = told
    shownField = field
    if generation != nil {
      pending = []
    } else if let answered = pending.firstIndex(of: field) {
      pending.removeFirst(answered + 1)
    } else if !pending.isEmpty {
      // The view may have carried out all of them before this move, so the last is made again.
      pending = []
      return request(form.focusedField)
    }
    // Where the form has moved on, the view has not heard of it yet.
    if pending.isEmpty && field != told && form.focusedField == told {
      _ = form.focus(field, selects: false)
    }
    return follow(form)
  }

  /// Takes the view's word that it has carried out, or dropped, all requests and rests at a field.
  ///
  /// ```swift
  /// if mirror.settle(at: view.focus, in: &form) { view.focus = form.focusedField }
  /// ```
  ///
  /// - Returns: Whether the view has to focus the form's field after all; false where both agree.
  /// - Complexity: O(1) for an echo, else that of the commit.
  public mutating func settle<Content: FormContent>(
    at field: FieldID?, in form: inout FieldForm<Content>
  ) -> Bool where Content.FieldID == FieldID {
    report(field, after: generation, to: &form)
  }

  private mutating func request(_ field: FieldID?) -> Bool {
    generation += 1
    pending.append(field)
    return true
  }

  /// Where the view is or will be once it has carried out all requests.
  private var told: FieldID? { pending.last ?? shownField }
}
