/// What one module declares in public.
struct PublicInterface {
  private let module: String
  private let declared: [SymbolGraph.Symbol]
  private let implementations: Set<String>
  private let pages: ShownWords

  init(of module: String, in graph: SymbolGraph, shownIn pages: ShownWords) {
    self.module = module
    self.pages = pages
    implementations = graph.implementations
    // What several systems declare alike counts once.
    var known: Set<[String]> = []
    declared = graph.symbols.filter {
      ($0.file?.contains("/\(module)/") ?? false)
        && known.insert([$0.identifier.precise, $0.declaration]).inserted
    }
  }

  /// The declarations whose documentation lacks a part, and the part. A module of which nothing is
  /// seen would lack nothing.
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
      (isUnshown(symbol), "no page shows it"),
    ]
    return parts.filter(\.isMissing).map(\.text) + gapsOfWhole(symbol)
  }

  /// Whether a declaration is in no code of a page. What implements a protocol's requirement or
  /// overrides need not be: what asks for the declaration is shown, or is another's. Nor need what
  /// has no name of its own, such as an initializer, or is seen with another: a case with its type,
  /// a nested type with the member that is of this type.
  private func isUnshown(_ symbol: SymbolGraph.Symbol) -> Bool {
    let members = ["method", "property", "type.method", "type.property", "func"]
    guard
      members.contains(where: { symbol.kind.identifier == "swift.\($0)" })
        || symbol.isType && symbol.pathComponents.count == 1,
      !implementations.contains(symbol.identifier.precise), let name = symbol.pathComponents.last
    else { return false }
    return !pages.contains(name)
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
