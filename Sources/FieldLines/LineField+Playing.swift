import FieldEditing

extension LineField {
  /// Makes a field by playing a session, which is what a host has sent to a field: a line of
  /// options, and then a line for each act. Empty lines are skipped.
  ///
  /// ```swift
  /// let field = try LineField(playing: "{\"locale\":\"de-DE\"}\n{\"type\":\"1234\"}", from: .icu)
  /// field.hosted.field.text   // "1234"
  /// ```
  ///
  /// - Throws: The problem of the first wrong line. An act that the field refuses is not wrong.
  public init(playing session: String, from supplies: FieldSupplies) throws(LineProblem) {
    var field: LineField?
    var number = 0
    for line in session.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    {
      number += 1
      let text = String(Substring(line))
      guard line.contains(where: { !" \t\r".utf8.contains($0) }) else { continue }
      do throws(LineProblem) {
        guard var played = field.take() else {
          field = try LineField(text, from: supplies)
          continue
        }
        let error = played.act(try FieldAct(text, in: played.options.ranges)).error
        if let error { throw error }
        field = played
      } catch {
        throw LineProblem(
          at: "line \(number)" + (error.place.isEmpty ? "" : ", \(error.place)"), error.reason,
          nearest: error.nearest)
      }
    }
    guard let field else { throw LineProblem(at: "", "a session begins with a line of options") }
    self = field
  }
}
