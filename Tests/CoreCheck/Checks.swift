import FieldEditing
import FieldForms
import NumberText

/// Types "3.14" key by key and gives a hundred times the value.
@_cdecl("typedHundredths")
public func typedHundredths() -> Double {
  guard let field = typed("3.14", as: Double.self) else { return -1 }
  return (field.value ?? -1) * 100
}

/// Whether the text stays as it was typed until the commit rewrites it.
@_cdecl("commitGroupsDigits")
public func commitGroupsDigits() -> Bool {
  guard var field = typed("1234567.50", as: FixedDecimal.self), field.text == "1234567.50" else {
    return false
  }
  return field.commit().outcome == .accepted && field.text == "1,234,567.5"
}

/// Whether a text that could be misread is refused, with its place and what was likely meant.
@_cdecl("refusesHalfGroup")
public func refusesHalfGroup() -> Bool {
  guard let field = typed("1,5", as: Int64.self) else { return false }
  return field.status == .intermediate && field.value == 1
    && field.issue == NumberIssue(.incompleteGroup, at: 0..<3)
}

/// Whether all digits of the largest integers are read.
@_cdecl("readsLargestIntegers")
public func readsLargestIntegers() -> Bool {
  typed("18446744073709551615", as: UInt64.self)?.value == UInt64.max
    && typed("18446744073709551616", as: UInt64.self)?.status == .invalid
}

/// Whether a format is learned from the texts of a writer, and refused if the texts leave a doubt.
@_cdecl("tellsFormatFromTexts")
public func tellsFormatFromTexts() -> Bool {
  var swiss = NumberSymbols.latin
  swiss.groupingSeparator = "'"
  let source = NumberFormat(
    locale: "de-CH", symbols: swiss, style: .decimal, affixes: ["CHF"],
    pattern: NumberPattern(
      suffix: " CHF", negativePrefix: "-", negativeSuffix: " CHF", minimumFractionDigits: 2,
      maximumFractionDigits: 2))
  let writer = TextWriter(allowsNegative: true) { _ in
    true
  } text: {
    source.text(for: $0)
  }
  let unsigned = TextWriter(allowsNegative: true) { _ in
    true
  } text: {
    source.text(for: $0.magnitude)
  }
  do throws(NumberFormatError) {
    let format = try NumberFormat(writer, TextFacts(locale: "de-CH"))
    guard format.pattern == source.pattern, format.symbols == source.symbols,
      NumberScanner<Int>(format: format).scan("1'234.00 CHF").value == 1234
    else { return false }
    _ = try NumberFormat(unsigned, TextFacts(locale: "de-CH"))
    return false
  } catch {
    if case .losesSign = error { return true }
    return false
  }
}

/// Whether a form walks through its fields, commits those it leaves and knows what is missing.
@_cdecl("formWalksAndCommits")
public func formWalksAndCommits() -> Bool {
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
@_cdecl("formSubmitsAndRestores")
public func formSubmitsAndRestores() -> Bool {
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
@_cdecl("rowsAreFound")
public func rowsAreFound() -> Bool {
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

private let english = NumberFormat(locale: "en", symbols: .latin, style: .decimal)

private func typed<Value: NumberValue>(
  _ text: String, as type: Value.Type
) -> FormattingField<Value>? {
  var field = FormattingField<Value>(format: english)
  do throws(EditRefusal) {
    try field.type(text)
    return field
  } catch {
    return nil
  }
}
