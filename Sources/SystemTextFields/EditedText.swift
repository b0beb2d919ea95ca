package import FieldEditing
import Foundation

#if canImport(UIKit) && !os(watchOS)
  package import UIKit

  /// Gives access to the text that is being edited, for what SwiftUI does not offer: the range that an input method
  /// composes, the caret, and the separator on the decimal key.
  @MainActor
  package enum EditedText {
    private static weak var view: UITextField?
    private static var observation: (any NSObjectProtocol)?

    /// Starts to observe which text field is being edited. Call it before editing begins; further calls do nothing.
    package static func observe() {
      guard observation == nil else { return }
      observation = NotificationCenter.default.addObserver(
        forName: UITextField.textDidBeginEditingNotification, object: nil, queue: .main
      ) { notification in
        let view = notification.object as? UITextField
        MainActor.assumeIsolated { Self.view = view }
      }
    }

    /// The text field that has the keyboard; nil if no text field has it.
    package static var edited: UITextField? {
      view.flatMap { $0.isFirstResponder ? $0 : nil }
    }

    /// The range that an input method is composing; nil if there is none.
    package static var markedRange: TextRange? { edited.flatMap { $0.range($0.markedTextRange) } }

    /// The UTF-16 offset of the caret if the edited text is `text`; nil if another text is edited, or if something is
    /// selected.
    package static func caret(in text: String) -> Int? {
      guard let edited, edited.text == text, let range = edited.selectedTextRange else {
        return nil
      }
      let start = edited.offset(from: edited.beginningOfDocument, to: range.start)
      let end = edited.offset(from: edited.beginningOfDocument, to: range.end)
      return start == end ? end : nil
    }

    /// Selects a range, in UTF-16 offsets, if the edited text is `text` and no input method is composing.
    package static func select(_ range: Range<Int>, in text: String) {
      guard let edited, edited.text == text, edited.markedTextRange == nil else { return }
      edited.select(range)
    }

    /// The separator that the decimal key of the edited text field types; "" if no text field is edited.
    package static var keypadSeparator: String { edited?.keypadSeparator ?? "" }
  }

  extension UITextField {
    /// The separator that the decimal key of a telephone's decimal pad types, which follows the device's region,
    /// whatever the field's format. Other keyboards give "": their keys type what they show.
    package var keypadSeparator: String {
      keyboardType == .decimalPad && UIDevice.current.userInterfaceIdiom == .phone
        ? Locale.current.decimalSeparator ?? "" : ""
    }
  }

  extension UITextField {
    /// The UTF-16 offsets of a range of the text; nil if `range` is nil.
    package func range(_ range: UITextRange?) -> TextRange? {
      guard let range else { return nil }
      let start = beginningOfDocument
      return .utf16(offset(from: start, to: range.start), offset(from: start, to: range.end))
    }

    /// Selects a range of the text, in UTF-16 offsets.
    package func select(_ offsets: Range<Int>) {
      if let start = position(from: beginningOfDocument, offset: offsets.lowerBound),
        let end = position(from: beginningOfDocument, offset: offsets.upperBound)
      {
        selectedTextRange = textRange(from: start, to: end)
      }
    }
  }

  extension EntryKeys {
    /// The on-screen keyboard that has these keys. The decimal pad has no minus, so a number that may be negative gets
    /// the keyboard of numbers and punctuation, on which one more key switches to letters.
    package var keyboard: UIKeyboardType {
      switch self {
      case .digits: .numberPad
      case .decimal: .decimalPad
      case .number, .text: .numbersAndPunctuation
      }
    }
  }
#elseif canImport(AppKit)
  package import AppKit

  /// Gives access to the text that is being edited, for what SwiftUI does not offer: the range that an input method
  /// composes, and the caret.
  @MainActor
  package enum EditedText {
    package static func observe() {}

    package static var keypadSeparator: String { "" }

    private static var edited: NSTextView? {
      NSApplication.shared.keyWindow?.firstResponder as? NSTextView
    }

    /// The range that an input method is composing; nil if there is none.
    package static var markedRange: TextRange? {
      edited.flatMap { $0.hasMarkedText() ? TextRange($0.markedRange()) : nil }
    }

    /// The UTF-16 offset of the caret if the edited text is `text`; nil if another text is edited, or if something is
    /// selected.
    package static func caret(in text: String) -> Int? {
      guard let edited, edited.string == text else { return nil }
      let range = edited.selectedRange()
      return range.length == 0 ? range.location : nil
    }

    /// Selects a range, in UTF-16 offsets, if the edited text is `text` and no input method is composing.
    package static func select(_ range: Range<Int>, in text: String) {
      guard let edited, edited.string == text, !edited.hasMarkedText() else { return }
      edited.setSelectedRange(NSRange(location: range.lowerBound, length: range.count))
    }
  }

  extension TextRange {
    /// The UTF-16 offsets of a range.
    package init(_ range: NSRange) { self = .utf16(range.location, range.location + range.length) }
  }
#else
  /// For a watch, which hands over whole texts: there is no caret, and nothing is composed.
  @MainActor
  package enum EditedText {
    package static func observe() {}
    package static var markedRange: TextRange? { nil }
    package static var keypadSeparator: String { "" }
    package static func caret(in text: String) -> Int? { nil }
    package static func select(_ range: Range<Int>, in text: String) {}
  }
#endif

extension EditedText {
  /// Whether the user enters a text on a screen of the system's, as on a watch or a television, so that the field gets
  /// whole texts and no keys.
  package static var entersWhole: Bool {
    #if os(tvOS) || os(watchOS)
      true
    #else
      false
    #endif
  }
}

extension HostedEntry {
  /// Edits the field so that it has the present text of SwiftUI's field, which was drawn with `shown` before.
  ///
  /// SwiftUI may not report the selection. So the caret of the system's text field tells where a key was typed, and
  /// where the caret was before the key. There the caret stays if the field refuses the key.
  @MainActor
  package mutating func follow(_ text: String, from shown: ShownText, refusesKeys: Bool) {
    let marked = refusesKeys ? EditedText.markedRange : nil
    let caret = marked == nil ? EditedText.caret(in: text) : nil
    if let caret, !text.utf8.elementsEqual(self.shown.text.utf8) {
      let length = self.shown.text.utf16.count
      let place = caret - (text.utf16.count - length)
      if 0...length ~= place { select(.utf16(place, place)) }
    }
    edit(
      text, selection: caret.map { .utf16($0, $0) }, marked: marked, from: shown,
      intent: EditedText.entersWhole ? .pasted : nil, keypadSeparator: EditedText.keypadSeparator)
  }
}
