import FormattingFields
import Testing

/// A host shows its user sentences in the language of the field, with numbers as the field writes them.
struct LanguageTests {
  /// A commit in a field of 0 to 1234567.5 in steps of 0.5 that holds 7, and the message.
  struct Row: Sendable, CustomTestStringConvertible {
    let locale: String
    let typed: String
    let message: String?
    let announcement: String

    var testDescription: String { "\(typed) in \(locale)" }
  }

  static let rows = [
    Row(
      locale: "de-DE", typed: "1234,567", message: "Von 1.234,567 auf 1.234,57 gerundet.",
      announcement: "Preis: Von 1.234,567 auf 1.234,57 gerundet."),
    Row(
      locale: "de-DE", typed: "9999999",
      message: "9.999.999 liegt außerhalb des erlaubten Bereichs und wurde durch 1.234.567,5"
        + " ersetzt.",
      announcement: "Preis: 9.999.999 liegt außerhalb des erlaubten Bereichs und wurde durch"
        + " 1.234.567,5 ersetzt."),
    Row(
      locale: "hi-IN", typed: "9999999",
      message:
        "99,99,999 मान्य सीमा से बाहर है और उसे 12,34,567.5 कर दिया गया।",
      announcement: "Preis: 99,99,999 मान्य सीमा से बाहर है और उसे 12,34,567.5 कर दिया गया।"),
    Row(
      locale: "ar-EG", typed: "1234.567",
      message: "تم تقريب \u{2068}١٬٢٣٤٫٥٦٧\u{2069} إلى \u{2068}١٬٢٣٤٫٥٧\u{2069}.",
      announcement: "\u{200F}\u{2068}Preis\u{2069}: تم تقريب \u{2068}١٬٢٣٤٫٥٦٧\u{2069} إلى"
        + " \u{2068}١٬٢٣٤٫٥٧\u{2069}."),
    Row(
      locale: "ja-JP", typed: "5x",
      message: "「5x」を7に戻しました。「x」は数値に使用できません。"
        + "1,234.5のような数値を入力してください。",
      announcement: "Preis：「5x」を7に戻しました。「x」は数値に使用できません。"
        + "1,234.5のような数値を入力してください。"),
    Row(locale: "fr-FR", typed: "8,5", message: nil, announcement: "Preis\u{A0}: 8,5."),
    Row(
      locale: "nb-NO", typed: "2000000,5",
      message: "2\u{A0}000\u{A0}000,5 is out of range and became 1\u{A0}234\u{A0}567,5.",
      announcement: "Preis: 2\u{A0}000\u{A0}000,5 is out of range and became"
        + " 1\u{A0}234\u{A0}567,5."),
  ]

  @Test("a host replaces a sentence, brings a language, and names one for a field")
  func tables() throws {
    var field = FormattingField<Int>(
      format: try .icu(locale: "pl-PL", style: .integer), bounds: NumberBounds(0...99))
    try field.type("150")
    let refused = try #require(field.refusedText)
    #expect(refused.message == "Liczba musi być mniejsza lub równa 99.")
    #expect(refused.message(in: .german) == "Die Zahl darf höchstens 99 sein.")
    var own = try #require(MessageTable(for: "pl"))
    own[.maximum] = "Najwyżej {maximum}!"
    #expect(refused.message(in: own) == "Najwyżej 99!")
    let norwegian = MessageTable("nb") { key in
      key == .maximum ? "Høyst {maximum}." : MessageTable.english[key]
    }
    #expect(MessageTable(for: "nb-NO", among: [norwegian])?.language == "nb")
    #expect(refused.message(in: norwegian) == "Høyst 99.")
    #expect(refused.maximum == "99" && refused.minimum == nil && refused.example == "99")
  }

