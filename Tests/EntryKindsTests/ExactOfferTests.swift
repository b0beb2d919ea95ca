import EntryKinds
import FieldTesting
import FormattingFields
import Testing

/// What belongs to a format does not outlive it: the marks of a sum, the suggestions of a commit, a
/// copied number.
struct ExactOfferTests {
  @Test(
    "a sum has the separators of the format, also where another format finds the same number (X2)",
    arguments: [
      ("de-DE", "1,5-1,5", "en-US", "1.5-1.5"), ("en-US", "12.50/4.25", "de-DE", "12,50/4,25"),
      ("en-US", "1.500-1.500", "es-ES", "1,500-1,500"), ("fr-FR", "1,5-1,5", "ja-JP", "1.5-1.5"),
      ("pt-BR", "2,25*0", "en-IN", "2.25*0"),
      ("en-US", "1.500,00 + 2.500", "en-GB", "1500.00 + 2500"),
    ])
  func sums(_ locale: String, _ typed: String, _ other: String, _ text: String) throws {
    var field = FormattingField<FixedDecimal>(format: try .icu(locale: locale, style: .decimal))
    field.policies.entries = [.arithmetic]
    try field.type(typed)
    let number = try #require(field.entry)
    field.setFormat(try .icu(locale: other, style: .decimal))
    if typed != "1.500,00 + 2.500" { #expect(field.text == text) }
    #expect(field.entry == number)
    // A digit typed on goes on with the same number as in the format of the text.
    var fresh = FormattingField<FixedDecimal>(format: try .icu(locale: other, style: .decimal))
    fresh.policies.entries = [.arithmetic]
    try fresh.type(field.text)
    #expect(fresh.entry == number)
  }

  /// A text with two meanings in a locale, committed, and then a change of the field.
  @Test(
    "the suggestions of a commit are made again or gone after any change of the field (R24)",
    arguments: [
      ("fr-FR", "1.234"), ("sv-SE", "1.234"), ("pl-PL", "1.234"), ("en-US", "12.345,678"),
      ("de-DE", "1,234.567"),
    ], CommitPolicy.allCases)
  func stale(_ case: (locale: String, text: String), _ policy: CommitPolicy) throws {
    let (locale, text) = `case`
    var policies = FieldPolicies()
    policies.commitPolicy = policy
    let format = try NumberFormat.icu(locale: locale, style: .decimal)
    var (whole, withSums) = (policies, policies)
    whole.refusesExtraDigits = true
    withSums.entries = [.arithmetic]
    let changes: [(inout HostedField<FixedDecimal>) throws -> Void] = [
      { $0.setFormat(try .icu(locale: "en-US", style: .integer)) },
      { $0.setFormat(try .icu(locale: "ja-JP", style: .decimal)) },
      { $0.setFormat(try .icu(locale: locale, style: .percent)) },
      { $0.setFormat(try .icu(locale: locale, style: .currency("USD"))) },
      { $0.setBounds(NumberBounds(0...5), policies: policies) },
      { $0.setBounds(.unlimited, policies: whole) },
      { $0.setBounds(.unlimited, policies: withSums) },
    ]
    for (index, change) in changes.enumerated() {
      var hosted = HostedField<FixedDecimal>(7, format: format, policies: policies)
      hosted.setFocused(true)
      hosted.follow(text)
      hosted.submit()
      #expect(hosted.suggestions.count == 2)
      try change(&hosted)
      for suggestion in hosted.suggestions {
        #expect(hosted.field.entry == nil, "\(suggestion) is stale after change \(index)")
        var taken = FormattingField<FixedDecimal>(
          7, format: hosted.field.format, bounds: hosted.field.bounds,
          policies: hosted.field.policies)
        try taken.apply(TextEdit(.all, suggestion))
        #expect(taken.entry != nil, "\(suggestion) is refused after change \(index)")
      }
      if hosted.field.status == .acceptable { #expect(hosted.message(in: .keys) == nil) }
    }
  }

  @Test(
    "a copied number is the same number in another locale, or is asked about (E15)",
    arguments: [
      ("currency:EUR", "de-DE", "en-US"), ("skeleton:currency/EUR .00", "de-DE", "en-US"),
      ("decimal", "de-DE", "en-US"), ("skeleton:@@@", "en-US", "de-DE"),
      ("skeleton:.00", "fr-FR", "ja-JP"), ("percent", "de-DE", "en-US"),
      ("currency:JPY", "es-ES", "ja-JP"), ("unit:kilogram", "de-DE", "en-US"),
      ("skeleton:precision-increment/0.05", "de-DE", "en-IN"), ("scientific", "de-DE", "en-US"),
    ])
  func copied(style: String, from: String, to: String) throws {
    let style = try #require(NumberStyle(style))
    let others: [NumberStyle] = [
      style, .decimal, .integer, .percent, .currency("EUR"), .currency("USD"), .unit("kilogram"),
      .skeleton("@@@"), .skeleton(".00"), .skeleton("percent"),
    ]
    for text in ["1,234", "1.234", "1230", "1,5", "0.5", "1.234,5", "12,345.678", "-7"] {
      var source = FormattingField<FixedDecimal>(format: try .icu(locale: from, style: style))
      try source.type(text)
      try source.select(.all)
      guard let copied = source.copiedNumber else { continue }
      for other in others {
        var target = FormattingField<FixedDecimal>(format: try .icu(locale: to, style: other))
        try target.paste(copied)
        guard let entry = target.entry else { continue }
        // A plain number is typed into a field of another style: 12 is 12 % there.
        let shown = entry.multipliedByPowerOfTen(
          style.isPlain && !other.isPlain ? target.format.scale : 0)
        #expect(shown == copied.number, "\(text) of \(style) is \(target.text) in \(other)")
      }
    }
  }
}

extension NumberStyle {
  fileprivate var isPlain: Bool {
    switch self {
    case .decimal, .integer, .scientific: true
    case .skeleton(let words): !words.contains("currency") && !words.contains("percent")
    default: false
    }
  }
}
