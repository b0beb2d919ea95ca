#if canImport(SwiftUI)
  import FieldEditing
  import Foundation
  public import SwiftUI
  #if canImport(UIKit) && !os(watchOS)
    public import UIKit
  #endif

  extension View {
    /// Puts one Done button above the keyboard for all fields inside whose keyboard has no Return, or
    /// none. Without this modifier, a field has a place of its own, and a form whose focus is followed has one.
    ///
    /// ```swift
    /// List { … }.fieldDoneButton()        // one place for all rows
    /// Form { … }.fieldDoneButton(false)   // the screen has a toolbar of its own
    /// ```
    @ViewBuilder public func fieldDoneButton(_ isShown: Bool = true) -> some View {
      #if canImport(UIKit) && !os(tvOS) && !os(watchOS)
        if isShown { modifier(DoneBar()) } else { environment(\.donePlace, .nowhere) }
      #else
        self
      #endif
    }

    #if canImport(UIKit) && !os(watchOS)
      /// The keyboard of the fields inside, behind any other modifier. SwiftUI's `keyboardType` counts only
      /// right behind a field: further out, the field's own choice is the inner one, which wins.
      ///
      /// ```swift
      /// FormattingTextField("Price", value: $price, format: .number)
      ///   .focused($isFocused)
      ///   .fieldKeyboard(.decimalPad)
      /// ```
      ///
      /// With nil the fields inside choose none, so that SwiftUI's `keyboardType` counts wherever it stands.
      public func fieldKeyboard(_ type: UIKeyboardType?) -> some View {
        environment(\.keyboardChoice, type.map { .type($0) } ?? .swiftUI)
      }
    #endif

    /// The word on the Return key in the fields of forms inside, in place of "next" and "done".
    public func fieldSubmitLabel(_ label: SubmitLabel) -> some View {
      environment(\.fieldSubmitLabel, label)
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
    func editingKeys(
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
    @ViewBuilder func exact(_ isExact: Bool) -> some View {
      if isExact {
        autocorrectionDisabled()
      } else {
        // A modifier here would override the host's own, which stands around this view.
        self
      }
    }
  }

  extension EnvironmentValues {
    var fieldSubmitLabel: SubmitLabel? {
      get { self[SubmitLabelKey.self] }
      set { self[SubmitLabelKey.self] = newValue }
    }

    var showsStepper: Bool {
      get { self[StepperKey.self] }
      set { self[StepperKey.self] = newValue }
    }
  }

  private struct SubmitLabelKey: EnvironmentKey {
    static var defaultValue: SubmitLabel? { nil }
  }

  private struct StepperKey: EnvironmentKey {
    static let defaultValue = false
  }

  /// A number field, and beside it a stepper if the host wants one.
  struct WithStepper<Field: View, Label: View>: View {
    let field: Field
    let label: Label
    /// Steps up or down; nil for a field without a step.
    let step: (@MainActor (_ up: Bool) -> Void)?
    @Environment(\.showsStepper) private var showsStepper

    var body: some View {
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
    /// The keyboard on the screen, and a Done button if that keyboard has no Return.
    struct FieldKeyboard: ViewModifier {
      /// The keyboard that the host has chosen; nil for the one that the field needs.
      let chosen: UIKeyboardType?
      let keys: EntryKeys
      let isNumber: Bool
      let isFocused: Bool
      let done: @MainActor () -> Void
      @Environment(\.keyboardChoice) private var choice

      /// Nil if SwiftUI's own modifier chooses.
      private var type: UIKeyboardType? {
        if let chosen { return chosen }
        return switch choice {
        case .field: keys.keyboard(isNumber: isNumber)
        case .type(let type): type
        case .swiftUI: nil
        }
      }

      func body(content: Content) -> some View {
        #if os(tvOS)
          typed(content)
        #else
          let hasNoReturn = (type ?? EditedText.keyboard)?.hasNoReturn ?? false
          typed(content).modifier(DoneKey(isWanted: isFocused && hasNoReturn, press: done))
        #endif
      }

      @ViewBuilder private func typed(_ content: Content) -> some View {
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

    extension UIKeyboardType {
      fileprivate var hasNoReturn: Bool {
        self == .numberPad || self == .decimalPad || self == .asciiCapableNumberPad
      }
    }

    extension EntryKeys {
      /// The decimal pad has no minus, so a number that may be negative gets the keyboard with all signs,
      /// which has letters behind one more key.
      func keyboard(isNumber: Bool) -> UIKeyboardType {
        switch self {
        case .digits: .numberPad
        case .decimal: .decimalPad
        case .number: .numbersAndPunctuation
        case .text: isNumber ? .numbersAndPunctuation : .default
        }
      }
    }
  #endif
#endif
