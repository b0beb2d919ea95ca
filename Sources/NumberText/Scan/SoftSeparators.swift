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

/// UTF-8 offsets in a text. Those of a text of everyday length need no memory.
@usableFromInline
package enum OffsetSet: Hashable, Sendable {
  /// Offsets up to 63, a bit each.
  case near(UInt64)
  /// Offsets of which the last is above 63, ascending.
  case far([Int])

  @inlinable package init() { self = .near(0) }

  /// Makes a set of ascending offsets; any that is not above those before it is left out.
  package init(_ offsets: [Int]) {
    self.init()
    for offset in offsets where offset > last ?? -1 { append(offset) }
    checkInvariants()
  }

  @inlinable package var isEmpty: Bool { if case .near(0) = self { true } else { false } }

  /// The offsets, ascending.
  package var offsets: [Int] {
    switch self {
    case .near: (0..<count).map(element)
    case .far(let offsets): offsets
    }
  }

  var count: Int {
    switch self {
    case .near(let bits): bits.nonzeroBitCount
    case .far(let offsets): offsets.count
    }
  }

  /// The greatest offset; nil if there is none.
  var last: Int? {
    switch self {
    case .near(let bits): bits == 0 ? nil : 63 - bits.leadingZeroBitCount
    case .far(let offsets): offsets.last
    }
  }

  /// Adds an offset above all that are in the set.
  mutating func append(_ offset: Int) {
    checkOrder(of: offset)
    if case .near(let bits) = self, offset < 64 {
      self = .near(bits | 1 << UInt64(offset))
    } else {
      var offsets = offsets
      // The array is not copied if nobody else refers to it.
      self = .near(0)
      offsets.append(offset)
      self = .far(offsets)
    }
  }

  /// Adds `count` offsets from `first` on, each `step` behind the one before; all are above those
  /// in the set.
  @inline(__always)
  mutating func append(_ count: Int, from first: Int, step: Int) {
    checkOrder(of: first)
    if case .near(let bits) = self, step == 1, count < 64, first &+ count <= 64 {
      self = .near(bits | (1 &<< UInt64(count) &- 1) &<< UInt64(first))
    } else {
      appendEach(count, from: first, step: step)
    }
  }

  @inline(never)
  private mutating func appendEach(_ count: Int, from first: Int, step: Int) {
    for index in 0..<count { append(first + index * step) }
  }

  /// Moves the offsets as a replacement of a range by `length` bytes moves the text; those inside the
  /// range are dropped.
  package mutating func remap(replacing range: Range<Int>, withLength length: Int) {
    if !isEmpty { replace(range, withLength: length, from: OffsetSet()) }
  }

  /// Does what `remap` does, and takes over the offsets of another set that lie in the new bytes.
  package mutating func replace(
    _ range: Range<Int>, withLength length: Int, from other: OffsetSet
  ) {
    let (own, inserted) = (offsets, range.lowerBound..<(range.lowerBound + length))
    self = OffsetSet()
    for offset in own where offset < range.lowerBound { append(offset) }
    for offset in other.offsets where inserted.contains(offset) { append(offset) }
    for offset in own where offset >= range.upperBound { append(offset + length - range.count) }
    checkInvariants()
  }

  package func contains(_ offset: Int) -> Bool {
    switch self {
    case .near(let bits):
      return UInt(bitPattern: offset) < 64 && bits &>> UInt64(offset) & 1 == 1
    case .far(let offsets):
      let index = count(below: offset)
      return index < offsets.count && offsets[index] == offset
    }
  }

  /// How many offsets are below a limit.
  func count(below limit: Int) -> Int {
    switch self {
    case .near(let bits):
      if limit >= 64 { return bits.nonzeroBitCount }
      return limit <= 0 ? 0 : (bits << UInt64(64 - limit)).nonzeroBitCount
    case .far(let offsets):
      var (low, high) = (0, offsets.count)
      while low < high {
        let middle = (low + high) / 2
        if offsets[middle] < limit { low = middle + 1 } else { high = middle }
      }
      return low
    }
  }

  /// The offset at an index, in ascending order; 0 if there is none.
  func element(_ index: Int) -> Int {
    switch self {
    case .near(var bits):
      guard index >= 0 else { return 0 }
      for _ in 0..<index { bits &= bits &- 1 }
      return bits == 0 ? 0 : bits.trailingZeroBitCount
    case .far(let offsets):
      return offsets.indices.contains(index) ? offsets[index] : 0
    }
  }
}

extension NumberFormat {
  /// The soft separators of a text that group in this format. In another format than the one that wrote
  /// it, a mark may separate the fraction: there the mark is no soft separator any more, so that a fresh reading
  /// of the text gives no other number. Rule: S12.
  ///
  /// - Complexity: O(*n*) in the bytes of the text.
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
