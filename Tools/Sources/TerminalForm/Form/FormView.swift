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

  /// - Parameter labels: How many columns the longest label takes; a wide terminal shows all of it.
  init(_ columns: Int, labels: Int = 0) {
    text = columns < 40 ? 10 : 4 + max(10, min(labels, columns / 3))
    box = min(40, columns - text - 2)
    room = columns - 1 - text
  }

  /// The indent of a line under a field.
  var indent: String { String(repeating: " ", count: text) }
}

/// A screen, and where its fields are.
struct FormPage<FieldID> {
  fileprivate(set) var screen: Screen
  fileprivate var fields: [Int: (field: FieldID, window: TextWindow)] = [:]
  fileprivate var textColumn = 0

  /// The field at a row, and the UTF-8 offset in its text at a column.
  func target(row: Int, column: Int) -> (field: FieldID, offset: Int)? {
    fields[row].map { ($0.field, $0.window.offset(at: max(0, column - textColumn))) }
  }
}

/// Draws a form: a pure function from its state to a screen.
///
/// ```swift
/// FormView(paint: Paint(isOn: false)).page(of: form, size: size).screen.lines
/// ```
struct FormView {
  /// The smallest terminal that a form is shown on.
  static let minimumSize = TerminalSize(rows: 5, columns: 20)
  /// The rows of a whole form beside its fields: the title, what stands under the focused field, the note, the
  /// footer.
  static let rowsAroundFields = 13

  private static let footer = "F1: help   Tab, Return: go on   Ctrl-Z: undo   Ctrl-C: quit"

  let paint: Paint

  /// Whether a terminal has room for the form.
  static func fits(_ size: TerminalSize) -> Bool {
    size.rows >= minimumSize.rows && size.columns >= minimumSize.columns
  }

  /// What a terminal of a size shows.
  func page<Content: TerminalContent>(
    of form: KeyedForm<Content>, size: TerminalSize
  ) -> FormPage<Content.FieldID> {
    guard Self.fits(size) else { return FormPage(screen: Self.apology(size)) }
    if let line = form.helpLine {
      return FormPage(screen: help(FormHelp.lines(of: form.form.content), from: line, size))
    }
    let drawing = FormDrawing(form.form, paint: paint, columns: size.columns)
    let whole = Self.rowsAroundFields + drawing.lineCount
    let head =
      size.rows >= whole ? [" " + paint(.bold, clipped(form.form.content.title, size)), ""] : []
    let foot = size.rows >= 10 ? [" " + paint(.dim, clipped(Self.footer, size))] : []
    let note = noteLines(form, size)
    let room = size.rows - head.count - note.count - foot.count
    var body = drawing.body(spareRows: size.rows - whole)
    body.crop(to: room)
    var page = FormPage<Content.FieldID>(
      screen: Screen(lines: head), textColumn: drawing.columns.text)
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

  /// What the last key did, apart from changing a text.
  private func noteLines<Content>(_ form: KeyedForm<Content>, _ size: TerminalSize) -> [String] {
    let (colour, text): (Paint.Colour, String) =
      switch form.note {
      case .refused(let text): (.red, text)
      case .done(let text): (.green, text)
      case nil where form.form.focusedField == nil:
        (.dim, "No field has the focus. Tab goes to the first, q quits.")
      case .sent, nil: (.dim, "")
      }
    return DisplayLines.wrapped(
      VisibleText.named(text), to: size.columns - 2, lines: size.rows < 10 ? 1 : 2
    )
    .map { " " + paint(colour, $0) }
  }

  private func help(_ lines: [String], from line: Int, _ size: TerminalSize) -> Screen {
    let shown = lines.dropFirst(line).prefix(size.rows - 1).map {
      " " + DisplayLines.clipped($0, to: size.columns - 2)
    }
    let end = " " + paint(.dim, clipped("Down: more. Any other key goes on.", size))
    let empty = Array(repeating: "", count: max(0, size.rows - 1 - shown.count))
    return Screen(lines: shown + empty + [end])
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
