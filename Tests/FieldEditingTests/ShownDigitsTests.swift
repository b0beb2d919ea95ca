import FieldForms
import FieldTesting
import FormattingFields
import Testing

/// What a field does with steps and numbers whose digits its format cannot show. (C11, C12, C18)
struct ShownDigitsTests {
  private static let dollars = NumberStyle.currency("USD")

  private static func field<Value: NumberValue>(
    _ type: Value.Type, _ value: Value? = nil, _ style: NumberStyle,
    bounds: NumberBounds = .unlimited, _ set: (inout FieldPolicies) -> Void = { _ in }
  ) -> FormattingField<Value> {
    var policies = FieldPolicies()
    set(&policies)
    return FormattingField(
      value, format: Formats.style(style, "en-US"), bounds: bounds, policies: policies)
  }

  @Test(
    "A field snaps to steps that its format shows, and to no others (C12)",
    arguments: [
      (dollars, "0.001", "99.0146", "$99.01", "rounded"),
      (dollars, "0.001", "5", "$5.00", "accepted"),
      (dollars, "0.001", "0.0346", "$0.03", "rounded"),
      (dollars, "0.25", "1.3", "$1.25", "snapped"),
      (.integer, "0.9", "4", "4", "accepted"), (.percent, "0.001", "12", "12%", "accepted"),
      (.skeleton("@@@"), "0.25", "12.3", "12.5", "snapped"),
      (.skeleton("@@@"), "0.25", "12.1", "12.0", "snapped"),
      (.skeleton("precision-increment/0.05"), "0.01", "0.07", "0.05", "rounded"),
    ] as [(NumberStyle, String, String, String, String)])
  func snapping(
    _ style: NumberStyle, _ step: String, _ typed: String, _ text: String, _ outcome: String
  ) throws {
    var field = Self.field(FixedDecimal.self, nil, style) {
      $0.step = FixedDecimal(step)
      $0.snapsToStep = true
    }
    try field.type(typed)
    let committed = field.commit().outcome.code
    #expect([field.text, committed] == [text, outcome])
    #expect(field.commit().outcome == .unchanged)
  }

  @Test("Whole numbers have no step of 0.3: none is moved, refused or reached by it (C12)")
  func stepsOfWholeNumbers() throws {
    for step in ["0.3", "0.9"] {
      for snaps in [false, true] {
        var field = Self.field(Int.self, 3, .integer) {
          $0.step = FixedDecimal(step)
          ($0.snapsToStep, $0.refusesOffStep) = (snaps, !snaps)
        }
        #expect(!field.hasUsableStep)
        #expect(!field.canIncrement)
        #expect(!field.canDecrement)
        try field.apply(TextEdit(.all, "4"))
        #expect(field.status == .acceptable)
        #expect(field.refusedText == nil)
        #expect(field.commit().outcome == .accepted)
        #expect(field.text == "4")
      }
    }
  }

  @Test("Steps from a minimum that the format cannot show are no steps (C12)")
  func stepsFromAMinimum() throws {
    for snaps in [false, true] {
      var field = Self.field(FixedDecimal.self, 1, Self.dollars, bounds: NumberBounds(0.005...100))
      {
        $0.step = 0.01
        ($0.snapsToStep, $0.refusesOffStep) = (snaps, !snaps)
      }
      #expect(!field.hasUsableStep)
      try field.apply(TextEdit(.all, "1.02"))
      #expect(field.commit().outcome == .accepted)
      #expect(field.text == "$1.02")
      #expect(field.increment() != nil)
      #expect(field.text == "$1.03")
    }
  }

  @Test("A distance or a large step with digits that the format lacks is none (C12, C15)")
  func distances() throws {
    var field = Self.field(Double.self, 0, Self.dollars)
    #expect(field.increment(by: 0.006) == nil)
    #expect(field.increment(by: -0.001) == nil)
    field.policies.largeStep = 0.005
    #expect(field.largeStep == 10)
    field.policies.step = 0.001
    #expect(field.largeStep == 0)
    #expect(field.decrement() == nil)
    #expect(field.text == "$0.00")
    var small = Self.field(UInt8.self, 200, .integer) { $0.step = 100 }
    #expect(small.hasUsableStep)
    #expect(small.largeStep == 1000)
    small.increment(by: small.largeStep)
    #expect(small.value == 255)
  }

