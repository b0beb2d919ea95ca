import Accessibility
import FieldEditing
import FieldFormsUI
import NumberTextFields
import SwiftUI
import UIKit

// What keeps an app team from shipping: memory, bars, delegates, what is read aloud, the caret,
// dead bindings, Return.

/// What a sheet shows.
private struct Parcel: Identifiable {
  let id = 1
  var weight = 1.5
  var refused = RefusedTexts()
  var form = FieldForm(Account())
}

@MainActor @Observable
private final class Counter {
  var parcel: Parcel? = Parcel()
  var weight: Double? = 1234
  var saved: [Double?] = []
  var name = ""
}

private struct SheetScreen: View {
  @Bindable var counter: Counter
  var isForced = true
  var updates = FieldUpdates.onKey
  var body: some View {
    Text("behind")
      .sheet(item: $counter.parcel) { parcel in
        let shown = isForced ? Binding($counter.parcel)! : $counter.parcel.shown(parcel)
        FormattingTextField("Weight", value: shown.weight, format: twoDigits)
          .refusedTexts(shown.refused)
        FormTextField("Amount", in: shown.form, .amount)
      }
      .fieldUpdates(updates)
  }
}

let twoDigits = FloatingPointFormatStyle<Double>(locale: Locale(identifier: "en_US"))
  .precision(.fractionLength(0...2))

/// Each kind of view, over one model.
private struct EachKind: View {
  @Bindable var counter: Counter
  let model: FormModel<Account>
  @State private var fields = FieldGroup()
  @FocusState private var focus: Account.FieldID?
  @FocusState private var isFocused: Bool
  var body: some View {
    Form {
      FormattingTextField("Weight", value: $counter.weight, format: .number)
        .policies { $0.step = 1 }
        .onCommit { _ in counter.saved.append(counter.weight) }
        .focused($isFocused)
      FormTextField("Amount", in: model, .amount)
      FormField("Password", in: model, .password)
      Button("Save") { fields.commit() }
    }
    .environment(fields)
    .fieldStepper()
    .fieldKeyboardBar(FieldBarItem.allCases) { counter.name = "previous" }
    .fieldNotice { Text($0.message) }
    .focus($focus, follows: model)
    .onSubmit { counter.saved.append(nil) }
  }
}

/// One action for a text and a number.
private struct ReturnScreen: View {
  @Bindable var counter: Counter
  var updates = FieldUpdates.onKey
  var body: some View {
    VStack {
      TextField("Name", text: $counter.name)
      FormattingTextField("Weight", value: $counter.weight, format: twoDigits)
        .focused($isFocused)
    }
    .onSubmit { counter.saved.append(counter.weight) }
    .bounds(0...5000)
    .fieldUpdates(updates)
  }
  @FocusState private var isFocused: Bool
}

/// A host's own delegate.
@MainActor
private final class Delegate: NSObject, UITextFieldDelegate {
  var ends: [UITextField.DidEndEditingReason] = []
  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) { ends.append(reason) }
}

