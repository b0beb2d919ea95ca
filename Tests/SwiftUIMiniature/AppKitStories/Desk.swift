import AppKit
import FieldEditing
import FormattingFieldsFoundation
import NumberText
import NumberTextFields

/// What a story of AppKit has to see.
@MainActor
struct DeskStory {
  let name: String
  let run: @MainActor () async -> Void
  static var failures: [String] = []
  static var current = ""

  init(_ name: String, _ run: @escaping @MainActor () async -> Void) {
    (self.name, self.run) = (name, run)
  }
}

@MainActor func expect<Value: Equatable>(
  _ value: Value, _ expected: Value, _ what: String, line: UInt = #line
) {
  guard value != expected else { return }
  DeskStory.failures.append(
    "\(DeskStory.current), line \(line): \(what) is \(value), not \(expected)")
}

/// A host's own delegate, which may keep the editing from ending, and may take commands.
@MainActor
final class Host: NSObject, NSTextFieldDelegate {
  var heard: [String] = []
  /// The text, as a host mirrors it.
  var text: String?
  var mayEnd = true
  var takes: Selector?
  func controlTextDidBeginEditing(_ notification: Notification) { heard.append("begin") }
  func controlTextDidEndEditing(_ notification: Notification) { heard.append("end") }
  func controlTextDidChange(_ notification: Notification) {
    text = (notification.object as? NSTextField)?.stringValue
    heard.append("text \(text ?? "")")
  }
  func control(_ control: NSControl, textShouldEndEditing fieldEditor: NSText) -> Bool {
    heard.append("may end \(fieldEditor.string)")
    return mayEnd
  }
  func control(_ control: NSControl, textView: NSTextView, doCommandBy command: Selector) -> Bool {
    heard.append(command.name)
    return command == takes
  }
}

/// A text field on a Mac with the package's delegate, and what is done with it. After each step the
/// text field shows what the field has, and where its caret is, and a ``Host`` has heard that text.
@MainActor
final class Desk {
  let view: NSTextField
  let delegate: NumberTextFieldDelegate<Double>
  var values: [Double?] = []
  var notices: [String?] = []

  init(
    _ value: Double?, _ policies: FieldPolicies? = nil, locale: String = "en_US",
    copies: Bool = false
  ) {
    view = copies ? NumberTextField() : NSTextField()
    delegate = NumberTextFieldDelegate(
      of: view, value: value, format: Desk.format(locale), policies: policies ?? FieldPolicies())
    delegate.onChange = { [weak self] in self?.values.append($0) }
    delegate.onNotice = { [weak self] message, _ in self?.notices.append(message) }
    agree("it was made")
  }

  static func format(_ locale: String) -> NumberFormat {
    try! NumberFormat(
      FloatingPointFormatStyle<Double>(locale: Locale(identifier: locale))
        .precision(.fractionLength(0...2)))
  }

  var text: String { view.stringValue }
  var editor: NSTextView? { view.currentEditor() as? NSTextView }
  var selected: Range<Int>? { editor.map { Range($0.selectedRange())! } }

  /// Whether an input method composes: then the text field shows that, and not the field's text.
  private var isComposing: Bool { editor?.hasMarkedText() ?? false }

  /// What has to hold after each step.
  private func agree(_ step: String) {
    if isComposing { return }
    let field = delegate.field
    if text != field.text {
      DeskStory.failures.append(
        "\(DeskStory.current): after \(step) the screen shows \(text), the field has \(field.text)")
    }
    if editor != nil, let heard = (delegate.next as? Host)?.text, heard != text {
      DeskStory.failures.append(
        "\(DeskStory.current): after \(step) the screen shows \(text), the host heard \(heard)")
    }
    let place = HostedField(field).utf16Selection
    if let selected, selected != place {
      DeskStory.failures.append(
        "\(DeskStory.current): after \(step) the screen selects \(selected), the field \(place)")
    }
  }

  /// Types keys, each of which is in the text then, unless the field refuses keys; "<" deletes.
  func type(_ keys: String, line: UInt = #line) {
    for key in keys {
      guard let editor else {
        return expect("no editor", "an editor", "what takes a key", line: line)
      }
      var units = Array(text.utf16)
      var range = Range(editor.selectedRange())!
      if key == "<", range.isEmpty, range.lowerBound > 0 {
        range = range.lowerBound - 1..<range.lowerBound
      }
      units.replaceSubrange(range, with: key == "<" ? [] : Array(String(key).utf16))
      editor.insertText(String(key))
      agree("the key \(key)")
      // A key inside of a grouped number takes the marks of groups away.
      if !delegate.field.policies.refusesKeys {
        let all = String(decoding: units, as: UTF16.self)
        expect(
          text.filter(\.isNumber), all.filter(\.isNumber), "what is in \(text) after \(key)",
          line: line)
      }
    }
  }
  func compose(_ texts: String...) {
    for text in texts {
      editor?.setMarkedText(text)
      expect(isComposing, true, "whether \(text) is composed")
    }
  }
  func begin() {
    view.selectText(nil)
    agree("the focus")
  }
  @discardableResult func end() -> Bool {
    defer { agree("the end") }
    return view.endEditing()
  }
  func select(_ range: Range<Int>) {
    let length = text.utf16.count
    editor?.setSelectedRange(
      NSRange(min(range.lowerBound, length)..<min(range.upperBound, length)))
    agree("a selection")
  }
  @discardableResult func press(_ command: String) -> Bool {
    defer { agree(command) }
    return editor?.doCommand(by: Selector(command)) ?? false
  }
  func setValue(_ value: Double?) {
    delegate.setValue(value)
    agree("a value of the host's")
  }
  func setFormat(_ locale: String) {
    delegate.setFormat(Desk.format(locale))
    agree("another format")
  }
  func copy() { editor?.copy(nil) }
  func cut() {
    editor?.cut(nil)
    agree("a cut")
  }
  func paste() {
    editor?.paste(nil)
    agree("a paste")
  }
}

extension FieldPolicies {
  /// Whether a key may be refused.
  fileprivate var refusesKeys: Bool { filtersCharacters || filtersInvalidTexts }
}
