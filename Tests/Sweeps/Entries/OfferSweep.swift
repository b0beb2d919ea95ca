import EditScripts
import EntryKinds
import EntryScripts
import FormattingFieldFixtures
import FormattingFields
import Foundation
import RandomSamples
import SlowOracle
import Testing

/// What a field of any type, bounds, digits, policies and kinds of entry offers for a refused text,
/// taken in a field of its own and compared with the number that it was offered for. It knows
/// characters, and nothing of how suggestions are made. (R24)
struct OfferSweep {
  private static let texts =
    try! FieldCase.rows("suite/rows", "suite/entries", "field-cases").map(\.text)
    + FileManager.default.contentsOfDirectory(
      at: Fixtures.url("corpus/entries"), includingPropertiesForKeys: nil
    ).map { EntryScript(bytes: Array(try Data(contentsOf: $0))).text }

  private static let styles: [NumberStyle] = [
    .decimal, .integer, .percent, .permille, .scientific, .currency("EUR"), .currency("USD"),
    .currency("JPY"), .accounting("GBP"), .unit("kilogram"), .unit("meter"), .unit("hour"),
    .unit("foot"), .unit("millimeter"), .unit("celsius"), .unit("megabyte"),
    .skeleton("compact-short .##"), .skeleton("@@@"), .skeleton("precision-increment/0.05"),
  ]

  private static let digits: [(least: Int?, most: Int?)] = [
    (nil, nil), (nil, nil), (0, 0), (0, 2), (2, 2), (3, 3), (0, 5),
  ]

  /// A field's parts, drawn.
  private struct Setup {
    let locale: String
    let style: NumberStyle
    let names: [EntryName]
    let format: NumberFormat
    let field: NumberField

    init?(_ locale: String, _ random: inout SeededGenerator) throws {
      let style = OfferSweep.styles.randomElement(using: &random)!
      let digits = OfferSweep.digits.randomElement(using: &random)!
      self.locale = locale
      self.style = style
      names = EntryName.allCases.filter { _ in Int.random(in: 0..<4, using: &random) == 0 }.filter {
        (try? $0.icu(locale: locale, style: style)) != nil
      }
      guard
        let format = try? NumberFormat.icu(
          locale: locale, style: style,
          options: NumberOptions(
            minimumFractionDigits: digits.least, maximumFractionDigits: digits.most))
      else { return nil }
      self.format = format
      var policies = FieldPolicies()
      policies.entries = try names.map { try $0.icu(locale: locale, style: style) }
      for choice in [FieldPolicies.Choice.clampsToBounds, .refusesExtraDigits, .refusesOffStep] {
        policies[choice] = Int.random(in: 0..<4, using: &random) == 0
      }
      policies.step = [nil, 0.25, 5].randomElement(using: &random)!
      policies.commitPolicy = CommitPolicy.allCases.randomElement(using: &random)!
      let types: [NumberType] = [.decimal, .double, .int32, .uint8, .float]
      let type = types.randomElement(using: &random)!
      let standings: [FixedDecimal?] = [nil, 20, 0]
      let standing = standings.randomElement(using: &random)!
      field = NumberField(
        type: type, value: standing.flatMap { AnyNumber($0, as: type) }, format: format,
        bounds: [.unlimited, NumberBounds(0...), NumberBounds(-10...5000)]
          .randomElement(using: &random)!,
        policies: policies)
    }

    /// The text of what a number adds to the one that stands in a field.
    func added(_ number: FixedDecimal, _ field: NumberField) -> String {
      format.text(for: number - (field.committedValue?.fixedDecimal ?? 0))
    }

    /// The numbers that a field of the style without limits offers for a text: those that it may
    /// mean.
    func meanings(of text: String, over standing: FixedDecimal?) throws -> [FixedDecimal] {
      var policies = FieldPolicies()
      policies.entries = try names.map { try $0.icu(locale: locale, style: style) }
      var free = FormattingField(standing, format: format, policies: policies)
      try free.apply(TextEdit(.all, text))
      return free.suggestions.compactMap { suggestion in
        var taken = FormattingField(standing, format: format, policies: policies)
        _ = try? taken.apply(TextEdit(.all, suggestion))
        return taken.entry
      } + [free.entry].compactMap { $0 }
    }
  }