@MainActor let shippedStories = [
  Story("A1: a model goes with the screen, whatever shows it") {
    weak var model: FormModel<Account>?
    weak var counter: Counter?
    do {
      let (shown, form) = (Counter(), FormModel(Account()))
      (counter, model) = (shown, form)
      let screen = Screen { EachKind(counter: shown, model: form) }
      await screen.rest()
      await screen.type("5", into: await screen.focus("Weight"))
      await screen.type("5", into: await screen.focus("Amount"))
      screen.press("Save")
      await screen.rest()
      Story.expect(shown.weight, 12345, "the weight")
    }
    Story.expect(await Screen.close(), [], "what is left")
    Story.expect(counter == nil && model == nil, true, "whether the models are gone")
  },
  Story("A2: no bar above a keyboard unless the app asks, and then the field's own") {
    let (counter, model) = (Counter(), FormModel(Account()))
    let plain = Screen {
      ReturnScreen(counter: counter)
      AccountView(model: model)
    }
    await plain.rest()
    for label in ["Name", "Weight", "Amount", "Password"] {
      Story.expect((await plain.focus(label)).bar, [], "the bar of \(label)")
    }
    Story.expect(plain.keyboardItems.count, 0, "the items of the screen's toolbar")
    let screen = Screen { EachKind(counter: counter, model: model) }
    await screen.rest()
    Story.expect(screen.keyboardItems.count, 0, "the items of the screen's toolbar")
    let weight = await screen.focus("Weight")
    Story.expect(
      weight.bar, ["chevron.up", "chevron.down", "\u{B1}", "Clear", "cancel", "done"], "the bar")
    weight.pressBar("\u{B1}")
    await screen.rest()
    Story.expect(counter.weight, -1234, "the weight with a sign")
    weight.pressBar("chevron.up")
    Story.expect(counter.name, "previous", "what the host does")
    weight.pressBar("cancel")
    await screen.rest()
    Story.expect(counter.weight, 1234, "the weight that editing began with")
    Story.expect(weight.isFocused, false, "whether the editing has ended")
    Story.expect(weight.bar, [], "the bar of a field that was left")
    let amount = await screen.focus("Amount")
    await screen.type("9", into: amount)
    amount.pressBar("cancel")
    await screen.rest()
    Story.expect(model.form.content.amount.value, 5, "the amount that editing began with")
    Story.expect(amount.isFocused, false, "whether the form's editing has ended")
    _ = await screen.focus("Amount")
    amount.pressBar("Clear")
    await screen.rest()
    await screen.type("7", into: amount)
    amount.pressBar("chevron.down")
    await screen.rest()
    Story.expect(model.form.content.amount.value, 7, "the amount")
    let password = screen.field("Password")
    Story.expect(password.isFocused, true, "whether the focus has gone on")
    Story.expect(password.bar.contains("\u{B1}"), false, "whether a text has a sign")
    await screen.focus("Password").pressBar("done")
    await screen.rest()
    Story.expect(screen.fields.contains { $0.isFocused }, false, "whether a field has the focus")
  },
  Story("A3: a UIKit delegate is told of the end of editing, and its next one with the reason") {
    let (view, next) = (UITextField(), Delegate())
    let format = try! NumberFormat(twoDigits)
    let delegate = NumberTextFieldDelegate<Double>(of: view, value: 5, format: format)
    delegate.next = next
    var values: [Double?] = []
    delegate.onChange = { values.append($0) }
    delegate.textFieldDidBeginEditing(view)
    view.text = "5.1291"
    view.send()
    // As UIKit asks: for the method with a reason first.
    view.delegate?.textFieldDidEndEditing(view, reason: .cancelled)
    Story.expect(values, [5.1291, 5.13], "the values")
    Story.expect(delegate.field.isEdited, false, "whether it is left uncommitted")
    Story.expect(next.ends, [.cancelled], "what the next one was told")
  },
  Story("A3: a number copied from a UIKit field is the same number in another language's") {
    @MainActor func field(_ locale: String, _ value: Double?) -> (
      NumberTextField, NumberTextFieldDelegate<Double>
    ) {
      let view = NumberTextField()
      let style = FloatingPointFormatStyle<Double>(locale: Locale(identifier: locale))
      return (
        view, NumberTextFieldDelegate(of: view, value: value, format: try! NumberFormat(style))
      )
    }
    let (german, price) = field("de_DE", 1234)
    let (english, total) = field("en_US", nil)
    price.textFieldDidBeginEditing(german)
    german.selectedTextRange = UITextRange(0..<5)
    price.textFieldDidChangeSelection(german)
    german.copy(nil)
    Story.expect(UIPasteboard.general.string, "1.234", "the text that other programs get")
    english.paste(nil)
    Story.expect(english.text, "1,234", "the text in the other field")
    Story.expect(total.field.entry, 1234, "the number there")
    german.cut(nil)
    Story.expect(price.field.entry, nil, "what is left of a cut number")
    english.selectedTextRange = UITextRange(0..<5)
    total.textFieldDidChangeSelection(english)
    english.press("<")
    english.paste(nil)
    Story.expect(english.text, "1,234", "the number that was cut, in the other field")
    german.paste(nil)
    Story.expect(german.text, "1.234", "the number that was cut")
    UIPasteboard.general.string = "5.678"
    english.selectedTextRange = UITextRange(0..<5)
    total.textFieldDidChangeSelection(english)
    english.paste(nil)
    Story.expect(english.text, "5.678", "characters from elsewhere")
    german.selectedTextRange = UITextRange(0..<5)
    price.textFieldDidChangeSelection(german)
    german.copy(nil)
    english.selectedTextRange = UITextRange(1..<5)
    total.textFieldDidChangeSelection(english)
    english.paste(nil)
    Story.expect(english.text, "51,234", "a number that is pasted over a part")
  },
  Story("A5: a refused key is not read as the text without it") {
    let desk = Desk(3.1)
    var policies = FieldPolicies()
    policies.filtersCharacters = true
    let screen = Screen { DeskView(desk: desk, policies: policies) }
    await screen.rest()
    let field = await screen.focus("Price")
    field.press("x")
    screen.update()
    Story.expect(field.accessibilityValue, field.content, "what is read")
  },
  Story("6: a sentence is in the swipe order, and said with priority once the focus has moved") {
    announcements = []
    let counter = Counter()
    let screen = Screen { ReturnScreen(counter: counter) }
    await screen.rest()
    let weight = await screen.focus("Weight")
    await screen.type("x", into: weight)
    weight.pressReturn()
    await screen.letTasksBegin()
    await screen.advance(.milliseconds(200))
    Story.expect(announcements.count, 0, "what is said while the focus moves")
    await screen.wait()
    Story.expect(announcements.map(\.priority), [.high], "the priority")
    Story.expect(screen.texts.contains { $0.contains("x") }, true, "whether it is told")
    Story.expect(screen.isHidden { $0.contains("x") }, false, "whether it is hidden from the swipe")
  },
  Story("A6: a refused key leaves the caret, also if no selection is bound") {
    for isForm in [false, true] {
      var content = Account()
      content.amount.policies.filtersCharacters = true
      content.amount.setValue(1234)
      let (desk, model) = (Desk(1234), FormModel(content))
      var policies = FieldPolicies()
      policies.filtersCharacters = true
      let given = policies
      let screen =
        isForm
        ? Screen { AccountView(model: model) } : Screen { DeskView(desk: desk, policies: given) }
      await screen.rest()
      let field = await screen.focus(isForm ? "Amount" : "Price")
      field.select(1..<1)
      await screen.type("x", into: field)
      Story.expect(field.content, "1,234", "the text")
      Story.expect(field.selection, 1..<1, "the caret after a refused key")
      await screen.type("9", into: field)
      Story.expect(field.content, "19,234", "the text with a digit in the middle")
      await screen.type("8", into: field)
      Story.expect(field.content, "198,234", "the text with another")
    }
  },
  Story("A7: a commit of a view that is gone writes to no dead binding") {
    for (typed, updates) in [
      ("12.3449", .onKey), ("12.5", .onKey), ("x", .onKey), ("12.3449", FieldUpdates.onCommit),
      ("12.5", .onCommit), ("x", .onCommit),
    ] {
      let counter = Counter()
      let screen = Screen { SheetScreen(counter: counter, updates: updates) }
      await screen.rest()
      for label in ["Weight", "Amount"] {
        let field = await screen.focus(label)
        field.select(0..<field.content.utf16.count)
        await screen.type(typed, into: field)
      }
      counter.parcel = nil
      await screen.rest()
    }
  },
  Story("A7: a binding that has the item still takes what a commit makes of it") {
    for updates in [FieldUpdates.onKey, .onCommit] {
      let counter = Counter()
      let screen = Screen { SheetScreen(counter: counter, isForced: false, updates: updates) }
      await screen.rest()
      let field = await screen.focus("Weight")
      field.select(0..<3)
      await screen.type("12.3449", into: field)
      Story.expect(counter.parcel?.weight, updates == .onKey ? 12.3449 : 1.5, "the weight")
      counter.parcel = nil
      await screen.rest()
      Story.expect(counter.parcel == nil, true, "whether the parcel stays away")
    }
    let counter = Counter()
    let shown = Bindable(counter).parcel.shown(Parcel())
    counter.parcel = nil
    shown.wrappedValue.weight = 3
    Story.expect(counter.parcel == nil, true, "whether a text field that ends brings it back")
    Story.expect(shown.wrappedValue.weight, 1.5, "the weight that is still shown")
  },
]
