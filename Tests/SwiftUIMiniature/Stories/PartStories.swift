import FieldEditing
import FieldFormsUI
import NumberMessages
import SwiftUI

// A form's controls and messages by each of their properties, forms in a store and in a binding,
// and what happens in the turn of a key.

private struct Menu: FormContent {
  enum FieldID: String { case size, colour, day }
  var size = ChoiceField(
    "s",
    format: ChoiceFormat([FieldOption("s", label: "Small"), FieldOption("l", label: "Large")]))
  var colour = ChoiceField(
    format: ChoiceFormat([FieldOption("r", label: "Red"), FieldOption("b", label: "Blue")]))
  var day = DateField(ISODate("2026-11-25"), format: ISOFormat())
  mutating func declare(_ form: inout FormDeclaration<FieldID>) {
    form.field(.size, &size, .required)
    form.field(.colour, &colour)
    form.field(.day, &day)
  }
}

/// A pane that shows one of a form's fields after the other, without `.id`.
@MainActor @Observable
private final class Pane { var field = Menu.FieldID.size }
private struct PaneView: View {
  let model: FormModel<Menu>
  let pane: Pane
  var body: some View {
    VStack {
      FormField("Choice", in: model, pane.field)
      FieldMessage(for: Menu.FieldID.size)
      Text(verbatim: "colour:")
      FieldMessage(for: Menu.FieldID.colour)
    }
    .placesFieldMessages()
  }
}

@MainActor let partStories = [
  Story("of actions for a form's Return the innermost is called, and of views of a message") {
    let model = FormModel(Account())
    var said: [String] = []
    let screen = Screen {
      AccountView(model: model)
        .onFormSubmit { said.append("inner") }
        .fieldNotice { Text("inner " + $0.message) }
        .onFormSubmit { said.append("outer") }
        .fieldNotice { Text("outer " + $0.message) }
    }
    await screen.rest()
    await screen.replace(screen.field("Amount"), with: "x")
    Story.expect(screen.texts.filter { $0.hasPrefix("inner ") }.count, 1, "the inner view")
    Story.expect(screen.texts.filter { $0.hasPrefix("outer ") }.count, 0, "the outer view")
    let password = await screen.focus("Password")
    password.pressReturn()
    await screen.rest()
    Story.expect(said, ["inner"], "what is called")
  },
  Story("a pane of a form's fields: another field's message stands at its own place") {
    let (model, pane) = (FormModel(Menu()), Pane())
    let screen = Screen { PaneView(model: model, pane: pane) }
    await screen.rest()
    await model.submit { _ in [.answer("size", "Sold out."), .answer("colour", "Sold out.")] }
    await screen.rest()
    Story.expect(screen.texts, ["Sold out.", "colour:"], "what is told of the size")
    pane.field = .colour
    await screen.rest()
    Story.expect(screen.texts, ["colour:", "Sold out."], "what is told of the colour")
  },
  Story("a form's number is spoken in the language of its format where no other is asked for") {
    var content = Account()
    content.amount.setFormat(
      try! NumberFormat(FloatingPointFormatStyle<Double>(locale: Locale(identifier: "de_DE"))))
    let screen = Screen { AccountView(model: FormModel(content)) }
    await screen.rest()
    await screen.replace(screen.field("Amount"), with: "")
    Story.expect(
      screen.field("Amount").accessibilityValue, MessageTable.german[.emptyWord], "the word")
  },
  Story("a caret is counted in UTF-16: a refused key among digits of two units") {
    for isForm in [false, true] {
      let adlam = "ff_Adlm_GN"
      var content = Account()
      content.amount.policies.filtersCharacters = true
      content.amount.setFormat(
        try! NumberFormat(FloatingPointFormatStyle<Double>(locale: Locale(identifier: adlam))))
      content.amount.setValue(12)
      let (model, policies) = (FormModel(content), content.amount.policies)
      let screen = Screen {
        if isForm {
          AccountView(model: model)
        } else {
          DeskView(desk: Desk(12), policies: policies, locale: adlam)
        }
      }
      await screen.rest()
      let field = await screen.focus(isForm ? "Amount" : "Price")
      Story.expect(field.content.utf16.count, 4, "the units of \(field.content)")
      field.select(2..<2)
      await screen.type("x", into: field)
      Story.expect(field.selection, 2..<2, "the caret after a refused key")
      await screen.type("3", into: field)
      Story.expect(field.content.unicodeScalars.count, 3, "the digits of \(field.content)")
      Story.expect(field.content.hasPrefix("\u{1E951}"), true, "what stands before the caret")
      Story.expect(field.content.hasSuffix("\u{1E952}"), true, "what stands after the caret")
    }
  },
]
