import FieldEditing
import FormattingFieldsUI
import SwiftUI

@MainActor @Observable
final class Order {
  var price: Double?
  init(_ price: Double?) { self.price = price }
}

/// The order that is shown, and whether it is.
@MainActor @Observable
final class Desk {
  var order: Order
  var isShown = true
  let fields = FieldGroup()
  init(_ price: Double?) { order = Order(price) }
}

struct DeskView: View {
  let desk: Desk
  var policies = FieldPolicies()
  var fractionDigits = 0...3
  var locale = "en_US"

  var style: FloatingPointFormatStyle<Double> {
    FloatingPointFormatStyle(locale: Locale(identifier: locale))
      .precision(.fractionLength(fractionDigits))
  }
  var format: NumberFormat { try! NumberFormat(style) }

  var body: some View {
    if desk.isShown {
      FormattingTextField(
        "Price", value: Bindable(desk.order).price,
        format: style
      )
      .policies { $0 = policies }
      .environment(desk.fields)
    }
  }
}

/// A field over a store that takes at most 10.
private struct LimitedView: View {
  let desk: Desk
  var body: some View {
    FormattingTextField(
      "Price",
      value: Binding(
        get: { desk.order.price }, set: { if 1...10 ~= $0 ?? 1 { desk.order.price = $0 } }),
      format: DeskView(desk: desk).style
    )
    .environment(desk.fields)
  }
}

@MainActor @Observable
private final class Shelves {
  struct Row: Identifiable {
    let id: Int
    var share = 0.129
  }
  var rows = [Row(id: 1), Row(id: 2)]
}

/// Rows that are bound by their places.
private struct ShelvesView: View {
  @Bindable var shelves: Shelves
  var updates: FieldUpdates
  var body: some View {
    Form {
      ForEach($shelves.rows) { $row in
        FormattingTextField("Share of \(row.id)", value: $row.share, format: twoDigits)
      }
    }
    .fieldUpdates(updates)
  }
}

