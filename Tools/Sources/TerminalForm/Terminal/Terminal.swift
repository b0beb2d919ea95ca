#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The rows and columns of a terminal.
struct TerminalSize: Hashable {
  var rows: Int
  var columns: Int

  /// The size of the terminal at a descriptor; 24 by 80 if it does not tell.
  static func current(of descriptor: Int32) -> TerminalSize {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_row > 0, size.ws_col > 0 else {
      return TerminalSize(rows: 24, columns: 80)
    }
    return TerminalSize(rows: Int(size.ws_row), columns: Int(size.ws_col))
  }
}

/// What a terminal reports.
enum TerminalEvent: Hashable {
  case keys([TerminalKey])
  /// The size has changed, or the screen's contents are lost.
  case resized
  /// Nobody is there any more.
  case closed
}

/// The process's terminal, in use by a full-screen program for as long as this value lives.
///
/// It speaks to the terminal by itself. Tried instead: ncursesw 6.4, in xterm's and tmux's terms. It draws wide and
/// combining characters, resizes, stops at SIGTSTP and decodes arrows as well, but
///
/// - bytes that are not UTF-8 vanish and take later keys along: 31 FF C3 32 was "1", with nothing refused;
/// - a sequence that terminfo does not have is typed: `ESC [ 27 ; 5 ; 50 ~` put "[27;5;50~" into the number;
///   kitty's protocol and Alt need a decoder of their own;
/// - SIGHUP, SIGQUIT and crashes leave the terminal taken, SIGTERM ends with status 1, SIGCONT draws nothing,
///   and no mode beside terminfo's, such as bracketed paste, is undone: ``TerminalGuard`` has to stay.
///
/// Of these files' 718 lines ``ControlSequence`` and the guard, 348, would stay, and a C module come.
struct Terminal: ~Copyable {
  private static let input: Int32 = 0
  private static let output: Int32 = 1
  /// How long Escape waits for the rest of an arrow key, in milliseconds.
  private static let escapeDelay: Int32 = 50

  private let notes: Int32
  private var decoder = KeyDecoder()
  private var shown: Screen?
  private(set) var size: TerminalSize

  /// Whether input and output are a terminal that a full-screen program can use.
  static var isUsable: Bool {
    let name = getenv("TERM").map { String(cString: $0) } ?? ""
    return isatty(input) == 1 && isatty(output) == 1 && name != "" && name != "dumb"
  }

  /// Takes the terminal; nil if there is no usable one.
  init?() {
    guard Self.isUsable,
      let notes = TerminalGuard.take(input: Self.input, output: Self.output)
    else { return nil }
    self.notes = notes
    size = .current(of: Self.output)
  }

  deinit { TerminalGuard.giveBack() }

  /// What to send so that the terminal shows a screen: only the differences.
  mutating func changes(to screen: Screen) -> String {
    defer { shown = screen }
    return screen.changes(since: shown)
  }

  /// Waits for what happens next.
  mutating func nextEvent() -> TerminalEvent {
    while true {
      var sources = [Self.input, notes].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      let count = poll(&sources, nfds_t(sources.count), decoder.isWaiting ? Self.escapeDelay : -1)
      if count == 0 { return .keys(decoder.timeOut()) }
      if count < 0 {
        guard errno == EINTR else { return .closed }
        continue
      }
      if sources[1].revents != 0 {
        _ = Self.bytes(from: notes)
        size = .current(of: Self.output)
        shown = nil
        return .resized
      }
      let bytes = Self.bytes(from: Self.input)
      if bytes.isEmpty && sources[0].revents & Int16(POLLHUP | POLLERR | POLLNVAL) != 0 {
        return .closed
      }
      let keys = decoder.keys(in: bytes)
      if !keys.isEmpty { return .keys(keys) }
    }
  }

  /// What can be read without waiting.
  private static func bytes(from descriptor: Int32) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(descriptor, &bytes, bytes.count)
    return Array(bytes.prefix(max(0, count)))
  }
}
