import ICUNumberText
import NumberText
import RandomSamples
import Testing

/// The affixes of many currencies.
struct AffixSweep {
  @Test(
    "hold each symbol that ICU writes at any width, save that of the locale's own currency",
    arguments: ["en-US", "ar-EG", "fr-CA"])
  func widths(locale: String) throws {
    for code in Sampling.some(300, of: ICULocale.allCurrencyCodes, salt: 33) {
      let format = try NumberFormat.icu(locale: locale, style: .currency(code))
      let texts = format.affixes + format.codes + format.foreignCurrencySigns
      for width in ["short", "narrow", "iso-code"] {
        let style = NumberStyle.skeleton("currency/\(code) unit-width-\(width)")
        let format = try NumberFormat.icu(locale: locale, style: style)
        for affix in format.affixes + format.codes {
          #expect(texts.contains(affix), "\(code) \(affix)")
        }
      }
    }
  }
}
