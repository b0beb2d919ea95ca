import FieldEditing
import FieldFormsUI
import SwiftUI

// The views as another system than a telephone has them: what is that system's alone.

@MainActor @Observable
private final class Counter {
  var price: Double? = 5
  var commits = 0
}

private struct CounterView: View {
  @Bindable var counter: Counter
  var body: some View {
    FormattingTextField(
      "Price", value: $counter.price,
      format: FloatingPointFormatStyle<Double>(locale: Locale(identifier: "en_US"))
    )
    .policies { $0.step = 2 }
    .fieldStepper().fieldSignButton().fieldKeyboard().bindsFieldSelection()
    .onCommit { _ in counter.commits += 1 }
  }
}

private struct Order: FormContent {
  enum FieldID: String { case amount, day, isGift, secret }
  var amount = FormattingField<Double>(
    5,
    format: try! NumberFormat(
      FloatingPointFormatStyle<Double>(locale: Locale(identifier: "en_US"))))
  var day = DateField(format: ISOFormat())
  var isGift = BooleanField(false, format: BooleanFormat())
  var secret = PlainTextField()
  init() {
    day.setValue(ISODate("2026-11-25"))
    amount.policies.step = 1
  }
  mutating func declare(_ form: inout FormDeclaration<FieldID>) {
    form.field(.amount, &amount)
    form.field(.day, &day)
    form.field(.isGift, &isGift)
    form.field(.secret, &secret, .secret)
  }
}

private struct OrderView: View {
  let model: FormModel<Order>
  @FocusState private var focus: Order.FieldID?
  var body: some View {
    Form {
      FormField("Amount", in: model, .amount).fieldStepper().fieldSignButton()
      FormField("Day", in: model, .day)
      FormField("Gift", in: model, .isGift)
      FormField("Secret", in: model, .secret)
    }
    .focus($focus, follows: model)
  }
}

#if os(tvOS)
  let system = (name: "tvOS", hasButtons: false, hasKeys: true, entersWhole: true)
#elseif os(watchOS)
  let system = (name: "watchOS", hasButtons: true, hasKeys: false, entersWhole: true)
#else
  let system = (name: "macOS", hasButtons: true, hasKeys: true, entersWhole: false)
#endif
private var failures: [String] = []
private var habit = ""

@MainActor private func expect<Value: Equatable>(
  _ value: Value, _ expected: Value, _ what: String, line: UInt = #line
) {
  guard value != expected else { return }
  failures.append("\(system.name)\(habit), line \(line): \(what) is \(value), not \(expected)")
}

extension Screen {
  /// A text as the system gives it: whole, or key by key over what is selected.
  fileprivate func enter(_ text: String, into field: ScreenField) async {
    if system.entersWhole {
      field.fill(text)
    } else {
      field.select(0..<field.content.utf16.count)
      for key in text {
        field.press(String(key))
        update()
      }
    }
    await rest()
  }
}

@MainActor private func runNumber() async {
  let counter = Counter()
  let screen = Screen { CounterView(counter: counter) }
  await screen.rest()
  let field = screen.field("Price")
  expect(screen.control("Price") != nil, system.hasButtons, "whether there is a stepper")
  expect(screen.buttons, [], "the sign's button, which is a telephone's")
  expect(field.bindsSelection, !system.entersWhole, "whether the selection is bound")
  screen.control("Price")?.choose(true)
  await screen.rest()
  expect(counter.price, system.hasButtons ? 7 : 5, "the number after a step")
  let commits = counter.commits
  field.focus()
  await screen.rest()
  if !system.entersWhole { expect(field.selection, 0..<1, "what the focus selects") }
  await screen.enter("1234", into: field)
  expect(field.content, "1234", "the text that was entered")
  expect(counter.price, 1234, "its number")
  expect(field.pressKey(.upArrow), system.hasKeys, "whether an arrow steps")
  await screen.rest()
  expect(counter.price, system.hasKeys ? 1236 : 1234, "the number then")
  field.end()
  await screen.rest()
  expect(field.content, system.hasKeys ? "1,236" : "1,234", "the text that was left")
  // A step writes the number as the format does.
  expect(counter.commits, system.hasKeys ? commits : commits + 1, "how often it was committed")
  field.focus()
  await screen.rest()
  await screen.enter("7x", into: field)
  expect(screen.texts.isEmpty, false, "whether it is told what is wrong")
  if system.hasKeys {
    expect(field.pressKey(.escape), true, "whether Escape is taken")
    await screen.rest()
    expect(counter.price, 1236, "the number that is put back")
  }
  field.pressReturn()
  await screen.rest()
  expect(field.isFocused, false, "whether Return ends the editing")
  #if os(tvOS)
    expect(field.keyboard, .numbersAndPunctuation, "the keyboard")
  #endif
}

@MainActor private func runForm() async {
  let model = FormModel(Order())
  let screen = Screen { OrderView(model: model) }
  await screen.rest()
  let hasPicker = system.name != "tvOS"
  expect(screen.control("Amount") != nil, system.hasButtons, "whether there is a stepper")
  expect(screen.control("Day") != nil, hasPicker, "whether there is a calendar")
  expect(screen.fields.contains { $0.label == "Day" }, !hasPicker, "whether the day is a text")
  if !hasPicker {
    let day = screen.field("Day")
    day.focus()
    await screen.rest()
    await screen.enter("2027-01-31", into: day)
    expect(model.form.content.day.value, ISODate("2027-01-31"), "the day that was entered")
    await screen.enter("2027-13-31", into: day)
    day.end()
    await screen.rest()
    expect(screen.texts.count, 1, "how often it is told that this is no day")
    day.focus()
    await screen.rest()
    await screen.enter("2027-01-31", into: day)
  }
  screen.control("Gift")?.choose(true)
  await screen.rest()
  expect(model.form.content.isGift.entry, true, "the switch")
  let amount = screen.field("Amount")
  amount.focus()
  await screen.rest()
  expect(model.form.focusedField, .amount, "the form's focus")
  await screen.enter("1234.5", into: amount)
  expect(model.form.content.amount.value, 1234.5, "the amount")
  expect(amount.pressKey(.downArrow), system.hasKeys, "whether an arrow steps")
  await screen.rest()
  amount.pressReturn()
  await screen.rest()
  expect(amount.content, system.hasKeys ? "1,233.5" : "1,234.5", "the amount that was left")
  let secret = screen.field("Secret")
  expect(secret.isSecure, true, "whether dots stand for a secret")
  secret.focus()
  await screen.rest()
  await screen.enter("abc", into: secret)
  expect(secret.hasAccessibilityValue, false, "whether a secret is said")
  expect(model.form.content.secret.text, "abc", "the secret")
}

@MainActor private func runLines() async {
  let counter = Counter()
  let screen = Screen {
    FormattingTextField(
      "Price", value: Bindable(counter).price,
      format: FloatingPointFormatStyle<Double>(locale: Locale(identifier: "en_US"))
    )
    .axis(.vertical)
  }
  await screen.rest()
  expect(screen.field("Price").axis, .vertical, "the axis along which a long number grows")
}

for variation in [nil] + Variation.allCases {
  (Screen.variation, habit) = (variation, variation.map { " (\($0))" } ?? "")
  for (name, story) in [("a number", runNumber), ("a form", runForm), ("several lines", runLines)] {
    await story()
    failures += await Screen.close().map { "\(system.name)\(habit), \(name): \($0)" }
  }
}
for failure in failures { print(failure) }
print("SwiftUI's views as on \(system.name): \(failures.count) failures")
exit(failures.isEmpty ? 0 : 1)
