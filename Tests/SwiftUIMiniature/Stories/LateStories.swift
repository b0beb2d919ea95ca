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

/// A plain struct, whose validity follows from it.
struct ShelfItem {
  var price = 2.5
  var refused = RefusedTexts()
  var isValid: Bool { refused.isEmpty && price > 0 }
}

@MainActor @Observable
private final class Shelf {
  var item = ShelfItem()
  var hasPrice = true
}

private struct ShelfView: View {
  @Bindable var shelf: Shelf
  var body: some View {
    Form {
      if shelf.hasPrice {
        FormattingTextField("Price", value: $shelf.item.price, format: .number)
          .policies { $0.commitPolicy = .keepText }
      }
      Button("Save") {}.disabled(!shelf.item.isValid)
    }
    .refusedTexts($shelf.item.refused)
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
  Story("validity from one value: a number's refused text makes it invalid, as data") {
    let shelf = Shelf()
    let screen = Screen { ShelfView(shelf: shelf) }
    await screen.rest()
    Story.expect(screen.isEnabled("Save"), true, "whether it can be saved")
    let price = await screen.focus("Price")
    await screen.type("x", into: price)
    Story.expect(shelf.item.isValid, false, "whether a refused text is valid")
    Story.expect(shelf.item.refused.all, ["2.5x"], "the text in the model")
    Story.expect(screen.isEnabled("Save"), false, "whether it can be saved")
    await screen.type("<", into: price)
    Story.expect(shelf.item.isValid, true, "whether a number is valid")
    await screen.type("x", into: price)
    shelf.hasPrice = false
    await screen.wait()
    Story.expect(shelf.item.isValid, true, "whether a field that is gone is in the way")
    var item = ShelfItem()
    item.refused = RefusedTexts(["1..5"])
    Story.expect(item.isValid, false, "what a test says without a view")
    shelf.hasPrice = true
    await screen.rest()
    await screen.type("<<<0", into: await screen.focus("Price"))
    Story.expect(screen.isEnabled("Save"), false, "whether nothing can be saved")
  },
  Story("a number formatter in place of a style, and a note that grows") {
    let room = Room()
    let formatter = NumberFormatter()
    (formatter.locale, formatter.numberStyle) = (Locale(identifier: "de_DE"), .decimal)
    let model = FormModel(Account())
    let screen = Screen {
      FormattingTextField("Price", value: Bindable(room).price, formatter: formatter)
      FormTextField("Amount", in: model, .amount, axis: .vertical)
    }
    await screen.rest()
    let price = await screen.focus("Price")
    Story.expect(price.content, "2,5", "the text")
    price.select(0..<3)
    await screen.type("1234,5", into: price)
    price.pressReturn()
    await screen.rest()
    Story.expect(room.price, 1234.5, "the price")
    Story.expect(price.content, "1.234,5", "the text as the formatter writes it")
    Story.expect(screen.field("Amount").axis, .vertical, "where the note grows")
  },
  Story("an answer by a field's id is on that field, and one of an unknown name on the form") {
    for isPlaced in [false, true] {
      let model = FormModel(Account())
      let screen = Screen {
        AccountView(model: model, isPlaced: isPlaced)
      }
      await screen.rest()
      await model.submit { _ in [.answer(.password, "It is wrong.")] }
      await screen.rest()
      Story.expect(screen.field("Password").isFocused, true, "whether the field is focused")
      Story.expect(
        screen.texts.contains { $0.contains("It is wrong.") }, !isPlaced, "whether it is told there"
      )
      await model.submit { _ in [.answer("nonsense", "The server is closed.")] }
      await screen.rest()
      Story.expect(
        screen.texts.filter { $0 == "The server is closed." }.count, 1, "how often it is told")
      let place = screen.texts.firstIndex(of: "The server is closed.")
      Story.expect(place == 0, isPlaced, "whether it stands where the host has placed it")
      await model.submit { _ in [ValidationIssue]() }
      await screen.rest()
      Story.expect(
        screen.texts.contains("The server is closed."), false, "whether it is told still")
    }
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
]
