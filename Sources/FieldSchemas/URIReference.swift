/// A URI or a relative reference, by its parts.
///
/// Source: RFC 3986, sections 4 and 5.
struct URIReference {
  private var scheme: Substring?
  private var authority: Substring?
  private var path: Substring
  private var query: Substring?
  private var fragment: Substring?

  init(_ text: String) {
    var rest = text[...]
    /// Takes what stands behind a mark off the end.
    func tail(_ mark: Unicode.Scalar) -> Substring? {
      guard let index = rest.unicodeScalars.firstIndex(of: mark) else { return nil }
      defer { rest = rest[..<index] }
      return Substring(rest.unicodeScalars[index...].dropFirst())
    }
    fragment = tail("#")
    query = tail("?")
    if let colon = rest.unicodeScalars.firstIndex(where: { [":", "/"].contains($0) }),
      rest.unicodeScalars[colon] == ":", colon > rest.startIndex
    {
      scheme = rest[..<colon]
      rest = Substring(rest.unicodeScalars[colon...].dropFirst())
    }
    if rest.utf8.starts(with: "//".utf8) {
      rest = Substring(rest.unicodeScalars.dropFirst(2))
      let end = rest.unicodeScalars.firstIndex(of: "/") ?? rest.endIndex
      authority = rest[..<end]
      rest = rest[end...]
    }
    path = rest
  }

  /// The URI that the reference means where `base` is the URI around it.
  func resolved(in base: String) -> String {
    var target = self
    if scheme == nil {
      let base = URIReference(base)
      target.scheme = base.scheme
      if authority == nil {
        target.authority = base.authority
        if path.isEmpty {
          target.path = base.path
          target.query = query ?? base.query
        } else if path.utf8.first != UInt8(ascii: "/") {
          target.path = base.folder + path
        }
      }
    }
    return target.text
  }

  /// The path up to its last slash.
  private var folder: Substring {
    if authority != nil, path.isEmpty { return "/" }
    guard let slash = path.unicodeScalars.lastIndex(of: "/") else { return "" }
    return path[...slash]
  }

  private var text: String {
    var text = ""
    if let scheme { text += scheme + ":" }
    if let authority { text += "//" + authority }
    text += Self.withoutDots(path)
    if let query { text += "?" + query }
    if let fragment { text += "#" + fragment }
    return text
  }

  /// A path without "." and "..".
  private static func withoutDots(_ path: Substring) -> String {
    let segments = path.split(separator: "/", omittingEmptySubsequences: false)
    guard segments.contains(where: { $0 == "." || $0 == ".." }) else { return String(path) }
    var kept: [Substring] = []
    for (index, segment) in segments.enumerated() {
      let isDots = segment == "." || segment == ".."
      if segment == "..", kept.count > 1 || kept.first.map({ !$0.isEmpty }) ?? false {
        kept.removeLast()
      }
      if !isDots { kept.append(segment) }
      if isDots, index == segments.count - 1 { kept.append("") }
    }
    return kept.joined(separator: "/")
  }
}
