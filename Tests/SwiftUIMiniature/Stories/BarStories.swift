import FieldEditing
import FieldFormsUI
import SwiftUI
import UIKit

// The bar above a keyboard, and what is set around a field while the field is on the screen.

@MainActor @Observable
private final class Around {
  var items = FieldBarItem.allCases
  var minimum = -100.0
  var policy: CommitPolicy?
  var step: FixedDecimal?
  var updates = FieldUpdates.onKey
  var locale = "en_US"
  var table = MessageTable.english
  var word = "host"
  var isEnabled = true
  var keyboard = UIKeyboardType.default
  var isChosen = false
  var price: Double? = 5
  var second: Double? = 6
  var name = ""
  var heard: [String] = []
}

private struct AroundView: View {
  @Bindable var around: Around
  @FocusState private var isFocused: Bool
  var body: some View {
    let word = around.word
    VStack {
      FormattingTextField("Price", value: $around.price, format: .number)
        .focused($isFocused)
      FormattingTextField("Second", value: $around.second, format: .number).bounds(0...)
      TextField("Name", text: $around.name)
    }
    .bounds(around.minimum...)
    .policies {
      $0.commitPolicy = around.policy
      $0.step = around.step
    }
    .fieldUpdates(around.updates)
    .fieldNotice { Text("\(word): \($0.message)") }
    .fieldMessages(in: around.table)
    .fieldKeyboard(around.isChosen)
    .keyboardType(around.keyboard)
    .fieldKeyboardBar(around.items) { around.heard.append("previous of \(word)") }
    .onCommit { _ in around.heard.append("commit of \(word)") }
    .onSubmit { around.heard.append("submit of \(word)") }
    .environment(\.locale, Locale(identifier: around.locale))
    .disabled(!around.isEnabled)
  }
}

private struct BarView: View {
  let model: FormModel<Account>
  var items = FieldBarItem.allCases
  var follows = true
  @FocusState private var focus: Account.FieldID?
  var body: some View {
    if follows { fields.focus($focus, follows: model) } else { fields }
  }
  private var fields: some View {
    Form {
      FormTextField("Amount", in: model, .amount)
      FormTextField("Password", in: model, .password)
      Text("")
    }
    .fieldKeyboardBar(items)
  }
}

