import FieldForms

/// Runs the demo's form on the process's terminal until the user quits.
package enum DemoSession {
  /// Takes keys from the standard input and shows what they do.
  ///
  /// - Parameter send: Writes to the standard output.
  /// - Returns: Whether there is a terminal for it.
  package static func run(send: (String) throws -> Void) throws -> Bool {
    var demo = try DemoForm()
    let view = FormView(paint: .forStandardOutput())
    guard var terminal = Terminal() else { return false }
    let clock = ContinuousClock()
    let start = clock.now
    while !demo.isClosed {
      try send(terminal.changes(to: view.screen(of: demo, size: terminal.size)))
      switch terminal.nextEvent() {
      case .keys(let keys):
        let time = clock.now - start
        for key in keys where !demo.isClosed && passes(key, to: demo.form, at: terminal.size) {
          demo.take(key, at: time)
        }
      case .resized: break
      case .closed: return true
      }
    }
    return true
  }

  /// Whether a key is for the form: nobody types into one that is not shown.
  static func passes(
    _ key: TerminalKey, to form: FieldForm<Cart>, at size: TerminalSize
  ) -> Bool {
    FormView.fits(form, size) || key.isClosing
  }
}
