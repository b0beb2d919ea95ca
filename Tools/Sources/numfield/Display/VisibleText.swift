/// Texts as they are sent to a terminal: nothing in them moves the cursor, rings the bell, or
/// reverses a line.
///
/// | code point | is shown as |
/// |---|---|
/// | C0 control, delete | its picture, "␉" |
/// | other control, format or unassigned code point | "<U+0085>" |
/// | bidi control, U+FEFF | nothing, as the field reads it as nothing (R1) |
/// | joiner, variation selector | nothing; "<U+200D>" in ``named(_:)`` |
/// | combining character with nothing before it | on a dotted circle |
///
/// Texts stay in the order of their characters, right-to-left ones too: the caret, the carets under
/// an issue and the digits keep their places in every terminal.
enum VisibleText {
  /// The text of a field.
  static func drawn(_ text: some StringProtocol) -> String { visible(text, naming: false) }

  /// A sentence that may quote any code point: invisible characters are named.
  static func named(_ text: some StringProtocol) -> String { visible(text, naming: true) }

  private static func visible(_ text: some StringProtocol, naming: Bool) -> String {
    var shown = ""
    var hasBase = false
    for scalar in text.unicodeScalars {
      let next = self.shown(scalar, naming: naming)
      if next.isEmpty { continue }
      if !hasBase && DisplayWidth.columns(of: next) == 0 { shown += "\u{25CC}" }
      shown += next
      hasBase = !scalar.properties.isWhitespace && scalar != "“"
    }
    return shown
  }

  private static func shown(_ scalar: Unicode.Scalar, naming: Bool) -> String {
    switch scalar.value {
    case 0x00...0x1F: return String(Unicode.Scalar(0x2400 + scalar.value)!)
    case 0x7F: return "\u{2421}"
    case 0x61C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: return ""
    case 0x200C, 0x200D: return naming ? name(scalar) : ""
    case _ where scalar.properties.isVariationSelector: return naming ? name(scalar) : ""
    default: break
    }
    switch scalar.properties.generalCategory {
    case .control, .format, .unassigned, .lineSeparator, .paragraphSeparator, .privateUse:
      return name(scalar)
    default: return String(scalar)
    }
  }

  private static func name(_ scalar: Unicode.Scalar) -> String {
    let hex = String(scalar.value, radix: 16, uppercase: true)
    return "<U+" + String(repeating: "0", count: max(0, 4 - hex.count)) + hex + ">"
  }
}
