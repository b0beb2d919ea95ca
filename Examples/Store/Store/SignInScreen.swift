import FieldFormsUI
import SwiftUI

#if canImport(UIKit)
  import UIKit
#endif

struct SignIn: FormContent {
  enum FieldID: String { case username, password }

  var username = PlainTextField()
  var password = PlainTextField()

  mutating func declare(_ form: inout FormDeclaration<FieldID>) {
    form.field(.username, &username, .required)
    form.field(.password, &password, [.required, .secret], rules: [.length(8...)])
  }
}

struct SignInScreen: View {
  @State private var model = FormModel(SignIn())
  @FocusState private var focus: SignIn.FieldID?
  let onSignIn: () -> Void

  var body: some View {
    Form {
      FormTextField("Name", in: model, .username)
        .userName()
      FormTextField("Password", in: model, .password, prompt: Text("8 characters or more"))
        .password()
      // Pressed too early, it focuses the first field that is empty.
      Button("Sign In", action: submit)
    }
    .focus($focus, follows: model)
    .onFormSubmit(perform: submit)
    .onAppear { model.form.focusOnAppear() }
    .navigationTitle("Sign In")
  }

  private func submit() {
    Task {
      let outcome = await model.submit { content in
        await Server.signIn(content.username.text, content.password.text)
          ? [] : [.answer(.password, "The name or the password is wrong.")]
      }
      if outcome == .accepted { onSignIn() }
    }
  }
}

extension View {
  /// Tells the keyboard and the password manager that this is a user name, without automatic
  /// capitals.
  fileprivate func userName() -> some View {
    #if canImport(UIKit)
      textContentType(.username).textInputAutocapitalization(.never).autocorrectionDisabled()
    #else
      autocorrectionDisabled()
    #endif
  }

  fileprivate func password() -> some View {
    #if canImport(UIKit)
      textContentType(.password)
    #else
      self
    #endif
  }
}

#Preview("sign in") {
  SignInScreen {}
}

/// Stands for a server.
enum Server {
  static func signIn(_ name: String, _ password: String) async -> Bool {
    try? await Task.sleep(for: .seconds(1))
    return password == "password"
  }

  static func isTaken(_ email: String) async -> Bool {
    try? await Task.sleep(for: .seconds(1))
    return email == "ada@example.org"
  }
}
