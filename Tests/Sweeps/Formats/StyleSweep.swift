import FormattingFieldsFoundation
import Foundation

/// A format style in every locale, and what it shows of a number.
struct StyleSweep: Sendable {
  /// The result of one style in one locale.
  struct Outcome: Sendable {
    /// "pattern", "renderer", or why the style was refused.
    var kind: String
    /// How many texts were the style's own and were read back.
    var texts = 0
    /// How many texts were in other digits than the locale's, which Foundation writes if it fails.
    var fallbacks = 0
    var wrong: [String] = []
  }

  let name: String
  let outcome: @Sendable (Locale, [FixedDecimal]) -> Outcome

  /// - Parameter shown: The number that the style shows of a number.
  init<Style: FormatStyle & Sendable>(
    _ name: String, _ shown: Shown = .fraction(6),
    _ style: @escaping @Sendable (Locale) -> Style
  ) where Style.FormatInput: NumberValue, Style.FormatOutput == String {
    self.name = name
    outcome = { Self.outcome(of: style($0), in: $0, shown, $1) }
  }

  /// How a style rounds.
  enum Shown: Sendable {
    case fraction(Int, RoundingMode = .halfEven)
    case significant(Int)
    case increment(FixedDecimal)
    case all

    func number(_ number: FixedDecimal) -> FixedDecimal? {
      switch self {
      case .fraction(let digits, let mode): number.rounded(toFractionDigits: digits, mode: mode)
      case .significant(let digits): number.rounded(toSignificantDigits: digits, mode: .halfEven)
      case .increment(let step): number.rounded(toMultipleOf: step, mode: .halfEven)
      case .all: number
      }
    }
  }

  private static func outcome<Style: FormatStyle & Sendable>(
    of style: Style, in locale: Locale, _ shown: Shown, _ numbers: [FixedDecimal]
  ) -> Outcome where Style.FormatInput: NumberValue, Style.FormatOutput == String {
    let format: NumberFormat
    do throws(NumberFormatError) {
      format = try NumberFormat(style)
    } catch {
      return Outcome(
        kind: String(
          String(
            describing: Mirror(reflecting: error).children.first?.label
              ?? "notPositional"
          ).prefix(40)))
    }
    var outcome = Outcome(kind: format.pattern == nil ? "renderer" : "pattern")
    let scanner = NumberScanner<Style.FormatInput>(format: format)
    for number in numbers {
      guard let value = Style.FormatInput.value(of: number) else {
        if Style.FormatInput.holds(number) {
          outcome.wrong.append("\(locale.identifier) \(number): the type holds the number")
        }
        continue
      }
      let text = style.format(value)
      let digits = text.unicodeScalars.contains { ("0"..."9").contains($0) }
      if digits, format.symbols.digits[0] != "0" {
        outcome.fallbacks += 1
        continue
      }
      let written = format.written(number)
      let isFloat = Style.FormatInput.self == Float.self
      let reading = scanner.scan(text).value
      let expected = shown.number(number)
      let isRight =
        isFloat
        ? reading.map { style.format($0) == text } ?? false
        : reading?.fixedDecimal == expected
      if isRight, isFloat || written.text == text,
        expected?.isZero != false || reading?.fixedDecimal?.isNegative == number.isNegative
      {
        outcome.texts += 1
      } else {
        outcome.wrong.append(
          "\(locale.identifier) \(number): \"\(text)\" is written \"\(written.text)\" and reads"
            + " \(reading?.fixedDecimal?.description ?? "nothing"), not"
            + " \(expected?.description ?? "")")
      }
    }
    return outcome
  }
}

extension NumberValue {
  /// The value that has all digits of a number; nil if there is none.
  fileprivate static func value(of number: FixedDecimal) -> Self? {
    guard let value = Self(fixedDecimal: number), value.fixedDecimal == number else {
      return nil
    }
    return value
  }

  /// Whether the type has all digits of a number, as the standard library and Foundation read and
  /// write it.
  fileprivate static func holds(_ number: FixedDecimal) -> Bool {
    let text = number.plainText
    if self == Decimal.self {
      return Decimal(string: text).flatMap { FixedDecimal($0.description) } == number
    }
    guard let type = self as? any LosslessStringConvertible.Type else { return true }
    return type.init(text).flatMap { FixedDecimal($0.description) } == number
  }
}

