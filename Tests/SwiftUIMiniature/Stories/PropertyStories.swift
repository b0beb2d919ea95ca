import Accessibility
import FieldEditing
import FieldFormsUI
import NumberMessages
import SwiftUI
import UIKit

// Each view by each of its properties: what is set around a field, what a field sets, and which of two models hears.

private struct Trip: FormContent {
  enum FieldID: String { case days, note, size, isPaid, code, start, leaves, arrives }
  var days = FormattingField<Int>(
    3, format: try! NumberFormat(IntegerFormatStyle<Int>(locale: Locale(identifier: "en_US"))))
  var note = PlainTextField("hi")
  var size = ChoiceField(
    format: ChoiceFormat([FieldOption("s", label: "Small"), FieldOption("l", label: "Large")]))
  var isPaid = BooleanField(format: BooleanFormat())
  var code = PlainTextField()
  var start = DateField(ISODate("2026-11-25"), format: ISOFormat())
  var leaves = TimeField(ISOTime("08:30"), format: ISOFormat())
  var arrives = DateTimeField(format: ISOFormat())
  /// What note, size and switch are.
  var traits: FieldTraits = []

  init() { days.policies.step = 1 }

  mutating func declare(_ form: inout FormDeclaration<FieldID>) {
    form.field(.days, &days)
    form.field(.note, &note, traits)
    form.field(.size, &size, traits.union(.required))
    form.field(.isPaid, &isPaid, traits)
    form.field(.code, &code)
    form.field(.start, &start, .required)
    form.field(.leaves, &leaves)
    form.field(.arrives, &arrives)
  }
}

private struct TripView<Holder: FormHolder>: View where Holder.Content == Trip {
  let form: Holder
  @FocusState private var focus: Trip.FieldID?
  var body: some View {
    Form {
      FormField("Days", in: form, .days)
      FormField("Note", in: form, .note)
      FormField("Size", in: form, .size)
      FormField("Paid", in: form, .isPaid)
      FormField("Code", in: form, .code)
      FormField("Start", in: form, .start)
      FormField("Leaves", in: form, .leaves)
      FormField("Arrives", in: form, .arrives, prompt: Text("ever"))
    }
    .focus($focus, follows: form)
  }
}

/// A form in a binding, and in a store.
@MainActor @Observable
private final class TripState {
  var form = FieldForm(Trip())
  func send(_ action: FormAction<Trip.FieldID>) { try? form.apply(action) }
}

/// One of two hosts, of which the views hear the one that is shown.
@MainActor @Observable
private final class Pair {
  enum Field { case price }
  struct Host {
    var price: Double? = 1
    var refused = RefusedTexts()
    var focus: Field?
    var heard: [String] = []
  }
  var hosts = [Host(), Host()]
  var index = 0
}

private struct PairView: View {
  @Bindable var pair: Pair
  @FocusState private var focus: Pair.Field?
  var body: some View {
    let index = pair.index
    Form {
      FormattingTextField("Price", value: $pair.hosts[index].price, format: twoDigits)
        .focused($focus, equals: .price)
    }
    .refusedTexts($pair.hosts[index].refused)
    .fieldKeyboardBar(FieldBarItem.allCases) { pair.hosts[index].heard.append("previous") }
    .onCommit { _ in pair.hosts[index].heard.append("commit") }
    .onSubmit { pair.hosts[index].heard.append("submit") }
    .focus($focus, follows: $pair.hosts[index].focus)
  }
}

@MainActor @Observable
private final class Rows {
  struct Row: Identifiable {
    let id: Int
    var share = 0.1
  }
  var rows = [Row(id: 1), Row(id: 2)]
}

/// A field that goes with its screen.
@MainActor @Observable
private final class Door {
  enum Field { case price }
  var isOpen = true
  var price: Double? = 1
  var focus: Field? = .price
}

private struct DoorView: View {
  @Bindable var door: Door
  @FocusState private var focus: Door.Field?
  var body: some View {
    VStack {
      FieldMessage(for: Door.Field.price)
      if door.isOpen {
        FormattingTextField("Price", value: $door.price, format: twoDigits)
          .fieldID(Door.Field.price)
          .focused($focus, equals: .price)
          .focus($focus, follows: $door.focus)
      }
    }
    .placesFieldMessages()
  }
}

