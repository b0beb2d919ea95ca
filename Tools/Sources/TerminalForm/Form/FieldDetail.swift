import FieldForms
import FormattingFields

/// What stands under the focused field: the issue and its place, what was likely meant, the status,
/// the value, and what a commit would make of the text.
struct FieldDetail {
  private let field: Cart.FieldID
  private let state: FieldState
  private let form: FieldForm<Cart>

  init(_ field: Cart.FieldID, _ state: FieldState, form: FieldForm<Cart>) {
    self.field = field
    self.state = state
    self.form = form
  }

  /// The lines, six at most.
  func lines(window: TextWindow, width: Int, paint: Paint) -> [String] {
    if field == .locale { return [indented(paint(.dim, "Left and Right choose another one."))] }
    let room = width - FormView.textColumn
    func wrapped(_ text: String, lines: Int, _ colour: Paint.Colour) -> [String] {
      DisplayLines.wrapped(VisibleText.named(text), to: room, lines: lines)
        .map { indented(paint(colour, $0)) }
    }
    var lines: [String] = []
    if let issue = state.issues.first {
      // Nothing is wrong yet with a field that nothing was typed into.
      let colour: Paint.Colour =
        state.text.isEmpty && !state.isTouched
        ? .dim : state.status == .intermediate ? .yellow : .red
      if let place = place(of: issue) {
        lines.append(carets(under: place, window, paint(colour, "^")))
      }
      let sentence = form.sentences(for: field, in: Cart.messages)[0]
      lines += wrapped(sentence, lines: 3, colour)
    }
    return lines + wrapped(facts, lines: 2, .dim)
  }

  /// The UTF-8 offsets that an issue is about; nil where it is about the whole text.
  private func place(of issue: ValidationIssue) -> Range<Int>? {
    guard case .number(let refused) = issue.kind, !state.text.isEmpty else { return nil }
    return refused.issue.range
  }

  private func carets(under place: Range<Int>, _ window: TextWindow, _ caret: String) -> String {
    let columns = window.columns(of: place)
    return indented(
      String(repeating: " ", count: columns.lowerBound)
        + String(repeating: caret, count: columns.count))
  }

  private func indented(_ line: String) -> String {
    String(repeating: " ", count: FormView.textColumn) + line
  }

  /// Status, value and preview, in a line.
  private var facts: String { "\(state.status.rawValue) · value \(value) · \(preview)" }

  private var isSecret: Bool { state.traits.contains(.secret) }

  private var value: String {
    switch state.value {
    case .number(let number): number?.plainText ?? "none"
    case .text(""): "none"
    case .text(let text): isSecret ? "hidden" : "“\(text)”"
    default: state.text.isEmpty ? "none" : state.text
    }
  }

  /// What a commit would do, found out on a copy.
  private var preview: String {
    var copy = form
    guard let outcome = copy.commit(field), let after = copy[field] else { return "" }
    let text = after.text
    switch outcome {
    case .unchanged where text.isEmpty: return "Return leaves it empty"
    case .unchanged, .accepted: return isSecret ? "Return keeps it" : "Return shows “\(text)”"
    case .keptInvalid: return "Return keeps the text"
    default:
      let message = outcome.message(showing: text, format: after.numberFormat, in: .english)
      return "Return: \(message ?? "")"
    }
  }
}
