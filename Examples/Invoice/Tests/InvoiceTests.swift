import FieldForms
import FieldTesting
import FormattingFields
import Foundation
import Invoice
import Testing

/// A person writes an invoice in an editor.
struct InvoiceTests {
  private var person: FormDriver<Invoice>

  init() throws {
    person = FormDriver(Invoice(try Self.formats("en-US")), messages: Self.messages)
  }

  private static func formats(_ locale: String) throws -> InvoiceFormats {
    try InvoiceFormats(locale: locale, currency: "EUR")
  }

  private static let messages = FormMessages<Invoice.FieldID> { "\($0)" }

  /// Fills in what a valid invoice needs.
  private mutating func fill() throws {
    try person.type("2026-17", into: .number)
    try person.type("Ada", into: .customer)
    try person.type("2026-11-22", into: .issued)
    try person.type("Paper", into: .line(1, .text))
    try person.type("2.5", into: .line(1, .price))
    person.press(.enter)
  }

  @Test("the screen says what is typed, what is wrong and what follows")
  mutating func screen() throws {
    try fill()
    try person.type("2026-11-0", into: .due)
    try person.tap(.line(1, .quantity))
    try person.type("4")
    #expect(
      person.screen == """
        Number: 2026-17
        Customer: Ada
        Email: 
        Date: 2026-11-22
        Due: 2026-11-0
        ! Due is not a date such as 2030-12-31.
        Line 1, text: Paper
        > Line 1, quantity: 4|
        Line 1, price: €2.50
        Line 1, amount: €10.00
        Net: €10.00
        Tax: 19%
        Total: €11.90
        """)
    #expect(person[bound: .total] == .number(FixedDecimal("11.9")))
    #expect(person.spoken.last == "Line 1, quantity: 1.")
    try person.press(.deleteBackward)
    #expect(person.form[.total]?.text.isEmpty == true, "a total of nothing is no old total")
    try person.type("1x")
    #expect(person.form[.net]?.entry == nil, "a refused text counts as no number")
  }

  @Test("lines come, go and move; each is undone by itself, and totals follow")
  mutating func lines() throws {
    let empty = person.form.content
    try fill()
    person.change { $0.addLine() }
    #expect(person.form.focusedField == .line(2, .text))
    try person.type("Ink")
    try person.type("3", into: .line(2, .price))
    person.press(.tab)
    #expect(person.form[.net]?.text == "€5.50")
    #expect(person.form[.line(2, .price)]?.label == "Line 2, price")
    person.change { $0.moveLine(2, to: 0) }
    #expect(person.form.name(of: .line(2, .price)) == "lines[0].price")
    person.change { $0.removeLine(1) }
    #expect(person.form[.net]?.text == "€3.00")
    var totals: [String] = []
    while person.history.canUndo {
      person.press(.undo)
      totals.append(person.form[.total]?.text ?? "gone")
    }
    #expect(totals.prefix(3) == ["€6.55", "€6.55", ""], "removed, moved, and the price typed")
    #expect(person.form.content == empty)
    while person.history.canRedo { person.press(.redo) }
    #expect(person.form[.total]?.text == "€3.57")
  }

  @Test("a block of cells becomes lines; what is not read stays, and one undo takes all")
  mutating func blocks() throws {
    try fill()
    let before = person.form.content
    person.change { try? $0.paste(block: "Pens\t1,000\t0.5\nGlue\t2\t1,5\n") }
    #expect(person.form.content.lines.map(\.text.text) == ["Paper", "Pens", "Glue"])
    #expect(person[bound: .line(2, .amount)] == .number(500))
    #expect(person.form[.line(3, .price)]?.text == "1,5")
    #expect(person.form[.net]?.entry == nil)
    let sentence = person.form.sentences(for: .line(3, .price), in: person.messages)
    #expect(
      sentence == ["Line 3, price: A group of digits is too short. Did you mean “1.5”?"])
    person.press(.undo)
    #expect(person.form.content == before)
  }

  @Test("what the server answers is told on its line, wherever the line is by then")
  mutating func server() throws {
    try fill()
    person.change { $0.addLine() }
    var outcome = person.submit()
    #expect(outcome == .invalid(first: .line(2, .text)))
    #expect(person.spoken.last == "The form was not sent. Problems to solve: 2.")
    try person.type("Ink", into: .line(2, .text))
    try person.type("1", into: .line(2, .price))
    outcome = person.submit { invoice in
      #expect(invoice.total.value == FixedDecimal("4.17"))
      return [.answer("/lines/1/price", "The price is out of date.", detail: "stale")]
    }
    #expect(outcome == .answered)
    #expect(person.form.focusedField == .line(2, .price))
    person.change { $0.moveLine(2, to: 0) }
    #expect(person.form.issues(of: .line(2, .price)).map(\.code) == ["answer.stale"])
    try person.type("2")
    #expect(person.form.issues(of: .line(2, .price)).isEmpty)
    outcome = person.submit()
    #expect(outcome == .accepted)
  }

  @Test("a draft comes back with its lines, in another locale and after an update")
  mutating func drafts() throws {
    try fill()
    person.change { $0.addLine(product: "A-7") }
    try person.type("1234.5", into: .line(2, .price))
    let data = try JSONEncoder().encode(person.form.snapshot)
    var draft = try JSONDecoder().decode(FormSnapshot.self, from: data)
    #expect(try FieldForm(restoring: draft, in: person.form.content).content == person.form.content)
    draft.draftVersion = 1
    draft.fields["name"] = draft.fields.removeValue(forKey: "customer")
    let german = Invoice(try Self.formats("de-DE"))
    let (form, losses) = FieldForm.restored(from: draft, in: german)
    #expect(losses.isEmpty)
    #expect(form.content.customer.text == "Ada")
    #expect(form.content.lines.map(\.product) == [nil, "A-7"])
    #expect(form[.line(2, .price)]?.text == "1234,5")
    #expect(form[.total]?.value == .number(FixedDecimal("1472.03")))
    #expect(form[.tax]?.text == "19\u{A0}%")
  }

  @Test("a number that is taken is told while the rest is typed")
  @MainActor mutating func checks() async throws {
    let model = FormModel(person.form)
    let server = FakeServer<String, [ValidationIssue]>()
    model.addCheck(of: .number) { number in try await server.ask(number) }
    try model.form.apply(.type("2026-16"), to: .number)
    await server.waitForRequest("2026-16")
    try model.form.apply(.type("Ada"), to: .customer)
    await server.answer("2026-16", with: [.check("It is taken.", suggestions: ["2026-17"])])
    await model.awaitChecks()
    #expect(model.form.issues(of: .number).map(\.suggestions) == [["2026-17"]])
  }
}