@MainActor let barStories = [
  Story("a bar is where the form's focus is, whoever has moved it, and nowhere else") {
    let model = FormModel(Account())
    let screen = Screen { BarView(model: model) }
    await screen.rest()
    let (amount, password) = (screen.field("Amount"), screen.field("Password"))
    // The first field has no Previous.
    let number = ["chevron.down", "\u{B1}", "Clear", "cancel", "done"]
    let text = ["chevron.up", "chevron.down", "Clear", "cancel", "done"]
    for _ in 0..<2 {
      _ = await screen.focus("Amount")
      Story.expect(amount.bar, number, "the bar after a tap")
      Story.expect(amount.barWords, ["Next"], "the words for pictures")
      model.form.focus(.password)
      await screen.rest()
      Story.expect(password.isFocused, true, "whether the form's move is followed")
      Story.expect(password.bar, text, "the bar after the form's move")
      Story.expect(password.barWords, ["Previous", "Next"], "the words for more pictures")
      Story.expect(amount.nextBar, [], "the bar of the field that was left")
      model.form.focus(.amount)
      await screen.rest()
      Story.expect(amount.bar, number, "the bar after the form's move back")
      Story.expect(password.nextBar, [], "the bar of the text that was left")
      amount.pressReturn()
      await screen.rest()
      Story.expect(password.bar, text, "the bar after Return")
      password.pressBar("chevron.up")
      await screen.rest()
      Story.expect(amount.bar, number, "the bar after Previous")
      model.form.focus(nil)
      await screen.rest()
      Story.expect(amount.isFocused, false, "whether the editing has ended")
      Story.expect(amount.nextBar + password.nextBar, [], "the bars when it has ended")
    }
  },
  Story("a bar follows its number: a sign that is not needed, other keys, none, and keys again") {
    let around = Around()
    let screen = Screen { AroundView(around: around) }
    await screen.rest()
    let price = await screen.focus("Price")
    Story.expect(price.bar.contains("\u{B1}"), true, "whether there is a sign")
    around.minimum = 0
    await screen.rest()
    Story.expect(price.bar.contains("\u{B1}"), false, "whether a positive number has a sign")
    around.minimum = -100
    await screen.rest()
    Story.expect(price.bar.contains("\u{B1}"), true, "whether there is a sign again")
    around.items = [.clear]
    await screen.rest()
    Story.expect(price.bar, ["Clear"], "the keys that are asked for later")
    around.items = []
    await screen.rest()
    Story.expect(price.bar + price.nextBar, [], "the bar that is not asked for any more")
    around.items = [.previous, .done]
    await screen.rest()
    Story.expect(price.bar, ["chevron.up", "done"], "the bar that is asked for again")
    around.word = "newer host"
    await screen.rest()
    price.pressBar("chevron.up")
    Story.expect(around.heard, ["previous of newer host"], "what was called")
    Story.expect(price.isFocused, true, "whether the editing goes on")
  },
  Story("each thing around a field that changes alone while somebody edits is heard, one by one") {
    let around = Around()
    let screen = Screen { AroundView(around: around) }
    await screen.rest()
    let price = await screen.focus("Price")
    await screen.replace(price, with: "-50")
    Story.expect(screen.texts, [], "what is told of a number in the bounds")
    around.minimum = 0
    await screen.rest()
    Story.expect(screen.texts.isEmpty, false, "whether newer bounds are heard")
    Story.expect(around.price, -50, "the price of newer bounds")
    around.minimum = -100
    await screen.rest()
    Story.expect(screen.texts, [], "what is told when the bounds are wider again")
    Story.expect(price.pressKey(.upArrow), false, "whether there is a step")
    around.step = 2
    await screen.rest()
    Story.expect(price.pressKey(.upArrow), true, "whether a newer step is heard")
    await screen.rest()
    Story.expect(price.content, "-48", "the text after the step")
    around.policy = .keepText
    await screen.rest()
    await screen.replace(price, with: "x")
    Story.expect(screen.texts.first?.hasPrefix("host: "), true, "whether the host's view is used")
    around.word = "newer host"
    around.table = .german
    await screen.rest()
    let told = screen.texts.first ?? ""
    Story.expect(told.hasPrefix("newer host: "), true, "whether \(told) is in the newer view")
    Story.expect(
      told.contains("\u{201E}x\u{201C}"), true, "whether \(told) is in the newer language")
    Story.expect(
      price.accessibilityHint.map { told.hasSuffix($0) }, true, "the hint, beside \(told)")
    around.heard = []
    price.pressReturn()
    await screen.rest()
    Story.expect(price.content, "x", "the text that a newer policy keeps")
    Story.expect(around.heard, ["commit of newer host"], "what was called")
    await screen.replace(price, with: "7")
    around.updates = .onCommit
    await screen.rest()
    await screen.replace(price, with: "8.5")
    Story.expect(around.price, 7, "the price that a newer host wants at the commit alone")
    around.locale = "de_DE"
    await screen.rest()
    price.pressReturn()
    await screen.rest()
    Story.expect(price.content, "8,5", "the text in a newer locale")
    Story.expect(around.price, 8.5, "the price")
    around.isChosen = true
    await screen.rest()
    Story.expect(
      screen.field("Price").keyboard, .default, "the keyboard that is asked for while one types")
    await screen.replace(screen.field("Price"), with: "9,250")
    around.isEnabled = false
    await screen.rest()
    Story.expect(screen.field("Price").content, "9,25", "the text that was committed")
    Story.expect(
      screen.field("Price").isFocused, screen.habits.isSticky, "whether a disabled field is edited")
    Story.expect(around.price, 9.25, "the price that was committed")
    around.isEnabled = true
    await screen.rest()
    await screen.replace(screen.field("Price"), with: "1")
    screen.field("Price").pressReturn()
    await screen.rest()
    Story.expect(around.price, 1, "the price when it is enabled again")
  },
  Story("Done and Cancel stand in the order that the host names") {
    for (items, bar) in [
      ([FieldBarItem.cancel, .next, .done], ["chevron.down", "cancel", "done"]),
      ([.done, .next, .cancel], ["chevron.down", "done", "cancel"]),
    ] {
      let desk = Desk(5)
      let screen = Screen { DeskView(desk: desk).keyboardType(.decimalPad).fieldKeyboardBar(items) }
      await screen.rest()
      Story.expect(await screen.focus("Price").bar, bar, "the bar")
    }
  },
]
