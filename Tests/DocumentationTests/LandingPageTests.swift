import FieldForms
import FieldSchemas
import FormattingFields
import FormattingFieldsFoundation
import Foundation
import Testing

/// The pages that the documentation of a module opens with.
struct LandingPageTests {
  private func page(of module: String) throws -> Listing {
    let layers = try FileManager.default.contentsOfDirectory(
      at: Listing.root.appending(path: "Sources"), includingPropertiesForKeys: nil)
    let path = "\(module)/\(module).docc/\(module).md"
    let layer = try #require(
      layers.first { FileManager.default.fileExists(atPath: $0.appending(path: path).path()) })
    return try Listing(of: "Sources/\(layer.lastPathComponent)/\(path)")
  }

  @Test("FormattingFields opens with what the code does")
  func formattingFields() throws {
    var listing = try page(of: "FormattingFields")
    listing.expect(
      """
      let german = try NumberFormat.icu(locale: "de-DE", style: .decimal)
      var price = FormattingField<Double>(format: german)
      try price.type("1.5")
      """)
    let german = try NumberFormat.icu(locale: "de-DE", style: .decimal)
    var price = FormattingField<Double>(format: german)
    try price.type("1.5")
    listing.expect("price.status", price.status)
    listing.expect("price.suggestions", price.suggestions)
    listing.expectEnd()
  }

  @Test("NumberText opens with what the code does")
  func numberText() throws {
    var listing = try page(of: "NumberText")
    listing.expect(
      """
      let format = NumberFormat(locale: "en", symbols: .latin, style: .decimal)
      """)
    let format = NumberFormat(locale: "en", symbols: .latin, style: .decimal)
    listing.expect(
      "NumberScanner<Int>(format: format).scan(\"1,234\").value",
      NumberScanner<Int>(format: format).scan("1,234").value)
    listing.expect("format.text(for: 1234)", format.text(for: 1234))
    listing.expectEnd()
  }

  @Test("FieldEditing opens with what the code does")
  func fieldEditing() throws {
    var listing = try page(of: "FieldEditing")
    let english = try NumberFormat.icu(locale: "en-US", style: .decimal)
    listing.expect(
      """
      var field = FormattingField<Double>(format: english)
      try field.type("3.")
      """)
    var field = FormattingField<Double>(format: english)
    try field.type("3.")
    listing.expect("field.text", field.text)
    listing.expect("field.value", field.value)
    listing.expect("field.commit().outcome", field.commit().outcome)
    listing.expect("field.text", field.text)
    listing.expectEnd()
  }

  @Test("FieldForms opens with what the code does")
  func fieldForms() throws {
    var listing = try page(of: "FieldForms")
    listing.expect(
      """
      struct SignIn: FormContent {
        enum FieldID: String { case username, password }
        var username = PlainTextField()
        var password = PlainTextField()
        mutating func declare(_ form: inout FormDeclaration<FieldID>) {
          form.field(.username, &username, .required)
          form.field(.password, &password, [.required, .secret], rules: [.length(8...)])
        }
      }
      var form = FieldForm(SignIn())
      form.focusOnAppear()
      try form.apply(.type("ada"))
      form.submitField()
      """)
    struct SignIn: FormContent {
      enum FieldID: String { case username, password }
      var username = PlainTextField()
      var password = PlainTextField()
      mutating func declare(_ form: inout FormDeclaration<FieldID>) {
        form.field(.username, &username, .required)
        form.field(.password, &password, [.required, .secret], rules: [.length(8...)])
      }
    }
    var form = FieldForm(SignIn())
    form.focusOnAppear()
    try form.apply(.type("ada"))
    form.submitField()
    listing.expect("form.focusedField", form.focusedField)
    listing.expect(
      "form.issues(of: .password).first?.kind", form.issues(of: .password).first?.kind)
    listing.expect("form.isValid", form.isValid)
    try numbers(&listing)
    try rows(&listing)
    listing.expectEnd()
  }

  private struct Invoice: FormContent {
    enum FieldID: Hashable {
      case number
      case line(Int, Line.FieldID)
    }
    struct Line: FormContent, Identifiable {
      enum FieldID: String { case share }
      let id: Int
      var share: FormattingField<Int>
      mutating func declare(_ form: inout FormDeclaration<FieldID>) {
        form.field(.share, &share, .required)
      }
    }
    var number = PlainTextField("2024-17")
    var lines: [Line]
    var sum: Int { lines.reduce(0) { $0 + ($1.share.entry ?? 0) } }
    mutating func declare(_ form: inout FormDeclaration<FieldID>) {
      form.field(.number, named: "number", &number, .required)
      form.rows(&lines, named: "lines", as: FieldID.line)
      form.rule("sum", on: lines.map { .line($0.id, .share) }, holds: sum == 100)
    }
  }

  private func rows(_ listing: inout Listing) throws {
    let german = try NumberFormat.icu(locale: "de-DE", style: .decimal)
    listing.expect(
      """
      struct Invoice: FormContent {
        enum FieldID: Hashable { case number, line(Int, Line.FieldID) }
        struct Line: FormContent, Identifiable {
          enum FieldID: String { case share }
          let id: Int
          var share: FormattingField<Int>
          mutating func declare(_ form: inout FormDeclaration<FieldID>) {
            form.field(.share, &share, .required)
          }
        }
        var number = PlainTextField("2024-17")
        var lines: [Line]
        var sum: Int { lines.reduce(0) { $0 + ($1.share.entry ?? 0) } }
        mutating func declare(_ form: inout FormDeclaration<FieldID>) {
          form.field(.number, named: "number", &number, .required)
          form.rows(&lines, named: "lines", as: FieldID.line)
          form.rule("sum", on: lines.map { .line($0.id, .share) }, holds: sum == 100)
        }
      }
      var invoice = FieldForm(
        Invoice(lines: [
          .init(id: 11, share: FormattingField(60, format: german)),
          .init(id: 12, share: FormattingField(40, format: german)),
        ]))
      """)
    var invoice = FieldForm(
      Invoice(lines: [
        .init(id: 11, share: FormattingField(60, format: german)),
        .init(id: 12, share: FormattingField(40, format: german)),
      ]))
    listing.expect("invoice.isValid", invoice.isValid)
    listing.expect("invoice.focus(.line(11, .share))")
    invoice.focus(.line(11, .share))
    listing.expect("try invoice.apply(.type(\"70\"))")
    try invoice.apply(.type("70"))
    listing.expect(
      "invoice.issues(of: .line(12, .share)).first?.kind",
      invoice.issues(of: .line(12, .share)).first?.kind)
    listing.expect("invoice.name(of: .line(12, .share))", invoice.name(of: .line(12, .share)))
    listing.expect(
      "invoice.field(named: \"/lines/1/share\")", invoice.field(named: "/lines/1/share"))
    listing.expect("invoice.content.lines.removeFirst()")
    invoice.content.lines.removeFirst()
    listing.expect("invoice.focusedField", invoice.focusedField)
    #expect(invoice.focusedField == .line(12, .share))
  }

  private func numbers(_ listing: inout Listing) throws {
    let german = try NumberFormat.icu(locale: "de-DE", style: .decimal)
    listing.expect(
      """
      struct Offer: FormContent {
        enum FieldID: String { case price, discount }
        var price: FormattingField<Double>
        var discount: FormattingField<Double>
        mutating func declare(_ form: inout FormDeclaration<FieldID>) {
          form.field(.price, &price, .required)
          form.field(.discount, &discount)
        }
      }
      var offer = FieldForm(
        Offer(
          price: FormattingField(20, format: german), discount: FormattingField(3, format: german)))
      offer.focusOnAppear()
      try offer.apply(.type("1.5"))                     // in the place of "20"
      offer.submitField()
      """)
    struct Offer: FormContent {
      enum FieldID: String { case price, discount }
      var price: FormattingField<Double>
      var discount: FormattingField<Double>
      mutating func declare(_ form: inout FormDeclaration<FieldID>) {
        form.field(.price, &price, .required)
        form.field(.discount, &discount)
      }
    }
    var offer = FieldForm(
      Offer(
        price: FormattingField(20, format: german), discount: FormattingField(3, format: german)))
    offer.focusOnAppear()
    try offer.apply(.type("1.5"))
    offer.submitField()
    listing.expect("offer.content.price.text", offer.content.price.text)
    listing.expect(
      "offer.issues(of: .price).first?.suggestions",
      offer.issues(of: .price).first?.suggestions)
    listing.expect("try offer.apply(.deleteBackward())")
    try offer.apply(.deleteBackward())
    listing.expect("offer.content.discount.value", offer.content.discount.value)
    listing.expect("offer.beginSubmit()", offer.beginSubmit())
  }

  @Test("ICUNumberText opens with what the code does")
  func icuNumberText() throws {
    var listing = try page(of: "ICUNumberText")
    listing.expect(
      "let euros = try NumberFormat.icu(locale: \"fr-FR\", style: .currency(\"EUR\"))")
    let euros = try NumberFormat.icu(locale: "fr-FR", style: .currency("EUR"))
    listing.expect("euros.symbols.decimalSeparator", euros.symbols.decimalSeparator)
    listing.expect("try ICULocale(\"de-ZZ\").isFallback", try ICULocale("de-ZZ").isFallback)
    listing.expectEnd()
  }

  @Test("NumberMessages opens with what the code does")
  func numberMessages() throws {
    var listing = try page(of: "NumberMessages")
    var price = FormattingField<Double>(format: try .icu(locale: "de-DE", style: .decimal))
    try price.type("x")
    listing.expect(
      "MessageTable(for: \"de-AT\")?.language", MessageTable(for: "de-AT")?.language)
    listing.expect(
      "MessageTable(for: \"nb-NO\")?.language", MessageTable(for: "nb-NO")?.language)
    listing.expect(
      """
      price.refusedText?.message              // in the language of the field's locale
      price.refusedText?.message(in: .english)
      """)
    #expect(price.refusedText?.message != price.refusedText?.message(in: .english))
    listing.expect(
      """
      var polite = MessageTable.german
      polite[.empty] = "Bitte geben Sie eine Zahl ein."
      """)
    var polite = MessageTable.german
    polite[.empty] = "Bitte geben Sie eine Zahl ein."
    listing.expect(
      "MessageTable(for: \"de-CH\", among: [polite])?[.empty]",
      MessageTable(for: "de-CH", among: [polite])?[.empty])
    listing.expectEnd()
  }

  @Test("FormattingFieldsFoundation opens with what the code does")
  func formattingFieldsFoundation() throws {
    var listing = try page(of: "FormattingFieldsFoundation")
    listing.expect(
      """
      let style = Decimal.FormatStyle(locale: Locale(identifier: "de_DE"))
      var field = FormattingField<Decimal>(format: try NumberFormat(style))
      try field.type("0,1")
      """)
    let style = Decimal.FormatStyle(locale: Locale(identifier: "de_DE"))
    var field = FormattingField<Decimal>(format: try NumberFormat(style))
    try field.type("0,1")
    listing.expect("field.value", field.value)
    listing.expect(
      """
      let compact = IntegerFormatStyle<Int>(locale: Locale(identifier: "en_US")).notation(.compactName)
      try NumberFormat(compact)   // throws notPositional
      """)
    let compact = IntegerFormatStyle<Int>(locale: Locale(identifier: "en_US"))
      .notation(.compactName)
    #expect(throws: NumberFormatError.notPositional) { try NumberFormat(compact) }
    listing.expect(
      """
      let zurich = FloatingPointFormatStyle<Double>(locale: Locale(identifier: "de-AT-u-rg-chzzzz"))
      """)
    let zurich = FloatingPointFormatStyle<Double>(
      locale: Locale(identifier: "de-AT-u-rg-chzzzz"))
    listing.expect(
      "try NumberFormat(zurich).text(for: 1_234_567)",
      try NumberFormat(zurich).text(for: 1_234_567))
    listing.expect(
      """
      struct Stars: FormatStyle {
        func format(_ value: Int) -> String { "★ \\(value)" }
      }
      let stars = try NumberFormat(Stars())
      """)
    struct Stars: FormatStyle {
      func format(_ value: Int) -> String { "★ \(value)" }
    }
    let stars = try NumberFormat(Stars())
    listing.expect(
      "NumberScanner<Int>(format: stars).scan(\"★ -1234\").value",
      NumberScanner<Int>(format: stars).scan("★ -1234").value)
    listing.expectEnd()
  }

  @Test("FieldSchemas opens with what the code does")
  func fieldSchemas() throws {
    var listing = try page(of: "FieldSchemas")
    listing.expect(
      #"""
      let schema = """
        {"type": "object", "properties": {
          "weight": {"type": "number", "title": "Weight", "exclusiveMinimum": 0, "multipleOf": 0.1},
          "count": {"type": ["integer", "null"]}}}
        """
      let content = try SchemaContent(schema: schema) { field in
        try? .icu(
          locale: "de-DE", style: field.style,
          options: NumberOptions(maximumFractionDigits: field.maximumFractionDigits))
      }
      var form = FieldForm(content)
      try form.apply(.type("0,3"), to: ["weight"])
      try form.apply(.type("100000000000000000000"), to: ["count"])
      """#)
    let schema = """
      {"type": "object", "properties": {
        "weight": {"type": "number", "title": "Weight", "exclusiveMinimum": 0, "multipleOf": 0.1},
        "count": {"type": ["integer", "null"]}}}
      """
    let content = try SchemaContent(schema: schema) { field in
      try? .icu(
        locale: "de-DE", style: field.style,
        options: NumberOptions(maximumFractionDigits: field.maximumFractionDigits))
    }
    var form = FieldForm(content)
    try form.apply(.type("0,3"), to: ["weight"])
    try form.apply(.type("100000000000000000000"), to: ["count"])
    listing.expect("form.content.json", form.content.json)
    listing.expect(
      """
      try form.apply(.type("5"), to: ["weight"])
      let messages = FormMessages<[String]>(label: { content.field($0)?.label ?? "" })
      let issue = form.schemaIssues(in: messages).first
      """)
    try form.apply(.type("5"), to: ["weight"])
    let messages = FormMessages<[String]>(label: { content.field($0)?.label ?? "" })
    let issue = form.schemaIssues(in: messages).first
    listing.expect("issue?.pointer", issue?.pointer)
    listing.expect("issue?.keyword", issue?.keyword)
    listing.expect(
      ##"""
      do throws(SchemaIssue) {
        _ = try SchemaContent(schema: #"{"type": "object", "oneOf": []}"#) { _ in nil }
      } catch {
      """##)
    do throws(SchemaIssue) {
      _ = try SchemaContent(schema: #"{"type": "object", "oneOf": []}"#) { _ in nil }
    } catch {
      listing.expect("error.description", error.description)
    }
    listing.expect("}")
    listing.expectEnd()
  }
}
