import FieldEditing
import FieldFormsUI
import SwiftUI
import UIKit

// Which action is called when, in which order and how often; and flags that have to go again.

@MainActor @Observable
private final class Book {
  var price: Double? = 5
  var updates = FieldUpdates.onKey
  var isShown = true
  let model = FormModel(Account())
  let fields = FieldGroup()
  @ObservationIgnored var log: [String] = []

  func note(_ what: String) { log.append(what) }

  /// Makes a function that does what a person does on a screen, and returns what the host was told
  /// meanwhile.
  @MainActor func heard(
    on screen: Screen
  ) -> @MainActor (@MainActor () async -> Void) async -> [String] {
    { act in
      self.log = []
      await act()
      await screen.rest()
      return self.log
    }
  }
}

private struct BookView: View {
  @Bindable var book: Book
  @FocusState private var focus: Account.FieldID?
  var body: some View {
    Form {
      if book.isShown {
        FormattingTextField("Price", value: $book.price, format: twoDigits)
          .policies { $0.step = 1 }
          .fieldID("price")
        FormTextField("Amount", in: book.model, .amount)
        FormTextField("Password", in: book.model, .password)
      }
      TextField("Name", text: .constant(""))
    }
    .environment(book.fields)
    .fieldStepper()
    .fieldSignButton()
    .fieldKeyboardBar(FieldBarItem.allCases)
    .fieldUpdates(book.updates)
    .focus($focus, follows: book.model)
    .onFormSubmit { book.note("form") }
    .onCommit(of: Int.self) { id, _ in book.note("another id \(id)") }
    .onCommit { book.note("\($0.cause)\($0.isRefused ? ", refused" : "") \(book.value)") }
    .onSubmit { book.note("return \(book.value)") }
  }
}

extension Book {
  fileprivate var value: String { price.map { "\($0)" } ?? "nil" }
}

/// A field whose host refuses that the focus goes to it.
@MainActor @Observable
private final class Gate {
  enum Field { case first, second, third }
  var focus: Field?
  var isShut = false
  var hasThird = false
  var isEnabled = true
  var price: Double? = 1
}

private struct GateView: View {
  @Bindable var gate: Gate
  @FocusState private var focus: Gate.Field?
  var body: some View {
    let moved = Binding(
      get: { gate.focus }, set: { if !gate.isShut || $0 == .first { gate.focus = $0 } })
    Form {
      FormattingTextField("First", value: $gate.price, format: twoDigits)
        .policies { $0.commitPolicy = .keepText }
        .focused($focus, equals: .first)
      FormattingTextField("Second", value: $gate.price, format: twoDigits)
        .focused($focus, equals: .second)
        .disabled(!gate.isEnabled)
      if gate.hasThird {
        TextField("Third", text: .constant("")).focused($focus, equals: .third)
      }
      TextField("Other", text: .constant(""))
    }
    .focus($focus, follows: moved)
  }
}

extension Screen {
  fileprivate var focusedLabel: String? { fields.first { $0.isFocused }?.label }

  /// Some turns and frames, and what they have begun, while no time goes by.
  fileprivate func turns() async {
    for _ in 0..<6 {
      turn()
      update()
      while taskCount > 0 { await runTask() }
    }
  }
}

