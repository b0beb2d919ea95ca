import Foundation

/// A temporary file of amounts as German accounts show them, one a line: "1.234.567,89".
final class AmountFile {
  /// The amounts of the lines in cents: six to ten digits, the same in each run.
  let cents: [Int]
  let text: String
  let url = FileManager.default.temporaryDirectory.appending(
    path: "field-bench-\(UUID().uuidString).txt")

  init(lines: Int) throws {
    var seed: UInt64 = 20_240_229
    cents = (0..<lines).map { _ in
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let random = Int(seed >> 33)
      let limit = [1_000_000, 10_000_000, 100_000_000, 1_000_000_000, 10_000_000_000][random % 5]
      return limit / 10 + random * 7 % (limit - limit / 10)
    }
    text = cents.map(Self.line).joined()
    try text.write(to: url, atomically: false, encoding: .utf8)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  private static func line(_ cents: Int) -> String {
    var groups = ["\(1000 + cents / 100 % 1000)".dropFirst()]
    var rest = cents / 100_000
    while rest > 0 {
      groups.append("\(1000 + rest % 1000)".dropFirst())
      rest /= 1000
    }
    let whole = groups.reversed().joined(separator: ".").drop { $0 == "0" }
    return "\(whole),\("\(100 + cents % 100)".dropFirst())\n"
  }
}
