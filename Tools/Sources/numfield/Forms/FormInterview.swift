import FieldForms
import FieldSchemas
import FormattingFields

/// A form that is filled in line by line: for each field it asks, and takes the answer as the field's text.
///
/// ```swift
/// var interview = FormInterview(content, in: .english)
/// interview.run(ask: { print($0); return readLine() }, tell: { print($0) })
/// interview.form.content.json
/// ```
struct FormInterview {
  private(set) var form: FieldForm<SchemaContent>
  private let table: MessageTable

  init(_ content: SchemaContent, in table: MessageTable) {
    (form, self.table) = (FieldForm(content), table)
  }

  private var messages: FormMessages<[String]> {
    let content = form.content
    return FormMessages(label: { content.field($0)?.label ?? $0.last ?? "" }, in: table)
  }

  /// What is wrong, a line for each issue.
  var issues: [SchemaIssue] { form.schemaIssues(in: messages) }

  /// Asks for every field, and again for those that are wrong.
  ///
  /// - Parameters:
  ///   - ask: Shows a question and gives the answer; nil if there are no more answers.
  ///   - tell: Shows a line.
  /// - Returns: Whether the form is valid.
  mutating func run(ask: (String) -> String?, tell: (String) -> Void) -> Bool {
    var asked: Set<[String]> = []
    while let field = form.declaredFields.first(where: { !asked.contains($0) && isAsked($0) }) {
      asked.insert(field)
      guard fill(field, ask, tell) else { return form.isValid }
      // Rows are asked for after the last field so far; each new row has further fields.
      for array in form.content.arrays where !asked.contains([array]) && isLast(field) {
        asked.insert([array])
        guard addRows(to: array, &asked, ask, tell) else { return form.isValid }
      }
    }
    while let field = form.firstInvalidField, isAsked(field) {
      guard fill(field, ask, tell) else { return form.isValid }
    }
    return form.isValid
  }

  /// Whether a person can answer for a field: it can be edited, which the count of an array's rows
  /// cannot.
  private func isAsked(_ field: [String]) -> Bool {
    form[field]?.traits.isEditable ?? false
  }

  private func isLast(_ field: [String]) -> Bool {
    form.declaredFields.last(where: isAsked) == field
  }

  /// Asks for a field until its text is taken; an empty line leaves the text as it is.
  ///
  /// - Returns: Whether there was an answer.
  private mutating func fill(
    _ field: [String], _ ask: (String) -> String?, _ tell: (String) -> Void
  ) -> Bool {
    repeat {
      guard let answer = ask(question(field)) else { return false }
      if !answer.isEmpty {
        do throws(FormRefusal) {
          try form.apply(.edit(TextEdit(.all, answer)), to: field)
        } catch {
          tell("\(error)")
          continue
        }
      }
      form.commit(field)
      for sentence in form.sentences(for: field, in: messages) { tell(sentence) }
    } while !form.issues(of: field).isEmpty
    return true
  }

  private func question(_ field: [String]) -> String {
    guard let state = form[field] else { return "" }
    var question = state.label ?? messages.label(field)
    let options = state.control.options.map(\.label)
    if !options.isEmpty { question += " (" + options.joined(separator: " | ") + ")" }
    if state.control == .boolean { question += " (\(table[.yes]) | \(table[.no]))" }
    if !state.text.isEmpty, !state.traits.contains(.secret) { question += " [\(state.text)]" }
    return question + (state.traits.contains(.required) ? " *: " : ": ")
  }

  /// Asks for the rows of an array, until the answer is no.
  private mutating func addRows(
    to array: String, _ asked: inout Set<[String]>, _ ask: (String) -> String?,
    _ tell: (String) -> Void
  ) -> Bool {
    while true {
      let rows = form.content.rows(at: array) ?? []
      let question = "\(array), \(rows.count + 1) (\(table[.yes]) | \(table[.no])): "
      guard let answer = ask(question) else { return false }
      guard answer == table[.yes] else { return true }
      form.content.setRows(rows + ["\(rows.count)"], at: array)
      while let field = form.declaredFields.first(where: { !asked.contains($0) && isAsked($0) }) {
        asked.insert(field)
        guard fill(field, ask, tell) else { return false }
      }
    }
  }
}
