import FormattingFields
import Testing

@testable import NumberText

/// Numbers at and beyond the ends of decimal128's range: every operation ends, in little memory.
struct ExtremeNumbersTests {
  private static func format(_ symbols: NumberSymbols = .latin) -> NumberFormat {
    NumberFormat(locale: "test", symbols: symbols, style: .decimal)
      .changing { $0.allowsExponent = true }
  }

  static let numbers: [FixedDecimal] =
    [
      "0", "-0", "1", "-1", "0.5", "9999999999999999999", "12345678901234567890.5", "1E6144",
      "-1E-6176", "-7E6144", "12345678901234567890E6125", "0E6144", "0E-6176",
      "9999999999999999999E6126", "1E6000", "1E-6000",
    ].map { FixedDecimal($0)! } + [FixedDecimal("1E6144")! * 10, FixedDecimal("-1E-6176")! / 10]

  @Test("arithmetic is total", arguments: numbers)
  func arithmetic(a: FixedDecimal) {
    for b in Self.numbers {
      for result in [a + b, a - b, a * b] {
        #expect(result.digitCount <= FixedDecimal.exponents.count)
        let isWithin = [result.exponent, result.leadingExponent]
          .allSatisfy(FixedDecimal.exponents.contains)
        #expect(isWithin || result.isOutOfRange)
      }
      if !(a + b).isOutOfRange { #expect(a + b == b + a) }
      #expect(a * b == b * a)
      if a.magnitude > b.magnitude, !a.isNegative { #expect(a + b >= a - b.magnitude) }
      if !b.isZero, b.magnitude < 1000 {
        let (quotient, remainder) = a.quotientAndRemainder(dividingBy: b)
        #expect(
          quotient * b + remainder == a || quotient.isOutOfRange || (quotient * b).isOutOfRange)
        let row = a.rounded(toMultipleOf: b.magnitude, mode: .halfEven)
        #expect(row != nil)
      }
    }
    for power in [Int.min, -3_000_000_000, -1, 0, 1, 3_000_000_000, .max] {
      let product = a.multipliedByPowerOfTen(power)
      #expect(product.isOutOfRange || FixedDecimal.exponents.contains(product.exponent))
      _ = a.rounded(toFractionDigits: power, mode: .halfUp)
    }
    #expect(a.description.utf8.count < 100)
    #expect(a.plainText.utf8.count < 6200)
    _ = (Double(fixedDecimal: a), Float(fixedDecimal: a), Int(fixedDecimal: a))
    _ = (a.hashValue, a.normalized, a.integerDigitCount, a.fractionDigitCount)
  }

  static let steps =
    ["0", "-1", "0.5", "1E6144", "1E-6176", "1E6000"].map {
      FixedDecimal($0)!
    } + [FixedDecimal("1E6144")! * 10]

  @Test("a field steps, commits and reverts with any number, step and bounds", arguments: numbers)
  func field(number: FixedDecimal) throws {
    for step in Self.steps {
      for snaps in [false, true] {
        var field = FormattingField<FixedDecimal>(number, format: Self.format())
        field.policies.step = step
        field.policies.snapsToStep = snaps
        field.policies.maximumLength = 1_000_000
        field.increment()
        field.decrement()
        field.decrement()
        try field.apply(TextEdit(.all, "7"))
        field.commit()
        field.setBounds(NumberBounds(minimum: number) ?? .unlimited)
        try field.apply(TextEdit(.all, "1"))
        field.policies.clampsToBounds = true
        field.commit()
        field.increment()
        field.setBounds(NumberBounds(maximum: number) ?? .unlimited)
        try field.apply(TextEdit(.all, "12"))
        field.commit()
        field.decrement()
        field.revert()
      }
    }
  }

  @Test("a step beyond the limit is not taken (R23)")
  func immovable() {
    let number = FixedDecimal("9E6144")!
    var field = FormattingField<FixedDecimal>(number, format: Self.format())
    field.policies.step = FixedDecimal("1E6144")!
    #expect(field.increment() == nil)
    #expect(field.value == number)
    #expect(field.decrement() != nil)
    #expect(field.value == FixedDecimal("8E6144")!)
  }

  @Test("a field that a host gives what is beyond the limit shows that there is no number (R23)")
  func beyond() throws {
    let beyond = FixedDecimal("-9E6144")! * 10
    var field = FormattingField<FixedDecimal>(5, format: Self.format())
    field.setValue(beyond)
    #expect(field.text == "")
    #expect(field.status != .acceptable)
    field.increment()
    field.commit()
    #expect(throws: Never.self) { try field.apply(TextEdit(.all, "7")) }
    #expect(field.value == 7)
  }

  @Test("a step beyond the limit is none (R23, C12)")
  func stepBeyond() {
    var field = FormattingField<FixedDecimal>(7, format: Self.format())
    field.policies.step = FixedDecimal("1E6144")! * 10
    #expect(!field.hasUsableStep)
    #expect(field.increment() == nil)
    #expect(field.value == 7)
  }

  @Test(
    "an exponent of any length is read exactly or beyond the limit, and adds to one of the digits (R10, R23)"
  )
  func longExponents() {
    for digits in [8, 9, 10, 18, 19, 20, 40] {
      let nines = String(repeating: "9", count: digits)
      for text in ["1E\(nines)", "1E-\(nines)", "0.001E\(nines)", "1000E-\(nines)"] {
        #expect(FixedDecimal(text) == nil)
        #expect(NumberScanner<FixedDecimal>(format: Self.format()).scan(text).value == nil)
      }
      #expect(FixedDecimal("0E\(nines)") == 0)
    }
    let zeros = String(repeating: "0", count: 20_000)
    #expect(FixedDecimal("0.\(zeros)1E20001") == 1)
    #expect(
      NumberScanner<FixedDecimal>(format: Self.format()).scan("1\(zeros)E-20000").value == 1)
    // An exponent is exact as far as a text can have digits to balance it, and digits can be
    // appended without end.
    #expect([1, 0, 0, 0, 0, 0, 0, 0, 1].reduce(0, Exponent.magnitude) == 100_000_001)
    var magnitude = 0
    for _ in 0..<100 {
      let longer = Exponent.magnitude(magnitude, appending: 9)
      #expect(longer >= magnitude)
      #expect(longer <= .max / 3)
      magnitude = longer
    }
  }

