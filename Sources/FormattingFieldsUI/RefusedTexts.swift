#if canImport(SwiftUI)
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
    /// The binding is written only while the field is there. When a field disappears, its text is
    /// no longer in the collection, nor in a copy of it.
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
    @ObservationIgnored private var binding: Binding<RefusedTexts>?
    @ObservationIgnored private var texts: [ObjectIdentifier: RefusedFieldText] = [:]

    func follow(_ binding: Binding<RefusedTexts>) { self.binding = binding }

    /// Stores the text that a field refuses; nil if it refuses none.
    package func report(_ text: String?, of field: AnyObject) {
      let id = ObjectIdentifier(field)
      guard texts[id]?.text != text else { return }
      let old = texts.removeValue(forKey: id)
      texts[id] = text.map { RefusedFieldText($0) }
      binding?.wrappedValue.set(texts[id], of: id)
      old?.withdraw()
    }

    /// Removes the text of a field that has disappeared. The binding may be dead, and is not
    /// written.
    package func remove(_ field: AnyObject) {
      texts.removeValue(forKey: ObjectIdentifier(field))?.withdraw()
    }
  }
#endif
