import Foundation
@testable import NumberText
import FormattingFields
@testable import ICUNumberText
import Testing
struct ZProbe {
  @Test func list() throws {
    var seen: [String: Set<String>] = [:]
    let units = SweepCases.units + ["inch", "minute", "second", "arc-minute", "arc-second", "light-year", "mile-per-hour", "part-per-million", "permille", "fluid-ounce", "gallon-imperial", "week", "year", "hour", "century", "fathom", "ampere", "kilojoule", "megabit-per-second", "square-kilometer", "cubic-meter", "stone", "tablespoon", "dot-per-inch", "karat", "mole", "item", "mile-scandinavian", "horsepower", "inch-ofhg", "millimeter-ofhg", "kelvin", "fahrenheit", "acre", "hectare", "bushel", "cup", "carat", "dalton", "point", "decade", "quarter", "percent", "permyriad", "gigabyte", "kilowatt-hour", "foodcalorie", "g-force", "meter-per-square-second", "revolution", "radian", "volt", "ohm", "hertz", "lux", "bar", "knot", "liter", "liter-per-kilometer", "mile-per-gallon", "barrel", "pinch", "drop", "dram", "quart", "jigger", "earth-radius", "astronomical-unit", "parsec"]
    for tag in ICULocale.allTags {
      for style in units.map({ NumberStyle.unit($0) }) + ICULocale.allCurrencyCodes.map({ NumberStyle.currency($0) }) + [.scientific] {
        if case .currency = style, tag.contains("-") && tag.count > 6 { continue }
        guard let f = try? NumberFormat.icu(locale: tag, style: style) else { continue }
        var texts = f.affixes.map(\.text)
        if style == .scientific { texts = [f.symbols.exponentSeparator] }
        for a in texts {
          for v in Spelling.variants(of: a, role: .affix, ignoresCase: false) {
            let k = f.storage.scanRules.kind(of: v.scalars[0])
            if k != .other { seen["\(a.visible) \(k)", default: []].insert("\(tag) \(style)") }
          }
        }
      }
    }
    for (k, v) in seen.sorted(by: { $0.key < $1.key }) { print("AFFIX", k, v.count, v.sorted().prefix(4)) }
    for t in ["1-čháŋ", "-1-čháŋ", "5 -čháŋ", "5-"] {
      let f = try NumberFormat.icu(locale: "lkt", style: .unit("day"))
      print("LKT", t, NumberScanner<FixedDecimal>(format: f).scan(t), f.affixes, f.text(for: 1), f.text(for: -2))
    }
  }
}
