#if canImport(SwiftUI)
  import FieldEditing
  import Foundation
  #if canImport(UIKit) && !os(watchOS)
    import UIKit

    /// Knows what SwiftUI does not tell of the text that is being edited: what an input method is composing
    /// there, and by which keyboard.
    @MainActor
    enum EditedText {
      private static weak var view: UITextField?
      private static var observation: (any NSObjectProtocol)?

      /// Looks out for the text field in which editing begins. Call it before that.
      static func observe() {
        guard observation == nil else { return }
        observation = NotificationCenter.default.addObserver(
          forName: UITextField.textDidBeginEditingNotification, object: nil, queue: .main
        ) { notification in
          let view = notification.object as? UITextField
          MainActor.assumeIsolated { Self.view = view }
        }
      }

      private static var edited: UITextField? {
        view.flatMap { $0.isFirstResponder ? $0 : nil }
      }

      /// What is composed; nil if nothing is.
      static var markedRange: TextRange? { edited.flatMap { $0.range($0.markedTextRange) } }

      /// The keyboard, whoever has chosen it.
      static var keyboard: UIKeyboardType? { edited?.keyboardType }

      /// The separator on the decimal key, as `UITextField.keypadSeparator`.
      static var keypadSeparator: String { edited?.keypadSeparator ?? "" }
    }

    extension UITextField {
      /// The separator on the decimal key of a telephone's pad, which follows the device's region
      /// whatever the style writes; "" for other keyboards, whose keys mean what they show.
      var keypadSeparator: String {
        keyboardType == .decimalPad && UIDevice.current.userInterfaceIdiom == .phone
          ? Locale.current.decimalSeparator ?? "" : ""
      }
    }
  #elseif canImport(AppKit)
    import AppKit

    /// Knows what an input method is composing in the text that is being edited, which SwiftUI does not tell.
    @MainActor
    enum EditedText {
      static func observe() {}

      static var keypadSeparator: String { "" }

      /// What is composed; nil if nothing is.
      static var markedRange: TextRange? {
        guard let view = NSApplication.shared.keyWindow?.firstResponder as? NSTextView,
          view.hasMarkedText()
        else { return nil }
        return TextRange(view.markedRange())
      }
    }
  #else
    /// A watch hands over whole texts, so nothing is ever composed.
    @MainActor
    enum EditedText {
      static func observe() {}
      static var markedRange: TextRange? { nil }
      static var keypadSeparator: String { "" }
    }
  #endif

  extension EditedText {
    /// Whether a system has no keys, but hands over whole texts that were entered elsewhere.
    static var entersWhole: Bool {
      #if os(tvOS) || os(watchOS)
        true
      #else
        false
      #endif
    }
  }

  extension HostedEntry {
    /// Takes the text of SwiftUI's field, which was drawn with `shown` before.
    @MainActor
    mutating func take(_ text: String, from shown: ShownText, refusesKeys: Bool) {
      edit(
        text, selection: nil, marked: refusesKeys ? EditedText.markedRange : nil, from: shown,
        intent: EditedText.entersWhole ? .pasted : nil, keypadSeparator: EditedText.keypadSeparator)
    }
  }
#endif
