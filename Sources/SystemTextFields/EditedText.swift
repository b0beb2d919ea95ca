package import FieldEditing
import Foundation

#if canImport(UIKit) && !os(watchOS)
  package import UIKit

  /// Knows and does what SwiftUI does not, with the text that is being edited: what an input method is composing
  /// there, where the caret is, and by which keyboard one types.
  @MainActor
  package enum EditedText {
    private static weak var view: UITextField?
    private static var observation: (any NSObjectProtocol)?

    /// Looks out for the text field in which editing begins. Call it before that.
    package static func observe() {
      guard observation == nil else { return }
      observation = NotificationCenter.default.addObserver(
        forName: UITextField.textDidBeginEditingNotification, object: nil, queue: .main
      ) { notification in
        let view = notification.object as? UITextField
        MainActor.assumeIsolated { Self.view = view }
      }
    }

    /// The text field that has the keyboard.
    package static var edited: UITextField? {
      view.flatMap { $0.isFirstResponder ? $0 : nil }
    }

    /// What is composed; nil if nothing is.
    package static var markedRange: TextRange? { edited.flatMap { $0.range($0.markedTextRange) } }

    /// The UTF-16 offset of the caret in a text; nil if something is selected, or another text is there.
    package static func caret(in text: String) -> Int? {
      guard let edited, edited.text == text, let range = edited.selectedTextRange else {
        return nil
      }
      let start = edited.offset(from: edited.beginningOfDocument, to: range.start)
      let end = edited.offset(from: edited.beginningOfDocument, to: range.end)
      return start == end ? end : nil
    }

    /// Selects a range of a text, in UTF-16 offsets, if that text is there.
    package static func select(_ range: Range<Int>, in text: String) {
      guard let edited, edited.text == text, edited.markedTextRange == nil else { return }
      edited.select(range)
    }

    /// The separator on the decimal key, as `UITextField.keypadSeparator`.
    package static var keypadSeparator: String { edited?.keypadSeparator ?? "" }
  }

  extension UITextField {
    /// The separator on the decimal key of a telephone's pad, which follows the device's region
    /// whatever the style writes; "" for other keyboards, whose keys mean what they show.
    package var keypadSeparator: String {
      keyboardType == .decimalPad && UIDevice.current.userInterfaceIdiom == .phone
        ? Locale.current.decimalSeparator ?? "" : ""
    }
  }

  extension UITextField {
    /// The UTF-16 offsets of a range of the text.
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
    /// The decimal pad has no minus, so a number that may be negative gets the keyboard with all signs,
    /// which has letters behind one more key.
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

  /// Knows and does what SwiftUI does not, with the text that is being edited: what an input method is composing
  /// there, and where the caret is.
  @MainActor
  package enum EditedText {
    package static func observe() {}

    package static var keypadSeparator: String { "" }

    private static var edited: NSTextView? {
      NSApplication.shared.keyWindow?.firstResponder as? NSTextView
    }

    /// What is composed; nil if nothing is.
    package static var markedRange: TextRange? {
      edited.flatMap { $0.hasMarkedText() ? TextRange($0.markedRange()) : nil }
    }

    /// The UTF-16 offset of the caret in a text; nil if something is selected, or another text is there.
    package static func caret(in text: String) -> Int? {
      guard let edited, edited.string == text else { return nil }
      let range = edited.selectedRange()
      return range.length == 0 ? range.location : nil
    }

    /// Selects a range of a text, in UTF-16 offsets, if that text is there.
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
  /// A watch hands over whole texts, so nothing is ever composed.
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
  /// Whether a system has no keys, but hands over whole texts that were entered elsewhere.
  package static var entersWhole: Bool {
    #if os(tvOS) || os(watchOS)
      true
    #else
      false
    #endif
  }
}

extension HostedEntry {
  /// Follows the text of SwiftUI's field, which was drawn with `shown` before.
  ///
  /// Where SwiftUI does not tell the selection, the caret tells where a key was typed: a refused key leaves the
  /// caret there, and not at the end.
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