/// Styles that follow the locale around them, and styles that have one.
private struct LocalesView: View {
  @State private var price: Double? = 1234.5
  private let german = Locale(identifier: "de_DE")
  var body: some View {
    VStack {
      FormattingTextField("follows", value: $price, format: .number)
      FormattingTextField("its own", value: $price, format: .number.locale(german))
      FormattingTextField("money", value: $price, format: .currency(code: "EUR"))
      FormattingTextField(
        "its own money", value: $price, format: .currency(code: "EUR").locale(german))
    }
    .environment(\.locale, Locale(identifier: "fr_FR"))
  }
}

/// Bounds and policies of each kind, further in and further out.
private struct LimitsView: View {
  @Bindable var desk: Desk
  var body: some View {
    VStack {
      FormattingTextField("both", value: $desk.order.price, format: twoDigits).bounds(2...8)
      FormattingTextField("least", value: $desk.order.price, format: twoDigits).bounds(2...)
      FormattingTextField("most", value: $desk.order.price, format: twoDigits).bounds(...8)
      FormattingTextField("none", value: $desk.order.price, format: twoDigits)
        .bounds(-Double.infinity...Double.infinity)
      FormattingTextField("outer", value: $desk.order.price, format: twoDigits)
        .policies { $0.step = 2 }
    }
    .bounds(0...5)
    .policies {
      $0.step = 1
      $0.commitPolicy = .keepText
    }
  }
}

/// Each initializer of a number field.
private struct EachInitializer: View {
  @Bindable var room: Room
  let format: NumberFormat
  let formatter: NumberFormatter
  let text: String
  let resource: LocalizedStringResource
  private let none = Text("none")
  var body: some View {
    VStack {
      FormattingTextField("key", value: $room.price, format: .number, prompt: none)
      FormattingTextField(text, value: $room.price, format: .number, prompt: none)
      FormattingTextField(resource, value: $room.price, format: .number, prompt: none)
      FormattingTextField(value: $room.price, format: .number, prompt: none) { Text("view") }
      FormattingTextField("key", value: $room.price, format: format, prompt: none)
      FormattingTextField(text, value: $room.price, format: format, prompt: none)
      FormattingTextField(resource, value: $room.price, format: format, prompt: none)
      FormattingTextField(value: $room.price, format: format, prompt: none) { Text("view") }
      FormattingTextField("key", value: $room.price, formatter: formatter, prompt: none)
      FormattingTextField(text, value: $room.price, formatter: formatter, prompt: none)
    }
    VStack {
      FormattingTextField("key", value: $room.count, format: .number, prompt: none)
      FormattingTextField(text, value: $room.count, format: .number, prompt: none)
      FormattingTextField(resource, value: $room.count, format: .number, prompt: none)
      FormattingTextField(value: $room.count, format: .number, prompt: none) { Text("view") }
      FormattingTextField("key", value: $room.count, format: format, prompt: none)
      FormattingTextField(text, value: $room.count, format: format, prompt: none)
      FormattingTextField(resource, value: $room.count, format: format, prompt: none)
      FormattingTextField(value: $room.count, format: format, prompt: none) { Text("view") }
      FormattingTextField("key", value: $room.count, formatter: formatter, prompt: none)
      FormattingTextField(text, value: $room.count, formatter: formatter, prompt: none)
    }
  }
}

