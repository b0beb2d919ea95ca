import EntryKinds
import FormattingFields
import Testing

/// Names that a country gives to units of its own.
struct UnitCountryTests {
  @Test(
    "names of the United States are ambiguous elsewhere, unless they say so (X7)",
    arguments: [
      ("en-GB", "pt", 2), ("en-US", "pt", 1), ("en-GB", "tons", 3), ("en-US", "tons", 1),
      ("zh-CN", "\u{5428}", 3), ("en-GB", "gal", 1), ("de-DE", "Short Tons", 1),
      ("ja-JP", "\u{30C8}\u{30F3}", 1),
    ])
  func countries(locale: String, name: String, count: Int) throws {
    let names = try NumberFormat.icuUnitNames(locale: locale)
    let units = Set(names.filter { $0.key == name }.map(\.value))
    #expect(units.count == count, "\(units)")
  }
}
