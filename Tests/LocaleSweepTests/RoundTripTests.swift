@testable import FieldEditing
import Foundation
import FormattingFields
import SlowOracle
import Testing

/// What a locale writes, it reads: in every style, key by key, and while digits are deleted.
struct RoundTripTests {
  @Test("a formatted text reads as the number it shows, and no beginning of it is invalid")
  func roundTrips() throws {
    let failures = try inParallel(SweepCases.sample(120, salt: 2)) { tag, random in
      var failures = Failures()
      for style in try SweepCases.styles(tag) {
        let format = try NumberFormat.icu(locale: tag, style: style)
        let scanner = NumberScanner<FixedDecimal>(format: format)
        for value in values(&random, 16) {
          let text = format.text(for: value)
          let shown = try SweepCases.shown(value, style)
          let reading = scanner.scan(text)
          if reading.issue?.code == .ambiguousSeparator && Refused.contains(tag, style) { continue }
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
    if Sampling.isFull { #expect(Refused.seen == Refused.units) }
  }

  /// What goes wrong when a text is typed key by key, or nil.
  func invalidPrefix(
    _ text: String, _ scanner: NumberScanner<FixedDecimal>, _ shown: FixedDecimal
  ) -> String? {
    var state = scanner.initialState
    var typed = ""
    var last: NumberReading<FixedDecimal>?
    for scalar in text.unicodeScalars {
      typed.unicodeScalars.append(scalar)
      let reading = scanner.read(typed, from: &state, soft: SoftSeparators())
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
    #expect(NumberScanner<FixedDecimal>(format: format).scan(format.text(for: number)).value == number)
  }

  @Test("from a committed text any digit can be deleted, and all of it backward")
  func deletions() throws {
    let failures = try inParallel(SweepCases.sample(40, salt: 3)) { tag, random in
      var failures = Failures()
      for style in try SweepCases.styles(tag) {
        let format = try NumberFormat.icu(locale: tag, style: style)
        let oracle = SlowOracle(format: format)
        for value in values(&random, 4, full: 12) {
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

/// The values of a full run, or some of them.
func values(
  _ random: inout SeededGenerator, _ count: Int, full: Int = .max
) -> [FixedDecimal] {
  let count = Sampling.isFull ? full : count
  guard count < SweepCases.values.count else { return SweepCases.values }
  return Array(SweepCases.values.shuffled(using: &random).prefix(count))
}

/// Deletes from a committed text.
struct Deletion {
  let field: FormattingField<FixedDecimal>
  let oracle: SlowOracle

  func problems() throws -> [String] {
    var problems: [String] = []
    var offset = 0
    for scalar in field.text.unicodeScalars {
      let range = offset..<(offset + UTF8.width(scalar))
      offset = range.upperBound
      guard scalar.properties.generalCategory == .decimalNumber,
        !words.contains(where: { $0.contains(range.lowerBound) })
      else { continue }
      var edited = field
      try edited.apply(TextEdit(.utf8(range.lowerBound, range.upperBound), "", intent: .deleted))
      if let problem = problem(edited) { problems.append(problem) }
    }
    var edited = field
    while !edited.text.isEmpty {
      try edited.deleteBackward()
      if let problem = problem(edited) {
        problems.append("backward " + problem)
        break
      }
    }
    return problems
  }

  /// Where words with digits of their own stand, such as "l/100 km" and "×10^".
  private var words: [Range<Int>] {
    let texts = field.format.affixes.map(\.text) + [field.format.symbols.exponentSeparator]
    return texts.compactMap { word in
      guard word.unicodeScalars.contains(where: { $0.properties.numericType != nil }),
        let range = field.text.range(of: word)
      else { return nil }
      let start = field.text.utf8.distance(from: field.text.startIndex, to: range.lowerBound)
      return start..<(start + word.utf8.count)
    }
  }

  private func problem(_ edited: FormattingField<FixedDecimal>) -> String? {
    let text = edited.text
    let expected = oracle.verdict(text, soft: Set(edited.softSeparators.offsets))
    let reading = edited.reading
    if reading.status == .invalid {
      return "leaves \"\(text.visible)\", invalid: \(reading.issue!.code)"
    }
    if reading.status != expected.status || reading.value != expected.number {
      return "leaves \"\(text.visible)\", read \(reading.status)"
        + " \(reading.value?.description ?? ""), by the rules \(expected.status)"
        + " \(expected.number?.description ?? "")"
    }
    return nil
  }
}
