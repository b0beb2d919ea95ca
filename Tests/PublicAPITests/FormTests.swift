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
    #expect(form[.price]?.status == .intermediate)
    #expect(form[.price]?.shownIssues == [])
    form.moveToPrevious()
    #expect(form[.price]?.outcome != nil)
    #expect(form[.price]?.isTouched == true)
    #expect(form[.quantity]?.isLast == false)
    #expect(form[.city]?.isLast == true)
    #expect(form.content.quantity.value == 4)
    #expect(form.content.price.value == 1, "the last number on the way to a refused text (S2)")
  }

  @Test("a submit focuses what is missing, then sends, then shows the answer")
  mutating func submit() throws {
    let refused = form.beginSubmit()
    #expect(refused == .invalid(first: .email))
    for (field, text) in [(HostOrder.FieldID.email, "a@b.de"), (.price, "2,50"), (.city, "Ulm ")] {
      try form.apply(.type(text), to: field)
    }
    #expect(form.issues(of: .quantity).map(\.message) == ["They come in pairs."])
    try form.apply(.press(.increment), to: .quantity)
    #expect(form.isValid)
    #expect(form.firstInvalidField == nil)
    guard form.beginSubmit() == .started, let submission = form.submission else {
      Issue.record("a valid form was refused")
      return
    }
    #expect(form.isSubmitting)
    #expect(submission.content.total == 5)
    let outcome = form.endSubmit(
      submission, [.answer("email", "Taken."), .answer("payment", "Declined.")])
    #expect(outcome == .answered)
    #expect(form.focusedField == .email)
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

  @Test("a control's text with its selection and intent reaches the field that it belongs to")
  mutating func follow() throws {
    form.content.quantity.setBounds(.unlimited)
    form.content.quantity.setValue(12_345)
    try form.apply(.follow("12.3456", selection: .utf16(7, 7)), to: .quantity)
    #expect(form.content.quantity.value == 123_456)
    try form.apply(.follow("98.3456", selection: .utf16(7, 7), intent: .pasted), to: .quantity)
    #expect(form.issues(of: .quantity).first?.suggestions == [])
    #expect(form.content.quantity.issue?.code == .misplacedGroupingSeparator)
    for (field, text) in [(HostOrder.FieldID.price, "１"), (.city, "に")] {
      try form.apply(
        .follow(text, selection: .utf16(1, 1), marked: .utf16(0, 1), intent: .composed), to: field)
      #expect(form[field]?.text == text)
    }
    #expect(form.content.price.markedRange == 0..<3)
    #expect(form.content.price.value == nil)
    #expect(form.content.address.city.markedRange == 0..<3)
    try form.apply(.follow("日", selection: .utf16(1, 1)), to: .city)
    try form.apply(.follow(" Köln\n", selection: .utf16(6, 6), intent: .pasted), to: .city)
    #expect(form.content.address.city.markedRange == nil)
    #expect(form[.city]?.text == " Köln")
    #expect(form[.city]?.selection == FieldSelection(caret: 6))
    #expect(throws: FormRefusal.field(.rangeOutsideText)) {
      try form.apply(.follow("Ulm", selection: .utf16(9, 9)), to: .city)
    }
    #expect(form[.city]?.text == " Köln")
  }

  @Test("keys for numbers reach a number: its sign, large steps and the ends of its bounds")
  mutating func numberKeys() throws {
    var quantities: [Int?] = []
    for key in [
      FieldInput.Key.increment, .largeIncrement, .largeDecrement, .decrement, .setToMaximum,
      .setToMinimum,
    ] {
      try form.apply(.press(key), to: .quantity)
      try form.apply(.press(key), to: .email)
      quantities.append(form.content.quantity.value)
    }
    #expect(quantities == [2, 12, 2, 1, 99, 1])
    try form.apply(.press(.toggleSign), to: .quantity)
    try form.apply(.press(.toggleSign), to: .city)
    #expect(form.content.quantity.value == 1)
    #expect(form[.email]?.text == "")
    #expect(form[.city]?.text == "")
    try form.apply(.type("2,5"), to: .price)
    try form.apply(.press(.toggleSign), to: .price)
    #expect(form[.price]?.text == "-2,5")
  }

  @Test("a view's focus and the form's mirror each other")
  mutating func focus() {
    var mirror = FocusMirror<HostOrder.FieldID>()
    form.focusOnAppear()
    let isAsked = mirror.follow(form)
    #expect(isAsked)
    #expect(form.focusedField == .quantity)
    #expect(mirror.pending == [.quantity])
    #expect(mirror.generation == 1)
    let echo = mirror.report(.quantity, to: &form)
    #expect(!echo)
    #expect(form.focusedField == .quantity)
    let move = mirror.report(.price, to: &form)
    #expect(!move)
    #expect(form.focusedField == .price)
  }

  @Test("a snapshot restores text, caret and focus, and a damaged one is refused")
  mutating func snapshot() throws {
    form.focusedField = .price
    try form.apply(.type("1.2"))
    let restored = try FieldForm(
      restoring: form.snapshot, in: try HostOrder(locale: "de-DE"))
    #expect(restored[.price] == form[.price])
    #expect(restored.focusedField == .price)
    var damaged = form.snapshot
    damaged.fields["coupon"] = nil
    #expect(throws: SnapshotError.missingField("coupon")) {
      try FieldForm(restoring: damaged, in: try HostOrder(locale: "de-DE"))
    }
  }

  @Test("an observed form asks a server and submits")
  @MainActor func model() async throws {
    let model = FormModel(try HostOrder(locale: "en-US"))
    model.addCheck(of: .email) { (text: String) in text == "a@b.de" ? [.check("Taken.")] : [] }
    try model.form.apply(.type("a@b.de"), to: .email)
    await model.awaitChecks()
    #expect(model.field(.email)?.issues.first?.kind == .check)
    #expect(await model.submit { _ in [] } == .invalid(first: .email))
    #expect(model.email.text == "a@b.de")
    #expect(model.focusedField == .email)
  }
}
