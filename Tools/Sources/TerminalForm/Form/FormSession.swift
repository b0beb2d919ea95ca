import FormattingFields

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Runs a form on the process's terminal until the user sends or leaves it.
package enum FormSession {
  /// Whether input and output are a terminal that a form can use.
  package static var isPossible: Bool { Terminal.isUsable }

  /// Takes keys from the standard input and shows what they do.
  ///
  /// - Parameter send: Writes to the standard output.
  /// - Returns: The form as it was left; nil if there is no terminal.
  package static func run<Content: TerminalContent>(
    _ form: KeyedForm<Content>, send: (String) throws -> Void
  ) throws -> KeyedForm<Content>? {
    var form = form
    let view = FormView(paint: .forStandardOutput())
    guard var terminal = Terminal() else { return nil }
    let clock = ContinuousClock()
    let start = clock.now
    while !form.isClosed {
      try send(terminal.changes(to: view.page(of: form, size: terminal.size).screen))
      switch terminal.nextEvent() {
      case .keys(let keys):
        let time = clock.now - start
        for key in keys where !form.isClosed {
          take(key, of: &form, on: view, at: terminal.size, time)
        }
      case .resized: break
      case .closed: return form
      }
    }
    return form
  }

  /// Handles a key or the mouse. Keys do nothing while the form is not shown.
  static func take<Content>(
    _ key: TerminalKey, of form: inout KeyedForm<Content>, on view: FormView,
    at size: TerminalSize, _ time: Duration
  ) {
    guard FormView.fits(size) || key.isClosing else { return }
    guard case .mouse(let row, let column, let isDrag) = key, form.helpLine == nil else {
      return form.take(key, at: time)
    }
    if let (field, offset) = view.page(of: form, size: size).target(row: row, column: column) {
      form.click(field, at: offset, isDrag: isDrag, time: time)
    }
  }

  /// The tag of the locale of the process's environment.
  package static var systemLocale: String { locale { getenv($0).map { String(cString: $0) } } }

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
