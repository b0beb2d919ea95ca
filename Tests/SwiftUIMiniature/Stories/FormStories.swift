import FieldEditing
import FieldFormsUI
import SwiftUI

struct Account: FormContent {
  enum FieldID: String { case amount, password }
  var amount = FormattingField<Double>(
    5,
    format: try! NumberFormat(
      FloatingPointFormatStyle<Double>(
        locale: Locale(identifier: "en_US"))))
  var password = PlainTextField()

  mutating func declare(_ form: inout FormDeclaration<FieldID>) {
    form.field(.amount, &amount)
    form.field(.password, &password, [.secret])
  }
}

struct AccountView: View {
  let model: FormModel<Account>
  var isPlaced = false
  @FocusState private var focus: Account.FieldID?
  var body: some View {
    if isPlaced { fields.placesFieldMessages() } else { fields }
  }

  private var fields: some View {
    Form {
      if isPlaced { FormMessage(in: model) }
      FormTextField("Amount", in: model, .amount)
      Text("How much may be spent a day.")
      Text("It can be changed later.")
      FormTextField("Password", in: model, .password)
    }
    .focus($focus, follows: model)
  }
}

@MainActor let formStories = [
  Story("what a password manager fills in is committed, and what the host sets is as it set that") {
    let model = FormModel(Account())
    let screen = Screen { AccountView(model: model) }
    await screen.rest()
    let password = await screen.focus("Password")
    screen.field("Amount").fill("1234.50")
    await screen.rest()
    Story.expect(screen.field("Amount").content, "1,234.5", "the text")
    Story.expect(model.form.content.amount.isEdited, false, "whether it is left uncommitted")
    Story.expect(password.isFocused, true, "whether the focus stays")
    _ = try? model.form.apply(.edit(TextEdit(.all, "7.50", intent: .pasted)), to: .amount)
    await screen.rest()
    Story.expect(screen.field("Amount").content, "7.50", "the text that the host has set")
    _ = await screen.focus("Amount")
    password.focus()
    await screen.rest()
    Story.expect(screen.field("Amount").content, "7.5", "the text that was left")
  },
  Story("Return goes on in a form, and a number is committed") {
    let model = FormModel(Account())
    let screen = Screen { AccountView(model: model) }
    await screen.rest()
    let field = await screen.focus("Amount")
    await screen.type("<1200", into: field)
    field.pressReturn()
    await screen.rest()
    Story.expect(field.content, "1,200", "the text")
    Story.expect(screen.field("Password").isFocused, true, "whether the next field is focused")
    Story.expect(model.form.focusedField, .password, "the form's focus")
    await screen.type("5", into: await screen.focus("Amount"))
    _ = await screen.focus("Password")
    Story.expect(field.content, "12,005", "the text that was left")
  },
  Story("7: a composition in a form is judged when it ends, where characters are filtered") {
    var content = Account()
    content.amount.policies.filtersCharacters = true
    let model = FormModel(content)
    let screen = Screen { AccountView(model: model) }
    await screen.rest()
    let field = await screen.focus("Amount")
    await screen.type("<", into: field)
    await screen.compose("i", "ic", "ichi", in: field)
    field.compose("1")
    field.endComposition()
    await screen.rest()
    Story.expect(field.content, "1", "the text")
    Story.expect(model.form.content.amount.value, 1, "the amount")
    field.compose("xy")
    await screen.rest()
    field.endComposition()
    await screen.rest()
    Story.expect(field.content, "1", "the text after what is refused")
  },
  Story("5: a field that has scrolled off the screen is scrolled to when the form focuses it") {
    var habits = Habits()
    habits.visibleRows = 2
    let model = FormModel(Account())
    let screen = Screen(habits) { AccountView(model: model) }
    await screen.rest()
    Story.expect(screen.fields.map(\.label), ["Amount"], "the fields on the screen")
    model.form.focus(.password)
    await screen.rest()
    Story.expect(screen.fields.first { $0.isFocused }?.label, "Password", "the focused field")
    Story.expect(model.form.focusedField, .password, "the form's focus")
  },
  Story("8: a secret's value is the system's own for a screen reader") {
    let model = FormModel(Account())
    let screen = Screen { AccountView(model: model) }
    await screen.rest()
    Story.expect(screen.field("Password").isSecure, true, "whether it is hidden")
    Story.expect(screen.field("Password").hasAccessibilityValue, false, "whether it is set")
    Story.expect(screen.field("Amount").accessibilityValue, "5", "the number's value")
    await screen.type("abc", into: await screen.focus("Password"))
    Story.expect(
      screen.field("Password").hasAccessibilityValue, false, "whether a typed one is set")
  },
]
