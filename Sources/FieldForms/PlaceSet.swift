/// A set of places of fields, in order.
struct PlaceSet: Hashable, Sendable {
  private var words: [UInt64]
  /// How many there are.
  private(set) var count = 0

  /// An empty set with room for so many places.
  init(capacity: Int = 0) { words = Array(repeating: 0, count: (capacity + 63) >> 6) }

  subscript(place: Int) -> Bool {
    get { place >> 6 < words.count && words[place >> 6] & 1 << (place & 63) != 0 }
    set {
      guard newValue != self[place] else { return }
      words[place >> 6] ^= 1 << (place & 63)
      count += newValue ? 1 : -1
    }
  }

  /// The first place behind one; -1 is in front of all.
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

  /// The last place in front of one; nil stands for the end.
  func last(before place: Int? = nil) -> Int? {
    let end = min(place ?? words.count << 6, words.count << 6)
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
