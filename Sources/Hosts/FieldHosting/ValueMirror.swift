/// Keeps a host's binding and a field's value the same, without loops. (S4, S5)
///
/// A binding may show a written value late, or another one instead, as the store behind it decides.
/// A value that the field has written is an echo when it comes back, however late, and changes nothing.
package struct ValueMirror<Value: Equatable & Sendable>: Sendable {
  /// The binding's value when the view last read it.
  private var seen: Value?
  /// The values that were written and have not come back yet, the newest last.
  private var writes: [Value?] = []

  package init(_ value: Value?) { seen = value }

  /// What to write into the binding so that it gets `value`; nil where it has it or it is on its way.
  package mutating func write(_ value: Value?) -> Value?? {
    if isSame(value, writes.last ?? seen) { return nil }
    writes.append(value)
    return .some(value)
  }

  /// Takes the binding's present value. If the same value was written twice, it counts as the echo of
  /// the older write. A store may skip values, so writes before the one that came back are forgotten.
  ///
  /// - Returns: Whether somebody else has set the value.
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

  /// Takes the binding's value once no write is on its way any more.
  package mutating func settle(_ value: Value?) {
    seen = value
    writes = []
  }
}

/// Whether two values are the same: equal, or both NaN. (S9)
func isSame<Value: Equatable>(_ left: Value?, _ right: Value?) -> Bool {
  left == right || left != left && right != right
}
