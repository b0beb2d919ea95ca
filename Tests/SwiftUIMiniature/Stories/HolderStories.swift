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
]
