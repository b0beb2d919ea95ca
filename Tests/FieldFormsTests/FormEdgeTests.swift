import FieldForms
import FormattingFields
import Observation
import Testing

/// Hosts that bind a single field, and answers that arrive when their field is gone. (F3, F13)
@MainActor struct FormEdgeTests {
  private struct Declined: Error {}
  private let model = FormModel(Invoice())
  private static let a = Invoice.FieldID.price("a")

  private struct Period: FormContent {
    enum FieldID: String { case low, high, note }
    static let format = try! NumberFormat.icu(locale: "en-US", style: .decimal)
    var low = FormattingField<Int>(1, format: format)
    var high = FormattingField<Int>(5, format: format)
    var note = PlainTextField()

    mutating func declare(_ form: inout FormDeclaration<FieldID>) {
      let least = low.entry ?? 0
      form.field(.low, &low)
      form.field(.high, &high, rules: [FieldRule { $0 < least ? ValidationIssue(.check) : nil }])
      form.field(.note, &note, least > 6 ? .required : [])
    }
  }

  @Test("a key in one field is seen by the rules and traits of others that read it (F11)")
  func rulesThatReadOthers() throws {
    var form = FieldForm(Period())
    try form.apply(.edit(TextEdit(.all, "6")), to: .low)
    #expect(form.issues(of: .high).map(\.kind) == [.check])
    #expect(form.issues(of: .note).isEmpty)
    try form.apply(.edit(TextEdit(.all, "7")), to: .low)
    #expect(form.issues(of: .note).map(\.kind) == [.required])
    try form.apply(.edit(TextEdit(.all, "2")), to: .low)
    #expect(form.isValid)
  }

  @Test("an answer finds the row that had its name when the form was sent")
  func answersAfterRemoval() throws {
    var form = model.form
    #expect(form.beginSubmit() == .started)
    let submission = try #require(form.submission)
    form.content.lines.removeFirst()
    let outcome = form.endSubmit(
      submission, [.answer("lines[1].price", "Too dear."), .answer("/lines/0/price", "Gone.")])
    #expect(outcome == .answered)
    #expect(form.issues(of: .price("b")).map(\.message) == ["Too dear."])
    #expect(form.issues(of: .price("c")) == [])
    #expect(form.formIssues.map(\.message) == ["Gone."])
  }

  @Test("a handler that throws gives the submit up, and the next one begins")
  func throwing() async {
    await #expect(throws: Declined.self) { try await model.submit { _ in throw Declined() } }
    #expect(!model.isSubmitting)
    #expect(await model.submit { _ in [] } == .accepted)
  }

  @Test("a handler whose task is cancelled tells by throwing, and its answer counts else")
  func cancelled() async throws {
    let model = model
    let thrown = Task {
      try await model.submit { _ in
        withUnsafeCurrentTask { $0?.cancel() }
        try Task.checkCancellation()
        return []
      }
    }
    await #expect(throws: CancellationError.self) { try await thrown.value }
    #expect(!model.isSubmitting)
    let answered = Task {
      await model.submit { _ in
        withUnsafeCurrentTask { $0?.cancel() }
        return [.answer("customer", "Unknown.")]
      }
    }
    #expect(await answered.value == .answered)
    #expect(model.focusedField == .customer)
  }

  @Test("a second submit while one runs calls no handler")
  func twice() async {
    let model = model
    let outcome = await model.submit { _ in
      let second = await model.submit { _ in
        Issue.record("called")
        return []
      }
      #expect(second == .alreadyRunning)
      return []
    }
    #expect(outcome == .accepted)
  }

  @Test("all checks of a field are asked, and all that they find is told in their order")
  func twoChecks() async throws {
    model.addCheck(of: .customer) { (_: String) in [.check("Too new.", detail: "new")] }
    model.addCheck(of: .customer) { $0 == "Ada" ? [] : [.check("Unknown.")] }
    try model.form.apply(.type("Bob"), to: .customer)
    await model.awaitChecks()
    #expect(model.field(.customer)?.issues.map(\.message) == ["Too new.", "Unknown."])
    #expect(model.field(.customer)?.issues.map(\.code) == ["check.new", "check"])
    #expect(await model.submit { _ in [] } == .invalid(first: .customer))
  }

