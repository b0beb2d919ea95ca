import Foundation

/// The part of the compiler's symbol graphs that tells what is public and how it is documented.
struct SymbolGraph: Decodable {
  struct Identifier: Decodable { let precise: String }
  struct Kind: Decodable { let identifier: String }
  struct Fragment: Decodable { let spelling: String }
  struct Location: Decodable {
    struct Position: Decodable { let line: Int }
    let uri: String
    let position: Position
  }
  struct Comment: Decodable {
    struct Line: Decodable { let text: String }
    let lines: [Line]
  }
  struct Constraint: Decodable {
    let kind: String
    let lhs: String
    let rhs: String

    var text: String { lhs + (kind == "sameType" ? " == " : " : ") + rhs }
  }
  struct Extension: Decodable { let constraints: [Constraint]? }

  struct Symbol: Decodable {
    let identifier: Identifier
    let kind: Kind
    let pathComponents: [String]
    let declarationFragments: [Fragment]?
    let docComment: Comment?
    let location: Location?
    let swiftExtension: Extension?
  }

  struct Relationship: Decodable {
    let kind: String
    let source: String
    let target: String
    let targetFallback: String?
    let swiftConstraints: [Constraint]?
  }

  private(set) var symbols: [Symbol] = []
  private(set) var relationships: [Relationship] = []

  /// The graphs in a folder, merged.
  init(folder: String) throws {
    for file in try FileManager.default.contentsOfDirectory(atPath: folder).sorted() {
      let data = try Data(contentsOf: URL(filePath: folder).appending(path: file))
      let graph = try JSONDecoder().decode(SymbolGraph.self, from: data)
      symbols += graph.symbols
      relationships += graph.relationships
    }
  }
}

extension SymbolGraph.Symbol {
  var path: String { pathComponents.joined(separator: ".") }
  var isExtension: Bool { kind.identifier == "swift.extension" }
  var isType: Bool {
    ["swift.struct", "swift.enum", "swift.class", "swift.protocol"].contains(kind.identifier)
  }

  /// Whether a call of the symbol itself throws, and not only a function that it takes.
  var isThrowing: Bool {
    var text = declaration
    while let parameters = text.firstRange(of: /\([^()]*\)/) { text.removeSubrange(parameters) }
    return text.contains(" throws")
  }

  /// Whether the comment shows code or, for a rule set, a table.
  var hasExample: Bool { comment.contains("```") || comment.contains("|---") }

  /// Whether the comment tells how the time of a call grows.
  var hasComplexity: Bool { comment.contains("- Complexity:") || comment.contains("O(") }

  /// Whether the declaration has offsets in a text.
  var hasOffsets: Bool { declaration.contains("Range<Int>") || declaration.contains("offset") }

  /// The declaration, on one line.
  var declaration: String {
    let text = (declarationFragments ?? []).map(\.spelling).joined()
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    // The graph does not tell who may set a computed property.
    guard text.hasSuffix("{ get set }"), sourceLine.contains("(set)") else { return text }
    return text.dropLast("{ get set }".count) + "{ get }"
  }

  /// The source line with the declaration's name.
  private var sourceLine: Substring {
    guard let location, let url = URL(string: location.uri),
      let source = try? String(contentsOf: url, encoding: .utf8)
    else { return "" }
    return source.split(separator: "\n", omittingEmptySubsequences: false)[location.position.line]
  }

  var comment: String { (docComment?.lines ?? []).map(\.text).joined(separator: "\n") }

  /// The source file that declares the symbol, from `Sources` on; nil if the compiler made it.
  var file: String? {
    guard let uri = location?.uri, let folder = uri.range(of: "/Sources/", options: .backwards)
    else { return nil }
    return String(uri[folder.lowerBound...].dropFirst())
  }
}