  @Test(
    "drafts have numbers of the limit, and none beyond (R23)",
    arguments: [("1E6144", true), ("1E-6176", true), ("1E6145", false), ("1E-6177", false)])
  func drafts(_ number: String, _ isNumber: Bool) throws {
    var saved = FormattingField<FixedDecimal>(5, format: Self.format()).saved
    saved.value = number
    saved.text = number
    var field = FormattingField<FixedDecimal>(format: Self.format())
    if isNumber {
      try field.restore(saved)
      #expect(field.value == FixedDecimal(number))
      #expect(field.status == .acceptable)
    } else {
      #expect(throws: SnapshotError.value) { try field.restore(saved) }
    }
  }

  // MARK: One text, one reading (R13, R20)

  /// Counts of digits, and whether such a number is within decimal128's range; each with and
  /// without a sign, groups, a fraction and other digits.
  static let counts: [(Int, Bool)] = [(6145, true), (6146, false)]

  @Test("6,145 digits are a number and 6,146 are none, whatever the entrance", arguments: counts)
  func longTexts(count: Int, isNumber: Bool) throws {
    var arabic = NumberSymbols.latin
    arabic.digits = (0..<10).map { Unicode.Scalar(0x660 + $0)! }
    let nines = String(repeating: "9", count: count)
    var groups = ""
    for (index, digit) in nines.enumerated() {
      if index > 0 && (count - index) % 3 == 0 { groups += "," }
      groups.append(digit)
    }
    var texts: [String] = ["00" + nines]
    for digits in [nines, groups] {
      texts += [digits, "-" + digits, "+" + digits, " " + digits]
      texts += [digits + "-", digits + ".5", digits + "E0"]
    }
    for (index, text) in texts.enumerated() {
      for symbols in [NumberSymbols.latin, arabic] {
        let format = Self.format(symbols)
        let scanner = NumberScanner<FixedDecimal>(format: format)
        let own = symbols == arabic ? Self.inArabicDigits(text) : text
        let other = symbols == arabic ? text : Self.inArabicDigits(text)
        for text in index == 0 ? [own, other] : [own] {
          let bytes = Array(text.utf8)
          var readings = [scanner.scan(text), scanner.scanWhole(text)]
          readings.append(bytes.withUnsafeBufferPointer { scanner.scan($0) })
          readings.append(try Self.typed(text, format))
          readings.append(try Self.pasted(text, format))
          let issue: NumberIssue.Code? = isNumber ? nil : .overflow
          let status: ScanStatus = isNumber ? .acceptable : .invalid
          for reading in readings {
            #expect(reading.status == status)
            #expect(reading.issue?.code == issue)
            #expect(reading.value == readings[0].value)
          }
          if let value = readings[0].value { #expect((value.magnitude - 1) + 1 == value.magnitude) }
          let plain = readings[0].value?.plainText.utf8.count
          let count = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 16) {
            readings[0].value?.writePlainText(to: $0)
          }
          #expect(count == plain)
        }
      }
    }
  }

