import AppKit
import FieldEditing
import NumberTextFields
import SystemTextFields

@MainActor private func policies(_ set: @MainActor (inout FieldPolicies) -> Void) -> FieldPolicies {
  var policies = FieldPolicies()
  set(&policies)
  return policies
}

@MainActor private func pause() async {
  try? await ContinuousClock().sleep(for: .milliseconds(10))
}

@MainActor let deskStories: [DeskStory] = [
  DeskStory("the first key, which is in the view when the field hears of the editing") {
    let desk = Desk(1234.5, policies { $0.clearsWhenEmpty = true })
    expect(desk.text, "1,234.5", "the text")
    expect(desk.view.delegate === desk.delegate, true, "whether the delegate is set")
    desk.begin()
    expect(desk.selected, 0..<7, "what the focus selects")
    desk.type("7")
    expect(desk.text, "7", "the text after the first key, which replaces all")
    expect(desk.values, [7], "what is told")
    desk.type(".0591")
    expect(desk.values, [7, 7.05, 7.0591], "what is told, each once")
    desk.end()
    expect(desk.text, "7.06", "the text that was left")
    expect(desk.values.last, 7.06, "the value that was committed")
    desk.begin()
    desk.select(1..<1)
    desk.type("1")
    expect(desk.text, "71.06", "a first key in the middle")
    expect(desk.selected, 2..<2, "the caret after it")
    desk.end()
    desk.begin()
    desk.select(5..<5)
    desk.type("<")
    expect(desk.text, "71.0", "a first key that deletes")
    desk.select(0..<4)
    desk.type("<")
    expect(desk.text, "", "the emptied text")
    expect(desk.values.last, .some(nil), "the value of nothing")
  },
  DeskStory("the first key of a number that is plain while it is edited") {
    let desk = Desk(1234.5, policies { $0.isPlainWhileFocused = true })
    desk.begin()
    desk.type("7")
    expect(desk.text, "7", "the text after a key that replaces all")
    desk.end()
    expect(desk.values, [7], "what is told")
  },
  DeskStory("Escape puts back what was typed, and is the dialog's where nothing was typed") {
    let (desk, host) = (Desk(5), Host())
    desk.delegate.next = host
    desk.begin()
    expect(desk.press("cancelOperation:"), false, "whether an Escape is taken before any key")
    expect(host.heard.last, "cancelOperation:", "what the host hears of it")
    host.heard = []
    desk.type("71")
    expect(desk.press("cancelOperation:"), true, "whether an Escape is taken after keys")
    expect(desk.text, "5", "the text that is put back")
    expect(desk.values.last, 5, "the value that is put back")
    expect(host.heard.contains("cancelOperation:"), false, "whether the host hears of it, too")
    expect(desk.press("cancelOperation:"), false, "whether the next Escape is taken")
  },
  DeskStory("a number that is cut or copied in German is pasted in English as the same") {
    let german = Desk(1234, policies { $0.clearsWhenEmpty = true }, locale: "de_DE", copies: true)
    let english = Desk(nil, copies: true)
    expect(german.text, "1.234", "the German text")
    german.begin()
    german.copy()
    english.begin()
    english.paste()
    expect(english.text, "1,234", "what was copied")
    expect(english.values, [1234], "the number that was copied")
    english.select(0..<5)
    english.type("<")
    german.begin()
    german.cut()
    expect(german.text, "", "what is left of a cut text")
    expect(german.values.last, .some(nil), "the value that is left")
    english.begin()
    english.select(0..<english.text.utf16.count)
    english.paste()
    expect(english.text, "1,234", "what was cut")
    expect(english.values.last, 1234, "the number that was cut")
    let other = Desk(nil)
    other.begin()
    other.paste()
    expect(other.text, "1.234", "the characters in a field that knows no such number")
    NSPasteboard.general.clear(for: "8")
    english.begin()
    english.paste()
    expect(english.text, "8", "a text of another program's")
    expect(english.editor?.allowsUndo, true, "whether the field's own editor undoes")
    // A part of the text is characters alone.
    german.begin()
    german.type("1234,5")
    german.select(2..<6)
    german.copy()
    english.begin()
    english.paste()
    expect(english.text, "34,5", "a part that was copied")
  },
  DeskStory("arrow keys step where there is a step, and else move the caret") {
    let (plain, host) = (Desk(5), Host())
    plain.delegate.next = host
    plain.begin()
    expect(plain.press("moveUp:"), false, "whether an arrow is taken without a step")
    expect(host.heard, ["moveUp:"], "who hears of it")
    let desk = Desk(5, policies { $0.step = 2 })
    desk.begin()
    expect(desk.press("moveUp:"), true, "whether an arrow is taken")
    expect(desk.text, "7", "the text of a step up")
    expect(desk.press("moveDown:"), true, "whether the other is taken")
    expect(desk.press("moveDown:"), true, "whether the other is taken again")
    expect(desk.values, [7, 5, 3], "the values of steps")
    expect(desk.press("moveLeft:"), false, "whether another key is taken")
  },
  DeskStory("Return leaves a number, and not a text that is refused") {
    let (desk, host) = (Desk(5, policies { $0.commitPolicy = .keepText }), Host())
    desk.delegate.next = host
    desk.begin()
    desk.type("1..")
    host.heard = []
    expect(desk.press("insertNewline:"), true, "whether the editing goes on")
    expect(desk.text, "1..", "the text that is kept")
    expect(desk.editor == nil, false, "whether it is edited still")
    expect(desk.notices.last ?? nil, desk.delegate.field.refusedText?.message(in: .english), "why")
    expect(host.heard, [], "what the host hears of a refused Return")
    desk.select(0..<3)
    desk.type("1234")
    expect(desk.notices.last, .some(nil), "what is told of a number")
    host.heard = []
    expect(desk.press("insertNewline:"), true, "whether Return is handled")
    expect(desk.text, "1,234", "the text that was committed")
    expect(
      host.heard.filter { !$0.hasPrefix("text") }, ["may end 1,234", "end"],
      "who is told, after the commit")
    expect(desk.selected, 0..<5, "what is selected after Return")
    expect(desk.delegate.field.isEdited, false, "whether anything is left to commit")
  },
  DeskStory("a refused key leaves text and caret") {
    let desk = Desk(1234, policies { $0.filtersCharacters = true })
    desk.begin()
    desk.select(3..<3)
    desk.type("x")
    expect(desk.text, "1,234", "the text after a refused first key")
    expect(desk.selected, 3..<3, "the caret after it")
    desk.type("9x")
    expect(desk.text, "12934", "the text with a digit in the middle")
    expect(desk.selected, 3..<3, "the caret after a digit and a refused key")
  },
  DeskStory("an input method composes in peace, and what the host does waits") {
    let desk = Desk(nil, policies { $0.filtersCharacters = true })
    desk.begin()
    desk.compose("i", "ic", "ichi")
    expect(desk.text, "ichi", "the text that is composed")
    desk.editor?.insertText("1")
    expect(desk.text, "1", "the text in the end")
    expect(desk.values.last, 1, "the value in the end")
    desk.compose("xy")
    desk.setValue(7)
    expect(desk.text, "1xy", "the text while the host sets another value")
  },
  DeskStory("the host's delegate hears each call after the number's, and may keep the editing") {
    let (desk, host) = (Desk(5), Host())
    let asked = desk.view.askCount
    desk.delegate.next = host
    expect(desk.delegate.next === host, true, "whether the host's delegate is kept")
    expect(desk.view.askCount > asked, true, "whether AppKit is made to ask anew")
    expect(desk.view.delegate === desk.delegate, true, "whether the number's comes first")
    desk.begin()
    desk.type("7")
    expect(host.heard.sorted(), ["begin", "text 7"], "what the first key tells")
    desk.type(".1291")
    (host.heard, host.mayEnd) = ([], false)
    expect(desk.end(), false, "whether the host's answer counts")
    expect(host.heard.last, "may end 7.13", "what was told, after the commit")
    host.mayEnd = true
    expect(desk.end(), true, "whether it is left now")
    expect(host.heard.last, "end", "what was told last")
    host.takes = Selector("moveLeft:")
    desk.begin()
    expect(desk.press("moveLeft:"), true, "whether the host may take a command")
  },
  DeskStory("the host's value and format, while somebody types and else") {
    let desk = Desk(5)
    desk.setValue(1234.5)
    expect(desk.text, "1,234.5", "the host's value")
    expect(desk.values, [], "what the host is told of its own value")
    desk.setFormat("de_DE")
    expect(desk.text, "1.234,5", "the text in another format")
    desk.begin()
    desk.type("12")
    desk.setValue(1)
    expect(desk.text, "12", "the text after a late echo")
    desk.setValue(30)
    desk.end()
    expect(desk.text, "30", "the text of a newer value")
    // A value that comes when the focus is there and nobody types.
    desk.begin()
    desk.setValue(1234.5)
    expect(desk.text, "1.234,5", "the host's value in a field with the focus")
    desk.type("7")
    desk.end()
    expect(desk.values.last, desk.delegate.field.value, "what the host has in the end")
  },
  DeskStory("a commit can be undone, as it goes through the editor") {
    let desk = Desk(nil, copies: true)
    desk.begin()
    desk.type("1234.5")
    let (editor, count) = (desk.editor, desk.editor?.undo.count ?? 0)
    desk.end()
    expect(desk.text, "1,234.5", "the text that was left")
    expect(editor?.undo.count ?? 0, count + 1, "how often the commit can be undone")
    expect(editor?.undo.last, "1234.5", "what undo puts back")
  },
  DeskStory("what SwiftUI's fields ask of the editor: caret, composition and a place") {
    let desk = Desk(1234, copies: true)
    expect(EditedText.caret(in: "1,234"), nil, "the caret where nobody edits")
    desk.begin()
    expect(EditedText.caret(in: "1,234"), nil, "the caret where all is selected")
    desk.select(3..<3)
    expect(EditedText.caret(in: "1,234"), 3, "the caret")
    expect(EditedText.caret(in: "1,235"), nil, "the caret in another text")
    EditedText.select(1..<4, in: "1,234")
    expect(desk.selected, 1..<4, "what is selected")
    EditedText.select(0..<0, in: "1,235")
    expect(desk.selected, 1..<4, "what is selected after a place in another text")
    expect(EditedText.markedRange == nil, true, "whether anything is composed")
    desk.compose("x")
    expect(
      EditedText.markedRange == .utf16(1, 2), true, "whether the range is that of the composition")
    EditedText.select(0..<0, in: desk.text)
    expect(desk.selected, 2..<2, "the caret of a composition")
    expect(EditedText.keypadSeparator, "", "the separator of a pad")
    desk.end()
    expect(EditedText.markedRange == nil, true, "whether anything is composed in the end")
  },
  DeskStory("memory: the delegate goes with its text field") {
    weak var delegate: NumberTextFieldDelegate<Double>?
    weak var view: NSTextField?
    do {
      let desk = Desk(5)
      (delegate, view) = (desk.delegate, desk.view)
      desk.begin()
      desk.type("7")
      desk.end()
    }
    // The delegate waits some time for the host's answer.
    for _ in 0..<300 where delegate != nil { await pause() }
    expect(delegate == nil, true, "whether the delegate is gone")
    expect(view == nil, true, "whether the text field is gone")
  },
]
