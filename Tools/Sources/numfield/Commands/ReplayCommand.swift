import ArgumentParser
import EntryKinds
@_spi(Tools) import FieldLines
import FormattingFields
import ICUFieldLines

/// `numfield replay`: what a field makes of edits and commits.
struct ReplayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay",
    abstract: "Replay editing: a session in lines of JSON in, the field's states out.",
    discussion: """
      A session is what any host sends to a field: a line of options, and an act in
      each line after it. Each line is answered by the state of the field.

      In:   {"locale":"en-US"}
            {"type":"0.3.4"}
            {"commit":true}
      Out:  {"n":0,"text":"","selection":[0,0],"marked":null,"status":…}
            {"n":1,"text":"0.3.4","selection":[5,5],…}
            {"n":2,"text":"0.3",…}

      Another line with a locale begins another session. Documentation/Lines.md
      says what each member means.

      \(RequestHelp.table([
        ("options", FieldOptions.names.joined(separator: ", ")),
        ("format", FieldOptions.formatNames.joined(separator: ", ")),
        ("policies", FieldOptions.policyNames.joined(separator: ", ")),
        ("styles", FieldOptions.styleNames.joined(separator: ", ")),
        ("types", words(NumberType.self)),
        ("entries", EntryName.list),
        ("ranges", words(TextUnit.self)),
        ("commitPolicy", words(CommitPolicy.self)),
        ("host", words(HostTraits.Name.self)),
        ("acts", FieldAct.names.joined(separator: ", ")),
        ("states", LineState.names.joined(separator: ", ")),
        ("status", words(ScanStatus.self)),
        ("issues", words(NumberIssue.Code.self)),
        ("keys", words(EntryKeys.self)),
      ]))

      The exit status is 0, 1 where a line was in error, 2 for bad usage, 3 where
      reading or writing failed.
      """)

  /// The names of a type's cases, for the help.
  private static func words<Word: RawRepresentable<String> & CaseIterable>(
    _ type: Word.Type
  ) -> String {
    type.allCases.map { $0.rawValue }.joined(separator: ", ")
  }

  func run() throws {
    var sessions = try Sessions()
    if try sessions.run() { throw ExitCode(1) }
  }
}

/// Answers the lines of sessions, until the input ends. Answers are written before it waits for
/// input, so that a program may ask line by line.
private struct Sessions: ~Copyable {
  private let source: LineSource
  private let block = LineBlock()
  private var output = OutputBuffer.standardOutput()
  private var field: LineField?
  private var hadErrors = false

  init() throws(IOFailure) {
    source = LineSource(try InputFile(), limit: LineField.mostBytes, chunk: 65536)
  }

  /// Answers all lines.
  ///
  /// - Returns: Whether some line was in error.
  mutating func run() throws(IOFailure) -> Bool {
    StopSignal.watch()
    while try source.next(into: block) {
      try block.withLines(limit: LineField.mostBytes) { lines throws(IOFailure) in
        while let line = lines.next() {
          answer(line)
          try output.flushIfFull()
        }
      }
      try output.flush()
    }
    return hadErrors
  }

  private mutating func answer(_ line: Lines.Line) {
    guard case .text(let bytes) = line else {
      return fail(LineProblem(at: "", "the line has more than \(LineField.mostBytes) bytes"))
    }
    guard !bytes.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) else { return }
    // What is broken stays so, and is refused as such.
    guard let text = String(validating: bytes, as: UTF8.self) else {
      return fail(LineProblem(at: "", "broken UTF-8"))
    }
    do throws(LineProblem) {
      if field == nil || FieldOptions.isLine(text) {
        var opened = try LineField(text, from: .icu)
        output.appendLine(opened.state().line.utf8)
        field = opened
      } else if let state = field?.act(text) {
        if field?.error != nil { hadErrors = true }
        output.appendLine(state.utf8)
      }
    } catch {
      fail(error)
    }
  }

  private mutating func fail(_ problem: LineProblem) {
    hadErrors = true
    output.appendLine(problem.line.utf8)
  }
}
