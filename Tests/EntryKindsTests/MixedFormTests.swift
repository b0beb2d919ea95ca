import EditScripts
import EntryKinds
import FieldForms
import FormattingFields
import Foundation
import Synchronization
import Testing

/// A form with number fields of every kind: digits that fill from the right, entries, pastes from elsewhere, bounds,
/// plain numbers while focused.
struct MixedFormTests {
  @Test(
    "whatever is done is undone and made again, in other formats too, and the screen says the value (S12, F12, S7)",
    arguments: [false, true])
  func histories(changesFormats: Bool) {
    let problems = Mutex<[String]>([])
    DispatchQueue.concurrentPerform(iterations: Sampling.count(400, full: 30_000)) { index in
      let seed = Sampling.seed &+ UInt64(index) &* 0x9_0001
      var run = MixedRun(seed, changesFormats: changesFormats)
      if let problem = run.firstProblem() {
        problems.withLock {
          $0.append("seed \(seed), \(problem): \(run.acts.joined(separator: "; "))")
        }
      }
    }
    let found = problems.withLock { $0 }
    #expect(found.isEmpty, "\(found.count), such as \(found.prefix(3).joined(separator: "\n"))")
  }

  @Test("an undo shows a number plain if the focus had made it so, with its selection (C20, F12)")
  func plain() throws {
    var form = FieldForm(try Mixed("de-DE"))
    form.setValue(.number(FixedDecimal("1234.5")), of: .plain)
    form.focus(.plain)
    try form.apply(.select(.utf8(1, 3)))
    let undo = form.undoable { $0.setValue(.number(7), of: .plain) }
    let redo = try form.apply(undo)
    #expect(form[.plain]?.text == "1234,50")
    #expect(form[.plain]?.selection == FieldSelection(anchor: 1, head: 3))
    try form.apply(redo)
    #expect(form[.plain]?.text == "7,00")
  }

  @Test(
    "An edit that comes back by an undo began with the plain number, so Escape and a new value leave a plain one (C20)",
    arguments: ["7", "1234.5"])
  func plainEdit(_ number: String) throws {
    var form = FieldForm(try Mixed("de-DE"))
    form.setValue(.number(FixedDecimal(number)), of: .plain)
    form.focus(.plain)
    try form.apply(.type("x"))
    let undo = try form.undoable { try $0.apply(.press(.revert)) }
    try form.apply(undo)
    try form.apply(.press(.revert))
    #expect(form[.plain]?.text.contains("1.234") == false)
    form.setValue(.number(5678), of: .plain)
    #expect(form[.plain]?.text == "5678,00")
  }
}

private struct Mixed: FormContent {
  enum FieldID: String, CaseIterable { case cents, pasted, entry, integer, percent, plain, note }

  static let locales = ["en-US", "de-DE", "fr-FR", "de-CH", "ar-EG", "fi-FI", "hi-IN", "es-ES"]
  private static let styles: [FieldID: NumberStyle] = [
    .cents: .currency("EUR"), .pasted: .decimal, .entry: .skeleton(".00##"), .integer: .integer,
    .percent: .percent, .plain: .skeleton(".00"), .note: .decimal,
  ]

  var cents: FormattingField<FixedDecimal>
  var pasted: FormattingField<FixedDecimal>
  var entry: FormattingField<Double>
  var integer: FormattingField<Int>
  var percent: FormattingField<FixedDecimal>
  var plain: FormattingField<Float>
  var note = PlainTextField()

  static func format(_ locale: String, _ field: FieldID) throws -> NumberFormat {
    try .icu(locale: locale, style: styles[field] ?? .decimal)
  }

  init(_ locale: String) throws {
    var (filling, pastes) = (FieldPolicies(), FieldPolicies())
    var (entries, plainly) = (FieldPolicies(), FieldPolicies())
    filling.entries = [.cents]
    pastes.entries = [.fromElsewhere]
    entries.entries = [.arithmetic, .fractions, .fromElsewhere]
    (plainly.isPlainWhileFocused, plainly.keepsTypedZeros) = (true, true)
    func format(_ field: FieldID) throws -> NumberFormat { try Self.format(locale, field) }
    cents = FormattingField(1, format: try format(.cents), policies: filling)
    pasted = FormattingField(1234, format: try format(.pasted), policies: pastes)
    entry = FormattingField(1234.5, format: try format(.entry), policies: entries)
    integer = FormattingField(1234, format: try format(.integer), bounds: NumberBounds(1...99_999))
    percent = FormattingField(FixedDecimal("0.125"), format: try format(.percent))
    plain = FormattingField(1.25, format: try format(.plain), policies: plainly)
  }

  mutating func setFormat(_ format: NumberFormat, of field: FieldID) {
    switch field {
    case .cents: cents.setFormat(format)
    case .pasted: pasted.setFormat(format)
    case .entry: entry.setFormat(format)
    case .integer: integer.setFormat(format)
    case .percent: percent.setFormat(format)
    case .plain: plain.setFormat(format)
    case .note: break
    }
  }

  subscript(_ field: FieldID) -> any EditableField {
    switch field {
    case .cents: cents
    case .pasted: pasted
    case .entry: entry
    case .integer: integer
    case .percent: percent
    case .plain: plain
    case .note: note
    }
  }

