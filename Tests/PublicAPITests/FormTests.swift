import FieldForms
import FormattingFields
import Testing

/// A host's form with nothing but the public interface.
struct FormTests {
  private let messages = FormMessages<HostOrder.FieldID>(labels: [.price: "Price"])
  private var form: FieldForm<HostOrder>

  init() throws { form = FieldForm(try HostOrder(locale: "de-DE")) }

  @Test("focus, keys and Return go through the form in declared order")
  mutating func keys() throws {
    #expect(form.focusOrder == HostOrder.FieldID.allCases)
    form.focusOnAppear()
    #expect(form.focusedField == .quantity)
    try form.apply(.select(.all))
    try form.apply(.type("4"))
    form.submitField()
    try form.apply(.type("1.5"))
    #expect(form[.price]?.status == .intermediate && form[.price]?.shownIssues == [])
    form.moveToPrevious()
    #expect(form[.price]?.outcome != nil && form[.price]?.isTouched == true)
    #expect(form[.quantity]?.isLast == false && form[.city]?.isLast == true)
    #expect(form.content.quantity.value == 4 && form.content.price.value == nil)
  }

  @Test("a submit focuses what is missing, then sends, then shows the answer")
  mutating func submit() throws {
    let refused = form.beginSubmit()
    #expect(refused == .invalid(first: .email))
    for (field, text) in [(HostOrder.FieldID.email, "a@b.de"), (.price, "2,50"), (.city, "Ulm ")] {
      try form.apply(.type(text), to: field)
    }
    #expect(form.issues(of: .quantity).map(\.message) == ["They come in pairs."])
    try form.apply(.increment, to: .quantity)
    #expect(form.isValid && form.firstInvalidField == nil)
    guard form.beginSubmit() == .started, let submission = form.submission else {
      Issue.record("a valid form was refused")
      return
    }
    #expect(form.isSubmitting && submission.content.total == 5)
    let outcome = form.endSubmit(
      submission, [.answer("email", "Taken."), .answer("payment", "Declined.")])
    #expect(outcome == .answered && form.focusedField == .email)
    #expect(form.sentences(for: .email, in: messages) == ["email: Taken."])
    #expect(form.sentences(in: messages) == ["Declined."])
    #expect(form.announcement(of: .price, in: messages) == "Price: 2,50.")
  }

  @Test("a rule across fields and a hidden field follow the values")
  mutating func rules() throws {
    form.content.price.setValue(600)
    form.content.quantity.setValue(2)
    #expect(form.issues(of: .price).map(\.kind) == [.rule("limit")])
    form.focus(.coupon)
    #expect(form.focusedField == nil)
    form.content.takesCoupons = true
    form.focus(.coupon)
    #expect(form.focusedField == .coupon)
  }

  @Test("a view's focus and the form's mirror each other")
  mutating func focus() {
    var mirror = FocusMirror<HostOrder.FieldID>()
    form.focusOnAppear()
    let request = mirror.follow(form)
    #expect(request?.field == .quantity && mirror.pending == [request])
    let echo = mirror.report(.quantity, to: &form)
    #expect(echo == nil && form.focusedField == .quantity)
    let move = mirror.report(.price, to: &form)
    #expect(move == nil && form.focusedField == .price)
  }

  @Test("a snapshot restores text, caret and focus, and a damaged one is refused")
  mutating func snapshot() throws {
    form.focusedField = .price
    try form.apply(.type("1.2"))
    let restored = try FieldForm(
      restoring: form.snapshot, in: try HostOrder(locale: "de-DE"))
    #expect(restored[.price] == form[.price] && restored.focusedField == .price)
    var damaged = form.snapshot
    damaged.fields["coupon"] = nil
    #expect(throws: SnapshotError.missingField("coupon")) {
      try FieldForm(restoring: damaged, in: try HostOrder(locale: "de-DE"))
    }
  }

  @Test("an observed form asks a server and submits")
  @MainActor func model() async throws {
    let model = FormModel(try HostOrder(locale: "en-US"))
    model.addCheck(of: .email) { $0 == "a@b.de" ? "Taken." : nil }
    try model.form.apply(.type("a@b.de"), to: .email)
    await model.awaitChecks()
    #expect(model.field(.email)?.issues.first?.kind == .check)
    #expect(await model.submit { _ in [] } == .invalid(first: .email))
    #expect(model.email.text == "a@b.de" && model.focusedField == .email)
  }
}
