import FieldForms
import FieldTesting
import FormattingFields
import Observation
import Testing

/// Rows come and go, and with them the fields that a form declares. (F6, F7)
struct RowTests {
  private var form = FieldForm(Invoice())

  @Test("a form is changed when a row is removed, moved or added, and not when all is as it was")
  mutating func changed() {
    #expect(!form.isChanged)
    let line = form.content.lines.remove(at: 1)
    #expect(form.isChanged, "removed")
    form.content.lines.append(line)
    #expect(form.isChanged, "moved")
    form.content.lines.swapAt(1, 2)
    #expect(!form.isChanged, "as it was")
    form.content.lines.append(.init("d", 4))
    #expect(form.isChanged, "added")
    #expect(form[.price("d")]?.isChanged == true)
    form.keepAsInitial()
    #expect(!form.isChanged)
  }

  @Test("nothing is known any more of a row that is gone, even where one of its name comes back")
  mutating func gone() throws {
    try form.type("x", into: .price("b"))
    form.focus(.price("c"))
    #expect(form.touchedFields == [.price("b")])
    let line = form.content.lines[1]
    form.content.lines.remove(at: 1)
    #expect(form.touchedFields.isEmpty)
    form.content.lines.remove(at: 1)
    #expect(form.focusedField == .price("a"), "the focus goes to the row that is left")
    #expect(form.touchedFields.isEmpty, "a focused field that is gone was not left by anyone")
    form.content.lines.append(line)
    #expect(form[.price("b")]?.isTouched == true, "the host has written a refused text (F5)")
    #expect(form[.price("b")]?.outcome == nil)
    let snapshot = form.snapshot
    #expect(try FieldForm(restoring: snapshot, in: form.content).snapshot == snapshot)
  }

  @Test(
    "a field that is declared twice is named, takes nothing, and keeps the form from being sent")
  mutating func twice() throws {
    form.content.lines[2] = .init("a", 7)
    let before = form
    #expect(throws: FormRefusal.declaredTwice("lines[0].price")) {
      try form.apply(.type("5"), to: .price("a"))
    }
    #expect(form == before)
    #expect(form.content.lines.map(\.price.value) == [1, 2, 7])
    #expect(form.declaredFields == [.customer, .price("a"), .price("b")])
    #expect(form.issues(of: .price("a")) == [ValidationIssue(.declaredTwice("lines[0].price"))])
    #expect(form.formIssues == [ValidationIssue(.declaredTwice("lines[0].price"))])
    #expect(!form.isValid)
    #expect(!form.content.isValid)
    #expect(form.beginSubmit() == .invalid(first: .price("a")))
    let messages = FormMessages<Invoice.FieldID>(label: { _ in "Price" }, in: .keys)
    let sentence = "fieldMessage(Price, formFault)"
    #expect(form.sentences(for: .price("a"), in: messages) == [sentence])
    try form.apply(.edit(TextEdit(.all, "5")), to: .price("b"))
    let restored = try FieldForm(restoring: form.snapshot, in: form.content)
    #expect(restored.content == form.content)
    form.content.lines.removeLast()
    #expect(form.isValid)
    #expect(form.formIssues.isEmpty)
  }

  @Test("the label of a row may say anything of the content, and its readers are told (F11, F13)")
  @MainActor func labels() throws {
    let model = FormModel(Guests())
    #expect(model.field(.guest("a", .name))?.label == " 1, name")
    let told = Told()
    withObservationTracking {
      _ = model.field(.guest("a", .name))
    } onChange: {
      told.isTold = true
    }
    try model.form.apply(.type("Ada"), to: .host)
    #expect(told.isTold)
    #expect(model.field(.guest("a", .name))?.label == "Ada 1, name")
  }

  private final class Told: @unchecked Sendable { var isTold = false }

  /// Guests whose labels begin with the host's name.
  private struct Guests: FormContent {
    enum FieldID: Hashable {
      case host
      case guest(String, Guest.FieldID)
    }

    struct Guest: FormContent, Identifiable {
      enum FieldID: String { case name }
      let id: String
      var name = PlainTextField()

      mutating func declare(_ form: inout FormDeclaration<FieldID>) {
        form.field(.name, label: "name", &name)
      }
    }

    var host = PlainTextField()
    var guests = [Guest(id: "a")]

    mutating func declare(_ form: inout FormDeclaration<FieldID>) {
      form.field(.host, named: "host", &host)
      form.rows(
        &guests, named: "guests", rowLabel: { [host] in "\(host.text) \($0), \($1)" },
        as: FieldID.guest)
    }
  }

  @Test("a name declared twice is told even where one of both is hidden")
  func twiceHidden() {
    #expect(Twice(traits: [.hidden, []]).issues(of: .name).count == 1)
    #expect(Twice(traits: [.disabled, .hidden]).firstKind == .declaredTwice("name"))
    #expect(Twice(traits: [.hidden]).isValid)
    #expect(Twice(traits: [[], [], []]).issues(of: .name).count == 1, "one error")
  }

  /// A form that declares a name once for each of its traits.
  private struct Twice: FormContent {
    enum FieldID: String { case name }

    var name = PlainTextField()
    let traits: [FieldTraits]

    var firstKind: ValidationIssue.Kind? { issues(of: .name).first?.kind }

    mutating func declare(_ form: inout FormDeclaration<FieldID>) {
      for traits in traits { form.field(.name, &name, traits) }
    }
  }
}

