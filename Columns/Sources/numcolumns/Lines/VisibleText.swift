/// Texts of a table as they are sent to a terminal: nothing in them moves the cursor, rings the bell, or reverses a
/// line.
enum VisibleText {
  /// A text, or a sentence that quotes one, with its invisible characters named: "␉", "<U+0085>".
  static func named(_ text: some StringProtocol) -> String {
    var shown = ""
    var hasBase = false
    for scalar in text.unicodeScalars {
      let next = self.shown(scalar)
      if next.isEmpty { continue }
      // A mark without a character to stand on gets a circle.
      if !hasBase && isMark(scalar) { shown += "\u{25CC}" }
      shown += next
      hasBase = !scalar.properties.isWhitespace && scalar != "“"
    }
    return shown
  }

  private static func shown(_ scalar: Unicode.Scalar) -> String {
    switch scalar.value {
    case 0x00...0x1F: return String(Unicode.Scalar(0x2400 + scalar.value)!)
    case 0x7F: return "\u{2421}"
    // Bidi controls and byte order marks, which are read as nothing (R1).
    case 0x61C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: return ""
    case _ where scalar.properties.isVariationSelector: return name(scalar)
    default: break
    }
    switch scalar.properties.generalCategory {
    case .control, .format, .unassigned, .lineSeparator, .paragraphSeparator, .privateUse:
      return name(scalar)
    default: return String(scalar)
    }
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: !scalar.properties.isVariationSelector
    // The vowels and finals of Hangul take no column of their own.
    default: 0x1160...0x11FF ~= scalar.value
    }
  }

  private static func name(_ scalar: Unicode.Scalar) -> String {
    let hex = String(scalar.value, radix: 16, uppercase: true)
    return "<U+" + String(repeating: "0", count: max(0, 4 - hex.count)) + hex + ">"
  }
}
