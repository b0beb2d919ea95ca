import FieldEditing
import FieldFormsUI
import NumberMessages
import SwiftUI
import UIKit

// A number field by each of its properties: what is set around the field, what the field sets, and
// which of two models hears.

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
  var note = ""
}

private struct DoorView: View {
  @Bindable var door: Door
  @FocusState private var focus: Door.Field?
  var body: some View {
    VStack {
      FieldMessage(for: Door.Field.price)
      if !door.note.isEmpty { Button(door.note) {} }
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

/// Bounds and policies of each kind, further in and further out.
private struct LimitsView: View {
  @Bindable var desk: Desk
  let label: String
  var body: some View {
    VStack {
      let field = FormattingTextField(label, value: $desk.order.price, format: twoDigits)
      switch label {
      case "both": field.bounds(2...8)
      case "least": field.bounds(2...)
      case "most": field.bounds(...8)
      case "none": field.bounds(-Double.infinity...Double.infinity)
      default: field.policies { $0.step = 2 }
      }
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
      door.note += "seen"
      await screen.rest()
      Story.expect(screen.texts.count, 1, "how many there are when the screen was drawn again")
      let price = screen.field("Price")
      screen.scroll(price, isVisible: false)
      price.end()
      await screen.rest()
      Story.expect(door.focus, .price, "the model's focus while another screen covers this one")
      screen.scroll(price, isVisible: true)
      await screen.rest()
      Story.expect(price.isFocused, true, "whether it is focused when it is shown again")
      await screen.type("x", into: price)
      door.isOpen = false
      await screen.rest()
      Story.expect(door.focus, .price, "the model's focus when the view has gone")
      Story.expect(screen.texts, [], "the messages of a field that is gone")
      door.isOpen = true
      await screen.rest()
      Story.expect(screen.field("Price").isFocused, true, "whether it is focused when it is back")
    }
  },
  Story("a keyboard of each kind") {
    let room = Room()
    let screen = Screen {
      VStack {
        FormattingTextField("whole", value: Bindable(room).count, format: .number).bounds(0...)
        FormattingTextField("decimal", value: Bindable(room).price, format: .number).bounds(0...)
        FormattingTextField("signed", value: Bindable(room).count, format: .number)
      }
      .fieldKeyboard()
    }
    Story.expect(
      screen.fields.map(\.keyboard), [.numberPad, .decimalPad, .numbersAndPunctuation],
      "the keyboards")
  },
  Story("bounds and policies: each kind, the innermost bounds, policies from outside in") {
    for (label, taken, refused, stepped) in [
      ("both", "8", "9", 4.0), ("both", "2", "1", 4), ("least", "900", "1", 4),
      ("most", "-7", "9", 4),
      ("none", "-900", nil, 4), ("outer", "4", "6", 5),
    ] {
      let desk = Desk(3)
      let screen = Screen { LimitsView(desk: desk, label: label) }
      await screen.rest()
      let field = await screen.focus(label)
      field.pressKey(.upArrow)
      await screen.rest()
      Story.expect(desk.order.price, stepped, "the step of \(label)")
      for (text, isTaken) in [(taken, true), (refused, false)] {
        guard let text else { continue }
        field.select(0..<field.content.utf16.count)
        await screen.type(text, into: field)
        Story.expect(desk.order.price == Double(text), isTaken, "whether \(label) takes \(text)")
      }
      field.pressReturn()
      await screen.rest()
      Story.expect(field.content, refused ?? taken, "the text of \(label), which is kept")
    }
  },
  Story("the app's language is the first that has a table") {
    Story.expect(MessageTable.first(of: ["xx", "de", "fr"]).language, "de", "the first of three")
    Story.expect(MessageTable.first(of: ["xx"]).language, "en", "where none has a table")
    Story.expect(
      MessageTable.first(of: ["fr-BE", "de"]).language, "fr", "a language with a region")
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
      let number = place % 9 + 1
      field.focus()
      screen.turn()
      screen.update()
      field.select(0..<field.content.utf16.count)
      field.press("\(number)")
      let value = place < 10 ? room.price : Double(room.count ?? 0)
      Story.expect(value, Double(number), "the value of \(place)")
      field.press("<")
      let isKept = place < 10 ? room.price == Double(number) : room.count == nil
      Story.expect(isKept, true, "whether \(place) has its number, or nothing")
      field.end()
      screen.turn()
      screen.update()
    }
    await screen.rest()
    Story.expect(
      screen.fields.map(\.content.isEmpty),
      Array(repeating: false, count: 10)
        + Array(repeating: true, count: 10), "whether a text is empty when it was left")
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
