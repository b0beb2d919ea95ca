import FormattingFieldFixtures
import FormattingFields
import Foundation
@_spi(EntryKinds) import NumberText
import RandomSamples
import Testing

@testable import EntryKinds

/// Names of units in the locales of ICU, against what ICU calls units there and against CLDR's
/// factors. (X7)
struct UnitNameTests {
  private static let units = try! Fixtures.lines("units.txt").filter { !$0.isEmpty }

  /// Units of prefixes, which case tells from others.
  private static let prefixed = [
    "pico", "nano", "micro", "milli", "kilo", "mega", "giga", "tera", "peta",
  ]
  .flatMap { prefix in
    [
      "meter", "gram", "second", "hertz", "watt", "pascal", "bar", "liter", "bit", "byte", "joule",
    ]
    .map { prefix + $0 }
  }

  private static let locales = [
    "ar-EG", "de-CH", "de-DE", "en-US", "es-ES", "fi-FI", "fr-FR", "hi-IN", "en-GB", "zh-CN",
    "ru-RU", "pl-PL", "da-DK", "uk-UA", "sw-KE", "ja-JP", "en-CA", "hr-HR", "ff-Adlm", "nb-NO",
    "sv-SE", "pt-BR",
  ]

  /// Units whose names in other languages are those of old measures.
  private static let old = [
    "pound", "ounce", "stone", "ton", "horsepower", "cup", "tablespoon", "teaspoon",
    "dessert-spoon", "mile-scandinavian", "calorie",
  ]

  private struct Field {
    let identifier: String
    let unit: MeasureUnit
    let entry: UnitEntry

    init(_ identifier: String, _ names: [(key: String, value: String)]) throws {
      self.identifier = identifier
      unit = try #require(MeasureUnit(identifier), "\(identifier)")
      entry = try #require(UnitEntry(identifier, names))
    }

    /// What five of a name are in the field; nil if the text is refused.
    func number(of name: String, _ format: NumberFormat) -> ExactRatio? {
      let text = EntryText("5 \(name)", in: format, isPasted: false)
      return entry.reading(of: text)?.value?.ratio
    }
  }

  private static let fields = [
    "meter", "inch", "foot", "millimeter", "square-meter", "acre", "liter", "gallon", "kilogram",
    "pound", "celsius", "fahrenheit", "hour", "minute", "second", "meter-per-second", "megabyte",
    "bit", "kilocalorie", "joule", "kilowatt", "pascal", "hertz", "degree",
  ]

  private static let english = Dictionary(
    grouping: ["en-US", "en-GB"].flatMap {
      (try? NumberFormat.icuUnitNames(locale: $0, of: units + prefixed)) ?? []
    }, by: \.key)

