/// The places of the grouping separators that a commit wrote: the user did not type them. (R7)
///
/// Offsets are in UTF-8 and name the first byte of a separator. The places of soft separators are
/// not checked.
///
/// ```swift
/// let scanner = NumberScanner<Int>(format: english)
/// scanner.scan("1,2345").issue?.code                        // .misplacedGroupingSeparator
/// scanner.scan("1,2345", soft: SoftSeparators([1])).value   // 12345
/// ```
public struct SoftSeparators: Hashable, Sendable {
  /// The offsets, or nil where there are none: nil is copied for nothing, an empty array is not.
  @usableFromInline var places: [Int]?

  /// Makes an empty set.
  @inlinable
  public init() { places = nil }

  /// Makes a set from UTF-8 offsets in any order; those below zero are no places.
  ///
  /// - Complexity: O(*n*) where the offsets ascend, else O(*n* log *n*).
  public init(_ offsets: [Int]) {
    let ascends = zip(offsets, offsets.dropFirst()).allSatisfy { $0 < $1 }
    let ascending = ascends && offsets.first ?? 0 >= 0 ? offsets : Self.ascending(offsets)
    places = ascending.isEmpty ? nil : ascending
  }

  private static func ascending(_ offsets: [Int]) -> [Int] {
    var result: [Int] = []
    for offset in offsets.sorted() where offset >= 0 && offset != result.last {
      result.append(offset)
    }
    return result
  }

  /// The UTF-8 offsets, ascending.
  public var offsets: [Int] { places ?? [] }

  /// Whether no separator is soft.
  @inlinable public var isEmpty: Bool { places == nil }

  /// Whether the separator at a UTF-8 offset is soft.
  ///
  /// ```swift
  /// SoftSeparators([1, 5]).contains(5)   // true
  /// ```
  ///
  /// - Complexity: O(log *n*) in the number of soft separators.
  public func contains(_ offset: Int) -> Bool {
    guard let offsets = places else { return false }
    var low = 0
    var high = offsets.count
    while low < high {
      let middle = (low + high) / 2
      if offsets[middle] < offset { low = middle + 1 } else { high = middle }
    }
    return low < offsets.count && offsets[low] == offset
  }

  /// Follows a replacement of UTF-8 offsets by `length` bytes: what was in the range is soft no more.
  ///
  /// ```swift
  /// var soft = SoftSeparators([1, 5])
  /// soft.shift(replacing: 0..<2, withLength: 1)
  /// soft.offsets   // [4]
  /// ```
  ///
  /// - Complexity: O(*n*) in the number of soft separators.
  public mutating func shift(replacing range: Range<Int>, withLength length: Int) {
    guard let offsets = places else { return }
    let delta = length - range.count
    let shifted: [Int] = offsets.compactMap { offset in
      if offset < range.lowerBound { return offset }
      return offset < range.upperBound ? nil : offset + delta
    }
    places = shifted.isEmpty ? nil : shifted
  }
}

extension NumberFormat {
  /// The separators that stay soft in a text that is from now on read in this format: not those
  /// behind the last digit, which separate nothing any more, where their mark means a decimal
  /// separator here. (R17, S7)
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
    return SoftSeparators(soft.offsets.filter { !dropped.contains($0) })
  }
}