@MainActor let propertyStories = [
  Story("a form's controls are disabled, hidden and told of as its text fields are") {
    let model = FormModel(Trip())
    let screen = Screen { TripView(form: model) }
    await screen.rest()
    model.form.content.traits = .disabled
    await screen.rest()
    for label in ["Size", "Paid"] {
      Story.expect(screen.control(label)?.isEnabled, false, "whether \(label) is enabled")
    }
    Story.expect(screen.field("Note").isEnabled, false, "whether the note is enabled")
    Story.expect(screen.field("Code").isEnabled, true, "whether the code is enabled")
    model.form.content.traits = .hidden
    await screen.rest()
    Story.expect(screen.control("Size") == nil, true, "whether the menu is hidden")
    Story.expect(screen.control("Paid") == nil, true, "whether the switch is hidden")
    Story.expect(screen.fields.map(\.label), ["Days", "Code"], "the text fields")
    model.form.content.traits = .required
    await screen.rest()
    await model.submit { _ in [ValidationIssue]() }
    await screen.rest()
    Story.expect(screen.texts.contains("is required."), true, "whether it is told")
    Story.expect(screen.control("Size")?.accessibilityHint, "is required.", "the menu's hint")
    Story.expect(screen.control("Start")?.accessibilityHint, "", "the hint of what is right")
    await screen.type("<<", into: await screen.focus("Note"))
    _ = await screen.focus("Code")
    Story.expect(screen.field("Note").accessibilityHint, "is required.", "the text's hint")
    let hasSize = screen.control("Size")?.options
    Story.expect(hasSize, ["\u{2013}", "Small", "Large"], "the menu without a choice")
  },
  Story("dates and times: what is missing stays so, what is optional can go, and all is chosen") {
    let model = FormModel(Trip())
    let screen = Screen { TripView(form: model) }
    await screen.rest()
    Story.expect(
      screen.buttons, ["\u{2715}", "Arrives ever"], "the buttons: none for a required date")
    await screen.tap("\u{2715}")
    Story.expect(model.form.content.leaves.value, nil, "the time that was taken away")
    Story.expect(screen.buttons, ["Leaves \u{2013}", "Arrives ever"], "the buttons")
    await screen.tap("Leaves \u{2013}")
    Story.expect(model.form.content.leaves.value == nil, false, "whether there is a time")
    await screen.tap("Arrives ever")
    Story.expect(model.form.content.arrives.value == nil, false, "whether there is a point of time")
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .current
    let parts = DateComponents(year: 2030, month: 2, day: 3, hour: 16, minute: 5)
    let date = calendar.date(from: parts)!
    for label in ["Start", "Leaves", "Arrives"] {
      screen.control(label)?.choose(date)
      await screen.rest()
      let shown = screen.control(label)?.value ?? ""
      let expected = "\(date)"
      if label == "Arrives" { Story.expect(shown, expected, "what the calendar shows") }
    }
    Story.expect(model.form.content.start.value, ISODate("2030-02-03"), "the date")
    Story.expect(model.form.content.leaves.value, ISOTime("16:05"), "the time")
    Story.expect(model.form.content.arrives.text, "2030-02-03 16:05", "the point of time")
    model.form.focus(.arrives)
    _ = try? model.form.apply(.edit(TextEdit(.all, "2030-02-30", intent: .pasted)))
    await screen.rest()
    Story.expect(screen.field("Arrives").content, "2030-02-30", "a date that there is not")
  },
  Story("the keys of the bar, each in a number whose text is refused, kept and taken") {
    let desk = Desk(5)
    var policies = FieldPolicies()
    policies.commitPolicy = .keepText
    let given = policies
    var submits = 0
    let screen = Screen {
      DeskView(desk: desk, policies: given)
        .fieldKeyboardBar(FieldBarItem.allCases)
        .onSubmit { submits += 1 }
    }
    await screen.rest()
    let field = await screen.focus("Price")
    Story.expect(field.bar.contains("chevron.up"), false, "whether there is a key for nothing")
    await screen.type("..", into: field)
    for key in ["done", "chevron.down"] {
      field.pressBar(key)
      await screen.rest()
      Story.expect(field.isFocused, true, "whether the focus stays after \(key)")
    }
    Story.expect(submits, 0, "how often a refused text was submitted")
    field.pressBar("Clear")
    await screen.rest()
    Story.expect(field.content, "", "the text that was cleared")
    await screen.type("7", into: field)
    field.pressBar("chevron.down")
    await screen.rest()
    Story.expect(submits, 1, "how often it was submitted")
    _ = await screen.focus("Price")
    await screen.type("0", into: field)
    field.pressBar("done")
    await screen.rest()
    Story.expect(submits, 2, "how often it was submitted")
    Story.expect(field.isFocused, false, "whether the editing has ended")
    Story.expect(desk.order.price, 70, "the price")
    UIDevice.idiom = .pad
    Story.expect((await screen.focus("Price")).bar, [], "the bar of a tablet")
    UIDevice.idiom = .phone
  },
  Story("previous goes back in a form, over what cannot be edited, and ends at the first field") {
    let model = FormModel(Trip())
    for traits in [FieldTraits.disabled, .hidden] {
      model.form.content.traits = traits
      let screen = Screen { TripView(form: model).fieldKeyboardBar([.previous, .next]) }
      await screen.rest()
      let code = await screen.focus("Code")
      code.pressBar("chevron.up")
      await screen.rest()
      Story.expect(screen.field("Days").isFocused, true, "whether the first field is focused")
      screen.field("Days").pressBar("chevron.up")
      await screen.rest()
      Story.expect(screen.field("Days").isFocused, true, "whether it stays there")
      screen.field("Days").end()
      await screen.rest()
    }
  },
  Story("arrows and Escape in a form") {
    let model = FormModel(Trip())
    let screen = Screen { TripView(form: model) }
    await screen.rest()
    let days = await screen.focus("Days")
    Story.expect(days.pressKey(.escape), false, "whether Escape is taken where nothing is typed")
    Story.expect(days.pressKey(.upArrow), true, "whether the arrow is taken")
    await screen.rest()
    Story.expect(days.content, "4", "the text after a step up")
    days.pressKey(.downArrow)
    days.pressKey(.downArrow)
    await screen.rest()
    Story.expect(days.content, "2", "the text after two steps down")
    await screen.type("5", into: days)
    Story.expect(days.pressKey(.escape), true, "whether Escape is taken")
    await screen.rest()
    Story.expect(days.content, "2", "the text that editing began with")
    let desk = Desk(5)
    let number = Screen { DeskView(desk: desk) }
    await number.rest()
    let price = await number.focus("Price")
    Story.expect(price.pressKey(.escape), false, "whether Escape is taken where nothing is typed")
    await number.type("7", into: price)
    Story.expect(price.pressKey(.escape), true, "whether Escape is taken")
    await number.rest()
    Story.expect(price.content, "5", "the text that editing began with")
    Story.expect(desk.order.price, 5, "the price that editing began with")
  },
  Story("the host that is shown hears, and no other") {
    let pair = Pair()
    let screen = Screen { PairView(pair: pair) }
    await screen.rest()
    pair.index = 1
    await screen.rest()
    let price = await screen.focus("Price")
    Story.expect(pair.hosts.map(\.focus), [nil, .price], "the focuses")
    await screen.type("x", into: price)
    Story.expect(pair.hosts.map(\.refused.all), [[], ["1x"]], "the refused texts")
    price.pressBar("chevron.up")
    await screen.type("<2", into: price)
    price.pressReturn()
    await screen.rest()
    Story.expect(pair.hosts.map(\.price), [1, 12], "the prices")
    Story.expect(pair.hosts[0].heard, [], "what the other host has heard")
    Story.expect(pair.hosts[1].heard, ["previous", "commit", "submit"], "what the host has heard")
    pair.hosts[1].focus = .price
    await screen.rest()
    Story.expect(price.isFocused, true, "whether the host's focus is followed")
    pair.hosts[0].focus = nil
    await screen.rest()
    Story.expect(price.isFocused, true, "whether the other host's focus is followed")
  },
  Story("a view that goes takes no focus away from the model, and no message stays") {
    let door = Door()
    var habits = Habits()
    for endsLate in [false, true] {
      (habits.endsLate, door.isOpen, door.focus) = (endsLate, true, .price)
      let screen = Screen(habits) { DoorView(door: door) }
      await screen.rest()
      Story.expect(screen.field("Price").isFocused, true, "whether the model's focus is followed")
      await screen.type("x", into: screen.field("Price"))
      Story.expect(screen.texts.count, 1, "how many messages there are")
      door.isOpen = false
      await screen.rest()
      Story.expect(door.focus, .price, "the model's focus when the view has gone")
      Story.expect(screen.texts, [], "the messages of a field that is gone")
      door.isOpen = true
      await screen.rest()
      Story.expect(screen.field("Price").isFocused, true, "whether it is focused when it is back")
    }
  },
  Story("a style with a locale of its own keeps it, and others follow the screen's") {
    let screen = Screen { LocalesView() }
    await screen.rest()
    Story.expect(
      screen.fields.map(\.content),
      [
        "1\u{202F}234,5", "1.234,5", "1\u{202F}234,50\u{A0}\u{20AC}", "1.234,50\u{A0}\u{20AC}",
      ], "the texts")
  },
  Story("bounds and policies: each kind, the innermost bounds, policies from outside in") {
    let desk = Desk(3)
    let screen = Screen { LimitsView(desk: desk) }
    await screen.rest()
    for (label, typed, isTaken) in [
      ("both", "1", false), ("both", "8", true), ("both", "9", false), ("least", "1", false),
      ("least", "900", true), ("most", "9", false), ("most", "-7", true), ("none", "-900", true),
      ("outer", "6", false), ("outer", "4", true),
    ] {
      desk.order.price = 3
      await screen.rest()
      let field = await screen.focus(label)
      field.select(0..<field.content.utf16.count)
      await screen.type(typed, into: field)
      let before = desk.order.price
      field.pressReturn()
      await screen.rest()
      let text = field.content
      Story.expect(before != 3, isTaken, "whether \(label) takes \(typed)")
      Story.expect(text, typed, "the text of \(label), which is kept")
      field.pressKey(.escape)
      await screen.rest()
      field.end()
      await screen.rest()
    }
    desk.order.price = 2
    await screen.rest()
    (await screen.focus("least")).pressKey(.upArrow)
    await screen.rest()
    Story.expect(desk.order.price, 3, "the price after the outer step")
    desk.order.price = 2
    await screen.rest()
    (await screen.focus("outer")).pressKey(.upArrow)
    await screen.rest()
    Story.expect(desk.order.price, 4, "the price after the inner step")
  },
  Story("a refused key leaves the caret, whoever has the form") {
    for place in 0..<3 {
      let (model, state) = (FormModel(Trip()), TripState())
      model.form.content.days.policies.filtersCharacters = true
      state.form.content.days.policies.filtersCharacters = true
      let screen =
        switch place {
        case 0: Screen { TripView(form: model) }
        case 1: Screen { TripView(form: Bindable(state).form) }
        default: Screen { TripView(form: FormSource(state.form) { state.send($0) }) }
        }
      await screen.rest()
      let days = await screen.focus("Days")
      await screen.type("12", into: days)
      days.select(1..<1)
      for key in ["x", "9", "y", "8"] { await screen.type(key, into: days) }
      Story.expect(days.content, "39812", "the text, \(place)")
      let form = place == 0 ? model.form : state.form
      Story.expect(form.content.days.value, 39812, "the number, \(place)")
      days.pressReturn()
      await screen.rest()
      Story.expect(days.content, "39,812", "the text after Return, \(place)")
    }
  },
  Story("a key in a field that a form's newer request has left is taken and committed") {
    let model = FormModel(Trip())
    let screen = Screen { TripView(form: model) }
    await screen.rest()
    let days = screen.field("Days")
    days.focus()
    model.form.focus(.code)
    days.press("7")
    await screen.rest()
    Story.expect(screen.field("Code").isFocused, true, "whether the newer request has won")
    Story.expect(model.form.content.days.isEdited, false, "whether it is left uncommitted")
    Story.expect(model.form.content.days.value == nil, false, "whether there is a number")
  },
  Story("a form: labels in its sentences, what is said, and onFormSubmit once, after the last") {
    let model = FormModel(Account())
    var submits = 0
    let screen = Screen {
      AccountView(model: model)
        .fieldMessages(FormMessages<Account.FieldID>(labels: [.amount: "The sum"]))
        .onFormSubmit { submits += 1 }
    }
    await screen.rest()
    announcements = []
    let amount = await screen.focus("Amount")
    await screen.type("x", into: amount)
    amount.pressReturn()
    await screen.wait()
    Story.expect(submits, 0, "how often it was submitted after the first field")
    Story.expect(
      screen.texts.contains { $0.hasPrefix("The sum") }, true, "whether the sentence has a label")
    Story.expect(announcements.map(\.priority), [.high], "what was said when it was left")
    _ = await screen.focus("Password")
    screen.field("Password").pressReturn()
    await screen.rest()
    Story.expect(submits, 1, "how often it was submitted after the last field")
  },
  Story("numbers and secrets are not corrected, and texts as the host says") {
    let (model, desk) = (FormModel(Account()), Desk(1))
    let screen = Screen {
      DeskView(desk: desk)
      AccountView(model: model)
      TripView(form: FormModel(Trip()))
    }
    await screen.rest()
    Story.expect(
      screen.fields.map(\.correctsText), [false, false, false, false, true, true],
      "whether price, amount, password, days, note and code are corrected")
  },
  Story("no suggestion is pressed by a tap beside it, and each is taken by one on it") {
    let desk = Desk(nil)
    var policies = FieldPolicies()
    (policies.step, policies.refusesOffStep, policies.commitPolicy) = (0.25, true, .keepText)
    let given = policies
    let screen = Screen { DeskView(desk: desk, policies: given) }
    await screen.rest()
    let field = await screen.focus("Price")
    await screen.type("1.3", into: field)
    field.pressReturn()
    await screen.rest()
    Story.expect(screen.buttons, ["1.25", "1.5"], "the suggestions")
    Story.expect(screen.unstyledButtonCount, 0, "how many a tap beside them presses")
    await screen.tap("1.5")
    Story.expect(field.content, "1.5", "the text")
    Story.expect(desk.order.price, 1.5, "the price")
    Story.expect(screen.texts, [], "what is told of a number")
  },
  Story("the app's language is the first that has a table") {
    Story.expect(MessageTable.first(of: ["xx", "de", "fr"]).language, "de", "the first of three")
    Story.expect(MessageTable.first(of: ["xx"]).language, "en", "where none has a table")
    Story.expect(
      MessageTable.first(of: ["fr-CA", "de"]).language, "fr", "a language with a region")
  },
  Story("each initializer: label, prompt, format, and a binding that is optional or not") {
    let room = Room()
    (room.price, room.count) = (1234, 1234)
    let german = Locale(identifier: "de_DE")
    let formatter = NumberFormatter()
    (formatter.locale, formatter.numberStyle) = (german, .decimal)
    let format = try! NumberFormat(FloatingPointFormatStyle<Double>(locale: german))
    let screen = Screen {
      EachInitializer(
        room: room, format: format, formatter: formatter, text: "text", resource: "resource")
    }
    await screen.rest()
    let titles = [
      "key", "text", "resource", "view", "key", "text", "resource", "view", "key", "text",
    ]
    Story.expect(screen.fields.map(\.label), titles + titles, "the titles")
    Story.expect(screen.fields.compactMap(\.prompt).count, 20, "how many prompts there are")
    let texts = Array(repeating: "1,234", count: 4) + Array(repeating: "1.234", count: 6)
    Story.expect(screen.fields.map(\.content), texts + texts, "the texts")
    for (place, field) in screen.fields.enumerated() {
      field.focus()
      await screen.rest()
      field.select(0..<field.content.utf16.count)
      let number = place % 9 + 1
      field.press("\(number)")
      await screen.rest()
      let value = place < 10 ? room.price : Double(room.count ?? 0)
      Story.expect(value, Double(number), "the value of \(place)")
      field.press("<")
      await screen.rest()
      let isKept = place < 10 ? room.price == Double(number) : room.count == nil
      Story.expect(isKept, true, "whether \(place) has its number, or nothing")
      field.end()
      await screen.rest()
    }
  },
  Story("a format that is not known shows its value and cannot be edited") {
    let screen = Screen {
      FormattingTextField("Price", value: .constant(1.5), format: .number.scale(7))
    }
    await screen.rest()
    Story.expect(screen.field("Price").isEnabled, false, "whether it can be edited")
    Story.expect(screen.field("Price").content, "10.5", "the text")
  },
  Story("a row's binding outlives the row, and writes to no other") {
    let trips = Rows()
    let row = Bindable(trips).rows.row(trips.rows[0])
    let other = Bindable(trips).rows.row(trips.rows[1])
    trips.rows.remove(at: 0)
    Story.expect(row.wrappedValue.share, 0.1, "the share of a row that is gone")
    row.wrappedValue.share = 5
    other.wrappedValue.share = 7
    Story.expect(trips.rows.map(\.share), [7], "the shares that are left")
  },
]
