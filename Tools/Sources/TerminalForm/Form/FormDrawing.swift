import FieldForms
import FormattingFields

/// The lines of a form's fields, all of them or those around the focus.
struct FormBody<FieldID> {
  var lines: [String] = []
  /// The fields by the rows that they stand in.
  var fields: [Int: (field: FieldID, window: TextWindow)] = [:]
  var cursor: Screen.Place?
  /// The lines of the focused field and of what stands under it.
  var focused = 0..<0

  /// Keeps `room` lines, those of the focused field among them.
  mutating func crop(to room: Int) {
    guard lines.count > room else { return }
    let start = min(max(0, focused.upperBound - room), focused.lowerBound, lines.count - room)
    lines = Array(lines[start..<start + room])
    var kept: [Int: (field: FieldID, window: TextWindow)] = [:]
    for (row, field) in fields where start..<start + room ~= row { kept[row - start] = field }
    fields = kept
    cursor?.row -= start
  }
}

/// Draws the fields of a form, a line for each, and the sections that they stand in.
struct FormDrawing<Content: TerminalContent> {
  /// A field that is shown.
  private struct Line {
    let field: Content.FieldID
    let state: FieldState
    let label: String
    /// The section that begins with the field; nil if it goes on.
    let section: String?
  }

  let columns: FormColumns
  private let form: FieldForm<Content>
  private let paint: Paint
  private let lines: [Line]

  init(_ form: FieldForm<Content>, paint: Paint, columns: Int) {
    var lines: [Line] = []
    var section = ""
    for field in form.declaredFields {
      guard let state = form[field], !state.traits.contains(.hidden) else { continue }
      let own = form.content.section(of: field)
      lines.append(
        Line(
          field: field, state: state, label: VisibleText.drawn(form.content.label(of: field)),
          section: own == section || own.isEmpty ? nil : own))
      section = own
    }
    (self.form, self.paint, self.lines) = (form, paint, lines)
    let longest = lines.map { DisplayWidth.columns(of: $0.label) }.max()
    self.columns = FormColumns(columns, labels: longest ?? 0)
  }

  /// How many lines the form takes without what stands under fields.
  var lineCount: Int { lines.count + lines.count { $0.section != nil } }

  /// - Parameter spareRows: How many rows are left for sentences of fields without the focus.
  func body(spareRows: Int) -> FormBody<Content.FieldID> {
    var body = FormBody<Content.FieldID>()
    var spareRows = spareRows
    for line in lines {
      let (field, state) = (line.field, line.state)
      if let section = line.section {
        let shown = DisplayLines.clipped(
          VisibleText.drawn(section), to: columns.text + columns.box - 1)
        body.lines.append("   " + paint(.dim, shown))
      }
      let window = TextWindow(
        shownText(line), columns: columns.box, caret: state.isFocused ? state.selection.head : nil,
        isSecret: state.traits.contains(.secret))
      let row = body.lines.count
      body.fields[row] = (field, window)
      body.lines.append(text(of: line, window))
      if state.isFocused {
        body.cursor = Screen.Place(
          row: row, column: columns.text + window.column(of: state.selection.head))
        let detail = FieldDetail(field, state, form: form)
        body.lines += detail.lines(window: window, columns: columns, paint: paint)
        body.focused = row..<body.lines.count
      } else if spareRows > 0, state.isTouched,
        let sentence = form.sentences(for: field, in: form.content.messages).first
      {
        // A field that was left keeps a line with its sentence.
        spareRows -= 1
        let shown = DisplayLines.clipped(VisibleText.named(sentence), to: columns.room)
        body.lines.append(columns.indent + paint(.red, shown))
      }
    }
    return body
  }

  /// The text of a field, and what is counted.
  private func shownText(_ line: Line) -> String {
    guard form.content.countsRows(line.field) else { return line.state.text }
    return line.state.text + (line.state.text == "1" ? " row" : " rows")
  }

  /// A field: its marker, its label, and its text, in a box if it can be edited.
  private func text(of line: Line, _ window: TextWindow) -> String {
    let state = line.state
    let isWrong = !state.issues.isEmpty && state.isTouched
    let marker = state.isFocused ? paint(.cyan, "▸") : isWrong ? paint(.red, "!") : " "
    let word = DisplayLines.clipped(line.label, to: columns.text - 4)
    let label = DisplayWidth.padded(word, to: columns.text - 4)
    let head = " \(marker) " + (state.isFocused ? paint(.bold, label) : label)
    if line.field == Content.localeField { return head + locale }
    guard state.traits.isEditable else {
      let isMissing = state.text.isEmpty && state.traits.contains(.readOnly)
      return head + " "
        + (isMissing
          ? paint(.dim, DisplayLines.clipped("waits for the values above", to: columns.room))
          : paint(.bold, window.text))
    }
    let parts = window.parts(around: state.isFocused ? state.selection.range : 0..<0)
    // The closing bracket is put at its column, so that it stands there even if the terminal draws
    // a character wider or narrower than expected.
    return head + "[" + parts.before + TerminalCodes.reversed(parts.inside) + parts.after
      + TerminalCodes.column(columns.text + columns.box) + "]"
  }

  /// The chosen locale, its name, and a number as it writes them.
  private var locale: String {
    let tag = form.content.locale.text
    let (box, facts) = ("‹\(tag)›", "\(LocaleField.name(of: tag)), \(form.content.sample)")
    let room = columns.room + 1 - DisplayWidth.columns(of: box)
    guard room > 1 else { return DisplayLines.clipped(box, to: columns.room + 1) }
    return box + paint(.dim, DisplayLines.clipped(" " + VisibleText.drawn(facts), to: room))
  }
}
