import ArgumentParser
import FieldTesting
import FormattingFieldJSON
import FormattingFields

/// `numfield replay`: what a field makes of edits and commits.
struct ReplayCommand: ParsableCommand, JSONLinesCall {
  static let configuration = CommandConfiguration(
    commandName: "replay",
    abstract: "Replay editing: one JSON object a line in, one out.",
    discussion: """
      In:   {"id":3,"locale":"en-US","steps":[{"type":"0.3.4"},{"commit":true}]}
      Out:  {"id":3,"steps":[{"text":"0.3.4","selection":[5,5],"status":…},…]}

      A session is a file: a line without steps begins it, and each line behind is
      a step.
      In:   {"locale":"en-US"}
            {"type":"0.3"}
      Out:  {"id":null,"text":"","selection":[0,0],"status":…}
            {"id":null,"text":"0.3","selection":[3,3],"status":…}

      KEYS:
        value           the value at the start; null, or none, for an empty text
        steps           an array of objects with one key each; none in a session
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
    _ keys: inout RequestKeys, _ writer: inout JSONWriter, _ session: inout Replay?
  ) throws(RequestError) -> Bool {
    guard keys.value("locale") != nil || keys.value("steps") != nil else {
      try play(keys.own, &writer, &session)
      return true
    }
    let request = try ReplayRequest(&keys)
    try keys.checkNoOthers()
    var replay = try Replay(request)
    guard let steps = request.steps else {
      session = replay
      write(replay.field, after: Replay.Report(), &writer)
      return true
    }
    writer.key("steps")
    writer.open("[")
    for (index, step) in steps.enumerated() {
      do throws(RequestError) {
        let report = try replay.take(step)
        writer.open("{")
        write(replay.field, after: report, &writer)
        writer.close("}")
      } catch {
        throw RequestError("step \(index + 1): \(error)")
      }
    }
    writer.close("]")
    return true
  }

  /// Plays a line of a session.
  private static func play(
    _ act: JSONObject, _ writer: inout JSONWriter, _ session: inout Replay?
  ) throws(RequestError) {
    let act = try SessionAct.requested(.object(act))
    guard session != nil, let report = try session?.take(act), let field = session?.field else {
      throw RequestError("no line with a “locale” stands in front of this step")
    }
    write(field, after: report, &writer)
  }

  private static func write(
    _ field: NumberField, after report: Replay.Report, _ writer: inout JSONWriter
  ) {
    writer.member("text", field.text)
    writer.member(
      "selection", field.utf16Offset(of: field.selection.anchor),
      field.utf16Offset(of: field.selection.head))
    writer.member("status", field.status.rawValue)
    writer.member("issue", field.reading.issue?.code.rawValue)
    writer.member("value", field.value?.fixedDecimal?.plainText)
    writer.member("outcome", report.outcome?.code)
    if let refusal = report.refusal { writer.member("refused", refusal.name) }
  }
}