  /// What is wrong with the offers for the field's text. After a change of the format a text that
  /// stands there in doubt is offered, too. (S7)
  private static func problem(
    _ field: NumberField, _ setup: Setup, isChanged: Bool
  ) throws -> String? {
    let lacksMinus =
      field.type == .uint8 || field.bounds.minimum.map { !$0.isNegative } ?? false
    let isNearest = [.stepMismatch, .fractionNotAllowed].contains(field.issue?.code)
    for suggestion in field.suggestions {
      var taken = NumberField(
        type: field.type, value: field.committedValue, format: field.format, bounds: field.bounds,
        policies: field.policies)
      try taken.apply(TextEdit(.all, suggestion))
      guard let said = taken.entry else { return "“\(suggestion)” is refused" }
      let outcome = taken.commit().outcome
      guard taken.value == said else { return "“\(suggestion)” is \(said), and left \(taken)" }
      switch outcome {
      case .accepted, .evaluated, .unchanged: break
      default: return "“\(suggestion)” is \(outcome)"
      }
      if !isChanged, suggestion == field.text { return "the text itself" }
      if isNearest { continue }
      if setup.names.isEmpty, field.format.entries.isEmpty {
        if let problem = SuggestionJudge(field.format).problem(suggestion, for: field.text) {
          return "“\(suggestion)”: \(problem)"
        }
      } else if field.format == setup.format, let number = said.fixedDecimal,
        case let meanings = try setup.meanings(
          of: field.text, over: field.committedValue?.fixedDecimal), !meanings.isEmpty,
        !meanings.contains(where: {
          // A field without negative numbers offers the amount of "5-".
          said.number(madeFrom: $0) == number
            || lacksMinus && said.number(madeFrom: $0.magnitude) == number
        }),
        // What the limits of the field refuse may have been meant in other marks: as it stands,
        // or added to the number that stands there.
        [suggestion.drop { $0 == "=" }, setup.added(number, field)[...]].allSatisfy({
          SuggestionJudge(field.format).problem(String($0), for: field.text) != nil
        })
      {
        return "“\(suggestion)” says \(number), and may mean \(meanings)"
      }
    }
    return nil
  }

  @Test(
    "what a field offers it takes for exactly the number, in any field and after each change of it (R24)"
  )
  func offers() throws {
    let locales = Sampling.some(24, of: ICULocale.allTags, salt: 76)
    let count = Sampling.number(few: 60, many: 1_000, full: 1_000_000 / locales.count + 1)
    let failures = try inParallel(locales) { locale, random in
      var failures = Failures()
      for _ in 0..<count / 20 + 1 {
        let elsewhere =
          Bool.random(using: &random) ? locale : locales.randomElement(using: &random)!
        guard let setup = try Setup(locale, &random), let other = try Setup(elsewhere, &random)
        else { continue }
        let drawn = RandomTexts(format: setup.format)
        for _ in 0..<20 {
          let text =
            Bool.random(using: &random)
            ? drawn.next(&random) : Self.texts.randomElement(using: &random)!
          var field = setup.field
          do throws(EditRefusal) { try field.apply(TextEdit(.all, text)) } catch { continue }
          func check(_ field: NumberField, in setup: Setup, isChanged: Bool = false) throws {
            guard let problem = try Self.problem(field, setup, isChanged: isChanged) else { return }
            let change = isChanged ? "“\(text.visible)” of \(locale) changed to " : ""
            let kind = "\(setup.locale) \(setup.style) \(setup.names) \(field.type)"
            failures.add("\(change)\(kind) “\(field.text.visible)”: \(problem)")
          }
          try check(field, in: setup)
          // Committed in a host, then in another format, also of another locale, in other bounds,
          // by other policies and kinds of entry.
          var hosted = HostedField(field)
          hosted.submit()
          hosted.setFormat(other.format)
          hosted.setBounds(other.field.bounds, policies: other.field.policies)
          if hosted.field.status == .acceptable, let offer = hosted.suggestions.first {
            failures.add("\(locale) \(setup.style) “\(text.visible)”: “\(offer)” is stale")
          }
          try check(hosted.field, in: other, isChanged: true)
        }
      }
      return failures
    }
    #expect(failures.count == 0, "\(failures.report)")
  }
}
