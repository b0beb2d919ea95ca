#if canImport(SwiftUI)
  import FieldEditing
  import Foundation
  #if canImport(UIKit) && !os(watchOS)
    import UIKit

    /// Knows what an input method is composing, which SwiftUI does not tell.
    @MainActor
    enum MarkedText {
      private static weak var edited: UITextField?
      private static var observation: (any NSObjectProtocol)?

      /// Looks out for the text field in which editing begins. Call it before that.
      static func observe() {
        guard observation == nil else { return }
        observation = NotificationCenter.default.addObserver(
          forName: UITextField.textDidBeginEditingNotification, object: nil, queue: .main
        ) { notification in
          let view = notification.object as? UITextField
          MainActor.assumeIsolated { edited = view }
        }
      }

      /// The marked part of the text that is being edited; nil if nothing is composed.
      static var range: TextRange? {
        edited.flatMap { $0.isFirstResponder ? $0.range($0.markedTextRange) : nil }
      }
    }
  #elseif canImport(AppKit)
    import AppKit

    /// Knows what an input method is composing, which SwiftUI does not tell.
    @MainActor
    enum MarkedText {
      static func observe() {}

      /// The marked part of the text that is being edited; nil if nothing is composed.
      static var range: TextRange? {
        guard let view = NSApplication.shared.keyWindow?.firstResponder as? NSTextView,
          view.hasMarkedText()
        else { return nil }
        return TextRange(view.markedRange())
      }
    }
  #else
    /// A watch hands over whole texts, so nothing is ever composed.
    @MainActor
    enum MarkedText {
      static func observe() {}
      static var range: TextRange? { nil }
    }
  #endif
#endif
