import FormattingFields
import Testing

struct IssuesTests {
  @Test("the article about issues shows what the code does")
  func article() throws {
    var listing = try Listing(
      of: "Sources/Formats/FormattingFields/FormattingFields.docc/ReadingIssues.md")
    listing.expect(
      """
      let german = try NumberFormat.icu(locale: "de-DE", style: .decimal)
      var price = FormattingField<Double>(format: german)
      try price.type("12x4")
      if price.status == .invalid, let issue = price.issue {
      """)
    let german = try NumberFormat.icu(locale: "de-DE", style: .decimal)
    var price = FormattingField<Double>(format: german)
    try price.type("12x4")
    if price.status == .invalid, let issue = price.issue {
      listing.expect("issue.code", issue.code)
      listing.expect("issue.range", issue.range)
      listing.expect("issue.message(for: price.text)", issue.message(for: price.text))
    }
    listing.expect("}")

    listing.expect("price.refusedText?.message", price.refusedText?.message)
    listing.expect(
      "price.refusedText?.message(in: .english)", price.refusedText?.message(in: .english))
    listing.expect(
      """
      price.setBounds(NumberBounds(0...1000))
      try price.apply(TextEdit(.all, "2000"))
      """)
    price.setBounds(NumberBounds(0...1000))
    try price.apply(TextEdit(.all, "2000"))
    listing.expect("price.refusedText?.message", price.refusedText?.message)
    listing.expect("price.refusedText?.maximum", price.refusedText?.maximum)

    listing.expect("try price.apply(TextEdit(.all, \"1.5\"))")
    try price.apply(TextEdit(.all, "1.5"))
    let suggestions = price.suggestions
    listing.expect("let suggestions = price.suggestions", suggestions)
    listing.expect("price.refusedText?.message", price.refusedText?.message)
    listing.expect("try price.apply(TextEdit(.all, suggestions[0]))")
    try price.apply(TextEdit(.all, suggestions[0]))
    listing.expect("price.value", price.value)

    listing.expect(
      """
      var share = FormattingField<Double>(
        format: try .icu(
          locale: "en-US", style: .decimal, options: NumberOptions(maximumFractionDigits: 2)))
      try share.type("3.14159")
      let outcome = share.commit().outcome
      """)
    var share = FormattingField<Double>(
      format: try .icu(
        locale: "en-US", style: .decimal, options: NumberOptions(maximumFractionDigits: 2)))
    try share.type("3.14159")
    let outcome = share.commit().outcome
    listing.expect(
      "outcome.message(showing: share.text, format: share.format)",
      outcome.message(showing: share.text, format: share.format))
    listing.expect(
      "outcome.announcement(label: \"Share\", showing: share.text, format: share.format)",
      outcome.announcement(label: "Share", showing: share.text, format: share.format))

    listing.expect("var table = MessageTable(for: \"de-AT\") ?? .english")
    var table = MessageTable(for: "de-AT") ?? .english
    listing.expect("table.language", table.language)
    listing.expect("table[.maximum]", table[.maximum])
    listing.expect(
      """
      table[.maximum] = "Mehr als {maximum} geht leider nicht."
      try price.apply(TextEdit(.all, "2000"))
      """)
    table[.maximum] = "Mehr als {maximum} geht leider nicht."
    try price.apply(TextEdit(.all, "2000"))
    listing.expect(
      "price.refusedText?.message(in: table)", price.refusedText?.message(in: table))
    listing.expectEnd()
  }
}
