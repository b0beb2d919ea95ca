import EntryKinds
import FormattingFieldFixtures
import FormattingFields
@_spi(EntryKinds) import NumberText
import RandomSamples
import SlowOracle
import Testing

@testable import EntryKinds

/// Suggestions for texts of other kinds, and what a judge says of them that knows characters and
/// CLDR's factors. (R24)
struct EntrySuggestionSweep {
  private static let units = [
    "foot", "inch", "meter", "centimeter", "kilogram", "pound", "ounce", "hour", "minute", "second",
    "degree",
    "arc-minute", "celsius", "liter", "megabyte",
  ]

  /// The digits of a text, and whether something other than separators and white space stands
  /// before each of them.
  private static func digits(_ text: String) -> (digits: [Int], isSeparated: [Bool]) {
    var (digits, isSeparated, isOdd) = ([Int](), [Bool](), false)
    for scalar in text.unicodeScalars {
      if let digit = scalar.properties.numericType == .decimal
        ? scalar.properties.numericValue : nil
      {
        digits.append(Int(digit))
        isSeparated.append(isOdd && digits.count > 1)
        isOdd = false
      } else if !scalar.properties.isWhitespace, !".,'’٫٬".unicodeScalars.contains(scalar) {
        isOdd = true
      }
    }
    return (digits, isSeparated)
  }

  private static func hasOuterSpace(_ suggestion: String) -> Bool {
    [suggestion.unicodeScalars.first, suggestion.unicodeScalars.last].contains {
      $0?.properties.isWhitespace ?? true
    }
  }

  /// Whether a suggestion joins digits that something else than separators separates in the text.
  private static func joinsDigits(_ suggestion: String, of text: String) -> Bool {
    let (typed, meant) = (digits(text), digits(suggestion))
    // Zeros at the ends are those of a format.
    func core(_ digits: [Int]) -> [Int] {
      Array(digits.drop { $0 == 0 }.reversed().drop { $0 == 0 }.reversed())
    }
    return typed.isSeparated.contains(true) && !typed.digits.contains(0)
      && core(meant.digits) == typed.digits && !meant.isSeparated.contains(true)
      && !suggestion.contains(where: { ".,٫".contains($0) })
  }

  @Test(
    "a suggestion for a measure is a sum of its numbers in some of the units, or its two numbers as a decimal"
  )
  func measures() throws {
    let count = Sampling.number(few: 60, many: 2_000, full: 10_000)
    let failures = try inParallel(Self.units) { unit, random in
      var failures = Failures()
      let field = try #require(MeasureUnit(unit))
      let fitting = UnitTable.units.filter {
        MeasureUnit($0.identifier).map { $0.measuresSame(as: field) } ?? false
      }
      let words =
        fitting.flatMap { $0.spellings + $0.ownSpellings } + [
          "'", "\"", "’", "″", "°", "h", "m", ":", "-", "kg", "x",
        ]
      for locale in ["en-US", "de-DE", "fr-FR"] {
        let style = NumberStyle.unit(unit)
        let format = try NumberFormat.icu(locale: locale, style: style)
        let kind = try EntryName.units.icu(locale: locale, style: style)
        for _ in 0..<count {
          let numbers = (0..<2).map { _ in Int.random(in: 1...99, using: &random) }
          let text =
            "\(numbers[0])" + [" ", ""].randomElement(using: &random)!
            + words.randomElement(using: &random)! + [" ", ""].randomElement(using: &random)!
            + "\(numbers[1])" + [" ", ""].randomElement(using: &random)!
            + (words + ["", ""]).randomElement(using: &random)!
          var policies = FieldPolicies()
          policies.entries = [kind]
          var typed = FormattingField<FixedDecimal>(format: format, policies: policies)
          try typed.type(text)
          for suggestion in typed.suggestions {
            var taken = FormattingField<FixedDecimal>(format: format, policies: policies)
            try taken.type(suggestion)
            let what = "\(locale) \(unit) “\(text)”: “\(suggestion)”"
            guard let number = taken.entry else {
              failures.add("\(what) is no number")
              continue
            }
            if Self.hasOuterSpace(suggestion) { failures.add("\(what), white space") }
            // Digits that are joined make another number, but for a sum: 41 m 73 are 4,173 cm.
            if !Self.may(ExactRatio(number), be: numbers, field, fitting.map(\.identifier)) {
              failures.add("\(what) is \(number)")
            }
          }
        }
      }
      return failures
    }
    #expect(failures.count == 0, "\(failures.report)")
  }

