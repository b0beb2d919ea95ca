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
