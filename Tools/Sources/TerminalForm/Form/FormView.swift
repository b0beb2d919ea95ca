import FieldForms
import FormattingFields

/// The columns of a form on a terminal.
struct FormColumns {
  /// Where the texts of fields begin.
  let text: Int
  /// How wide the box of a text is.
  let box: Int
  /// How many columns the lines under a field have.
  let room: Int

  init(_ columns: Int) {
    text = columns < 40 ? 10 : 14
    box = min(40, columns - text - 2)
    room = columns - 1 - text
  }

  /// The indent of a line under a field.
  var indent: String { String(repeating: " ", count: text) }
}

/// Draws the demo's form: a pure function from its state to a screen.
///
/// ```swift
/// FormView(paint: Paint(isOn: false)).page(of: demo, size: size).screen.lines
/// ```
struct FormView {
  /// The smallest terminal that the form is shown on.
  static let minimumSize = TerminalSize(rows: 5, columns: 20)
  /// The rows that a form without extras takes.
  static let wholeRows = 21

  private static let title = "numfield demo: number fields, key by key"
  private static let footer = "F1: help   Tab, Return: go on   Ctrl-Z: undo   Ctrl-C: quit"

  let paint: Paint

  /// A screen, and where its fields are.
  struct Page {
    fileprivate(set) var screen: Screen
    fileprivate var fields: [Int: (field: Cart.FieldID, window: TextWindow)] = [:]
    fileprivate var textColumn = 0

    /// The field at a row, and the UTF-8 offset in its text at a column.
    func target(row: Int, column: Int) -> (field: Cart.FieldID, offset: Int)? {
      fields[row].map { ($0.field, $0.window.offset(at: max(0, column - textColumn))) }
    }
  }

  /// Whether a terminal has room for the form.
  static func fits(_ size: TerminalSize) -> Bool {
    size.rows >= minimumSize.rows && size.columns >= minimumSize.columns
  }

  /// What a terminal of a size shows.
  func page(of demo: DemoForm, size: TerminalSize) -> Page {
    guard Self.fits(size) else { return Page(screen: Self.apology(size)) }
    if let line = demo.helpLine { return help(from: line, size) }
    let columns = FormColumns(size.columns)
    let whole = Self.wholeRows + demo.form.content.extras.count
    let head = size.rows >= whole ? [" " + paint(.bold, clipped(Self.title, size)), ""] : []
    let foot = size.rows >= 10 ? [" " + paint(.dim, clipped(Self.footer, size))] : []
    let note = noteLines(demo, size)
    let room = size.rows - head.count - note.count - foot.count
    var body = self.body(of: demo, columns, spareRows: size.rows - whole)
    body.crop(to: room)
    var page = Page(screen: Screen(lines: head), textColumn: columns.text)
    for (row, field) in body.fields { page.fields[row + head.count] = field }
    page.screen.lines += body.lines
    page.screen.cursor = body.cursor.map {
      Screen.Place(row: $0.row + head.count, column: $0.column)
    }
    // The note stands under the form, the footer at the end.
    let empty = max(0, room - body.lines.count)
    if empty > 0 { page.screen.lines.append("") }
    page.screen.lines += note + Array(repeating: "", count: max(0, empty - 1)) + foot
    return page
  }

  /// The lines of a form's fields, all of them or those around the focus.
  private struct Body {
    var lines: [String] = []
    var fields: [Int: (field: Cart.FieldID, window: TextWindow)] = [:]
    var cursor: Screen.Place?
    /// The lines of the focused field and of what stands under it.
    var focused = 0..<0

    /// Keeps `room` lines, those of the focused field among them.
    mutating func crop(to room: Int) {
      guard lines.count > room else { return }
      let start = min(max(0, focused.upperBound - room), focused.lowerBound, lines.count - room)
      lines = Array(lines[start..<start + room])
      var kept: [Int: (field: Cart.FieldID, window: TextWindow)] = [:]
      for (row, field) in fields where start..<start + room ~= row { kept[row - start] = field }
      fields = kept
      cursor?.row -= start
    }
  }

