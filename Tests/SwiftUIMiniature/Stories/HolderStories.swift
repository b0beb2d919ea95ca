import FieldEditing
import FieldFormsUI
import SwiftUI

// A form in a model, in a binding and in a store; windows, rows and views of every kind over one
// model.

private struct Crew: FormContent {
  enum FieldID: Hashable {
    case name
    case member(Int, Member.FieldID)
    case ship
  }
  struct Member: FormContent, Identifiable {
    enum FieldID: String { case share }
    let id: Int
    var share = FormattingField<Double>(
      0.5, format: try! NumberFormat(FloatingPointFormatStyle<Double>(locale: english)))
    mutating func declare(_ form: inout FormDeclaration<FieldID>) {
      form.field(.share, &share, .required)
    }
  }
  var name = PlainTextField("Ada")
  var members = (1...3).map { Member(id: $0) }
  var ship = PlainTextField()
  mutating func declare(_ form: inout FormDeclaration<FieldID>) {
    form.field(.name, named: "name", &name, .required)
    form.rows(&members, named: "members", rowLabel: { "\($1) \($0)" }, as: FieldID.member)
    form.field(.ship, named: "ship", &ship)
  }
}

private let english = Locale(identifier: "en_US")

@MainActor @Observable
private final class Ship {
  let model = FormModel(Crew())
  var bound = FieldForm(Crew())
  var stored = FieldForm(Crew())
  @ObservationIgnored var actions: [FormAction<Crew.FieldID>] = []
  @ObservationIgnored var log: [String] = []

  func form(_ place: Int) -> FieldForm<Crew> {
    place == 0 ? model.form : place == 1 ? bound : stored
  }

  func change(_ place: Int, _ body: (inout FieldForm<Crew>) -> Void) {
    switch place {
    case 0: body(&model.form)
    case 1: body(&bound)
    default: body(&stored)
    }
  }

  func send(_ action: FormAction<Crew.FieldID>) {
    actions.append(action)
    try? stored.apply(action)
  }
}

private struct CrewView<Holder: FormHolder>: View where Holder.Content == Crew {
  let form: Holder
  let members: [Int]
  let log: @MainActor (String) -> Void
  @FocusState private var focus: Crew.FieldID?
  var body: some View {
    Form {
      FormTextField("Name", in: form, .name)
      ForEach(members, id: \.self) { id in
        FormTextField("Share \(id)", in: form, .member(id, .share))
      }
      FormTextField("Ship", in: form, .ship)
    }
    .fieldKeyboardBar([.previous, .next, .done])
    .onCommit(of: Crew.FieldID.self) { field, commit in log("\(field) \(commit.cause)") }
    .onFormSubmit { log("form") }
    .focus($focus, follows: form)
  }
}

private struct ShipView: View {
  @Bindable var ship: Ship
  let place: Int
  var body: some View {
    let members = ship.form(place).content.members.map(\.id)
    switch place {
    case 0: CrewView(form: ship.model, members: members) { ship.log.append($0) }
    case 1: CrewView(form: $ship.bound, members: members) { ship.log.append($0) }
    default:
      CrewView(form: FormSource(ship.stored) { ship.send($0) }, members: members) {
        ship.log.append($0)
      }
    }
  }
}

/// A form in a binding that takes small amounts alone.
private struct StrictView: View {
  let ship: Limits
  @FocusState private var focus: Account.FieldID?
  var body: some View {
    let form = Binding(
      get: { ship.form },
      set: { if ($0.content.amount.value ?? 0) <= 100 { ship.form = $0 } })
    Form { FormTextField("Amount", in: form, .amount) }.focus($focus, follows: form)
  }
}

@MainActor @Observable
private final class Limits { var form = FieldForm(Account()) }

/// Each text field that the package draws, with a prompt.
private struct EachTextField: View {
  @Bindable var room: Room
  let model: FormModel<Account>
  let binds: Bool
  private let none = Text("none")
  var body: some View {
    VStack {
      FormattingTextField("number", value: $room.price, format: .number, prompt: none)
      FormTextField("amount", in: model, .amount, prompt: none)
      FormTextField("along", in: model, .amount, prompt: none, axis: .vertical)
      FormTextField("secret", in: model, .password, prompt: none)
      FormTextField(String("text"), in: model, .amount, prompt: none, axis: .horizontal)
    }
    .bindsFieldSelection(binds)
  }
}

