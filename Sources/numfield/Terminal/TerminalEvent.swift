/// What a terminal has to say.
enum TerminalEvent: Hashable {
  case keys([TerminalKey])
  /// The size is another, or the screen's contents are gone.
  case resized
  /// Nobody is there any more.
  case closed
}
