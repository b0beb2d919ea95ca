/// Tells echoes from commands among the values that come from a host. An *echo* is a value that the field gave to the
/// host and that comes back; a *command* is a value that the field has to show. Rules: H1, H2.
///
/// The keys 1, 2 and 3 have given the host 1, 12 and 123. If its store has 1 now, the later values may still be on
/// their way, or the store has refused them. While the person types, the 1 counts as an echo; at rest, as a command.
///
/// | state in this example | what the host has said |
/// |---|---|
/// | `said` nil, `given` [1, 12, 123], `expected` 123, `answer` awaited | the host has not answered |
/// | `said` 1, `answer` contradicted | the host has 1 |
/// | `said` 123, `answer` agreed | the host has 123 |
struct ValueMirror<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The host's answer to the value that it was given last: none yet (`awaited`), another value (`contradicted`) or the
  /// same (`agreed`). `unasked` if the host was given no value since it last set a value of its own (a command).
  private enum Answer { case unasked, awaited, contradicted, agreed }

  /// The value that the host was last seen to have.
  private var said: Value?
  /// Values that the field gave and that may still come back, the newest last.
  private var given: [Value?] = []
  /// The value that the host will have once all given values have arrived.
  private var expected: Value?
  private var answer = Answer.unasked
  /// The most values that `given` holds.
  private static var patience: Int { 256 }

  init(_ value: Value?) { (said, expected) = (value, value) }

  /// Whether the host has not yet confirmed the value given last.
  var isUnanswered: Bool { answer == .awaited || answer == .contradicted }

  /// Returns the value to give to the host, which is to have `value`. An outer nil says to give nothing, since the host
  /// has the value, or the value is on its way.
  ///
  /// - Parameter atRest: Whether the person has ended typing. If so, a host that answered with another value is given
  ///   `value` once more, and its next answer counts.
  mutating func give(_ value: Value?, atRest: Bool) -> Value?? {
    if isSame(value, expected), !atRest || answer != .contradicted { return nil }
    receive(value)
    return .some(value)
  }

  /// Notes that `value` is on its way to the host.
  mutating func receive(_ value: Value?) {
    if given.isEmpty || !isSame(value, given[given.count - 1]) {
      if given.count == Self.patience { given.removeFirst() }
      given.append(value)
    }
    let isKnown = !isUnanswered && isSame(value, expected)
    (expected, answer) = (value, isKnown ? .agreed : .awaited)
  }

  /// Notes a value that the host has set or that was read from the host. Returns whether the value is a command, so
  /// that the field has to show it.
  ///
  /// - Parameters:
  ///   - atRest: Whether the person has ended typing, and no value is on its way. If not, a value that may be an echo
  ///     is treated as an echo.
  ///   - waits: Whether a command waits until the person has ended typing.
  ///   - isEcho: Called with values that the field gave the host; returns whether `value` may be an echo of such a
  ///     value.
  /// - Returns: Whether `value` is a command.
  mutating func isCommand(
    _ value: Value?, atRest: Bool, waits: Bool, _ isEcho: (Value?) -> Bool
  ) -> Bool {
    if answer != .unasked, isEcho(expected) {
      (said, answer) = (value, .agreed)
      return false
    }
    if !atRest, given.contains(where: isEcho) {
      (said, answer) = (value, .contradicted)
      return false
    }
    if waits {
      // `said` stays as it was. So the value still counts as new when the host is read next, after the wait.
      answer = .contradicted
      return false
    }
    (said, expected, answer) = (value, value, .unasked)
    return true
  }

  /// Whether a value read from the host differs from the value at the last reading. (H2)
  ///
  /// Removes from `given` the values before the value that the host has now: a host that is read takes values in order,
  /// so the earlier values have arrived or were skipped. If `given` has the value twice, the first of the two counts:
  /// given 1, 12 and 1, the host may still go through all three.
  mutating func isNews(_ value: Value?, _ isEcho: (Value?) -> Bool) -> Bool {
    if isSame(value, said) { return false }
    if let echo = given.firstIndex(where: isEcho) { given.removeFirst(echo) }
    return true
  }

  /// Forgets the given values: nothing is on its way to the host or back.
  mutating func arrive() { given = [] }

  /// Begins anew with `value`, which the host has now, and forgets all values that were given to the host before.
  mutating func settle(_ value: Value?) { self = ValueMirror(value) }
}
