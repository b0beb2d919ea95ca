// Declarations that the code in the article uses and does not show.
import FieldFormsUI
import SwiftUI

let server = Server()

struct Server {
  func signIn(_ name: String, _ password: String) async -> Bool { password == "password" }
}

func save(_ price: Decimal?, _ discount: Double?) async -> [ValidationIssue] { [] }

func saveShare(_ share: Double) {}
