import EditScripts
import FormattingFieldLock
import FormattingFields
import Testing

/// A loaded format reads what it writes, also numbers that were not probed. (L1)
struct LoadingTests {
  /// How many formats were asked for, how many texts were read, and what was refused.
  final class Tally: Sendable {
    private let counts = Locked<[String: Int]>([:])

    func count(_ kind: String, _ number: Int = 1) {
      counts.withLock { $0[kind, default: 0] += number }
    }

    func print(_ name: String) {
      let all = counts.withLock { $0.sorted { $0.key < $1.key } }
      Swift.print("\(name): " + all.map { "\($0.key) \($0.value)" }.joined(separator: ", "))
    }
  }

  @Test("money in every currency")
  func currencies() throws {
    let tally = Tally()
    let failures = try inParallel(SweepCases.sample(8, salt: 21)) { tag, random in
      var failures = Failures()
      for code in Sampling.some(60, of: ICULocale.allCurrencyCodes, salt: random.next()) {
        for style in [NumberStyle.currency(code), .accounting(code)] {
          Self.check(tag, style, nil, tally, &random, &failures)
        }
        let options = NumberOptions(maximumFractionDigits: 0)
        Self.check(tag, .currency(code), nil, options: options, tally, &random, &failures)
      }
      return failures
    }
    tally.print("currencies")
    #expect(failures.count == 0, "\(failures.report)")
  }

  @Test("every unit of CLDR, of which the mixed ones are refused")
  func units() throws {
    let tally = Tally()
    let failures = try inParallel(SweepCases.sample(6, salt: 22)) { tag, random in
      var failures = Failures()
      for unit in Sampling.some(60, of: Units.all, salt: random.next()) {
        Self.check(tag, .unit(unit), nil, tally, &random, &failures)
      }
      for unit in Units.mixed {
        #expect(throws: NumberFormatError.self) {
          try NumberFormat.icu(locale: tag, style: .unit(unit))
        }
      }
      return failures
    }
    tally.print("units")
    #expect(failures.count == 0, "\(failures.report)")
  }

  @Test("plain numbers, percent, per mille and powers of ten, none of which is refused")
  func plainStyles() throws {
    let tally = Tally()
    let failures = try inParallel(SweepCases.sample(60, salt: 23)) { tag, random in
      var failures = Failures()
      for style in [NumberStyle.decimal, .integer, .percent, .permille, .permyriad, .scientific] {
        #expect(throws: Never.self) { try NumberFormat.icu(locale: tag, style: style) }
        Self.check(tag, style, nil, tally, &random, &failures)
      }
      return failures
    }
    tally.print("plain styles")
    #expect(failures.count == 0, "\(failures.report)")
  }

  @Test("skeletons put together at random")
  func skeletons() throws {
    let tally = Tally()
    let failures = try inParallel(SweepCases.sample(40, salt: 24)) { tag, random in
      var failures = Failures()
      for _ in 0..<Sampling.count(15, full: 400) {
        let skeleton = SkeletonGenerator.next(&random)
        Self.check(tag, .skeleton(skeleton.text), skeleton, tally, &random, &failures)
      }
      return failures
    }
    tally.print("skeletons")
    #expect(failures.count == 0, "\(failures.report)")
  }

  /// Loads a format, and reads its texts of some random numbers.
  private static func check(
    _ tag: String, _ style: NumberStyle, _ skeleton: SkeletonGenerator.Skeleton?,
    options: NumberOptions = NumberOptions(), _ tally: Tally, _ random: inout SeededGenerator,
    _ failures: inout Failures
  ) {
    let format: NumberFormat
    do throws(NumberFormatError) {
      format = try NumberFormat.icu(locale: tag, style: style, options: options)
    } catch {
      tally.count("refused " + kind(error, style))
      return
    }
    tally.count("loaded")
    let scanner = NumberScanner<FixedDecimal>(format: format)
    let numbers = (0..<6).map { _ in number(&random) }.sorted()
    var last: FixedDecimal?
    for number in numbers where !number.isNegative || format.allowsMinus {
      let written = format.written(number)
      let text = written.text
      let reading = scanner.scan(text).value
      tally.count("texts")
      let expected = format.shown(number) ?? skeleton?.shown(number)
      // If ICU cannot write an exponent, it writes the number itself with all digits.
      guard let reading, reading == expected ?? reading || reading == number,
        last.map({ $0 <= reading }) ?? true,
        reading.isZero || reading.isNegative == number.isNegative,
        format.written(reading).text == text
      else {
        failures.add(
          "\(tag) \(style.description.visible) \(number): \"\(text.visible)\" reads"
            + " \(reading?.description ?? "nothing"), not \(expected?.description ?? "")")
        continue
      }
      last = reading
    }
  }

  /// A number of 1 to 20 digits, from 10^-6 to 10^20, of either sign.
  private static func number(_ random: inout SeededGenerator) -> FixedDecimal {
    let digits = Int.random(in: 1...20, using: &random)
    let first = Int.random(in: -6...20, using: &random)
    return FixedDecimal(
      isNegative: Bool.random(using: &random),
      digits: (0..<digits).map { _ in UInt8.random(in: 0...9, using: &random) },
      exponent: first - digits + 1)
  }

  /// Why a format was refused, with the property of the style that may be the cause.
  private static func kind(_ error: NumberFormatError, _ style: NumberStyle) -> String {
    guard case .unreadableFormat = error else {
      return String(describing: error).contains("skeleton") ? "as no skeleton" : "otherwise"
    }
    let name = style.description
    if Units.mixed.contains(where: { name.contains($0) }) { return "mixed units" }
    let causes = [
      "usage/", "compact-", "scale/60", "integer-width/00", "integer-width/##0",
      "unit-width-full-name",
      "decimal-always", "currency", "unit/",
    ]
    return causes.first { name.contains($0) } ?? "else"
  }
}
