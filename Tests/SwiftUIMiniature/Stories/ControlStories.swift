import FieldEditing
import FieldFormsUI
import NumberMessages
import SwiftUI
import UIKit

private struct Parcel: FormContent {
  enum FieldID: String { case quantity, size, extras, isGift, delivery, pickup, note }
  var quantity = FormattingField<Int>(
    2, format: try! NumberFormat(IntegerFormatStyle<Int>(locale: Locale(identifier: "en_US"))))
  var size = ChoiceField(
    format: ChoiceFormat([FieldOption("s", label: "Small"), FieldOption("l", label: "Large")]))
  var extras = MultipleChoiceField(
    format: MultipleChoiceFormat([FieldOption("card", label: "Card"), FieldOption("ribbon")]))
  var isGift = BooleanField(format: BooleanFormat())
  var delivery = DateField(format: ISOFormat(minimum: ISODate("2020-01-01")))
  var pickup = TimeField(ISOTime("08:30"), format: ISOFormat())
  var note = PlainTextField()

  init() { quantity.policies.step = 1 }

  mutating func declare(_ form: inout FormDeclaration<FieldID>) {
    form.field(.quantity, &quantity)
    form.field(.size, &size, .required)
    form.field(.extras, &extras, rules: [.count(...1)])
    form.field(.isGift, &isGift)
    form.field(.delivery, &delivery)
    form.field(.pickup, &pickup)
    form.field(.note, &note, isGift.entry == true ? [] : .hidden)
  }
}

private struct ParcelView: View {
  let model: FormModel<Parcel>
  @FocusState private var focus: Parcel.FieldID?
  var body: some View {
    Form {
      FormField("Quantity", in: model, .quantity)
      FormField("Size", in: model, .size)
      FormField("Extras", in: model, .extras)
      FormField("Gift", in: model, .isGift)
      FormField("Delivery", in: model, .delivery, prompt: Text("any day"))
      FormField("Pickup", in: model, .pickup)
      FormField("Note", in: model, .note)
    }
    .focus($focus, follows: model)
  }
}

/// What the actions of `onCommit` were called with.
@MainActor
private final class Log { var lines: [String] = [] }

private struct LogView: View {
  let log: Log
  @Bindable var prices: Prices
  let model: FormModel<Parcel>
  var body: some View {
    Form {
      FormattingTextField("First", value: $prices.first, format: .number)
        .onCommit { _ in log.lines.append("inner") }
        .fieldID("first")
      FormTextField("Quantity", in: model, .quantity)
        .submitLabel(.send)
        .fieldKeyboard()
      FormTextField("Note", in: model, .note)
    }
    .keyboardType(.asciiCapableNumberPad)
    .onCommit(of: String.self) { field, commit in log.lines.append("\(field) \(commit.cause)") }
    .onCommit(of: Parcel.FieldID.self) { field, commit in
      log.lines.append("\(field) \(commit.cause)")
    }
    .onCommit { _ in log.lines.append("outer") }
  }
}

/// The price in a field that needs a minus, and in one that needs none.
private struct SignView: View {
  @Bindable var desk: Desk
  private let style = FloatingPointFormatStyle<Double>(locale: Locale(identifier: "de_DE"))
  var body: some View {
    FormattingTextField("With a sign", value: $desk.order.price, format: style)
    FormattingTextField("Without", value: $desk.order.price, format: style).bounds(0...)
  }
}

/// Fields whose keyboard, bounds and lock are the host's, further out.
private struct LockedView: View {
  let desk: Desk
  var body: some View {
    SignView(desk: desk).disabled(desk.order.price == 7).keyboardType(.decimalPad)
  }
}