  @Test("No step, commit or bound leaves a minus zero (C6, C13)")
  func minusZero() throws {
    var field = Self.field(FixedDecimal.self, FixedDecimal("0.006"), Self.dollars)
    #expect(field.decrement() == nil || field.text == "-$0.99")
    field.policies.step = 0.01
    field.setValue(FixedDecimal("0.006"))
    field.decrement()
    #expect(field.text == "$0.00")
    #expect(field.value?.isNegative == false)
    for typed in ["-0", "-0.001", "(0)"] {
      try field.apply(TextEdit(.all, typed))
      guard field.status == .acceptable else { continue }
      field.commit()
      #expect(field.text == "$0.00", "\(typed)")
      #expect(field.value?.isNegative == false, "\(typed)")
    }
    let zero = try #require(FixedDecimal("-0"))
    let bounds = try #require(NumberBounds(from: -5, through: zero))
    var bounded = Self.field(Double.self, nil, .decimal, bounds: bounds) {
      $0.clampsToBounds = true
    }
    try bounded.type("7")
    bounded.commit()
    #expect(bounded.text == "0")
    #expect(bounded.value?.sign == .plus)
  }

  /// A text, and the issue of a field that refuses extra digits.
  struct Extra: Sendable, CustomTestStringConvertible {
    let skeleton: String
    let typed: String
    let status: ScanStatus
    var message: String?

    var testDescription: String { "\(typed) in \(skeleton)" }
  }

  @Test(
    "Digits that a commit would cut are refused, whatever rounds them (C18)",
    arguments: [
      Extra(skeleton: ".00", typed: "1.50", status: .acceptable),
      Extra(
        skeleton: ".00", typed: "1.0051", status: .invalid, message: "tooManyFractionDigits(2)"),
      Extra(skeleton: "@@@", typed: "1230", status: .acceptable),
      Extra(skeleton: "@@@", typed: "12.30", status: .acceptable),
      Extra(
        skeleton: "@@@", typed: "1234", status: .invalid,
        message: "stepMismatchAtEnd(1,230)"),
      Extra(
        skeleton: "@@@", typed: "1.234", status: .invalid, message: "tooManyFractionDigits(2)"),
      Extra(
        skeleton: "@@@", typed: "12.34", status: .invalid, message: "tooManyFractionDigits(1)"),
      Extra(
        skeleton: "@@@", typed: "0.01234", status: .invalid, message: "tooManyFractionDigits(4)"),
      Extra(
        skeleton: "@@@", typed: "1234.5", status: .invalid,
        message: "stepMismatchAtEnd(1,230)"),
      Extra(skeleton: "precision-increment/0.05", typed: "0.15", status: .acceptable),
      Extra(
        skeleton: "precision-increment/0.05", typed: "0.07", status: .invalid,
        message: "stepMismatchAtEnd(0.05)"),
      Extra(
        skeleton: "precision-increment/0.05", typed: "0.051", status: .invalid,
        message: "tooManyFractionDigits(2)"),
      Extra(
        skeleton: "precision-increment/0.25", typed: "0.2", status: .intermediate,
        message: "stepMismatchAtEnd(0.25)"),
      Extra(
        skeleton: "precision-increment/50", typed: "12", status: .intermediate,
        message: "stepMismatchAtEnd(0)"),
      Extra(skeleton: "precision-increment/50", typed: "1250", status: .acceptable),
      Extra(skeleton: ".00/@@@+", typed: "1234.56", status: .acceptable),
      Extra(skeleton: ".00/@@@+", typed: "0.0123", status: .acceptable),
      Extra(
        skeleton: ".00/@@@+", typed: "0.01234", status: .invalid,
        message: "tooManyFractionDigits(4)"),
      Extra(
        skeleton: ".00/@@@+", typed: "1234.567", status: .invalid,
        message: "tooManyFractionDigits(2)"),
      Extra(skeleton: "scientific .00", typed: "1.23E5", status: .acceptable),
      Extra(skeleton: "scientific .00", typed: "123", status: .acceptable),
      Extra(
        skeleton: "scientific .00", typed: "1.234E5", status: .intermediate,
        message: "stepMismatchAtEnd(1.23E5)"),
      Extra(
        skeleton: "scientific .00", typed: "1234", status: .intermediate,
        message: "stepMismatchAtEnd(1.23E3)"),
    ])
  func extraDigits(_ row: Extra) throws {
    var field = Self.field(FixedDecimal.self, nil, .skeleton(row.skeleton)) {
      $0.refusesExtraDigits = true
    }
    try field.apply(TextEdit(.all, row.typed))
    #expect(field.status == row.status)
    #expect(field.refusedText?.message(in: .keys) == row.message)
    for suggestion in field.suggestions {
      try field.apply(TextEdit(.all, suggestion))
      #expect(field.status == .acceptable, "\(suggestion)")
    }
  }

  @Test("Digits that a binary type would cut are refused as well (C18)")
  func extraDigitsOfAType() throws {
    var field = Self.field(Float.self, nil, .decimal) { $0.refusesExtraDigits = true }
    try field.type("16777217")
    #expect(field.issue?.code == .stepMismatch)
    #expect(field.suggestions == ["16,777,216"])
    try field.apply(TextEdit(.all, "0.1"))
    #expect(field.status == .acceptable)
  }

