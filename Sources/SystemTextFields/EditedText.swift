package import FieldEditing
import Foundation

#if canImport(UIKit) && !os(watchOS)
  package import UIKit

  /// Gives access to the text that is being edited, for what SwiftUI does not offer: the range that
  /// an input method composes, the caret, and the separator on the decimal key.
  @MainActor
  package enum EditedText {
    private static weak var view: (any EditedTextView)?
    private static var observations: [any NSObjectProtocol] = []

    /// Starts to observe which text is being edited. Call it before editing begins; further calls
    /// do nothing.
    package static func observe() {
      guard observations.isEmpty else { return }
      // A text of several lines is a text view.
      for name in [
        UITextField.textDidBeginEditingNotification, UITextView.textDidBeginEditingNotification,
      ] {
        observations.append(
          NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) {
            notification in
            let view = notification.object as? any EditedTextView
            MainActor.assumeIsolated { Self.view = view }
          })
      }
    }

    /// The text field or text view that has the keyboard; nil if none has it.
    package static var edited: (any EditedTextView)? {
      view.flatMap { $0.isFirstResponder ? $0 : nil }
    }

    /// The range that an input method is composing; nil if there is none.
    package static var markedRange: TextRange? { edited.flatMap { $0.range($0.markedTextRange) } }

    /// The UTF-16 offset of the caret if the edited text is `text`; nil if another text is edited,
    /// or if something is selected.
    package static func caret(in text: String) -> Int? {
      guard let edited, edited.string == text,
        let range = edited.offsets(of: edited.selectedTextRange)
      else { return nil }
      return range.isEmpty ? range.lowerBound : nil
    }

    /// Selects a range, in UTF-16 offsets, if the edited text is `text` and no input method is
    /// composing.
    package static func select(_ range: Range<Int>, in text: String) {
      guard let edited, edited.string == text, edited.markedTextRange == nil else { return }
      edited.place(range)
    }

    /// The separator that the decimal key of the edited text field types; "" if no text field is
    /// edited.
    package static var keypadSeparator: String { edited?.keypadSeparator ?? "" }
  }

  /// A text that the user edits: a text field, or a text view for several lines.
  @MainActor
  package protocol EditedTextView: UIView, UITextInput {
    var string: String { get }
    var keyboard: UIKeyboardType { get }
    #if !os(tvOS)
      var bar: UIView? { get set }
    #endif
  }

  extension UITextField: EditedTextView {
    package var string: String { text ?? "" }
    package var keyboard: UIKeyboardType { keyboardType }
    #if !os(tvOS)
      package var bar: UIView? {
        get { inputAccessoryView }
        set { inputAccessoryView = newValue }
      }
    #endif
  }

  extension UITextView: EditedTextView {
    package var string: String { text }
    #if os(tvOS)
      package var keyboard: UIKeyboardType { .default }
    #else
      package var keyboard: UIKeyboardType { keyboardType }
      package var bar: UIView? {
        get { inputAccessoryView }
        set { inputAccessoryView = newValue }
      }
    #endif
  }

  extension EditedTextView {
    /// The separator that the decimal key of a telephone's decimal pad types, which follows the
    /// device's region, whatever the field's format. Other keyboards give "": their keys type what
    /// they show.
    package var keypadSeparator: String {
      keyboard == .decimalPad && UIDevice.current.userInterfaceIdiom == .phone
        ? Locale.current.decimalSeparator ?? "" : ""
    }

    /// The UTF-16 offsets of a range of the text; nil if `range` is nil.
    package func offsets(of range: UITextRange?) -> Range<Int>? {
      guard let range else { return nil }
      let start = offset(from: beginningOfDocument, to: range.start)
      return start..<max(start, offset(from: beginningOfDocument, to: range.end))
    }

    package func range(_ range: UITextRange?) -> TextRange? {
      offsets(of: range).map { .utf16($0.lowerBound, $0.upperBound) }
    }

    /// Selects a range of the text, in UTF-16 offsets.
    package func place(_ offsets: Range<Int>) {
      if let start = position(from: beginningOfDocument, offset: offsets.lowerBound),
        let end = position(from: beginningOfDocument, offset: offsets.upperBound)
      {
        selectedTextRange = textRange(from: start, to: end)
      }
    }
  }

  extension EntryKeys {
    /// The on-screen keyboard that has these keys. The decimal pad has no minus, so a number that
    /// may be negative gets the keyboard of numbers and punctuation, on which one more key switches
    /// to letters.
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

  /// Gives access to the text that is being edited, for what SwiftUI does not offer: the range that
  /// an input method composes, and the caret.
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

    /// The UTF-16 offset of the caret if the edited text is `text`; nil if another text is edited,
    /// or if something is selected.
    package static func caret(in text: String) -> Int? {
      guard let edited, edited.string == text else { return nil }
      let range = edited.selectedRange()
      return range.length == 0 ? range.location : nil
    }

    /// Selects a range, in UTF-16 offsets, if the edited text is `text` and no input method is
    /// composing.
    package static func select(_ range: Range<Int>, in text: String) {
      guard let edited, edited.string == text, !edited.hasMarkedText() else { return }
      edited.setSelectedRange(NSRange(location: range.lowerBound, length: range.count))
    }
  }

  extension TextRange {
    package init(_ range: NSRange) { self = .utf16(range.location, range.location + range.length) }
  }
#else
  /// A stand-in where no text field can be observed. A watch hands over whole texts: there is no
  /// caret, and nothing is composed.
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
  /// Whether the user enters a text on a screen of the system's, as on a watch or a television, so
  /// that the field gets whole texts and no keys.
  package static var entersWhole: Bool {
    #if os(tvOS) || os(watchOS)
      true
    #else
      false
    #endif
  }
}

extension HostedEntry {
  /// Edits the field so that it has the present text of SwiftUI's field, which was drawn with
  /// `shown` before.
  ///
  /// SwiftUI may not report the selection. So the caret of the system's text field tells where a
  /// key was typed, and where the caret was before the key. There the caret stays if the field
  /// refuses the key.
  @MainActor
  package mutating func follow(_ text: String, from shown: ShownText, refusesKeys: Bool) {
    let marked = refusesKeys ? EditedText.markedRange : nil
    let caret = marked == nil ? EditedText.caret(in: text) : nil
    if let caret, !text.utf8.elementsEqual(self.shown.text.utf8) {
      let length = self.shown.text.utf16.count
      let place = caret - (text.utf16.count - length)
      if 0...length ~= place { select(.utf16(place, place)) }
    }
    follow(
      text, selection: caret.map { .utf16($0, $0) }, marked: marked, from: shown,
      intent: EditedText.entersWhole ? .pasted : nil, keypadSeparator: EditedText.keypadSeparator)
  }
}
