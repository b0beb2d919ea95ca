/// A map of at most `capacity` entries that forgets one that was not asked for lately.
///
/// It is the clock of operating systems' page caches: each lookup marks its entry, and a hand that
/// goes round clears marks until it finds an entry without one. A lookup moves nothing, so it costs
/// a hash and a store.
package struct ClockCache<Key: Hashable, Value> {
  private struct Entry {
    var key: Key
    var value: Value
    var wasUsed: Bool
  }

  package let capacity: Int
  private var indices: [Key: Int] = [:]
  private var entries: [Entry] = []
  private var hand = 0

  /// Makes an empty cache.
  ///
  /// - Precondition: `capacity` is above 0.
  package init(capacity: Int) {
    precondition(capacity > 0)
    self.capacity = capacity
  }

  /// The number of entries.
  package var count: Int { entries.count }

  /// The value of a key, marked as used.
  ///
  /// - Complexity: O(1).
  package mutating func value(for key: Key) -> Value? {
    guard let index = indices[key] else { return nil }
    if !entries[index].wasUsed { entries[index].wasUsed = true }
    return entries[index].value
  }

  /// Keeps `value` unless the key has one already, and answers with the value that is kept.
  ///
  /// - Complexity: O(1) amortized.
  package mutating func insert(_ value: Value, for key: Key) -> Value {
    if let kept = self.value(for: key) { return kept }
    let entry = Entry(key: key, value: value, wasUsed: false)
    guard entries.count == capacity else {
      indices[key] = entries.count
      entries.append(entry)
      return value
    }
    while entries[hand].wasUsed {
      entries[hand].wasUsed = false
      hand = (hand + 1) % capacity
    }
    indices[entries[hand].key] = nil
    indices[key] = hand
    entries[hand] = entry
    hand = (hand + 1) % capacity
    return value
  }
}