  mutating func declare(_ form: inout FormDeclaration<FieldID>) {
    form.field(.cents, &cents)
    form.field(.pasted, &pasted)
    form.field(.entry, &entry)
    form.field(.integer, &integer)
    form.field(.percent, &percent)
    form.field(.plain, &plain)
    form.field(.note, &note)
  }

  /// Where the screen says another number than a field has; nil if it does nowhere. (S12)
  var misread: String? {
    misread(cents) ?? misread(pasted) ?? misread(entry) ?? misread(integer)
      ?? misread(percent) ?? misread(plain)
  }

  private func misread<Value>(_ field: FormattingField<Value>) -> String? {
    guard field.status == .acceptable, field.markedRange == nil else { return nil }
    // A person reads the text, and sees no keys.
    var policies = field.policies
    policies.entries.removeAll { $0 == .cents }
    var fresh = FormattingField<Value>(
      format: field.format, bounds: field.bounds, policies: policies)
    guard (try? fresh.apply(TextEdit(.all, field.text))) != nil, fresh.status == .acceptable,
      fresh.entry != field.entry
    else { return nil }
    return "the screen says another number than \(field)"
  }
}

/// A form under random acts.
private struct MixedRun {
  private static let texts = [
    "1", "2", "5", ",", ".", "0", "1.5", "12", "1,234.5", "1.234,5", "1.234", "12,5", "1+2", "1/2",
    "\u{BD}", "-", "1'234", "x", "1 234,5", "3%", "1,23,456", "\u{663}", "1.234.567",
    "1,234,567.89",
  ]

  private(set) var acts: [String] = []
  private let changesFormats: Bool
  private var random: SeededGenerator
  private var form: FieldForm<Mixed>

  init(_ seed: UInt64, changesFormats: Bool) {
    random = SeededGenerator(seed)
    self.changesFormats = changesFormats
    form = FieldForm(try! Mixed(Mixed.locales.randomElement(using: &random)!))
  }

  /// Makes acts, undoes all of them and makes them again: what goes wrong; nil if nothing does.
  mutating func firstProblem() -> String? {
    var (undos, states) = ([FormChange<Mixed>](), [form.content])
    for _ in 0..<Int.random(in: 2...20, using: &random) {
      var (run, before) = (self, form)
      undos.append(before.undoable { run.act(on: &$0) })
      self = run
      form = before
      states.append(form.content)
      if let problem = form.content.misread { return problem }
    }
    // The formats change once more, and nobody has recorded that.
    for field in Mixed.FieldID.allCases where changesFormats {
      let format = format(of: field)
      form.content.setFormat(format, of: field)
    }
    var redos: [(change: FormChange<Mixed>, state: Mixed)] = []
    for (undo, state) in zip(undos, states).reversed() {
      let latest = form.content
      guard let redo = try? form.apply(undo) else { return "undo \(redos.count) does not fit" }
      redos.append((redo, latest))
      if let problem = difference(from: state) { return "undone: \(problem)" }
    }
    for (redo, state) in redos.reversed() {
      guard (try? form.apply(redo)) != nil else { return "a redo does not fit" }
      if let problem = difference(from: state) { return "made again: \(problem)" }
    }
    return nil
  }

  private func difference(from state: Mixed) -> String? {
    if let problem = form.content.misread { return problem }
    for id in Mixed.FieldID.allCases {
      let (now, was) = (form.content[id], state[id])
      let isSame =
        changesFormats
        ? was.status != .acceptable || now.status == .acceptable && now.fieldValue == was.fieldValue
        : now.saved == was.saved
      if !isSame {
        return "\(id) is \(now.text.debugDescription), was \(was.text.debugDescription)"
      }
    }
    let isFilling = form.content.cents.isFilling
    return changesFormats || isFilling == state.cents.isFilling ? nil : "digits fill \(isFilling)"
  }

  /// A field's format in another locale.
  private mutating func format(of field: Mixed.FieldID) -> NumberFormat {
    let locale = Mixed.locales.randomElement(using: &random)!
    acts.append("\(locale) in \(field)")
    return try! Mixed.format(locale, field)
  }

  private mutating func act(on form: inout FieldForm<Mixed>) {
    let field = Mixed.FieldID.allCases.randomElement(using: &random)!
    let text = Self.texts.randomElement(using: &random)!
    var inputs: [FieldInput] = []
    switch Int.random(in: 0..<(changesFormats ? 20 : 17), using: &random) {
    case 0..<4: inputs = [.type(text)]
    case 4: inputs = [.press(.deleteBackward)]
    case 5: inputs = [.paste(text)]
    case 6: inputs = [.select(.all), .paste(text)]
    case 7: inputs = [.press(.decimalKey)]
    case 8: inputs = [.press(.toggleSign)]
    case 9: inputs = [.follow(text)]
    case 10: inputs = [.press(.increment)]
    case 11: inputs = [.select(.all)]
    case 12: inputs = [.compose(text), .press(.endComposition)]
    case 13:
      acts.append("focus \(field)")
      form.focus(field)
    case 14:
      acts.append("focus nothing")
      form.focus(nil)
    case 15:
      acts.append("set \(field)")
      form.setValue(.number(FixedDecimal("1234.5")), of: field)
    case 16:
      acts.append("commit \(field)")
      form.commit(field)
    default: form.content.setFormat(format(of: field), of: field)
    }
    for input in inputs {
      acts.append("\(input) in \(field)")
      try? form.apply(input, to: field)
    }
  }
}
