import FieldEditing
import FieldFormsUI
import SwiftUI
import UIKit

// What an app of today does with its fields: a detail pane, a long list, conditions in modifiers, a
// model of callbacks.

@MainActor @Observable
final class Bazaar {
  enum Field: Int, CaseIterable { case name, street, city, email }
  struct Item: Identifiable {
    let id: Int
    var price: Double? = 5
    var refused = RefusedTexts()
    var isValid: Bool { refused.isEmpty && price != nil }
  }
  var items = [Item(id: 1), Item(id: 2)]
  var index = 0
  var path = NavigationPath()
  var texts: [Field: String] = [:]
  var focus: Field?
  var isSearching = false
  @ObservationIgnored var moves: [Field?] = []

  func move(_ field: Field?) {
    moves.append(field)
    focus = field
  }

  func text(_ field: Field) -> Binding<String> {
    Binding(get: { self.texts[field] ?? "" }, set: { self.texts[field] = $0 })
  }
}

/// A detail pane without `.id`.
private struct PaneView: View {
  @Bindable var shop: Bazaar
  var updates = FieldUpdates.onKey
  var hasID = true
  var body: some View {
    let item = $shop.items[shop.index]
    VStack {
      FieldMessage(for: 1)
      FieldMessage(for: 2)
      if hasID {
        FormattingTextField("Price", value: item.price, format: twoDigits)
          .fieldID(item.wrappedValue.id)
      } else {
        FormattingTextField("Price", value: item.price, format: twoDigits)
      }
    }
    .placesFieldMessages()
    .fieldUpdates(updates)
  }
}

/// A list, and a screen of an item that is pushed on it.
private struct ListView: View {
  @Bindable var shop: Bazaar
  var body: some View {
    NavigationStack(path: $shop.path) {
      Text(verbatim: shop.items[0].isValid ? "valid" : "not valid")
        .navigationDestination(for: Int.self) { index in
          Form {
            FormattingTextField("Price", value: $shop.items[index].price, format: twoDigits)
          }
          .refusedTexts($shop.items[index].refused)
        }
    }
  }
}

/// Four text fields of which two are on the screen.
private struct LongView: View {
  @Bindable var shop: Bazaar
  @FocusState private var focus: Bazaar.Field?
  var body: some View {
    Form {
      TextField(text: shop.text(.name)) { Text(verbatim: "name") }.focused($focus, at: .name)
      TextField(text: shop.text(.street)) { Text(verbatim: "street") }.focused($focus, at: .street)
      TextField(text: shop.text(.city)) { Text(verbatim: "city") }.focused($focus, at: .city)
      TextField(text: shop.text(.email)) { Text(verbatim: "email") }.focused($focus, at: .email)
        .submitLabel(.after(Bazaar.Field.email))
    }
    .onSubmit { shop.focus = shop.focus.next }
    .focus($focus, follows: $shop.focus)
  }
}

/// The focus as a constant of the view, and a callback.
private struct CallbackView: View {
  let focus: Bazaar.Field?
  let onMove: @MainActor (Bazaar.Field?) -> Void
  var isBound = false
  @FocusState private var focused: Bazaar.Field?
  var body: some View {
    let fields = Form {
      TextField("name", text: .constant("")).focused($focused, at: .name)
      TextField("street", text: .constant("")).focused($focused, at: .street)
      TextField("city", text: .constant("")).focused($focused, at: .city)
    }
    if isBound {
      fields.focus($focused, follows: Binding(get: { focus }, set: { onMove($0) }))
    } else {
      fields.focus($focused, follows: focus, onMove: onMove)
    }
  }
}

private struct CallbackHost: View {
  let shop: Bazaar
  let isBound: Bool
  var body: some View { CallbackView(focus: shop.focus, onMove: shop.move, isBound: isBound) }
}

