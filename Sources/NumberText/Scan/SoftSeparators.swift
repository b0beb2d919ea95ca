/// The offsets of the grouping separators that a commit wrote and no user typed. (R7)
///
/// An offset is that of the separator's first byte. The sizes of groups are not checked at soft separators:
/// typing a digit after "1,234" makes "1,2345", which is no mistake of the user.
///
/// ```swift
/// let scanner = NumberScanner<Int>(format: english)
/// scanner.scan("1,2345").issue?.code                        // .misplacedGroupingSeparator
/// scanner.scan("1,2345", soft: SoftSeparators([1])).value   // 12345
/// ```
@usableFromInline
package typealias SoftSeparators = OffsetSet

/// A set of UTF-8 offsets, as an ascending array: [1, 5] for the separators of "1,234,567".
@usableFromInline
package struct OffsetSet: Hashable, Sendable {
  @usableFromInline package private(set) var offsets: [Int] = []

  @inlinable package init() {}

  /// Makes a set of ascending offsets; an offset that is not above all before it is left out.
  package init(_ offsets: [Int]) {
    for offset in offsets where offset > last ?? -1 { append(offset) }
    checkInvariants()
  }

  @inlinable package var isEmpty: Bool { offsets.isEmpty }

  var count: Int { offsets.count }

  /// The greatest offset; nil if there is none.
  var last: Int? { offsets.last }

  /// Adds an offset above all that are in the set.
  mutating func append(_ offset: Int) {
    checkOrder(of: offset)
    offsets.append(offset)
  }

  /// Adds `count` offsets: `first`, `first` + `step` and so on. All are above the offsets in the set.
  mutating func append(_ count: Int, from first: Int, step: Int) {
    // Capacity is reserved only while the set is empty: to reserve an exact capacity at each call would copy the set
    // each time.
    if offsets.isEmpty { offsets.reserveCapacity(count) }
    for index in 0..<count { append(first + index * step) }
  }

  /// Remaps the offsets after `length` bytes have replaced a range of the text: offsets after the range move with their
  /// separators, offsets inside the range are removed.
  package mutating func remap(replacing range: Range<Int>, withLength length: Int) {
    if isEmpty { return }
    offsets =
      offsets.filter { $0 < range.lowerBound }
      + offsets.filter { $0 >= range.upperBound }.map { $0 + length - range.count }
    checkInvariants()
  }

  package func contains(_ offset: Int) -> Bool {
    let index = count(below: offset)
    return index < offsets.count && offsets[index] == offset
  }

  /// How many offsets are below a limit.
  func count(below limit: Int) -> Int {
    var (low, high) = (0, offsets.count)
    while low < high {
      let middle = (low + high) / 2
      if offsets[middle] < limit { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The offset at an index, in ascending order; 0 if there is none.
  func element(_ index: Int) -> Int { offsets.indices.contains(index) ? offsets[index] : 0 }
}

extension NumberFormat {
  /// Returns the soft separators (which a commit wrote) that also group in this format. The comma of "1,234" groups in
  /// an English field, but is the decimal separator of a German field. If the comma stayed soft there, the text would
  /// say another number than the same text typed. Rule: S12.
  package func keeping(_ soft: SoftSeparators, in text: String) -> SoftSeparators {
    if soft.isEmpty { return soft }
    let rules = storage.scanRules
    var (kept, offset) = (SoftSeparators(), 0)
    for scalar in text.unicodeScalars {
      if soft.contains(offset), case .separator(let mark) = rules.kind(of: scalar.value),
        rules.isGrouping(mark)
      {
        kept.append(offset)
      }
      offset += UTF8.width(scalar)
    }
    return kept
  }
}
