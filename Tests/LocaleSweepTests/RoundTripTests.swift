import EditScripts
import FormattingFields
import SlowOracle
import Testing

@testable import FieldEditing

/// Every locale reads what it writes: in every style, key by key, and while digits are deleted.
struct RoundTripTests {
  @Test("a formatted text reads as the number it shows, and no beginning of it is invalid")
  func roundTrips() throws {
    let failures = try inParallel(SweepCases.sample(56, salt: 2)) { tag, random in
      var failures = Failures()
      for style in try SweepCases.styles(tag) {
        let format = try NumberFormat.icu(locale: tag, style: style)
        let scanner = NumberScanner<FixedDecimal>(format: format)
        for value in SweepCases.values(&random, 16) {
          let text = format.text(for: value)
          let shown = try SweepCases.shown(value, style)
          let reading = scanner.scan(text)
          if reading.value != shown || reading.status != .acceptable {
            failures.add(
              "\(tag) \(style) \(value): \"\(text.visible)\" reads \(reading.status)"
                + " \(reading.issue?.code.rawValue ?? "") \(reading.value?.description ?? "")")
            continue
          }
          if let prefix = invalidPrefix(text, scanner, shown) {
            failures.add("\(tag) \(style) \(value): \"\(text.visible)\" typed: \(prefix)")
          }
        }
      }
      return failures
    }
    #expect(failures.count == 0, "\(failures.report)")
  }

  /// What goes wrong if a text is typed key by key, or nil.
  func invalidPrefix(
    _ text: String, _ scanner: NumberScanner<FixedDecimal>, _ shown: FixedDecimal
  ) -> String? {
    var typed = ""
    var last: NumberReading<FixedDecimal>?
    for scalar in text.unicodeScalars {
      typed.unicodeScalars.append(scalar)
      let reading = scanner.scan(typed)
      if reading.status == .invalid {
        return "\"\(typed.visible)\" is invalid: \(reading.issue!.code)"
      }
      last = reading
    }
    return last?.value == shown ? nil : "the last key gives \(String(describing: last?.value))"
  }

  @Test(
    "a unit that a language writes as a word keeps its digits",
    arguments: [
      ("ar", "meter", "1"), ("ar", "meter", "-1"), ("ar", "day", "2"), ("he", "day", "0.5"),
      ("he", "month", "-0.001"), ("ce", "day", "-1"), ("so", "year", "1"),
    ])
  func wordsKeepDigits(tag: String, unit: String, value: String) throws {
    let format = try NumberFormat.icu(locale: tag, style: .unit(unit))
    let number = try #require(FixedDecimal(value))
    #expect(
      NumberScanner<FixedDecimal>(format: format).scan(format.text(for: number)).value == number)
  }

  @Test("from a committed text any digit can be deleted, and all of it backward")
  func deletions() throws {
    let failures = try inParallel(SweepCases.sample(24, salt: 3)) { tag, random in
      var failures = Failures()
      for style in try SweepCases.styles(tag) {
        let format = try NumberFormat.icu(locale: tag, style: style)
        let oracle = SlowOracle(format: format)
        for value in SweepCases.values(&random, 4, full: 12) {
          let field = FormattingField<FixedDecimal>(value, format: format)
          for problem in try Deletion(field: field, oracle: oracle).problems() {
            failures.add("\(tag) \(style) \(value): \"\(field.text.visible)\" \(problem)")
          }
        }
      }
      return failures
    }
    #expect(failures.count == 0, "\(failures.report)")
  }
}
