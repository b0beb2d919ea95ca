public import NumberText

/// What a field's text is worth: how it is read, and the value that follows from it.
@usableFromInline
struct Judgement<Value: NumberValue>: Hashable, Sendable {
  /// The bound value: the last reading that was acceptable. (S2)
  @usableFromInline var value: Value?
  /// How the text is read as it stands.
  @usableFromInline var reading: NumberReading<Value>

  @inlinable
  init(value: Value?, reading: NumberReading<Value>) {
    self.value = value
    self.reading = reading
  }

  /// The judgement of another reading; the value follows where it is acceptable. (S2)
  @inlinable
  func following(_ reading: NumberReading<Value>) -> Judgement {
    Judgement(value: reading.value ?? value, reading: reading)
  }
}
