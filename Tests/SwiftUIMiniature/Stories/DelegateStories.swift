import FieldEditing
import NumberText
import NumberTextFields
import UIKit

// UIKit's text field with the package's delegate, as UIKit calls that.

/// A host's own delegate, which may keep the editing from ending.
@MainActor
private final class Host: NSObject, UITextFieldDelegate {
  var heard: [String] = []
  var mayEnd = true
  func textFieldDidBeginEditing(_ textField: UITextField) {
    heard.append("begin \(textField.selectedTextRange?.range ?? 0..<0)")
  }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    heard.append("may end \(textField.text ?? "")")
    return mayEnd
  }
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    heard.append("end \(reason) \(textField.text ?? "")")
  }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    heard.append("return \(textField.text ?? "")")
    return false
  }
  /// The place of the field's caret, where somebody asks for that.
  var fieldCaret: () -> Int? = { nil }
  var carets: [Int?] = []
  func textFieldDidChangeSelection(_ textField: UITextField) {
    carets.append(fieldCaret())
    if heard.last != "select" { heard.append("select") }
  }
}

/// A delegate with the method that has no reason.
@MainActor
private final class OldHost: NSObject, UITextFieldDelegate {
  var ends = 0
  func textFieldDidEndEditing(_ textField: UITextField) { ends += 1 }
}

@MainActor
private final class Till {
  let view = UITextField()
  let delegate: NumberTextFieldDelegate<Double>
  var values: [Double?] = []
  var notices: [String?] = []

  init(
    _ value: Double?, _ policies: FieldPolicies? = nil, bounds: NumberBounds = .unlimited,
    keyboard: UIKeyboardType? = nil, locale: String = "en_US"
  ) {
    if let keyboard { view.keyboardType = keyboard }
    let style = FloatingPointFormatStyle<Double>(locale: Locale(identifier: locale))
      .precision(.fractionLength(0...2))
    delegate = NumberTextFieldDelegate(
      of: view, value: value, format: try! NumberFormat(style), bounds: bounds,
      policies: policies ?? FieldPolicies())
    delegate.onChange = { [weak self] in self?.values.append($0) }
    delegate.onNotice = { [weak self] message, _ in self?.notices.append(message) }
  }

  var text: String { view.text ?? "" }
  var selected: Range<Int>? { view.selectedTextRange?.range }

  func type(_ keys: String) { for key in keys { view.press(String(key)) } }
  func select(_ range: Range<Int>) { view.selectedTextRange = UITextRange(range) }

  /// Begins the editing, and lets what was put off for a turn happen.
  func begin() async {
    view.becomeFirstResponder()
    await turn()
  }

  func turn() async { for _ in 0..<50 { await Task.yield() } }
}

/// Waits for a condition by the system's clock, which the delegate has; some seconds at most.
@MainActor private func patiently(_ isMet: @MainActor () -> Bool) async {
  for _ in 0..<300 where !isMet() { await pause(10) }
}

/// Waits by the system's clock.
@MainActor private func pause(_ milliseconds: Int) async {
  try? await ContinuousClock().sleep(for: .milliseconds(milliseconds))
}

