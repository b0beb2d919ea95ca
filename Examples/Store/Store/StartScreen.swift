import FormattingFieldsUI
import SwiftUI

/// What can be looked at: prices deep in a navigation, a sign-in, and forms over models of one's
/// own.
struct StartScreen: View {
  enum Example: String, CaseIterable { case departments, signIn, registration, timesheet, variants }

  let chain: Chain
  @State private var path = NavigationPath()

  var body: some View {
    NavigationStack(path: $path) {
      List {
        NavigationLink("Departments", value: Example.departments)
        NavigationLink("Sign In", value: Example.signIn)
        NavigationLink("Registration", value: Example.registration)
        NavigationLink("Timesheet", value: Example.timesheet)
        NavigationLink("Variants", value: Example.variants)
      }
      .navigationTitle("Examples")
      .navigationDestination(for: Example.self) { example in
        switch example {
        case .departments: DepartmentsScreen(chain: chain)
        case .signIn: SignInScreen { path.removeLast() }
        case .registration: RegistrationScreen()
        case .timesheet: TimesheetScreen()
        case .variants: VariantsScreen()
        }
      }
    }
    .fieldKeyboard()
  }
}