  @Test(
    "Where steps are refused that lie between others, only steps that are shown are suggested (C22)",
    arguments: [
      ("@@@", "0.25", "12.3", ["12.5"]), ("@@@", "0.25", "12.25", ["12.0", "12.5"]),
      (".00", "0.25", "1.3", ["1.25", "1.50"]),
    ])
  func offSteps(_ skeleton: String, _ step: String, _ typed: String, _ suggestions: [String]) throws
  {
    var field = Self.field(FixedDecimal.self, nil, .skeleton(skeleton)) {
      $0.step = FixedDecimal(step)
      $0.refusesOffStep = true
    }
    try field.apply(TextEdit(.all, typed))
    #expect(field.issue?.code == .stepMismatch)
    #expect(field.suggestions == suggestions)
  }

  @Test(
    "Zeros that are typed before an exponent are kept, and no others are added (C19)",
    arguments: [
      ("1.50E3", "1.50E3", "1.501E3"), ("1.0E0", "1.0E0", "2.0E0"), ("15.0E2", "1.50E3", "1.501E3"),
      ("1.500E-3", "1.500E-3", "1.001500E0"), ("12.0E0", "1.20E1", "1.30E1"),
      ("2E5", "2E5", "2.00001E5"), ("0.0E0", "0.0E0", "1.0E0"),
    ])
  func zerosBeforeExponents(_ typed: String, _ text: String, _ next: String) throws {
    var field = Self.field(FixedDecimal.self, nil, .scientific) { $0.keepsTypedZeros = true }
    try field.apply(TextEdit(.all, typed))
    let before = field
    let made = field.commit().change
    let commit = try #require(made)
    #expect(field.text == text)
    #expect(!field.isEdited)
    #expect(field.commit().outcome == .unchanged)
    try field.apply(commit.inverse)
    #expect(field.text == typed)
    #expect(field == before)
    try field.apply(commit)
    #expect(field.text == text)
    #expect(!field.isEdited)
    let moved = field.increment()
    let step = try #require(moved)
    #expect(field.text == next)
    #expect(!field.isEdited)
    try field.apply(step.inverse)
    #expect(field.text == text)
    #expect(!field.isEdited)
  }

  @Test("Zeros before an exponent mean as many digits where none is written (C19)")
  func zerosInAnotherFormat() throws {
    let scientific = Formats.style(.scientific, "en-US")
    var policies = FieldPolicies()
    policies.keepsTypedZeros = true
    for (typed, text) in [("1.50E3", "1.500"), ("1.50E1", "15,0"), ("1.50E-1", "0,150")] {
      var field = FormattingField<Double>(format: scientific, policies: policies)
      try field.type(typed)
      field.commit()
      #expect(field.text == typed)
      field.setFormat(Formats.decimal("de-DE"))
      #expect(field.text == text)
      #expect(!field.isEdited)
      // German shows no decimals of 1500, and does not tell how many digits were typed.
      field.setFormat(scientific)
      #expect(field.text == (text.contains(",") ? typed : "1.5E3"))
    }
  }

  @Test(
    "The caret stays among the digits of mantissa and exponent (C5)",
    arguments: [
      ("1234|E3", "1.234|E6"), ("12|34E3", "1.2|34E6"), ("1.50E3|", "1.5E3|"),
      ("1.5|0E3", "1.5|E3"),
      ("1.50E1|2", "1.5E1|2"), ("15E1|2", "1.5E1|3"), ("|15E2", "|1.5E3"),
    ])
  func caret(_ typed: String, _ committed: String) throws {
    var field = Self.field(FixedDecimal.self, nil, .scientific)
    try field.set(typed)
    field.commit()
    #expect(field.shown == committed)
  }

  @Test("A number that its format writes in words alone is refused for that (C2)")
  func wordsAlone() throws {
    let items = NumberFormat(locale: "en", symbols: .latin, style: .decimal, affixes: ["items"])
      .changing { $0.writer = .renderer(.init { $0 == 7 ? "seven items" : "\($0) items" }) }
    for policy in CommitPolicy.allCases {
      var field = FormattingField<Int>(3, format: items)
      field.policies.commitPolicy = policy
      try field.apply(TextEdit(.all, "7"))
      var refused: RefusedText?
      switch field.commit().outcome {
      case .reverted(let text), .keptInvalid(let text): refused = text
      default: break
      }
      #expect(field.text == (policy == CommitPolicy.allCases[1] ? "3 items" : "7"))
      #expect(refused?.issue.code == .unwritable)
      #expect(refused?.kind == .unreadable)
      #expect(
        refused?.message(in: .keys) == "unwritable example(1234 items)"
      )
    }
  }
}
