import Fixtures
import FormattingFields
import RandomSamples
import Testing

@testable import EntryKinds

/// Names of units in the locales of ICU, against what ICU itself calls units there.
struct UnitNameTests {
  private typealias Names = [(key: String, value: String)]

  private static let units = try! Fixtures.lines("units.txt").filter { !$0.isEmpty }

  /// Units that case tells from others: of prefixes, bits and bytes.
  private static let prefixed = ["pico", "nano", "micro", "milli", "kilo", "mega", "giga", "tera", "peta"]
    .flatMap { prefix in
      ["meter", "gram", "second", "hertz", "watt", "pascal", "bar", "liter", "bit", "byte", "ampere", "volt"]
        .map { prefix + $0 }
    }

  private static let locales = [
    "ar-EG", "de-CH", "de-DE", "en-US", "es-ES", "fi-FI", "fr-FR", "hi-IN", "en-GB", "zh-CN", "ru-RU", "pl-PL",
    "da-DK", "uk-UA", "sw-KE", "ja-JP", "en-CA", "hr-HR",
  ]

  @Test(
    "no name, however its letters are cased, is read as another unit than any locale says (X7)",
    arguments: Sampling.isFull ? NumberFormat.icuLocales : locales)
  func names(locale: String) throws {
    let everyday = try NumberFormat.icuUnitNames(locale: locale)
    let all = try NumberFormat.icuUnitNames(
      locale: locale, of: Self.units + Self.prefixed.filter { !Self.units.contains($0) })
    // As many fields as there are dimensions, in the unit that comes first.
    var fields: [(unit: MeasureUnit, entry: UnitEntry)] = []
    for identifier in Self.units {
      guard let unit = MeasureUnit(identifier),
        !fields.contains(where: { $0.unit.measuresSame(as: unit) })
      else { continue }
      fields.append((unit, try #require(UnitEntry(identifier, everyday))))
    }
    let format = NumberFormat(locale: locale, symbols: .latin, style: .decimal)
    var read = 0
    for name in Set(all.map(\.key)) {
      for typed in Set([name, name.uppercased(), name.lowercased(), name.capitalized]) {
        let said = all.filter { $0.key == typed }.compactMap { MeasureUnit($0.value) }
        let folded = all.filter { $0.key.lowercased() == typed.lowercased() }
          .compactMap { MeasureUnit($0.value) }
        for field in fields {
          let text = EntryText("5 \(typed)", in: format, isPasted: false, soft: SoftSeparators())
          guard case .number(let number, _, _)? = field.entry.reading(of: text) else { continue }
          read += 1
          let exact = said.filter { $0.measuresSame(as: field.unit) }
          let meant = exact.isEmpty ? folded.filter { $0.measuresSame(as: field.unit) } : exact
          for unit in meant {
            #expect(
              number == unit.converted(ExactRatio(5), to: field.unit), "5 \(typed) in \(locale)")
          }
        }
      }
    }
    #expect(read > 100)
  }

  @Test(
    "names of the United States are ambiguous elsewhere, unless they say so (X7)",
    arguments: [
      ("en-GB", "pt", 2), ("en-US", "pt", 1), ("en-GB", "tons", 3), ("en-US", "tons", 1),
      ("zh-CN", "\u{5428}", 3), ("en-GB", "gal", 1), ("de-DE", "Short Tons", 1), ("ja-JP", "\u{30C8}\u{30F3}", 1),
    ])
  func countries(locale: String, name: String, count: Int) throws {
    let names = try NumberFormat.icuUnitNames(locale: locale)
    let units = Set(names.filter { $0.key == name }.map(\.value))
    #expect(units.count == count, "\(units)")
  }
}
