import FormattingFields
import Foundation

/// What a reader stumbles over in a sentence, whatever it says.
struct SentenceFaults {
  let table: MessageTable
  private let (opening, closing): (String, String)

  init(_ table: MessageTable) {
    self.table = table
    let marks = table[.quotation].components(separatedBy: "{text}")
    (opening, closing) = (marks[0], marks[1])
  }

  /// The names of the faults of a sentence that may begin with a value; `endsInText` if it is a
  /// text that is spoken, and no sentence.
  func faults(
    in sentence: String, beginningWith value: String? = nil, endsInText: Bool = false
  ) -> [String] {
    var found: [String] = []
    let shown = Array(sentence.unicodeScalars).filter { !Self.isControl($0) }
    if Self.isDoubled(shown) { found.append("doubled punctuation") }
    if hasInvisibleQuotation(sentence) { found.append("invisible quotation") }
    if !Self.isBalanced(sentence) { found.append("unbalanced isolates") }
    if isFragment(shown, value, endsInText) { found.append("fragment") }
    if hasNameInside(sentence) { found.append("capital inside") }
    if Self.hasDigitBeforeDanda(shown) { found.append("digit before danda") }
    if sentence.contains("{") { found.append("open placeholder") }
    return found
  }

  /// Marks of direction and isolation, which nobody sees.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  private static let stops = Set(".\u{3002}\u{0964}\u{2026}".unicodeScalars)
  private static let colons = Set(":\u{FF1A}".unicodeScalars)
  private static let commas = Set(",\u{3001}\u{060C}".unicodeScalars)

  private static func isDoubled(_ scalars: [Unicode.Scalar]) -> Bool {
    let dense = scalars.filter { !$0.properties.isWhitespace }
    return zip(dense, dense.dropFirst()).contains { first, second in
      (stops.contains(first) && stops.contains(second))
        || (colons.contains(first) && (colons.contains(second) || stops.contains(second)))
        || (commas.contains(first)
          && [commas, colons, stops].contains { $0.contains(second) })
        || ("?!\u{061F}\u{FF1F}".unicodeScalars.contains(first)
          && (stops.contains(second) || colons.contains(second)))
    }
  }

  private func hasInvisibleQuotation(_ sentence: String) -> Bool {
    var parts = sentence.components(separatedBy: opening).dropFirst()
    // Hebrew has one mark at both ends, and each second part is in quotation marks.
    if opening == closing {
      parts = ArraySlice(
        parts.enumerated().filter { $0.offset % 2 == 0 }.map { $0.element + closing })
    }
    return parts.contains { part in
      guard let end = part.range(of: closing) else { return false }
      return part[..<end.lowerBound].unicodeScalars.allSatisfy(Self.isInvisible)
    }
  }

  static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace || scalar.properties.isDefaultIgnorableCodePoint
      || [.control, .format].contains(scalar.properties.generalCategory)
  }

  private static func isBalanced(_ sentence: String) -> Bool {
    var depth = 0
    for scalar in sentence.unicodeScalars {
      switch scalar.value {
      case 0x2066...0x2068: depth += 1
      case 0x2069: depth -= 1
      default: break
      }
      if depth < 0 { return false }
    }
    return depth == 0
  }

  /// Whether the sentence begins in the middle: with a small letter, a mark that follows a word, or
  /// a particle; or ends without an end.
  private func isFragment(
    _ scalars: [Unicode.Scalar], _ value: String?, _ endsInText: Bool
  ) -> Bool {
    let text = String(String.UnicodeScalarView(scalars))
    let shown = value?.unicodeScalars.filter { !Self.isControl($0) }
    guard let first = text.first, let last = text.last else { return true }
    if !endsInText, !".\u{3002}\u{0964}\u{2026}?\u{061F}\u{FF1F}".contains(last) { return true }
    if let shown, text.hasPrefix(String(String.UnicodeScalarView(shown))) { return false }
    let particles = "\u{304C}\u{306E}\u{306F}\u{306B}\u{7684}\u{4E3A}\u{70BA}:\u{FF1A},.\u{3002} "
    return first.isLowercase || particles.contains(first)
  }

  /// Whether the word for an empty text or an invisible one, which has a capital, stands anywhere
  /// but at the beginning of a sentence.
  private func hasNameInside(_ sentence: String) -> Bool {
    let keys: [MessageTable.Key] = [.space, .spaceWord, .invisibleWord, .emptyWord]
    return keys.map { table[$0] }.contains { name in
      guard name.first?.isUppercase == true else { return false }
      let parts = sentence.components(separatedBy: name)
      return zip(parts, parts.dropFirst()).contains { before, after in
        guard let last = before.last(where: { !$0.isWhitespace }) else { return false }
        return after.first?.isLetter == false && !".\u{2026}:?!".contains(last)
      }
    }
  }

  private static func hasDigitBeforeDanda(_ scalars: [Unicode.Scalar]) -> Bool {
    zip(scalars, scalars.dropFirst()).contains { first, second in
      first.properties.numericType != nil && second == "\u{0964}"
    }
  }
}
