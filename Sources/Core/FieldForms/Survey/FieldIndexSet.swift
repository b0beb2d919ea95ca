/// A set of fields by their indices, in ascending order: a bit for each field, from the word of the first one on. The
/// rules of a row's fields would otherwise have a bit for each field in front of the row.
struct FieldIndexSet: Sendable {
  private(set) var words: [UInt64]
  /// How many words in front of these there would be.
  private var start = 0
  private(set) var count = 0

  /// Makes an empty set with room for the indices below `capacity`.
  init(capacity: Int = 0) { words = Array(repeating: 0, count: (capacity + 63) >> 6) }

  /// Makes a set of indices in any order.
  init(_ indices: [Int]) {
    self.init()
    for index in indices { self[index] = true }
  }

  /// All indices from 0 up to `end`, without `end`.
  static func all(below end: Int) -> FieldIndexSet {
    var indices = FieldIndexSet(capacity: end)
    for index in 0..<end { indices[index] = true }
    return indices
  }

  /// The new indices of all these fields, without the fields that are gone.
  func moved(_ newIndex: (Int) -> Int?) -> FieldIndexSet {
    var moved = FieldIndexSet()
    for old in self { if let new = newIndex(old) { moved[new] = true } }
    return moved
  }

  subscript(index: Int) -> Bool {
    get { word(index >> 6) & 1 << (index & 63) != 0 }
    set { if newValue != self[index] { toggle(index) } }
  }

  private func word(_ position: Int) -> UInt64 {
    let place = position - start
    return words.indices.contains(place) ? words[place] : 0
  }

  @inline(never)
  private mutating func toggle(_ index: Int) {
    let position = index >> 6
    if words.isEmpty { start = position }
    if position < start {
      words.insert(contentsOf: repeatElement(0, count: start - position), at: 0)
      start = position
    }
    while position - start >= words.count { words.append(0) }
    words[position - start] ^= 1 << (index & 63)
    count += self[index] ? 1 : -1
  }

  /// The first index of the set behind `index`. Start with -1.
  func first(after index: Int) -> Int? {
    let next = index + 1 - start << 6
    var place = Swift.max(next, 0) >> 6
    guard place < words.count else { return nil }
    var word = words[place] & (next > 0 ? ~0 << (next & 63) : ~0)
    while word == 0 {
      place += 1
      guard place < words.count else { return nil }
      word = words[place]
    }
    return (start + place) << 6 + word.trailingZeroBitCount
  }

  /// The last index of the set in front of `index`; nil asks for the last of all.
  func last(before index: Int? = nil) -> Int? {
    let all = words.count << 6
    let end = Swift.min(index.map { $0 - start << 6 } ?? all, all)
    guard end > 0 else { return nil }
    var place = (end - 1) >> 6
    var word = words[place] & (~0 >> (63 - (end - 1) & 63))
    while word == 0 {
      guard place > 0 else { return nil }
      place -= 1
      word = words[place]
    }
    return (start + place) << 6 + 63 - word.leadingZeroBitCount
  }
}

extension FieldIndexSet: Equatable {
  /// Whether the indices are the same, even if one of the sets has room for more.
  static func == (left: FieldIndexSet, right: FieldIndexSet) -> Bool {
    guard left.count == right.count else { return false }
    return left.words.indices.allSatisfy { left.words[$0] == right.word(left.start + $0) }
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