extension StyleSweep {
  static let all: [StyleSweep] = doubles + others

  private static let doubles: [StyleSweep] = {
    func number(
      _ name: String, _ shown: Shown = .fraction(6),
      _ change:
        @escaping @Sendable (FloatingPointFormatStyle<Double>) -> FloatingPointFormatStyle<Double>
    ) -> StyleSweep {
      StyleSweep("Double " + name, shown) { change(FloatingPointFormatStyle(locale: $0)) }
    }
    typealias Money = FloatingPointFormatStyle<Double>.Currency
    func money(
      _ name: String, _ code: String, _ digits: Int = 2,
      _ change: @escaping @Sendable (Money) -> Money
    ) -> StyleSweep {
      StyleSweep("Double \(code) \(name)", .fraction(digits)) {
        change(Money(code: code, locale: $0))
      }
    }
    typealias Percent = FloatingPointFormatStyle<Double>.Percent
    func percent(
      _ name: String, _ digits: Int, _ change: @escaping @Sendable (Percent) -> Percent
    ) -> StyleSweep {
      StyleSweep("Double percent \(name)", .fraction(digits)) { change(Percent(locale: $0)) }
    }
    return [
      number("number") { $0 },
      number("fraction 2", .fraction(2)) { $0.precision(.fractionLength(2)) },
      number("fraction 0", .fraction(0)) { $0.precision(.fractionLength(0)) },
      number("fraction 0...3", .fraction(3)) { $0.precision(.fractionLength(0...3)) },
      number("fraction 1...20", .fraction(20)) { $0.precision(.fractionLength(1...20)) },
      number("integer 4...", .fraction(6)) { $0.precision(.integerLength(4...)) },
      number("integer 1...3", .fraction(6)) { $0.precision(.integerLength(1...3)) },
      number("integer 3... fraction 1") {
        $0.precision(.integerAndFractionLength(integerLimits: 3..., fractionLimits: 1...6))
      },
      number("significant 3", .significant(3)) { $0.precision(.significantDigits(3)) },
      number("significant 1...4", .significant(4)) { $0.precision(.significantDigits(1...4)) },
      number("significant 1...15", .significant(15)) { $0.precision(.significantDigits(1...15)) },
      number("no grouping") { $0.grouping(.never) },
      number("no grouping fraction 0", .fraction(0)) {
        $0.grouping(.never).precision(.fractionLength(0))
      },
      number("sign always") { $0.sign(strategy: .always()) },
      number("sign always but zero") { $0.sign(strategy: .always(includingZero: false)) },
      number("sign never") { $0.sign(strategy: .never) },
      number("decimal separator always") { $0.decimalSeparator(strategy: .always) },
      number("rounded up", .fraction(2, .up)) {
        $0.precision(.fractionLength(2)).rounded(rule: .awayFromZero)
      },
      number("rounded down", .fraction(2, .down)) {
        $0.precision(.fractionLength(2)).rounded(rule: .towardZero)
      },
      number("rounded floor", .fraction(1, .floor)) {
        $0.precision(.fractionLength(1)).rounded(rule: .down)
      },
      number("rounded ceiling", .fraction(1, .ceiling)) {
        $0.precision(.fractionLength(1)).rounded(rule: .up)
      },
      number("rounded half up", .fraction(2, .halfUp)) {
        $0.precision(.fractionLength(2)).rounded(rule: .toNearestOrAwayFromZero)
      },
      number("increment 0.25", .increment(FixedDecimal("0.25")!)) {
        $0.rounded(rule: .toNearestOrEven, increment: 0.25)
      },
      number("increment 5", .increment(5)) { $0.rounded(rule: .toNearestOrEven, increment: 5) },
      number("increment 50", .increment(50)) { $0.rounded(rule: .toNearestOrEven, increment: 50) },
      number("scale 100", .fraction(8)) { $0.scale(100) },
      number("scale 0.001", .fraction(3)) { $0.scale(0.001) },
      number("scale 7") { $0.scale(7) },
      number("scientific", .significant(7)) { $0.notation(.scientific) },
      number("scientific fraction 2", .significant(3)) {
        $0.notation(.scientific).precision(.fractionLength(2))
      },
      percent("plain", 8) { $0 },
      percent("fraction 1", 3) { $0.precision(.fractionLength(1)) },
      percent("fraction 0", 2) { $0.precision(.fractionLength(0)) },
      percent("no grouping", 8) { $0.grouping(.never) },
      percent("sign always", 8) { $0.sign(strategy: .always()) },
      money("plain", "EUR") { $0 },
      money("plain", "USD") { $0 },
      money("plain", "JPY", 0) { $0 },
      money("plain", "KWD", 3) { $0 },
      money("plain", "XQQ") { $0 },
      money("code", "EUR") { $0.presentation(.isoCode) },
      money("narrow", "USD") { $0.presentation(.narrow) },
      money("full name", "EUR") { $0.presentation(.fullName) },
      money("accounting", "EUR") { $0.sign(strategy: .accounting) },
      money("accounting always", "USD") { $0.sign(strategy: .accountingAlways()) },
      money("sign always", "USD") { $0.sign(strategy: .always()) },
      money("whole", "EUR", 0) { $0.precision(.fractionLength(0)) },
      money("no grouping whole", "EUR", 0) { $0.precision(.fractionLength(0)).grouping(.never) },
    ]
  }()

