import Accessibility
import FieldEditing
import FieldFormsUI
import SwiftUI

// Each view of a form's field by each of its properties.

private struct Trip: FormContent {
  enum FieldID: String { case days, note, size, isPaid, code, start, leaves, arrives }
  var days = FormattingField<Int>(
    3, format: try! NumberFormat(IntegerFormatStyle<Int>(locale: Locale(identifier: "en_US"))))
  var note = PlainTextField("hi")
  var size = ChoiceField(
    format: ChoiceFormat([FieldOption("s", label: "Small"), FieldOption("l", label: "Large")]))
  var isPaid = BooleanField(format: BooleanFormat())
  var code = PlainTextField()
  var start = DateField(ISODate("2026-11-25"), format: ISOFormat())
  var leaves = TimeField(ISOTime("08:30"), format: ISOFormat())
  var arrives = DateTimeField(format: ISOFormat())
  /// What note, size and switch are.
  var traits: FieldTraits = []

  init() { days.policies.step = 1 }

  mutating func declare(_ form: inout FormDeclaration<FieldID>) {
    form.field(.days, &days)
    form.field(.note, &note, traits)
    form.field(.size, &size, traits)
    form.field(.isPaid, &isPaid, traits)
    form.field(.code, &code)
    form.field(.start, &start, .required)
    form.field(.leaves, &leaves)
    form.field(.arrives, &arrives)
  }
}

private struct TripView<Holder: FormHolder>: View where Holder.Content == Trip {
  let form: Holder
  @FocusState private var focus: Trip.FieldID?
  var body: some View {
    Form {
      FormField("Days", in: form, .days)
      FormField("Note", in: form, .note)
      FormField("Size", in: form, .size)
      FormField("Paid", in: form, .isPaid)
      FormField("Code", in: form, .code)
      FormField("Start", in: form, .start)
      FormField("Leaves", in: form, .leaves)
      FormField("Arrives", in: form, .arrives, prompt: Text("ever"))
    }
    .focus($focus, follows: form)
  }
}

/// A form whose last field is a number that has to be there.
private struct Last: FormContent {
  enum FieldID: String { case amount }
  var amount = FormattingField<Double>(
    format: try! NumberFormat(
      FloatingPointFormatStyle<Double>(locale: Locale(identifier: "en_US"))))
  mutating func declare(_ form: inout FormDeclaration<FieldID>) {
    form.field(.amount, &amount, .required)
  }
}

private struct LastView: View {
  let model: FormModel<Last>
  @FocusState private var focus: Last.FieldID?
  var body: some View {
    Form { FormTextField("Amount", in: model, .amount) }.focus($focus, follows: model)
  }
}

/// A field of a form in a model, in a store and in a binding.
@MainActor @Observable
private final class Forms {
  let model = FormModel(Account())
  var stored = FieldForm(Account())
  var bound = FieldForm(Account())
  var isOpen = true
}

private struct FormsView: View {
  @Bindable var forms: Forms
  var body: some View {
    if forms.isOpen {
      FormTextField("model", in: forms.model, .amount)
      FormTextField(
        "store", in: FormSource(forms.stored) { try? forms.stored.apply($0) }, .amount)
      FormTextField("binding", in: $forms.bound, .amount)
    }
  }
}

