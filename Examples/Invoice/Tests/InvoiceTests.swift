import FieldForms
import FieldTesting
import FormattingFields
import Foundation
import Invoice
import Testing

/// A person writes an invoice in an editor.
@MainActor struct InvoiceTests {
  private let person: FormDriver<Invoice>
  /// Answers at once: the number 2026-16 is taken, and glue is not sold.
  private let server = FakeServer<String, [ValidationIssue]> { asked in
    switch asked {
    case "2026-16": [.check("It is taken.", suggestions: ["2026-17"])]
    case "Glue": [.check("It is sold no more.")]
    default: []
    }
  }

  init() throws {
    person = FormDriver(
      try Invoice(locale: "en-US", server: InvoiceServer(server.ask)),
      messages: FormMessages { "\($0)" })
  }

  /// Fills in what a valid invoice needs.
  private func fill() throws {
    try person.type("2026-17", into: .number)
    try person.type("Ada", into: .customer)
    try person.type("2026-11-22", into: .issued)
    try person.type("Paper", into: .line(1, .text))
    try person.type("2.5", into: .line(1, .price))
    person.press(.enter)
  }

  @Test("the screen says what is typed, what is wrong and what follows")
  func screen() throws {
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
        ! Due: Enter a date such as 2030-12-31.
        Currency: EUR
        Line 1, text: Paper
        > Line 1, quantity: 4|
        Line 1, price: €2.50
        Line 1, amount: €10.00
        Net: €10.00
        Tax: 19%
        Total: €11.90
        """)
    #expect(person[bound: .total] == .number(FixedDecimal("11.9")))
    #expect(person.spoken.last == "Line 1, quantity: 1")
    try person.press(.deleteBackward)
    #expect(person.form[.total]?.text.isEmpty == true, "a total of nothing is no old total")
    try person.type("1x")
    #expect(person.form[.net]?.entry == nil, "a refused text counts as no number")
  }

  @Test("lines come, go and move; each is undone by itself, and totals follow")
  func lines() throws {
    let empty = person.form.content
    try fill()
    person.change { $0.addLine() }
    #expect(person.form.focusedField == .line(2, .text))
    try person.type("Ink")
    try person.type("3", into: .line(2, .price))
    person.press(.tab)
    #expect(person.form[.net]?.text == "€5.50")
    #expect(person.form[.line(2, .price)]?.label == "Line 2, price")
    person.change { $0.content.lines.swapAt(0, 1) }
    #expect(person.form.name(of: .line(2, .price)) == "lines[0].price")
    person.change { $0.content.lines.removeLast() }
    #expect(person.form[.net]?.text == "€3.00")
    var totals: [String] = []
    while person.model.canUndo {
      person.press(.undo)
      totals.append(person.form[.total]?.text ?? "gone")
    }
    #expect(totals.prefix(3) == ["€6.55", "€6.55", ""], "removed, moved, and the price typed")
    #expect(person.form.content == empty)
    while person.model.canRedo { person.press(.redo) }
    #expect(person.form[.total]?.text == "€3.57")
  }

  @Test("a block of cells becomes lines; what is not read stays, and one undo takes all")
  func blocks() async throws {
    try fill()
    let before = person.form.content
    person.change { try? $0.paste(block: "Pens\t1,000\t0.5\nGlue\t2\t1,5\n") }
    #expect(person.form.content.lines.map(\.text.text) == ["Paper", "Pens", "Glue"])
    #expect(person[bound: .line(2, .amount)] == .number(500))
    #expect(person.form[.line(3, .price)]?.text == "1,5")
    #expect(person.form[.net]?.entry == nil)
    await person.awaitChecks()
    #expect(person.form.issues(of: .line(3, .text)).map(\.message) == ["It is sold no more."])
    let sentence = person.form.sentences(for: .line(3, .price), in: person.messages)
    #expect(
      sentence == [
        "Line 3, price: Digits are missing after a thousands separator. Did you mean “1.5”?"
      ])
    person.press(.undo)
    #expect(person.form.content == before)
  }

  @Test("what the server answers is told on its line, wherever the line is by then")
  func answers() async throws {
    try fill()
    person.change { $0.addLine() }
    var outcome = await person.submit()
    #expect(outcome == .invalid(first: .line(2, .text)))
    #expect(person.spoken.last == "The form was not sent. Problems to fix: 2.")
    try person.type("Ink", into: .line(2, .text))
    try person.type("1", into: .line(2, .price))
    outcome = await person.submit { invoice in
      #expect(invoice.total.value == FixedDecimal("4.17"))
      return [.answer("/lines/1/price", "The price is out of date.", detail: "stale")]
    }
    #expect(outcome == .answered)
    #expect(person.form.focusedField == .line(2, .price))
    person.change { $0.content.lines.swapAt(0, 1) }
    #expect(person.form.issues(of: .line(2, .price)).map(\.code) == ["answer.stale"])
    try person.type("2")
    #expect(person.form.issues(of: .line(2, .price)).isEmpty)
    outcome = await person.submit()
    #expect(outcome == .accepted)
  }

  @Test("a draft comes back with its lines, in another locale and after an update")
  func drafts() throws {
    try fill()
    person.change { $0.addLine(product: "A-7") }
    try person.type("1234.5", into: .line(2, .price))
    let data = try JSONEncoder().encode(person.form.snapshot)
    var draft = try JSONDecoder().decode(FormSnapshot.self, from: data)
    let (restored, losses) = FieldForm.restored(from: draft, in: person.form.content)
    #expect(losses.isEmpty)
    #expect(restored.content == person.form.content)
    draft.draftVersion = 1
    draft.fields["name"] = draft.fields.removeValue(forKey: "customer")
    let german = try Invoice(locale: "de-DE", server: InvoiceServer(server.ask))
    let (form, lost) = FieldForm.restored(from: draft, in: german)
    #expect(lost.isEmpty)
    #expect(form.content.customer.text == "Ada")
    #expect(form.content.lines.map(\.product) == [nil, "A-7"])
    #expect(form[.line(2, .price)]?.text == "1234,5")
    #expect(form[.total]?.value == .number(FixedDecimal("1472.03")))
    #expect(form[.tax]?.text == "19\u{A0}%")
  }

  @Test("a number that is taken is told while the rest is typed")
  func checks() async throws {
    try person.type("2026-16", into: .number)
    try person.type("Ada", into: .customer)
    await person.awaitChecks()
    #expect(person.form.issues(of: .number).map(\.suggestions) == [["2026-17"]])
    #expect(await server.requests == ["2026-16"], "once, and not at each key")
    person.press(.undo)
    person.press(.undo)
    #expect(person.form.issues(of: .number).map(\.kind) == [.required], "the value is gone, too")
  }

  @Test(
    "the currency is chosen in the form, the language changes outside, and both times numbers stay")
  func formats() throws {
    try fill()
    try person.type("1234.5", into: .line(1, .price))
    try person.choose(.choice("JPY"), in: .currency)
    person.change { $0.addLine() }
    try person.type("9", into: .line(2, .price))
    person.press(.tab)
    #expect(person.form[.line(1, .price)]?.text == "¥1,235")
    #expect(person[bound: .line(1, .price)] == .number(FixedDecimal("1234.5")))
    person.change { $0.reformat { $0.locale = "de-DE" } }
    #expect(person.form[.line(2, .price)]?.text == "9\u{A0}¥")
    #expect(person.form[.tax]?.text == "19\u{A0}%")
    for _ in 0..<3 { person.press(.undo) }
    #expect(person.form[.currency]?.text == "EUR", "9, the line, and the currency are undone")
    #expect(person.form[.line(1, .price)]?.text == "1.234,50\u{A0}€", "in German")
    for _ in 0..<3 { person.press(.redo) }
    try person.expect(
      screen: """
        Number: 2026-17
        Customer: Ada
        Email: 
        Date: 2026-11-22
        Due: 
        Currency: JPY
        Line 1, text: Paper
        Line 1, quantity: 1
        Line 1, price: 1.235\u{A0}¥
        Line 1, amount: 1.235\u{A0}¥
        Line 2, text: 
        Line 2, quantity: 1
        Line 2, price: 9\u{A0}¥
        Line 2, amount: 9\u{A0}¥
        Net: 1.244\u{A0}¥
        > Tax: 19\u{A0}%|
        Total: 1.480\u{A0}¥
        """)
  }
}
