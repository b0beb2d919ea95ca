import FieldForms
import FieldTesting
import FormattingFields
import Testing

/// What leaving a field and submitting do with texts, whoever put them there. (F3, F9, F10)
struct CommittingTests {
  /// A price that is required, a discount that is not, and a surcharge that only some orders have.
  private struct Order: FormContent {
    enum FieldID: String { case price, discount, surcharge, note }

    var price: FormattingField<FixedDecimal>
    var discount: FormattingField<Double>
    var surcharge: FormattingField<FixedDecimal>
    var note = PlainTextField(trimsEnds: true)

    init(_ policies: FieldPolicies = FieldPolicies()) {
      price = FormattingField(20, format: format(.currency("EUR"), "de-DE"), policies: policies)
      discount = FormattingField(3, format: format(.decimal, "de-DE"), policies: policies)
      surcharge = FormattingField(format: format(.currency("EUR"), "de-DE"), policies: policies)
    }

    var isLarge: Bool { (price.value ?? 0) >= 100 }

    mutating func declare(_ form: inout FormDeclaration<FieldID>) {
      form.field(.surcharge, &surcharge, note.text == "large" ? [] : .hidden)
      form.field(.price, &price, .required)
      form.field(.discount, &discount)
      form.field(.note, &note)
      form.rule("discount", on: .discount, holds: (discount.value ?? 0) < 5)
    }
  }

  private var form = FieldForm(Order())

  private func submitted(_ form: inout FieldForm<Order>) throws -> Order {
    guard form.beginSubmit() == .started, let submission = form.submission else {
      throw FormRefusal.noFocus
    }
    return submission.content
  }

  private mutating func edit(_ field: Order.FieldID, _ text: String) throws {
    try form.apply(.edit(TextEdit(.all, text)), to: field)
  }

  @Test("a value is set as one of the type that a field was given at run time")
  func typeAtRunTime() {
    var count = NumberField(type: .int8, value: .int8(1), format: format(.decimal, "en-US"))
    let isSet = count.setValue(.number(7))
    #expect(isSet)
    #expect(count.value == .int8(7))
    #expect(count.text == "7")
    let others = [300, FixedDecimal(coefficient: 15, exponent: -1)].map {
      count.setValue(.number($0))
    }
    #expect(others == [false, false])
    #expect(count.value == .int8(7))
  }

  @Test("a submit commits every field that is edited, as it does the focused one")
  mutating func everyField() throws {
    form.focus(.note)
    try edit(.price, "12,3491")
    try edit(.discount, "")
    try edit(.note, " by dictation ")
    let content = try submitted(&form)
    #expect(content.price.value == FixedDecimal("12.35"))
    #expect(content.price.text == "12,35\u{A0}€")
    #expect(content.discount.value == nil)
    #expect(content.discount.text == "")
    #expect(content.note.text == "by dictation")
    #expect(form.content == content)
    #expect(form[.price]?.outcome == .rounded(from: FixedDecimal("12.3491")!))
    #expect(form[.discount]?.outcome == .cleared)
    #expect(form[.note]?.outcome == .accepted)
    #expect(form.focusedField == .note)
    let messages = FormMessages<Order.FieldID>(in: .keys)
    let sentence = "fieldMessage(price, rounded(12,3491\u{A0}€, 12,35\u{A0}€))"
    #expect(form.sentences(for: .price, in: messages) == [sentence])
  }

  @Test("a field that is still composed, or that a commit brings to light, is committed, too")
  mutating func lateFields() throws {
    try form.apply(.select(.all), to: .price)
    try form.apply(.compose("７"), to: .price)
    try edit(.note, "large")
    try edit(.surcharge, "1,2341")
    try edit(.note, " large ")
    #expect(form[.surcharge]?.traits == .hidden)
    let content = try submitted(&form)
    #expect(content.price.value == 7)
    #expect(content.price.markedRange == nil)
    #expect(content.price.text == "7,00\u{A0}€")
    #expect(content.surcharge.text == "1,23\u{A0}€", "the note's commit showed it")
  }

