/// A map of at most `capacity` entries. When it is full, a new entry takes the place of one that was
/// not looked up lately.
///
/// It is the clock algorithm of operating systems' page caches: each lookup marks its entry. To find
/// a place, a hand goes round and clears marks until it meets an entry without one. A lookup moves no
/// entries, so it costs only a hash and a store.
package struct ClockCache<Key: CacheKey, Value> {
  private struct Entry {
    let digest: UInt64
    let key: Key
    let value: Value
    /// The next entry of the same chain, or `none`.
    var next: Int
    var wasUsed = false
  }

  package let capacity: Int
  /// The first entry of each chain; the low bits of a digest choose the chain.
  private var chains: [Int]
  private var entries: [Entry] = []
  private var hand = 0

  /// Makes an empty cache.
  ///
  /// - Precondition: `capacity` is above 0.
  package init(capacity: Int) {
    precondition(capacity > 0)
    self.capacity = capacity
    var count = 1
    while count < capacity { count *= 2 }
    chains = Array(repeating: Self.none, count: count)
  }

  private static var none: Int { -1 }

  package var count: Int { entries.count }

  /// The value of a key, whose entry is marked as used; nil where there is none.
  ///
  /// - Complexity: O(1).
  package mutating func value(for key: Key) -> Value? {
    let digest = key.digest
    let first = chains[chain(of: digest)]
    // Through the array itself each element would be copied before it is compared.
    return entries.withUnsafeMutableBufferPointer { entries in
      var index = first
      while index != Self.none {
        if entries[index].digest == digest, entries[index].key == key {
          if !entries[index].wasUsed { entries[index].wasUsed = true }
          return entries[index].value
        }
        index = entries[index].next
      }
      return nil
    }
  }

  /// Adds a value unless the key has one already. Returns the value that the key has then.
  ///
  /// - Complexity: O(1) amortized.
  package mutating func insert(_ value: Value, for key: Key) -> Value {
    if let kept = self.value(for: key) { return kept }
    let digest = key.digest
    let place = freePlace()
    let chain = chain(of: digest)
    let entry = Entry(digest: digest, key: key, value: value, next: chains[chain])
    if place == entries.count { entries.append(entry) } else { entries[place] = entry }
    chains[chain] = place
    return value
  }

  private func chain(of digest: UInt64) -> Int {
    Int(truncatingIfNeeded: digest) & (chains.count - 1)
  }

  /// The place for a new entry: behind the others or, in a full cache, that of an old entry, which is
  /// taken out of its chain.
  private mutating func freePlace() -> Int {
    guard entries.count == capacity else { return entries.count }
    while entries[hand].wasUsed {
      entries[hand].wasUsed = false
      hand = (hand + 1) % capacity
    }
    let place = hand
    hand = (hand + 1) % capacity
    let chain = chain(of: entries[place].digest)
    if chains[chain] == place {
      chains[chain] = entries[place].next
    } else {
      var before = chains[chain]
      while entries[before].next != place { before = entries[before].next }
      entries[before].next = entries[place].next
    }
    return place
  }
}
