import FormattingFieldsUI
import SwiftUI

/// Signs in, and then shows a department whose prices can be edited.
@main
struct StoreApp: App {
  @State private var isSignedIn = false
  @State private var department = Department.sample

  var body: some Scene {
    WindowGroup {
      NavigationStack {
        if isSignedIn {
          DepartmentScreen(department: $department)
        } else {
          SignInScreen { isSignedIn = true }
        }
      }
    }
  }
}