  /// Whether a number is the sum of two, or one of two, each in some unit, or the two as a decimal
  /// in some unit, or near to one, as a field shows it.
  private static func may(
    _ number: ExactRatio, be numbers: [Int], _ field: MeasureUnit, _ identifiers: [String]
  ) -> Bool {
    let units = [field] + identifiers.compactMap { MeasureUnit($0) }
    func near(_ other: ExactRatio) -> Bool {
      let (one, two) = (number.decimal.number, other.decimal.number)
      let difference = (one - two).magnitude
      return difference <= two.magnitude * FixedDecimal("0.0000000001")!
    }
    func amounts(_ number: FixedDecimal) -> [ExactRatio] {
      units.map { $0.converted(ExactRatio(number), to: field) }
    }
    let digits = numbers[1] < 10 ? 1 : 2
    let decimal =
      FixedDecimal(numbers[0]) + FixedDecimal(numbers[1]).multipliedByPowerOfTen(-digits)
    let (first, second) = (amounts(FixedDecimal(numbers[0])), amounts(FixedDecimal(numbers[1])))
    if (first + second + amounts(decimal)).contains(where: { near($0) || near(-$0) }) {
      return true
    }
    return first.contains { one in
      second.contains { two in near(one + two) || near(one + -two) || near(-(one + two)) }
    }
  }

  @Test("no suggestion of any kind joins digits, ends in white space or is refused")
  func everyKind() throws {
    let pieces = [
      "1", "23", "4.5", "1,234", "1/2", "½", "+", "-", "*", "/", "^", "(", ")", "%", " ", "k", "M",
      "$", "€", "'", "\"", "bn",
      "lakh", "万", ",", ".", "m", "kg", "lb", "−", "×", "·", ":", "7", "°", "h",
      "DR", "Cr.", "千", "百", "億", "10", "x", "³", "=", "¢", "dollars", "R", "tr",
    ]
    let places: [(String, NumberStyle)] = [
      ("en-US", .decimal), ("de-DE", .decimal), ("fr-FR", .currency("EUR")),
      ("en-US", .currency("USD")),
      ("en-US", .unit("kilogram")), ("ja-JP", .currency("JPY")), ("fa-IR", .decimal),
      ("de-DE", .percent),
    ]
    let count = Sampling.number(few: 250, many: 10_000, full: 40_000)
    let failures = try inParallel(places) { place, random in
      var failures = Failures()
      let format = try NumberFormat.icu(locale: place.0, style: place.1)
      var all: [EntryKind] = [
        .arithmetic, .fractions, .shorthand(try NumberFormat.icuCompactWords(locale: place.0)),
        .fromElsewhere,
        .typedFromElsewhere, .relative, .statements(negative: .debits), .powersOfTen, .letterMarks,
      ]
      if place.1.currencyCode != nil {
        all.append(try EntryName.currencyWords.icu(locale: place.0, style: place.1))
      }
      if case .unit = place.1 {
        all.append(try EntryName.units.icu(locale: place.0, style: place.1))
      }
      for _ in 0..<count {
        let text = (0..<Int.random(in: 1...6, using: &random))
          .map { _ in pieces.randomElement(using: &random)! }.joined()
        var policies = FieldPolicies()
        policies.entries = all.filter { _ in Bool.random(using: &random) }
        var typed = FormattingField<FixedDecimal>(format: format, policies: policies)
        try typed.type(text)
        for suggestion in typed.suggestions {
          var taken = FormattingField<FixedDecimal>(format: format, policies: policies)
          try taken.type(suggestion)
          let what = "\(place) “\(text)”: “\(suggestion)”"
          if taken.entry == nil { failures.add("\(what) is refused") }
          if Self.hasOuterSpace(suggestion) { failures.add("\(what), white space") }
          // "1百1" may be 101 and 110: both are asked about.
          if !text.contains("百"), Self.joinsDigits(suggestion, of: text) {
            failures.add("\(what), digits are joined")
          }
        }
      }
      return failures
    }
    #expect(failures.count == 0, "\(failures.report)")
  }
}