  @Test("no language lacks a sentence or a placeholder")
  func languages() {
    #expect(
      MessageTable.all.map(\.language) == [
        "ar", "de", "en", "es", "fr", "he", "hi", "it", "ja", "ko", "nl", "pl", "pt-BR", "ru", "tr",
        "zh-Hans", "zh-Hant",
      ])
    for table in MessageTable.all {
      for key in MessageTable.Key.allCases {
        let names = MessageTable.english.placeholders(of: key).sorted()
        #expect(!table[key].isEmpty && table.placeholders(of: key).sorted() == names, "\(key)")
      }
    }
  }

  @Test("a commit's outcome", arguments: rows)
  func outcome(row: Row) throws {
    var policies = FieldPolicies()
    (policies.clampsToBounds, policies.commitPolicy) = (true, .committedValue)
    let format = try NumberFormat.icu(
      locale: row.locale, style: .decimal, options: NumberOptions(maximumFractionDigits: 2))
    let bounds = try #require(NumberBounds(minimum: 0, maximum: FixedDecimal("1234567.5")))
    var field = FormattingField<FixedDecimal>(
      7, format: format, bounds: bounds, policies: policies)
    try field.select(.all)
    try field.type(row.typed)
    let outcome = field.commit().outcome
    #expect(outcome.message(showing: field.text, format: format) == row.message)
    #expect(
      outcome.announcement(label: "Preis", showing: field.text, format: format)
        == row.announcement)
  }

  @Test("decimals are counted in the field's digits, multiples are as the field writes them")
  func counts() throws {
    let cents = NumberScanner<Cents>(format: try .icu(locale: "ar-EG", style: .decimal))
    let text = "1.234567"
    #expect(
      cents.refusedText(for: text)?.message
        == "عدد المنازل العشرية المسموح به: \u{2068}٢\u{2069}.")
    let percent = NumberScanner<Int>(format: try .icu(locale: "de-DE", style: .percent))
    #expect(
      percent.refusedText(for: "50")?.message
        == "Nur Vielfache von 100\u{A0}% sind erlaubt.")
  }

  /// A text in a field above 0 and below 1000 that takes quarters with two decimals, and the
  /// message.
  static let policyRows = [
    ("de-DE", "1,3", "Die nächsten erlaubten Zahlen sind 1,25 und 1,5."),
    ("de-DE", "999,9", "Die nächste erlaubte Zahl ist 999,75."),
    ("de-DE", "1000", "Die Zahl muss kleiner als 1.000 sein."),
    ("de-DE", "0", "Die Zahl muss größer als 0 sein."),
    ("de-DE", "1,255", "Erlaubte Nachkommastellen: 2."),
    ("ar-EG", "1٫3", "أقرب عددين مسموح بهما: \u{2068}١٫٢٥\u{2069} أو \u{2068}١٫٥\u{2069}."),
    ("ar-EG", "1000", "يجب أن يكون العدد أصغر من \u{2068}١٬٠٠٠\u{2069}."),
    ("ar-EG", "1٫255", "عدد المنازل العشرية المسموح به: \u{2068}٢\u{2069}."),
    ("ja-JP", "1.3", "最も近い有効な値は1.25と1.5です。"),
    ("ja-JP", "0", "0より大きい数値を入力してください。"),
    ("ja-JP", "1.255", "小数点以下は2桁まで入力できます。"),
  ]

  @Test(
    "what the policies refuse, and bounds that are no number of the field", arguments: policyRows)
  func policies(locale: String, typed: String, message: String) throws {
    var policies = FieldPolicies()
    (policies.step, policies.refusesOffStep, policies.refusesExtraDigits) = (0.25, true, true)
    var field = FormattingField<Double>(
      format: try .icu(
        locale: locale, style: .decimal, options: NumberOptions(maximumFractionDigits: 2)),
      bounds: NumberBounds(0..<1000).excluding(minimum: true), policies: policies)
    try field.type(typed)
    #expect(field.refusedText?.message == message)
  }

  @Test("a format that a function writes has the typed number in the locale's digits")
  func renderer() throws {
    let format = try NumberFormat.icu(locale: "de-DE", style: .unit("kilometer"))
    let written = NumberFormat(locale: "de-DE", symbols: format.symbols, style: .decimal)
      .writing { "\($0.plainText) km" }
    #expect(
      CommitOutcome.rounded(from: FixedDecimal("-1234.567")!)
        .message(showing: "-1.234,57 km", format: written)
        == "Von -1.234,567 auf -1.234,57 km gerundet.")
  }

  @Test("what was emptied, and what never was a number")
  func emptied() throws {
    var policies = FieldPolicies()
    policies.commitPolicy = .committedValue
    var field = FormattingField<Int>(
      format: try .icu(locale: "de-DE", style: .decimal), policies: policies)
    try field.type("x")
    let outcome = field.commit().outcome
    #expect(
      outcome.message(showing: field.text, format: field.format)
        == "„x“ wurde entfernt. „x“ gehört nicht zu einer Zahl."
        + " Geben Sie eine Zahl wie 1.234 ein.")
    #expect(
      CommitOutcome.unchanged.announcement(label: "Preis", showing: "", format: field.format)
        == "Preis: leer, unverändert.")
    #expect(
      CommitOutcome.cleared.message(showing: "", format: field.format) == "Das Feld wurde geleert.")
  }
}
