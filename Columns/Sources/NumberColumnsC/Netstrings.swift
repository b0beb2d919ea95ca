/// A part of a saved text, with its length in bytes.
func netstring(_ text: String) -> String { "\(text.utf8.count):\(text)," }

/// Reads the parts of a text that was saved.
struct NetstringReader {
  private var rest: Substring.UTF8View

  init(_ text: String) { rest = text[...].utf8 }

  var isAtEnd: Bool { rest.isEmpty }

  /// Takes these bytes; false if others stand there.
  mutating func take(_ text: String) -> Bool {
    guard rest.starts(with: text.utf8) else { return false }
    rest = rest.dropFirst(text.utf8.count)
    return true
  }

  /// The next part; nil if no part follows.
  mutating func part() -> String? {
    guard let colon = rest.firstIndex(of: UInt8(ascii: ":")),
      let count = Int(String(Substring(rest[..<colon]))), count >= 0
    else { return nil }
    let after = rest[colon...].dropFirst()
    guard after.count > count, let part = String(after.prefix(count)) else { return nil }
    rest = after.dropFirst(count)
    return take(",") ? part : nil
  }

  mutating func number() -> Int? { part().flatMap { Int($0) } }
}
