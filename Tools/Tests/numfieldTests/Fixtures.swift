import Foundation

/// The files of the package's folder Fixtures.
enum Fixtures {
  static func url(_ name: String) -> URL {
    URL(filePath: "../../../Fixtures/\(name)", relativeTo: URL(filePath: #filePath))
  }

  /// The lines of a file of JSON Lines, without the empty ones.
  static func lines(_ name: String) throws -> [String] {
    try String(contentsOf: url(name), encoding: .utf8).split(separator: "\n").map(String.init)
  }
}
