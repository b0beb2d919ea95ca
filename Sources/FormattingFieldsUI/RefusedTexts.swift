#if canImport(SwiftUI)
  public import FormattingFieldsFoundation
  public import SwiftUI

  extension View {
    /// Stores the texts that the number fields of this view have refused in the host's model, so that the model alone
    /// tells whether everything is valid.
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
        .onAppear { holder.appear() }
        .onDisappear { holder.isGone = true }
    }
  }

  /// Stores the texts that fields have refused in the host's model, while the view with the modifier `refusedTexts(_:)`
  /// is on the screen.
  @MainActor @Observable
  final class RefusedTextsHolder {
    @ObservationIgnored private var texts: Binding<RefusedTexts>?
    @ObservationIgnored var isGone = false
    /// What the fields have reported since the view has disappeared: a refused text, or nil for a field that has none
    /// or has disappeared itself.
    @ObservationIgnored private var unwritten: [ObjectIdentifier: String?] = [:]
    /// The fields that have disappeared in this turn of the run loop.
    @ObservationIgnored private var leaving: Set<ObjectIdentifier> = []

    func follow(_ texts: Binding<RefusedTexts>) { self.texts = texts }

    /// Notes that the view has appeared, and writes what fields of the view have reported before, since a field may
    /// appear earlier than the view around it.
    func appear() {
      isGone = false
      for (field, text) in unwritten { write(text, field) }
      unwritten = [:]
    }

    func report(_ text: String?, of field: AnyObject) {
      leaving.remove(ObjectIdentifier(field))
      write(text, ObjectIdentifier(field))
    }

    /// Removes the text of a field that has disappeared. Waits a turn of the run loop: if the whole screen has
    /// disappeared by then, the binding may be dead and is not written; and the field may be back.
    func remove(_ field: AnyObject) {
      leaving.insert(ObjectIdentifier(field))
      Task {
        if self.leaving.remove(ObjectIdentifier(field)) != nil {
          self.write(nil, ObjectIdentifier(field))
        }
      }
    }

    private func write(_ text: String?, _ field: ObjectIdentifier) {
      if isGone {
        unwritten.updateValue(text, forKey: field)
      } else if let texts, texts.wrappedValue[field] != text {
        texts.wrappedValue[field] = text
      }
    }
  }
#endif
