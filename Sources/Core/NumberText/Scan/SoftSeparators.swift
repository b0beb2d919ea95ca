/// The places of the grouping separators that a commit wrote: the user did not type them. (R7)
///
/// Offsets name the first byte of a separator. The places of soft separators are not checked.
///
/// ```swift
/// let scanner = NumberScanner<Int>(format: english)
/// scanner.scan("1,2345").issue?.code                        // .misplacedGroupingSeparator
/// scanner.scan("1,2345", soft: SoftSeparators([1])).value   // 12345
/// ```
@usableFromInline
package typealias SoftSeparators = OffsetSet

/// UTF-8 offsets in a text: those up to 63 as bits, so that a text of everyday length needs no memory
/// for them.
@usableFromInline
package struct OffsetSet: Hashable, Sendable {
  @usableFromInline var near: UInt64 = 0
  /// The offsets from 64 on, ascending.
  @usableFromInline var far: [Int]?

  @inlinable package init() {}

  /// Makes a set of offsets in any order; offsets below zero are left out.
  package init(_ offsets: some Sequence<Int>) {
    for offset in Set(offsets.lazy.filter { $0 >= 0 }).sorted() { append(offset) }
  }

  @inlinable package var isEmpty: Bool { near == 0 && far == nil }
  /// The offsets, ascending.
  package var offsets: [Int] { (0..<count).map(element) }
  var count: Int { near.nonzeroBitCount + (far?.count ?? 0) }

  /// Adds an offset above all that are in the set.
  mutating func append(_ offset: Int) {
    if offset < 64 {
      near |= 1 << UInt64(offset)
    } else {
      if far == nil { far = [] }
      far?.append(offset)
    }
  }

  /// Adds `count` offsets from `first` on, each `step` behind the one before; all are above those
  /// in the set.
  mutating func append(_ count: Int, from first: Int, step: Int) {
    if step == 1, count < 64, first + count <= 64 {
      near |= (1 << UInt64(count) - 1) << UInt64(first)
    } else {
      for index in 0..<count { append(first + index * step) }
    }
  }

  /// Moves the offsets as a replacement of a range by `length` bytes moves the text; those inside the
  /// range are dropped.
  package mutating func shift(replacing range: Range<Int>, withLength length: Int) {
    if !isEmpty { replace(range, withLength: length, from: OffsetSet()) }
  }

  /// Does what `shift` does, and takes over the offsets of another set that lie in the new bytes.
  package mutating func replace(
    _ range: Range<Int>, withLength length: Int, from other: OffsetSet
  ) {
    let (own, inserted) = (offsets, range.lowerBound..<(range.lowerBound + length))
    self = OffsetSet()
    for offset in own where offset < range.lowerBound { append(offset) }
    for offset in other.offsets where inserted.contains(offset) { append(offset) }
    for offset in own where offset >= range.upperBound { append(offset + length - range.count) }
  }

  package func contains(_ offset: Int) -> Bool {
    if offset < 64 { return offset >= 0 && near >> UInt64(offset) & 1 == 1 }
    let index = farCount(below: offset)
    return index < far?.count ?? 0 && far?[index] == offset
  }

  /// How many offsets are below a limit.
  func count(below limit: Int) -> Int {
    if limit < 64 { return limit <= 0 ? 0 : (near << UInt64(64 - limit)).nonzeroBitCount }
    return near.nonzeroBitCount + farCount(below: limit)
  }

  /// The offset at an index, in ascending order.
  func element(_ index: Int) -> Int {
    let nearCount = near.nonzeroBitCount
    if index >= nearCount { return far?[index - nearCount] ?? 0 }
    var rest = near
    for _ in 0..<index { rest &= rest &- 1 }
    return rest.trailingZeroBitCount
  }

  private func farCount(below limit: Int) -> Int {
    guard let far else { return 0 }
    var (low, high) = (0, far.count)
    while low < high {
      let middle = (low + high) / 2
      if far[middle] < limit { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension NumberFormat {
  /// Keeps the soft separators of a text that is read in this format from now on, except those
  /// behind its last digit that are decimal separators here: "1,234," in German ends in one. (R17,
  /// S7)
  ///
  /// - Complexity: O(*n* log *n*) in the soft separators.
  package func keeping(_ soft: SoftSeparators, in text: String) -> SoftSeparators {
    if soft.isEmpty { return soft }
    let rules = storage.scanRules
    var dropped: [Int] = []
    var offset = text.utf8.count
    for scalar in text.unicodeScalars.reversed() {
      if DecimalDigits.value(of: scalar.value) != nil { break }
      offset -= UTF8.width(scalar)
      if case .mark(let mark) = rules.kind(of: scalar.value), !rules.isGrouping(mark) {
        dropped.append(offset)
      }
    }
    let separating = SoftSeparators(dropped)
    return SoftSeparators(soft.offsets.filter { !separating.contains($0) })
  }
}
