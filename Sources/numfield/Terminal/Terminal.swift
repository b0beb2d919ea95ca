#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The terminal of the process, taken for a full-screen program until this goes.
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

  /// Takes the terminal; nil where there is none.
  init?() {
    guard Self.isUsable,
      let notes = TerminalGuard.take(input: Self.input, output: Self.output)
    else { return nil }
    self.notes = notes
    size = .current(of: Self.output)
  }

  deinit { TerminalGuard.giveBack() }

  /// Shows a screen; only what is new is sent.
  mutating func show(_ screen: Screen) throws(IOFailure) {
    var buffer = OutputBuffer(descriptor: Self.output, name: "terminal")
    buffer.bytes += screen.changes(since: shown).utf8
    shown = screen
    try buffer.flush()
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
