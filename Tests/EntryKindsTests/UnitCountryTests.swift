import EntryKinds
import FormattingFields
import Testing

/// Names that a country gives to units of its own.
struct UnitCountryTests {
  @Test(
    "a unit of one country is called so there alone (X7)",
    arguments: [
      ("en-US", "gal", "gallon"), ("en-GB", "gal", "gallon-imperial"), ("en-CA", "gal", ""),
      ("en-US", "pt", "pint"), ("en-GB", "pt", ""), ("de-DE", "gal", ""),
    ])
  func countries(locale: String, name: String, unit: String) throws {
    let names = try NumberFormat.icuUnitNames(locale: locale)
    let units = Set(names.filter { $0.key == name }.map(\.value))
    #expect(units == (unit.isEmpty ? [] : [unit]), "\(units)")
  }
}
