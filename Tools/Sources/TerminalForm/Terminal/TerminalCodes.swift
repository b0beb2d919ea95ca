/// What is sent to a terminal to take it and to give it back.
///
/// Source: the control sequences of XTerm; ECMA-48 for BDSM (8); kitty's keyboard protocol.
enum TerminalCodes {
  /// Takes the screen and the keyboard.
  ///
  /// In order: another screen; no wrapping; texts in the order of their characters, even in a
  /// terminal that would turn right-to-left ones round; pastes in brackets; presses and drags of the mouse,
  /// with rows and columns in decimal; the keypad's own codes; each key by name with its text, if the
  /// terminal has kitty's protocol.
  static let enter: StaticString =
    "\u{1B}[?1049h\u{1B}[?7l\u{1B}[8l\u{1B}[?2004h\u{1B}[?1002h\u{1B}[?1006h\u{1B}=\u{1B}[>29u\u{1B}[2J"

  /// Undoes ``enter`` from the last to the first, and shows the cursor.
  static let leave: StaticString =
    "\u{1B}[<u\u{1B}>\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?2004l\u{1B}[8h\u{1B}[?7h\u{1B}[0m\u{1B}[?25h\u{1B}[?1049l"

  static let hideCursor = "\u{1B}[?25l"
  static let showCursor = "\u{1B}[?25h"
  static let clearScreen = "\u{1B}[2J"
  static let clearLine = "\u{1B}[2K"

  /// The text in swapped colours, as a selection is shown; it needs no colours for that.
  static func reversed(_ text: String) -> String {
    text.isEmpty ? "" : "\u{1B}[7m\(text)\u{1B}[0m"
  }

  /// Goes to a row and a column, both from 0.
  static func place(row: Int, column: Int) -> String { "\u{1B}[\(row + 1);\(column + 1)H" }

  /// Goes to a column of the row, from 0.
  static func column(_ column: Int) -> String { "\u{1B}[\(column + 1)G" }
}
