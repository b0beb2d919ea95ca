/// What one module declares in public.
struct PublicInterface {
  private let module: String
  private let declared: [SymbolGraph.Symbol]

  init(of module: String, in graph: SymbolGraph) {
    self.module = module
    // What several systems declare alike counts once.
    var known: Set<[String]> = []
    declared = graph.symbols.filter {
      ($0.file?.contains("/\(module)/") ?? false)
        && known.insert([$0.identifier.precise, $0.declaration]).inserted
    }
  }

  /// The declarations whose documentation lacks a part, and the part. A module of which nothing is seen would lack
  /// nothing.
  var gaps: [String] {
    if declared.isEmpty { return ["\(module): no public declaration is seen"] }
    return declared.filter { !$0.isExtension }.flatMap { symbol in
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
