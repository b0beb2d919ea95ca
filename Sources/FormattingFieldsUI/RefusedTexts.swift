#if canImport(SwiftUI)
  public import FormattingFieldsFoundation
  public import SwiftUI

  extension View {
    /// Stores the texts that the number fields inside have refused in the host's model, so that the model alone tells
    /// whether everything is valid.
    ///
    /// ```swift
    /// struct Item {
    ///   var price: Double? = 2.5
    ///   var refused = RefusedTexts()
    ///   var isValid: Bool { refused.isEmpty && (price ?? 0) > 0 }
    /// }
    ///
    /// Form { FormattingTextField("Price", value: $item.price, format: .number) }
    ///   .refusedTexts($item.refused)
    /// ```
    ///
    /// The binding is written only while this view is there. When a field disappears, its text is removed.
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
        .onAppear { holder.isGone = false }
        .onDisappear { holder.isGone = true }
    }
  }

  /// Stores the texts that fields have refused in the host's model, while the view with the modifier `refusedTexts(_:)`
  /// is on the screen.
  @MainActor @Observable
  final class RefusedTextsHolder {
    @ObservationIgnored private var texts: Binding<RefusedTexts>?
    @ObservationIgnored var isGone = false

    func follow(_ texts: Binding<RefusedTexts>) { self.texts = texts }

    func report(_ text: String?, of field: AnyObject) {
      guard !isGone, let texts else { return }
      let id = ObjectIdentifier(field)
      if texts.wrappedValue[id] != text { texts.wrappedValue[id] = text }
    }

    /// Removes the text of a field that has disappeared. Waits a turn of the run loop: if the whole screen has
    /// disappeared by then, the binding may be dead and is not written.
    func remove(_ field: AnyObject) {
      Task { self.report(nil, of: field) }
    }
  }
#endif
