#if canImport(SwiftUI)
  package import FieldEditing
  public import FormattingFieldsFoundation
  public import SwiftUI

  extension View {
    /// Stores the texts that the number fields of this view have refused in the host's model, so
    /// that the model alone tells whether everything is valid.
    ///
    /// ```swift
    /// struct Item {
    ///   var price: Double? = 2.5
    ///   var refused = RefusedTexts()
    ///   var isValid: Bool { refused.isEmpty && (price ?? 0) > 0 }
    /// }
    ///
    /// Form { FormattingTextField("Price", value: $draft.price, format: .number) }
    ///   .refusedTexts($draft.refused)
    /// ```
    ///
    /// A text counts as long as SwiftUI keeps the field's state: also in a row that has scrolled
    /// out of sight, or on a screen that another covers. Then it is no longer in the collection,
    /// nor in a copy of it. The binding is written only while the field is there.
    public func refusedTexts(_ texts: Binding<RefusedTexts>) -> some View {
      modifier(RefusedTextsFollower(texts: texts))
    }
  }

  private struct RefusedTextsFollower: ViewModifier {
    let texts: Binding<RefusedTexts>
    @State private var holder = RefusedTextsHolder()

    func body(content: Content) -> some View {
      let _ = holder.follow(texts)
      content.environment(holder)
    }
  }

  @MainActor @Observable
  package final class RefusedTextsHolder {
    private struct Refused {
      weak var field: AnyObject?
      let text: RefusedFieldText
    }

    @ObservationIgnored private var binding: Binding<RefusedTexts>?
    @ObservationIgnored private var texts: [ObjectIdentifier: Refused] = [:]

    func follow(_ binding: Binding<RefusedTexts>) { self.binding = binding }

    /// Stores the text that a field refuses; nil if it refuses none.
    ///
    /// - Parameter isGone: Whether the field's view has disappeared. The binding may be dead then,
    ///   and is not written: a text that is accepted now is removed, and a newly refused one is not
    ///   stored.
    func report(_ text: String?, of field: AnyObject, isGone: Bool) {
      let id = ObjectIdentifier(field)
      if let freed = texts[id], freed.field == nil { remove(id) }
      let old = texts[id]?.text
      guard old?.text != text else { return }
      if isGone {
        if text == nil { remove(id) }
        return
      }
      let new = text.map { RefusedFieldText($0) }
      texts[id] = new.map { Refused(field: field, text: $0) }
      binding?.wrappedValue.set(new, of: id)
      old?.withdraw()
    }

    /// Removes the texts of the fields that have been freed.
    func removeFreed() {
      for (id, refused) in texts where refused.field == nil { remove(id) }
    }

    func remove(_ id: ObjectIdentifier) { texts.removeValue(forKey: id)?.text.withdraw() }
  }

  /// What a field reports to, and the place that it has there.
  ///
  /// A field that disappears keeps its place, with the text that it has refused: the text is there
  /// again when the row scrolls back, and meanwhile a Save button must not take the number before
  /// it. SwiftUI frees the view's state, and with it this object, when the view is gone for good.
  @MainActor
  package final class FieldPlace {
    private var group: FieldGroup?
    private var refused: RefusedTextsHolder?

    package nonisolated init() {}

    deinit {
      let (group, refused) = (group, refused)
      if group == nil, refused == nil { return }
      // By then the place is freed, and another object may have its address.
      Task { @MainActor in
        group?.removeFreed()
        refused?.removeFreed()
      }
    }

    /// Reports what the field has.
    ///
    /// - Parameters:
    ///   - text: The text that the field refuses; nil if it refuses none.
    ///   - isGone: Whether the view has disappeared.
    ///   - commit: Commits the field, for ``FieldGroup/commit()``.
    package func report(
      refusing text: String?, isEdited: Bool, isGone: Bool, to group: FieldGroup?,
      _ refused: RefusedTextsHolder?, commit: @escaping @MainActor () -> FieldCommit?
    ) {
      if group !== self.group { self.group?.remove(self) }
      if refused !== self.refused { self.refused?.remove(ObjectIdentifier(self)) }
      (self.group, self.refused) = (group, refused)
      group?.report(self, isAcceptable: text == nil, isEdited: isEdited, commit: commit)
      refused?.report(text, of: self, isGone: isGone)
    }
  }
#endif
