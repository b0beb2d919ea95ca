/// What F1 tells.
enum FormHelp {
  /// The help of a form: the keys, then the form's own lines.
  static func lines(of content: some TerminalContent) -> [String] {
    keys + content.help + ["", "Ctrl-C                   quits"]
  }

  private static let keys = [
    "Tab, Shift-Tab, Return   the next field, the one before",
    "Up, Down                 a step or a choice more, less",
    "Page Up, Page Down       a large step",
    "Escape                   puts back what the field had",
    "Ctrl-T, Ctrl-O           take the first, the other suggestion",
    "Ctrl-Z, Ctrl-Y           undo, redo",
    "Ctrl-N, Ctrl-X           add a row, remove it",
    "Ctrl-L                   the next locale",
    "",
    "Ctrl-A, Ctrl-E           to the start, to the end",
    "Alt-B, Alt-F, Ctrl-arrow by words",
    "Ctrl-U, Ctrl-K           delete to the start, to the end",
    "Ctrl-W, Alt-D            delete a word",
    "Shift and an arrow       selects",
    "Mouse                    places the caret; a drag selects",
    "",
    "Locale: type a name, such as “swiss”, to search.",
    "A number is read in the locale's way, and only so:",
    "what could mean two things is asked, never guessed.",
  ]
}