  @Test("a hidden field is not committed")
  mutating func hidden() throws {
    try edit(.note, "large")
    try edit(.surcharge, "1,2341")
    try edit(.note, "")
    #expect(try submitted(&form).surcharge.text == "1,2341")
    #expect(form[.surcharge]?.outcome == nil)
  }

  /// A reason, and an amount that some reasons have.
  private struct Refund: FormContent {
    enum FieldID: String { case reason, amount }

    var reason = PlainTextField(trimsEnds: true)
    var amount: FormattingField<Int>

    mutating func declare(_ form: inout FormDeclaration<FieldID>) {
      form.field(.reason, &reason)
      form.field(.amount, &amount, reason.text == "none" ? .hidden : [])
    }
  }

  @Test(
    "a field that an earlier field's commit hides is not committed: its revert would end the submit"
  )
  func hiddenMeanwhile() throws {
    var policies = FieldPolicies()
    policies.commitPolicy = .committedValue
    var form = FieldForm(
      Refund(amount: FormattingField(1, format: format(.decimal, "de-DE"), policies: policies)))
    try form.apply(.edit(TextEdit(.all, "x")), to: .amount)
    try form.apply(.edit(TextEdit(.all, "none ")), to: .reason)
    #expect(form.beginSubmit() == .started)
    #expect(form[.amount]?.text == "x")
  }

  /// A total that follows from an amount; large ones need somebody who approves.
  private struct Approval: FormContent {
    enum FieldID: String { case amount, total, approver }

    var amount = FormattingField<FixedDecimal>(format: format(.currency("EUR"), "de-DE"))
    var total = FormattingField<FixedDecimal>(format: format(.currency("EUR"), "de-DE"))
    var approver: FormattingField<Int>

    mutating func declare(_ form: inout FormDeclaration<FieldID>) {
      form.field(.amount, &amount)
      form.computed(.total, named: "total", &total, value: .number(amount.entry))
      form.field(.approver, &approver, (total.entry ?? 0) > 1000 ? [] : .hidden)
    }
  }

  @Test("a commit that changes a value is surveyed before the next field commits")
  func computedMeanwhile() throws {
    var policies = FieldPolicies()
    policies.commitPolicy = .committedValue
    let approver = FormattingField(1, format: format(.decimal, "de-DE"), policies: policies)
    var form = FieldForm(Approval(approver: approver))
    try form.apply(.edit(TextEdit(.all, "1000,004")), to: .amount)
    try form.apply(.edit(TextEdit(.all, "x")), to: .approver)
    #expect(form.beginSubmit() == .started)
    #expect(form[.approver]?.text == "x")
  }

  @Test(
    "a number that the focus made plain is written whole when the focus goes, and by a submit (C20)",
    arguments: [true, false])
  mutating func plainWhileFocused(leaves: Bool) throws {
    form.content.price.policies.isPlainWhileFocused = true
    form.setValue(.number(1234), of: .price)
    var history = UndoHistory<Order>()
    history.record(in: &form, at: .zero) { $0.focus(.price) }
    #expect(form[.price]?.text == "1234,00")
    if leaves {
      history.record(in: &form, at: .zero) { $0.focus(nil) }
    } else {
      #expect(form.beginSubmit() == .started)
    }
    #expect(form[.price]?.text == "1.234,00\u{A0}€")
    #expect(form[.price]?.outcome == nil)
    #expect(!history.canUndo, "the value is as before")
  }

