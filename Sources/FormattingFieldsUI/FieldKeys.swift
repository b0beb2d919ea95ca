#if canImport(SwiftUI)
  public import SwiftUI
  import SystemTextFields
  #if canImport(UIKit) && !os(watchOS)
    package import FieldEditing
    public import UIKit
  #endif

  extension View {
    #if canImport(UIKit) && !os(watchOS)
      /// The keyboard of the fields inside, in any place. SwiftUI's `keyboardType` does not count around a number
      /// field: the field's own choice is the inner one, which wins.
      ///
      /// ```swift
      /// FormattingTextField("Price", value: $price, format: .number)
      ///   .focused($isFocused)
      ///   .fieldKeyboard(.decimalPad)
      /// ```
      ///
      /// With nil the fields inside choose none, so that SwiftUI's `keyboardType` counts wherever it stands. A text field
      /// of a form chooses none anyway.
      public func fieldKeyboard(_ type: UIKeyboardType?) -> some View {
        environment(\.keyboardChoice, type.map { .type($0) } ?? .swiftUI)
      }
    #endif

    /// Has the Return key of the fields of forms inside say "next", and "done" in the last one. Without this modifier
    /// SwiftUI's `submitLabel` counts, wherever it stands.
    public func fieldSubmitLabels(_ isShown: Bool = true) -> some View {
      environment(\.showsSubmitLabels, isShown)
    }

    #if !os(tvOS)
      /// Puts a stepper beside each number field inside that has a step. What it has stepped to is committed,
      /// unless someone is typing there.
      ///
      /// ```swift
      /// FormattingTextField("Share", value: $share, format: .percent)
      ///   .policies { $0.step = 0.05 }
      ///   .fieldStepper()
      /// ```
      public func fieldStepper(_ isShown: Bool = true) -> some View {
        environment(\.showsStepper, isShown)
      }
    #endif

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

    var showsStepper: Bool {
      get { self[StepperKey.self] }
      set { self[StepperKey.self] = newValue }
    }
  }

  private struct SubmitLabelsKey: EnvironmentKey {
    static let defaultValue = false
  }

  private struct StepperKey: EnvironmentKey {
    static let defaultValue = false
  }

  /// A number field, and beside it a stepper if the host wants one.
  package struct WithStepper<Field: View, Label: View>: View {
    let field: Field
    let label: Label
    /// Steps up or down; nil for a field without a step.
    let step: (@MainActor (_ up: Bool) -> Void)?
    @Environment(\.showsStepper) private var showsStepper

    package init(field: Field, label: Label, step: (@MainActor (_ up: Bool) -> Void)?) {
      (self.field, self.label, self.step) = (field, label, step)
    }

    package var body: some View {
      #if os(tvOS)
        field
      #else
        if showsStepper, let step {
          HStack {
            field
            Stepper {
              label
            } onIncrement: {
              step(true)
            } onDecrement: {
              step(false)
            }
            .labelsHidden()
          }
        } else {
          field
        }
      #endif
    }
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
      @Environment(\.keyboardChoice) private var choice

      package init(keys: EntryKeys?) { self.keys = keys }

      /// Nil if SwiftUI's own modifier chooses.
      private var type: UIKeyboardType? {
        switch choice {
        case .field: keys?.keyboard
        case .type(let type): type
        case .swiftUI: nil
        }
      }

      package func body(content: Content) -> some View {
        if let type { content.keyboardType(type) } else { content }
      }
    }

    extension EnvironmentValues {
      fileprivate var keyboardChoice: KeyboardChoice {
        get { self[KeyboardChoiceKey.self] }
        set { self[KeyboardChoiceKey.self] = newValue }
      }
    }

    /// Who chooses the keyboard: the field, the host, or SwiftUI's own modifier.
    private enum KeyboardChoice {
      case field
      case type(UIKeyboardType)
      case swiftUI
    }

    private struct KeyboardChoiceKey: EnvironmentKey {
      static var defaultValue: KeyboardChoice { .field }
    }
  #endif
#endif
