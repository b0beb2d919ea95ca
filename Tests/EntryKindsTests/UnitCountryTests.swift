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

  @Test(
    "a name that means another amount where it is typed is refused, and nothing is suggested (X7)",
    arguments: [
      ("de-DE", "kilowatt", "5 PS"), ("sv-SE", "kilowatt", "5 hk"), ("fr-FR", "kilowatt", "5 ch"),
      ("ru-RU", "kilowatt", "5 л. с."), ("ru-RU", "kilowatt", "5 л.с."),
      ("de-DE", "kilogram", "5 Pfund"), ("fr-FR", "kilogram", "5 livres"),
      ("fr-FR", "kilogram", "5 livre"), ("da-DK", "kilogram", "5 pund"),
      ("nb-NO", "kilogram", "5 pund"), ("sv-SE", "kilogram", "5 pund"),
      ("en-CA", "liter", "5 gallons"), ("en-CA", "liter", "5 gal"), ("nb-NO", "kilometer", "5 mil"),
      ("sv-SE", "kilometer", "5 mil"),
      ("en-AU", "milliliter", "5 tablespoons"), ("en-GB", "milliliter", "5 tbsp"),
      ("de-DE", "milliliter", "5 EL"), ("en-US", "megabyte", "5 T"), ("en-US", "megabyte", "5 G"),
      ("en-US", "megabyte", "5 M"),
    ])
  func otherAmounts(locale: String, unit: String, text: String) throws {
    let style = NumberStyle.unit(unit)
    var policies = FieldPolicies()
    policies.entries = [try EntryName.units.icu(locale: locale, style: style)]
    var field = FormattingField<FixedDecimal>(
      format: try .icu(locale: locale, style: style), policies: policies)
    try field.type(text)
    #expect(field.entry == nil, "\(field.entry!)")
    #expect(field.suggestions == [])
  }
}
