import FieldEditing
import FieldFormsUI
import SwiftUI

/// A host that changes its locale, and a sheet that is not open yet.
@MainActor @Observable
final class Room {
  enum Field { case price, count }
  var locale = "en_US"
  var isOpen = false
  var price = 2.5
  var count: Int? = 1
  var focus: Field?
}

private struct RoomView: View {
  @Bindable var room: Room
  @FocusState private var focus: Room.Field?
  var body: some View {
    Form {
      FormattingTextField("Price", value: $room.price, format: .number)
        .focused($focus, equals: .price)
      if room.isOpen {
        FormattingTextField(value: $room.count, format: .number, prompt: Text("none")) {
          Text("Count")
        }
        .focused($focus, equals: .count)
      }
    }
    .focus($focus, follows: $room.focus)
    .environment(\.locale, Locale(identifier: room.locale))
  }
}

/// A title of each kind, and a prompt.
private struct TitlesView: View {
  @Bindable var room: Room
  let model: FormModel<Account>
  let title: String
  let resource: LocalizedStringResource
  var body: some View {
    FormattingTextField("a key", value: $room.price, format: .number)
    FormattingTextField(title, value: $room.price, format: .number)
    FormattingTextField(resource, value: $room.count, format: .number, prompt: Text("none"))
    FormattingTextField(value: $room.count, format: .number) { Text("a view") }
    FormTextField(title, in: model, .amount, prompt: Text("daily"))
    FormField(resource, in: model, .password, prompt: Text("8 letters"))
  }
}

/// Says how often its body is evaluated.
private struct Counted: View {
  let model: FormModel<Account>
  let count: @MainActor () -> Void
  var body: some View {
    let _ = count()
    Text(verbatim: model.field(.password)?.text ?? "")
  }
}

/// Rows of a text each, and how many there are in all.
private struct Guests: FormContent {
  enum FieldID: Hashable { case guest(Int, Guest.FieldID) }
  struct Guest: FormContent, Identifiable {
    enum FieldID: String { case name }
    let id: Int
    var name = PlainTextField()
    mutating func declare(_ form: inout FormDeclaration<FieldID>) {
      form.field(.name, &name, .required)
    }
  }
  var guests = (1...5).map { Guest(id: $0) }
  mutating func declare(_ form: inout FormDeclaration<FieldID>) {
    form.rows(&guests, named: "guests", rowLabel: { "\($1) \($0)" }, as: FieldID.guest)
  }
}

/// A row, which says how often its body is evaluated.
private struct GuestRow: View {
  let model: FormModel<Guests>
  let id: Int
  let count: @MainActor (Int) -> Void
  var body: some View {
    let _ = count(id)
    let state = model.field(.guest(id, .name))
    FormTextField("Guest \(id)", in: model, .guest(id, .name))
    Text(verbatim: state?.text ?? "")
  }
}

@MainActor let lateStories = [
  Story("a focus that is asked for before its field is there is asked for again") {
    let room = Room()
    let screen = Screen { RoomView(room: room) }
    await screen.rest()
    room.focus = .count
    screen.update()
    screen.turn()
    room.isOpen = true
    await screen.rest()
    Story.expect(screen.field("Count").isFocused, true, "whether the field is focused")
    Story.expect(room.focus, .count, "the model's focus")
  },
  Story(
    "the locale changes while someone types: the text stays, and is written anew when it is left"
  ) {
    let room = Room()
    let screen = Screen { RoomView(room: room) }
    await screen.rest()
    let field = await screen.focus("Price")
    await screen.type("<<<1234.50", into: field)
    room.locale = "de_DE"
    await screen.rest()
    Story.expect(room.price, 1234.5, "the price")
    field.end()
    await screen.rest()
    Story.expect(field.content, "1.234,5", "the text in the new locale")
    Story.expect(room.price, 1234.5, "the price")
  },
  Story("an emptied field is nil or keeps its number, as the binding can have nil or not") {
    let room = Room()
    room.isOpen = true
    let screen = Screen { RoomView(room: room) }
    await screen.rest()
    let price = await screen.focus("Price")
    price.select(0..<3)
    await screen.type("<", into: price)
    Story.expect(room.price, 2.5, "a price that cannot be nil")
    Story.expect(screen.field("Price").content, "", "the text while it is focused")
    await screen.type("<", into: await screen.focus("Count"))
    Story.expect(room.count, nil, "a count that can")
    Story.expect(screen.field("Price").content, "2.5", "the text when it was left")
  },
  Story("titles by key, string and resource, a label of views, a prompt") {
    let screen = Screen {
      TitlesView(room: Room(), model: FormModel(Account()), title: "a text", resource: "a resource")
    }
    Story.expect(
      screen.fields.map(\.label),
      ["a key", "a text", "a resource", "a view", "a text", "a resource"], "the titles")
    Story.expect(
      screen.fields.compactMap(\.prompt), ["none", "daily", "8 letters"], "the prompts")
  },
  Story("a whole text at once, as by autofill, is taken, and a commit says what became of it") {
    let model = FormModel(Account())
    let screen = Screen { AccountView(model: model) }
    await screen.rest()
    (await screen.focus("Password")).press("correct horse")
    await screen.rest()
    Story.expect(model.form.content.password.text, "correct horse", "the password")
    let amount = await screen.focus("Amount")
    await screen.type("<1x", into: amount)
    Story.expect(model.isValid, false, "whether the form is valid")
    Story.expect(screen.texts.contains { $0.contains("x") }, true, "whether it is told")
    Story.expect(amount.content, "1x", "the text stays as it was typed")
  },
  Story("a key in one field draws no view of another") {
    let model = FormModel(Account())
    var count = 0
    let screen = Screen {
      VStack {
        AccountView(model: model)
        Counted(model: model) { count += 1 }
      }
    }
    await screen.rest()
    let field = await screen.focus("Amount")
    let before = count
    await screen.type("123", into: field)
    Story.expect(count - before, 0, "how often the other view was drawn")
  },
  Story("a key in one row draws no other row") {
    let model = FormModel(Guests())
    var counts = [Int: Int]()
    let screen = Screen {
      Form {
        GuestRow(model: model, id: 1) { counts[$0, default: 0] += 1 }
        GuestRow(model: model, id: 2) { counts[$0, default: 0] += 1 }
        GuestRow(model: model, id: 3) { counts[$0, default: 0] += 1 }
      }
    }
    await screen.rest()
    let field = await screen.focus("Guest 2")
    counts = [:]
    await screen.type("Ada", into: field)
    Story.expect(model.form[text: .guest(2, .name)], "Ada", "the name")
    Story.expect((counts[2] ?? 0) > 0, true, "whether the row was drawn")
    Story.expect([1, 3].compactMap { counts[$0] }, [], "how often the other rows were drawn")
  },
]
