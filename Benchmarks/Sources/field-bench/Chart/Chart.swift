import Foundation

/// A picture of a run in SVG: how many times as long the peers take, and how the time of a key
/// grows with the text.
struct Chart {
  static let width = 860.0
  private static let margin = 24.0

  private var panels: [(title: String, drawing: Drawing)]

  /// Draws what was measured.
  init(_ results: [Measurement]) {
    let titled = [
      ("Reading a number, de-DE, to Double", "scan-double-de-DE"),
      ("Reading a number, de-DE, to an exact decimal", "scan-decimal-de-DE"),
      ("Reading a number in Arabic digits, ar-EG, to Double", "scan-double-ar-EG"),
      ("Typing 1234567,89 key by key, then a commit", "type-and-commit"),
      ("Writing a number, de-DE", "format-de-DE"),
      ("A file of a million numbers, whole process", "bulk-parse"),
    ].compactMap { title, benchmark in
      RatioPanel(results, benchmark: benchmark).map { (title, $0) }
    }
    let scale = RatioPanel.scale(titled.map(\.1))
    panels = titled.map { ($0, $1.drawing(scale)) }
    if let curves = GrowthPanel(results) {
      panels.append(("One more key at the end of a text", curves.drawing))
    }
  }

  /// The picture.
  var svg: String {
    var body = ""
    var y = Self.margin
    for (title, drawing) in panels {
      body += "<text class=\"title\" x=\"\(Self.margin)\" y=\"\(y + 14)\">\(title)</text>\n"
      body += "<g transform=\"translate(\(Self.margin) \(y + 30))\">\n\(drawing.elements)</g>\n"
      y += 30 + drawing.height + 26
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(Self.width) \(y)" role="img" \
      aria-label="Times of this package and of others">
      <style>\(Self.style)</style>
      <rect class="page" width="100%" height="100%" rx="8"/>
      \(body)</svg>

      """
  }

  /// Writes the picture to a file.
  func write(to file: String) throws {
    try svg.write(toFile: file, atomically: true, encoding: .utf8)
  }

  // The colors tell subjects apart for the color-blind as well (Okabe and Ito's palette), and have
  // contrast on a light and a dark background.
  private static let style = """

    text { font: 13px system-ui, -apple-system, "Segoe UI", sans-serif; fill: #24292f }
    .page { fill: #ffffff }
    .title { font-weight: 600; font-size: 15px }
    .faint { fill: #656d76; font-size: 12px }
    .grid { stroke: #d0d7de; stroke-width: 1 }
    .one { stroke: #656d76; stroke-width: 1.5 }
    .line { fill: none; stroke-width: 2.5 }
    .bar { stroke-width: 6; stroke-linecap: round }
    .ours { stroke: #d55e00; font-weight: 600 } text.ours { stroke: none; fill: #b34f00 }
    .icu { stroke: #0072b2 } .foundation { stroke: #009e73 } .formatter { stroke: #8a6fb0 }
    .ascii { stroke: #7d8590 } .c { stroke: #b58900 } .fast { stroke: #a04080 }
    @media (prefers-color-scheme: dark) {
      text { fill: #e6edf3 } .page { fill: #0d1117 }
      .faint { fill: #9198a1 } .grid { stroke: #30363d } .one { stroke: #9198a1 }
      .ours { stroke: #ff8c3a } text.ours { fill: #ff9d57 }
      .icu { stroke: #56b4e9 } .foundation { stroke: #2fc79a } .formatter { stroke: #b79be0 }
      .ascii { stroke: #9198a1 } .c { stroke: #e3b341 } .fast { stroke: #e07bbd }
    }

    """

  /// The style's class of a subject.
  static func ink(_ subject: String) -> String {
    switch subject {
    case "ours": "ours"
    case "icu-double", "icu-decimal": "icu"
    case "foundation-double", "foundation-decimal": "foundation"
    case "number-formatter": "formatter"
    case "strtod": "c"
    case "fast-float": "fast"
    default: "ascii"
    }
  }
}
