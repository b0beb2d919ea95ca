import FormattingFieldsUI
import SwiftUI

/// What can be looked at: prices deep in a navigation, a sign-in, and forms over models of one's own.
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
    .fieldNotice { SeenNotice(notice: $0) }
  }
}

/// The sentence and the suggestions as the package shows them, but the sentence can be found on the screen by a
/// test: a screen reader has it as the field's hint, so the package's own view hides it.
private struct SeenNotice: View {
  let notice: FieldNotice

  var body: some View {
    VStack(alignment: .leading) {
      Text(notice.message).font(.footnote).foregroundStyle(.red)
      ForEach(notice.suggestions, id: \.self) { text in
        Button(text) { notice.take(text) }
      }
    }
  }
}
