public import NumberText

/// What a field's text is worth: how it is read, and the value that follows from it.
@usableFromInline
struct Judgement<Value: NumberValue>: Hashable, Sendable {
  /// The bound value: the last reading that was acceptable; nil where the text is empty since and
  /// empty texts clear. (S2, C4)
  @usableFromInline var value: Value?
  /// How the text is read as it stands.
  @usableFromInline var reading: NumberReading<Value>

  @usableFromInline
  static func == (left: Judgement, right: Judgement) -> Bool {
    isSame(left.value, right.value) && left.reading == right.reading
  }

  @usableFromInline
  func hash(into hasher: inout Hasher) { hasher.combine(reading) }

  @inlinable
  init(value: Value?, reading: NumberReading<Value>) {
    self.value = value
    self.reading = reading
  }

  /// The judgement of another reading; the value follows where it is acceptable (S2), and where the
  /// text is empty and that clears. (C4)
  @inlinable
  func following(
    _ reading: NumberReading<Value>, whenEmpty emptyPolicy: EmptyPolicy
  ) -> Judgement {
    let clears = emptyPolicy == .clear && reading.issue?.code == .empty
    return Judgement(value: clears ? nil : reading.value ?? value, reading: reading)
  }
}
