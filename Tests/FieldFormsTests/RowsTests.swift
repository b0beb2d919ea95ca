import FormattingFields
import Observation
import Testing

@testable import FieldForms

/// Rows, and rows inside of rows: their ids, names, issues and focus. (F11)
struct RowsTests {
  typealias Field = Ledger.FieldID
  private var form: FieldForm<Ledger>

  init() {
    var ledger = Ledger()
    for id in [7, 3, 5] {
      ledger.accounts.append(
        Ledger.Account(
          id: id, share: FormattingField(id * 10, format: format(.integer)),
          entries: [Self.entry(1, Double(id)), Self.entry(2, 50)]))
    }
    form = FieldForm(ledger)
    form.content.accounts[2].share.setValue(0)
  }

  private static func entry(_ id: Int, _ amount: Double) -> Ledger.Entry {
    Ledger.Entry(id: id, amount: FormattingField(amount, format: format(.decimal, "de-DE")))
  }

  static let named: [(Field, String, String)] = [
    (.title, "title", "/title"),
    (.account(7, .name), "accounts[0].name", "/accounts/0/name"),
    (.account(5, .share), "accounts[2].share", "/accounts/2/share"),
    (.account(3, .entry(2, .note)), "accounts[1].entries[1].note", "/accounts/1/entries/1/note"),
    (.total, "total", "/total"),
  ]

  @Test(
    "a field has a name by its row's place, a JSON Pointer, and is found by both", arguments: named)
  func names(_ field: Field, _ name: String, _ pointer: String) {
    #expect(form.name(of: field) == name)
    #expect(form.pointer(to: field) == pointer)
    #expect(form.field(named: name) == field)
    #expect(form.field(named: pointer) == field)
  }

  static let noNames = ["", "/", "accounts", "accounts[3].name", "accounts[0]", "/accounts/-/name"]

  @Test("what no field is called is none's name", arguments: noNames)
  func unknown(_ name: String) { #expect(form.field(named: name) == nil) }

  @Test("the fields of rows come in their order, each row's rows inside of it")
  func order() {
    #expect(form.declaredFields.count == 3 + 3 * 6)
    #expect(
      form.declaredFields[2...6].map { form.name(of: $0) ?? "" } == [
        "accounts[0].name", "accounts[0].share", "accounts[0].entries[0].amount",
        "accounts[0].entries[0].note", "accounts[0].entries[1].amount",
      ])
  }

  @Test("a key in a row's row changes what its own, the outer row's and the form's rules say")
  mutating func rules() throws {
    #expect(form.isValid)
    let amount = Field.account(3, .entry(1, .amount))
    try form.apply(.edit(TextEdit(.all, "120")), to: amount)
    #expect(form.issues(of: .account(3, .entry(1, .note))).map(\.kind) == [.required])
    #expect(form.issues(of: amount).map(\.kind) == [.rule("sorted")])
    #expect(form.issues(of: .account(7, .entry(1, .amount))) == [], "another row's")
    try form.apply(.edit(TextEdit(.all, "31")), to: .account(3, .share))
    let shares = [7, 3, 5].map { form.issues(of: .account($0, .share)).map(\.kind) }
    #expect(shares == [[.rule("sum")], [.rule("sum")], [.rule("sum")]])
    #expect(form[.total]?.traits == .hidden)
    try form.apply(.edit(TextEdit(.all, "30")), to: .account(3, .share))
    try form.apply(.edit(TextEdit(.all, "1")), to: amount)
    #expect(form.isValid)
    #expect(form[.total]?.traits == [])
  }

  @Test("a server's errors find their rows by name and pointer, wherever the rows are by then")
  mutating func answers() throws {
    #expect(form.beginSubmit() == .started)
    let submission = try #require(form.submission)
    let outcome = form.endSubmit(
      submission,
      [
        .answer("accounts[1].share", "Too little."), .answer("/accounts/2/entries/0/note", "Why?"),
        .answer("accounts[9].share", "Who?"),
      ])
    #expect(outcome == .answered)
    #expect(form.focusedField == .account(3, .share))
    #expect(form.issues(of: .account(3, .share)).map(\.message) == ["Too little."])
    #expect(form.issues(of: .account(5, .entry(1, .note))).map(\.message) == ["Why?"])
    #expect(form.formIssues.map(\.message) == ["Who?"])
    form.content.accounts.swapAt(0, 1)
    #expect(form.issues(of: .account(3, .share)).map(\.message) == ["Too little."])
    #expect(form.name(of: .account(3, .share)) == "accounts[0].share")
    #expect(form.focusedField == .account(3, .share), "the focus goes with its row")
  }

