import FieldForms
import FormattingFields
import Testing

/// Formats that number fields have at their own declaration. (S7, F19)
struct OwnFormatTests {
  private struct Offer: FormContent {
    enum FieldID: String { case currency, price, weight, total }

    var locale = "de-DE"
    var rate = 0
    var currency = ChoiceField("EUR", format: ChoiceFormat(["EUR", "USD", "XXQ"]))
    var price = FormattingField<FixedDecimal>(format: format(.decimal))
    var weight = FormattingField<FixedDecimal>(format: format(.decimal))
    var total = FormattingField<FixedDecimal>(format: format(.decimal))

    mutating func declare(_ form: inout FormDeclaration<FieldID>) {
      let locale = locale
      form.field(.currency, &currency, .required)
      let code = currency.value ?? "EUR"
      let money =
        code == "XXQ" ? nil : try? NumberFormat.icu(locale: locale, style: .currency(code))
      form.formats { _ in (try? .icu(locale: locale, style: .percent)).map { .number($0) } }
      form.field(.price, &price, format: money, rules: [.rule("paid") { $0 > 0 }])
      weight.policies.entries = (try? [.units("kilogram", locale: locale)]) ?? []
      form.field(
        .weight, named: "weight", &weight,
        format: try? .icu(locale: locale, style: .unit("kilogram")))
      form.computed(.total, &total, value: .number(price.entry.map { $0 * 2 }), format: money)
    }
  }

  private func shown(_ form: FieldForm<Offer>, _ id: Offer.FieldID) -> String? {
    form[id]?.text.replacing("\u{A0}", with: " ")
  }

  @Test("a format follows other fields and the locale, and a draft is restored in it")
  func follows() throws {
    var form = FieldForm(Offer())
    try form.enter("1234,5", in: .price)
    #expect(shown(form, .price) == "1.234,50 €")
    #expect(shown(form, .total) == "2.469,00 €")
    try form.enter("USD", in: .currency)
    form.reformat { $0.locale = "en-US" }
    #expect(shown(form, .price) == "$1,234.50")
    #expect(shown(form, .total) == "$2,469.00")
    let (restored, losses) = FieldForm.restored(from: form.snapshot, in: Offer())
    #expect(shown(restored, .price) == "1.234,50 $")
    #expect(losses == [])
    try form.enter("-1", in: .price)
    #expect(form[.price]?.issues.map(\.code) == ["rule.paid"])
  }

  @Test("a change that a host keeps is undone, and made again, in the present locale (F12, F19)")
  func keptChanges() throws {
    var form = FieldForm(Offer())
    let undo = try form.undoable { form throws(FormRefusal) in
      _ = try form.enter("1234,5", in: .price)
      form.content.rate = 3
    }
    form.reformat { $0.locale = "en-US" }
    #expect(shown(form, .price) == "€1,234.50")
    let redo = try form.apply(undo)
    #expect(form.content.locale == "en-US")
    form.reformat { $0.locale = "fr-FR" }
    let again = try form.apply(redo)
    #expect(form.content.locale == "fr-FR")
    #expect(shown(form, .price)?.replacing("\u{202F}", with: " ") == "1 234,50 €")
    try form.apply(again)
    #expect(form.content.locale == "fr-FR")
  }

  @Test("what a commit refused in another locale is not told of a text that is read now (R24, F19)")
  func refusedBefore() throws {
    var form = FieldForm(Offer())
    try form.enter("1.5", in: .price)
    let messages = FormMessages<Offer.FieldID>(label: { _ in "" })
    #expect(form.sentences(for: .price, in: messages) != [])
    form.reformat { $0.locale = "en-US" }
    #expect(form[.price]?.issues == [])
    #expect(form.sentences(for: .price, in: messages) == [])
  }

  @Test("a server's answer stays through a change of locale, before and after it comes (F3, F19)")
  func answers() throws {
    var form = FieldForm(Offer())
    form.enter([.price: "1234,5", .currency: "EUR"])
    #expect(form.beginSubmit() == .started)
    let submission = try #require(form.submission)
    form.reformat { $0.locale = "en-US" }
    #expect(shown(form, .price) == "€1,234.50")
    #expect(form.endSubmit(submission, [.answer("price", "Too much.")]) == .answered)
    #expect(form.issues(of: .price).map(\.message) == ["Too much."])
    #expect(form.focusedField == .price)
    form.reformat { $0.locale = "de-DE" }
    #expect(form.issues(of: .price).map(\.message) == ["Too much."])
    // An edit ends the answer, and drops one that comes late.
    try form.enter("1234,6", in: .price)
    #expect(form.issues(of: .price) == [])
    #expect(form.beginSubmit() == .started)
    let other = try #require(form.submission)
    form.reformat { $0.locale = "en-US" }
    try form.enter("7", in: .price)
    form.endSubmit(other, [.answer("price", "Too much.")])
    #expect(form.issues(of: .price) == [])
  }

  @Test("without a format of its own a field has that of the form")
  func none() throws {
    var form = FieldForm(Offer())
    try form.enter("12", in: .price)
    try form.enter("XXQ", in: .currency)
    #expect(shown(form, .price) == "1.200 %")
  }

  @Test("units have the names of the locale, switched with it by one call (X7)")
  func units() throws {
    var form = FieldForm(Offer())
    try form.enter("1500 Gramm", in: .weight)
    #expect(shown(form, .weight) == "1,5 kg")
    form.reformat { $0.locale = "en-US" }
    #expect(shown(form, .weight) == "1.5 kg")
    try form.enter("1 pound", in: .weight)
    #expect(form[.weight]?.number == FixedDecimal("0.45359237"))
    #expect(throws: NumberFormatError.self) { try EntryKind.units("kilogram", locale: "German") }
    let kind = try EntryKind.units("kilogram", locale: "fr-FR")
    #expect(try EntryKind.units("kilogram", locale: "fr-FR") == kind)
    #expect(try EntryKind.units("kilogram", locale: "de-DE") != kind)
  }
}
