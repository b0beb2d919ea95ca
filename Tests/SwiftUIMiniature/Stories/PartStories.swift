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

private struct MenuView: View {
  let model: FormModel<Menu>
  @FocusState private var focus: Menu.FieldID?
  var body: some View {
    Form {
      FormField("Size", in: model, .size, prompt: Text("any size"))
      FormField("Colour", in: model, .colour, prompt: Text("any colour"))
      FormField("Day", in: model, .day, prompt: Text("any day"))
    }
    .focus($focus, follows: model)
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

/// A form in a store, with its messages where the host has placed them.
@MainActor @Observable
private final class Store {
  var form = FieldForm(Account())
  var item: Item? = Item()
  let fields = FieldGroup()
  struct Item: Identifiable {
    let id = 1
    var form = FieldForm(Account())
  }
}

private struct StoreFormView: View {
  let store: Store
  var body: some View {
    let source = FormSource(store.form) { try? store.form.apply($0) }
    Form {
      FormMessage(in: source)
      FormTextField("Amount", in: source, .amount)
    }
    .placesFieldMessages()
  }
}

private struct BoundView: View {
  @Bindable var store: Store
  var body: some View {
    VStack {
      FormTextField("Amount", in: $store.form, .amount)
      TextField("Name", text: .constant(""))
    }
  }
}

private struct BoundSheet: View {
  @Bindable var store: Store
  var body: some View {
    Text("behind").sheet(item: $store.item) { _ in
      FormTextField("Amount", in: Binding($store.item)!.form, .amount)
    }
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
  Story("prompts of a form's controls: the empty option, and the button of a date") {
    let model = FormModel(Menu())
    let screen = Screen { MenuView(model: model) }
    await screen.rest()
    Story.expect(screen.control("Size")?.options, ["Small", "Large"], "a required menu")
    Story.expect(
      screen.control("Colour")?.options, ["any colour", "Red", "Blue"], "an optional menu")
    Story.expect(screen.control("Colour")?.value, "any colour", "what is chosen")
    Story.expect(screen.buttons, ["any day"], "the button that takes the date away")
    await screen.tap("any day")
    Story.expect(model.form.content.day.value, nil, "the day")
    Story.expect(screen.buttons, ["Day any day"], "the button of a date that is missing")
    model.form.content.size.setValue(nil)
    await screen.rest()
    Story.expect(
      screen.control("Size")?.options, ["any size", "Small", "Large"], "one without a choice")
  },
  Story("a date after the year 9999 is not chosen") {
    let model = FormModel(Menu())
    let screen = Screen { MenuView(model: model) }
    await screen.rest()
    screen.control("Day")?.choose(Date(timeIntervalSince1970: 300_000_000_000))
    await screen.rest()
    Story.expect(model.form.content.day.value, ISODate("2026-11-25"), "the day")
  },
  Story("a list scrolls to a menu that is wrong, as it does to a text field") {
    var habits = Habits()
    habits.visibleRows = 1
    let model = FormModel(Menu())
    let screen = Screen(habits) { MenuView(model: model) }
    await screen.rest()
    Story.expect(screen.control("Colour") == nil, true, "whether the menu is off the screen")
    await model.submit { _ in [.answer("colour", "Sold out.")] }
    await screen.rest()
    Story.expect(screen.control("Colour") == nil, false, "whether the menu is on the screen")
    Story.expect(screen.texts, ["Sold out."], "what is told")
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
  Story("what is wrong with a form in a store: each sentence once, in order, by code and facts") {
    for hasWords in [false, true] {
      let store = Store()
      let screen = Screen {
        if hasWords {
          StoreFormView(store: store).fieldNotice {
            Text($0.subject.code + " " + ($0.subject.facts["limit"] ?? ""))
          }
        } else {
          StoreFormView(store: store)
        }
      }
      await screen.rest()
      _ = store.form.beginSubmit()
      if let submission = store.form.submission {
        let answers = [
          ValidationIssue.answer("card", "Declined.", detail: "limit", facts: ["limit": "3"]),
          .answer("other", "Closed."), .answer("hours", "Open at nine."),
        ]
        store.form.endSubmit(submission, answers)
      }
      await screen.rest()
      let expected =
        hasWords
        ? ["answer.limit 3", "answer ", "answer "] : ["Declined.", "Closed.", "Open at nine."]
      Story.expect(screen.texts, expected, "what is told")
    }
  },
  Story("a key of the bar and Return move a form's focus in their turn, so that the keyboard stays")
  {
    for key in ["chevron.up", "chevron.down", "return"] {
      let model = FormModel(Account())
      let screen = Screen {
        AccountView(model: model).fieldKeyboardBar([.previous, .next, .sign])
      }
      await screen.rest()
      let (from, to) = key == "chevron.up" ? ("Password", "Amount") : ("Amount", "Password")
      let field = await screen.focus(from)
      if key == "return" { field.pressReturn() } else { field.pressBar(key) }
      screen.turn()
      Story.expect(screen.field(to).isFocused, true, "whether \(to) is focused after \(key)")
    }
  },
  Story("a form in a binding: a row that has scrolled away takes keys, and commits when it is left")
  {
    let store = Store()
    let screen = Screen { BoundView(store: store) }
    await screen.rest()
    let amount = await screen.focus("Amount")
    screen.scroll(amount, isVisible: false)
    await screen.rest()
    await screen.replace(amount, with: "1200")
    _ = await screen.focus("Name")
    Story.expect(store.form.content.amount.text, "1,200", "the text that was left")
    Story.expect(store.form.content.amount.value, 1200, "its number")
  },
  Story("a form in a sheet's binding: nothing is read or written after the sheet has closed") {
    var habits = Habits()
    for endsLate in [false, true] {
      for text in ["1200", "12x"] {
        habits.endsLate = endsLate
        let store = Store()
        let screen = Screen(habits) { BoundSheet(store: store) }
        await screen.rest()
        let amount = await screen.focus("Amount")
        amount.select(0..<1)
        amount.press(text)
        store.item = nil
        await screen.rest()
        Story.expect(screen.traps, [], "what would have ended the program")
        Story.expect(store.item == nil, true, "whether the sheet stays closed")
      }
    }
  },
  Story("at the commit alone: steps are written at once, and what is typed waits for the commit") {
    let desk = Desk(5)
    let screen = Screen {
      DeskView(desk: desk, policies: stepping).fieldStepper().fieldUpdates(.onCommit)
    }
    await screen.rest()
    screen.control("Price")?.choose(true)
    await screen.rest()
    Story.expect(desk.order.price, 6, "the price after a step")
    let price = await screen.focus("Price")
    price.pressKey(.upArrow)
    await screen.rest()
    Story.expect(price.content, "7", "the text after an arrow")
    Story.expect(desk.order.price, 7, "the price after an arrow")
    await screen.type("1", into: price)
    Story.expect(price.content, "71", "the text")
    Story.expect(desk.order.price, 7, "the price while somebody types")
    price.end()
    await screen.rest()
    Story.expect(desk.order.price, 71, "the price in the end")
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
  Story("a value of the host's that looks the same is the one that is stepped") {
    let desk = Desk(1.2349)
    let screen = Screen {
      DeskView(desk: desk, policies: stepping, fractionDigits: 0...2).fieldStepper()
    }
    await screen.rest()
    desk.order.price = 1.2301
    await screen.rest()
    Story.expect(screen.field("Price").content, "1.23", "the text")
    screen.control("Price")?.choose(true)
    await screen.rest()
    Story.expect(desk.order.price, 2.2301, "the price")
  },
  Story("half a date, as a snapshot may have, is a text") {
    let model = FormModel(Menu())
    let screen = Screen { MenuView(model: model) }
    await screen.rest()
    for text in ["2026-1", "2026-02-30", "x"] {
      _ = try? model.form.apply(.edit(TextEdit(.all, text, intent: .pasted)), to: .day)
      await screen.rest()
      Story.expect(screen.fields.map(\.content), [text], "the text fields")
    }
  },
  Story("the keys of a bar stand in the host's order") {
    let desk = Desk(5)
    let screen = Screen {
      DeskView(desk: desk).fieldKeyboardBar([.clear, .next, .sign, .previous]) {}
    }
    await screen.rest()
    Story.expect(
      (await screen.focus("Price")).bar, ["Clear", "chevron.down", "\u{B1}", "chevron.up"],
      "the bar")
  },
  Story("a value whose format cannot be read is shown in the screen's language, if it follows that")
  {
    let german = Locale(identifier: "de_DE")
    let screen = Screen {
      VStack {
        FormattingTextField("always", value: .constant(1.5), format: .number.scale(7))
        FormattingTextField(
          "sometimes", value: .constant(Double?.some(1.5)), format: .number.scale(7))
        FormattingTextField("none", value: .constant(Double?.none), format: .number.scale(7))
        FormattingTextField(
          "its own", value: .constant(1.5),
          format: .number.scale(7).locale(Locale(identifier: "en_US")))
      }
      .environment(\.locale, german)
    }
    await screen.rest()
    Story.expect(screen.fields.map(\.content), ["10,5", "10,5", "", "10.5"], "the texts")
    Story.expect(screen.fields.map(\.isEnabled), [false, false, false, false], "what is enabled")
  },
]

private var stepping: FieldPolicies {
  var policies = FieldPolicies()
  policies.step = 1
  return policies
}
