/// How many digits the groups of a number have: the last one `primary`, the others `secondary`, 3
/// and 2 in the Hindi "12,34,567". (R6)
struct GroupSizes: Sendable {
  let primary: Int
  let secondary: Int

  /// Whether the format writes groups after a leading zero: "0,123", with at least four integer
  /// digits.
  var afterZero = false

  /// Whether a separator may follow a group of `count` digits. The first group may be shorter than
  /// the others, but starts with a zero only if the format writes such groups.
  @inline(__always)
  func allow(groupOf count: Int, isFirst: Bool, startsWithZero: @autoclosure () -> Bool) -> Bool {
    guard isFirst else { return count == secondary }
    return count > 0 && count <= secondary && (afterZero || !startsWithZero())
  }

  @inline(__always)
  func allow(lastGroupOf count: Int) -> Bool { count == primary }
}

/// Checks the grouping separators between integer digits. Each has to stand where a group may end;
/// a separator in another place is an issue, and is not ignored.
///
/// The groups have the locale's sizes or three digits each: `fitsLocale` and `fitsThrees` tell
/// which of the two holds so far. Rule: R6.
struct Groups {
  private let sizes: GroupSizes
  /// The class of the separators so far.
  private var separatorClass: SeparatorClass?
  private(set) var separators = 0
  /// The number of digits in the current group.
  private(set) var count = 0
  private(set) var fitsLocale = true
  private(set) var fitsThrees = true
  /// The UTF-8 range of the first separator at which the groups have neither the locale's sizes nor
  /// three digits each; nil if there is none.
  private var broken: Range<Int>?
  private(set) var lastSeparator = 0..<0

  /// The UTF-8 range of white space after digits, which becomes a separator if a digit follows;
  /// empty if there is none.
  private(set) var space = 0..<0
  private var spaceIsSeparator = false
  /// Whether a character of ``space`` cannot separate groups, as a tab cannot.
  private(set) var spaceIsBlank = false

  init(_ sizes: GroupSizes) { self.sizes = sizes }

  /// Counts digits of the current group; returns an issue if the group has too many.
  mutating func grow(by digits: Int) -> NumberIssue? {
    count += digits
    guard separators > 0 else { return nil }
    if count > max(sizes.primary, sizes.secondary) { fitsLocale = false }
    if count > 3 { fitsThrees = false }
    return refuseBroken()
  }

  /// Reads a separator before or between integer digits; returns an issue if it is not allowed
  /// there.
  mutating func readSeparator(
    _ separatorClass: SeparatorClass, startsWithZero: Bool, at byteRange: Range<Int>
  ) -> NumberIssue? {
    if !space.isEmpty {
      let isWide = separatorClass == .space || !spaceIsSeparator
      return NumberIssue(isWide ? .misplacedGroupingSeparator : .mixedGroupingSeparators, at: space)
    }
    if let first = self.separatorClass, first != separatorClass {
      return NumberIssue(.mixedGroupingSeparators, at: byteRange)
    }
    self.separatorClass = separatorClass
    let isFirst = separators == 0
    if !sizes.allow(groupOf: count, isFirst: isFirst, startsWithZero: startsWithZero)
      || sizes.primary == 0
    {
      fitsLocale = false
    }
    let threes = GroupSizes(primary: 3, secondary: 3, afterZero: sizes.afterZero)
    if !threes.allow(groupOf: count, isFirst: isFirst, startsWithZero: startsWithZero) {
      fitsThrees = false
    }
    separators += 1
    count = 0
    lastSeparator = byteRange
    return refuseBroken()
  }

  /// Whether the groups have one separator, which separates the fraction in some locale.
  var isOneMark: Bool { separators == 1 && separatorClass?.canBeDecimal ?? false }

  /// Whether the integer may end after the digits read so far: after "1,234", but not after "1,23".
  var isLastComplete: Bool {
    separators == 0 || fitsLocale && sizes.allow(lastGroupOf: count) || fitsThrees && count == 3
  }

  /// Checks the end of the integer: returns an issue if the last group is too short.
  func close() -> NumberIssue? {
    isLastComplete ? nil : NumberIssue(.misplacedGroupingSeparator, at: lastSeparator)
  }

  private mutating func refuseBroken() -> NumberIssue? {
    if !fitsLocale && !fitsThrees && broken == nil { broken = lastSeparator }
    return broken.map { NumberIssue(.misplacedGroupingSeparator, at: $0) }
  }
}

extension Groups {
  /// Reads white space after a digit. A single space separates groups if a digit follows; several
  /// spaces separate nothing, nor does a tab, alone or beside a space.
  mutating func readSpace(at byteRange: Range<Int>, isSeparator: Bool) {
    spaceIsSeparator = isSeparator && space.isEmpty
    spaceIsBlank = !isSeparator || !space.isEmpty && spaceIsBlank
    if space.isEmpty { space = byteRange } else { space = space.lowerBound..<byteRange.upperBound }
  }

  /// Called when a digit follows: reads the white space before the digit as a separator, if there
  /// is any. Returns an issue if this white space cannot separate groups.
  mutating func endSpace(startsWithZero: Bool) -> NumberIssue? {
    let byteRange = space
    if byteRange.isEmpty { return nil }
    guard spaceIsSeparator else {
      return NumberIssue(
        spaceIsBlank ? .unexpectedCharacter : .misplacedGroupingSeparator, at: byteRange)
    }
    space = 0..<0
    return readSeparator(.space, startsWithZero: startsWithZero, at: byteRange)
  }
}
