import FieldEditing
import FormattingFieldJSON
import NumberText

extension LineState {
  /// Reads the line with which a field has answered, for a host that keeps states as values.
  ///
  /// ```swift
  /// let state = try LineState(field.act(#"{"type":"1.5"}"#))
  /// state.text   // "1.5"
  /// ```
  ///
  /// - Parameters:
  ///   - line: The line: a JSON object.
  ///   - before: The state before. With the option `brief`, a line leaves out the members that have
  ///     not changed, and their values are taken from this state. Nil if the line has all members.
  /// - Throws: Why the line is no state: the place in the line, and the reason.
  public init(_ line: String, after before: LineState? = nil) throws(LineProblem) {
    let members = try line.withLineBytes { bytes throws(LineProblem) in
      try LineMember(line: bytes, limit: .max).members("member of a state", Name.self)
    }
    self =
      before
      ?? LineState(
        n: 0, text: "", selection: [0, 0], status: .acceptable, suggestions: [], spoken: "",
        keys: "",
        marks: [], abilities: [])
    (refused, give, draw, copied, preview, saved, error) = (nil, nil, nil, nil, nil, nil, nil)
    for (name, member) in members { try read(name, member) }
    let names = members.map { $0.name }
    if let missing = Name.allCases.first(where: {
      before == nil && !names.contains($0) && !$0.isLeftOut(in: self)
    }) {
      throw LineProblem(at: missing.rawValue, "the state lacks the member")
    }
  }

  private mutating func read(_ name: Name, _ member: LineMember) throws(LineProblem) {
    switch name {
    case .n: n = try member.count(upTo: .max)
    case .text: text = try member.text()
    case .selection: selection = try member.offsets()
    case .marked: marked = try member.isNull ? nil : member.offsets()
    case .status: status = try member.word("status", ScanStatus.self)
    case .value: value = try member.textOrNull()
    case .entry: entry = try member.textOrNull()
    case .issue: issue = try member.isNull ? nil : Issue(member)
    case .suggestions: suggestions = try member.texts()
    case .sentence: sentence = try member.textOrNull()
    case .spoken: spoken = try member.text()
    case .keys: keys = try member.text()
    case .is:
      marks = []
      for word in try member.elements("an array of words") {
        marks.append(try word.word("word", Mark.self))
      }
    case .can:
      abilities = []
      for word in try member.elements("an array of acts") {
        abilities.append(try word.word("act", Ability.self))
      }
    case .outcome: outcome = try member.isNull ? nil : Outcome(member)
    case .refused: refused = try member.textOrNull()
    case .give: give = try Gift(member)
    case .draw: draw = try Drawing(member)
    case .copied: copied = try CopiedNumber(member)
    case .preview: preview = try member.text()
    case .saved: saved = try SavedField(member)
    case .error: error = try LineProblem(member)
    }
  }
}

extension LineState.Issue {
  private enum Part: String, CaseIterable { case code, range, sentence, validity }

  fileprivate init(_ line: LineMember) throws(LineProblem) {
    self.init(code: "", range: [0, 0], sentence: nil, validity: "", facts: [])
    // Any other name is the name of a fact, such as "maximum".
    for (name, member) in try line.namedMembers() {
      switch Part.named(name) {
      case .code: code = try member.text()
      case .range: range = try member.offsets()
      case .sentence: sentence = try member.textOrNull()
      case .validity: validity = try member.text()
      case nil: facts.append(LineState.Fact(name: name, text: try member.text()))
      }
    }
  }
}

extension LineState.Outcome {
  private enum Part: String, CaseIterable { case code, from, sentence, announcement }

  fileprivate init(_ line: LineMember) throws(LineProblem) {
    self.init(code: "", from: nil, sentence: nil, announcement: nil)
    for (name, member) in try line.members("part of an outcome", Part.self) {
      switch name {
      case .code: code = try member.text()
      case .from: from = try member.text()
      case .sentence: sentence = try member.textOrNull()
      case .announcement: announcement = try member.text()
      }
    }
  }
}

extension LineState.Gift {
  private enum Part: String, CaseIterable { case value, token }

  fileprivate init(_ line: LineMember) throws(LineProblem) {
    self.init(value: nil, token: 0)
    for (name, member) in try line.members("part of a value", Part.self) {
      switch name {
      case .value: value = try member.textOrNull()
      case .token: token = try member.count(upTo: .max)
      }
    }
  }
}

extension LineState.Drawing {
  private enum Part: String, CaseIterable { case text, selection }

  fileprivate init(_ line: LineMember) throws(LineProblem) {
    self.init(text: "", selection: nil)
    for (name, member) in try line.members("part of a drawing", Part.self) {
      switch name {
      case .text: text = try member.text()
      case .selection: selection = try member.isNull ? nil : member.offsets()
      }
    }
  }
}

extension LineProblem {
  private enum Part: String, CaseIterable { case place, reason, nearest }

  fileprivate init(_ line: LineMember) throws(LineProblem) {
    var (place, reason, nearest) = ("", "", [String]())
    for (name, member) in try line.members("part of a problem", Part.self) {
      switch name {
      case .place: place = try member.text()
      case .reason: reason = try member.text()
      case .nearest: nearest = try member.texts()
      }
    }
    self.init(at: place, reason, nearest: nearest)
  }
}

extension LineMember {
  fileprivate var isNull: Bool { value == .null }

  fileprivate func textOrNull() throws(LineProblem) -> String? { isNull ? nil : try text() }

  fileprivate func offsets() throws(LineProblem) -> LineState.Offsets {
    let ends = try elements("an array of two offsets")
    guard ends.count == 2 else { throw wrong("an array of two offsets") }
    return [try ends[0].count(upTo: .max), try ends[1].count(upTo: .max)]
  }

  /// Returns the members of an object, whatever their names.
  fileprivate func namedMembers() throws(LineProblem) -> [(String, LineMember)] {
    guard case .object(let object) = value else { throw wrong("an object") }
    return object.members.map { member in
      (member.key.text, LineMember(at: "\(place).\(member.key.text)", member.value))
    }
  }
}