  @Test("two views of one form follow one focus, and each reports its own")
  func twoViews() {
    var (left, right) = (FocusMirror<Invoice.FieldID>(), FocusMirror<Invoice.FieldID>())
    #expect(left.report(Self.a, to: &model.form) == false)
    #expect(model.focusedField == Self.a)
    #expect(right.follow(model.form) == true)
    #expect(right.pending == [Self.a])
    #expect(right.report(Self.a, to: &model.form) == false)
    #expect(right.report(.customer, to: &model.form) == false)
    #expect(left.follow(model.form) == true)
    #expect(left.pending == [.customer])
    #expect(left.report(.customer, to: &model.form) == false)
    #expect(right.follow(model.form) == false)
    #expect(left.follow(model.form) == false)
  }

  @MainActor private final class Told { var names: [String] = [] }

  private func observe(_ name: String, by told: Told, _ read: () -> Void) {
    withObservationTracking(read) { MainActor.assumeIsolated { told.names.append(name) } }
  }

  @Test("a task that observes and ends leaves nothing behind, and others are told as before")
  func endedTask() async throws {
    let (model, told) = (model, Told())
    weak var gone: Told?
    do {
      let reader = Told()
      gone = reader
      await Task { @MainActor in
        observe("ended", by: reader) { _ = model.field(.customer) }
      }.value
    }
    observe("view", by: told) { _ = model.field(.customer) }
    try model.form.apply(.type("A"), to: .customer)
    #expect(told.names == ["view"])
    #expect(gone == nil, "the watch of the task that ended is over")
    try model.form.apply(.type("da"), to: .customer)
    #expect(told.names == ["view"], "who does not read again is not told again")
  }

  @Test("a text that a control is bound to is an edit by the user")
  func boundText() {
    let told = Told()
    observe("a", by: told) { _ = model[text: Self.a] }
    observe("b", by: told) { _ = model[value: .price("b")] }
    observe("focus", by: told) { _ = model[isFocused: .customer] }
    model[text: Self.a] = "12"
    #expect(told.names == ["a"])
    #expect(model.content.lines[0].price.value == 12)
    #expect(model.field(Self.a)?.isEdited == true)
    model[value: .price("b")] = .number(7)
    #expect(told.names == ["a", "b"])
    #expect(model[text: .price("b")] == "7,00\u{00A0}€")
    model[value: .price("b")] = .text("x")
    #expect(model[value: .price("b")] == .number(7))
    model[isFocused: .customer] = true
    #expect(told.names == ["a", "b", "focus"])
    #expect(model.focusedField == .customer)
    model[isFocused: Self.a] = false
    #expect(model.focusedField == .customer)
    model[isFocused: .customer] = false
    #expect(model.focusedField == nil)
    model[text: .price("z")] = "1"
    #expect(model[text: .price("z")] == "")
  }

  nonisolated static let followed: [(String, String, TextRange?, FieldSelection)] = [
    ("Ada", "Ad", nil, FieldSelection(caret: 2)),
    ("Ada", "Adxa", nil, FieldSelection(caret: 3)),
    ("Ada", "Ada", .utf16(0, 3), FieldSelection(anchor: 0, head: 3)),
    ("é", "éé", .utf16(2, 2), FieldSelection(caret: 4)),
  ]

  @Test("a text field follows a control's text and selection", arguments: followed)
  func plainText(
    _ old: String, _ new: String, _ range: TextRange?, _ selection: FieldSelection
  ) throws {
    var field = PlainTextField(old)
    try field.apply(.follow(new, selection: range))
    #expect(field.text == new)
    #expect(field.selection == selection)
    #expect(field.isEdited == (old != new))
  }

  @Test("a text field refuses what is too long or selected outside of it")
  func refusedText() {
    var field = PlainTextField("Ada", maximumLength: 4)
    #expect(throws: EditRefusal.tooLong(limit: 4)) { try field.apply(.follow("Ada L")) }
    #expect(throws: EditRefusal.rangeOutsideText) {
      try field.apply(.follow("Ad", selection: .utf8(3, 3)))
    }
    #expect(field == PlainTextField("Ada", maximumLength: 4))
  }

  nonisolated static let values: [(FieldValue, Bool, String)] = [
    (.number(3), true, "3"), (.number(nil), true, ""), (.number(FixedDecimal("1.5")), false, "9"),
    (.number(FixedDecimal("1e30")), false, "9"), (.text("3"), false, "9"),
  ]

  @Test("a number field takes the values of its type", arguments: values)
  func value(_ value: FieldValue, _ isTaken: Bool, _ text: String) {
    var form = FieldForm(Shares())
    #expect(form.setValue(value, of: .maximum) == isTaken)
    #expect(form[.maximum]?.text == text)
    #expect(form[.maximum]?.isChanged == isTaken)
  }
}
