/// A dictionary that keeps up to `capacity` values, and forgets values that were not asked for
/// lately.
///
/// New values are young. When the young values fill half of the capacity, they become old, and all
/// values that were old are forgotten. An old value that is asked for becomes young again.
package struct RecentValues<Key: Hashable & Sendable, Value> {
  package let capacity: Int
  private var young: [Key: Value] = [:]
  private var old: [Key: Value] = [:]

  /// - Precondition: `capacity` is above 1.
  package init(capacity: Int) {
    precondition(capacity > 1)
    self.capacity = capacity
  }

  package var count: Int { young.count + old.count }

  package mutating func value(for key: Key) -> Value? {
    if let value = young[key] { return value }
    guard let value = old.removeValue(forKey: key) else { return nil }
    add(value, for: key)
    return value
  }

  /// Adds a value unless the key already has a value, and returns the value that the key has then.
  package mutating func insert(_ value: Value, for key: Key) -> Value {
    if let kept = self.value(for: key) { return kept }
    add(value, for: key)
    return value
  }

  private mutating func add(_ value: Value, for key: Key) {
    if young.count == capacity / 2 { (old, young) = (young, [:]) }
    young[key] = value
  }
}
