/// A set of fields by their indices, in ascending order: a bit for each field.
struct FieldIndexSet: Sendable {
  private(set) var words: [UInt64] = []
  private(set) var count = 0

  init() {}

  /// Makes a set of the indices from 0 up to `end`, without `end`, for which a condition holds.
  @inline(__always)
  init(below end: Int, where holds: (Int) -> Bool) {
    for index in 0..<end where holds(index) {
      while index >> 6 >= words.count { words.append(0) }
      words[index >> 6] |= 1 << (index & 63)
      count += 1
    }
  }

  /// The new indices of all these fields, without the fields that are gone.
  func moved(_ newIndex: (Int) -> Int?) -> FieldIndexSet {
    var moved = FieldIndexSet()
    for old in self { if let new = newIndex(old) { moved[new] = true } }
    return moved
  }

  subscript(index: Int) -> Bool {
    get { index >> 6 < words.count && words[index >> 6] & 1 << (index & 63) != 0 }
    set { if newValue != self[index] { toggle(index) } }
  }

  @inline(never)
  private mutating func toggle(_ index: Int) {
    while index >> 6 >= words.count { words.append(0) }
    words[index >> 6] ^= 1 << (index & 63)
    count += self[index] ? 1 : -1
  }

  /// The first index of the set behind `index`. Start with -1.
  func first(after index: Int) -> Int? {
    let start = index + 1
    var position = start >> 6
    guard position < words.count else { return nil }
    var word = words[position] & (~0 << (start & 63))
    while word == 0 {
      position += 1
      guard position < words.count else { return nil }
      word = words[position]
    }
    return position << 6 + word.trailingZeroBitCount
  }

  /// The last index of the set in front of `index`; nil asks for the last of all.
  func last(before index: Int? = nil) -> Int? {
    let end = Swift.min(index ?? words.count << 6, words.count << 6)
    guard end > 0 else { return nil }
    var position = (end - 1) >> 6
    var word = words[position] & (~0 >> (63 - (end - 1) & 63))
    while word == 0 {
      guard position > 0 else { return nil }
      position -= 1
      word = words[position]
    }
    return position << 6 + 63 - word.leadingZeroBitCount
  }
}

extension FieldIndexSet: Equatable {
  /// Whether the indices are the same, even if one of the sets has room for more.
  static func == (left: FieldIndexSet, right: FieldIndexSet) -> Bool {
    left.count == right.count && zip(left.words, right.words).allSatisfy { $0 == $1 }
  }
}

extension FieldIndexSet: Sequence {
  struct Iterator: IteratorProtocol {
    let indices: FieldIndexSet
    var last = -1

    mutating func next() -> Int? {
      guard let index = indices.first(after: last) else { return nil }
      last = index
      return index
    }
  }

  func makeIterator() -> Iterator { Iterator(indices: self) }
}
