import Foundation
import Testing

/// Runs the command on a pseudo-terminal, types into it and looks at its screen.
final class TerminalDriver {
  /// How long to wait for a screen: a slow machine is not a failure.
  private static let patience: TimeInterval = 20

  private(set) var screen: ScreenModel
  /// All that the command has written.
  var everything: String { String(decoding: written, as: UTF8.self) }
  private var written: [UInt8] = []
  private var terminal: PseudoTerminal
  private let process: pid_t
  private let flagsBefore: [UInt32]
  private var status: Int32?

  /// Starts a command; the first argument is its path.
  convenience init(
    _ arguments: String..., rows: UInt16 = 24, columns: UInt16 = 80,
    environment changes: [String: String] = [:]
  ) throws {
    try self.init(arguments, rows: rows, columns: columns, environment: changes)
  }

  init(
    _ arguments: [String], rows: UInt16, columns: UInt16, environment changes: [String: String]
  ) throws {
    terminal = try PseudoTerminal()
    try terminal.resize(rows: rows, columns: columns)
    screen = ScreenModel(rows: Int(rows), columns: Int(columns))
    flagsBefore = terminal.flags
    var environment = ProcessInfo.processInfo.environment
    environment["TERM"] = "xterm-256color"
    environment["NO_COLOR"] = nil
    environment["LC_ALL"] = "C.UTF-8"
    // On a terminal, Swift's crash handler would wait for a key.
    environment["SWIFT_BACKTRACE"] = "enable=no"
    // A sanitizer would change how a signal ends the command.
    for sanitizer in ["ASAN_OPTIONS", "TSAN_OPTIONS"] {
      environment[sanitizer, default: ""] += " handle_segv=0 handle_sigbus=0"
    }
    environment.merge(changes) { $1 }
    process = try terminal.start(arguments, environment: environment)
  }

  deinit {
    if status == nil {
      kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
    terminal.close()
  }

  // MARK: What a person does

  func type(_ text: String) { type(Array(text.utf8)) }

  func type(_ bytes: [UInt8]) {
    #expect(write(terminal.master, bytes, bytes.count) == bytes.count)
  }

  func resize(rows: UInt16, columns: UInt16) throws {
    screen.resize(rows: Int(rows), columns: Int(columns))
    try terminal.resize(rows: rows, columns: columns)
  }

  func send(_ signal: Int32) { #expect(kill(process, signal) == 0) }

  /// Sends a signal to the job that a shell runs in the foreground.
  func sendToForeground(_ signal: Int32) {
    #expect(kill(-tcgetpgrp(terminal.master), signal) == 0)
  }

  func hangUp() { terminal.close() }

  // MARK: What a person sees

  /// Waits until the screen is as expected.
  func expect(
    _ wanted: String, where condition: (ScreenModel) -> Bool,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let end = Date(timeIntervalSinceNow: Self.patience)
    while !condition(screen), Date() < end { listen(100) }
    #expect(
      condition(screen), "\(wanted)\n\(screen.lines.joined(separator: "\n"))",
      sourceLocation: sourceLocation)
    #expect(screen.strange == [], sourceLocation: sourceLocation)
  }

  /// Waits until a field's text is this one.
  func expect(
    _ label: String, shows text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expect(
      "\(label) shows \(text)", where: { $0.text(label) == text }, sourceLocation: sourceLocation)
  }

  /// Waits until some line has this text in it.
  func expect(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    expect(
      text, where: { $0.lines.contains { $0.contains(text) } }, sourceLocation: sourceLocation)
  }

  /// Waits until the cursor is in the line of a field.
  func expectFocus(on label: String, sourceLocation: SourceLocation = #_sourceLocation) {
    expect(
      "\(label) has the focus",
      where: { $0.modes.isCursorShown && $0.lines[$0.row].hasPrefix(" ▸ \(label)") },
      sourceLocation: sourceLocation)
  }

  /// Pauses for longer than keys are undone together.
  func pause() { Thread.sleep(forTimeInterval: 1.2) }

  /// Waits for the end of the command, and for its last bytes.
  ///
  /// - Returns: The exit status, or a signal's number below zero; nil if the command does not end.
  func end() -> Int32? {
    let end = Date(timeIntervalSinceNow: Self.patience)
    var code: Int32 = 0
    while status == nil, Date() < end {
      listen(20)
      if waitpid(process, &code, WNOHANG) == process {
        let signal = code & 0x7F
        status = signal == 0 ? (code >> 8) & 0xFF : -signal
      }
    }
    listen(0)
    return status
  }

  /// Whether the terminal is as it was before the command.
  var isGivenBack: Bool {
    screen.modes == ScreenModel.Modes() && terminal.flags == flagsBefore
  }

  /// Whether keys reach the command one by one and are not shown by the system.
  var isRaw: Bool { terminal.flags[3] & UInt32(ICANON | ECHO | ISIG) == 0 }

  /// Reads what the command has written, waiting some milliseconds for it.
  private func listen(_ delay: Int32) {
    var source = pollfd(fd: terminal.master, events: Int16(POLLIN), revents: 0)
    var delay = delay
    while poll(&source, 1, delay) > 0, source.revents & Int16(POLLIN) != 0 {
      var bytes = [UInt8](repeating: 0, count: 4096)
      let count = read(terminal.master, &bytes, bytes.count)
      guard count > 0 else { return }
      screen.take(bytes.prefix(count))
      written += bytes.prefix(count)
      delay = 0
    }
  }
}
