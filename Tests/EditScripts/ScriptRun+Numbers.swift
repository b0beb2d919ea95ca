import FormattingFields
import SlowOracle

/// Checks of what becomes of a typed number. They know only texts: what the format writes of a
/// number, and how a scanner reads the text. (C2, C10–C13, C18)
extension ScriptRun {
  /// The number that the text says, whatever bounds and type take.
  static func number(in field: FormattingField<Value>) -> FixedDecimal? {
    NumberScanner<FixedDecimal>(format: field.format)
      .scan(field.text).value
  }

  /// The number that the text of a number shows; nil if the text is not a number.
  func shown(_ number: FixedDecimal) -> FixedDecimal? {
    let written = field.format.written(number)
    return NumberScanner<FixedDecimal>(format: field.format)
      .scan(written.text).value
  }

  /// The text that was written is acceptable within the bounds, and is the value. (C2)
  func checkReadBack() throws(BrokenRule) {
    let scanner = NumberScanner<Value>(format: field.format, bounds: field.bounds)
    let reading = scanner.scan(field.text)
    try expect(reading.status == .acceptable && reading == field.reading, "C2", "\(field.reading)")
    try expect(reading.value == field.value, "C2", "read back as \(reading.value!)")
    let number = field.value?.fixedDecimal ?? 0
    try expect(field.bounds.contains(number), "C2", "\(number) is out of bounds")
  }

  /// If the type has all the digits that the format shows of the exact number, the shown number is
  /// the value. If it has not, the value is the type's nearest one, unless its text reads as
  /// another. (C11)
  func checkRoundedOnce(_ typed: FixedDecimal) throws(BrokenRule) {
    guard !field.policies.snapsToStep, let shown = shown(typed), let value = field.value,
      field.bounds.contains(shown)
    else { return }
    if let right = Value(fixedDecimal: shown), right.fixedDecimal == shown {
      try expect(value == right, "C11", "\(shown) is right")
    } else if shown == typed, let nearest = Value(fixedDecimal: typed),
      let number = nearest.fixedDecimal, field.bounds.contains(number),
      let again = self.shown(number), field.bounds.contains(again),
      Value(fixedDecimal: again) == nearest
    {
      try expect(value.isRight(for: Rational(typed)), "C11", "\(typed) is not rounded by the type")
    }
  }

  /// The field could have held no number that is nearer to the wanted number: many between the
  /// value and the wanted number are tried. (C10, C13, C15)
  func checkNearest(_ wanted: FixedDecimal) throws(BrokenRule) {
    guard isThorough, !isAligned, let number = field.value?.fixedDecimal else { return }
    let target = field.bounds.clamped(wanted)
    let distance = target - number
    guard field.bounds.contains(target), distance.magnitude < FixedDecimal("1E30")! else { return }
    let part = distance * FixedDecimal("0.015625")!
    for count in 1...64 {
      let between = number + part * FixedDecimal(count)
      for place in [nil, 0, 1, 2, 4, 7, 10, 13, 16, 19] {
        let tried =
          place.flatMap { between.rounded(toFractionDigits: $0, mode: .halfEven) } ?? between
        guard let shown = shown(tried), field.bounds.contains(shown),
          Value(fixedDecimal: shown)?.fixedDecimal == shown
        else { continue }
        let isNearer = (target - shown).magnitude < distance.magnitude
        try expect(!isNearer, "C10", "\(shown) lies nearer to \(target) than \(number)")
      }
    }
  }

  /// Whether the values are to be steps.
  var isAligned: Bool { field.policies.snapsToStep || field.policies.refusesOffStep }

  /// Whether a number is a step; true if the field has no usable step. (C12)
  func isStep(_ number: FixedDecimal) -> Bool {
    guard field.hasUsableStep else { return true }
    let step =
      field.policies.step ?? FixedDecimal(coefficient: 1, exponent: -field.format.scale)
    let origin = field.bounds.minimum ?? 0
    return number.rounded(toMultipleOf: step, startingAt: origin, mode: .floor) == number
  }

  /// The policies refuse a number that a commit would cut or move, and no other number that format,
  /// type and bounds take. (C18)
  func checkPolicies(_ scanned: NumberReading<Value>) throws(BrokenRule) {
    guard let number = Self.number(in: field), let value = scanned.value else {
      throw BrokenRule(rule: "C18", detail: "acceptable, and not a number")
    }
    let policies = field.policies
    let isWhole = shown(number) == number && value.fixedDecimal == number
    let isOffStep =
      policies.refusesOffStep && !policies.snapsToStep && field.hasUsableStep
      && !(isStep(number) && isWhole)
    guard policies.refusesExtraDigits && !isWhole || isOffStep else {
      return try expect(field.reading == scanned, "C18", "\(number) is refused")
    }
    let codes: [NumberIssue.Code?] = [.fractionNotAllowed, .stepMismatch]
    try expect(codes.contains(field.issue?.code), "C18", "\(number) is not refused")
  }
}
