// What the article's code asks and does not show.
import FieldFormsUI
import SwiftUI

let server = Server()

/// A server with one account, ada's.
struct Server {
  func isTaken(_ email: String) async -> Bool { email == "ada@example.org" }

  func signIn(_ content: SignIn) async -> [ValidationIssue] {
    content.password.text == "analytical"
      ? [] : [.answer("password", "The name or the password is wrong.")]
  }
}