  @Test(
    "digits after the decimal separator end where decimal128's do, whatever the entrance",
    arguments: [(6175, true), (6176, false), (6177, false), (7000, false)])
  func fineTexts(zeros: Int, isNumber: Bool) throws {
    let zero = NumberScanner<FixedDecimal>(format: Self.format())
      .scan("0." + String(repeating: "0", count: zeros))
    #expect(zero.value == 0)
    #expect(zero.value.map { FixedDecimal.exponents.contains($0.exponent) } == true)
    for text in [
      "1234567890123456789." + String(repeating: "0", count: zeros) + "1",
      "0." + String(repeating: "0", count: zeros) + "1",
      "." + String(repeating: "0", count: zeros) + "9",
    ] {
      let scanner = NumberScanner<FixedDecimal>(format: Self.format())
      let issue: NumberIssue.Code? = isNumber ? nil : .overflow
      let readings = [
        scanner.scan(text), scanner.scanWhole(text), try Self.typed(text, scanner.format),
      ]
      for reading in readings {
        #expect(reading.issue?.code == issue)
        #expect(reading.value == readings[0].value)
      }
    }
  }

  @Test(
    "a scale moves the ends of the range, whatever the entrance",
    arguments: [-6140, 2, 6140, 20_000])
  func scaled(scale: Int) {
    let format = NumberFormat(locale: "test", symbols: .latin, style: .decimal)
      .changing { $0.scale = scale }
    let scanner = NumberScanner<FixedDecimal>(format: format)
    for text in ["1", "12345678", "-5.5", "123456789012345678901", "0", "0.00000000000000001"] {
      #expect(scanner.scan(text) == scanner.scanWhole(text))
    }
  }

  private static func inArabicDigits(_ text: String) -> String {
    let scalars = text.unicodeScalars.map { scalar in
      (0x30...0x39).contains(scalar.value) ? Unicode.Scalar(scalar.value + 0x630)! : scalar
    }
    return String(String.UnicodeScalarView(scalars))
  }

  /// The reading of a text that is typed in three edits.
  private static func typed(
    _ text: String, _ format: NumberFormat
  ) throws -> NumberReading<FixedDecimal> {
    var field = FormattingField<FixedDecimal>(format: format)
    field.policies.maximumLength = .max
    let middle = text.index(text.startIndex, offsetBy: text.count / 2)
    for part in [text[..<middle], text[middle...].dropLast(), text.suffix(1)] {
      try field.apply(TextEdit(.selection, String(part)))
    }
    return field.reading
  }

  private static func pasted(
    _ text: String, _ format: NumberFormat
  ) throws -> NumberReading<FixedDecimal> {
    var field = FormattingField<FixedDecimal>(format: format)
    field.policies.maximumLength = .max
    try field.paste(text)
    return field.reading
  }
}

extension NumberScanner {
  /// The reading by a scan alone, without a stretch before it.
  fileprivate func scanWhole(_ text: String) -> NumberReading<Value> {
    withUTF8(of: text) { bytes in
      let scan = Scan(bytes, format.storage.scanRules, signs: signs)
      return plainReading(of: scan.readText(), in: bytes)
    }
  }
}