@MainActor let holderStories = [
  Story("a form in a model, a binding and a store: keys, Return, Previous, leaving, answers, rows")
  {
    for place in 0..<3 {
      let ship = Ship()
      let screen = Screen { ShipView(ship: ship, place: place) }
      await screen.rest()
      let share = screen.field("Share 1")
      await screen.replace(share, with: "1234.50")
      Story.expect(share.content, "1234.50", "the text while it is typed, \(place)")
      Story.expect(ship.form(place).content.members[0].share.value, 1234.5, "the share, \(place)")
      share.pressReturn()
      await screen.rest()
      Story.expect(share.content, "1,234.5", "the text after Return, \(place)")
      Story.expect(screen.field("Share 2").isFocused, true, "where Return has gone, \(place)")
      screen.field("Share 2").pressBar("chevron.up")
      await screen.rest()
      Story.expect(share.isFocused, true, "where Previous has gone, \(place)")
      share.pressBar("chevron.up")
      await screen.rest()
      Story.expect(screen.field("Name").isFocused, true, "where Previous has gone then, \(place)")
      Story.expect(
        ship.form(place).focusedField == .name, true, "the form's focus, \(place)")
      await screen.replace(screen.field("Share 3"), with: "7")
      _ = await screen.focus("Ship")
      Story.expect(ship.log.last, "\(Crew.FieldID.member(3, .share)) leave", "what was told")
      screen.field("Ship").pressReturn()
      await screen.rest()
      Story.expect(ship.log.last, "form", "what was told after the last field, \(place)")
      Story.expect(
        screen.fields.contains { $0.isFocused }, false, "whether one is focused, \(place)")
      ship.change(place) { $0.focus(.member(2, .share)) }
      await screen.rest()
      Story.expect(screen.field("Share 2").isFocused, true, "the form's own move, \(place)")
      ship.change(place) { form in
        form.content.name = PlainTextField()
        _ = form.beginSubmit()
      }
      await screen.rest()
      Story.expect(screen.field("Name").isFocused, true, "the field that is missing, \(place)")
      Story.expect(
        screen.texts.contains("This field is required."), true, "whether it is told, \(place)")
    }
  },
  Story("a row of a form is deleted while it is edited: the others stay, and nothing is left of it")
  {
    for place in 0..<3 {
      let ship = Ship()
      let screen = Screen { ShipView(ship: ship, place: place) }
      await screen.rest()
      let (second, third) = (screen.field("Share 2"), screen.field("Share 3"))
      await screen.replace(third, with: "3.5")
      await screen.replace(second, with: "12")
      ship.change(place) { $0.content.members.remove(at: 1) }
      await screen.wait()
      Story.expect(
        screen.fields.map(\.label), ["Name", "Share 1", "Share 3", "Ship"], "what is left, \(place)"
      )
      Story.expect(
        ship.form(place).content.members.map(\.share.value), [0.5, 3.5], "the shares, \(place)")
      let isThird = ship.form(place).focusedField == .member(3, .share)
      Story.expect(
        isThird || ship.form(place).focusedField == nil, true, "the form's focus, \(place)")
      Story.expect(third.isFocused, isThird, "the view's focus, \(place)")
      Story.expect(screen.field("Share 3") === third, true, "whether the row is the same, \(place)")
      await screen.replace(third, with: "9")
      third.pressReturn()
      await screen.rest()
      Story.expect(ship.form(place).content.members[1].share.value, 9, "the share, \(place)")
      Story.expect(screen.field("Ship").isFocused, true, "where Return has gone, \(place)")
      ship.change(place) { $0.content.members.append(Crew.Member(id: 7)) }
      await screen.rest()
      let added = await screen.focus("Share 7")
      await screen.replace(added, with: "1,5")
      Story.expect(ship.form(place).isValid, false, "whether an added row is judged, \(place)")
    }
  },
  Story("a binding that refuses a form's change: the text is the form's when the key is drawn") {
    let limits = Limits()
    let screen = Screen { StrictView(ship: limits) }
    await screen.rest()
    let amount = await screen.focus("Amount")
    await screen.replace(amount, with: "100")
    Story.expect(limits.form.content.amount.value, 100, "the amount")
    await screen.type("5", into: amount)
    Story.expect(limits.form.content.amount.value, 100, "the amount that was refused")
    Story.expect(amount.content, "100", "the text")
    await screen.type("<", into: amount)
    Story.expect(amount.content, "10", "the text after the next key")
    Story.expect(limits.form.content.amount.value, 10, "the amount after the next key")
  },
  Story("a store is sent what changes the form, and nothing else") {
    let ship = Ship()
    let screen = Screen { ShipView(ship: ship, place: 2) }
    await screen.rest()
    Story.expect(ship.actions.count, 0, "how many actions an appearance sends")
    let name = await screen.focus("Name")
    let before = ship.actions.count
    await screen.type("x", into: name)
    Story.expect(ship.actions.count - before, 1, "how many actions a key sends")
    var copy = FieldForm(Crew())
    name.pressReturn()
    await screen.rest()
    await screen.replace(screen.field("Share 1"), with: "12")
    _ = await screen.focus("Ship")
    for action in ship.actions { try? copy.apply(action) }
    Story.expect(copy == ship.stored, true, "whether the actions lead to the same form")
  },
  Story("two windows over one model: each shows what the other types, and one may close") {
    let desk = Desk(5)
    let model = FormModel(Account())
    let windows = (0..<2).map { _ in
      Screen {
        DeskView(desk: desk)
        AccountView(model: model)
      }
    }
    for window in windows { await window.rest() }
    for (here, there) in [(0, 1), (1, 0)] {
      let (price, other) = (windows[here].field("Price"), windows[there].field("Price"))
      await windows[here].replace(price, with: "7.")
      await windows[there].rest()
      Story.expect(price.content, "7.", "the text where somebody types")
      Story.expect(other.content, "7", "the text in the other window")
      await windows[here].type("25", into: price)
      price.pressReturn()
      await windows[here].rest()
      await windows[there].rest()
      Story.expect([price.content, other.content], ["7.25", "7.25"], "the texts after Return")
      await windows[here].replace(windows[here].field("Amount"), with: "80.50")
      await windows[there].rest()
      Story.expect(windows[there].field("Amount").content, "80.50", "a form's text over there")
      desk.order.price = 5
      for window in windows { await window.rest() }
      Story.expect([price.content, other.content], ["5", "5"], "the texts of the host's value")
    }
  },
  Story("two fields over one value: what is typed in one stays, and the other shows the number") {
    let desk = Desk(5)
    let screen = Screen {
      VStack {
        FormattingTextField("One", value: Bindable(desk.order).price, format: twoDigits)
        FormattingTextField("Two", value: Bindable(desk.order).price, format: twoDigits)
      }
      .environment(desk.fields)
    }
    await screen.rest()
    for (here, there) in [("One", "Two"), ("Two", "One")] {
      let (field, other) = (screen.field(here), screen.field(there))
      await screen.replace(field, with: "1200.50")
      Story.expect(field.content, "1200.50", "the text where somebody types")
      Story.expect(other.content, "1,200.5", "the other text")
      _ = await screen.focus(there)
      Story.expect(field.content, "1,200.5", "the text that was left")
      await screen.type("<9", into: other)
      Story.expect(desk.fields.isEdited, true, "whether there is something to commit")
      Story.expect(desk.fields.commit(), true, "whether Save may go on")
      await screen.rest()
      Story.expect([field.content, other.content], ["1,200.9", "1,200.9"], "the texts after Save")
    }
  },
  Story("each text field has its prompt and its label, whether a selection is bound or not") {
    for binds in [false, true] {
      let screen = Screen {
        EachTextField(room: Room(), model: FormModel(Account()), binds: binds)
      }
      await screen.rest()
      Story.expect(
        screen.fields.map(\.label), ["number", "amount", "along", "secret", "text"], "the labels")
      Story.expect(
        screen.fields.map(\.prompt), Array(repeating: "none", count: 5), "the prompts")
      Story.expect(
        screen.fields.map(\.axis), [nil, nil, .vertical, nil, .horizontal], "where they grow")
      Story.expect(
        screen.fields.map(\.isSecure), [false, false, false, true, false], "what is hidden")
      Story.expect(
        screen.fields.map(\.bindsSelection), [binds, binds, binds, false, binds],
        "whether a selection is bound")
    }
  },
  Story("a caret keeps the side of the line's end that the system has given it") {
    let desk = Desk(1234)
    let screen = Screen { DeskView(desk: desk).bindsFieldSelection() }
    await screen.rest()
    let price = await screen.focus("Price")
    price.affinity = .upstream
    price.select(2..<2)
    await screen.rest()
    Story.expect(price.selection, 2..<2, "the caret")
    Story.expect(price.affinity, .upstream, "its side")
    await screen.type("7", into: price)
    Story.expect(price.content, "17234", "the text")
  },
  Story("keys and the end of editing within one frame are what was typed") {
    for binds in [false, true] {
      let desk = Desk(5)
      let model = FormModel(Account())
      let screen = Screen {
        VStack {
          DeskView(desk: desk, fractionDigits: 0...2)
          AccountView(model: model)
        }
        .bindsFieldSelection(binds)
      }
      await screen.rest()
      for label in ["Price", "Amount"] {
        let field = await screen.focus(label)
        field.select(0..<1)
        field.press("1", "2", ".", "5")
        field.end()
        await screen.rest()
        Story.expect(field.content, "12.5", "the text of \(label)")
        _ = await screen.focus(label)
        field.select(0..<4)
        field.press("7", "8")
        field.pressReturn()
        await screen.rest()
        Story.expect(field.content, "78", "the text of \(label) after Return")
      }
      Story.expect(desk.order.price, 78, "the price")
      Story.expect(model.form.content.amount.value, 78, "the amount")
    }
  },
]
