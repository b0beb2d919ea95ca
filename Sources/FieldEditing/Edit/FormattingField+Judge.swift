import NumberText

extension FormattingField {
  /// Reads the text from its first character on; the value follows where it is acceptable. (S2)
  mutating func judge() { judgement = judgement.following(reread()) }

  /// Reads the text from its first character on; the value stays.
  mutating func read() { judgement.reading = reread() }

  private mutating func reread() -> NumberReading<Value> {
    scanner.scan(text, soft: softSeparators)
  }
}
