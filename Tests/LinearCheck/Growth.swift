import FieldEditing
import FieldForms
import NumberText

let english = NumberFormat(locale: "en", symbols: .latin, style: .decimal)

/// Rows of a number, as many as there are, and nothing else.
struct Rows: FormContent {
  struct Row: FormContent, Identifiable {
    enum FieldID: Hashable, Sendable { case amount }

    let id: Int
    var amount: FormattingField<Int>

    mutating func declare(_ form: inout FormDeclaration<FieldID>) {
      form.field(.amount, named: "amount", label: "Amount", &amount, .required)
      form.rule("above", on: .amount, holds: amount.value ?? 0 > 0, message: "It is not above 0.")
    }
  }

  enum FieldID: Hashable, Sendable { case row(Int, Row.FieldID) }

  var rows: [Row]

  /// - Parameter amount: The amount of each row, of which the rule holds if this is above 0.
  init(_ size: Int, _ amount: Int = 0) {
    rows = (0..<size).map { Row(id: $0, amount: FormattingField(amount, format: english)) }
  }

  mutating func declare(_ form: inout FormDeclaration<FieldID>) {
    form.rows(&rows, named: "rows", as: FieldID.row)
  }
}

/// A form of many fields beside each other, each edited.
struct Flat: FormContent {
  typealias FieldID = Int

  var amounts: [FormattingField<Int>]

  init(_ size: Int) throws {
    var edited = FormattingField<Int>(format: english)
    try edited.type("12")
    amounts = Array(repeating: edited, count: size)
  }

  mutating func declare(_ form: inout FormDeclaration<FieldID>) {
    form.fields(&amounts, named: { "amount\($0)" }, as: { $0 })
  }
}

/// Fields beside each other, each with a rule that no other field is above the first one.
struct Bounded: FormContent {
  typealias FieldID = Int

  var amounts: [FormattingField<Int>]

  init(_ size: Int) {
    amounts = Array(repeating: FormattingField(5, format: english), count: size)
  }

  mutating func declare(_ form: inout FormDeclaration<FieldID>) {
    form.fields(&amounts, named: { "amount\($0)" }, as: { $0 })
    let most = amounts.first?.value ?? 0
    for index in amounts.indices {
      form.rule("above", on: index, holds: amounts[index].value ?? 0 <= most)
    }
  }
}

/// A form with one field.
struct One: FormContent {
  enum FieldID: Hashable, Sendable { case amount }

  var amount = FormattingField<Int>(format: english)

  mutating func declare(_ form: inout FormDeclaration<FieldID>) {
    form.field(.amount, named: "amount", label: "Amount", &amount)
  }
}

/// Types into each field, as an input of all rows at once does: into the content, which is surveyed
/// once.
func fill(_ form: inout FieldForm<Rows>, _ text: String = "12") throws {
  var content = form.content
  for index in content.rows.indices {
    try content.rows[index].amount.apply(TextEdit(.all, text))
  }
  form.content = content
}

let german: NumberFormat = {
  var symbols = NumberSymbols.latin
  (symbols.decimalSeparator, symbols.groupingSeparator) = (",", ".")
  return NumberFormat(locale: "de", symbols: symbols, style: .decimal)
}()

/// Does all that a host does to a whole form of `size` fields.
///
/// - Parameter counted: Calls what it is given, and counts that.
func grow(_ size: Int, _ counted: (_ name: String, _ body: () throws -> Void) throws -> Void) throws
{
  var form = FieldForm(Rows(size))
  try counted("appear") { form = FieldForm(Rows(size)) }
  let empty = form.content
  var change = form.undoable { _ in }
  try counted("a change of each field") {
    change = try form.undoable { try fill(&$0) }
  }
  try counted("undo") { change = try form.apply(change) }
  try counted("redo") { change = try form.apply(change) }
  try counted("states") { precondition(form.fieldStates.count == size) }
  try counted("issues") {
    precondition(form.declaredFields.allSatisfy { form.issues(of: $0).isEmpty })
  }
  var snapshot = form.snapshot
  try counted("a draft") { snapshot = form.snapshot }
  try counted("restore") { form = try FieldForm(restoring: snapshot, in: empty) }
  try counted("another format") { form.setFormats { _ in .number(german) } }
  var submission: Submission<Rows>?
  try counted("submit") {
    change = form.undoable { precondition($0.beginSubmit() == .started) }
    submission = form.submission
  }
  try counted("undo of a submit") { change = try form.apply(change) }
  try counted("redo of a submit") { change = try form.apply(change) }
  try counted("answers to a submit") {
    guard let submission else { return }
    let answers = (0..<size).map { ValidationIssue.answer("rows[\($0)].amount", "No.") }
    precondition(form.endSubmit(submission, answers) == .answered)
  }
  try counted("sentences") {
    let messages = FormMessages<Rows.FieldID>(label: { _ in "Amount" })
    for field in form.declaredFields {
      precondition(form.sentences(for: field, in: messages).count == 1)
    }
  }
  try counted("rows in another order") { form.content.rows.reverse() }
  try counted("reset") {
    form.content = empty
    form.keepAsInitial()
  }
  try counted("a value of each field") {
    var content = form.content
    for index in content.rows.indices { content.rows[index].amount.setValue(7) }
    form.content = content
  }
  try counted("a submit that changes values") {
    try fill(&form, "1,2")
    precondition(form.beginSubmit() != .started)
  }
}

/// Does a key in forms of several sizes.
///
/// - Parameter counted: Calls what it is given, and counts that.
func countKeys(_ counted: (_ body: () throws -> Void) throws -> Void) throws {
  func key<Content: FormContent>(_ name: String, _ content: (_ size: Int) throws -> Content) throws
  {
    for size in [6, 200, 2000, 20_000] {
      var form = FieldForm(try content(size))
      let field = form.declaredFields[size / 2]
      // What the first key does once, such as making room, is not counted.
      try form.apply(.edit(TextEdit(.all, "-7")), to: field)
      try counted { try form.apply(.edit(TextEdit(.all, "-8")), to: field) }
      print("\(name)\t\(size)")
    }
  }
  try key("a key in rows") { Rows($0, 1) }
  try key("a key in fields beside each other") { try Flat($0) }
}

/// Does what is counted.
func countedPass(_ body: () throws -> Void) {
  withoutActuallyEscaping(body) { body in
    counted = body
    doCounted()
    counted = {}
  }
}

nonisolated(unsafe) private var counted: () throws -> Void = {}

// A name that callgrind knows, which no specialization has.
@_silgen_name("counted_pass")
@inline(never)
func doCounted() {
  do { try counted() } catch { fatalError("\(error)") }
}
