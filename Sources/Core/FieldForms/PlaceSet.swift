/// A set of places of fields, in ascending order: a bit for each place.
struct PlaceSet: Sendable {
  private var words: [UInt64]
  private(set) var count = 0

  /// Makes an empty set with room for the places below `capacity`.
  init(capacity: Int = 0) { words = Array(repeating: 0, count: (capacity + 63) >> 6) }

  /// The places from 0 up to `end`, without `end`.
  static func all(below end: Int) -> PlaceSet {
    var places = PlaceSet(capacity: end)
    for place in 0..<end { places[place] = true }
    return places
  }

  /// The new places of all these places, without those that have none.
  func moved(_ place: (Int) -> Int?) -> PlaceSet {
    var moved = PlaceSet()
    for old in self { if let new = place(old) { moved[new] = true } }
    return moved
  }

  subscript(place: Int) -> Bool {
    get { place >> 6 < words.count && words[place >> 6] & 1 << (place & 63) != 0 }
    set {
      guard newValue != self[place] else { return }
      while place >> 6 >= words.count { words.append(0) }
      words[place >> 6] ^= 1 << (place & 63)
      count += newValue ? 1 : -1
    }
  }

  /// The first place of the set behind `place`. Start with -1.
  func first(after place: Int) -> Int? {
    let start = place + 1
    var index = start >> 6
    guard index < words.count else { return nil }
    var word = words[index] & (~0 << (start & 63))
    while word == 0 {
      index += 1
      guard index < words.count else { return nil }
      word = words[index]
    }
    return index << 6 + word.trailingZeroBitCount
  }

  /// The last place of the set in front of `place`; nil asks for the last of all.
  func last(before place: Int? = nil) -> Int? {
    let end = Swift.min(place ?? words.count << 6, words.count << 6)
    guard end > 0 else { return nil }
    var index = (end - 1) >> 6
    var word = words[index] & (~0 >> (63 - (end - 1) & 63))
    while word == 0 {
      guard index > 0 else { return nil }
      index -= 1
      word = words[index]
    }
    return index << 6 + 63 - word.leadingZeroBitCount
  }
}

extension PlaceSet: Equatable {
  /// Whether the places are the same, even if one of the sets has room for more.
  static func == (left: PlaceSet, right: PlaceSet) -> Bool {
    left.count == right.count && zip(left.words, right.words).allSatisfy { $0 == $1 }
  }
}

extension PlaceSet: Sequence {
  func makeIterator() -> UnfoldSequence<Int, Int> {
    sequence(state: -1) { last in
      guard let place = first(after: last) else { return nil }
      last = place
      return place
    }
  }
}
