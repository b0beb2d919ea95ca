/// What one module declares in public.
struct PublicInterface {
  private let declared: [SymbolGraph.Symbol]
  private let graph: SymbolGraph

  init(of module: String, in graph: SymbolGraph) {
    self.graph = graph
    // What several systems declare alike counts once.
    var known: Set<[String]> = []
    declared = graph.symbols.filter {
      ($0.file?.contains("/\(module)/") ?? false)
        && known.insert([$0.identifier.precise, $0.declaration]).inserted
    }
  }

  /// A line for each declaration and for the conformances of each type, sorted.
  var listing: [String] {
    let declarations = declared.filter { !$0.isExtension }.map { symbol in
      let parent = declared.first { $0.pathComponents == symbol.pathComponents.dropLast() }
      let known = symbol.declaration + (parent?.declaration ?? "")
      let constraints = Self.texts(symbol.swiftExtension?.constraints).filter {
        !known.contains($0)
      }
      return "\(symbol.path): \(symbol.declaration)\(Self.whereClause(constraints))"
    }
    return (declarations + conformances).sorted()
  }

  private var conformances: [String] {
    let symbols = Dictionary(
      graph.symbols.map { ($0.identifier.precise, $0.path) },
      uniquingKeysWith: { first, _ in first }
    )
    var names: [String: Set<String>] = [:]
    for relationship in graph.relationships where relationship.kind == "conformsTo" {
      guard let source = declared.first(where: { $0.identifier.precise == relationship.source }),
        let target = symbols[relationship.target] ?? relationship.targetFallback,
        let name = target.split(separator: ".").last.map(String.init), !Self.implied.contains(name)
      else { continue }
      let constraints = Self.texts(relationship.swiftConstraints).filter {
        !source.declaration.contains($0)
      }
      names[source.path, default: []].insert(name + Self.whereClause(constraints))
    }
    return names.map { "\($0): conforms to \($1.sorted().joined(separator: ", "))" }
  }

  /// What every type conforms to unless it says otherwise.
  private static let implied = ["Copyable", "Escapable", "SendableMetatype"]

  private static func texts(_ constraints: [SymbolGraph.Constraint]?) -> [String] {
    (constraints ?? []).filter { !implied.contains($0.rhs) }.map(\.text)
  }

  private static func whereClause(_ constraints: [String]) -> String {
    constraints.isEmpty ? "" : " where " + constraints.joined(separator: ", ")
  }

  /// The declarations whose documentation lacks a part, and the part.
  var gaps: [String] {
    declared.filter { !$0.isExtension }.flatMap { symbol in
      gaps(of: symbol).map { "\(symbol.file ?? ""): \(symbol.path): \($0)" }
    }.sorted()
  }

  private func gaps(of symbol: SymbolGraph.Symbol) -> [String] {
    let comment = symbol.comment
    if comment.isEmpty { return ["no comment"] }
    let parts: [(isMissing: Bool, text: String)] = [
      (symbol.isThrowing && !comment.contains("- Throws:"), "no errors"),
      (symbol.hasOffsets && !comment.contains(Self.unit), "no unit of its offsets"),
    ]
    return parts.filter(\.isMissing).map(\.text) + gapsOfWhole(symbol)
  }

  /// The parts of documentation that a type with methods lacks. A part in a member's comment is
  /// enough.
  private func gapsOfWhole(_ type: SymbolGraph.Symbol) -> [String] {
    guard type.isType, type.pathComponents.count == 1 else { return [] }
    let members = declared.filter { $0.pathComponents.first == type.path }
    let isCalled = members.contains {
      $0.kind.identifier == "swift.method" && !Self.known.contains($0.pathComponents.last ?? "")
    }
    guard isCalled else { return [] }
    let hasComplexity = members.contains(where: \.hasComplexity)
    return (members.contains(where: \.hasExample) ? [] : ["no example"])
      + (hasComplexity ? [] : ["no complexity"])
  }

  /// What offsets are counted in.
  private static var unit: Regex<Substring> { /UTF-|byte|line/ }

  /// Methods of the standard library's protocols, which need no comment of their own.
  private static let known = ["hash(into:)", "encode(to:)"]
}
