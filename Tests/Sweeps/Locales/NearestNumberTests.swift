import EditScripts
import FormattingFields
import Testing

@testable import FieldEditing
@testable import ICUNumberText

/// The nearest number inside bounds, against fractions that are computed apart from the package.
/// (C10, C12, C13, C15)
struct NearestNumberTests {
  /// A field in increments, and its exact numbers: increment, bounds and step as numerators over
  /// one denominator.
  struct World {
    let skeleton: String
    let mode: RoundingMode
    /// Numerators over `scale`.
    let increment: Int
    let minimum, maximum: Int?
    let excludesMinimum, excludesMaximum: Bool
    let step: Int?
    let isWhole: Bool
    static let places = 5

    init(_ random: inout SeededGenerator) {
      let increments = [
        1, 2, 5, 10, 20, 25, 50, 100, 125, 300, 700, 1000, 5000, 25_000, 30_000, 50_000, 100_000,
        250_000, 700_000, 5_000_000, 1_200_000,
      ]
      let increment = increments.randomElement(using: &random)!
      mode = RoundingMode.allCases.filter { $0 != .unnecessary }.randomElement(using: &random)!
      skeleton = "precision-increment/" + Self.text(increment)
      func bound() -> Int {
        let size = [10, 300, 10_000, 500_000, 40_000_000].randomElement(using: &random)!
        let number = Int.random(in: -size...size, using: &random)
        // Half of the bounds can be shown.
        return Bool.random(using: &random) ? number : number / increment * increment
      }
      let (first, second) = (bound(), bound())
      let ends: (least: Int?, greatest: Int?) =
        switch Int.random(in: 0..<4, using: &random) {
        case 0: (first, nil)
        case 1: (nil, first)
        default: (min(first, second), max(first, second))
        }
      self.increment = increment
      (minimum, maximum) = (ends.least, ends.greatest)
      excludesMinimum = ends.least != nil && Int.random(in: 0..<3, using: &random) == 0
      excludesMaximum = ends.greatest != nil && Int.random(in: 0..<3, using: &random) == 0
      step =
        Int.random(in: 0..<3, using: &random) == 0
        ? increment * Int.random(in: 1...12, using: &random) : nil
      isWhole = Int.random(in: 0..<4, using: &random) == 0
    }

    static func text(_ number: Int) -> String {
      FixedDecimal(coefficient: UInt64(number.magnitude), exponent: -places).plainText
    }

    static func number(_ number: Int) -> FixedDecimal {
      FixedDecimal(
        isNegative: number < 0, coefficient: UInt64(number.magnitude), exponent: -places)
    }

    /// The numbers that can be held: the multiples of this.
    var unit: Int {
      guard isWhole else { return increment }
      var unit = increment
      while unit % 100_000 != 0 { unit += increment }
      return unit
    }

    func isInside(_ number: Int) -> Bool {
      if let minimum, number < minimum || excludesMinimum && number == minimum { return false }
      if let maximum, number > maximum || excludesMaximum && number == maximum { return false }
      return true
    }

    /// The least number at or above a bound that can be held and lies inside; nil if there is none.
    var least: Int? {
      guard let minimum else { return nil }
      var number = Self.floor(minimum, unit)
      while !isInside(number) {
        if number > minimum, let maximum, number >= maximum { return nil }
        number += unit
      }
      return number
    }

    var greatest: Int? {
      guard let maximum else { return nil }
      var number = Self.floor(maximum, unit) + unit
      while !isInside(number) {
        if number < maximum, let minimum, number <= minimum { return nil }
        number -= unit
      }
      return number
    }

    static func floor(_ number: Int, _ unit: Int) -> Int {
      let rest = number % unit
      return number - (rest < 0 ? rest + unit : rest)
    }

    /// The steps that can be held and lie inside, nearest to a number: one or two.
    func steps(nearestTo number: Int, _ step: Int) -> [Int] {
      let origin = minimum ?? 0
      let first = origin + Self.floor(number - origin, step)
      let near = (-2...3).map { first + $0 * step }.filter { isInside($0) && $0 % unit == 0 }
      let distance = near.map { abs($0 - number) }.min()
      return near.filter { abs($0 - number) == distance }
    }
  }

  @Test("is found whatever the increment, the rounding, the bounds and the steps")
  func random() throws {
    let seeds = Array(0..<Sampling.count(2_000, full: 150_000))
    let failures = try inParallel(seeds) { _, random in
      var failures = Failures()
      let world = World(&random)
      let format = try NumberFormat.icu(
        locale: "en-US", style: .skeleton("\(world.skeleton) \(world.mode.skeletonStem)"))
      if world.isWhole {
        try check(
          world, FormattingField<Int>(format: format), { $0.map { $0 * 100_000 } }, &failures)
      } else {
        let value = { (number: FixedDecimal?) -> Int? in
          number.map { Int($0.multipliedByPowerOfTen(World.places).plainText)! }
        }
        try check(world, FormattingField<FixedDecimal>(format: format), value, &failures)
      }
      return failures
    }
    #expect(failures.count == 0, "\(failures.report)")
  }

