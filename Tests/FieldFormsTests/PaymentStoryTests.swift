import EditScripts
import FieldForms
import FormattingFields
import Testing

/// Somebody pays an amount by card and gives an address.
struct PaymentStoryTests {
  private var form = FieldForm(Payment())

  @Test("the last Return hides the keyboard")
  mutating func address() throws {
    var form = FieldForm(Address())
    form.focusOnAppear()
    for text in ["Unter den Linden 1", "10117", "Berlin"] {
      #expect(form.focusedField != nil)
      try form.type(text)
      form.submitField()
    }
    #expect(form.focusedField == nil, "with no focus there is no keyboard")
    #expect(form.isValid)
  }

  @Test("a part of the form has its place in the order, and its names with the part's before them")
  mutating func part() throws {
    let names = ["amount", "card", "billing.street", "billing.postcode", "billing.city"]
    #expect(form.focusOrder.map { form.name(of: $0) } == names)
    #expect(form.pointer(to: .billing(.city)) == "/billing/city")
    #expect(form.field(named: "billing.city") == .billing(.city))
    try form.type("1011", into: .billing(.postcode))
    #expect(form.content.billing.postcode.text == "1011")
    #expect(form.issues(of: .billing(.postcode)).map(\.kind) == [.pattern])
    #expect(form.content.billing.issues(of: .postcode) == form.issues(of: .billing(.postcode)))
  }

  @Test("the amount commits as money when the focus leaves it; below the minimum it is refused")
  mutating func amount() throws {
    form.focusOnAppear()
    try form.type("1234,5")
    form.submitField()
    #expect(form.content.amount.text == "1.234,50\u{A0}€")
    #expect(form[.amount]?.outcome == .accepted)
    form.moveToPrevious()
    try form.apply(.select(.all))
    try form.type("0,5")
    #expect(form[.amount]?.outcome == nil, "an edit ends what was known of the old text")
    let refused = try #require(form.content.amount.refusedText)
    #expect(refused.issue == NumberIssue(.belowMinimum, at: 0..<3))
    #expect(form.issues(of: .amount).map(\.kind) == [.number(refused)])
    form.moveToNext()
    #expect(form.content.amount.value == FixedDecimal("1234.5"))
    #expect(form.content.amount.text == "0,5", "it stays, to be mended")
    let messages = FormMessages<Payment.FieldID>(label: { _ in "Amount" }, in: .keys)
    let sentence = "fieldMessage(Amount, minimum(1,00\u{A0}€))"
    #expect(form.sentences(for: .amount, in: messages) == [sentence])
    #expect(form.announcement(of: .amount, in: messages) == sentence)
  }

  @Test("a submit stops where the focused text could not be read and went back")
  mutating func reverted() throws {
    form.content.amount.policies.commitPolicy = .lastReading
    try form.type("50", into: .amount)
    try form.type("4111111111111111", into: .card)
    try form.type("Unter den Linden 1", into: .billing(.street))
    try form.type("10117", into: .billing(.postcode))
    try form.type("Berlin", into: .billing(.city))
    form.focus(.amount)
    try form.apply(.select(.all))
    try form.type("1.5")
    #expect(form.beginSubmit() == .reverted([.amount]))
    #expect(form.content.amount.text == "1,00\u{A0}€", "the last valid reading, which nobody meant")
    #expect(form.focusedField == .amount)
    #expect(!form.isSubmitting)
    guard form.beginSubmit() == .started, let submission = form.submission else {
      Issue.record("the user has seen the value that is back")
      return
    }
    #expect(submission.content.amount.value == 1)
  }
}