@MainActor let numberStories = [
  Story("12: a store that says no has the last word after a step, of a stepper and of an arrow") {
    for (value, isUp) in [(10.0, true), (1, false)] {
      let desk = Desk(value)
      var commits = 0
      let screen = Screen {
        LimitedView(desk: desk).policies { $0.step = 1 }.fieldStepper().onCommit { _ in
          commits += 1
        }
      }
      await screen.rest()
      let field = screen.field("Price")
      for _ in 1...2 {
        screen.control("Price")?.choose(isUp)
        await screen.rest()
        Story.expect(field.content, "\(Int(value))", "the text after a step, up: \(isUp)")
        Story.expect(desk.order.price, value, "the price")
      }
      Story.expect(commits, 0, "how many commits the steps are")
      _ = await screen.focus("Price")
      screen.control("Price")?.choose(isUp)
      field.pressKey(isUp ? .upArrow : .downArrow)
      await screen.rest()
      Story.expect(field.content, "\(Int(value) + (isUp ? 2 : -2))", "the text in focus")
      Story.expect(desk.fields.commit(), true, "whether Save may go on")
      await screen.rest()
      Story.expect(field.content, "\(Int(value))", "the text after Save")
      field.end()
      await screen.rest()
      Story.expect(field.content, "\(Int(value))", "the text in the end")
    }
  },
  Story("3: Save commits through the binding of the row that is shown") {
    for typesOn in [false, true] {
      let desk = Desk(nil)
      let old = desk.order
      let screen = Screen { DeskView(desk: desk, fractionDigits: 0...2) }
      await screen.rest()
      let field = await screen.focus("Price")
      await screen.type("7.1250", into: field)
      desk.order = Order(7.125)
      await screen.rest()
      if typesOn { await screen.type("9", into: field) }
      Story.expect(desk.fields.commit(), true, "whether Save may go on")
      await screen.rest()
      Story.expect(field.content, typesOn ? "7.13" : "7.12", "the text")
      Story.expect(desk.order.price, typesOn ? 7.13 : 7.12, "the price that is shown")
      Story.expect(old.price, 7.125, "the price that was shown")
    }
  },
  Story("6: the arrows are the text's own where no step is set (H6)") {
    let desk = Desk(5)
    let screen = Screen { DeskView(desk: desk) }
    await screen.rest()
    let field = await screen.focus("Price")
    Story.expect(field.pressKey(.upArrow), false, "whether the arrow is taken")
    await screen.rest()
    Story.expect(field.content, "5", "the text")
  },
  Story("6: the arrows are the input method's while it composes") {
    let desk = Desk(5)
    var policies = FieldPolicies()
    policies.step = 1
    let screen = Screen { DeskView(desk: desk, policies: policies) }
    await screen.rest()
    let field = await screen.focus("Price")
    Story.expect(field.pressKey(.upArrow), true, "whether the arrow is taken")
    await screen.rest()
    Story.expect(field.content, "6", "the text")
    field.compose("1")
    Story.expect(field.pressKey(.downArrow), false, "whether the arrow is taken")
    await screen.rest()
    Story.expect(field.content, "61", "the text")
  },
  Story("9: a focused row that scrolled away takes keys, and Save knows") {
    let desk = Desk(5)
    let screen = Screen { DeskView(desk: desk).bindsFieldSelection() }
    await screen.rest()
    let field = await screen.focus("Price")
    await screen.type("7", into: field)
    screen.scroll(field, isVisible: false)
    await screen.rest()
    await screen.type("<-", into: field)
    Story.expect(screen.texts, [], "the sentences while typing")
    await screen.type("<7..", into: field)
    Story.expect(desk.fields.isAcceptable, false, "whether Save is enabled")
    await screen.type("<5", into: field)
    Story.expect(field.content, "7.5", "the text")
    Story.expect(screen.texts, [], "the sentences while typing")
    Story.expect(desk.fields.isEdited, true, "whether Save has something to commit")
    Story.expect(desk.fields.commit(), true, "whether Save may go on")
    await screen.rest()
    Story.expect(desk.order.price, 7.5, "the price")
    screen.scroll(field, isVisible: true)
    await screen.rest()
    Story.expect(field.content, "7.5", "the text")
  },
  Story("a row that goes in the frame of a key has the commit's value when it is back") {
    let desk = Desk(5)
    let screen = Screen { DeskView(desk: desk, fractionDigits: 0...2) }
    await screen.rest()
    let field = await screen.focus("Price")
    await screen.replace(field, with: "7.129")
    field.press("1")
    screen.scroll(field, isVisible: false)
    await screen.rest()
    screen.scroll(field, isVisible: true)
    await screen.rest()
    Story.expect(field.content, "7.13", "the text")
    Story.expect(desk.order.price, 7.13, "the price")
  },
  Story("a row of ForEach($rows) is deleted while it is edited, and its binding is dead") {
    for updates in [FieldUpdates.onKey, .onCommit] {
      let shelves = Shelves()
      let screen = Screen { ShelvesView(shelves: shelves, updates: updates) }
      await screen.rest()
      await screen.type("7", into: await screen.focus("Share of 1"))
      shelves.rows.remove(at: 0)
      await screen.rest()
      Story.expect(screen.fields.map(\.label), ["Share of 2"], "the rows that are left")
      await screen.type("5", into: await screen.focus("Share of 2"))
      shelves.rows = []
      await screen.wait()
      Story.expect(screen.traps, [], "what would have ended the program")
    }
  },
  Story("11: a field that has appeared waits for nothing") {
    let desk = Desk(5)
    let screen = Screen { DeskView(desk: desk) }
    screen.update()
    while screen.taskCount > 0 { await screen.runTask() }
    Story.expect(screen.sleeperCount, 0, "how many tasks wait")
  },
  Story("11: a key evaluates each view at most once a turn") {
    let screen = Screen { DeskView(desk: Desk(5)) }
    await screen.rest()
    let field = await screen.focus("Price")
    await screen.type("12", into: field)
    let count = screen.bodyCount
    field.press("3")
    screen.update()
    while screen.taskCount > 0 {
      await screen.runTask()
      screen.update()
    }
    // The field, its text field, its sentence, its stepper and its Done button, in the turns of H4.
    Story.expect(screen.bodyCount - count <= 15, true, "whether there are fifteen bodies at most")
  },
]
