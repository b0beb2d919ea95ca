import EditScripts
import FieldForms
import FormattingFields
import Testing

@testable import FieldFormsTests

/// Random scripts are undone and made again, down to the caret. (F12)
struct UndoScripts {
  @Test(
    "a random script undone is the form as it began, and done again is as it ended",
    arguments: 0..<4)
  func randomScript(_ number: UInt64) throws {
    let seed = Sampling.seed &+ number
    var run: RandomFormTests.Run = (FieldForm(Ledger()), SeededGenerator(seed), 0)
    run.form = FieldForm(RandomFormTests.ledger(&run))
    var states = [State(run.form)]
    var undos: [FormChange<Ledger>] = []
    for _ in 0..<Sampling.count(2_000, full: 4_000) {
      undos.append(
        run.form.undoable { form in
          var inner: RandomFormTests.Run = (form, run.random, run.next)
          RandomFormTests.step(nil, &inner)
          (form, run.random, run.next) = inner
        })
      states.append(State(run.form))
    }
    var redos: [FormChange<Ledger>] = []
    for (step, undo) in undos.enumerated().reversed() {
      redos.append(try run.form.apply(undo))
      let state = State(run.form)
      try #require(
        state == states[step],
        "seed \(seed), step \(step) undone: \(Self.difference(state, states[step]))")
    }
    for (step, redo) in redos.reversed().enumerated() {
      try run.form.apply(redo)
      try #require(State(run.form) == states[step + 1], "seed \(seed), step \(step) done again")
    }
    var fresh = run.form
    fresh.content = run.form.content
    #expect(fresh.fieldStates == run.form.fieldStates, "seed \(seed)")
  }

  @Test(
    "an undo goes on in another locale, with all digits of each value (F12, S7)", arguments: 0..<8)
  func changedFormats(_ number: UInt64) throws {
    let locales = ["en-US", "de-DE", "fr-FR", "de-CH", "ar-EG", "fi-FI", "hi-IN", "es-ES"]
    for round in 0..<Sampling.count(100, full: 3_750) {
      let seed = Sampling.seed &+ number &* 0x9_0001 &+ UInt64(round)
      var random = SeededGenerator(seed)
      var form = FieldForm(Cart(locale: locales.randomElement(using: &random)!))
      var (undos, states) = ([FormChange<Cart>](), [form.content.price])
      for _ in 0..<Int.random(in: 2...12, using: &random) {
        let choice = Int.random(in: 0..<8, using: &random)
        let text = ["1", "2", "5", ",", ".", "0", "1.5", "12"].randomElement(using: &random)!
        let locale = locales.randomElement(using: &random)!
        undos.append(
          form.undoable { form in
            switch choice {
            case 0..<4: try? form.type(text, into: .price)
            case 4: try? form.apply(.press(.deleteBackward), to: .price)
            case 5: form.focus(.price)
            case 6: form.focus(nil)
            default: form.content.price.setFormat(Cart(locale: locale).price.format)
            }
          })
        states.append(form.content.price)
      }
      // The locale changes once more, and nobody has recorded that.
      form.content.price.setFormat(
        Cart(locale: locales.randomElement(using: &random)!).price.format)
      for (step, undo) in undos.enumerated().reversed() {
        let latest = form.content.price
        #expect(
          throws: Never.self, "seed \(seed), step \(step): \(latest), was \(states[step + 1])"
        ) { try form.apply(undo) }
        let (was, now) = (states[step], form.content.price)
        if was.status == .acceptable {
          #expect(now.status == .acceptable, "seed \(seed), step \(step): \(now), was \(was)")
          #expect(now.value == was.value, "seed \(seed), step \(step): \(now), was \(was)")
        }
      }
    }
  }

  /// The lines in which two states differ.
  private static func difference(_ state: State, _ other: State) -> String {
    var (own, others) = ("", "")
    dump(state, to: &own)
    dump(other, to: &others)
    return zip(own.split(separator: "\n"), others.split(separator: "\n"))
      .filter { $0 != $1 }.map { "\($0), not \($1)" }.joined(separator: "; ")
  }

  /// What an undo brings back: the whole content, and the focus.
  private struct State: Equatable {
    let content: Ledger
    let focus: Ledger.FieldID?

    init(_ form: FieldForm<Ledger>) { (content, focus) = (form.content, form.focusedField) }
  }
}
