#if canImport(SwiftUI)
  public import FormattingFieldsFoundation
  public import SwiftUI

  extension View {
    /// Keeps the texts that the number fields inside refuse in a model of the host's, so that what is valid follows from
    /// the model alone.
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
    /// The binding is written while this view is there. A field that goes away takes its text with it.
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

  /// Writes the refused texts of fields into a host's model, as long as there is a view that shows them.
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

    /// A later turn knows whether the screen goes, too, and the binding with it.
    func remove(_ field: AnyObject) {
      Task { self.report(nil, of: field) }
    }
  }
#endif