@MainActor let countStories = [
  Story("what is called at Return, leaving, Save, steps and keys of the bar, in order and once") {
    for updates in [FieldUpdates.onKey, .onCommit] {
      let book = Book()
      book.updates = updates
      let screen = Screen { BookView(book: book) }
      await screen.rest()
      let price = screen.field("Price")
      let heard = book.heard(on: screen)
      await screen.replace(price, with: "7.1291")
      Story.expect(
        await heard { price.pressReturn() }, ["submit 7.13", "return 7.13"], "Return, \(updates)")
      _ = await screen.focus("Price")
      Story.expect(
        await heard { price.pressReturn() }, ["submit 7.13", "return 7.13"], "Return again")
      Story.expect(await heard { _ = await screen.focus("Name") }, [], "leaving after Return")
      await screen.replace(price, with: "8.1291")
      Story.expect(await heard { _ = await screen.focus("Name") }, ["leave 8.13"], "leaving")
      await screen.replace(price, with: "8.13")
      Story.expect(await heard { _ = await screen.focus("Name") }, [], "leaving what is the same")
      await screen.replace(price, with: "x")
      Story.expect(
        await heard { price.pressReturn() }, ["submit, refused 8.13"], "a refused Return")
      Story.expect(await heard { _ = await screen.focus("Name") }, [], "leaving after that")
      await screen.replace(price, with: "9.1291")
      Story.expect(await heard { book.fields.commit() }, ["leave 9.13"], "Save")
      Story.expect(await heard { book.fields.commit() }, [], "a second Save")
      await screen.replace(price, with: "1.1291")
      Story.expect(await heard { price.pressKey(.escape) }, [], "Escape")
      Story.expect(await heard { _ = await screen.focus("Name") }, [], "leaving after Escape")
      Story.expect(book.price, 9.13, "the price after Escape")
      Story.expect(
        await heard { screen.control("Price")?.choose(true) }.count <= 1, true,
        "a step beside a field that is not edited")
      Story.expect(book.price, 10.13, "the price after a step")
      Story.expect(
        await heard { screen.press("\u{B1}") }.count <= 1, true, "a sign that is turned")
      Story.expect(book.price, -10.13, "the price with a sign")
      await screen.replace(price, with: "4.1261")
      Story.expect(
        await heard { price.pressBar("done") }, ["submit 4.13", "return 4.13"], "Done")
      Story.expect(price.isFocused, false, "whether Done ends the editing")
      await screen.replace(price, with: "5.1261")
      Story.expect(
        await heard { price.pressBar("chevron.down") }, ["submit 5.13", "return 5.13"], "Next")
      await screen.replace(price, with: "6.1261")
      Story.expect(await heard { price.pressBar("cancel") }, [], "Cancel")
      Story.expect(book.price, 5.13, "the price after Cancel")
    }
  },
  Story("what is called in a form at Return, leaving and keys of the bar, in order and once") {
    let book = Book()
    let screen = Screen { BookView(book: book) }
    await screen.rest()
    let (amount, password) = (screen.field("Amount"), screen.field("Password"))
    let heard = book.heard(on: screen)
    await screen.replace(amount, with: "1200")
    Story.expect(await heard { amount.pressReturn() }, ["submit 5.0", "return 5.0"], "Return")
    Story.expect(password.isFocused, true, "where Return has gone")
    Story.expect(
      await heard { password.pressReturn() }, ["submit 5.0", "return 5.0", "form"], "the last")
    await screen.replace(amount, with: "1300")
    Story.expect(await heard { _ = await screen.focus("Password") }, ["leave 5.0"], "leaving")
    await screen.replace(amount, with: "x")
    Story.expect(
      await heard { amount.pressReturn() }.filter { $0.hasPrefix("return") }, [],
      "a refused Return")
    await screen.replace(amount, with: "1400")
    Story.expect(
      await heard { amount.pressBar("chevron.down") }, ["submit 5.0", "return 5.0"], "Next")
    _ = await screen.focus("Amount")
    await screen.replace(amount, with: "1500")
    Story.expect(await heard { amount.pressBar("done") }, ["submit 5.0", "return 5.0"], "Done")
    Story.expect(screen.fields.contains { $0.isFocused }, false, "whether the editing has ended")
    await screen.replace(amount, with: "1600")
    Story.expect(await heard { amount.pressBar("cancel") }, [], "Cancel")
    Story.expect(book.model.form.content.amount.value, 1500, "the amount after Cancel")
    await screen.replace(amount, with: "1700")
    Story.expect(await heard { book.isShown = false }, ["leave 5.0"], "a view that goes")
    Story.expect(book.model.form.content.amount.text, "1,700", "the text of a view that is gone")
  },
  Story("a refused Return keeps the focus once: who leaves later may leave") {
    for leaves in ["tap", "model", "end"] {
      let gate = Gate()
      let screen = Screen { GateView(gate: gate) }
      await screen.rest()
      let first = await screen.focus("First")
      for time in 1...2 {
        await screen.replace(first, with: "..")
        first.pressReturn()
        await screen.rest()
        Story.expect(first.isFocused, true, "whether the focus stays, \(leaves), \(time)")
        Story.expect(gate.focus, .first, "the model's focus")
        switch leaves {
        case "tap": screen.field("Other").focus()
        case "model": gate.focus = .second
        default: first.end()
        }
        await screen.rest()
        let expected = leaves == "tap" ? "Other" : leaves == "model" ? "Second" : nil
        Story.expect(screen.focusedLabel, expected, "the focus that was moved, \(leaves), \(time)")
        Story.expect(gate.focus, leaves == "model" ? .second : nil, "the model's focus, \(leaves)")
        _ = await screen.focus("First")
      }
    }
  },
  Story("who leaves soon after a request was carried out is not sent back") {
    for leaves in ["tap", "end"] {
      let gate = Gate()
      let screen = Screen { GateView(gate: gate) }
      await screen.rest()
      for time in 1...2 {
        gate.focus = .second
        await screen.turns()
        Story.expect(screen.focusedLabel, "Second", "the focus that was asked for, \(time)")
        await screen.advance(.milliseconds(60))
        await screen.turns()
        if leaves == "tap" { screen.field("Other").focus() } else { screen.field("Second").end() }
        await screen.turns()
        await screen.advance(.milliseconds(60))
        await screen.rest()
        let expected = leaves == "tap" ? "Other" : nil
        Story.expect(screen.focusedLabel, expected, "the focus in the end, \(leaves), \(time)")
        Story.expect(gate.focus, nil, "the model's focus, \(leaves), \(time)")
      }
    }
  },
  Story("a model that refuses a move has its own focus, and the view goes back to it") {
    let gate = Gate()
    (gate.focus, gate.isShut) = (.first, true)
    let screen = Screen { GateView(gate: gate) }
    await screen.rest()
    Story.expect(screen.focusedLabel, "First", "the focus when it appears")
    screen.field("Second").focus()
    await screen.rest()
    Story.expect(gate.focus, .first, "the model's focus, which has refused the move")
    Story.expect(screen.focusedLabel, "First", "the focus of the view")
    gate.isShut = false
    screen.field("Second").focus()
    await screen.rest()
    Story.expect(gate.focus, .second, "the model's focus, which has taken the move")
    Story.expect(screen.focusedLabel, "Second", "the focus of the view")
  },
  Story("Return moves a model's focus in its turn, though SwiftUI's onSubmit stands outside") {
    let gate = Gate()
    let screen = Screen {
      GateView(gate: gate).onSubmit(of: .text) { gate.focus = .third }
    }
    // Where the inner action runs first, nothing inside can follow what the outer one does.
    if screen.habits.submitsInnerFirst { return }
    gate.hasThird = true
    await screen.rest()
    let other = await screen.focus("Other")
    other.pressReturn()
    Story.expect(screen.focusedLabel, "Third", "the focus in the turn of Return")
    await screen.rest()
    Story.expect(screen.focusedLabel, "Third", "the focus in the end")
  },
  Story("who is told of a commit knows already what is refused, and whether all is valid") {
    let (desk, texts) = (Desk(5), Live(RefusedTexts()))
    var seen: [String] = []
    let screen = Screen {
      DeskView(desk: desk)
        .onCommit { _ in
          seen.append("\(desk.fields.isAcceptable) \(desk.fields.isEdited) \(texts.value.all)")
        }
        .refusedTexts(Binding(get: { texts.value }, set: { texts.value = $0 }))
    }
    await screen.rest()
    let field = await screen.focus("Price")
    await screen.replace(field, with: "5x")
    field.end()
    await screen.rest()
    await screen.replace(field, with: "7")
    field.pressReturn()
    await screen.rest()
    Story.expect(seen, ["true false []", "true false []"], "what was seen")
  },
]
