import FieldForms
package import FormattingFields

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Runs the demo's form on the process's terminal until the user quits.
package enum DemoSession {
  /// Takes keys from the standard input and shows what they do.
  ///
  /// - Parameters:
  ///   - entries: What the price reads beside plain numbers, in a locale.
  ///   - send: Writes to the standard output.
  /// - Returns: Whether there is a terminal for it.
  package static func run(
    entries: (String) throws -> [EntryKind], send: (String) throws -> Void
  ) throws -> Bool {
    let locale = locale { getenv($0).map { String(cString: $0) } }
    var demo = try DemoForm(locale: locale, entries: try entries(locale))
    let view = FormView(paint: .forStandardOutput())
    guard var terminal = Terminal() else { return false }
    let clock = ContinuousClock()
    let start = clock.now
    while !demo.isClosed {
      try send(terminal.changes(to: view.page(of: demo, size: terminal.size).screen))
      switch terminal.nextEvent() {
      case .keys(let keys):
        let time = clock.now - start
        for key in keys where !demo.isClosed {
          take(key, of: &demo, on: view, at: terminal.size, time)
        }
      case .resized: break
      case .closed: return true
      }
    }
    return true
  }

  /// Handles a key or the mouse. Keys do nothing while the form is not shown.
  static func take(
    _ key: TerminalKey, of demo: inout DemoForm, on view: FormView, at size: TerminalSize,
    _ time: Duration
  ) {
    guard FormView.fits(size) || key.isClosing else { return }
    guard case .mouse(let row, let column, let isDrag) = key, demo.helpLine == nil else {
      return demo.take(key, at: time)
    }
    if let (field, offset) = view.page(of: demo, size: size).target(row: row, column: column) {
      demo.click(field, at: offset, isDrag: isDrag, time: time)
    }
  }

  /// The tag of the locale that POSIX's variables name; "en-US" if ICU has no such locale, or a
  /// locale without a region, whose currency is unknown.
  static func locale(_ variable: (String) -> String?) -> String {
    let name = ["LC_ALL", "LC_NUMERIC", "LANG"].lazy.compactMap(variable).first { !$0.isEmpty }
    let tag = name?.prefix { $0 != "." && $0 != "@" } ?? ""
    guard let locale = try? ICULocale(String(tag)), !locale.isUnknown,
      locale.regionCurrency != nil
    else { return "en-US" }
    return locale.requested
  }
}
