import Foundation

/// The part of the compiler's symbol graphs that tells what is public and how it is documented.
struct SymbolGraph {
  struct Identifier: Decodable { let precise: String }
  struct Kind: Decodable { let identifier: String }
  struct Fragment: Decodable { let spelling: String }
  struct Location: Decodable { let uri: String }
  struct Comment: Decodable {
    struct Line: Decodable { let text: String }
    let lines: [Line]
  }

  struct Relationship: Decodable {
    struct Origin: Decodable { let identifier: String }
    let kind: String
    let source: String
    let sourceOrigin: Origin?
  }

  private struct Graph: Decodable {
    let symbols: [Symbol]
    let relationships: [Relationship]
  }

  struct Symbol: Decodable {
    let identifier: Identifier
    let kind: Kind
    let pathComponents: [String]
    let declarationFragments: [Fragment]?
    let docComment: Comment?
    let location: Location?
  }

  private(set) var symbols: [Symbol] = []
  /// The symbols that a protocol or a superclass, of the package or of others, has declared before.
  private(set) var implementations: Set<String> = []

  /// The graphs in a folder, merged.
  init(folder: String) throws {
    for file in try FileManager.default.contentsOfDirectory(atPath: folder).sorted() {
      let data = try Data(contentsOf: URL(filePath: folder).appending(path: file))
      let graph = try JSONDecoder().decode(Graph.self, from: data)
      symbols += graph.symbols
      implementations.formUnion(
        graph.relationships.filter { $0.sourceOrigin != nil || $0.kind == "overrides" }
          .map(\.source))
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
    (declarationFragments ?? []).map(\.spelling).joined()
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  var comment: String { (docComment?.lines ?? []).map(\.text).joined(separator: "\n") }

  /// The source file that declares the symbol, from `Sources` on; nil if the compiler made it.
  var file: String? {
    guard let uri = location?.uri, let folder = uri.range(of: "/Sources/", options: .backwards)
    else { return nil }
    return String(uri[folder.lowerBound...].dropFirst())
  }
}
