import NumberText

// What a text is for a sentence that names it: whether it is seen, how it ends, and which way it
// runs.

extension Unicode.Scalar {
  /// Whether the scalar ends a sentence, or stands for what was left out.
  var isStop: Bool { ".\u{3002}\u{964}\u{2026}".unicodeScalars.contains(self) }

  /// Whether the scalar ends a sentence, or a label such as "Paid?".
  var endsSentence: Bool { isStop || "?!\u{61F}\u{FF1F}\u{FF01}".unicodeScalars.contains(self) }

  /// Whether the scalar is a mark between or after words that does not stand beside another one.
  var isMark: Bool {
    endsSentence
      || ",:;\u{60C}\u{61B}\u{3001}\u{FF0C}\u{FF1A}\u{FF1B}".unicodeScalars.contains(self)
  }

  /// Whether the scalar is a space of a kind that people type or paste between digits.
  var isSpace: Bool {
    switch value {
    case 0x20, 0xA0, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }

  /// Whether nothing is seen of the scalar: a space, a control, or a mark of format such as U+200B.
  var isInvisible: Bool {
    if isSpace { return true }
    return switch value {
    case 0x00...0x1F, 0x7F...0x9F, 0xAD, 0x34F, 0x61C, 0x115F, 0x1160, 0x17B4, 0x17B5,
      0x180B...0x180F, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0x3164, 0xFE00...0xFE0F,
      0xFEFF, 0xFFA0, 0xFFF0...0xFFFB, 0x1D173...0x1D17A, 0xE0000...0xE0FFF:
      true
    default: false
    }
  }
}

extension String {
  /// Whether a sentence cannot name the text in quotation marks, because nothing of the text is
  /// seen.
  package var isInvisible: Bool { unicodeScalars.allSatisfy { $0.isInvisible } }

  /// False for an empty text.
  var isSpaces: Bool { !isEmpty && unicodeScalars.allSatisfy { $0.isSpace } }

  /// Nil if nothing of the text is seen.
  var lastVisible: Unicode.Scalar? { unicodeScalars.last { !$0.isInvisible } }

  /// A label without the colon that forms put after it.
  package var withoutColon: String {
    let isTaken = { (scalar: Unicode.Scalar) in
      scalar.isInvisible || scalar == ":" || scalar == "\u{FF1A}"
    }
    guard let end = unicodeScalars.lastIndex(where: { !isTaken($0) }) else { return "" }
    return String(unicodeScalars[...end])
  }

  /// The text with at most ten digits after a separator, and "…" for those left out. Digits before
  /// a separator stay: a number is not told as a smaller one.
  var withShortFraction: String {
    var (short, count) = ("", -1)
    var isAfterDigit = false
    for scalar in unicodeScalars {
      let isDigit = DecimalDigits.value(of: scalar.value) != nil
      // A run of digits that follows a separator is counted; the first run is not.
      if !isDigit { count = isAfterDigit ? 0 : -1 } else if count >= 0 { count += 1 }
      isAfterDigit = isDigit
      if count == 11 { short += "\u{2026}" }
      if count <= 10 { short.unicodeScalars.append(scalar) }
    }
    return short
  }

  /// The text with at most 40 scalars, and "…" for those left out.
  var withShortEnd: String {
    let end = unicodeScalars.index(startIndex, offsetBy: 40, limitedBy: endIndex) ?? endIndex
    return end == endIndex ? self : String(unicodeScalars[..<end]) + "\u{2026}"
  }

  /// The text with each isolate ended inside it, and without ends of isolates that did not begin in
  /// it.
  var withBalancedIsolates: String {
    var (text, depth) = ("", 0)
    for scalar in unicodeScalars {
      if 0x2066...0x2068 ~= scalar.value { depth += 1 }
      if scalar.value == 0x2069 {
        if depth == 0 { continue }
        depth -= 1
      }
      text.unicodeScalars.append(scalar)
    }
    return text + String(repeating: "\u{2069}", count: depth)
  }

  /// Whether the text has characters that run from right to left, or that change the direction.
  ///
  /// Digits and their separators do not count: they run from left to right in every script but
  /// Adlam and N'Ko.
  var runsLeftward: Bool {
    unicodeScalars.contains { scalar in
      switch scalar.value {
      // Arabic digits, separators, percent and number signs: they lie in the next range, but run
      // from left to right.
      case 0x0600...0x060C, 0x0660...0x066C, 0x06DD, 0x06F0...0x06F9: false
      // From Hebrew to Arabic Extended-A, and the ranges that the standard reserves for scripts of
      // this direction.
      case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
        true
      // Characters that change the direction: the right-to-left mark, embeddings, overrides and
      // isolates.
      case 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
      default: false
      }
    }
  }
}
