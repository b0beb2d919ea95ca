import FormattingFields
import Testing

/// How commits and steps move numbers that format, type or bounds do not take.
struct NearestTests {
  static let dollars = NumberStyle.currency("USD")

  private static func number(_ text: String) throws -> FixedDecimal {
    try #require(FixedDecimal(text))
  }

  private static func bounds(_ text: String) throws -> NumberBounds {
    let ends = text.split(separator: "…", omittingEmptySubsequences: false).map {
      FixedDecimal($0)
    }
    return try #require(NumberBounds(minimum: ends[0], maximum: ends[1]))
  }

  /// A field of a type, what is typed into it in English and committed, and the resulting text and
  /// value.
  struct Row: Sendable, CustomTestStringConvertible {
    let bounds: String
    var style = NumberStyle.decimal
    let typed: String
    let text: String
    let outcome: String

    var testDescription: String { "\(typed) in \(bounds)" }
  }

  private static func check<Value: NumberValue>(_ row: Row, _ type: Value.Type) throws {
    let format = Formats.style(row.style, "en-US")
    var field = FormattingField<Value>(format: format, bounds: try bounds(row.bounds))
    field.policies.clampsToBounds = true
    try field.paste(row.typed)
    let outcome = field.commit().outcome.code
    #expect([field.text, outcome] == [row.text, row.outcome])
    #expect(field.status == .acceptable)
    #expect(field.reading.value == field.value)
    #expect(field.hasNumberInBounds)
    #expect(field.hasUsableStep)
    #expect(field.commit().outcome == .unchanged)
  }

  @Test(
    "A bound that is finer than format or type moves to the nearest number inside (C10)",
    arguments: [
      Row(bounds: "…0.996", style: dollars, typed: "0.996", text: "$0.99", outcome: "clamped"),
      Row(bounds: "…0.996", style: dollars, typed: "5", text: "$0.99", outcome: "clamped"),
      Row(bounds: "…0.996", style: dollars, typed: "0.994", text: "$0.99", outcome: "rounded"),
      Row(bounds: "0.994…", style: dollars, typed: "0.994", text: "$1.00", outcome: "clamped"),
      Row(bounds: "0.004…", style: dollars, typed: "0", text: "$0.01", outcome: "clamped"),
      Row(bounds: "…-0.004", style: dollars, typed: "5", text: "-$0.01", outcome: "clamped"),
      Row(bounds: "0…", style: dollars, typed: "-0.001", text: "$0.00", outcome: "clamped"),
      Row(
        bounds: "…0.98", style: .skeleton("precision-increment/0.05"), typed: "0.98", text: "0.95",
        outcome: "clamped"),
      Row(
        bounds: "…1994", style: .skeleton("@@"), typed: "1994", text: "1,900", outcome: "clamped"),
      Row(bounds: "…1E-120", typed: "1", text: "0", outcome: "clamped"),
      Row(bounds: "-9007199254740995…9007199254740995", typed: "7", text: "7", outcome: "accepted"),
    ])
  func fineBounds(_ row: Row) throws {
    try Self.check(row, FixedDecimal.self)
    try Self.check(row, Double.self)
  }

  /// Bounds that may be excluded, and the texts of the least and the greatest number inside.
  struct Ends: Sendable, CustomTestStringConvertible {
    let skeleton: String
    let bounds: String
    var excludesMinimum = false
    var excludesMaximum = false
    let least, greatest: String?

    var testDescription: String { "\(skeleton) in \(bounds)" }
  }

