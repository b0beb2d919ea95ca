import FieldForms
import FieldTesting
import FormattingFields
import Observation
import Testing

/// A model records what is done to its form, whoever does it. (F12)
@MainActor struct ModelUndoTests {
  private static let a = Invoice.FieldID.price("a")
  private let clock = FakeClock()
  private let model: FormModel<Invoice>

  init() { model = FormModel(Invoice(), clock: clock) }

  private var texts: [String] { model.form.declaredFields.map { model.form[text: $0] } }

  /// Undoes until nothing is left.
  ///
  /// - Returns: The prices of the first line on the way.
  private func undoAll() -> [FixedDecimal?] {
    var prices: [FixedDecimal?] = []
    while model.undo() { prices.append(model.form.content.lines.first?.price.value) }
    return prices
  }

  @Test(
    "keys, commits by the focus, Return and a submit, values, and what the host writes are undone")
  func everything() async throws {
    let before = texts
    model.form.focus(Self.a)
    try model.form.apply(.type("5"))
    model.form.pressReturn()
    clock.advance(by: .seconds(2))
    model[value: Self.a] = .number(7)
    clock.advance(by: .seconds(2))
    model[text: Self.a] = "8"
    _ = await model.submit { _ in [] }
    clock.advance(by: .seconds(2))
    model.form.content.lines.removeFirst()
    let after = texts
    #expect(undoAll() == [8, 7, 5, 1])
    #expect(texts == before)
    var count = 0
    while model.redo() { count += 1 }
    #expect(count == 4)
    #expect(texts == after)
  }

  @Test("keys without a long pause are undone together, by the clock of the model")
  func pauses() throws {
    model.form.focus(Self.a)
    for seconds in [0.5, 0.5, 3] {
      clock.advance(by: .seconds(seconds))
      try model.form.apply(.type("1"))
    }
    #expect(undoAll() == [11, 1])
  }

  @Test("the history goes on in another format, with rows that come back in the new one (S7, F19)")
  func formats() throws {
    try model.form.apply(.type("5"), to: Self.a)
    model.form.content.lines.removeFirst()
    let english = try NumberFormat.icu(locale: "en-US", style: .currency("EUR"))
    model.form.setFormats { field in
      if case .line(_, .price) = field { .number(english) } else { nil }
    }
    #expect(model.canUndo)
    model.undo()
    #expect(model.form.content.lines.map(\.price.format) == [english, english, english])
    model.undo()
    #expect(model.form[text: Self.a] == "€1.00")
    #expect(!model.canUndo)
    model.redo()
    model.redo()
    #expect(model.form.content.lines.map(\.id) == ["b", "c"])
  }

  @Test("a reader of what can be undone is told once that is another answer")
  func observed() throws {
    let told = Told()
    withObservationTracking {
      _ = model.canUndo
    } onChange: {
      told.count += 1
    }
    model.form.focus(Self.a)
    #expect(told.count == 0, "the focus alone is nothing to undo")
    try model.form.apply(.type("5"))
    try model.form.apply(.type("6"))
    #expect(told.count == 1)
    withObservationTracking {
      _ = model.canRedo
    } onChange: {
      told.count += 1
    }
    model.undo()
    #expect(told.count == 2)
  }

  private final class Told: @unchecked Sendable { var count = 0 }

  @Test("another form begins another history, and with a limit of 0 nothing is kept")
  func other() throws {
    try model.form.apply(.type("5"), to: Self.a)
    model.form = FieldForm(Invoice())
    #expect(!model.canUndo)
    model.history.limit = 0
    try model.form.apply(.type("5"), to: Self.a)
    #expect(!model.canUndo)
  }
}

/// A row declares the checks of its fields.
@MainActor struct DeclaredCheckTests {
  struct Guests: FormContent {
    enum FieldID: Hashable {
      case host
      case guest(Int, Guest.FieldID)
    }
    struct Guest: FormContent, Identifiable {
      enum FieldID: String { case name }
      let id: Int
      var name = PlainTextField()

      mutating func declare(_ form: inout FormDeclaration<FieldID>) {
        form.field(.name, &name, .required)
        form.check(on: .name, after: .seconds(1)) { name in
          if name == "Bo" { throw CancellationError() }
          return name == "Ada" ? [.check("\(name) comes already.")] : []
        }
      }
    }
    var host = PlainTextField()
    var guests: [Guest] = []

    mutating func declare(_ form: inout FormDeclaration<FieldID>) {
      form.field(.host, named: "host", &host)
      form.rows(&guests, named: "guests", as: FieldID.guest)
      form.check(on: .host) { (value: FieldValue) in
        value == .text("Nobody") ? [.check("Who?")] : []
      }
    }
  }

  private let clock = FakeClock()
  private let model: FormModel<Guests>

  init() {
    model = FormModel(Guests(), clock: clock)
    model.form.content.guests = [1, 2].map { Guests.Guest(id: $0) }
  }

  private func issues(_ guest: Int) -> [String?] {
    model.form.issues(of: .guest(guest, .name)).map(\.message)
  }

