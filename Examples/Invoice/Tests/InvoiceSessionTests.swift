import FieldForms
import FieldTesting
import FormattingFields
import Foundation
import Invoice
import Testing

/// Random sessions with lines, undo, locales, currencies, drafts, checks and submits hold against
/// what a person notes by hand.
@MainActor struct InvoiceSessionTests {
  nonisolated private static let session = RandomSession(
    texts: [
      "1", "2.5", "1,5", "1234", "0", "-", "x", "2026-16", "2026-11-22", "2026-11-2", "Ada ",
      "Glue", "a@b.c", "USD",
      "19%", " ", ".", "9.995", "12,345.6",
    ],
    hostActs: [
      "add", "remove", "move", "locale", "locale", "draft", "submit", "block", "fill", "fill",
    ])

  @Test("whatever is done to an invoice, numbers, totals, undo, checks and drafts are as by hand")
  func sessions() async throws {
    let environment = ProcessInfo.processInfo.environment
    let first = environment["FORMATTING_FIELD_SEED"].flatMap { UInt64($0) } ?? 20_261_121
    for number in 0..<(environment["FORMATTING_FIELD_SAMPLES"] == "all" ? 10_000 : 300) {
      let seed = first &+ UInt64(number)
      var random = SeededGenerator(seed)
      let count = Int.random(in: 5...40, using: &random)
      let acts = Self.session.formActs(count, using: &random)
      guard try await Self.problem(acts) != nil else { continue }
      let smallest = await acts.shrunk { (try? await Self.problem($0)) != nil }
      let problem = try await Self.problem(smallest) ?? ""
      Issue.record("seed \(seed): \(smallest) → \(problem.visible)")
      return
    }
  }

  /// What a session shows that a person would not have noted; nil if nothing is wrong.
  private static func problem(_ acts: [FormAct]) async throws -> String? {
    let run = try InvoiceRun()
    for (place, act) in acts.enumerated() {
      if let problem = await run.take(act) { return "act \(place + 1), \(act): \(problem)" }
    }
    return run.unwind()
  }
}

/// An invoice under a session, with notes.
@MainActor private final class InvoiceRun {
  private var person: FormDriver<Invoice>
  private var locale = "en-US" { didSet { changes += 1 } }
  private var changes = 0
  /// A sheet after each act that changed something.
  private var sheets: [InvoiceSheet] = []
  /// What may have been done and undone, for two sheets may say the same.
  private var notes: Set<Notes> = [Notes(done: [0])]
  private var complaint: String?

  private static let locales = ["en-US", "de-DE", "fr-FR", "de-CH"]
  private static let money = Result {
    try Dictionary(
      uniqueKeysWithValues: locales.flatMap { locale in
        ["EUR", "USD", "JPY"].map { (locale, $0) }
      }.map { ("\($0) \($1)", try NumberFormat.icu(locale: $0, style: .currency($1))) })
  }
  private static let server = InvoiceServer { isTaken($0) ? [.check("It is taken.")] : [] }

  nonisolated private static func isTaken(_ text: String) -> Bool {
    text == "2026-16" || text == "Glue"
  }

  init() throws {
    person = FormDriver(
      try Invoice(locale: "en-US", server: Self.server), messages: FormMessages { "\($0)" })
    sheets = [sheet]
  }

  private var sheet: InvoiceSheet { InvoiceSheet(person.model, changes: changes) }

  /// Plays an act.
  ///
  /// - Returns: What a person would not have noted; nil if nothing is wrong.
  func take(_ act: FormAct) async -> String? {
    await person.play(act) { await host($1, $2) }
    if let complaint { return complaint }
    await person.awaitChecks()
    let now = sheet
    sheets.append(now)
    switch act {
    case .key(.undo):
      note { $0.undone(where: isNow) }
      if notes.isEmpty { return "undone to what never was: \(now.entries)" }
    case .key(.redo):
      note { $0.redone(where: isNow) }
      if notes.isEmpty { return "done again what never was: \(now.entries)" }
    case .host("draft", _): notes = [Notes(done: [sheets.count - 1])]
    case .host("locale", _):
      // Of what may have been done, what the screen of another locale contradicts was not.
      note { isNow($0.last) ? [$0.replacing(by: sheets.count - 1)] : [] }
      if notes.isEmpty { return "a number changed with the locale" }
    default:
      // A text that nobody can read may stand where a sheet of another locale had a number, or be
      // new.
      note { notes in
        let isSame = sheets[notes.last] == now
        return (isNow(notes.last) ? [notes] : []) + (isSame ? [] : [notes.adding(sheets.count - 1)])
      }
    }
    if !person.model.canUndo, notes.allSatisfy({ $0.done.count > 1 }) { return "no undo is left" }
    return wrongScreen(now)
  }

  private func note(_ change: (Notes) -> [Notes]) { notes = Set(notes.flatMap(change)) }

  /// Whether a sheet says what is on the screen.
  private func isNow(_ sheet: Int) -> Bool { sheets[sheets.count - 1].isLike(sheets[sheet]) }

  /// Undoes everything, and does everything again.
  func unwind() -> String? {
    let last = sheet
    var count = 0
    while person.model.undo() { count += 1 }
    if !notes.contains(where: { sheet.isLike(sheets[$0.done[0]]) }) {
      return "\(count) times undone: \(sheet.entries)"
    }
    for _ in 0..<count where !person.model.redo() { return "not done again" }
    return sheet.isLike(last) || person.model.canRedo
      ? nil : "done again: \(sheet.entries), was \(last.entries)"
  }

  // MARK: The host

