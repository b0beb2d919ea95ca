import Foundation

/// A temporary file of amounts as German accounts show them, one a line: "1.234.567,89".
final class BulkFile {
  let lines: Int
  /// Where the file is, once written.
  let url = FileManager.default.temporaryDirectory.appending(
    path: "field-bench-\(UUID().uuidString).txt")

  init(lines: Int) { self.lines = lines }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The amounts of the lines in cents: six to ten digits, the same in each run.
  var cents: some Sequence<Int> {
    sequence(state: (seed: UInt64(20_240_229), left: lines)) { state -> Int? in
      guard state.left > 0 else { return nil }
      state.left -= 1
      state.seed = state.seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let random = Int(state.seed >> 33)
      let limit = [1_000_000, 10_000_000, 100_000_000, 1_000_000_000, 10_000_000_000][random % 5]
      return limit / 10 + random * 7 % (limit - limit / 10)
    }
  }

  /// Writes the file, unless that has been done.
  func written() throws -> BulkFile {
    guard !FileManager.default.fileExists(atPath: url.path) else { return self }
    _ = FileManager.default.createFile(atPath: url.path, contents: nil)
    let output = try FileHandle(forWritingTo: url)
    var bytes: [UInt8] = []
    for cents in cents {
      Self.append(cents, to: &bytes)
      guard bytes.count > 1 << 20 else { continue }
      try output.write(contentsOf: bytes)
      bytes.removeAll(keepingCapacity: true)
    }
    try output.write(contentsOf: bytes)
    try output.close()
    return self
  }

  private static func append(_ cents: Int, to bytes: inout [UInt8]) {
    var digits: [UInt8] = []
    var rest = cents
    while rest > 0 {
      digits.append(UInt8(ascii: "0") + UInt8(rest % 10))
      rest /= 10
    }
    for (place, digit) in digits.enumerated().reversed() {
      bytes.append(digit)
      if place == 2 {
        bytes.append(UInt8(ascii: ","))
      } else if place > 2 && place % 3 == 2 {
        bytes.append(UInt8(ascii: "."))
      }
    }
    bytes.append(UInt8(ascii: "\n"))
  }
}