/// A model of a form whose rows come and go.
@MainActor struct RowModelTests {
  @MainActor private final class Told {
    var names: [String] = []
    var values: [FixedDecimal] = []
  }

  private let model = FormModel(Invoice())
  private let told = Told()

  private func observe(_ name: String, _ read: () -> Void) {
    let told = told
    withObservationTracking(read) { MainActor.assumeIsolated { told.names.append(name) } }
  }

  /// Reads, and reads again in the moment of being told. It holds no model, which would otherwise
  /// hold itself.
  private static func follow(
    _ told: Told, _ read: @escaping @MainActor @Sendable () -> FixedDecimal?
  ) {
    let value = withObservationTracking(read) {
      MainActor.assumeIsolated { follow(told, read) }
    }
    told.values += [value].compactMap { $0 }
  }

  @Test("readers of a row are told when a row is removed, and no path is followed into it")
  func removed() {
    observe("last price") { _ = model[dynamicMember: \.lines[2].price.text] }
    observe("last name") { _ = model[dynamicMember: \.content.lines[2].id] }
    observe("last field") { _ = model.field(.price("c")) }
    observe("lines") { _ = model.lines.count }
    model.form.content.lines.remove(at: 0)
    #expect(Set(told.names) == ["last price", "last name", "last field", "lines"])
    told.names = []
    model.form.content.lines.removeAll()
    #expect(told.names.isEmpty, "nobody has read anew")
    #expect(model.field(.price("c")) == nil)
  }

  @Test("what was told is asked no more until somebody reads it again, at once or later")
  func dropped() throws {
    let path = \Invoice.countedTotal
    Invoice.asked.count = 0
    observe("total") { _ = model[dynamicMember: path] }
    try model.form.apply(.type("1"), to: .customer)
    #expect(Invoice.asked.count == 2, "read, and compared")
    model.form.content.lines[0].price.setValue(9)
    #expect(told.names == ["total"])
    #expect(Invoice.asked.count == 3)
    model.form.content.lines[0].price.setValue(10)
    #expect(Invoice.asked.count == 3, "nobody reads it any more")
    Self.follow(told) { [weak model] in model?[dynamicMember: path] }
    for value in [11, 12] as [FixedDecimal] { model.form.content.lines[0].price.setValue(value) }
    #expect(
      told.values == [15, 16, 17], "who reads in the moment of being told reads the new value")
  }

  @Test("a property of the content is observed as a whole, a field by its name alone")
  func observed() throws {
    observe("customer") { _ = model.customer.text }
    observe("customer field text") { _ = model.field(.customer)?.text }
    observe("lines") { _ = model.lines[0].price.text }
    observe("first field") { _ = model.field(.price("a"))?.text }
    observe("second field") { _ = model.field(.price("b"))?.text }
    observe("focus") { _ = model.focusedField }
    try model.form.apply(.type("A"), to: .customer)
    #expect(Set(told.names) == ["customer", "customer field text"])
    told.names = []
    observe("customer") { _ = model.customer.text }
    try model.form.apply(.select(.all), to: .customer)
    #expect(told.names == ["customer"], "its selection is a part of it")
    told.names = []
    try model.form.apply(.type("1"), to: .price("b"))
    #expect(Set(told.names) == ["lines", "second field"], "all lines are one property")
    told.names = []
    model.form.focus(.price("a"))
    #expect(Set(told.names) == ["focus", "first field"])
  }
}

extension Invoice {
  @MainActor fileprivate final class Asked {
    nonisolated(unsafe) var count = 0
  }
  fileprivate static nonisolated let asked = Asked()

  /// The sum of the prices, and how often it was asked for.
  fileprivate var countedTotal: FixedDecimal {
    Invoice.asked.count += 1
    return lines.reduce(0) { $0 + ($1.price.value ?? 0) }
  }
}