  static let removals: [(focused: Int, removed: [Int], focus: Int?)] = [
    (3, [3], 5), (7, [7], 3), (5, [5], 3), (7, [7, 3], 5), (5, [3, 5], 7), (3, [7, 3, 5], nil),
    (3, [7, 5], 3),
  ]

  @Test(
    "the focus goes to the next row's field of that name, else to the previous one's",
    arguments: removals)
  mutating func neighbours(_ row: (focused: Int, removed: [Int], focus: Int?)) {
    form.focus(.account(row.focused, .share))
    let before = form.touchedFields
    form.content.accounts.removeAll { row.removed.contains($0.id) }
    #expect(form.focusedField == row.focus.map { .account($0, .share) })
    #expect(form.touchedFields == before, "a field that is gone was not left by anyone")
  }

  @Test("a disabled neighbour is passed by, and a row inside goes to one in the same row first")
  mutating func passedBy() {
    form.content.accounts[1].name.setText("closed")
    form.focus(.account(7, .share))
    form.content.accounts.removeFirst()
    #expect(form.focusedField == .account(5, .share))
    form.focus(.account(5, .entry(1, .note)))
    form.content.accounts[1].entries.removeFirst()
    #expect(form.focusedField == .account(5, .entry(2, .note)))
    form.content.accounts[1].entries.removeFirst()
    #expect(form.focusedField == nil, "no row of that kind is left in this one")
  }

  @Test("what is known of a field goes with its row")
  mutating func moved() throws {
    try form.type("0", into: .account(7, .share))
    form.focus(nil)
    form.content.accounts.reverse()
    #expect(form[.account(7, .share)]?.isTouched == true)
    #expect(form[.account(7, .share)]?.outcome == .accepted)
    #expect(form.isChanged)
    #expect(form[.account(5, .share)]?.isChanged == true)
    #expect(form[.account(3, .share)]?.isChanged == false)
  }

  @Test("a snapshot holds rows by their places")
  func snapshot() throws {
    let snapshot = form.snapshot
    #expect(snapshot.fields["accounts[2].entries[0].amount"]?.text == "5")
    let restored = try FieldForm(restoring: snapshot, in: form.content)
    #expect(restored.content == form.content)
    #expect(restored.snapshot == snapshot)
    var fewer = form.content
    fewer.accounts.removeLast()
    #expect(throws: SnapshotError.self) { try FieldForm(restoring: snapshot, in: fewer) }
  }
}

/// A model of a form of rows.
@MainActor struct ObservedRowsTests {
  @MainActor private final class Told { var names: [String] = [] }

  @Test("readers of one row's field are not told of another's key, but of a rule that it breaks")
  func told() throws {
    var ledger = Ledger()
    for id in 0..<3 {
      ledger.accounts.append(
        Ledger.Account(
          id: id, share: FormattingField(id == 0 ? 100 : 0, format: format(.integer)), entries: []))
    }
    let model = FormModel(ledger)
    let told = Told()
    func observe(_ name: String, _ read: () -> Void) {
      withObservationTracking(read) { MainActor.assumeIsolated { told.names.append(name) } }
    }
    observe("first") { _ = model.field(.account(0, .share)) }
    observe("second name") { _ = model.field(.account(1, .name)) }
    observe("total") { _ = model.field(.total)?.isLast }
    observe("valid") { _ = model.isValid }
    try model.form.apply(.type("x"), to: .account(2, .name))
    #expect(told.names == [])
    try model.form.apply(.edit(TextEdit(.all, "1")), to: .account(2, .share))
    #expect(Set(told.names) == ["first", "total", "valid"])
  }

  @Test("a declaration that no longer has rows, of which there were none, is another one")
  func emptyRows() throws {
    var form = FieldForm(Ledger())
    form.content.accounts = [7, 3].map {
      Ledger.Account(id: $0, share: FormattingField(50, format: format(.integer)), entries: [])
    }
    for text in ["short", "account"] {
      try form.apply(.edit(TextEdit(.all, text)), to: .account(7, .name))
      #expect(Ledger.surveyDifference(form) == nil)
      #expect(form.declaredFields == form.content.declaredFields)
    }
  }
}