  @Test(
    "no name that a locale has for units is read as another amount",
    arguments: Sampling.some(6, of: Sampling.isFull ? ICULocale.allTags : locales, salt: 7))
  func names(locale: String) throws {
    let format = NumberFormat(locale: locale, symbols: .latin, style: .decimal)
    let everyday = try NumberFormat.icuUnitNames(locale: locale)
    let all = Dictionary(
      grouping: try NumberFormat.icuUnitNames(locale: locale, of: Self.units + Self.prefixed),
      by: \.key)
    let fields = try Self.fields.map { try Field($0, everyday) }
    var read = 0
    for name in all.keys {
      for field in fields {
        guard let number = field.number(of: name, format) else { continue }
        read += 1
        let units = [all, Self.english].compactMap { names in
          names[name]?.map(\.value).filter {
            MeasureUnit($0).map { $0.measuresSame(as: field.unit) } ?? false
          }
        }
        let isOwn = units.contains { $0.contains(field.identifier) } && number == ExactRatio(5)
        // What the locale says, or else what English says.
        let meant = units.first { !$0.isEmpty } ?? []
        for identifier in meant where !isOwn {
          let unit = try #require(MeasureUnit(identifier))
          #expect(
            number == unit.converted(ExactRatio(5), to: field.unit),
            "\(locale), \(field.identifier): 5 \(name) is \(number), and \(identifier)?")
          #expect(
            !Self.old.contains(identifier) || Self.english[name] != nil
              || UnitTable.unit(identifier)?.spellings.contains(name) == true,
            "\(locale), \(field.identifier): 5 \(name) is \(number), and an old \(identifier)?")
        }
      }
    }
    #expect(read > 100)
  }

  /// All names that the locales have for units, of every measure.
  private static let everywhere = Set(
    locales.flatMap { (try? NumberFormat.icuUnitNames(locale: $0, of: units + prefixed)) ?? [] }
      .map(\.key))

  @Test(
    "no name that is another locale's or another measure's is read, but as a spelling of the table",
    arguments: Sampling.some(3, of: locales, salt: 9))
  func namesOfOthers(locale: String) throws {
    let format = NumberFormat(locale: locale, symbols: .latin, style: .decimal)
    let own = Dictionary(
      grouping: try NumberFormat.icuUnitNames(locale: locale, of: Self.units + Self.prefixed),
      by: \.key)
    let everyday = try NumberFormat.icuUnitNames(locale: locale)
    let fields = try Self.fields.map { try Field($0, everyday) }
    var refused = 0
    // Short names are those that most units share, so all of them are tried.
    let short = Self.everywhere.filter { $0.unicodeScalars.count < 2 }
    for name in short.union(Sampling.some(400, of: Self.everywhere.sorted(), salt: 10)) {
      for field in fields {
        let isNamed = [own, Self.english].contains { names in
          names[name]?.contains { MeasureUnit($0.value)?.measuresSame(as: field.unit) == true }
            ?? false
        }
        guard !isNamed else { continue }
        guard let number = field.number(of: name, format) else {
          refused += 1
          continue
        }
        let meant = UnitTable.units.filter { unit in
          (unit.spellings + unit.ownSpellings).contains(name)
        }
        .compactMap { MeasureUnit($0.identifier) }.filter { $0.measuresSame(as: field.unit) }
        #expect(
          meant.contains { number == $0.converted(ExactRatio(5), to: field.unit) },
          "\(locale), \(field.identifier): 5 \(name) is \(number)")
      }
    }
    #expect(refused > 400)
  }

  @Test(
    "each spelling of the table is refused, or read by the factor of CLDR",
    arguments: Sampling.some(6, of: Sampling.isFull ? ICULocale.allTags : locales, salt: 7))
  func spellings(locale: String) throws {
    let format = NumberFormat(locale: locale, symbols: .latin, style: .decimal)
    let everyday = try NumberFormat.icuUnitNames(locale: locale)
    var (read, refused) = (0, 0)
    for row in Self.fields {
      let field = try Field(row, everyday)
      for unit in UnitTable.units {
        let other = try #require(MeasureUnit(unit.identifier), "\(unit.identifier)")
        for spelling in unit.spellings {
          guard let number = field.number(of: spelling, format) else {
            if other.measuresSame(as: field.unit) { refused += 1 }
            continue
          }
          read += 1
          // The same sign is another unit's in another measure: 5' are feet or minutes of arc.
          guard other.measuresSame(as: field.unit) else { continue }
          #expect(
            number == other.converted(ExactRatio(5), to: field.unit),
            "\(locale), \(row): 5 \(spelling) is \(number)")
        }
      }
    }
    #expect(read > 400)
    #expect(refused < read / 10)
  }

  @Test("every ratio is that of CLDR")
  func ratios() throws {
    for unit in UnitTable.units {
      let other = try #require(MeasureUnit(unit.identifier), "\(unit.identifier)")
      for own in UnitTable.units where own.measure == unit.measure {
        let wanted = try #require(MeasureUnit(own.identifier))
        #expect(other.measuresSame(as: wanted))
        #expect(
          unit.converted(ExactRatio(7), to: own) == other.converted(ExactRatio(7), to: wanted),
          "\(unit.identifier) in \(own.identifier)")
      }
    }
  }

  @Test(
    "two numbers with units say the sum of both, whatever the units",
    arguments: Sampling.some(3, of: locales, salt: 8))
  func compounds(locale: String) throws {
    let format = NumberFormat(locale: locale, symbols: .latin, style: .decimal)
    let everyday = try NumberFormat.icuUnitNames(locale: locale)
    var random = SeededGenerator(Sampling.seed)
    var read = 0
    for row in Self.fields {
      let field = try Field(row, everyday)
      let units = try UnitTable.units.map { ($0, try #require(MeasureUnit($0.identifier))) }
        .filter { $0.1.measuresSame(as: field.unit) }
      for (first, larger) in units {
        for (second, smaller) in units {
          guard let one = (first.spellings + first.ownSpellings).randomElement(using: &random),
            let two = (second.spellings + second.ownSpellings).randomElement(using: &random)
          else { continue }
          let (a, b) = (
            Int.random(in: 0...9, using: &random), Int.random(in: 1...9, using: &random)
          )
          for text in ["\(a) \(one) \(b) \(two)", "\(a)\(one)\(b)\(two)"] {
            let entry = EntryText(text, in: format, isPasted: false)
            guard let number = field.entry.reading(of: entry)?.value?.ratio else { continue }
            read += 1
            let sum =
              larger.converted(ExactRatio(FixedDecimal(a)), to: field.unit)
              + smaller.converted(ExactRatio(FixedDecimal(b)), to: field.unit)
            #expect(number == sum, "\(locale), \(row): \(text) is \(number)")
            #expect(
              smaller.converted(ExactRatio(FixedDecimal(b)), to: larger).decimal.number < 1,
              "\(locale), \(row): \(text)")
          }
        }
      }
    }
    #expect(read > 20)
  }
}
