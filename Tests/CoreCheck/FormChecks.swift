import FieldEditing
import FieldForms
import NumberText

/// Whether a form walks through its fields, commits those it leaves and knows what is missing.
func formWalksAndCommits() -> Bool {
  var form = FieldForm(Purchase())
  form.focusOnAppear()
  do throws(FormRefusal) {
    try form.apply(.type("1234.50"))
    form.pressReturn()
    guard form.focusedField == .email, form[.price]?.text == "1,234.5", !form.isValid,
      form.issues(of: .email) == [ValidationIssue(.required)]
    else { return false }
    try form.apply(.type("ada@example.org"))
  } catch {
    return false
  }
  form.pressReturn()
  return form.focusedField == nil && form.isValid && form.content.price.value == 1234.5
}

/// Whether a form submits, shows what was answered, tells a view where it went, and can be
/// restored.
func formSubmitsAndRestores() -> Bool {
  var form = FieldForm(Purchase())
  form.content.price.setValue(3)
  form.content.email.setText("ada@example.org")
  guard form.beginSubmit() == .started, let submission = form.submission,
    form.endSubmit(submission, [.answer("email", "It is taken.")]) == .answered
  else { return false }
  var mirror = FocusMirror<Purchase.FieldID>()
  guard mirror.follow(form), form.focusedField == .email, !mirror.report(.email, to: &form),
    form.announcement(of: .email, in: FormMessages()) == "email: It is taken."
  else { return false }
  do throws(SnapshotError) {
    let restored = try FieldForm(restoring: form.snapshot, in: Purchase())
    return restored.content == form.content && restored.focusedField == .email
  } catch {
    return false
  }
}

/// Whether a key in a row is found by the row's id, and an answer of a server by the row's index.
func rowsAreFound() -> Bool {
  var form = FieldForm(Basket(lines: [Basket.Line(id: 7), Basket.Line(id: 9)]))
  do throws(FormRefusal) {
    try form.apply(.type("3"), to: .line(7, .count))
    try form.apply(.type("5"), to: .line(9, .count))
  } catch {
    return false
  }
  guard form.isValid, form.name(of: .line(9, .count)) == "lines[1].count",
    form.beginSubmit() == .started, let submission = form.submission
  else { return false }
  form.endSubmit(submission, [.answer("/lines/1/count", "Sold out.")])
  return form.focusedField == .line(9, .count) && form.content.lines[1].count.value == 5
}

private struct Basket: FormContent {
  enum FieldID: Hashable { case line(Int, Line.FieldID) }

  struct Line: FormContent, Identifiable {
    enum FieldID: String { case count }

    let id: Int
    var count = FormattingField<Int>(format: english)

    mutating func declare(_ form: inout FormDeclaration<FieldID>) {
      form.field(.count, &count, .required)
    }
  }

  var lines: [Line]

  mutating func declare(_ form: inout FormDeclaration<FieldID>) {
    form.rows(&lines, named: "lines", as: FieldID.line)
  }
}

private struct Purchase: FormContent {
  enum FieldID: String { case price, email }

  var price = FormattingField<Double>(format: english)
  var email = PlainTextField()

  mutating func declare(_ form: inout FormDeclaration<FieldID>) {
    form.field(.price, &price, .required)
    form.field(.email, &email, .required, rules: [.email, .length(...254)])
  }
}
