public import Foundation

/// The data that tests, fuzzing and benchmarks share.
public enum Fixtures {
  /// The address of a file in this folder.
  ///
  /// - Precondition: the file exists.
  public static func url(_ name: String) -> URL {
    Bundle.module.bundleURL.appending(path: name)
  }

  /// The lines of a file of JSON Lines, without the empty ones.
  public static func lines(_ name: String) throws -> [String] {
    try String(contentsOf: url(name), encoding: .utf8).split(separator: "\n").map(String.init)
  }
}
