import FieldForms
import FormattingFields

/// Draws the demo's form: a pure function from its state to a screen.
///
/// ```swift
/// FormView(paint: Paint(isOn: false)).screen(of: demo, size: size).lines
/// ```
struct FormView {
  /// The smallest terminal that the form fits into.
  static let minimumSize = TerminalSize(rows: 21, columns: 60)
  /// Where the texts of fields begin.
  static let textColumn = 14
  private static let widestBox = 40

  private static let title = "numfield demo: number fields, key by key"
  private static let footer = [
    "Tab, Shift-Tab, Return: go on   Escape: revert   Up, Down: step",
    "Ctrl-Z, Y: undo, redo  N, X: rows  L: locale  Ctrl-C: quit",
  ]

  let paint: Paint

  /// The smallest terminal that a form fits into: it has a line for each extra.
  private static func minimumSize(for form: FieldForm<Cart>) -> TerminalSize {
    TerminalSize(
      rows: minimumSize.rows + form.content.extras.count, columns: minimumSize.columns)
  }

  /// Whether a terminal has room for a form.
  static func fits(_ form: FieldForm<Cart>, _ size: TerminalSize) -> Bool {
    let least = minimumSize(for: form)
    return size.rows >= least.rows && size.columns >= least.columns
  }

  /// What a terminal of a size shows.
  func screen(of demo: DemoForm, size: TerminalSize) -> Screen {
    let least = Self.minimumSize(for: demo.form)
    guard Self.fits(demo.form, size) else { return Self.apology(size, least) }
    let box = min(Self.widestBox, size.columns - Self.textColumn - 2)
    let width = size.columns - 1
    var screen = Screen(lines: [" " + paint(.bold, Self.title), ""])
    // Rows that no field with the focus needs.
    var spareRows = size.rows - least.rows
    for field in demo.form.focusOrder {
      if field == .name { screen.lines.append(totalLine(demo, box)) }
      guard let state = demo.form[field] else { continue }
      let window = TextWindow(
        state.text, columns: box, caret: state.isFocused ? state.selection.head : nil,
        isSecret: state.traits.contains(.secret))
      if state.isFocused {
        screen.cursor = Screen.Place(
          row: screen.lines.count, column: Self.textColumn + window.column(of: state.selection.head)
        )
      }
      screen.lines.append(line(field, state, window, box, demo))
      if state.isFocused {
        let detail = FieldDetail(field, state, form: demo.form)
        screen.lines += detail.lines(window: window, width: width, paint: paint)
      } else if state.isTouched, spareRows > 0,
        let sentence = demo.form.sentences(for: field, in: Cart.messages).first
      {
        // What was likely meant is on offer after the field is left, too.
        spareRows -= 1
        let room = width - Self.textColumn
        screen.lines.append(
          String(repeating: " ", count: Self.textColumn)
            + paint(.red, DisplayLines.clipped(VisibleText.named(sentence), to: room)))
      }
    }
    screen.lines.append("")
    screen.lines += noteLines(demo, width: width)
    let footerRow = size.rows - Self.footer.count
    screen.lines += Array(repeating: "", count: max(0, footerRow - screen.lines.count))
    screen.lines += Self.footer.map { " " + paint(.dim, $0) }
    return screen
  }

  /// A field: its marker, its label, and its text in a box.
  private func line(
    _ field: Cart.FieldID, _ state: FieldState, _ window: TextWindow, _ box: Int, _ demo: DemoForm
  ) -> String {
    let isWrong = !state.issues.isEmpty && state.isTouched
    let marker = state.isFocused ? paint(.cyan, "▸") : isWrong ? paint(.red, "!") : " "
    let label = DisplayWidth.padded(Cart.messages.label(field), to: Self.textColumn - 4)
    let head = " \(marker) " + (state.isFocused ? paint(.bold, label) : label)
    if field == .locale {
      let sample = VisibleText.drawn(demo.form.content.sample)
      return "\(head)‹\(window.text)›" + paint(.dim, "  \(sample)")
    }
    let parts = window.parts(around: state.isFocused ? state.selection.range : 0..<0)
    // The bracket's column is named, so that it stands there even where a terminal gives a character
    // other columns.
    return head + "[" + parts.before + TerminalCodes.reversed(parts.inside) + parts.after
      + TerminalCodes.column(Self.textColumn + box) + "]"
  }

  private func totalLine(_ demo: DemoForm, _ box: Int) -> String {
    let total = TextWindow(demo.form.content.totalText, columns: box).text
    let label = DisplayWidth.padded("   Total", to: Self.textColumn)
    return label
      + (total.isEmpty ? paint(.dim, "waits for the numbers above") : paint(.bold, total))
  }

  private func noteLines(_ demo: DemoForm, width: Int) -> [String] {
    let (colour, text): (Paint.Colour, String) =
      switch demo.note {
      case .refused(let text): (.red, text)
      case .done(let text): (.green, text)
      case nil where demo.form.focusedField == nil:
        (.dim, "No field has the focus. Tab goes to the first, q quits.")
      case nil: (.dim, "")
      }
    return DisplayLines.wrapped(VisibleText.named(text), to: width - 1, lines: 2)
      .map { " " + paint(colour, $0) }
  }

  private static func apology(_ size: TerminalSize, _ least: TerminalSize) -> Screen {
    let lines = [
      "The terminal is too small.",
      "It has \(size.columns) × \(size.rows),",
      "\(least.columns) × \(least.rows) are needed.",
      "Ctrl-C quits.",
    ]
    return Screen(
      lines: lines.prefix(size.rows).map { DisplayLines.clipped($0, to: max(1, size.columns)) })
  }
}
