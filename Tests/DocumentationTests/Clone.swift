import Foundation

/// What this clone has. Pages, and the tests of what they say, are about a clone with every door.
enum Clone {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Whether no door has been taken off.
  static let isWhole = [
    "Benchmarks", "Examples", "Tools", "Web", "Sources/FormattingFieldC",
    "Sources/FormattingFieldsUI",
  ].allSatisfy { FileManager.default.fileExists(atPath: root.appending(path: $0).path()) }
}
