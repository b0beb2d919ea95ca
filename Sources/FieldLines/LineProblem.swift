/// Why a line is refused. Nothing has changed then.
///
/// ```swift
/// // {"policies":{"clampsToBound":true}}
/// problem.place     // "policies.clampsToBound"
/// problem.reason    // "there is no policy “clampsToBound”"
/// problem.nearest   // ["clampsToBounds"]
/// ```
public struct LineProblem: Error, Hashable, Sendable {
  /// Where in the line: the names of members from the outside in, with periods between, such as
  /// "follow.selection"; "byte 12" if the line is not JSON, and "" for the line as a whole.
  public let place: String
  /// What is wrong there, in English.
  public let reason: String
  /// If a name is not known: the known names that are most like it, at most three.
  public let nearest: [String]

  /// For a host whose ``FieldSupplies`` refuse a part of a line, such as a locale.
  public init(at place: String, _ reason: String, nearest: [String] = []) {
    (self.place, self.reason, self.nearest) = (place, reason, nearest)
  }

  /// Makes a problem about a name that is not known, with the known names that are most like it or,
  /// if there are none, with a list of all known names.
  init(at place: String, unknown kind: String, _ name: String, among names: [String]) {
    let nearest = NearestWords.nearest(to: name, among: names)
    let all = nearest.isEmpty ? "; there are \(names.joinedByCommas)" : ""
    self.init(at: place, "there is no \(kind) “\(name)”\(all)", nearest: nearest)
  }
}

extension LineProblem: CustomStringConvertible {
  /// Place, reason and the nearest names in one line: "policies.clampsToBound: there is no policy
  /// “clampsToBound”. Did you mean “clampsToBounds”?"
  public var description: String {
    let start = place.isEmpty ? "" : "\(place): "
    guard !nearest.isEmpty else { return "\(start)\(reason)" }
    var question = ""
    for word in nearest { question += (question.isEmpty ? "“" : " or “") + word + "”" }
    return "\(start)\(reason). Did you mean \(question)?"
  }
}

extension [String] {
  var joinedByCommas: String {
    var text = ""
    for word in self { text += (text.isEmpty ? "" : ", ") + word }
    return text
  }
}