  @Test(
    "Increments count from zero at every bound, whatever the rounding (C10, C15)",
    arguments: [
      Ends(
        skeleton: "currency/CHF precision-increment/0.05", bounds: "0…10", excludesMinimum: true,
        excludesMaximum: true, least: "CHF 0.05", greatest: "CHF 9.95"),
      Ends(
        skeleton: "currency/CHF precision-currency-cash", bounds: "0…10", excludesMinimum: true,
        excludesMaximum: true, least: "CHF 0.05", greatest: "CHF 9.95"),
      Ends(
        skeleton: "precision-increment/0.5", bounds: "0…10", excludesMinimum: true,
        excludesMaximum: true, least: "0.5", greatest: "9.5"),
      Ends(
        skeleton: "precision-increment/0.3 rounding-mode-half-up", bounds: "100…", least: "100.2",
        greatest: nil),
      Ends(
        skeleton: "precision-integer rounding-mode-up", bounds: "…0.00125", excludesMaximum: true,
        least: nil, greatest: "0"),
      Ends(skeleton: "precision-increment/50", bounds: "7…390", least: "50", greatest: "350"),
      Ends(skeleton: "@@", bounds: "0.0123…1994", least: "0.013", greatest: "1,900"),
      Ends(
        skeleton: "@@", bounds: "10…1000", excludesMinimum: true, excludesMaximum: true,
        least: "11", greatest: "990"),
      Ends(
        skeleton: "percent scale/100 precision-increment/0.5", bounds: "0…0.1",
        excludesMinimum: true,
        excludesMaximum: true, least: "0.5%", greatest: "9.5%"),
    ])
  func ends(_ row: Ends) throws {
    func check<Value: NumberValue>(_ type: Value.Type) throws {
      let bounds = try Self.bounds(row.bounds)
        .excluding(minimum: row.excludesMinimum, maximum: row.excludesMaximum)
      var field = FormattingField<Value>(
        format: Formats.style(.skeleton(row.skeleton), "en-US"), bounds: bounds)
      field.policies.clampsToBounds = true
      field.setToMinimum()
      if let least = row.least { #expect(field.text.replacing("\u{A0}", with: " ") == least) }
      field.setToMaximum()
      if let greatest = row.greatest {
        #expect(field.text.replacing("\u{A0}", with: " ") == greatest)
        try field.apply(TextEdit(.all, "99999999"))
        #expect(field.commit().outcome.code == "clamped")
        #expect(field.text.replacing("\u{A0}", with: " ") == greatest)
      }
    }
    try check(FixedDecimal.self)
    try check(Double.self)
  }

  @Test("A step is taken inside an excluded bound, also if the bound is a step (C12)")
  func excludedSteps() throws {
    var field = FormattingField<Int>(
      format: Formats.decimal("en-US"), bounds: try Self.bounds("0…10").excluding(maximum: true))
    field.policies.step = 5
    (field.policies.snapsToStep, field.policies.clampsToBounds) = (true, true)
    try field.paste("99")
    field.commit()
    #expect(field.value == 5)
  }

  @Test(
    "A bound that a binary type does not have moves to the nearest value inside (C10)",
    arguments: [
      ("…9007199254740995", "9007199254740995", "9,007,199,254,740,994"),
      ("9007199254740993…", "0", "9,007,199,254,740,994"),
      ("…-9007199254740995", "0", "-9,007,199,254,740,996"),
    ])
  func doubles(_ bounds: String, _ typed: String, _ text: String) throws {
    try Self.check(Row(bounds: bounds, typed: typed, text: text, outcome: "clamped"), Double.self)
  }

  @Test("So it does for Float and for whole numbers, whose own ends count, too (C10, C13)")
  func otherTypes() throws {
    try Self.check(
      Row(bounds: "…16777219", typed: "16777219", text: "16,777,218", outcome: "clamped"),
      Float.self)
    try Self.check(Row(bounds: "0.25…12.7", typed: "13", text: "12", outcome: "clamped"), Int.self)
    try Self.check(Row(bounds: "0.25…12.7", typed: "0", text: "1", outcome: "clamped"), Int.self)
    try Self.check(Row(bounds: "…", typed: "300", text: "255", outcome: "clamped"), UInt8.self)
    try Self.check(Row(bounds: "…", typed: "-5", text: "0", outcome: "clamped"), UInt8.self)
    try Self.check(Row(bounds: "…", typed: "-300", text: "-128", outcome: "clamped"), Int8.self)
  }

  @Test(
    "To clamp is to clamp a sign, too, that the bounds exclude (C13)",
    arguments: [
      ("0…10", "-5", "0"), ("0…10", "5-", "0"), ("…-3", "+5", "-3"), ("0…10", "99", "10"),
    ])
  func signs(_ bounds: String, _ typed: String, _ text: String) throws {
    try Self.check(Row(bounds: bounds, typed: typed, text: text, outcome: "clamped"), Int.self)
    try Self.check(Row(bounds: bounds, typed: typed, text: text, outcome: "clamped"), Double.self)
  }

  @Test("Minus zero is zero where the bounds exclude a minus (C13)")
  func minusZero() throws {
    try Self.check(Row(bounds: "0…10", typed: "-0", text: "0", outcome: "accepted"), Double.self)
  }

  @Test("Clamping a whole type to a bound with a fraction takes the whole number inside (C10, C13)")
  func wholeTypes() throws {
    for (bounds, typed) in [("…0.994", "2"), ("…0.996", "2"), ("-0.994…", "-2"), ("-0.996…", "-2")]
    {
      let row = Row(
        bounds: bounds, style: Self.dollars, typed: typed, text: "$0.00", outcome: "clamped")
      try Self.check(row, Int.self)
      if typed == "2" { try Self.check(row, UInt64.self) }
    }
  }

  @Test("Where no number in the bounds can be shown the text stays, and the field warns (C10)")
  func nothingInside() throws {
    let format = Formats.style(Self.dollars, "en-US")
    for (policy, text) in zip(CommitPolicy.allCases, ["0.997", "", "0.997"]) {
      var field = FormattingField<Double>(format: format, bounds: try Self.bounds("0.996…0.999"))
      field.policies.clampsToBounds = true
      field.policies.commitPolicy = policy
      #expect(!field.hasNumberInBounds)
      #expect(field.hasUsableStep)
      try field.type("0.997")
      #expect(field.status == .acceptable)
      #expect(field.refusal(after: policy) != nil || text == "0.997")
      #expect(field.text == text)
    }
  }

  @Test("What goes back reads back: a value that the format cannot show in bounds does not (C2)")
  func revertedInside() throws {
    let format = Formats.style(Self.dollars, "en-US")
    var field = FormattingField<Double>(0.996, format: format, bounds: try Self.bounds("…0.996"))
    try field.type("x")
    #expect(field.refusal(after: .committedValue) == nil)
    #expect(field.text == "$1.00x")
    try field.apply(TextEdit(.all, "0.996"))
    try field.type("x")
    #expect(field.refusal(after: .lastReading) == nil)
    #expect(field.text == "0.996x")
    try field.apply(TextEdit(.all, "0.995"))
    try field.type("x")
    #expect(field.refusal(after: .lastReading)?.text == "0.995x")
    #expect(field.text == "$0.99")
    #expect(field.value == 0.99)
  }

  @Test(
    "A number is rounded once (C11)",
    arguments: [
      ("0.12345749999999999999999", "0.123457", 6), ("2.5000000000000000000001", "3", 0),
      ("2.4999999999999999999999", "2", 0), ("0.30000000000000000000001", "0.3", 30),
      ("9007199254740993.0000000000000000001", "9,007,199,254,740,994", 30),
    ])
  func roundedOnce(_ typed: String, _ text: String, _ digits: Int) throws {
    var field = FormattingField<Double>(
      format: Formats.decimal("en-US", NumberOptions(maximumFractionDigits: digits)))
    try field.paste(typed)
    #expect(field.commit().outcome == .rounded(from: try Self.number(typed)))
    #expect(field.text == text)
    #expect(field.reading.value == field.value)
  }

  @Test(
    "A Double in steps of 0.05 is the nearest one of the typed number if its text says so (C2, C11)",
    arguments: [
      (RoundingMode.halfEven, "438913240686627.45", "438,913,240,686,627.45", 438913240686627.45),
      (.halfEven, "438913240686627.05", "438,913,240,686,627.05", 438913240686627.05),
      // The nearest one is …627.4375: rounded down, its text says …627.40, which is another number.
      (.floor, "438913240686627.45", "438,913,240,686,627.40", 438913240686627.40),
      (.ceiling, "438913240686627.05", "438,913,240,686,627.10", 438913240686627.10),
    ])
  func increments(_ mode: RoundingMode, _ typed: String, _ text: String, _ value: Double) throws {
    var field = FormattingField<Double>(
      format: Formats.style(
        .skeleton("precision-increment/0.05"), "en-US", NumberOptions(roundingMode: mode)))
    try field.paste(typed)
    #expect(field.commit().outcome == .rounded(from: try Self.number(typed)))
    #expect(field.text == text)
    #expect(field.value == value)
    #expect(field.commit().outcome == .unchanged)
  }

  @Test(
    "An increment never lowers, a decrement never raises, and neither leads away from the bounds (C12)",
    arguments: [
      (9, "0…10", 3, true, nil, 6), (10, "0…10", 3, true, nil, 9), (9, "0…10", 3, false, 10, 6),
      (150, "0…100", 1, false, nil, 100), (-5, "0…100", 1, false, 0, nil),
      (150, "0…100", 7, true, nil, 98), (-5, "1…100", 7, true, 1, nil),
      (0, "0…10", 3, true, 3, nil),
      (250, "…", 10, true, nil, 240), (250, "…", 10, false, 255, 240), (7, "0…10", 3, true, 9, 6),
    ] as [(Int16, String, Int, Bool, Int16?, Int16?)])
  func steps(
    _ value: Int16, _ bounds: String, _ step: Int, _ snaps: Bool, _ up: Int16?, _ down: Int16?
  ) throws {
    func moved<Value: NumberValue>(_ value: Value, _ up: Bool) throws -> Value? {
      var field = FormattingField(
        value, format: Formats.decimal("en-US"), bounds: try Self.bounds(bounds))
      field.policies.step = FixedDecimal(step)
      field.policies.snapsToStep = snaps
      let change = up ? field.increment() : field.decrement()
      #expect((change == nil) == (field.value == value))
      return change.map { _ in field.value! }
    }
    if bounds == "…" {
      #expect(try moved(UInt8(value), true) == up.map { UInt8($0) })
      #expect(try moved(UInt8(value), false) == down.map { UInt8($0) })
    } else {
      #expect(try moved(value, true) == up)
      #expect(try moved(value, false) == down)
      #expect(try moved(Double(value), true) == up.map { Double($0) })
    }
  }

  @Test("A step shows what it did, or does nothing; one that shows nothing is warned of (C12)")
  func hiddenSteps() throws {
    var field = FormattingField<Double>(1, format: Formats.style(Self.dollars, "en-US"))
    #expect(field.hasNumberInBounds)
    #expect(field.hasUsableStep)
    for step in ["0.001", "0", "-1"] {
      field.policies.step = try Self.number(step)
      #expect(field.increment() == nil)
      #expect(field.value == 1)
      #expect(!field.hasUsableStep)
    }
    field.policies.step = 0.25
    field.increment()
    #expect(field.text == "$1.25")
    #expect(field.hasUsableStep)
  }

  @Test(
    "Steps from numbers of thousands of places are exact", arguments: ["1E6144", "1E-6176"])
  func hugeSteps(_ text: String) throws {
    let number = try Self.number(text)
    var field = FormattingField<FixedDecimal>(number, format: Formats.decimal("en-US"))
    field.increment()
    #expect(field.value == number + 1)
    field.decrement()
    #expect(field.value == number)
    field.setValue(1)
    field.policies.snapsToStep = true
    field.setBounds(try #require(NumberBounds(minimum: number)))
    field.increment()
    try field.apply(TextEdit(.all, "5"))
    field.commit()
    field.policies.step = number
    field.increment()
    _ = (field.hasUsableStep, field.hasNumberInBounds)
    // In increments, too, where texts tell what is shown.
    var increments = FormattingField<FixedDecimal>(
      format: Formats.style(.skeleton("precision-increment/0.05"), "en-US"),
      bounds: try #require(NumberBounds(minimum: number)).excluding(minimum: true))
    increments.setToMinimum()
    _ = increments.hasNumberInBounds
  }
}
