import FieldForms
import FormattingFields

/// What stands under the focused field: what the text says, and what Return would make of it. A field that
/// was left once also shows what is wrong and where.
struct FieldDetail<Content: TerminalContent> {
  private let field: Content.FieldID
  private let state: FieldState
  private let form: FieldForm<Content>

  init(_ field: Content.FieldID, _ state: FieldState, form: FieldForm<Content>) {
    self.field = field
    self.state = state
    self.form = form
  }

  /// The lines, eight at most.
  func lines(window: TextWindow, columns: FormColumns, paint: Paint) -> [String] {
    func wrapped(_ text: String, lines: Int, _ colour: Paint.Colour) -> [String] {
      DisplayLines.wrapped(VisibleText.named(text), to: columns.room, lines: lines)
        .map { columns.indent + paint(colour, $0) }
    }
    if field == Content.localeField { return wrapped(search, lines: 2, .dim) }
    var lines: [String] = []
    if state.isTouched, let issue = state.issues.first {
      let colour: Paint.Colour = state.status == .intermediate ? .yellow : .red
      if let place = place(of: issue) {
        let marked = window.columns(of: place)
        lines.append(
          columns.indent + String(repeating: " ", count: marked.lowerBound)
            + String(repeating: paint(colour, "^"), count: marked.count))
      }
      lines += wrapped(form.sentences(for: field, in: form.content.messages)[0], lines: 3, colour)
      if case .answer = issue.kind {
        lines += wrapped(form.content.answerer, lines: 2, .dim)
      }
    }
    if let offer = form.offer(of: field) { lines += wrapped(offer, lines: 1, .cyan) }
    lines += wrapped(facts, lines: 2, .dim)
    return lines + wrapped(form.content.hint(of: field) ?? "", lines: 1, .dim)
  }

  private var search: String {
    let locale = form.content.locale
    guard !locale.search.isEmpty else {
      return "Left and Right choose another one. Type a name to search."
    }
    let names = locale.found.prefix(4).map(LocaleField.name).joined(separator: ", ")
    return "Search “\(locale.search)”: \(locale.found.count) found: \(names)"
  }

  /// The UTF-8 offsets that an issue is about; nil if it is about the whole text.
  private func place(of issue: ValidationIssue) -> Range<Int>? {
    guard case .number(let refused) = issue.kind, !state.text.isEmpty else { return nil }
    return refused.issue.range
  }

  /// What the text says, and what Return does.
  private var facts: String {
    if form.content.countsRows(field) { return "Ctrl-N adds a row. Return goes on." }
    return state.traits.isEditable ? "\(meaning) \(preview)" : "This is computed."
  }

  private var isSecret: Bool { state.traits.contains(.secret) }

  /// What the text says as it stands; never a value from before.
  private var meaning: String {
    let isSaid = !state.text.isEmpty && state.status == .acceptable
    switch state.control {
    case .boolean, .choice, .choices:
      if isSaid { return "“\(state.text)”." }
      let labels = choices.joined(separator: ", ")
      return state.control == .choices(state.control.options)
        ? "Any of: \(labels)." : "Up and Down choose: \(labels)."
    case .number:
      if state.text.isEmpty { return "Type a number." }
      guard isSaid, case .number(let number?) = state.value else {
        return state.status == .intermediate
          ? "Not a number yet." : "Not a number for this field."
      }
      return "The number \(number.plainText)."
    case .text:
      if state.text.isEmpty { return "Type a text." }
      return isSecret ? "Not shown." : "The text “\(state.text)”."
    case .date, .time, .dateTime:
      return isSaid ? "“\(state.text)”." : "Type \(example)."
    }
  }

  /// The words to choose from.
  private var choices: [String] {
    let options = state.control.options.map(\.label)
    let table = form.content.table
    return state.control == .boolean ? [table[.yes], table[.no]] : options
  }

  /// How a date or a time is written.
  private var example: String {
    switch state.control {
    case .date: "a date, such as 2030-12-31"
    case .time: "a time, such as 23:59"
    default: "a date and a time, such as 2030-12-31T23:59:00Z"
    }
  }

  /// What a commit would do, found out on a copy.
  private var preview: String {
    var copy = form
    guard let outcome = copy.commit(field), let after = copy[field] else { return "" }
    let text = after.text
    switch outcome {
    case .unchanged where text.isEmpty: return "Return goes on."
    case .unchanged, .accepted: return isSecret ? "Return keeps it." : "Return shows “\(text)”."
    case .keptInvalid: return "Return keeps the text as it is."
    default:
      let message = outcome.message(
        showing: text, format: after.numberFormat, in: form.content.table)
      return "Return: \(message ?? "")"
    }
  }
}
