#if canImport(SwiftUI)
  import FieldEditing
  import Foundation
  public import SwiftUI
  #if canImport(UIKit) && !os(watchOS)
    import UIKit
  #endif

  extension View {
    /// Puts one Done button above the keyboard for all fields inside whose keyboard has no Return, or
    /// none. Without this modifier, each field has a place for its own.
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

    /// Keys of a hardware keyboard: Escape puts back what editing began with and, in a number with a step,
    /// the arrows step. Elsewhere the arrows are the text's own, and while an input method composes, all
    /// keys are its own.
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

  #if !os(watchOS)
    /// Whether a key was for the field.
    @MainActor
    private func handled(_ act: @MainActor () -> Bool) -> KeyPress.Result {
      MarkedText.range == nil && act() ? .handled : .ignored
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

      private var type: UIKeyboardType { chosen ?? keys.keyboard(isNumber: isNumber) }

      func body(content: Content) -> some View {
        #if os(tvOS)
          content.keyboardType(type)
        #else
          content
            .keyboardType(type)
            .modifier(DoneKey(isWanted: isFocused && type.hasNoReturn, press: done))
        #endif
      }
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

      /// The separator on the decimal key of a telephone's pad, which follows the device's region
      /// whatever the style writes; "" for other keyboards, whose keys mean what they show.
      @MainActor var keypadSeparator: String {
        self == .decimal && UIDevice.current.userInterfaceIdiom == .phone
          ? Locale.current.decimalSeparator ?? "" : ""
      }
    }
  #else
    extension EntryKeys {
      var keypadSeparator: String { "" }
    }
  #endif
#endif
