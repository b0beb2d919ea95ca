import EntryKinds
import FormattingFields
@_spi(EntryKinds) import NumberText
import RandomSamples
import Testing

@testable import EntryKinds

/// What one locale of CLDR means by a name, no other locale of the language reads otherwise in
/// silence. (X4, X7)
struct NeighbourSweep {
  private static func language(_ tag: String) -> Substring { tag.prefix { $0 != "-" } }

  /// Names that a locale's own table gives to a unit of everywhere, though a neighbour means another
  /// amount by them: the ton of Spain, and of Latin America by CLDR. (X7)
  private static let ownNames: Set<String> = ["tonelada", "toneladas"]

  @Test("words for powers of ten, with those of English")
  func words() throws {
    var meant: [Substring: [String: Set<Int>]] = [:]
    var words: [String: [(key: String, value: Int)]] = [:]
    for tag in ICULocale.allTags {
      words[tag] = try NumberFormat.icuCompactWords(locale: tag).map { ($0.key, $0.value) }
      for (word, power) in words[tag]! {
        meant[Self.language(tag), default: [:]][word, default: []].insert(power)
      }
    }
    let english = [("K", 3), ("M", 6), ("B", 9), ("T", 12), ("bn", 9), ("k", 3)]
    var wrong: [String] = []
    for tag in Sampling.some(200, of: ICULocale.allTags, salt: 4) {
      let format = try NumberFormat.icu(locale: tag, style: .decimal)
      var all = meant[Self.language(tag)]!
      for (word, power) in english { all[word, default: []].insert(power) }
      let entry = ShorthandEntry(words[tag]!)
      for (word, powers) in all where powers.count > 1 {
        let text = EntryText("5 \(word)", in: format, isPasted: false)
        if let number = entry.reading(of: text)?.value {
          wrong.append("\(tag): \(word) is \(number.ratio.decimal.number)")
        }
      }
    }
    #expect(wrong == [])
  }

  @Test("names of units, which another locale of the language gives to another unit of the measure")
  func units() throws {
    var meant: [Substring: [String: Set<String>]] = [:]
    var names: [String: [(key: String, value: String)]] = [:]
    let tags = Sampling.some(60, of: ICULocale.allTags, salt: 6)
    let languages = Set(tags.map(Self.language))
    for tag in ICULocale.allTags where languages.contains(Self.language(tag)) {
      names[tag] = try NumberFormat.icuUnitNames(locale: tag)
      for (name, unit) in names[tag]! {
        meant[Self.language(tag), default: [:]][name, default: []].insert(unit)
      }
    }
    var (doubtful, wrong) = (0, [String]())
    for tag in tags {
      let format = try NumberFormat.icu(locale: tag, style: .decimal)
      for (name, identifiers) in meant[Self.language(tag)]! where identifiers.count > 1 {
        let units = identifiers.compactMap(MeasureUnit.init)
        for field in identifiers {
          guard let unit = MeasureUnit(field), let entry = UnitEntry(field, names[tag]!) else {
            continue
          }
          let numbers = units.filter { $0.measuresSame(as: unit) }
            .map { $0.converted(ExactRatio(5), to: unit) }
          // The sign of degrees alone is the field's own degree.
          guard name != "°", numbers.contains(where: { $0 != numbers[0] }) else { continue }
          doubtful += 1
          let text = EntryText("5 \(name)", in: format, isPasted: false)
          guard let number = entry.reading(of: text)?.value else { continue }
          let own = Set(names[tag]!.filter { $0.key == name }.map(\.value))
          if own.count == 1, let unitHere = MeasureUnit(own.first!),
            UnitTable.home(own.first!) != nil || Self.ownNames.contains(name),
            number.ratio == unitHere.converted(ExactRatio(5), to: unit)
          {
            continue
          }
          wrong.append("\(tag): 5 \(name) in \(field) is \(number.ratio.decimal.number)")
        }
      }
    }
    #expect(doubtful > 0)
    #expect(wrong == [])
  }

  @Test("names of bits, which CLDR gives to bytes")
  func bits() throws {
    var wrong: [String] = []
    for tag in Sampling.some(80, of: ICULocale.allTags, salt: 5) {
      let names = try NumberFormat.icuUnitNames(locale: tag)
      let format = try NumberFormat.icu(locale: tag, style: .unit("megabyte"))
      guard let entry = UnitEntry("megabyte", names) else { continue }
      let bits = ["bit"] + names.filter { $0.value == "bit" && $0.key.utf8.count > 1 }.map(\.key)
      for (name, unit) in names where unit.hasSuffix("bit") && unit != "bit" {
        // Code points, since a vowel sign of the longer word may join what ends the shorter.
        if bits.contains(where: { Array(name.lowercased().utf8).contains($0.lowercased().utf8) }) {
          continue
        }
        let text = EntryText("5 \(name)", in: format, isPasted: false)
        if entry.reading(of: text)?.value != nil { wrong.append("\(tag): \(name)") }
      }
    }
    #expect(wrong == [])
  }
}
