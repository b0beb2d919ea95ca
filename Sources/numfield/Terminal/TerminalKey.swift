/// A key, or what stands for one, as a terminal reports it.
enum TerminalKey: Hashable, Sendable {
  enum Motion: Hashable, Sendable { case left, right, home, end }

  /// One code point.
  case text(String)
  /// A text that was pasted as a whole.
  case paste(String)
  /// Bytes that are not UTF-8, typed or pasted.
  case broken([UInt8])
  case tab, backTab, enter, escape, backspace, delete, up, down
  case move(Motion, selecting: Bool)
  /// The keypad's decimal key.
  case decimalSeparator
  /// A letter, in lower case, with the control key.
  case control(Character)
  /// A key that the decoder has no name for.
  case unknown
}