  private static let others: [StyleSweep] = [
    StyleSweep("Float number", .all) { FloatingPointFormatStyle<Float>(locale: $0) },
    StyleSweep("Float significant 1...6", .all) {
      FloatingPointFormatStyle<Float>(locale: $0).precision(.significantDigits(1...6))
    },
    StyleSweep("Float EUR", .all) {
      FloatingPointFormatStyle<Float>.Currency(code: "EUR", locale: $0)
    },
    StyleSweep("Int number", .all) { IntegerFormatStyle<Int>(locale: $0) },
    StyleSweep("Int no grouping", .all) { IntegerFormatStyle<Int>(locale: $0).grouping(.never) },
    StyleSweep("Int percent", .all) { IntegerFormatStyle<Int>.Percent(locale: $0) },
    StyleSweep("Int EUR", .all) { IntegerFormatStyle<Int>.Currency(code: "EUR", locale: $0) },
    StyleSweep("Int scale 0.01", .all) { IntegerFormatStyle<Int>(locale: $0).scale(0.01) },
    StyleSweep("Int integer 6...", .all) {
      IntegerFormatStyle<Int>(locale: $0).precision(.integerLength(6...))
    },
    StyleSweep("Int fraction 2", .all) {
      IntegerFormatStyle<Int>(locale: $0).precision(.fractionLength(2))
    },
    StyleSweep("Int8 number", .all) { IntegerFormatStyle<Int8>(locale: $0) },
    StyleSweep("UInt32 number", .all) { IntegerFormatStyle<UInt32>(locale: $0) },
    StyleSweep("UInt16 percent", .all) { IntegerFormatStyle<UInt16>.Percent(locale: $0) },
    StyleSweep("Decimal number") { Decimal.FormatStyle(locale: $0) },
    StyleSweep("Decimal fraction 2...4", .fraction(4)) {
      Decimal.FormatStyle(locale: $0).precision(.fractionLength(2...4))
    },
    StyleSweep("Decimal percent", .fraction(8)) { Decimal.FormatStyle.Percent(locale: $0) },
    StyleSweep("Decimal EUR", .fraction(2)) {
      Decimal.FormatStyle.Currency(code: "EUR", locale: $0)
    },
    StyleSweep("Decimal EUR accounting", .fraction(2)) {
      Decimal.FormatStyle.Currency(code: "EUR", locale: $0).sign(strategy: .accounting)
    },
  ]

  /// Random numbers of up to 15 digits, from 10^-7 to 10^14, of either sign, and whole numbers that
  /// small types hold.
  static func numbers(using random: inout some RandomNumberGenerator) -> [FixedDecimal] {
    let numbers = (0..<190).map { index in
      let digits = Int.random(in: 1...(index % 3 == 0 ? 6 : 15), using: &random)
      let first = Int.random(in: -7...14, using: &random)
      return FixedDecimal(
        isNegative: Bool.random(using: &random),
        digits: [UInt8.random(in: 1...9, using: &random)]
          + (1..<digits).map { _ in UInt8.random(in: 0...9, using: &random) },
        exponent: index % 2 == 0 ? 0 : first - digits + 1
      ).normalized
    }
    let small = (0..<120).flatMap { _ in
      [Int.random(in: -128...127, using: &random), Int.random(in: 0...65535, using: &random)]
    }
    return numbers + small.map { FixedDecimal($0) }
  }
}
