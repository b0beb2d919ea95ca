import EntryKinds
import FieldForms
import FormattingFields
import Foundation
import Testing

/// A form with number fields of every kind: digits that fill from the right, entries, pastes from
/// elsewhere, bounds, plain numbers while focused.
struct MixedFormTests {

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

struct Mixed: FormContent {
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
    filling.fillsFromRight = true
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

  mutating func setBounds(_ bounds: NumberBounds, of field: FieldID) {
    switch field {
    case .cents: cents.setBounds(bounds)
    case .pasted: pasted.setBounds(bounds)
    case .entry: entry.setBounds(bounds)
    case .integer: integer.setBounds(bounds)
    case .percent: percent.setBounds(bounds)
    case .plain: plain.setBounds(bounds)
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
    policies.fillsFromRight = false
    var fresh = FormattingField<Value>(
      format: field.format, bounds: field.bounds, policies: policies)
    guard (try? fresh.apply(TextEdit(.all, field.text))) != nil, fresh.status == .acceptable,
      fresh.entry != field.entry
    else { return nil }
    return "the screen says another number than \(field)"
  }
}
