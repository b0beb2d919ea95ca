import FieldEditing
import FormattingFields
import RandomSamples
import Testing

/// Numbers copied from a field of any format and pasted into one of any other: the same number, or
/// the characters and no number that nobody copied. (E15)
struct CopiedNumberSweep {
  private static func style(_ random: inout SeededGenerator) -> NumberStyle {
    Bool.random(using: &random)
      ? .skeleton(SkeletonGenerator.next(&random).text)
      : [
        .decimal, .integer, .percent, .scientific, .currency("EUR"), .currency("JPY"),
        .accounting("USD"), .unit("meter"), .skeleton("@@@"), .skeleton(".00"),
        .skeleton("precision-increment/0.05"),
      ].randomElement(using: &random)!
  }

  /// What is pasted: the number, or characters that may not say another one.
  private static func problem(
    _ source: FormattingField<FixedDecimal>, _ target: inout FormattingField<FixedDecimal>
  ) throws -> String? {
    guard let copied = source.copiedNumber else { return "a whole number is not copied" }
    let isEmpty = target.text.isEmpty
    guard (try? target.paste(copied)) != nil, let said = target.entry, isEmpty else { return nil }
    // The number that the text says, without the digits that it hides.
    var read = FormattingField<FixedDecimal>(format: source.format)
    try read.apply(TextEdit(.all, copied.text))
    // A plain 955 is 955 % in a field of percent, and 955 thousand in one of thousands.
    let isPlain = source.format.scale == 0 && source.format.affixes.isEmpty
    let shown = isPlain ? said.multipliedByPowerOfTen(target.format.scale) : said
    return shown == read.entry ? nil : "“\(copied.text)” of \(source.entry!) is \(said) there"
  }

  @Test("the same number, or no number, whatever the formats")
  func pasted() throws {
    let locales = Sampling.some(30, of: ICULocale.allTags, salt: 15)
    let count = Sampling.number(few: 60, many: 600, full: 2_000)
    let failures = try inParallel(locales) { locale, random in
      var failures = Failures()
      for _ in 0..<count / 6 {
        let other = ICULocale.allTags.randomElement(using: &random)!
        let (from, to) = (Self.style(&random), Self.style(&random))
        guard let format = try? NumberFormat.icu(locale: locale, style: from),
          let there = try? NumberFormat.icu(locale: other, style: to)
        else { continue }
        for _ in 0..<6 {
          let number = FixedDecimal(Int.random(in: -9_999_999...9_999_999, using: &random))
            .multipliedByPowerOfTen(Int.random(in: -4...2, using: &random))
          var source = FormattingField<FixedDecimal>(number, format: format)
          try source.select(.all)
          guard let entry = source.entry, !source.text.isEmpty else { continue }
          var target = FormattingField<FixedDecimal>(format: there)
          if let problem = try Self.problem(source, &target) {
            failures.add("\(locale) \(from) \(entry) into \(other) \(to): \(problem)")
          }
        }
      }
      return failures
    }
    #expect(failures.count == 0, "\(failures.report)")
  }
}
