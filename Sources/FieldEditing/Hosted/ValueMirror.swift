/// Tells a host's commands from echoes: values that the field gave, and that come back. Rule: H1.
///
/// A store may show a written value late, twice, or another value instead. "1", "12" and "123" were
/// typed and written: if the store shows 1 now, that is an echo, and if it shows 7, a command.
struct ValueMirror<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The host's value when it was read last.
  private var seen: Value?
  /// What the field gave since the last command, the newest last.
  private var given: [Value?] = []
  /// How many values may be on their way.
  private static var patience: Int { 256 }

  init(_ value: Value?) { seen = value }

  /// What to give to a host so that it gets `value`; nil if it has that value, or it is on its way.
  mutating func give(_ value: Value?) -> Value?? {
    if isSame(value, given.last ?? seen) { return nil }
    take(value)
    return .some(value)
  }

  /// A host that asks when it likes has taken `value`.
  mutating func take(_ value: Value?) {
    if let last = given.last, isSame(value, last) { return }
    given = given.suffix(Self.patience - 1) + [value]
  }

  /// Takes the value that a host has now, at each reading.
  ///
  /// A host that is read takes the given values in their order: what was given before its present
  /// value has arrived or was left out. Of two equal values it has the older: given 1, 12 and 1, it
  /// may show 1, 12 and 1, all late.
  ///
  /// - Parameter isEcho: Whether the host has `value` for a value that the field gave.
  /// - Returns: Whether it is a command: another value than at the last reading, and not an echo.
  ///   Rule: H2.
  mutating func isCommand(read value: Value?, _ isEcho: (Value?) -> Bool) -> Bool {
    if isSame(value, seen) { return false }
    if let echo = given.firstIndex(where: isEcho) { given.removeFirst(echo) }
    return isCommand(set: value, isEcho)
  }

  /// Takes a value that a host sets.
  ///
  /// - Returns: Whether it is a command, and not an echo. (H1)
  mutating func isCommand(set value: Value?, _ isEcho: (Value?) -> Bool) -> Bool {
    seen = value
    if given.contains(where: isEcho) { return false }
    given = []
    return true
  }

  /// The field has come to rest: of the values that it gave, only the last is an echo from now on.
  mutating func rest() { given = given.suffix(1) }

  /// Takes the host's value after every value that the field gave has arrived there or was dropped.
  mutating func settle(_ value: Value?) {
    seen = value
    given = []
  }
}
