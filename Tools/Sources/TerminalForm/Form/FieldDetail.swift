import FieldForms
import FormattingFields

/// What stands under the focused field: what the text says, and what Return would make of it. A field that
/// was left once also shows what is wrong and where.
struct FieldDetail {
  private let field: Cart.FieldID
  private let state: FieldState
  private let form: FieldForm<Cart>

  init(_ field: Cart.FieldID, _ state: FieldState, form: FieldForm<Cart>) {
    self.field = field
    self.state = state
    self.form = form
  }

  /// The lines, seven at most.
  func lines(window: TextWindow, columns: FormColumns, paint: Paint) -> [String] {
    func wrapped(_ text: String, lines: Int, _ colour: Paint.Colour) -> [String] {
      DisplayLines.wrapped(VisibleText.named(text), to: columns.room, lines: lines)
        .map { columns.indent + paint(colour, $0) }
    }
    if field == .locale { return wrapped(search, lines: 2, .dim) }
    var lines: [String] = []
    if state.isTouched, let issue = state.issues.first {
      let colour: Paint.Colour = state.status == .intermediate ? .yellow : .red
      if let place = place(of: issue) {
        let marked = window.columns(of: place)
        lines.append(
          columns.indent + String(repeating: " ", count: marked.lowerBound)
            + String(repeating: paint(colour, "^"), count: marked.count))
      }
      lines += wrapped(form.sentences(for: field, in: Cart.messages)[0], lines: 3, colour)
      if case .answer = issue.kind {
        lines += wrapped(
          "So the shop answers, which this program plays. Another text is sent anew.", lines: 2,
          .dim)
      }
    }
    if let offer = form.offer(of: field) { lines += wrapped(offer, lines: 1, .cyan) }
    return lines + wrapped(facts, lines: 2, .dim)
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
  private var facts: String { "\(meaning) \(preview)" }

  private var isSecret: Bool { state.traits.contains(.secret) }

  /// What the text says as it stands; never a value from before.
  private var meaning: String {
    if state.text.isEmpty {
      return state.numberFormat == nil ? "Type a text." : "Type a number."
    }
    switch (state.value, state.status) {
    case (.number(let number?), .acceptable): return "The number \(number.plainText)."
    case (.number, .intermediate): return "Not a number yet."
    case (.number, _): return "Not a number for this field."
    case (.text, _) where isSecret: return "Not shown."
    case (.text(let text), _): return "The text “\(text)”."
    default: return "“\(state.text)”."
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
      let message = outcome.message(showing: text, format: after.numberFormat, in: .english)
      return "Return: \(message ?? "")"
    }
  }
}
