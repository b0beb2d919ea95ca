import ArgumentParser
import FormattingFields
import NumfieldJSON

/// `numfield replay`: what a field makes of edits and commits.
struct ReplayCommand: ParsableCommand, JSONLinesCall {
  static let configuration = CommandConfiguration(
    commandName: "replay",
    abstract: "Replay editing: one JSON object a line in, one out.",
    discussion: """
      In:   {"id":3,"locale":"en-US","steps":[{"type":"0.3.4"},{"commit":true}]}
      Out:  {"id":3,"steps":[{"text":"0.3.4","selection":[5,5],"status":…},…]}

      KEYS:
        value           the value at the start; null, or none, for an empty text
        steps           an array of objects with one key each
      \(RequestHelp.number)

      POLICIES (the first is taken if none is given):
      \(RequestHelp.policies)

      STEPS:
      \(RequestHelp.steps)

      The answer has id and steps, each with text, selection (in UTF-16 units),
      status, issue, value, outcome of a commit, and refused where the field refused
      the edit; or id and error. The exit status is 0, 1 where a line was in error,
      2 for bad usage, 3 where reading or writing failed.
      """)

  func run() throws { try Numfield.answerLines(with: Self.self) }

  static func answer(
    _ keys: inout RequestKeys, _ writer: inout JSONWriter
  ) throws(RequestError) -> Bool {
    let request = try ReplayRequest(&keys)
    try keys.checkNoOthers()
    var replay = try Replay(request)
    writer.key("steps")
    writer.open("[")
    for (index, step) in request.steps.enumerated() {
      do throws(RequestError) {
        let report = try replay.take(step)
        write(replay.field, after: report, &writer)
      } catch {
        throw RequestError("step \(index + 1): \(error)")
      }
    }
    writer.close("]")
    return true
  }

  private static func write(
    _ field: NumberField, after report: Replay.Report, _ writer: inout JSONWriter
  ) {
    writer.open("{")
    writer.member("text", field.text)
    writer.member(
      "selection", field.utf16Offset(of: field.selection.anchor),
      field.utf16Offset(of: field.selection.head))
    writer.member("status", field.status.rawValue)
    writer.member("issue", field.reading.issue?.code.rawValue)
    writer.member("value", field.value?.fixedDecimal?.plainText)
    writer.member("outcome", report.outcome?.name)
    if let refusal = report.refusal { writer.member("refused", refusal.name) }
    writer.close("}")
  }
}
