import NumberText

extension FormattingField {
  /// Reads the text from its first character on; the value follows as it does a key. (S2)
  mutating func judge() {
    judgement = judgement.following(reread(), whenEmpty: policies.emptyPolicy)
  }

  /// Reads the text from its first character on; the value stays.
  mutating func read() { judgement.reading = reread() }

  /// Whether the text is empty and that means no value. (C4)
  var clearsValue: Bool { policies.emptyPolicy == .clear && reading.issue?.code == .empty }

  private mutating func reread() -> NumberReading<Value> {
    scanner.scan(text, soft: softSeparators)
  }
}
