#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Takes a terminal and gives it back, whatever ends the process.
///
/// Everything that a signal's handler runs is on POSIX's list of async-signal-safe functions, and
/// touches only memory that was made before.
///
/// | signal | what is done |
/// |---|---|
/// | window changed | a note is left in a pipe |
/// | stop, continue | given back; taken again, and a note |
/// | terminate, hang up, interrupt, quit; a crash | given back, then what the signal does otherwise |
///
/// Source: POSIX.1-2017, "Signal Concepts" 2.4.3.
enum TerminalGuard {
  /// What the handlers need; it is made once and stays.
  private struct Held {
    var input: Int32
    var output: Int32
    var original: termios
    var raw: termios
    var noteWriter: Int32
    var isTaken: Bool
  }

  private nonisolated(unsafe) static var held: UnsafeMutablePointer<Held>?
  /// Handlers have a stack of their own: a crash may have used up the other.
  private nonisolated(unsafe) static let stack = UnsafeMutableRawPointer.allocate(
    byteCount: stackSize, alignment: 16)
  private static let stackSize = 64 * 1024

  /// What the signals did before, by their numbers.
  private nonisolated(unsafe) static let earlier = UnsafeMutablePointer<sigaction>.allocate(
    capacity: Int(NSIG))

  private static let deadly = [
    SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT, SIGSYS,
  ]

  /// Takes the terminal.
  ///
  /// - Returns: The descriptor where notes of signals can be read; nil if `input` is not a terminal.
  static func take(input: Int32, output: Int32) -> Int32? {
    var original = termios()
    guard held == nil, tcgetattr(input, &original) == 0 else { return nil }
    var pipes: [Int32] = [0, 0]
    guard pipe(&pipes) == 0 else { return nil }
    for end in pipes {
      _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    var raw = original
    cfmakeraw(&raw)
    // A read returns at once, even without a byte: keys may be discarded after poll(2) has announced
    // them.
    withUnsafeMutableBytes(of: &raw.c_cc) { characters in
      characters[Int(VMIN)] = 0
      characters[Int(VTIME)] = 0
    }
    let pointer = UnsafeMutablePointer<Held>.allocate(capacity: 1)
    pointer.initialize(
      to: Held(
        input: input, output: output, original: original, raw: raw, noteWriter: pipes[1],
        isTaken: false))
    held = pointer
    prepareStackForHandlers()
    for signal in deadly {
      _ = sigaction(signal, nil, earlier + Int(signal))
      install(onDeath, for: signal, blocksOthers: true)
    }
    install(onStop, for: SIGTSTP)
    install(onContinue, for: SIGCONT)
    install(onNote, for: SIGWINCH)
    enter()
    return pipes[0]
  }

  /// Gives the terminal back for good.
  static func giveBack() {
    for signal in [SIGTSTP, SIGCONT, SIGWINCH] { install(SIG_DFL, for: signal) }
    leave()
  }

  // MARK: What a handler may call

  private static func enter() {
    guard let held, !held.pointee.isTaken else { return }
    // Set first, so that a signal in between undoes what was done so far.
    held.pointee.isTaken = true
    _ = tcsetattr(held.pointee.input, TCSANOW, &held.pointee.raw)
    send(TerminalCodes.enter)
  }

  private static func leave() {
    guard let held, held.pointee.isTaken else { return }
    // The shell must not get keys that were typed for the form.
    _ = tcflush(held.pointee.input, TCIFLUSH)
    _ = tcsetattr(held.pointee.input, TCSANOW, &held.pointee.original)
    send(TerminalCodes.leave)
    held.pointee.isTaken = false
  }

  private static func send(_ bytes: StaticString) {
    guard let held else { return }
    var sent = 0
    while sent < bytes.utf8CodeUnitCount {
      let count = write(
        held.pointee.output, bytes.utf8Start + sent, bytes.utf8CodeUnitCount - sent)
      if count > 0 {
        sent += count
      } else if errno != EINTR {
        return
      }
    }
  }

  private static func leaveNote() {
    guard let held else { return }
    var byte: UInt8 = 0
    _ = write(held.pointee.noteWriter, &byte, 1)
  }

  // MARK: Handlers

  private typealias Handler = @convention(c) (Int32) -> Void

  /// The signal that is raised again arrives when this returns, and has its earlier effect.
  private static let onDeath: Handler = { signal in
    leave()
    _ = sigaction(signal, earlier + Int(signal), nil)
    raise(signal)
  }

  private static let onStop: Handler = { _ in
    let code = errno
    leave()
    install(SIG_DFL, for: SIGTSTP)
    var stop = sigset_t()
    sigemptyset(&stop)
    sigaddset(&stop, SIGTSTP)
    raise(SIGTSTP)
    // The process stops here, unless no shell could continue it.
    sigprocmask(SIG_UNBLOCK, &stop, nil)
    install(onStop, for: SIGTSTP)
    enter()
    leaveNote()
    errno = code
  }

  private static let onContinue: Handler = { _ in
    let code = errno
    // Another program may have left the terminal in any state.
    leave()
    enter()
    leaveNote()
    errno = code
  }

  private static let onNote: Handler = { _ in
    let code = errno
    leaveNote()
    errno = code
  }

  private static func install(
    _ handler: Handler?, for signal: Int32, blocksOthers: Bool = false
  ) {
    var action = sigaction()
    #if canImport(Glibc)
      action.__sigaction_handler.sa_handler = handler
    #elseif canImport(Musl)
      action.__sa_handler.sa_handler = handler
    #else
      action.__sigaction_u.__sa_handler = handler
    #endif
    if blocksOthers { sigfillset(&action.sa_mask) } else { sigemptyset(&action.sa_mask) }
    action.sa_flags = SA_ONSTACK | SA_RESTART
    _ = sigaction(signal, &action, nil)
  }

  private static func prepareStackForHandlers() {
    var own = stack_t()
    own.ss_sp = stack
    own.ss_size = stackSize
    _ = sigaltstack(&own, nil)
  }
}
