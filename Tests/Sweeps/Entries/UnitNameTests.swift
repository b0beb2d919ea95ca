import FormattingFieldFixtures
import FormattingFields
import Foundation
@_spi(EntryKinds) import NumberText
import RandomSamples
import Testing

@testable import EntryKinds

/// Names of units in the locales of ICU, against what ICU itself calls units there.
struct UnitNameTests {
  private static let units = try! Fixtures.lines("units.txt").filter { !$0.isEmpty }

  /// Units that case tells from others: of prefixes, bits and bytes.
  private static let prefixed = [
    "pico", "nano", "micro", "milli", "kilo", "mega", "giga", "tera", "peta",
  ]
  .flatMap { prefix in
    [
      "meter", "gram", "second", "hertz", "watt", "pascal", "bar", "liter", "bit", "byte", "ampere",
      "volt",
    ]
    .map { prefix + $0 }
  }

  private static let locales = [
    "ar-EG", "de-CH", "de-DE", "en-US", "es-ES", "fi-FI", "fr-FR", "hi-IN", "en-GB", "zh-CN",
    "ru-RU", "pl-PL",
    "da-DK", "uk-UA", "sw-KE", "ja-JP", "en-CA", "hr-HR", "ff-Adlm",
  ]

  @Test(
    "no name, however its letters are cased, is read as another unit than any locale says (X7)",
    arguments: Sampling.isFull ? ICULocale.allTags : locales)
  func names(locale: String) throws {
    let everyday = try NumberFormat.icuUnitNames(locale: locale)
    let own = try NumberFormat.icuUnitNames(locale: locale, of: Self.units)
    let ownKeys = Set(own.map(\.key))
    // What a locale calls a unit of its own stands before a name made of prefixes: "Mm" in Polish.
    let all =
      own
      + (try NumberFormat.icuUnitNames(
        locale: locale, of: Self.prefixed.filter { !Self.units.contains($0) }))
      .filter { !ownKeys.contains($0.key) }
    // As many fields as there are dimensions, in the unit that comes first.
    var fields: [(unit: MeasureUnit, entry: UnitEntry)] = []
    for identifier in Self.units {
      guard let unit = MeasureUnit(identifier),
        !fields.contains(where: { $0.unit.measuresSame(as: unit) })
      else { continue }
      fields.append((unit, try #require(UnitEntry(identifier, everyday))))
    }
    let format = NumberFormat(locale: locale, symbols: .latin, style: .decimal)
    let units = Dictionary(
      all.map { ($0.value, MeasureUnit($0.value)) }, uniquingKeysWith: { first, _ in first })
    let folds = Dictionary(grouping: all) { $0.key.lowercased() }
    var read = 0
    for (folded, names) in folds {
      let typed = Set(names.map(\.key) + [folded, folded.uppercased(), folded.capitalized])
      for name in typed {
        let exact = names.filter { $0.key == name }
        let meant = names.compactMap { units[$0.value] ?? nil }
        let said = exact.compactMap { units[$0.value] ?? nil }
        for field in fields where meant.contains(where: { $0.measuresSame(as: field.unit) }) {
          let text = EntryText("5 \(name)", in: format, isPasted: false, soft: SoftSeparators())
          guard let number = field.entry.reading(of: text)?.value?.ratio else { continue }
          read += 1
          let fitting = said.filter { $0.measuresSame(as: field.unit) }
          let all = fitting.isEmpty ? meant.filter { $0.measuresSame(as: field.unit) } : fitting
          for unit in all {
            #expect(
              number == unit.converted(ExactRatio(5), to: field.unit), "5 \(name) in \(locale)")
          }
        }
      }
    }
    #expect(read > 100)
  }
}
