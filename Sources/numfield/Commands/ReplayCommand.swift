import ArgumentParser
import FormattingFields
import NumfieldJSON

/// `numfield replay`: what a field makes of edits and commits.
struct ReplayCommand: ParsableCommand, JSONLinesCall {
  static let configuration = CommandConfiguration(
    commandName: "replay",
    abstract: "Replay editing: one JSON object a line in, one out.",
    discussion: """
      In:   {"id":3,"locale":"en-US","type":"float","value":"100","steps":[{"select":[0,3]},\
      {"type":"0.3.4"},{"commit":true}]}
      Out:  {"id":3,"steps":[{"text":"100","selection":[0,3],"status":"acceptable",…},…]}

      Steps: type, paste, deleteBackward, deleteForward, select, decimalKey, commit, revert, \
      setValue, increment, decrement, compose, endComposition, setLocale.
      Policies: commitPolicy, emptyPolicy, boundsPolicy, snapsToStep.
      Offsets count UTF-16 units. An edit that was refused is told by the key "refused".
      """)

  func run() throws { try Numfield.answerLines(with: Self.self) }

  static func answer(_ keys: inout RequestKeys, _ writer: inout JSONWriter) throws(RequestError) {
    let request = try ReplayRequest(&keys)
    try keys.checkNoOthers()
    try write(request, request.number.type.type, &writer)
  }

  private static func write<Value: NumberValue>(
    _ request: ReplayRequest, _ type: Value.Type, _ writer: inout JSONWriter
  ) throws(RequestError) {
    var replay = try Replay<Value>(request)
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
  }

  private static func write<Value: NumberValue>(
    _ field: FormattingField<Value>, after report: Replay<Value>.Report,
    _ writer: inout JSONWriter
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
