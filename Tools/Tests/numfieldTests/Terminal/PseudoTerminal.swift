import Foundation
import Testing

/// The two ends of a pseudo-terminal: ours, and the one that a command runs on.
struct PseudoTerminal {
  private(set) var master: Int32
  private(set) var slave: Int32
  let slavePath: String

  init() throws {
    #if canImport(Darwin)
      master = posix_openpt(O_RDWR | O_NOCTTY)
      try #require(master >= 0 && grantpt(master) == 0 && unlockpt(master) == 0)
      slavePath = String(cString: try #require(ptsname(master)))
    #else
      // Swift's module of Glibc lacks posix_openpt; these calls do the same on Linux.
      master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
      var isLocked: Int32 = 0
      var number: UInt32 = 0
      try #require(master >= 0 && ioctl(master, Self.setLock, &isLocked) == 0)
      try #require(ioctl(master, Self.getNumber, &number) == 0)
      slavePath = "/dev/pts/\(number)"
    #endif
    slave = open(slavePath, O_RDWR | O_NOCTTY)
    try #require(slave >= 0)
    for descriptor in [master, slave] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
  }

  /// `TIOCSPTLCK` and `TIOCGPTN` of Linux on x86-64 and ARM.
  private static let setLock: UInt = 0x4004_5431
  private static let getNumber: UInt = 0x8004_5430

  /// Closes both ends: the terminal is gone.
  mutating func close() {
    for descriptor in [slave, master] where descriptor >= 0 { _ = Foundation.close(descriptor) }
    (master, slave) = (-1, -1)
  }

  func resize(rows: UInt16, columns: UInt16) throws {
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    try #require(ioctl(master, UInt(TIOCSWINSZ), &size) == 0)
  }

  /// The four words of the terminal's flags.
  var flags: [UInt32] {
    var attributes = termios()
    guard tcgetattr(slave, &attributes) == 0 else { return [] }
    return [
      attributes.c_iflag, attributes.c_oflag, attributes.c_cflag, attributes.c_lflag,
    ].map { UInt32(truncatingIfNeeded: $0) }
  }

  /// Starts a command as the leader of a session with this terminal.
  func start(_ arguments: [String], environment: [String: String]) throws -> pid_t {
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
    posix_spawn_file_actions_addopen(&actions, 0, slavePath, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    // The threads of tests block signals, which a command would inherit.
    var blocked = sigset_t()
    sigemptyset(&blocked)
    posix_spawnattr_setsigmask(&attributes, &blocked)
    posix_spawnattr_setflags(&attributes, newSession | Int16(POSIX_SPAWN_SETSIGMASK))
    let variables = environment.map { "\($0)=\($1)" }
    let strings = [arguments, variables].map { $0.map { strdup($0) } + [nil] }
    defer { for string in strings.joined() { free(string) } }
    var process = pid_t()
    try #require(
      posix_spawn(&process, arguments[0], &actions, &attributes, strings[0], strings[1]) == 0)
    return process
  }
}
