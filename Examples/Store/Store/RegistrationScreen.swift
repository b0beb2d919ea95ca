import FieldFocus
import SwiftUI

/// A model of one's own: strings, and a focus that a test can ask for.
@MainActor @Observable
final class Registration {
  enum Field: CaseIterable { case firstName, lastName, email }

  var firstName = ""
  var lastName = ""
  var email = ""
  var focus: Field?
  private(set) var answer = ""

  func pressReturn() { focus = focus.next }

  func register() async {
    focus =
      firstName.isEmpty ? .firstName : lastName.isEmpty ? .lastName : email.isEmpty ? .email : nil
    guard focus == nil else { return }
    if await Server.isTaken(email) { (focus, answer) = (.email, "This address is taken.") }
  }
}

struct RegistrationScreen: View {
  @State private var model = Registration()
  @FocusState private var focus: Registration.Field?

  var body: some View {
    Form {
      TextField("First name", text: $model.firstName)
        .focused($focus, at: .firstName)
      TextField("Last name", text: $model.lastName)
        .focused($focus, at: .lastName)
      TextField("Email", text: $model.email)
        .focused($focus, at: .email)
      Text(verbatim: model.answer)
      Button("Register") { Task { await model.register() } }
    }
    .onSubmit { model.pressReturn() }
    .focus($focus, follows: $model.focus)
    .onAppear { model.focus = .firstName }
    .navigationTitle("Registration")
  }
}
