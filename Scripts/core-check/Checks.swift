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
    && field.issues == [NumberIssue(.incompleteGroup, at: 0..<3)]
}

/// Whether all digits of the largest integers are read.
@_cdecl("readsLargestIntegers")
public func readsLargestIntegers() -> Bool {
  typed("18446744073709551615", as: UInt64.self)?.value == UInt64.max
    && typed("18446744073709551616", as: UInt64.self)?.status == .invalid
}

/// Whether a form walks through its fields, commits those it leaves and knows what is missing.
@_cdecl("formWalksAndCommits")
public func formWalksAndCommits() -> Bool {
  var form = FieldForm(Purchase())
  form.focusOnAppear()
  do throws(FormRefusal) {
    try form.apply(.type("1234.50"))
    form.submitField()
    guard form.focusedField == .email, form[.price]?.text == "1,234.5", !form.isValid,
      form.issues(of: .email) == [ValidationIssue(.required)]
    else { return false }
    try form.apply(.type("ada@example.org"))
  } catch {
    return false
  }
  form.submitField()
  return form.focusedField == nil && form.isValid && form.content.price.value == 1234.5
}

/// Whether a form submits, shows what was answered, tells a view where it went, and can be restored.
@_cdecl("formSubmitsAndRestores")
public func formSubmitsAndRestores() -> Bool {
  var form = FieldForm(Purchase())
  form.content.price.setValue(3)
  form.content.email.setText("ada@example.org")
  guard form.beginSubmit() == .started, let submission = form.submission,
    form.endSubmit(submission, [.answer("email", "It is taken.")]) == .answered
  else { return false }
  var mirror = FocusMirror<Purchase.FieldID>()
  guard mirror.follow(form)?.field == .email, mirror.report(.email, to: &form) == nil,
    form.announcement(of: .email, in: FormMessages()) == "email: It is taken."
  else { return false }
  do throws(SnapshotError) {
    let restored = try FieldForm(restoring: form.snapshot, in: Purchase())
    return restored.content == form.content && restored.focusedField == .email
  } catch {
    return false
  }
}

private struct Purchase: FormContent {
  enum FieldID: String { case price, email }

  var price = FormattingField<Double>(format: english)
  var email = PlainTextField()

  mutating func declare(_ form: inout some FormDeclaration<FieldID>) {
    form.field(.price, &price, .required)
    form.field(.email, &email, .required, rules: .email, .length(...254))
  }
}

private let english = NumberFormat(
  locale: "en", symbols: .latin, style: .decimal,
  writer: .pattern(NumberPattern(positive: .init(), negative: .init(prefix: "-"))))

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
