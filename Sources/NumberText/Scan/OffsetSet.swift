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

  var last: Int? { offsets.last }

  /// Adds an offset above all that are in the set.
  mutating func append(_ offset: Int) {
    checkOrder(of: offset)
    offsets.append(offset)
  }

  /// Remaps the offsets after `length` bytes have replaced a range of the text: offsets after the
  /// range move with their separators, offsets inside the range are removed.
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

  func count(below limit: Int) -> Int {
    var (low, high) = (0, offsets.count)
    while low < high {
      let middle = (low + high) / 2
      if offsets[middle] < limit { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension NumberFormat {
  /// Returns those of the offsets at which the text has a separator that groups in this format. The
  /// comma of "1,234" groups in an English field, but is the decimal separator of a German field.
  package func groupingSeparators(_ offsets: OffsetSet, in text: String) -> OffsetSet {
    if offsets.isEmpty { return offsets }
    let rules = storage.scanRules
    var (kept, offset) = (OffsetSet(), 0)
    for scalar in text.unicodeScalars {
      if offsets.contains(offset), case .separator(let mark) = rules.kind(of: scalar.value),
        rules.isGrouping(mark)
      {
        kept.append(offset)
      }
      offset += UTF8.width(scalar)
    }
    return kept
  }
}
