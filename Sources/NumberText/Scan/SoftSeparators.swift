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

  /// Makes a set from ascending UTF-8 offsets.
  ///
  /// - Precondition: the offsets ascend.
  public init(_ offsets: [Int]) {
    precondition(zip(offsets, offsets.dropFirst()).allSatisfy { $0 < $1 })
    places = offsets.isEmpty ? nil : offsets
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