  private func host(_ name: String, _ number: Int) async {
    let count = person.form.content.lines.count
    switch name {
    case "add": person.change { $0.addLine(product: number % 2 == 0 ? nil : "A-\(number)") }
    case "remove": if count > 0 { person.change { $0.content.lines.remove(at: number % count) } }
    case "move": if count > 0 { person.change { $0.content.lines.swapAt(0, number % count) } }
    case "block":
      person.change { try? $0.paste(block: "Pens\t1000\t0.5\nGlue\t\(number)\t1,5") }
    case "locale":
      locale = Self.locales[number % Self.locales.count]
      person.change { [locale] in $0.reformat { $0.locale = locale } }
    case "fill":
      person.change { form in
        for (field, text) in [
          (Invoice.FieldID.number, "17"), (.customer, "Bo"), (.issued, "2026-11-01"), (.due, ""),
        ] {
          try? form.apply(.edit(TextEdit(.all, text)), to: field)
        }
      }
    case "draft": restore(in: Self.locales[number % Self.locales.count])
    default: await submit()
    }
  }

  private func submit() async {
    var sent: Invoice?
    let outcome = await person.submit { invoice in
      sent = invoice
      return []
    }
    let now = sheet
    if (outcome == .accepted) != isValid(now) {
      complaint = "\(outcome), though by hand \(isValid(now))"
    }
    if let sent, sent.total.value != now.total { complaint = "sent a total of \(sent.total.text)" }
  }

  private func restore(in other: String) {
    let before = sheet
    do {
      let data = try JSONEncoder().encode(person.form.snapshot)
      let draft = try JSONDecoder().decode(FormSnapshot.self, from: data)
      let (form, losses) = FieldForm.restored(
        from: draft, in: try Invoice(locale: other, server: Self.server))
      person = FormDriver(form, messages: person.messages)
      locale = other
      if !losses.isEmpty { complaint = "lost \(losses)" }
      if !sheet.isLike(before) { complaint = "a draft has \(sheet.entries), not \(before.entries)" }
    } catch {
      complaint = "\(error)"
    }
  }

  // MARK: The screen

  /// Whether a person would call the invoice valid.
  private func isValid(_ sheet: InvoiceSheet) -> Bool {
    let form = person.form
    func text(_ field: Invoice.FieldID) -> String { form[text: field] }
    let required: [Invoice.FieldID] =
      [.number, .customer, .issued, .currency, .tax]
      + sheet.ids.flatMap { [.line($0, .text), .line($0, .quantity), .line($0, .price)] }
    guard required.allSatisfy({ !text($0).isEmpty }) else { return false }
    guard form.declaredFields.allSatisfy({ form[$0]?.status == .acceptable }) else { return false }
    let texts = [text(.number)] + sheet.ids.map { text(.line($0, .text)) }
    if texts.contains(where: Self.isTaken) { return false }
    // A date of ISO 8601 is later if its text is.
    if !text(.due).isEmpty, text(.due) < text(.issued) { return false }
    return form.issues(of: .email).isEmpty && (sheet.total ?? 0) > 0
  }

  /// What is on the screen and should not be.
  private func wrongScreen(_ sheet: InvoiceSheet) -> String? {
    let form = person.form
    if form.isValid != isValid(sheet) { return "valid: \(form.isValid), by hand \(isValid(sheet))" }
    guard case .choice(let currency?)? = form[.currency]?.value, let money = try? Self.money.get()
    else { return nil }
    let written = money["\(locale) \(currency)"]!
    let reckoned =
      sheet.ids.map { (Invoice.FieldID.line($0, .amount), sheet.amount($0)) }
      + [(.net, sheet.net), (.total, sheet.total)]
    for (field, number) in reckoned {
      let text = number.map { written.text(for: $0) } ?? ""
      if form[text: field] != text {
        return "\(field) is “\(form[text: field])”, by hand “\(text)”"
      }
    }
    for line in sheet.ids {
      for field in [Invoice.FieldID.line(line, .quantity), .line(line, .price)] {
        guard let state = form[field], let format = state.numberFormat else { return "no number" }
        if field == .line(line, .price), format != written { return "\(field) has another format" }
        guard state.status == .acceptable, let number = sheet.number(field) else { continue }
        let fresh = NumberScanner<FixedDecimal>(format: format).scan(state.text)
        let isSaid = fresh.value == number || fresh.status != .acceptable
        if !isSaid, state.isEdited || state.text != format.text(for: number) {
          return "\(field) is “\(state.text)” for \(number)"
        }
      }
    }
    return nil
  }
}

/// The places of sheets that were done and undone. A commit is undone with the keys before it, and
/// a text may change and say the same: so up to two sheets are undone at once.
private struct Notes: Hashable {
  var done: [Int]
  var undone: [Int] = []

  var last: Int { done[done.count - 1] }

  func adding(_ sheet: Int) -> Notes { Notes(done: done + [sheet]) }

  func replacing(by sheet: Int) -> Notes { Notes(done: done.dropLast() + [sheet], undone: undone) }

  func undone(where isNow: (Int) -> Bool) -> [Notes] {
    (0...2).filter { $0 < done.count && isNow(done[done.count - 1 - $0]) }
      .map { Notes(done: done.dropLast($0), undone: undone + done.suffix($0).reversed()) }
  }

  func redone(where isNow: (Int) -> Bool) -> [Notes] {
    (0...2).filter { $0 <= undone.count && isNow($0 == 0 ? last : undone[undone.count - $0]) }
      .map { Notes(done: done + undone.suffix($0).reversed(), undone: undone.dropLast($0)) }
  }
}