  @Test("each row is asked about its own value, and a row that is gone no more (F20)")
  func rows() async throws {
    try model.form.apply(.type("Ada"), to: .guest(1, .name))
    try model.form.apply(.type("Cleo"), to: .guest(2, .name))
    try model.form.apply(.type("Nobody"), to: .host)
    while clock.sleeperCount < 2 { await Task.yield() }
    #expect(model.form.isChecking(.guest(1, .name)))
    clock.advance(by: .seconds(1))
    await model.awaitChecks()
    #expect(issues(1) == ["Ada comes already."])
    #expect(issues(2) == [])
    #expect(model.form.issues(of: .host).map(\.message) == ["Who?"])
    try model.form.apply(.type("x"), to: .guest(2, .name))
    await clock.waitForSleeper()
    model.form.content.guests.removeLast()
    #expect(clock.sleeperCount == 0)
    await model.awaitChecks()
    #expect(await model.submit { _ in [] } == .invalid(first: .host))
  }

  @Test("a submit that is cancelled leaves no value unasked, and no clock has to tick for that")
  func cancelled() async throws {
    try model.form.apply(.type("Ada"), to: .guest(1, .name))
    try model.form.apply(.type("Cleo"), to: .guest(2, .name))
    let submit = Task { await model.submit { _ in [] } }
    while !model.isSubmitting { await Task.yield() }
    submit.cancel()
    #expect(await submit.value == .cancelled)
    #expect(model.form.isChecking(.guest(1, .name)))
    #expect(model.form.isChecking(.guest(2, .name)))
    while clock.sleeperCount < 2 { await Task.yield() }
    clock.advance(by: .seconds(1))
    await model.awaitChecks()
    #expect(issues(1) == ["Ada comes already."])
  }

  @Test("a check that throws leaves its value unanswered, and the submit asks again")
  func thrown() async throws {
    model.form.content.guests.removeLast()
    try model.form.apply(.type("Bo"), to: .guest(1, .name))
    await clock.waitForSleeper()
    clock.advance(by: .seconds(1))
    await model.awaitChecks()
    #expect(model.form.isValid)
    let submit = Task { await model.submit { _ in [] } }
    await clock.waitForSleeper()
    clock.advance(by: .seconds(1))
    #expect(await submit.value == .accepted)
  }

  /// A name that is checked if another field says so.
  private struct Listed: FormContent {
    enum FieldID: String { case list, name }
    var list = PlainTextField()
    var name = PlainTextField()

    mutating func declare(_ form: inout FormDeclaration<FieldID>) {
      form.field(.list, &list)
      form.field(.name, &name)
      if list.text == "closed" {
        form.check(on: .name) { (name: String) in [.check("\(name) is not on it.")] }
      }
    }
  }

  @Test("a check that follows from the value of another field is asked before a submit")
  func following() async throws {
    let model = FormModel(Listed(), clock: clock)
    try model.form.apply(.type("Ada"), to: .name)
    try model.form.apply(.type("closed"), to: .list)
    #expect(await model.submit { _ in [] } == .invalid(first: .name))
  }

  @Test("what a check has found goes with its declaration, and not what the host's own has found")
  func declaredNoMore() async throws {
    let model = FormModel(Listed(), clock: clock)
    try model.form.apply(.type("closed"), to: .list)
    try model.form.apply(.type("Ada"), to: .name)
    await model.awaitChecks()
    #expect(model.field(.name)?.issues.map(\.code) == ["check"])
    #expect(!model.isValid)
    try model.form.apply(.type("!"), to: .list)
    #expect(model.field(.name)?.issues == [])
    #expect(model.isValid)
    #expect(await model.submit { _ in [] } == .accepted)
    var form = FieldForm(Listed())
    try form.apply(.type("Ada"), to: .name)
    let begun = form.beginCheck(of: .name)
    let own = try #require(begun)
    form.endCheck(own, [.check("Unknown.")])
    try form.apply(.type("open"), to: .list)
    #expect(form.issues(of: .name).map(\.message) == ["Unknown."])
  }
}

/// What would do nothing stops a program for debugging.
struct ToldCallTests {
  struct Wrong: FormContent {
    enum FieldID: String { case name, seats, other }
    var name = PlainTextField()
    var seats = FormattingField<Int>(format: FieldFormsTests.format(.integer))
    var mistake = 0

    mutating func declare(_ form: inout FormDeclaration<FieldID>) {
      form.field(.name, &name)
      form.field(.seats, &seats)
      switch mistake {
      case 1: form.rule("gone", on: .other, holds: true)
      case 2: form.rule("none", holds: true)
      case 3: form.check(on: .other) { (_: String) in [] }
      case 4: form.check(on: .seats) { (_: String) in [] }
      case 5: form.formats(from: .other) { _ in nil }
      default: break
      }
    }
  }

  #if DEBUG && !os(iOS)
    @Test("a rule on no field, a check of no text, formats from no field", .timeLimit(.minutes(5)))
    func mistakes() async {
      #expect(Wrong().isValid)
      await #expect(processExitsWith: .failure) { _ = Wrong(mistake: 1).isValid }
      await #expect(processExitsWith: .failure) { _ = Wrong(mistake: 2).isValid }
      await #expect(processExitsWith: .failure) { _ = Wrong(mistake: 3).isValid }
      await #expect(processExitsWith: .failure) { _ = Wrong(mistake: 4).isValid }
      await #expect(processExitsWith: .failure) { _ = Wrong(mistake: 5).isValid }
    }
  #endif
}