/// A field inside modifiers of its kind, one around the other.
private struct NestedView: View {
  @Bindable var desk: Desk
  var body: some View {
    Form {
      FormattingTextField("Price", value: $desk.order.price, format: twoDigits)
        .policies { $0.step = 2 }
        .bounds(0...50)
        .fieldUpdates(.onCommit)
        .fieldMessages(in: .german)
        .fieldKeyboardBar([.clear])
        .fieldStepper(false)
    }
    .policies {
      $0.step = 5
      $0.commitPolicy = .keepText
    }
    .bounds(0...10)
    .fieldUpdates(.onKey)
    .fieldMessages(in: .french)
    .fieldKeyboardBar([.done])
    .fieldStepper()
  }
}

@MainActor let controlStories = [
  Story("of modifiers inside others the innermost counts; policies are changed in turn") {
    let desk = Desk(4)
    let screen = Screen { NestedView(desk: desk) }
    await screen.rest()
    Story.expect(screen.control("Price") == nil, true, "whether there is no stepper")
    let price = await screen.focus("Price")
    Story.expect(price.bar, ["Clear"], "the bar")
    price.pressKey(.upArrow)
    await screen.rest()
    Story.expect(price.content, "6", "the text after a step")
    await screen.replace(price, with: "30")
    Story.expect(screen.texts, [], "what is told of a number in the inner bounds")
    await screen.replace(price, with: "")
    Story.expect(price.accessibilityValue, MessageTable.german[.emptyWord], "the language")
    await screen.replace(price, with: "7")
    Story.expect(desk.order.price, 6, "the price before the commit")
    price.pressReturn()
    await screen.rest()
    Story.expect(desk.order.price, 7, "the price after the commit")
    await screen.replace(price, with: "7x")
    price.pressReturn()
    await screen.rest()
    Story.expect(price.content, "7x", "the text that the outer policy keeps")
  },
  Story("onCommit nests, the field's own first, and names the field of a screen or a form") {
    let (log, prices, model) = (Log(), Prices(), FormModel(Parcel()))
    let screen = Screen { LogView(log: log, prices: prices, model: model) }
    await screen.rest()
    let first = await screen.focus("First")
    await screen.type("2", into: first)
    first.pressReturn()
    await screen.rest()
    Story.expect(log.lines, ["inner", "first submit", "outer"], "what was called at Return")
    log.lines = []
    let quantity = await screen.focus("Quantity")
    await screen.type("7", into: quantity)
    quantity.pressReturn()
    await screen.rest()
    Story.expect(log.lines, ["quantity submit", "outer"], "what was called in the form")
    log.lines = []
    _ = await screen.focus("Quantity")
    await screen.type("<", into: quantity)
    quantity.end()
    model.form.commit(.quantity)
    await screen.rest()
    Story.expect(log.lines, ["quantity leave", "outer"], "what was called when it was left")
  },
  Story("SwiftUI's own keyboardType counts from anywhere, and a field chooses where it is told to")
  {
    let screen = Screen { LockedView(desk: Desk(5)) }
    await screen.rest()
    Story.expect(screen.fields.map(\.keyboard), [.decimalPad, .decimalPad], "the host's keyboard")
    let chosen = Screen { SignView(desk: Desk(5)).fieldKeyboard() }
    Story.expect(
      chosen.fields.map(\.keyboard), [.numbersAndPunctuation, .decimalPad], "the field's choice")
    let plain = Screen { SignView(desk: Desk(5)) }
    Story.expect(plain.fields.map(\.keyboard), [.default, .default], "nobody's choice")
    let form = Screen { AccountView(model: FormModel(Account())).fieldKeyboard() }
    Story.expect(
      form.fields.map(\.keyboard), [.numbersAndPunctuation, .default], "a number's, and a text's")
    let field = await screen.focus("Without")
    await screen.type("<7", into: field)
    Story.expect(field.isEnabled, false, "whether it is disabled from further out")
    Story.expect(field.isFocused, screen.habits.isSticky, "whether the editing goes on")
  },
  Story("the decimal key of a pad means the style's separator, and other keys what they show") {
    // The device's region has ".", and the style writes ",".
    for (keyboard, text) in [
      (UIKeyboardType.decimalPad, "1,5"), (.numbersAndPunctuation, "1.5"),
    ] {
      let model = FormModel(Claim("de_DE", FieldPolicies()))
      let screen = Screen {
        VStack {
          SignView(desk: Desk(nil))
          FormTextField("In a form", in: model, .amount)
        }
        .keyboardType(keyboard)
      }
      await screen.rest()
      for label in ["With a sign", "Without", "In a form"] {
        let field = await screen.focus(label)
        field.select(0..<field.content.utf16.count)
        for key in ["1", ".", "5"] {
          field.press(key)
          await screen.rest()
        }
        Story.expect(field.content, text, "the text of \(keyboard), \(label)")
        await screen.type("<<<", into: field)
      }
    }
  },
  Story("a held stepper steps on and on, and is one change to undo") {
    let model = FormModel(Parcel())
    model.history.longestPause = .seconds(1000)
    let screen = Screen { ParcelView(model: model).fieldStepper() }
    await screen.rest()
    screen.control("Quantity")?.choose(3)
    await screen.rest()
    Story.expect(screen.field("Quantity").content, "5", "the text")
    model.undo()
    await screen.rest()
    Story.expect(screen.field("Quantity").content, "2", "the text that the hold began with")
    let desk = Desk(5)
    var policies = FieldPolicies()
    policies.step = 0.5
    let given = policies
    let number = Screen { DeskView(desk: desk, policies: given).fieldStepper() }
    await number.rest()
    number.control("Price")?.choose(-4)
    Story.expect(desk.order.price, 3, "the price")
    await number.rest()
    desk.order.price = 4
    await number.rest()
    Story.expect(number.field("Price").content, "4", "the host's value, which is no late echo")
    _ = await number.focus("Price")
    number.control("Price")?.choose(2)
    await number.rest()
    Story.expect(number.field("Price").content, "5", "the text")
    Story.expect(number.field("Price").isFocused, true, "whether the focus stays")
  },
  Story("a sign button stands beside a number that may be negative, and turns the sign") {
    let desk = Desk(5)
    let model = FormModel(Account())
    var commits = 0
    let screen = Screen {
      VStack {
        SignView(desk: desk)
        AccountView(model: model)
      }
      .fieldSignButton()
      .onCommit { _ in commits += 1 }
    }
    await screen.rest()
    Story.expect(screen.buttons, ["\u{B1}", "\u{B1}"], "the buttons")
    screen.press("\u{B1}")
    await screen.rest()
    Story.expect(desk.order.price, -5, "the price")
    Story.expect(screen.field("With a sign").content, "-5", "the text")
    Story.expect(commits, 1, "how often it was committed")
    desk.order.price = 5
    await screen.rest()
    let form = Screen { AccountView(model: model).fieldSignButton() }
    await form.rest()
    form.press("\u{B1}")
    await form.rest()
    Story.expect(model.form.content.amount.value, -5, "the amount")
    Story.expect(model.form.content.amount.isEdited, false, "whether it is left uncommitted")
    let plain = Screen { AccountView(model: model) }
    Story.expect(plain.buttons, [], "the buttons that nobody has asked for")
  },
  Story("a date that cannot be read is one text field until it is committed, and then a calendar") {
    let model = FormModel(Parcel())
    try? model.form.content.delivery.edit(.type("2026-13-01"))
    _ = model.form.content.delivery.endEditing()
    let screen = Screen { ParcelView(model: model) }
    await screen.rest()
    let field = await screen.focus("Delivery")
    await screen.replace(field, with: "2026-12-01")
    Story.expect(model.form.content.delivery.value, ISODate("2026-12-01"), "the day")
    Story.expect(field.isFocused, true, "whether it is edited still")
    Story.expect(screen.field("Delivery") === field, true, "whether it is the same view")
    field.end()
    await screen.rest()
    Story.expect(screen.control("Delivery") != nil, true, "whether it is a calendar then")
    model.form.focus(.delivery)
    await screen.rest()
    Story.expect(screen.control("Delivery") != nil, true, "whether it is one with the form's focus")
  },
]
