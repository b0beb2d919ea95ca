/// Tells patterns whose groups can be repeated in many ways over the same characters, as "(a+)+" and "(a|a)*":
/// a matcher that backtracks tries all of these ways, which doubles with each character.
///
/// A repeated group is safe if no part of it varies in length and its alternatives begin with different
/// characters, or if a literal character that none of its other parts match begins or ends each repetition, as
/// the hyphen of "[a-z]+(-[a-z]+)*" does.
struct PatternShape {
  /// A character or class, or a group, with its quantifier.
  private struct Atom {
    /// The pattern of one character; nil for a group.
    var character: String?
    var isLiteral = false
    /// Whether the atom matches texts of several lengths.
    var varies = false
    var isQuantified = false
  }

  private var scalars: [Unicode.Scalar]
  private var place = 0
  private var isUnsafe = false

  /// Whether a pattern can backtrack without bound, or refers back to a group.
  static func canBacktrack(_ pattern: String) -> Bool {
    var shape = PatternShape(scalars: Array(pattern.unicodeScalars))
    _ = shape.readAlternatives()
    return shape.isUnsafe
  }

  private init(scalars: [Unicode.Scalar]) { self.scalars = scalars }

  private var next: Unicode.Scalar? { place < scalars.count ? scalars[place] : nil }

  private mutating func eat(_ scalar: Unicode.Scalar) -> Bool {
    guard next == scalar else { return false }
    place += 1
    return true
  }

  /// Reads up to the end of a group.
  private mutating func readAlternatives() -> [[Atom]] {
    var alternatives: [[Atom]] = [[]]
    while let scalar = next, scalar != ")" {
      if eat("|") {
        alternatives.append([])
      } else if let atom = readAtom() {
        alternatives[alternatives.count - 1].append(atom)
      }
    }
    return alternatives
  }

  private mutating func readAtom() -> Atom? {
    guard let scalar = next else { return nil }
    let start = place
    place += 1
    var atom = Atom()
    var body: [[Atom]] = []
    switch scalar {
    case "^", "$": return nil
    case "(":
      var isLookaround = false
      if eat("?") {
        while let mark = next, "<=!:".unicodeScalars.contains(mark) {
          isLookaround = isLookaround || mark == "=" || mark == "!"
          place += 1
          if mark == "<", let kind = next, kind != "=", kind != "!" {
            while next != nil, next != ">" { place += 1 }
            place += 1
          }
        }
      }
      body = readAlternatives()
      _ = eat(")")
      atom.varies = body.count > 1 || body.contains { $0.contains { $0.varies } }
      if isLookaround { return nil }
    case "[":
      while let element = next, element != "]" { place += element == "\\" ? 2 : 1 }
      place += 1
      atom.character = text(from: start)
    case "\\":
      guard let escaped = next else { return nil }
      place += 1
      if ("1"..."9").contains(escaped) || escaped == "k" { isUnsafe = true }
      if escaped == "b" || escaped == "B" { return nil }
      let digits = escaped == "x" ? 2 : escaped == "u" ? 4 : escaped == "c" ? 1 : 0
      if next == "{" {
        if "pPu".unicodeScalars.contains(escaped) {
          while next != nil, next != "}" { place += 1 }
          place += 1
        }
      } else {
        place = min(place + digits, scalars.count)
      }
      atom.character = text(from: start)
      atom.isLiteral = !("a"..."z" ~= escaped || "A"..."Z" ~= escaped || "0"..."9" ~= escaped)
    default:
      atom.character = text(from: start)
      atom.isLiteral = scalar != "."
    }
    if let counts = readQuantifier() {
      if (counts.most ?? 11) > 10, !body.isEmpty, !isSafe(body) { isUnsafe = true }
      atom.isQuantified = true
      atom.varies = atom.varies || counts.most != counts.least
    }
    return atom
  }

  private func text(from start: Int) -> String {
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars[start..<min(place, scalars.count)])
    return text
  }

  /// Reads "*", "+", "?" or counts in braces, which a "?" may follow.
  private mutating func readQuantifier() -> (least: Int, most: Int?)? {
    var counts: (least: Int, most: Int?)?
    if eat("*") {
      counts = (0, nil)
    } else if eat("+") {
      counts = (1, nil)
    } else if eat("?") {
      counts = (0, 1)
    } else if next == "{", let end = scalars[place...].firstIndex(of: "}") {
      let parts = scalars[(place + 1)..<end].split(separator: ",", omittingEmptySubsequences: false)
        .map { part in Int(String(String.UnicodeScalarView(part))) }
      if let least = parts.first ?? nil {
        counts = (least, parts.count > 1 ? parts[1] : least)
        place = end + 1
      }
    }
    if counts != nil { _ = eat("?") }
    return counts
  }

  /// Whether a repeated group can be read in one way alone.
  private func isSafe(_ alternatives: [[Atom]]) -> Bool {
    if alternatives.count > 1 {
      guard alternatives.allSatisfy({ !$0.isEmpty && !$0.contains { $0.varies } }) else {
        return false
      }
      let firsts = alternatives.map { $0[0] }
      return firsts.indices.allSatisfy { index in
        firsts[..<index].allSatisfy { isApart($0, firsts[index]) }
      }
    }
    let atoms = alternatives[0]
    guard atoms.contains(where: { $0.varies }) else { return true }
    return [atoms.startIndex, atoms.endIndex - 1].contains { index in
      let edge = atoms[index]
      return edge.isLiteral && !edge.isQuantified
        && atoms.indices.allSatisfy { $0 == index || isApart(edge, atoms[$0]) }
    }
  }

  /// Whether one of two atoms is a literal character that the other does not match.
  private func isApart(_ one: Atom, _ other: Atom) -> Bool {
    guard let first = one.character, let second = other.character else { return false }
    if one.isLiteral { return !TextKeywords.matches(first.unescaped, "^\(second)$") }
    return other.isLiteral && !TextKeywords.matches(second.unescaped, "^\(first)$")
  }
}

extension String {
  /// The character of a literal in a pattern, which a backslash may escape.
  fileprivate var unescaped: String {
    var text = ""
    if let last = unicodeScalars.last { text.unicodeScalars.append(last) }
    return text
  }
}
