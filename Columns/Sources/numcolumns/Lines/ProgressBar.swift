#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// How far a file has been read, in one line of the standard error that is drawn again and again.
///
/// It is drawn at most ten times a second.
struct ProgressBar {
  static let width = 30

  /// The number of bytes to read; nil if nobody knows.
  let total: Int?
  let isShown: Bool
  private let start = Self.milliseconds()
  private var lastTold: Int64 = 0
  private var text = ""
  private var isDrawn = false

  init(total: Int?, isShown: Bool) {
    self.total = total
    self.isShown = isShown
  }

  /// Whether there is a terminal for the bar alone: neither the input is typed nor the output
  /// written there.
  ///
  /// - Parameter isQuiet: Whether nothing is written to the standard output while the bar is shown.
  static func isSeenAlone(input: Int32, isQuiet: Bool = false) -> Bool {
    isatty(2) == 1 && (isQuiet || isatty(1) == 0) && isatty(input) == 0
  }

  /// Shows how many bytes and lines have been read.
  mutating func show(bytes: Int, lines: Int) {
    guard isShown else { return }
    let now = Self.milliseconds()
    if now - max(start, lastTold) >= 100 {
      lastTold = now
      text = Self.text(bytes: bytes, total: total, lines: lines, milliseconds: Int(now - start))
    } else if isDrawn || text.isEmpty {
      return
    }
    isDrawn = true
    put("\r" + text + Self.eraseToEnd)
  }

  /// Takes the bar away, to make room for other text.
  mutating func erase() {
    guard isDrawn else { return }
    isDrawn = false
    put("\r" + Self.eraseToEnd)
  }

  /// The bar's text: "[######........] 42% 1,234,567 lines, 5 s left", or the lines alone.
  ///
  /// - Parameter milliseconds: How long it has taken so far.
  static func text(bytes: Int, total: Int?, lines: Int, milliseconds: Int) -> String {
    guard let total, total > 0 else { return "\(lines.grouped) lines" }
    let done = min(bytes, total)
    let marks = done * width / total
    let bar = String(repeating: "#", count: marks) + String(repeating: ".", count: width - marks)
    let text = "[\(bar)] \(done * 100 / total)% \(lines.grouped) lines"
    guard done > 0 else { return text }
    let left = Double(milliseconds) * Double(total - done) / Double(done) / 1000
    return "\(text), \(words(seconds: Int(left.rounded(.up)))) left"
  }

  /// A time in its two largest units.
  private static func words(seconds: Int) -> String {
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
    if hours > 0 { return "\(hours.grouped) h \(minutes) min" }
    return minutes > 0 ? "\(minutes) min \(seconds % 60) s" : "\(seconds) s"
  }

  private static let eraseToEnd = "\u{1B}[K"

  private static func milliseconds() -> Int64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
  }

  private func put(_ text: String) {
    var text = text
    // A bar that cannot be drawn is not a reason to stop.
    _ = text.withUTF8 { write(2, $0.baseAddress, $0.count) }
  }
}