  @Test(
    "texts that revert end the submit; all are told, and the first in declared order is focused")
  mutating func severalReverts() throws {
    var policies = FieldPolicies()
    policies.commitPolicy = .committedValue
    form = FieldForm(Order(policies))
    form.focus(.discount)
    try edit(.discount, "1.5")
    try edit(.price, "7.5")
    try edit(.note, "by autofill")
    #expect(form.beginSubmit() == .reverted([.price, .discount]))
    #expect(form.focusedField == .price)
    #expect(form.content.price.value == 20)
    #expect(form.content.discount.value == 3)
    #expect(form.content.note.isEdited == false, "what is after a revert is committed, too")
    let messages = FormMessages<Order.FieldID>(in: .keys)
    let sentences = [Order.FieldID.price, .discount].map { form.sentences(for: $0, in: messages) }
    #expect(sentences[0].first?.contains("reverted(“7.5”, 20,00\u{A0}€)") == true)
    #expect(sentences[1].first?.contains("reverted(“1.5”, 3)") == true)
    #expect(
      form.announcement(of: .reverted([.price, .discount]), in: messages)
        == "submitReverted submitFields(price, discount)")
    #expect(try submitted(&form).price.value == 20, "both have been seen")
  }

  @Test("a text that cannot be read stays after the blur, with what was probably meant")
  mutating func persists() throws {
    form.focus(.price)
    try form.type("1.5")
    form.focus(.discount)
    #expect(form.content.price.text == "1.5")
    #expect(form.issues(of: .price).first?.suggestions == ["1,5"])
    let messages = FormMessages<Order.FieldID>(in: .keys)
    #expect(
      form.sentences(for: .price, in: messages).first?.hasSuffix("didYouMean(“1,5”))") == true)
    guard case .keptInvalid(let refused) = form[.price]?.outcome else {
      Issue.record("it is kept")
      return
    }
    #expect(refused.text == "1.5")
    #expect(refused.suggestions == ["1,5"])
    #expect(form.beginSubmit() == .invalid(first: .price))
    #expect(form.focusedField == .price)
    #expect(form[.price]?.selection == FieldSelection(caret: 3), "to be mended, not typed anew")
    try form.apply(.edit(TextEdit(.all, "1,5")))
    #expect(try submitted(&form).price.value == FixedDecimal("1.5"))
  }

  @Test("an emptied field has no value at once; whether that is well is for `required` to say")
  mutating func emptied() throws {
    try edit(.discount, "7")
    #expect(form.issues(of: .discount).map(\.kind) == [.rule("discount")])
    form.focus(.discount)
    try form.apply(.press(.deleteBackward))
    #expect(form.content.discount.value == nil)
    #expect(form.isValid, "no rule speaks of a number that is not on screen")
    try form.apply(.press(.revert))
    #expect(form.content.discount.value == 3)
    form.focus(.price)
    try form.apply(.press(.deleteBackward))
    #expect(form.content.price.value == nil)
    #expect(form.issues(of: .price) == [ValidationIssue(.required)])
    form.focus(.note)
    #expect(form.content.price.text.isEmpty)
    #expect(form.issues(of: .price).map(\.kind) == [.required])
    #expect(form.content.price.policies.commitPolicy == .keepText, "a form's default (F9)")
  }

  @Test("a policy that the host has set is the field's in a form as well")
  mutating func ownPolicies() throws {
    var policies = FieldPolicies()
    policies.commitPolicy = .lastReading
    policies.clearsWhenEmpty = false
    form = FieldForm(Order(policies))
    form.focus(.discount)
    try form.apply(.press(.deleteBackward))
    #expect(form.content.discount.value == 3)
    form.focus(.price)
    #expect(form.content.discount.text == "3")
    try form.type("1.5")
    form.focus(nil)
    #expect(form.content.price.value == 1)
  }

  @Test("a field that the form focuses is selected, so that a key replaces the number")
  mutating func selects() throws {
    form.focusOnAppear()
    #expect(form.focusedField == .price)
    try form.type("6")
    #expect(form.content.price.text == "6")
    form.pressReturn()
    try form.type("4")
    form.moveToPrevious()
    #expect(form.content.price.text == "6,00\u{A0}€")
    #expect(form[.price]?.selection == FieldSelection(anchor: 0, head: 9))
    try form.apply(.select(.utf8(1, 1)))
    form.focusedField = .price
    #expect(form[.price]?.selection == FieldSelection(caret: 1), "it was there already")
  }

  @Test("a tap places the caret, which the form leaves there")
  mutating func tap() {
    var mirror = FocusMirror<Order.FieldID>()
    _ = mirror.report(.price, to: &form)
    #expect(form.focusedField == .price)
    #expect(form[.price]?.selection == FieldSelection(caret: 10))
  }
}
