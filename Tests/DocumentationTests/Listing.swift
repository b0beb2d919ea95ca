import Foundation
import Testing

/// The Swift code in a document. A test runs the same code and goes through the listing line by line,
/// so that neither says what the other does not.
struct Listing {
  /// The package's folder.
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The document's text.
  let document: String
  private let name: String
  private var lines: [String]

  /// Reads the code blocks of a document, given by its path in the package.
  init(of path: String) throws {
    name = path
    document = try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
    lines = document.matches(of: /```swift\n((?s).*?)\n *```/).flatMap { block in
      block.1.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }

  /// The next lines are `code`.
  mutating func expect(_ code: String, sourceLocation: SourceLocation = #_sourceLocation) {
    for line in code.split(separator: "\n") {
      let found = lines.isEmpty ? nil : lines.removeFirst()
      #expect(
        found == line.trimmingCharacters(in: .whitespaces), "\(name)",
        sourceLocation: sourceLocation)
    }
  }

  /// The next lines are `code` with `result` in a comment behind it or below.
  mutating func expect(
    _ code: String, _ result: Any?, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    if let line = lines.first, let comment = line.range(of: " // ", options: .backwards) {
      lines[0] = line[..<comment.lowerBound].trimmingCharacters(in: .whitespaces)
      lines.insert(String(line[comment.lowerBound...].dropFirst()), at: 1)
    }
    expect(code, sourceLocation: sourceLocation)
    expect("// " + Self.text(of: result), sourceLocation: sourceLocation)
  }

  /// The document has no more code.
  func expectEnd(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(lines == [], "\(name)", sourceLocation: sourceLocation)
  }

  /// A value as a comment shows it: the case of an enumeration without what it carries.
  private static func text(of value: Any?) -> String {
    guard let value else { return "nil" }
    if let text = value as? String { return "\"\(text)\"" }
    guard Mirror(reflecting: value).displayStyle == .enum else { return "\(value)" }
    return ".\("\(value)".prefix { $0 != "(" })"
  }
}
