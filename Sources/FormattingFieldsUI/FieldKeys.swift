#if canImport(SwiftUI)
  public import SwiftUI
  import SystemTextFields
  #if canImport(UIKit) && !os(watchOS)
    package import FieldEditing
  #endif

  extension View {
    #if canImport(UIKit) && !os(watchOS)
      /// Has each number field inside choose the keyboard that fits it, by type, bounds and format: a pad with digits, one
      /// with a decimal key, or numbers and punctuation where there may be a minus. SwiftUI's `keyboardType` does not
      /// count inside: of two the inner one wins.
      ///
      /// ```swift
      /// Form { … }.fieldKeyboard()
      /// ```
      ///
      /// Without this modifier SwiftUI's `keyboardType` counts, wherever it stands.
      public func fieldKeyboard(_ isChosen: Bool = true) -> some View {
        environment(\.choosesKeyboard, isChosen)
      }
    #else
      /// Has each number field inside choose the keyboard that fits it. There is one keyboard on this system.
      public func fieldKeyboard(_ isChosen: Bool = true) -> some View { self }
    #endif

    /// Has the Return key of the fields of forms inside say "next", and "done" in the last one. Without this modifier
    /// SwiftUI's `submitLabel` counts, wherever it stands.
    public func fieldSubmitLabels(_ isShown: Bool = true) -> some View {
      environment(\.showsSubmitLabels, isShown)
    }

    /// Keys of a hardware keyboard: Escape puts back what editing began with and, in a number with a step,
    /// the arrows step. Elsewhere the arrows are the text's own, and while an input method composes, all
    /// keys are its own. Rule: H6.
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

    /// What a keyboard does for a text that is not a sentence.
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

  #if !os(watchOS)
    /// Whether a key was for the field.
    @MainActor
    private func handled(_ act: @MainActor () -> Bool) -> KeyPress.Result {
      EditedText.markedRange == nil && act() ? .handled : .ignored
    }
  #endif

  #if canImport(UIKit) && !os(watchOS)
    /// The keyboard on the screen.
    package struct FieldKeyboard: ViewModifier {
      /// The keys of a number; nil for a text, whose keyboard is the host's.
      let keys: EntryKeys?
      @Environment(\.choosesKeyboard) private var isChosen

      package init(keys: EntryKeys?) { self.keys = keys }

      package func body(content: Content) -> some View {
        if isChosen, let keys { content.keyboardType(keys.keyboard) } else { content }
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