  private func body(of demo: DemoForm, _ columns: FormColumns, spareRows: Int) -> Body {
    var body = Body()
    // Rows that the focused field does not need.
    var spareRows = spareRows
    for field in demo.form.focusOrder {
      if field == .name { body.lines.append(totalLine(demo, columns)) }
      guard let state = demo.form[field] else { continue }
      let window = TextWindow(
        state.text, columns: columns.box, caret: state.isFocused ? state.selection.head : nil,
        isSecret: state.traits.contains(.secret))
      let row = body.lines.count
      body.fields[row] = (field, window)
      body.lines.append(line(field, state, window, columns, demo))
      if state.isFocused {
        body.cursor = Screen.Place(
          row: row, column: columns.text + window.column(of: state.selection.head))
        let detail = FieldDetail(field, state, form: demo.form)
        body.lines += detail.lines(window: window, columns: columns, paint: paint)
        body.focused = row..<body.lines.count
      } else if spareRows > 0, state.isTouched,
        let sentence = demo.form.sentences(for: field, in: Cart.messages).first
      {
        // A field that was left keeps a line with its sentence.
        spareRows -= 1
        let shown = DisplayLines.clipped(VisibleText.named(sentence), to: columns.room)
        body.lines.append(columns.indent + paint(.red, shown))
      }
    }
    return body
  }

  /// A field: its marker, its label, and its text in a box.
  private func line(
    _ field: Cart.FieldID, _ state: FieldState, _ window: TextWindow, _ columns: FormColumns,
    _ demo: DemoForm
  ) -> String {
    let isWrong = !state.issues.isEmpty && state.isTouched
    let marker = state.isFocused ? paint(.cyan, "▸") : isWrong ? paint(.red, "!") : " "
    let word = DisplayLines.clipped(Cart.messages.label(field), to: columns.text - 4)
    let label = DisplayWidth.padded(word, to: columns.text - 4)
    let head = " \(marker) " + (state.isFocused ? paint(.bold, label) : label)
    if field == .locale {
      let facts = "\(LocaleField.name(of: state.text)), \(demo.form.content.sample)"
      let box = "‹\(state.text)›"
      let room = columns.room + 1 - DisplayWidth.columns(of: box)
      guard room > 1 else { return head + DisplayLines.clipped(box, to: columns.room + 1) }
      return head + box
        + paint(.dim, DisplayLines.clipped(" " + VisibleText.drawn(facts), to: room))
    }
    let parts = window.parts(around: state.isFocused ? state.selection.range : 0..<0)
    // The closing bracket is put at its column, so that it stands there even if the terminal draws
    // a character wider or narrower than expected.
    return head + "[" + parts.before + TerminalCodes.reversed(parts.inside) + parts.after
      + TerminalCodes.column(columns.text + columns.box) + "]"
  }

  private func totalLine(_ demo: DemoForm, _ columns: FormColumns) -> String {
    let total = TextWindow(demo.form.content.totalText, columns: columns.box).text
    let label = DisplayWidth.padded("   Total", to: columns.text)
    return label
      + (total.isEmpty
        ? paint(.dim, DisplayLines.clipped("waits for the numbers above", to: columns.room))
        : paint(.bold, total))
  }

  /// What the last key did, apart from changing a text.
  private func noteLines(_ demo: DemoForm, _ size: TerminalSize) -> [String] {
    let (colour, text): (Paint.Colour, String) =
      switch demo.note {
      case .refused(let text): (.red, text)
      case .done(let text): (.green, text)
      case nil where demo.form.focusedField == nil:
        (.dim, "No field has the focus. Tab goes to the first, q quits.")
      case nil: (.dim, "")
      }
    return DisplayLines.wrapped(
      VisibleText.named(text), to: size.columns - 2, lines: size.rows < 10 ? 1 : 2
    )
    .map { " " + paint(colour, $0) }
  }

  private func help(from line: Int, _ size: TerminalSize) -> Page {
    let shown = DemoHelp.lines.dropFirst(line).prefix(size.rows - 1).map {
      " " + DisplayLines.clipped($0, to: size.columns - 2)
    }
    let end = " " + paint(.dim, clipped("Down: more. Any other key goes on.", size))
    let empty = Array(repeating: "", count: max(0, size.rows - 1 - shown.count))
    return Page(screen: Screen(lines: shown + empty + [end]))
  }

  private func clipped(_ text: String, _ size: TerminalSize) -> String {
    DisplayLines.clipped(text, to: size.columns - 2)
  }

  private static func apology(_ size: TerminalSize) -> Screen {
    let lines = [
      "The terminal is too small.",
      "It has \(size.columns) × \(size.rows),",
      "\(minimumSize.columns) × \(minimumSize.rows) are needed.",
      "Ctrl-C quits.",
    ]
    return Screen(
      lines: lines.prefix(size.rows).map { DisplayLines.clipped($0, to: max(1, size.columns)) })
  }
}
