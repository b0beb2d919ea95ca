/// Runs the demo's form on the process's terminal until the user quits.
enum DemoSession {
  /// - Returns: Whether there is a terminal for it.
  static func run() throws -> Bool {
    var demo = try DemoForm()
    let view = FormView(paint: .forStandardOutput())
    guard var terminal = Terminal() else { return false }
    while !demo.isClosed {
      try terminal.show(view.screen(of: demo, size: terminal.size))
      switch terminal.nextEvent() {
      case .keys(let keys):
        for key in keys where !demo.isClosed && passes(key, at: terminal.size) { demo.take(key) }
      case .resized: break
      case .closed: return true
      }
    }
    return true
  }

  /// Whether a key is for the form: nobody types into one that is not shown.
  static func passes(_ key: TerminalKey, at size: TerminalSize) -> Bool {
    FormView.fits(size) || key.isClosing
  }
}
