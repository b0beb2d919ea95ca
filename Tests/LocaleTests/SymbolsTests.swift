import FormattingFieldFixtures
import FormattingFields
import Foundation
import Testing

/// The symbols of every locale, compared with those on file.
struct SymbolsTests {
  struct Row: Decodable, Hashable {
    var locale: String
    var decimal, grouping: String
    var primary, secondary, minimumGroupingDigits: Int
    var minus, plus, percent, digits, numberingSystem: String

    init(_ tag: String) throws {
      let symbols = try NumberSymbols.icu(locale: tag)
      locale = tag
      decimal = symbols.decimalSeparator
      grouping = symbols.groupingSeparator
      primary = symbols.primaryGroupingSize
      secondary = symbols.secondaryGroupingSize
      minimumGroupingDigits = symbols.minimumGroupingDigits
      minus = symbols.minusSign
      plus = symbols.plusSign
      percent = symbols.percentSign
      digits = String(String.UnicodeScalarView(symbols.digits))
      numberingSystem = symbols.numberingSystem
    }
  }

  private struct Version: Decodable { var icu: String }

  private static let lines = try! Fixtures.lines("symbols.jsonl").map { Data($0.utf8) }
  private static let version = try! JSONDecoder().decode(Version.self, from: lines[0]).icu

  @Test(
    "every locale has the symbols on file",
    .enabled(if: version == ICULocale.icuVersion, "symbols.jsonl is of ICU \(version)"))
  func golden() throws {
    let rows = try Self.lines.dropFirst().map { try JSONDecoder().decode(Row.self, from: $0) }
    let recorded = Dictionary(uniqueKeysWithValues: rows.map { ($0.locale, $0) })
    let tags = ICULocale.allTags
    #expect(try tags.filter { try Row($0) != recorded[$0] } == [])
    #expect(recorded.keys.filter { !tags.contains($0) }.sorted() == [])
  }
}
