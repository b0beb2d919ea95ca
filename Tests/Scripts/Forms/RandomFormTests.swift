import EditScripts
import FormattingFields
import Testing

@testable import FieldForms
@testable import FieldFormsTests

/// After every step, the survey that a form keeps equals a fresh survey of the whole form (F11),
/// and an earlier copy of the form is as it was.
struct RandomFormTests {
  private typealias Field = Ledger.FieldID
  typealias Run = (form: FieldForm<Ledger>, random: SeededGenerator, next: Int)

  @Test("a form knows of each field what a survey of all fields finds, whatever is done to it")
  func survey() throws {
    let seed = Sampling.seed
    var run: Run = (FieldForm(Ledger()), SeededGenerator(seed), 0)
    for step in 0..<Sampling.count(2_000, full: 100_000) {
      if step % 300 == 0 { run.form = FieldForm(Self.ledger(&run)) }
      let (copy, state) = (run.form, run.form.state)
      // At first each kind of step, then any.
      Self.step(step < Self.kindCount ? step : nil, &run)
      let isKept = copy.state == state
      try #require(isKept, "seed \(seed), step \(step): a copy changed with the form")
      let difference = Ledger.surveyDifference(run.form)
      try #require(difference == nil, "seed \(seed), step \(step): \(difference ?? "")")
    }
  }

  /// A new form: three accounts with two entries each.
  static func ledger(_ run: inout Run) -> Ledger {
    var ledger = Ledger()
    for _ in 0..<3 { ledger.accounts.append(account(&run)) }
    return ledger
  }

  private static func account(_ run: inout Run) -> Ledger.Account {
    run.next += 1
    var account = Ledger.Account(
      id: run.next,
      share: FormattingField(.random(in: 20...40, using: &run.random), format: format(.integer)),
      entries: [])
    for _ in 0..<Int.random(in: 0...3, using: &run.random) { account.entries.append(entry(&run)) }
    return account
  }

  private static func entry(_ run: inout Run) -> Ledger.Entry {
    // Now and then two rows have the same id.
    if Int.random(in: 0..<40, using: &run.random) > 0 { run.next += 1 }
    var entry = Ledger.Entry(
      id: run.next,
      amount: FormattingField(
        Double(Int.random(in: 0...200, using: &run.random)), format: format(.decimal, "de-DE")))
    // A new entry would take the form's defaults at its first survey, and an undo does not take
    // them back.
    entry.amount.adoptFormDefaults()
    return entry
  }

  private static let texts = ["1", "9", ".", ",5", "x", "closed", "short", "", "100", "-"]

  private static let kindCount = 14

  /// Makes a change of the form, of a kind or of any.
  static func step(_ kind: Int? = nil, _ run: inout Run) {
    let kind = kind ?? Int.random(in: 0..<kindCount, using: &run.random)
    let field = run.form.declaredFields.randomElement(using: &run.random) ?? .title
    let text = texts.randomElement(using: &run.random) ?? ""
    let count = run.form.content.accounts.count
    let place = count == 0 ? 0 : Int.random(in: 0..<count, using: &run.random)
    switch kind {
    case 0, 1: try? run.form.apply(.type(text), to: field)
    case 2: try? run.form.apply(.edit(TextEdit(.all, text)), to: field)
    case 3: run.form.focus(field)
    case 4: run.form.moveToNext()
    case 5: run.form.moveToPrevious()
    case 6: try? run.form.apply(.press(.increment), to: field)
    case 7: run.form.commit(field)
    case 8:
      let new = account(&run)
      if count < 6 { run.form.content.accounts.insert(new, at: place) }
    case 9: if count > 0 { run.form.content.accounts.remove(at: place) }
    case 10: if count > 0 { run.form.content.accounts.swapAt(0, place) }
    case 11:
      let new = entry(&run)
      if count > 0, run.form.content.accounts[place].entries.count < 4 {
        run.form.content.accounts[place].entries.append(new)
      }
    case 12:
      if let check = run.form.beginCheck(of: field) {
        run.form.endCheck(check, text.isEmpty ? [] : [ValidationIssue(.check, message: text)])
      }
    default:
      if run.form.beginSubmit() == .started, let submission = run.form.submission {
        let name = run.form.name(of: field) ?? "form"
        run.form.endSubmit(submission, [.answer(name, text)])
      } else if text.isEmpty {
        run.form.keepAsInitial()
      }
    }
  }
}