/// Modifiers whose arguments follow the focus.
private struct ConditionsView: View {
  @Bindable var shop: Bazaar
  let model: FormModel<Account>
  @FocusState private var isFocused: Bool
  @FocusState private var focus: Account.FieldID?
  var body: some View {
    let isOn = isFocused || focus != nil
    VStack {
      FormattingTextField("Price", value: $shop.items[0].price, format: twoDigits)
        .policies { $0.step = 1 }
        .focused($isFocused)
        .focus($isFocused, follows: $shop.isSearching)
      FormTextField("Amount", in: model, .amount)
      FormTextField("Password", in: model, .password)
    }
    .fieldStepper(isOn)
    .fieldSignButton(isOn)
    .fieldKeyboard(isOn)
    .bindsFieldSelection(isOn)
    .fieldSubmitLabels(isOn)
    .fieldKeyboardBar(isOn ? [.previous, .done] : [])
    .focus($focus, follows: model)
  }
}

/// A day whose fields nobody may edit.
private struct Closed: FormContent {
  enum FieldID: String { case isOpen, size, extras, date, amount, note }
  var isOpen = BooleanField(false, format: BooleanFormat())
  var size = ChoiceField(format: ChoiceFormat(["S", "L"]))
  var date = DateField(format: ISOFormat())
  var amount: FormattingField<Double>
  var note = PlainTextField()
  var isReadOnly = true

  init() {
    amount = FormattingField(5, format: try! NumberFormat(twoDigits))
    amount.policies.step = 1
  }

  mutating func declare(_ form: inout FormDeclaration<FieldID>) {
    let traits: FieldTraits = isReadOnly ? .readOnly : []
    form.field(.isOpen, &isOpen, traits)
    form.field(.size, &size, traits)
    form.field(.date, &date, traits)
    form.field(.amount, &amount, traits)
    form.field(.note, &note)
  }
}

private struct ClosedView: View {
  let model: FormModel<Closed>
  @FocusState private var focus: Closed.FieldID?
  var body: some View {
    VStack {
      FormField("Open", in: model, .isOpen)
      FormField("Size", in: model, .size)
      FormField("Date", in: model, .date)
      FormField("Amount", in: model, .amount).fieldStepper().fieldSignButton()
      FormTextField("Note", in: model, .note, axis: .vertical)
    }
    .fieldKeyboardBar([.previous, .done])
    .focus($focus, follows: model)
    .environment(\.timeZone, TimeZone(identifier: "Pacific/Auckland")!)
  }
}

