import Foundation
import Testing

/// A command on a pseudo-terminal: what a person types, and what the command writes.
final class PseudoTerminal {
  /// How long to wait for what is written: a slow machine is not a failure.
  private static let patience: TimeInterval = 20

  /// All that the command has written.
  var everything: String { String(decoding: written, as: UTF8.self) }
  private(set) var process = pid_t()
  private var written: [UInt8] = []
  /// How much of it was waited for.
  private var seen = 0
  private var master: Int32 = -1
  private var slave: Int32 = -1
  private var flagsBefore: [UInt32] = []
  private var status: Int32?

  /// Starts a command; the first argument is its path.
  init(_ arguments: String..., environment changes: [String: String] = [:]) throws {
    let path: String
    #if canImport(Darwin)
      master = posix_openpt(O_RDWR | O_NOCTTY)
      try #require(master >= 0 && grantpt(master) == 0 && unlockpt(master) == 0)
      path = String(cString: try #require(ptsname(master)))
    #else
      // Swift's module of Glibc lacks posix_openpt; these calls, TIOCSPTLCK and TIOCGPTN, do the
      // same on Linux on x86-64 and ARM.
      master = open("/dev/ptmx", O_RDWR | O_NOCTTY)
      var (isLocked, number) = (Int32(0), UInt32(0))
      try #require(master >= 0 && ioctl(master, 0x4004_5431, &isLocked) == 0)
      try #require(ioctl(master, 0x8004_5430, &number) == 0)
      path = "/dev/pts/\(number)"
    #endif
    slave = open(path, O_RDWR | O_NOCTTY)
    try #require(slave >= 0)
    for descriptor in [master, slave] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    try resize(rows: 24, columns: 80)
    flagsBefore = flags
    var environment = ProcessInfo.processInfo.environment
    environment["TERM"] = "xterm-256color"
    environment["LC_ALL"] = "C.UTF-8"
    // On a terminal, Swift's crash handler would wait for a key.
    environment["SWIFT_BACKTRACE"] = "enable=no"
    // A sanitizer would change how a signal ends the command.
    for sanitizer in ["ASAN_OPTIONS", "TSAN_OPTIONS"] {
      environment[sanitizer, default: ""] += " handle_segv=0 handle_sigbus=0"
    }
    environment.merge(changes) { $1 }
    try start(arguments, environment.map { "\($0)=\($1)" }, on: path)
  }

  deinit {
    if status == nil {
      kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
    hangUp()
  }

  // MARK: What a person does

  func type(_ text: String) {
    #expect(write(master, text, text.utf8.count) == text.utf8.count)
  }

  func resize(rows: UInt16, columns: UInt16) throws {
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    try #require(ioctl(master, UInt(TIOCSWINSZ), &size) == 0)
  }

  /// Closes both ends: the terminal is gone.
  func hangUp() {
    for descriptor in [slave, master] where descriptor >= 0 { close(descriptor) }
    (master, slave) = (-1, -1)
  }

  // MARK: What a person sees

  /// Waits until the command writes a text, after those that were waited for before.
  func expect(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let end = Date(timeIntervalSinceNow: Self.patience)
    var place: Range<Int>?
    repeat {
      listen(100)
      place = written[seen...].firstRange(of: Array(text.utf8))
    } while place == nil && Date() < end
    #expect(place != nil, "\(text) in \(everything)", sourceLocation: sourceLocation)
    seen = place?.upperBound ?? seen
  }

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

  /// Waits until the command is stopped, which is after its last bytes: a signal to go on is lost
  /// before.
  ///
  /// - Returns: Whether it was, within some seconds.
  func stops(within patience: TimeInterval = patience) -> Bool {
    let end = Date(timeIntervalSinceNow: patience)
    var code: Int32 = 0
    repeat {
      listen(5)
      if waitpid(process, &code, WNOHANG | WUNTRACED) == process { return code & 0xFF == 0x7F }
    } while Date() < end
    return false
  }

  /// Whether the terminal has the settings that it had before the command.
  var isAsBefore: Bool { flags == flagsBefore }

  private var flags: [UInt32] {
    var attributes = termios()
    guard tcgetattr(slave, &attributes) == 0 else { return [] }
    return [
      attributes.c_iflag, attributes.c_oflag, attributes.c_cflag, attributes.c_lflag,
    ].map { UInt32(truncatingIfNeeded: $0) }
  }

  /// Reads what the command has written, waiting some milliseconds for it.
  private func listen(_ delay: Int32) {
    var source = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    var delay = delay
    while poll(&source, 1, delay) > 0, source.revents & Int16(POLLIN) != 0 {
      var bytes = [UInt8](repeating: 0, count: 4096)
      let count = read(master, &bytes, bytes.count)
      guard count > 0 else { return }
      written += bytes.prefix(count)
      delay = 0
    }
  }

  /// Starts a command as the leader of a session with this terminal.
  private func start(_ arguments: [String], _ environment: [String], on path: String) throws {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
      let newSession = Int16(POSIX_SPAWN_SETSID)
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
      let newSession: Int16 = 0x80
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    // The first terminal that the leader of a session opens becomes the session's.
    posix_spawn_file_actions_addopen(&actions, 0, path, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    // The threads of tests block signals, which a command would inherit.
    var blocked = sigset_t()
    sigemptyset(&blocked)
    posix_spawnattr_setsigmask(&attributes, &blocked)
    posix_spawnattr_setflags(&attributes, newSession | Int16(POSIX_SPAWN_SETSIGMASK))
    let strings = [arguments, environment].map { $0.map { strdup($0) } + [nil] }
    defer { for string in strings.joined() { free(string) } }
    try #require(
      posix_spawn(&process, arguments[0], &actions, &attributes, strings[0], strings[1]) == 0)
  }
}
