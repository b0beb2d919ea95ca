/// The states that undo and redo go to. States are values, so a copy of one is enough.
struct History<State: Equatable> {
  /// The most states to keep.
  static var limit: Int { 500 }

  private var past: [State] = []
  private var future: [State] = []

  /// Keeps the state from before a change.
  mutating func keep(_ state: State) {
    past.append(state)
    if past.count > Self.limit { past.removeFirst() }
    future = []
  }

  /// Goes back to the state before the last change.
  ///
  /// - Returns: Whether there was one.
  mutating func undo(_ state: inout State) -> Bool { Self.move(&state, from: &past, to: &future) }

  /// Goes forward to the state that the last undo left.
  ///
  /// - Returns: Whether there was one.
  mutating func redo(_ state: inout State) -> Bool { Self.move(&state, from: &future, to: &past) }

  private static func move(
    _ state: inout State, from source: inout [State], to target: inout [State]
  ) -> Bool {
    guard let next = source.popLast() else { return false }
    target.append(state)
    state = next
    return true
  }
}