@MainActor let tripStories = [
  Story("a form's field that goes with the focus is committed where its form outlives it") {
    for label in ["model", "store", "binding"] {
      let forms = Forms()
      let screen = Screen { FormsView(forms: forms) }
      await screen.rest()
      await screen.type("<1234", into: await screen.focus(label))
      forms.isOpen = false
      await screen.rest()
      let form =
        label == "model" ? forms.model.form : label == "store" ? forms.stored : forms.bound
      let text = label == "binding" ? "1234" : "1,234"
      Story.expect(form.content.amount.text, text, "the text of the field that is gone, \(label)")
      Story.expect(form.content.amount.value, 1234, "its number")
    }
  },
  Story("onFormSubmit is called whatever the last field says, as the submit tells what is wrong") {
    let model = FormModel(Last())
    var submits = 0
    let screen = Screen { LastView(model: model).onFormSubmit { submits += 1 } }
    await screen.rest()
    for (place, text) in ["", "x", "<5"].enumerated() {
      let amount = await screen.focus("Amount")
      await screen.type(text, into: amount)
      amount.pressReturn()
      await screen.rest()
      Story.expect(submits, place + 1, "how often it was submitted after \(text)")
    }
  },
  Story("a form's controls are disabled, hidden and told of as its text fields are") {
    let model = FormModel(Trip())
    let screen = Screen { TripView(form: model) }
    await screen.rest()
    screen.control("Size")?.choose("Large")
    await screen.rest()
    Story.expect(model.form.content.size.value, "l", "the size")
    Story.expect(
      screen.control("Size")?.options, ["\u{2013}", "Small", "Large"], "an optional menu, chosen")
    screen.control("Size")?.choose("\u{2013}")
    await screen.rest()
    Story.expect(model.form.content.size.value, nil, "the size that was taken back")
    model.form.content.traits = .disabled
    await screen.rest()
    for label in ["Size", "Paid"] {
      Story.expect(screen.control(label)?.isEnabled, false, "whether \(label) is enabled")
    }
    Story.expect(screen.field("Note").isEnabled, false, "whether the note is enabled")
    Story.expect(screen.field("Code").isEnabled, true, "whether the code is enabled")
    model.form.content.traits = .hidden
    await screen.rest()
    Story.expect(screen.control("Size") == nil, true, "whether the menu is hidden")
    Story.expect(screen.control("Paid") == nil, true, "whether the switch is hidden")
    Story.expect(screen.fields.map(\.label), ["Days", "Code"], "the text fields")
    let text = Screen { FormTextField("Note", in: model, .note) }
    Story.expect(text.fields.count, 0, "how many text fields a hidden one is")
    model.form.content.traits = .required
    await screen.rest()
    await model.submit { _ in [ValidationIssue]() }
    await screen.rest()
    Story.expect(screen.texts.contains("This field is required."), true, "whether it is told")
    Story.expect(
      screen.control("Size")?.accessibilityHint, "This field is required.", "the menu's hint")
    Story.expect(screen.control("Start")?.accessibilityHint, "", "the hint of what is right")
    await screen.type("<<", into: await screen.focus("Note"))
    _ = await screen.focus("Code")
    Story.expect(
      screen.field("Note").accessibilityHint, "This field is required.", "the text's hint")
    let hasSize = screen.control("Size")?.options
    Story.expect(hasSize, ["\u{2013}", "Small", "Large"], "the menu without a choice")
  },
  Story("dates and times: what is missing stays so, what is optional can go, and all is chosen") {
    let model = FormModel(Trip())
    let screen = Screen { TripView(form: model) }
    await screen.rest()
    Story.expect(
      screen.buttons, ["\u{2715}", "Arrives ever"], "the buttons: none for a required date")
    await screen.tap("\u{2715}")
    Story.expect(model.form.content.leaves.value, nil, "the time that was taken away")
    Story.expect(screen.buttons, ["Leaves \u{2013}", "Arrives ever"], "the buttons")
    await screen.tap("Leaves \u{2013}")
    Story.expect(model.form.content.leaves.value == nil, false, "whether there is a time")
    await screen.tap("Arrives ever")
    Story.expect(model.form.content.arrives.value == nil, false, "whether there is a point of time")
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .current
    let parts = DateComponents(year: 2030, month: 2, day: 3, hour: 16, minute: 5)
    let date = calendar.date(from: parts)!
    for label in ["Start", "Leaves", "Arrives"] {
      screen.control(label)?.choose(date)
      await screen.rest()
      let shown = screen.control(label)?.value ?? ""
      let expected = "\(date)"
      if label == "Arrives" { Story.expect(shown, expected, "what the calendar shows") }
    }
    Story.expect(model.form.content.start.value, ISODate("2030-02-03"), "the date")
    Story.expect(model.form.content.leaves.value, ISOTime("16:05"), "the time")
    Story.expect(model.form.content.arrives.text, "2030-02-03 16:05", "the point of time")
    model.form.focus(.arrives)
    _ = try? model.form.apply(.edit(TextEdit(.all, "2030-02-30", intent: .pasted)))
    await screen.rest()
    Story.expect(screen.field("Arrives").content, "2030-02-30", "a date that there is not")
    model.form.focus(nil)
  },
  Story("a time with what a picker does not have is a text that has all of it") {
    let model = FormModel(Trip())
    let screen = Screen { TripView(form: model) }
    await screen.rest()
    for time in ["08:30:15", "08:30:00.5", "08:30:00+02:00", "08:30:00Z", "08:30:15.25-03:30"] {
      let hasOffset = time.contains(/[Z+-]/)
      model.form.content.leaves = TimeField(ISOTime(time), format: ISOFormat(hasOffset: hasOffset))
      model.form.content.arrives = DateTimeField(
        ISODateTime("2030-02-03T\(time)"), format: ISOFormat(hasOffset: hasOffset))
      await screen.rest()
      for label in ["Leaves", "Arrives"] {
        let shown = screen.fields.first { $0.label == label }?.content ?? ""
        Story.expect(shown.hasSuffix(time), true, "whether \(shown) of \(label) has all of \(time)")
      }
      Story.expect(model.form.content.leaves.value, ISOTime(time), "the time")
    }
  },
]