  private func check<Value: NumberValue>(
    _ world: World, _ empty: FormattingField<Value>, _ value: (Value?) -> Int?,
    _ failures: inout Failures
  ) throws {
    var field = empty
    guard
      let bounds = NumberBounds(
        minimum: world.minimum.map { World.number($0) },
        maximum: world.maximum.map { World.number($0) })
    else { return }
    field.setBounds(
      bounds.excluding(minimum: world.excludesMinimum, maximum: world.excludesMaximum))
    field.policies.clampsToBounds = true
    func note(_ act: String, _ found: Int?, _ expected: [Int?]) {
      if !expected.contains(found) {
        failures.add(
          "\(act): \(found.map { World.number($0).plainText } ?? "nil"), not \(expected.map { $0.map { World.number($0).plainText } ?? "nil" }), \(world)"
        )
      }
    }
    // A whole number far beyond a bound.
    func beyond(_ bound: Int, _ name: String) -> Int {
      (bound + (name == "minimum" ? -1_000_000_000 : 1_000_000_000)) / 100_000 * 100_000
    }
    let ends = [
      (world.minimum, world.least, "minimum"), (world.maximum, world.greatest, "maximum"),
    ]
    let hasNumber =
      world.minimum != nil ? world.least != nil : world.greatest != nil
    if field.hasNumberInBounds != hasNumber { note("hasNumberInBounds", nil, []) }
    for (bound, nearest, name) in ends where bound != nil {
      var set = field
      if name == "minimum" { set.setToMinimum() } else { set.setToMaximum() }
      note("set to \(name)", value(set.value), [nearest])
      var typed = field
      try typed.paste(World.number(beyond(bound!, name)).plainText)
      if hasNumber, case .clamped = typed.commit().outcome {
        note("typed beyond the \(name)", value(typed.value), [nearest])
      } else if hasNumber {
        note("typed beyond the \(name)", nil, [nearest])
      }
    }
    guard let step = world.step, step % world.unit == 0 else { return }
    if let least = world.least, let greatest = world.greatest {
      // From the least number upwards, and from the greatest downwards, without and with room for a
      // step.
      var stepping = field
      stepping.policies.step = World.number(step)
      stepping.setToMinimum()
      stepping.increment()
      note("up", value(stepping.value), [min(least + step, greatest)])
      stepping.setToMaximum()
      stepping.decrement()
      note("down", value(stepping.value), [max(greatest - step, least)])
    }
    guard (world.minimum ?? 0) % world.unit == 0 else {
      return
    }
    var snapping = field
    snapping.policies.step = World.number(step)
    snapping.policies.snapsToStep = true
    for (bound, _, name) in ends where bound != nil {
      let expected = world.steps(nearestTo: bound!, step)
      guard !expected.isEmpty else { continue }
      var typed = snapping
      try typed.paste(World.number(beyond(bound!, name)).plainText)
      typed.commit()
      note("snapped beyond the \(name)", value(typed.value), expected)
    }
  }

  @Test("an increment of many digits is counted exactly, or the format is refused (L1, L7)")
  func longIncrements() throws {
    var random = SeededGenerator(Sampling.seed &+ 37)
    for count in [1, 2, 5, 9, 14, 17, 18, 20, 34, 35, 60] {
      let digits = (0..<count).map { _ in UInt8.random(in: 1...9, using: &random) }
      let text = "0." + digits.map { String($0) }.joined()
      let increment = try #require(FixedDecimal(text))
      guard count <= 18 else {
        #expect(throws: NumberFormatError.self, "\(text)") {
          try NumberFormat.icu(locale: "en-US", style: .skeleton("precision-increment/\(text)"))
        }
        continue
      }
      let format = try NumberFormat.icu(
        locale: "en-US", style: .skeleton("precision-increment/\(text)"))
      let multiple = increment * FixedDecimal(Int.random(in: 1...1000, using: &random))
      let half = increment * FixedDecimal("0.5")!
      var field = FormattingField<FixedDecimal>(
        format: format, bounds: try #require(NumberBounds(from: 0, through: multiple + half)))
      field.setToMaximum()
      #expect(field.value == multiple, "\(text)")
      field.setBounds(
        try #require(NumberBounds(from: 0, through: multiple)).excluding(maximum: true))
      field.setToMaximum()
      #expect(field.value == multiple - increment, "\(text)")
    }
  }
}
