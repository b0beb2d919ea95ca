import FieldEditing
import FieldFormsUI
import SwiftUI

@testable import OwnModel

// The code of the article "With your own model", as a person uses it.

@MainActor @Observable
private final class Sheet { var form = FieldForm(SignIn()) }

private struct SheetView: View {
  @Bindable var sheet: Sheet
  var body: some View { SignInScreen(form: $sheet.form) }
}

/// The Composable Architecture's `bind`, by what is documented of it: whichever of the two changes
/// is written to the other, and the model's counts when the view appears.
private struct Bind<Value: Hashable>: ViewModifier {
  @Binding var model: Value
  let focus: FocusState<Value>.Binding
  @State private var hasAppeared = false
  func body(content: Content) -> some View {
    content
      .onAppear {
        guard !hasAppeared else { return }
        hasAppeared = true
        if focus.wrappedValue != model { focus.wrappedValue = model }
      }
      .onChange(of: model) { if focus.wrappedValue != model { focus.wrappedValue = model } }
      .onChange(of: focus.wrappedValue) {
        if focus.wrappedValue != model { model = focus.wrappedValue }
      }
  }
}
extension View {
  fileprivate func bind<Value: Hashable>(
    _ model: Binding<Value>, to focus: FocusState<Value>.Binding
  ) -> some View { modifier(Bind(model: model, focus: focus)) }
}

private struct BoundScreen: View {
  let store: Store
  @FocusState private var focus: SignInFeature.Field?
  var body: some View {
    FormattingTextField("Hours", value: store.bind(\.hours) { .setHours($0) }, format: .number)
      .focused($focus, equals: .hours)
      .bind(store.bind(\.focus) { .moveFocus($0) }, to: $focus)
  }
}

extension Screen {
  fileprivate var focusedLabel: String? { fields.first { $0.isFocused }?.label }
}

@MainActor let modelStories = [
  Story("own model: the focus walks with Return, and the last one hides the keyboard") {
    let model = Registration()
    let screen = Screen { RegistrationScreen(model: model) }
    await screen.rest()
    for label in ["First name", "Last name", "Email"] {
      Story.expect(screen.focusedLabel, label, "the focused field")
      await screen.type("ada", into: screen.field(label))
      screen.field(label).pressReturn()
      await screen.rest()
    }
    Story.expect(screen.focusedLabel, nil, "the focused field at the end")
    Story.expect(model.focus, nil, "the model's focus")
    Story.expect(
      [model.firstName, model.lastName, model.email], ["ada", "ada", "ada"], "the texts")
  },
  Story(
    "own model: the enabled button focuses the first empty field, and the server's answer its own"
  ) {
    let model = Registration()
    let screen = Screen { RegistrationScreen(model: model) }
    await screen.rest()
    await screen.type("Ada", into: screen.field("First name"))
    await screen.tap("Register")
    Story.expect(screen.focusedLabel, "Last name", "the first empty field")
    await screen.type("Lovelace", into: screen.field("Last name"))
    let email = await screen.focus("Email")
    Story.expect(model.focus, .email, "the model's focus after a tap")
    await screen.type("ada@example.org", into: email)
    let age = await screen.focus("Age")
    Story.expect(model.focus, nil, "the model's focus in a field of no id")
    await screen.type("36", into: age)
    await screen.tap("Register")
    Story.expect(screen.focusedLabel, "Email", "the field of the answer")
    Story.expect(screen.texts.contains("This address is taken."), true, "whether it is told")
    Story.expect(model.age, 36, "the number")
    await WithoutAView.test()
  },
  Story("own model: who comes late does not win") {
    let model = Registration()
    let screen = Screen { RegistrationScreen(model: model) }
    await screen.rest()
    screen.field("Last name").focus()
    model.focus = .email
    await screen.rest()
    Story.expect(screen.focusedLabel, "Email", "the model's newest request")
    Story.expect(model.focus, .email, "the model's focus")
    screen.field("First name").focus()
    await screen.rest()
    Story.expect(model.focus, .firstName, "the user's move")
  },
  Story("a form in a binding: fields and button apart, the first empty field, the server's answer")
  {
    let sheet = Sheet()
    let screen = Screen { SheetView(sheet: sheet) }
    await screen.rest()
    Story.expect(screen.focusedLabel, "Name", "the focus on appear")
    await screen.type("ada", into: screen.field("Name"))
    await screen.tap("Sign In")
    Story.expect(screen.focusedLabel, "Password", "the first empty field")
    Story.expect(sheet.form.isValid, false, "whether the form is valid")
    await screen.type("secret", into: screen.field("Password"))
    screen.field("Password").pressReturn()
    await screen.wait()
    Story.expect(screen.focusedLabel, "Password", "the field of the answer")
    Story.expect(
      screen.texts.contains { $0.contains("The name or the password is wrong.") }, true,
      "whether the answer is told")
    await screen.type("<<<<<<analytical", into: screen.field("Password"))
    Story.expect(sheet.form.isValid, true, "whether the form is valid")
    Story.expect(
      screen.texts.contains { $0.contains("wrong") }, false, "whether the answer is told still")
    await screen.tap("Sign In")
    Story.expect(sheet.form.issues(of: .password), [], "what is wrong")
  },
  Story("previews show what they are of") {
    let refused = Screen { preview_a_wrong_password() }
    await refused.rest()
    Story.expect(refused.field("Name").content, "ada", "the name")
    Story.expect(refused.focusedLabel, "Password", "the focused field")
    Story.expect(
      refused.texts.contains { $0.contains("The name or the password is wrong.") }, true,
      "whether the answer is told")
  },
  Story("a reducer: keys are actions, which play again to the same state") {
    let store = Store()
    let screen = Screen { StoreScreen(store: store) }
    await screen.rest()
    let name = await screen.focus("Name")
    await screen.type("ad<da", into: name)
    Story.expect(store.state.form.content.username.text, "ada", "the name")
    name.pressReturn()
    await screen.rest()
    Story.expect(screen.focusedLabel, "Password", "the next field")
    Story.expect(store.state.form.focusedField, .password, "the state's focus")
    let hours = await screen.focus("Hours")
    Story.expect(store.state.focus, .hours, "the state's other focus")
    Story.expect(store.state.form.focusedField, nil, "the form's focus")
    await screen.type("<7.50", into: hours)
    Story.expect(hours.content, "7.50", "the text")
    Story.expect(store.state.hours, 7.5, "the hours")
    await screen.tap("Sign In")
    Story.expect(screen.focusedLabel, "Password", "the first empty field")
    await screen.type("analytical", into: screen.field("Password"))
    await screen.tap("Sign In")
    Story.expect(store.state.isSignedIn, true, "whether it is signed in")
    var copy = SignInFeature.State()
    for action in store.log { _ = SignInFeature.reduce(&copy, action) }
    Story.expect(copy, store.state, "the state that the actions lead to")
  },
  Story("a reducer with bind: the store's focus and the view's are one") {
    let store = Store()
    let screen = Screen { BoundScreen(store: store) }
    await screen.rest()
    store.send(.moveFocus(.hours))
    await screen.rest()
    Story.expect(screen.focusedLabel, "Hours", "the focus that the store has moved")
    let field = screen.field("Hours")
    await screen.type("<12.", into: field)
    Story.expect(field.content, "12.", "the text")
    store.send(.moveFocus(nil))
    await screen.rest()
    Story.expect(field.content, "12", "the text when the store has taken the focus")
    field.focus()
    await screen.rest()
    Story.expect(store.state.focus, .hours, "the store's focus after a tap")
  },
]
