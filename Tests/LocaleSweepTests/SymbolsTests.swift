import Fixtures
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

  struct Version: Decodable { var icu: String }

  @Test("every locale has the symbols on file, if ICU is the version on file")
  func golden() throws {
    let lines = try Fixtures.lines("symbols.jsonl").map { Data($0.utf8) }
    let version = try JSONDecoder().decode(Version.self, from: try #require(lines.first)).icu
    let rows = try lines.dropFirst().map { try JSONDecoder().decode(Row.self, from: $0) }
    let recorded = Dictionary(uniqueKeysWithValues: rows.map { ($0.locale, $0) })
    let tags = ICULocale.allTags
    let different = try tags.filter { try Row($0) != recorded[$0] }
    let missing = recorded.keys.filter { !tags.contains($0) }.sorted()
    if version == ICULocale.icuVersion {
      #expect(different.isEmpty && missing.isEmpty, "\(different) \(missing)")
    } else {
      print(
        "ICU \(ICULocale.icuVersion), on file \(version):"
          + " \(different.count) locales differ: \(different.joined(separator: " "));"
          + " missing: \(missing.joined(separator: " "))")
    }
  }
}
