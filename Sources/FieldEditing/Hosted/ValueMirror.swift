/// Tells a host's commands from echoes: values that the field gave, and that come back. Rules: H1, H2.
///
/// A store may show a written value late, twice, or another value instead. "1", "12" and "123" were typed and written:
/// if the store says 1 now, that may be the first write, late, or a refusal of the others. While the person types it is
/// taken for the first; at rest the host's word counts.
///
/// | state, in this example | |
/// |---|---|
/// | `said` nil, `given` [1, 12, 123], `expected` 123, `answer` awaited | three keys, and no word of the host's |
/// | `said` 1, `answer` contradicted | the host says 1 |
/// | `said` 123, `answer` agreed | the host says 123 |
struct ValueMirror<Value: Hashable & Sendable>: Hashable, Sendable {
  /// What the host has said of the value that was given last; `unasked` if it was given none since its own.
  private enum Answer { case unasked, awaited, contradicted, agreed }

  /// What the host has said last.
  private var said: Value?
  /// What the field gave and may come back, the newest last.
  private var given: [Value?] = []
  /// What the host has, or will have once all has arrived.
  private var expected: Value?
  private var answer = Answer.unasked
  /// How many values may be on their way.
  private static var patience: Int { 256 }

  init(_ value: Value?) { (said, expected) = (value, value) }

  /// Whether the host has not said yet that it has the value that was given last.
  var isUnanswered: Bool { answer == .awaited || answer == .contradicted }

  /// What to give to a host so that it gets `value`; nil if it has that value, or it is on its way.
  ///
  /// - Parameter atRest: Whether the person has ended typing. A host that said another value since then
  ///   gets the value once more, and its answer counts.
  mutating func give(_ value: Value?, atRest: Bool) -> Value?? {
    if isSame(value, expected), !atRest || answer != .contradicted { return nil }
    receive(value)
    return .some(value)
  }

  /// A host that asks when it likes has taken `value`.
  mutating func receive(_ value: Value?) {
    if given.isEmpty || !isSame(value, given[given.count - 1]) {
      if given.count == Self.patience { given.removeFirst() }
      given.append(value)
    }
    let isKnown = !isUnanswered && isSame(value, expected)
    (expected, answer) = (value, isKnown ? .agreed : .awaited)
  }

  /// Takes the value that a host says: it is told, or its value is read at each drawing.
  ///
  /// - Parameters:
  ///   - atRest: Whether the person has ended typing, and nothing is on its way; if not, what may be an echo is one.
  ///   - waits: Whether a command waits until the person has ended typing.
  ///   - isEcho: Whether the host has `value` for a value that the field gave.
  /// - Returns: Whether it is a command.
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
      // It is news at the next reading, too.
      answer = .contradicted
      return false
    }
    (said, expected, answer) = (value, value, .unasked)
    return true
  }

  /// Whether the value of a host that is read differs from that at the last reading. (H2)
  ///
  /// If so, what was given before it has arrived or was left out, as such a host takes values in their order. Of two equal
  /// values it has the older: given 1, 12 and 1, it may show 1, 12 and 1, all late.
  mutating func isNews(_ value: Value?, _ isEcho: (Value?) -> Bool) -> Bool {
    if isSame(value, said) { return false }
    if let echo = given.firstIndex(where: isEcho) { given.removeFirst(echo) }
    return true
  }

  /// Nothing is on its way to the host or back.
  mutating func arrive() { given = [] }

  /// The host has this value, whatever it was given.
  mutating func settle(_ value: Value?) { self = ValueMirror(value) }
}
