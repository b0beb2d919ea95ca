#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// How far a file has been read, in one line of the standard error that is drawn again and again.
///
/// It draws ten times a second at most, and nothing where the standard error is no terminal.
struct ProgressBar {
  static let width = 30

  /// The number of bytes to read; nil where nobody knows.
  let total: Int?
  let isShown: Bool
  private var lastDrawn: Int64 = 0
  private(set) var isDrawn = false

  init(total: Int?, isShown: Bool = isatty(2) == 1) {
    self.total = total
    self.isShown = isShown
  }

  /// Shows that so many bytes and lines have been read.
  mutating func show(bytes: Int, lines: Int) {
    guard isShown else { return }
    let now = Self.milliseconds()
    if lastDrawn == 0 { lastDrawn = now }
    guard now - lastDrawn >= 100 else { return }
    lastDrawn = now
    isDrawn = true
    put("\r" + Self.text(bytes: bytes, total: total, lines: lines) + Self.eraseToEnd)
  }

  /// Takes the bar away, so that something else can stand there.
  mutating func erase() {
    guard isDrawn else { return }
    isDrawn = false
    put("\r" + Self.eraseToEnd)
  }

  /// The bar's text: "[######........] 42% 1234567 lines", or the lines alone.
  static func text(bytes: Int, total: Int?, lines: Int) -> String {
    guard let total, total > 0 else { return "\(lines) lines" }
    let done = min(bytes, total)
    let marks = done * width / total
    let bar = String(repeating: "#", count: marks) + String(repeating: ".", count: width - marks)
    return "[\(bar)] \(done * 100 / total)% \(lines) lines"
  }

  private static let eraseToEnd = "\u{1B}[K"

  private static func milliseconds() -> Int64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
  }

  private func put(_ text: String) {
    var text = text
    // A bar that cannot be drawn is no reason to stop.
    _ = text.withUTF8 { write(2, $0.baseAddress, $0.count) }
  }
}
