@_spi(EntryKinds) import NumberText

/// A unit of measure, by its identifier in CLDR, as a factor to the base units that it is made of.
///
/// ```swift
/// MeasureUnit("pound")?.converted(ExactRatio(1), to: kilogram)   // 0.45359237
/// ```
///
/// Source: UTS #35 Part 6, "Unit Conversion"; the factors are CLDR's.
struct MeasureUnit: Equatable {
  private let factor: ExactRatio
  /// What is added after the factor: 273.15 for degrees Celsius.
  private let offset: ExactRatio
  /// Base units with their powers, in alphabetical order, without powers of zero.
  private let dimension: [Power]

  private struct Power: Equatable {
    let base: String
    var power: Int
  }

  /// Makes the unit of an identifier such as "kilometer-per-hour"; nil if CLDR has no such unit, or
  /// only an approximation of its factor.
  init?(_ identifier: String) {
    let parts = Self.parts(of: identifier)
    var factor = ExactRatio(1)
    var offset = ExactRatio(0)
    var dimension: [Power] = []
    var (index, sign, units) = (0, 1, 0)
    while index < parts.count {
      if parts[index] == "per" {
        (index, sign) = (index + 1, -1)
        continue
      }
      // "per-100-kilometer"
      if let count = FixedDecimal(parts[index]) {
        let part = ExactRatio(count)
        guard let product = sign > 0 ? factor * part : factor.dividing(by: part) else { return nil }
        (factor, index) = (product, index + 1)
        continue
      }
      let power = Self.power(parts[index])
      if power > 1 { index += 1 }
      guard let simple = Self.simple(parts, at: &index) else { return nil }
      for _ in 0..<power {
        guard let product = sign > 0 ? factor * simple.factor : factor.dividing(by: simple.factor)
        else { return nil }
        factor = product
      }
      Self.add(simple.base, times: power * sign, to: &dimension)
      offset = simple.offset
      units += power == 1 && sign > 0 ? 1 : 2
    }
    guard units > 0 else { return nil }
    self.factor = factor
    // A scale that begins elsewhere than at zero has no powers.
    self.offset = units == 1 ? offset : ExactRatio(0)
    self.dimension = dimension
  }

  /// Whether both measure the same.
  func measuresSame(as other: MeasureUnit) -> Bool { dimension == other.dimension }

  /// A measure in another unit of the same dimension.
  func converted(_ number: ExactRatio, to other: MeasureUnit) -> ExactRatio {
    let base = number * factor + offset + -other.offset
    return base.dividing(by: other.factor) ?? base
  }

  // MARK: Identifiers

  private static func parts(of identifier: String) -> [String] {
    identifier.unicodeScalars.split(separator: "-").map { String($0) }
  }

  /// The power that a part of an identifier names; 1 for all others.
  private static func power(_ part: String) -> Int {
    switch part {
    case "square": 2
    case "cubic": 3
    case "pow4": 4
    default: 1
    }
  }

  /// The unit that begins at a part, which may have hyphens and a prefix.
  private static func simple(
    _ parts: [String], at index: inout Int
  ) -> (base: String, factor: ExactRatio, offset: ExactRatio)? {
    for count in (1...3).reversed() where index + count <= parts.count {
      let joined = parts[index..<index + count].joined(separator: "-")
      // From CLDR 42 on it has this name.
      let name = joined == "tonne" ? "metric-ton" : joined
      if let found = facts.first(where: { $0.name == name }) {
        index += count
        return (found.base, found.factor, found.offset)
      }
      for (prefix, factor) in prefixes where name.utf8.starts(with: prefix.utf8) {
        let rest = name.utf8.dropFirst(prefix.utf8.count)
        guard let found = facts.first(where: { $0.name.utf8.elementsEqual(rest) }) else { continue }
        index += count
        return (found.base, found.factor * ExactRatio(factor), ExactRatio(0))
      }
    }
    return nil
  }

  /// Adds the base units of a unit to a dimension, `count` times.
  private static func add(_ base: String, times count: Int, to dimension: inout [Power]) {
    var (sign, power) = (1, 1)
    for part in parts(of: base) {
      if part == "per" {
        sign = -1
      } else if Self.power(part) > 1 {
        power = Self.power(part)
      } else {
        if let index = dimension.firstIndex(where: { $0.base == part }) {
          dimension[index].power += count * sign * power
        } else {
          dimension.append(Power(base: part, power: count * sign * power))
        }
        power = 1
      }
    }
    dimension = dimension.filter { $0.power != 0 }
      .sorted { $0.base < $1.base }
  }

  // MARK: Facts

  private struct Facts: Sendable {
    let name: String
    let base: String
    let factor: ExactRatio
    let offset: ExactRatio
  }

  private static let facts: [Facts] =
    (UnitFacts.table + "\n" + imperial).split(separator: "\n").compactMap { line in
      let cells = line.split(separator: " ")
      guard cells.count == 4, let factor = fraction(cells[2]), let offset = fraction(cells[3])
      else { return nil }
      return Facts(name: String(cells[0]), base: String(cells[1]), factor: factor, offset: offset)
    }

  /// Units that share their names with those of the United States and that CLDR 41 does not have.
  ///
  /// Source: Weights and Measures Act 1985 of the United Kingdom, Schedule 1.
  private static let imperial = """
    pint-imperial cubic-meter 454609/800000000 0
    ton-imperial kilogram 635029318/625000 0
    """

  private static func fraction(_ text: Substring) -> ExactRatio? {
    let parts = text.split(separator: "/").map { FixedDecimal($0) }
    guard let first = parts.first, let top = first else { return nil }
    guard parts.count > 1, let bottom = parts[1] else { return ExactRatio(top) }
    return ExactRatio(top).dividing(by: ExactRatio(bottom))
  }

  /// The prefixes of the International System, and those of powers of 1024.
  private static let prefixes: [(String, FixedDecimal)] =
    [
      ("yocto", -24), ("zepto", -21), ("atto", -18), ("femto", -15), ("pico", -12), ("nano", -9),
      ("micro", -6), ("milli", -3), ("centi", -2), ("deci", -1), ("deka", 1), ("hecto", 2),
      ("kilo", 3), ("mega", 6), ("giga", 9), ("tera", 12), ("peta", 15), ("exa", 18),
      ("zetta", 21), ("yotta", 24),
    ].map { ($0.0, FixedDecimal(coefficient: 1, exponent: $0.1)) }
    + ["kibi", "mebi", "gibi", "tebi", "pebi", "exbi"].enumerated().map { index, prefix in
      (prefix, FixedDecimal(coefficient: 1 << UInt64(10 * (index + 1))))
    }
}
