/// What people have asked of fields in SwiftUI, and the story or test that shows it. The lists they come from are
/// articles on a focus outside of the view, on numbers in nested destinations, on validity from one value and on
/// focus in a reducer.
///
/// - Sources: blog.smartbank.co.jp/entry/2024/08/22/swiftui-focus-state,
///   zenn.dev/yumemi_inc/articles/76e032299045d4, zenn.dev/prevent/articles/ba401cfb3a9021,
///   pointfree.co/episodes/ep155-swiftui-focus-state.
@MainActor
enum Behaviours {
  /// A behaviour, and the beginning of a story's name, or the file and the beginning of a test's.
  static let rows: [(behaviour: String, proof: String)] = [
    (
      "the first field is focused when the screen appears",
      "own model: the focus walks with Return"
    ),
    (
      "Return moves the focus to the next field",
      "own model: the focus walks with Return"
    ),
    (
      "and so on to the third",
      "own model: the focus walks with Return"
    ),
    (
      "Return in the last field takes the focus away, and the keyboard",
      "own model: the focus walks with Return"
    ),
    (
      "the focus is an optional of the model's, and the view's own follows it",
      "own model: the enabled button focuses"
    ),
    (
      "a tap is written to the model",
      "own model: the enabled button focuses"
    ),
    (
      "a field that has no id in the model's focus is no focus there",
      "own model: the enabled button focuses"
    ),
    (
      "model and view change at once: the model's newest request wins",
      "own model: who comes late does not win"
    ),
    (
      "a late echo of an older focus moves nothing",
      "FocusMirrorTests: a late echo of an older focus does not override a newer one"
    ),
    (
      "whatever comes late, twice or in between, both agree in the end",
      "FocusMirrorScripts: whatever the view does late, in between or twice, both agree in the end"
    ),
    (
      "a request before the view is there, as in a sheet, is made again",
      "a focus that is asked for before its field is there"
    ),
    (
      "a test sets the focus and asks for it with no view",
      "FocusTests: moving walks the declared order both ways"
    ),
    (
      "a server's answer focuses its field",
      "own model: the enabled button focuses"
    ),
    (
      "the answer is told on the field, and goes with the next key",
      "a form in a binding"
    ),
    (
      "the focus of any binding: an observable object, a struct, a get and a set",
      "a reducer: keys are actions"
    ),
    (
      "several focuses on a screen, each with its own fields",
      "a reducer: keys are actions"
    ),
    (
      "fields of a form are focused with no modifier of their own",
      "Return goes on in a form"
    ),
    (
      "a field off the screen is scrolled to",
      "5: a field that has scrolled off the screen"
    ),
    (
      "a focused() of the host's own beside the field's",
      "departments, stores, items"
    ),
    (
      "a decimal is typed key by key",
      "nested destinations"
    ),
    (
      "a field is emptied",
      "nested destinations"
    ),
    (
      "zeros in front stay while one types",
      "nested destinations"
    ),
    (
      "zeros behind stay while one types",
      "nested destinations"
    ),
    (
      "a Float shows the digits that were typed, and no others",
      "nested destinations"
    ),
    (
      "destinations inside destinations, evaluated again at each key",
      "nested destinations"
    ),
    (
      "departments, stores and items on a screen",
      "departments, stores, items"
    ),
    (
      "the host's keyboard type, right behind the field",
      "nested destinations"
    ),
    (
      "the host's keyboard type, behind other modifiers",
      "SwiftUI's own keyboardType counts from anywhere"
    ),
    (
      "a Done key above a keyboard without Return, where the host asks",
      "A2: no bar above a keyboard"
    ),
    (
      "a button that takes the focus away",
      "departments, stores, items"
    ),
    (
      "the binding has the number at each key",
      "nested destinations"
    ),
    (
      "an emptied optional is nil",
      "an emptied field is nil or keeps its number"
    ),
    (
      "an emptied number that is not optional is shown again",
      "an emptied field is nil or keeps its number"
    ),
    (
      "Return and leaving write the number as the format does",
      "Return goes on in a form"
    ),
    (
      "a text that is no number is refused with a sentence and what was meant",
      "10: suggestions that do not fit"
    ),
    (
      "going back commits",
      "nested destinations"
    ),
    (
      "the list shows what the screen behind it showed",
      "departments, stores, items"
    ),
    (
      "a row is deleted while it is edited",
      "departments, stores, items"
    ),
    (
      "the environment's locale, also when it changes while one types",
      "the locale changes while someone types"
    ),
    (
      "any parseable style that writes a String: of numbers, of dates, of a host's own",
      "a style of any kind"
    ),
    (
      "titles by key, string and resource, a label of views, a prompt",
      "titles by key, string and resource"
    ),
    (
      "the words of the sentences are the host's",
      "8: a host has words of its own"
    ),
    (
      "validity follows from one value",
      "timesheet"
    ),
    (
      "validity from a plain struct, whose numbers' refused texts are data",
      "validity from one value"
    ),
    (
      "an answer under a name that no field has is told",
      "an answer by a field's id"
    ),
    (
      "a number formatter of the host's",
      "a number formatter in place of a style"
    ),
    (
      "the focus alone, with no number and no form",
      "focus alone: an observable object"
    ),
    (
      "the button may follow that value",
      "StoryTests: isValid from one content value"
    ),
    (
      "an enabled button focuses the first empty field",
      "signing in"
    ),
    (
      "fields and button apart, in two views",
      "a form in a binding"
    ),
    (
      "a view of fields that several screens share, over a binding of a struct",
      "a form in a binding"
    ),
    (
      "a rule over several fields is judged with them",
      "ValidityTests: a minimum above the maximum is told on both"
    ),
    (
      "a preview, and a test, of a form in any state",
      "previews show what they are of"
    ),
    (
      "a key in one field draws no view of another",
      "a key in one field draws no view of another"
    ),
    (
      "a model of callbacks, whose state only it can set",
      "a reducer: keys are actions"
    ),
    (
      "the focus is a part of a reducer's state",
      "a reducer: keys are actions"
    ),
    (
      "a moved focus is an action",
      "a reducer: keys are actions"
    ),
    (
      "an empty user name is focused at the submit",
      "signing in"
    ),
    (
      "or else an empty password",
      "signing in"
    ),
    (
      "or else the form is sent, once",
      "SubmitTests: a valid form calls the handler once"
    ),
    (
      ".bind($store.focus, to: $focus) of the Composable Architecture",
      "a reducer with bind"
    ),
    (
      "a key is an action",
      "a reducer: keys are actions"
    ),
    (
      "the actions lead to the same state again",
      "a reducer: keys are actions"
    ),
    (
      "an effect's answer comes back as an action",
      "a reducer: keys are actions"
    ),
    (
      "a number in a reducer's state",
      "a reducer with bind"
    ),
    (
      "a submit's handler runs after the field has committed",
      "onCommit nests"
    ),
    (
      "a password is hidden, and no screen reader gives it away",
      "8: a secret's value is the system's own"
    ),
    (
      "a whole text at once, as by autofill",
      "a whole text at once"
    ),
    (
      "an input method composes in peace",
      "7: a composition in a form"
    ),
  ]

  /// What is wrong with the table: a story or test that is not there, or that has failed.
  static func problems(_ stories: [Story], _ failures: [String]) -> [String] {
    rows.compactMap { row in
      for kind in ["Tests", "Scripts"] {
        let parts = row.proof.split(separator: "\(kind): ", maxSplits: 1)
        guard parts.count == 2 else { continue }
        return hasTest(String(parts[1]), in: "\(parts[0])\(kind)")
          ? nil : "\(row.behaviour): no test \(row.proof)"
      }
      let named = stories.filter { $0.name.hasPrefix(row.proof) }
      if named.isEmpty { return "\(row.behaviour): no story \(row.proof)" }
      let hasFailed = failures.contains { failure in named.contains { failure.hasPrefix($0.name) } }
      return hasFailed ? "\(row.behaviour): no" : nil
    }
  }

  private static func hasTest(_ name: String, in file: String) -> Bool {
    ["FieldFormsTests", "FieldHostingTests", "Scripts/Forms"].contains { folder in
      let path = "Tests/\(folder)/\(file).swift"
      return (try? String(contentsOfFile: path, encoding: .utf8))?.contains("@Test(\"\(name)")
        ?? false
    }
  }
}
