#if canImport(SwiftUI)
  public import SwiftUI
  import SystemTextFields
  #if canImport(UIKit) && !os(watchOS)
    package import FieldEditing
  #endif

  extension View {
    #if canImport(UIKit) && !os(watchOS)
      /// Has each number field of this view choose its keyboard by its type, bounds and format: a
      /// pad with digits, a pad with a decimal key, or numbers and punctuation if the number may be
      /// negative. A SwiftUI `keyboardType` around the fields then has no effect, since of nested
      /// keyboard types the innermost counts.
      ///
      /// ```swift
      /// Form { … }.fieldKeyboard()
      /// ```
      ///
      /// Without this modifier SwiftUI's `keyboardType` sets the keyboard, whether on a field or
      /// around fields. A field keeps what it was made with: to change its keyboard would make
      /// another view of it, without the focus.
      public func fieldKeyboard(_ isChosen: Bool = true) -> some View {
        environment(\.choosesKeyboard, isChosen)
      }
    #else
      /// Does nothing: this system has one keyboard only.
      public func fieldKeyboard(_ isChosen: Bool = true) -> some View { self }
    #endif

    /// Has the Return key say "next" in the form fields of this view, and "done" in a form's last
    /// field. Without this modifier SwiftUI's `submitLabel` sets the word, whether on a field or
    /// around fields. A field keeps what it was made with.
    public func fieldSubmitLabels(_ isShown: Bool = true) -> some View {
      environment(\.showsSubmitLabels, isShown)
    }

    /// Gives keys of a hardware keyboard a meaning: Escape puts back what editing began with and,
    /// in a number field with a step, the arrow keys step. In other fields the arrow keys move the
    /// caret. While an input method composes, all keys are left to the input method. Rule: H6.
    package func editingKeys(
      step: @escaping @MainActor (_ up: Bool) -> Bool,
      revert: @escaping @MainActor () -> Bool
    ) -> some View {
      #if os(watchOS)
        self
      #else
        onKeyPress(.upArrow) { handled { step(true) } }
          .onKeyPress(.downArrow) { handled { step(false) } }
          .onKeyPress(.escape) { handled(revert) }
      #endif
    }

    /// Turns autocorrection off for a text that is not a sentence, such as a number.
    @ViewBuilder package func exact(_ isExact: Bool) -> some View {
      if isExact {
        autocorrectionDisabled()
      } else {
        // A modifier here would override the host's own, which stands around this view.
        self
      }
    }
  }

  extension EnvironmentValues {
    package var showsSubmitLabels: Bool {
      get { self[SubmitLabelsKey.self] }
      set { self[SubmitLabelsKey.self] = newValue }
    }
  }

  private struct SubmitLabelsKey: EnvironmentKey {
    static let defaultValue = false
  }

  /// Keeps the first of the values that a setting has while a view is there, where another value
  /// would make another view of it.
  @MainActor
  package final class FirstValue<Value> {
    private var first: Value?

    nonisolated package init() {}

    package func callAsFunction(_ value: Value) -> Value {
      first = first ?? value
      return first ?? value
    }
  }

  #if !os(watchOS)
    /// Carries out the action of a key, and returns whether the field has used the key. A key is
    /// not used while an input method composes.
    @MainActor
    private func handled(_ act: @MainActor () -> Bool) -> KeyPress.Result {
      EditedText.markedRange == nil && act() ? .handled : .ignored
    }
  #endif

  #if canImport(UIKit) && !os(watchOS)
    /// Sets the on-screen keyboard that fits the number, if `fieldKeyboard(_:)` asks for that.
    package struct FieldKeyboard: ViewModifier {
      /// The keys that the number needs; nil for a text, whose keyboard the host chooses.
      let keys: EntryKeys?
      @Environment(\.choosesKeyboard) private var isChosen
      @State private var first = FirstValue<Bool>()

      package init(keys: EntryKeys?) { self.keys = keys }

      package func body(content: Content) -> some View {
        if first(isChosen), let keys { content.keyboardType(keys.keyboard) } else { content }
      }
    }

    extension EnvironmentValues {
      fileprivate var choosesKeyboard: Bool {
        get { self[KeyboardKey.self] }
        set { self[KeyboardKey.self] = newValue }
      }
    }

    private struct KeyboardKey: EnvironmentKey {
      static let defaultValue = false
    }
  #endif
#endif
