#if canImport(SwiftUI)
  public import SwiftUI
  #if canImport(UIKit) && !os(watchOS)
    import UIKit
  #endif

  extension View {
    /// Shows SwiftUI's stepper beside each number field of this view that has a step. Held down,
    /// the stepper repeats, faster with time. Each step is written to the binding at once;
    /// `onCommit(perform:)` is not called. Steps in a row are one change in a form's undo history.
    /// tvOS has no stepper, and shows none.
    ///
    /// ```swift
    /// FormattingTextField("Share", value: $share, format: .percent)
    ///   .policies { $0.step = 0.05 }
    ///   .fieldStepper()
    /// ```
    public func fieldStepper(_ isShown: Bool = true) -> some View {
      environment(\.showsStepper, isShown)
    }

    /// Shows a ± button beside each number field of this view whose numbers may be negative. The
    /// button is shown on a telephone only, where the number pad has no minus. The new number is
    /// committed, unless the field has the focus.
    ///
    /// ```swift
    /// FormattingTextField("Balance", value: $balance, format: .number).fieldSignButton()
    /// ```
    ///
    /// `fieldKeyboardBar(_:previous:)` can show the same key above the keyboard.
    public func fieldSignButton(_ isShown: Bool = true) -> some View {
      environment(\.showsSignButton, isShown)
    }
  }

  extension EnvironmentValues {
    var showsStepper: Bool {
      get { self[StepperKey.self] }
      set { self[StepperKey.self] = newValue }
    }

    var showsSignButton: Bool {
      get { self[SignButtonKey.self] }
      set { self[SignButtonKey.self] = newValue }
    }
  }

  private struct StepperKey: EnvironmentKey {
    static let defaultValue = false
  }

  private struct SignButtonKey: EnvironmentKey {
    static let defaultValue = false
  }

  /// The actions of the buttons beside a number field; an action is nil where the field needs no
  /// such button.
  package struct FieldButtons {
    let step: (@MainActor (_ up: Bool) -> Void)?
    let turnSign: (@MainActor () -> Void)?
    /// What a screen reader calls the button for the sign.
    let signWord: String
    /// Called after each press of a button.
    let end: @MainActor () -> Void

    package init(
      step: (@MainActor (_ up: Bool) -> Void)?, turnSign: (@MainActor () -> Void)?,
      signWord: String, end: @escaping @MainActor () -> Void
    ) { (self.step, self.turnSign, self.signWord, self.end) = (step, turnSign, signWord, end) }
  }

  /// A number field with the buttons that the host wants beside it.
  package struct WithButtons<Field: View, Label: View>: View {
    let field: Field
    let label: Label
    let buttons: FieldButtons
    @Environment(\.showsStepper) private var showsStepper
    @Environment(\.showsSignButton) private var showsSignButton

    package init(field: Field, label: Label, buttons: FieldButtons) {
      (self.field, self.label, self.buttons) = (field, label, buttons)
    }

    package var body: some View {
      #if os(tvOS)
        field
      #else
        // One view, whether buttons are shown or not: a field that becomes another view loses the
        // focus.
        HStack {
          field
          if showsSignButton, Self.isPhone, let turnSign = buttons.turnSign {
            Button("\u{B1}") {
              turnSign()
              buttons.end()
            }
            .buttonStyle(.borderless)
            .accessibilityLabel(Text(verbatim: buttons.signWord))
          }
          if showsStepper, let step = buttons.step { stepper(step) }
        }
      #endif
    }

    #if !os(tvOS)
      private func stepper(_ step: @escaping @MainActor (Bool) -> Void) -> some View {
        Stepper {
          label
        } onIncrement: {
          step(true)
          buttons.end()
        } onDecrement: {
          step(false)
          buttons.end()
        }
        .labelsHidden()
      }

      private static var isPhone: Bool {
        #if os(iOS)
          UIDevice.current.userInterfaceIdiom == .phone
        #else
          false
        #endif
      }
    #endif
  }

  /// The system's own translation of an English word into the app's language; the English word if
  /// there is none.
  @MainActor
  package func systemWord(_ word: String) -> String {
    #if canImport(UIKit) && !os(watchOS)
      Bundle(for: UIResponder.self).localizedString(forKey: word, value: word, table: nil)
    #else
      word
    #endif
  }
#endif