@MainActor let delegateStories = [
  Story("UIKit: what is typed stays, is told key by key, and is written anew when it is left") {
    var policies = FieldPolicies()
    policies.clearsWhenEmpty = true
    let till = Till(1234.5, policies)
    await till.begin()
    Story.expect(till.selected, 0..<7, "what the focus selects, also after the tap's caret")
    till.type("7.0")
    Story.expect(till.text, "7.0", "the text while it is typed")
    Story.expect(till.values, [7], "the values, each once")
    till.type("591")
    Story.expect(till.text, "7.0591", "the text while it is typed")
    Story.expect(till.values, [7, 7.05, 7.0591], "the values")
    till.select(1..<1)
    till.type("1")
    Story.expect(till.text, "71.0591", "the text with a key in the middle")
    Story.expect(till.selected, 2..<2, "the caret")
    Story.expect(till.view.resignFirstResponder(), true, "whether it may be left")
    Story.expect(till.text, "71.06", "the text when it was left")
    Story.expect(till.values.last, 71.06, "the value that was committed")
    Story.expect(till.delegate.field.isEdited, false, "whether it is left uncommitted")
    Story.expect(till.view.editCount > 0, true, "whether the commit can be undone")
    await till.begin()
    till.type("<")
    Story.expect(till.text, "", "the emptied text")
    Story.expect(till.values.last, .some(nil), "the value of nothing")
  },
  Story("UIKit: a key right after the tap stays with the next; a late echo is one to the end") {
    let till = Till(5)
    till.view.becomeFirstResponder()
    till.type("7")
    await till.turn()
    till.type("8")
    Story.expect(till.text, "578", "the text")
    till.view.resignFirstResponder()
    await till.begin()
    till.type("61")
    // The moment after which a field that was left comes to rest.
    await pause(250)
    till.delegate.setValue(6)
    Story.expect(till.text, "61", "the text after a late echo while somebody types again")
  },
  Story("UIKit: a refused key leaves text and caret, and a refused text is told") {
    var policies = FieldPolicies()
    (policies.filtersCharacters, policies.commitPolicy) = (true, .keepText)
    let till = Till(1234, policies)
    await till.begin()
    till.select(3..<3)
    till.type("x")
    Story.expect(till.text, "1,234", "the text after a refused key")
    Story.expect(till.selected, 3..<3, "the caret after a refused key")
    till.type("9")
    Story.expect(till.text, "12934", "the text with a digit in the middle")
    till.type("..")
    Story.expect(
      till.notices.last ?? nil, till.delegate.field.refusedText?.message(in: .english),
      "what is told")
    Story.expect(till.view.isFirstResponder, true, "whether it is edited")
    till.view.pressReturn()
    Story.expect(till.view.isFirstResponder, true, "whether a refused Return keeps the focus")
    Story.expect(till.text, "129..34", "the text that is kept")
    till.select(0..<till.text.utf16.count)
    till.type("5")
    Story.expect(till.notices.last, .some(nil), "what is told of a number")
    till.view.pressReturn()
    Story.expect(till.view.isFirstResponder, false, "whether Return ends the editing")
    Story.expect(till.values.last, 5, "the value")
  },
  Story("UIKit: what the host does while an input method composes waits for its end") {
    let (till, host) = (Till(1234.5), Host())
    till.delegate.next = host
    await till.begin()
    till.select(7..<7)
    till.view.compose("x")
    till.delegate.setFormat(
      try! NumberFormat(FloatingPointFormatStyle<Double>(locale: Locale(identifier: "de_DE"))))
    Story.expect(till.text, "1,234.5x", "the text while the host sets another format")
    Story.expect(till.view.markedTextRange?.range, 7..<8, "what is composed then")
    host.mayEnd = false
    Story.expect(till.view.resignFirstResponder(), false, "whether the host lets the editing end")
    Story.expect(till.text, "1,234.5x", "the text while the host keeps the editing")
    Story.expect(till.view.markedTextRange?.range, 7..<8, "what is composed then")
    host.mayEnd = true
    till.view.resignFirstResponder()
    Story.expect(till.text, "1.234,5", "the text in the end")
    Story.expect(till.delegate.field.value, 1234.5, "the number in the end")
  },
  Story("UIKit: the host's delegate hears each call after the number's, and may keep the editing") {
    let till = Till(5)
    let asked = till.view.askCount
    let host = Host()
    till.delegate.next = host
    Story.expect(till.delegate.next === host, true, "whether the host's delegate is kept")
    Story.expect(till.view.askCount > asked, true, "whether UIKit is made to ask anew")
    Story.expect(till.view.delegate === till.delegate, true, "whether the number's comes first")
    await till.begin()
    Story.expect(host.heard.contains("begin 0..<1"), true, "whether the beginning was told")
    host.fieldCaret = { [delegate = till.delegate] in delegate.field.selection.head }
    host.carets = []
    till.select(0..<0)
    Story.expect(host.carets.last, 0, "the field's caret when the host hears of it")
    host.fieldCaret = { nil }
    till.select(0..<1)
    host.heard = []
    till.type("7.1291")
    Story.expect(host.heard, ["select"], "what was told of keys")
    (host.heard, host.mayEnd) = ([], false)
    Story.expect(till.view.resignFirstResponder(), false, "whether the host's answer counts")
    Story.expect(
      host.heard.filter { $0 != "select" }, ["may end 7.13"], "what was told, after the commit")
    till.type("91")
    (host.heard, host.mayEnd) = ([], true)
    till.view.pressReturn()
    Story.expect(
      host.heard.filter { $0 != "select" }, ["return 7.14", "may end 7.14", "end committed 7.14"],
      "what Return tells, after the commit")
    host.heard = []
    till.delegate.textFieldDidEndEditing(till.view)
    Story.expect(
      host.heard.filter { $0 != "select" }, ["end committed 7.14"], "an end without a reason")
    let old = OldHost()
    till.delegate.next = old
    await till.begin()
    till.view.resignFirstResponder()
    Story.expect(old.ends, 1, "how often a delegate without a reason was told")
  },
  Story("UIKit: the decimal key means the format's separator, and the memory goes") {
    weak var delegate: NumberTextFieldDelegate<Double>?
    weak var view: UITextField?
    do {
      let till = Till(nil, keyboard: .decimalPad, locale: "de_DE")
      (delegate, view) = (till.delegate, till.view)
      await till.begin()
      till.type("1.5")
      Story.expect(till.text, "1,5", "the text of a pad whose key says a point")
      Story.expect(till.values.last, 1.5, "the value")
      till.view.resignFirstResponder()
      await till.turn()
    }
    UIDevice.idiom = .pad
    let pad = Till(nil, keyboard: .decimalPad, locale: "de_DE")
    await pad.begin()
    pad.type("1.5")
    Story.expect(pad.text, "1.5", "the text of a tablet, whose keys type what they say")
    UIDevice.idiom = .phone
    await patiently { delegate == nil && view == nil }
    Story.expect(delegate == nil && view == nil, true, "whether both are gone")
  },
]
