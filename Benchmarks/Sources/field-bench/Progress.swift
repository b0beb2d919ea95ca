import Foundation

/// If the standard error is a terminal, one line that shows how far a run is.
enum Progress {
  private static let isShown = isatty(STDERR_FILENO) == 1

  /// Shows the present step, and how many steps are done.
  static func show(_ text: String, _ step: Int, of steps: Int) {
    guard isShown else { return }
    write("\r\u{1B}[K\(step * 100 / max(steps, 1)) % \(text)")
  }

  /// Takes the line away.
  static func clear() {
    if isShown { write("\r\u{1B}[K") }
  }

  /// Writes a line that stays.
  static func tell(_ text: String) {
    clear()
    write(text + "\n")
  }

  private static func write(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}