@MainActor let newProjectStories = [
  Story("A2: a screen that goes with a refused text leaves its model valid") {
    let shop = Bazaar()
    let screen = Screen { ListView(shop: shop) }
    await screen.rest()
    for _ in 0..<2 {
      shop.path.append(0)
      await screen.rest()
      await screen.replace(screen.field("Price"), with: "5x")
      Story.expect(shop.items[0].isValid, false, "whether a refused text is valid")
      screen.goBack()
      await screen.rest()
      Story.expect(shop.items[0].isValid, true, "whether the model is valid when the text is gone")
      Story.expect(screen.texts.contains("valid"), true, "whether that is shown")
    }
    shop.path.append(0)
    await screen.rest()
    await screen.replace(screen.field("Price"), with: "6")
    screen.field("Price").pressReturn()
    await screen.rest()
    Story.expect(shop.items[0].price, 6, "the price")
    Story.expect(shop.items[0].isValid, true, "whether it is valid")
  },
  Story("A3: what was typed for one item is not written to another") {
    for hasID in [true, false] {
      let shop = Bazaar()
      let screen = Screen { PaneView(shop: shop, updates: .onCommit, hasID: hasID) }
      screen.allowReplacement()
      await screen.rest()
      await screen.replace(screen.field("Price"), with: "7")
      shop.index = 1
      await screen.rest()
      if screen.field("Price").isFocused { screen.field("Price").pressReturn() }
      await screen.rest()
      Story.expect(shop.items[1].price, 5, "the other item's price, \(hasID)")
      Story.expect(screen.field("Price").content, "5", "what is shown, \(hasID)")
      if !hasID { Story.expect(shop.items[0].price, 7, "the price of the edited item") }
    }
  },
  Story("A3: an edit that was taken back leaves nothing to the next item's") {
    let shop = Bazaar()
    let screen = Screen { PaneView(shop: shop, updates: .onCommit, hasID: false) }
    screen.allowReplacement()
    await screen.rest()
    let first = shop.items[0].price
    await screen.type("7", into: await screen.focus("Price"))
    screen.field("Price").pressKey(.escape)
    await screen.rest()
    shop.index = 1
    await screen.rest()
    await screen.replace(screen.field("Price"), with: "8")
    screen.field("Price").pressReturn()
    await screen.rest()
    Story.expect(shop.items.map(\.price), [first, 8], "the prices of both items")
  },
  Story("A8: a field of another id takes neither text nor message with it") {
    let shop = Bazaar()
    let screen = Screen { PaneView(shop: shop) }
    screen.allowReplacement()
    await screen.rest()
    await screen.replace(screen.field("Price"), with: "5x")
    Story.expect(screen.texts.isEmpty, false, "whether it is told")
    shop.index = 1
    await screen.rest()
    Story.expect(screen.field("Price").content, "5", "what the other item shows")
    Story.expect(screen.texts, [], "what is told of it")
  },
  Story("A4: an answer about a field below the fold scrolls there, and is not forgotten") {
    var habits = Habits()
    habits.visibleRows = 2
    let shop = Bazaar()
    shop.focus = .name
    let screen = Screen(habits) { LongView(shop: shop) }
    await screen.rest()
    Story.expect(screen.fields.map(\.label), ["name", "street"], "what is on the screen")
    // For the request, as often as it is told of, and once for the field; not for the other row.
    let told = screen.habits.tellsTwice ? 2 : 1
    Story.expect(screen.scrolls.count <= told + 1, true, "whether it scrolls for it alone")
    let scrolls = screen.scrolls.count
    shop.focus = .email
    await screen.rest()
    Story.expect(screen.fields.first { $0.isFocused }?.label, "email", "what is focused")
    Story.expect(shop.focus, .email, "the model's focus")
    Story.expect(1...2 ~= screen.scrolls.count - scrolls, true, "whether it scrolls for it alone")
    Story.expect(screen.field("email").submitLabel, .done, "the word on the last field's Return")
  },
  Story("A5: Return moves a model's focus in its turn, so that the keyboard stays") {
    let shop = Bazaar()
    shop.focus = .name
    let screen = Screen { LongView(shop: shop) }
    await screen.rest()
    for (label, next) in [("name", "street"), ("street", "city"), ("city", "email")] {
      screen.field(label).pressReturn()
      Story.expect(
        screen.fields.first { $0.isFocused }?.label, next, "who has the keyboard at once")
      await screen.rest()
      Story.expect(screen.fields.first { $0.isFocused }?.label, next, "who has it in the end")
    }
    screen.field("email").pressReturn()
    await screen.rest()
    Story.expect(screen.fields.contains { $0.isFocused }, false, "whether the last one keeps it")
    Story.expect(shop.focus, nil, "the model's focus")
  },
  Story("D1: a focus that is a constant of the view, and a callback, is asked for once") {
    for isBound in [false, true] {
      let shop = Bazaar()
      shop.focus = .name
      let screen = Screen { CallbackHost(shop: shop, isBound: isBound) }
      await screen.rest()
      let (requests, scrolls) = (screen.focusRequests, screen.scrolls.count)
      for (label, field) in [("street", Bazaar.Field.street), ("city", .city), ("name", .name)] {
        shop.moves = []
        screen.field(label).focus()
        await screen.rest()
        Story.expect(shop.moves, [field], "what the model was told of a tap, \(isBound)")
        Story.expect(screen.field(label).isFocused, true, "whether \(label) keeps the focus")
      }
      Story.expect(screen.scrolls.count, scrolls, "how often a list was scrolled for taps")
      // A rest sets the field that has the focus once more.
      Story.expect(screen.focusRequests <= requests + 3, true, "how often the focus was set")
      screen.field("name").end()
      await screen.rest()
      Story.expect(shop.focus, nil, "the model's focus when the keyboard has left")
    }
  },
  Story("A6: modifiers whose arguments follow the focus leave the field the one that it was") {
    let shop = Bazaar()
    var screen = Screen { ConditionsView(shop: shop, model: FormModel(Account())) }
    // The first that has the focus changes the arguments.
    for label in ["Amount", "Password", "Price"] {
      let model = FormModel(Account())
      screen = Screen { ConditionsView(shop: shop, model: model) }
      await screen.rest()
      let field = await screen.focus(label)
      Story.expect(field.isFocused, true, "whether \(label) keeps the focus")
      await screen.type("7", into: field)
      Story.expect(screen.field(label) === field, true, "whether it is the same view")
      Story.expect(field.content.hasSuffix("7"), true, "whether \(label) takes a key")
    }
    screen.field("Price").end()
    await screen.rest()
    Story.expect(shop.isSearching, false, "the model's Boolean when the focus has left")
    shop.isSearching = true
    await screen.rest()
    Story.expect(screen.field("Price").isFocused, true, "whether a Boolean focuses its field")
    screen.field("Price").end()
    await screen.rest()
    Story.expect(shop.isSearching, false, "the model's Boolean in the end")
  },
  Story("A7: what nobody may edit has controls that are disabled, and no buttons") {
    let model = FormModel(Closed())
    let screen = Screen { ClosedView(model: model) }
    await screen.rest()
    for label in ["Open", "Size"] {
      Story.expect(screen.control(label)?.isEnabled, false, "whether \(label) is enabled")
    }
    Story.expect(screen.isEnabled("Date \u{2013}"), false, "whether a date can be chosen")
    Story.expect(screen.buttons.contains("\u{B1}"), false, "whether there is a ±")
    model.form.content.isReadOnly = false
    await screen.rest()
    Story.expect(screen.control("Open")?.isEnabled, true, "whether it is enabled now")
    Story.expect(screen.buttons.contains("\u{B1}"), true, "whether there is a ± now")
    Story.expect(
      screen.spokenButtons.contains(MessageTable.english[.changeSign]), true,
      "what a screen reader calls it")
  },
  Story("A7: a choice that the store does not take is not shown") {
    var content = Closed()
    content.isReadOnly = false
    let form = FieldForm(content)
    let screen = Screen {
      VStack { FormField("Open", in: FormSource(form) { _ in }, .isOpen) }
    }
    await screen.rest()
    screen.control("Open")?.choose(true)
    await screen.rest()
    Story.expect(screen.control("Open")?.value, "false", "what the form has")
    Story.expect(screen.control("Open")?.showsRefused, false, "whether the switch stays flipped")
  },
  Story("A9: a text of several lines is edited in a text view, with bar and caret") {
    let content = Closed()
    let model = FormModel(content)
    let screen = Screen { ClosedView(model: model) }
    await screen.rest()
    let note = await screen.focus("Note")
    Story.expect(note.bar.contains("done"), true, "whether there is a bar")
    Story.expect(note.bar.contains("chevron.up"), false, "whether a first field has a Previous")
    await screen.type("ab", into: note)
    note.pressReturn()
    await screen.rest()
    Story.expect(model.form.content.note.text, "ab\n", "the text after Return")
    note.compose("x")
    await screen.rest()
    Story.expect(note.content, "ab\nx", "what is composed")
    note.endComposition()
  },
  Story("A10: a date is chosen in the time zone in which the calendar shows it") {
    var content = Closed()
    content.isReadOnly = false
    let model = FormModel(content)
    let screen = Screen { ClosedView(model: model) }
    await screen.rest()
    await screen.tap("Date \u{2013}")
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "Pacific/Auckland")!
    let day = calendar.date(from: DateComponents(year: 2026, month: 3, day: 4, hour: 1))!
    screen.control("Date")?.choose(day)
    await screen.rest()
    Story.expect(
      model.form.content.date.text, "2026-03-04", "the date that was chosen in Auckland")
    Story.expect(
      screen.spokenButtons.contains("Clear"), true, "what a screen reader calls the \u{2715}")
  },
]
