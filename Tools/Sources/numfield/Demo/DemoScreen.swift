import FormattingFields

/// What a terminal shows of a field: lines, and where the cursor is.
struct DemoScreen {
  private(set) var lines: [String]
  let cursorRow: Int
  let cursorColumn: Int

  private static let labelWidth = 8
  private static let widestBox = 40
  private static let keys =
    "Ctrl + L locale, S style, R bounds, Z undo, C quit. Up/Down steps, Esc reverts."

  /// Draws a field, in 16 columns or more.
  init(_ demo: DemoField, columns: Int) {
    let columns = max(columns, 16)
    let field = demo.field
    let box = min(columns - 2, Self.widestBox)
    let window = TextWindow(field.text, columns: box, caret: field.selection.head)
    let (before, selected, after) = window.parts(around: field.selection.range)
    let room = String(repeating: " ", count: box - DisplayWidth.columns(of: window.text))
    lines = DisplayLines.wrapped(Self.title(of: demo), to: columns, lines: .max) + [""]
    (cursorRow, cursorColumn) = (lines.count, 1 + window.column(of: field.selection.head))
    lines.append("[\(before)\(Self.reversed(selected))\(after)\(room)]")
    var carets = ""
    if let issue = field.issue, !field.text.isEmpty {
      let marked = window.columns(of: issue.range)
      carets = String(repeating: " ", count: 1 + marked.lowerBound)
      carets += String(repeating: "^", count: marked.count)
    }
    lines.append(carets)
    for (label, words) in Self.rows(of: demo) {
      lines += DisplayLines.labelled(
        label, VisibleText.named(words), from: Self.labelWidth, to: columns)
    }
    lines += [""] + DisplayLines.wrapped(Self.keys, to: columns, lines: .max)
  }

  /// What to send so that a terminal of some rows shows this, whatever it showed before.
  func drawing(rows: Int) -> String {
    // Each line is erased before it is written: after its last column the cursor still stands
    // there.
    let lines = (0..<rows).map { row in
      "\u{1B}[\(row + 1);1H\u{1B}[2K" + (row < self.lines.count ? self.lines[row] : "")
    }
    return lines.joined() + "\u{1B}[\(cursorRow + 1);\(cursorColumn + 1)H"
  }

  private static func title(of demo: DemoField) -> String {
    let english = try? ICULocale("en")
    let name = english.flatMap { try? ICULocale(demo.locales[0]).displayName(in: $0) } ?? ""
    let (bounds, format) = (demo.field.bounds, demo.field.format)
    var words = "any number"
    if let minimum = bounds.minimum, let maximum = bounds.maximum {
      words = "\(format.text(for: minimum)) to \(format.text(for: maximum))"
    }
    return VisibleText.drawn("\(demo.locales[0]), \(name): \(demo.style.words), \(words)")
  }

  /// How the text is read, what is wrong, which suggestions the keys take, the value, and what
  /// Return would do.
  private static func rows(of demo: DemoField) -> [(String, String)] {
    let field = demo.field
    let note =
      demo.refusal?.sentence ?? field.refusedText?.message(in: .english)
      ?? demo.outcome?.message(showing: field.text, format: field.format, in: .english) ?? ""
    let suggestions = field.suggestions.prefix(2).map { "“\($0)”" }
    let isOld = field.value != nil && field.status != .acceptable
    return [
      ("text", field.status.words), ("note", note),
      ("Tab", suggestions.isEmpty ? "" : "takes " + suggestions.joined(separator: ", Shift-Tab ")),
      ("value", field.valueWords + (isOld ? ", from before" : "")),
      ("Return", preview(of: field)),
    ]
  }

  private static func preview(of field: NumberField) -> String {
    let preview = field.commitPreview
    switch preview.outcome {
    case .unchanged, .cleared, .keptInvalid: return preview.outcome.words
    default:
      let message = preview.outcome.message(
        showing: preview.text, format: field.format, in: .english)
      return "writes “\(preview.text)”" + (message.map { ". \($0)" } ?? "")
    }
  }

  private static func reversed(_ text: String) -> String {
    text.isEmpty ? "" : "\u{1B}[7m\(text)\u{1B}[0m"
  }
}
