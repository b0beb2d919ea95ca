/// A dictionary of at most `capacity` values: those that were asked for lately.
///
/// New values are young. When half of the capacity is young, all of them become old, and what was old
/// before is forgotten. An old value that is asked for is young again.
package struct RecentValues<Key: Hashable & Sendable, Value> {
  package let capacity: Int
  private var young: [Key: Value] = [:]
  private var old: [Key: Value] = [:]

  /// Makes an empty dictionary.
  ///
  /// - Precondition: `capacity` is above 1.
  package init(capacity: Int) {
    precondition(capacity > 1)
    self.capacity = capacity
  }

  package var count: Int { young.count + old.count }

  /// The value of a key; nil if there is none.
  package mutating func value(for key: Key) -> Value? {
    if let value = young[key] { return value }
    guard let value = old.removeValue(forKey: key) else { return nil }
    add(value, for: key)
    return value
  }

  /// Adds a value unless the key has one already. Returns the value that the key has then.
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
