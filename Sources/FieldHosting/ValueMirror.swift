/// Keeps a host's binding and a field's value the same, without loops. (S4, S5)
///
/// A binding need not have a value as soon as it was written: a store may take it later, or another one in
/// its place. What the field wrote is no news when it comes back, however late.
package struct ValueMirror<Value: Equatable & Sendable>: Sendable {
  /// What the binding had when it was looked at last.
  private var seen: Value?
  /// What was written and has not been seen since, the newest last.
  private var writes: [Value?] = []

  package init(_ value: Value?) { seen = value }

  /// What to write so that the binding has a value; nil where it has it, or was told so.
  package mutating func write(_ value: Value?) -> Value?? {
    if isSame(value, writes.last ?? seen) { return nil }
    writes.append(value)
    return .some(value)
  }

  /// Takes what the binding has now. Of two writes of the same value it is the older one that comes back;
  /// a store that has left out what was between is settled.
  ///
  /// - Returns: Whether somebody else has set it.
  package mutating func isNews(_ value: Value?) -> Bool {
    if isSame(value, seen) { return false }
    seen = value
    if let echo = writes.firstIndex(where: { isSame($0, value) }) {
      writes.removeFirst(echo + 1)
      return false
    }
    writes = []
    return true
  }

  /// Takes what the binding has when nothing is on its way to it any more.
  package mutating func settle(_ value: Value?) {
    seen = value
    writes = []
  }
}

/// Whether two values are the same: equal, or both NaN. (S9)
func isSame<Value: Equatable>(_ left: Value?, _ right: Value?) -> Bool {
  left == right || left != left && right != right
}
