import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The process's terminal, where each key arrives at once and the program alone draws.
///
/// The terminal is given back whatever ends the process, but for SIGKILL. What a signal's handler
/// runs is on POSIX's list of async-signal-safe functions, and touches only memory that was made
/// before.
///
/// | signal | what is done |
/// |---|---|
/// | terminate, hang up, interrupt, quit; a crash | given back, then what the signal does otherwise |
/// | stop, continue | given back, then stopped; taken again, and drawn |
///
/// Source: POSIX.1-2017, "Signal Concepts" 2.4.3; the control sequences of XTerm; ECMA-48 for BDSM
/// (8).
enum RawTerminal {
  /// Another screen; no wrapping; texts in the order of their characters, even in a terminal that
  /// would turn right-to-left ones round; pastes in brackets.
  private static var enterCodes: StaticString { "\u{1B}[?1049h\u{1B}[?7l\u{1B}[8l\u{1B}[?2004h" }
  /// Undoes ``enterCodes`` from the last to the first.
  private static var leaveCodes: StaticString {
    "\u{1B}[?2004l\u{1B}[8h\u{1B}[?7h\u{1B}[0m\u{1B}[?1049l"
  }
  private static let deadly = [
    SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT, SIGSYS,
  ]

  /// The terminal's attributes: first those from before, then those in use.
  private nonisolated(unsafe) static let attributes = UnsafeMutablePointer<termios>.allocate(
    capacity: 2)
  private nonisolated(unsafe) static let isTaken = UnsafeMutablePointer<Bool>.allocate(capacity: 1)
  /// What the signals did before, by their numbers.
  private nonisolated(unsafe) static let earlier = UnsafeMutablePointer<sigaction>.allocate(
    capacity: Int(NSIG))
  /// Whether the screen may show something else than what was drawn.
  private static let isStale = Atomic(false)

  /// Whether the standard input and output are a terminal that can be drawn on.
  static var isUsable: Bool {
    let name = getenv("TERM").map { String(cString: $0) } ?? ""
    return isatty(0) == 1 && isatty(1) == 1 && name != "" && name != "dumb"
  }

  /// Gives keys to a field until a key closes it, or nobody is there any more.
  static func run(_ demo: DemoField) throws(IOFailure) {
    var demo = demo
    var reader = KeyReader()
    var output = OutputBuffer(descriptor: 1, name: "terminal")
    var drawn = ""
    take()
    defer {
      signal(SIGCONT, SIG_DFL)
      leave()
    }
    while !demo.isClosed {
      let size = size
      let drawing = DemoScreen(demo, columns: size.columns).drawing(rows: size.rows)
      if isStale.exchange(false, ordering: .relaxed) || drawing != drawn {
        output.append(drawing.utf8)
        try output.flush()
        drawn = drawing
      }
      // Escape waits for the rest of an arrow key. A signal that arrived right before the call
      // interrupts nothing, so its effect is looked for twice a second.
      var source = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
      let ready = poll(&source, 1, reader.isWaiting ? 50 : 500)
      if ready == 0 {
        for key in reader.timeOut() { demo.take(key) }
      }
      if ready <= 0 { continue }
      var bytes = [UInt8](repeating: 0, count: 4096)
      let count = read(0, &bytes, bytes.count)
      let isGone = source.revents & Int16(POLLHUP | POLLERR | POLLNVAL) != 0
      if count <= 0, isGone || count < 0 && errno != EINTR { return }
      for key in reader.keys(in: bytes.prefix(max(0, count))) where !demo.isClosed {
        demo.take(key)
      }
    }
  }

  /// The terminal's size; 24 rows of 80 columns if it does not tell.
  private static var size: (rows: Int, columns: Int) {
    var size = winsize()
    guard ioctl(1, UInt(TIOCGWINSZ), &size) == 0, size.ws_row > 0, size.ws_col > 0 else {
      return (24, 80)
    }
    return (Int(size.ws_row), Int(size.ws_col))
  }

  private static func take() {
    _ = tcgetattr(0, attributes)
    attributes[1] = attributes[0]
    cfmakeraw(attributes + 1)
    // A read returns at once, even without a byte: keys may be discarded after poll(2) has
    // announced them.
    withUnsafeMutableBytes(of: &attributes[1].c_cc) { characters in
      characters[Int(VMIN)] = 0
      characters[Int(VTIME)] = 0
    }
    isTaken.initialize(to: false)
    // Handlers have a stack of their own: a crash may have used up the other.
    var stack = stack_t()
    stack.ss_size = 64 * 1024
    stack.ss_sp = .allocate(byteCount: stack.ss_size, alignment: 16)
    _ = sigaltstack(&stack, nil)
    for signal in deadly {
      _ = sigaction(signal, nil, earlier + Int(signal))
      if !earlier[Int(signal)].isIgnored { install(onDeath, for: signal) }
    }
    install(onStop, for: SIGTSTP)
    install(onContinue, for: SIGCONT)
    // Interrupts poll(2).
    install({ _ in }, for: SIGWINCH)
    enter()
  }

  private static func install(
    _ handler: @escaping @convention(c) (Int32) -> Void, for signal: Int32
  ) {
    var action = sigaction()
    action.handler = handler
    // A handler is not interrupted: continued in the middle of ``onStop``, the terminal would be
    // taken again, and then the process stopped.
    sigfillset(&action.sa_mask)
    action.sa_flags = SA_ONSTACK | SA_RESTART
    _ = sigaction(signal, &action, nil)
  }

  // MARK: What a handler may call

  private static func enter() {
    // Set first, so that a signal in between undoes what was done so far.
    isTaken.pointee = true
    _ = tcsetattr(0, TCSANOW, attributes + 1)
    send(enterCodes)
    isStale.store(true, ordering: .relaxed)
  }

  private static func leave() {
    guard isTaken.pointee else { return }
    // The shell must not get keys that were typed for the field.
    _ = tcflush(0, TCIFLUSH)
    _ = tcsetattr(0, TCSANOW, attributes)
    send(leaveCodes)
    isTaken.pointee = false
  }

  private static func send(_ codes: StaticString) {
    _ = write(1, codes.utf8Start, codes.utf8CodeUnitCount)
  }

  /// The signal that is raised again arrives when this returns, and has its earlier effect.
  private static let onDeath: @convention(c) (Int32) -> Void = { signal in
    leave()
    _ = sigaction(signal, earlier + Int(signal), nil)
    raise(signal)
  }

  private static let onStop: @convention(c) (Int32) -> Void = { _ in
    let code = errno
    leave()
    // Not SIGTSTP again, which would have to be unblocked and handled anew.
    raise(SIGSTOP)
    errno = code
  }

  /// Another program may have left the terminal in any state.
  private static let onContinue: @convention(c) (Int32) -> Void = { _ in
    let code = errno
    leave()
    enter()
    errno = code
  }
}
