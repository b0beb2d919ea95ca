public import FieldEditing
import FormattingFieldJSON
public import NumberText

/// An act as a line of JSON.
///
/// ```swift
/// try FieldAct(#"{"deleteBackward":2}"#)   // .press(.deleteBackward, count: 2)
/// FieldAct.type("12").line          // {"type":"12"}
/// ```
///
/// A line is an object with one member; `value` may have a `token` beside it. The table of
/// Documentation/Lines.md says what each member means, and a test reads that table.
///
/// - Complexity: O(*n*) in the bytes of the line, for reading and writing.
extension FieldAct {
  /// The names of the members that a line can have.
  public static let names: [String] = Name.all.map { $0.rawValue }

  /// The names of the acts that are no keys. An act that is a key, such as `deleteBackward`, has
  /// the key's name.
  enum Own: String, CaseIterable {
    case type, copy, paste, compose, edit, select, follow, take
    case focus, enable, gone, drawn, value, rest
    case setValue, setLocale, setBounds, setOptions, undo, redo, preview, save, restore, reopen
  }

  enum Name: CaseIterable, RawRepresentable {
    case own(Own)
    case key(Key)

    static let all: [Name] =
      Own.allCases.map { .own($0) } + Key.allCases.map { .key($0) }
    static var allCases: [Name] { all }

    init?(rawValue: String) {
      guard let name = Name.named(rawValue) else { return nil }
      self = name
    }

    var rawValue: String {
      switch self {
      case .own(let name): name.rawValue
      case .key(let key): key.rawValue
      }
    }
  }

  /// The names of the members of two acts: `{"edit":{…}}` and `{"follow":{…}}`.
  private enum Edit: String, CaseIterable { case range, text, utf8, intent }
  private enum Follow: String, CaseIterable { case text, selection, marked, intent, drawn }

  /// The name of the member that a line may have beside `value`.
  private static let token = "token"

  /// A line of more than ``LineField/mostBytes`` bytes is refused.
  ///
  /// - Parameters:
  ///   - line: The line: a JSON object.
  ///   - unit: What the offsets of a range count, if the range is an array.
  /// - Throws: Why the line is refused.
  public init(_ line: String, in unit: TextUnit = .utf16) throws(LineProblem) {
    self = try line.withLineBytes { bytes throws(LineProblem) in
      try FieldAct(try LineMember(line: bytes, limit: LineField.mostBytes), in: unit)
    }
  }

  init(_ line: LineMember, in unit: TextUnit) throws(LineProblem) {
    guard case .object(var object) = line.value else { throw line.wrong("an object") }
    var token: Int?
    if object.members.count == 2, object["value"] != nil,
      let other = object.members.first(where: { $0.key.text != "value" })
    {
      let name = other.key.text
      guard name == Self.token else {
        throw LineProblem(at: name, unknown: "member", name, among: [Self.token])
      }
      token = try LineMember(at: Self.token, other.value).count()
      object.members.removeAll { $0.key.text == Self.token }
    }
    guard object.members.count == 1 else {
      throw LineProblem(at: line.place, "an act is an object with one member")
    }
    let (name, member) = try LineMember(at: line.place, .object(object)).members("act", Name.self)[
      0]
    switch name {
    case .key(let key):
      if !key.isCounted { try member.expectTrue() }
      self = .press(key, count: try member.times())
    case .own(let name): try self.init(name, member, token, in: unit)
    }
  }

  private init(
    _ name: Own, _ member: LineMember, _ token: Int?, in unit: TextUnit
  ) throws(LineProblem) {
    switch name {
    case .type: self = .type(try member.text())
    case .paste:
      if case .object = member.value {
        self = .pasteNumber(try CopiedNumber(member))
      } else {
        self = .paste(try member.text())
      }
    case .compose: self = .compose(try member.text())
    case .select: self = .select(try member.range(in: unit))
    case .edit: self = try Self.edit(member, in: unit)
    case .follow: self = try Self.follow(member, in: unit)
    case .take: self = .take(try member.text())
    case .focus: self = .focus(try member.flag())
    case .enable: self = .enable(try member.flag())
    case .drawn: self = .drawn(try member.count(upTo: .max))
    case .value: self = .value(try member.number(), token: token)
    case .setValue: self = .setValue(try member.number())
    case .setLocale: self = .setLocale(try member.text())
    case .setBounds: self = .setBounds(try member.bounds())
    case .setOptions:
      guard case .object = member.value else { throw member.wrong("an object") }
      self = .setOptions(member.value.json)
    case .restore: self = .restore(try SavedField(member))
    case .reopen: self = .reopen(try member.text())
    case .copy, .gone, .rest, .undo, .redo, .preview, .save:
      try member.expectTrue()
      self =
        switch name {
        case .copy: .copy
        case .gone: .gone
        case .rest: .rest
        case .undo: .undo
        case .redo: .redo
        case .preview: .preview
        default: .save
        }
    }
  }

  private static func edit(
    _ member: LineMember, in unit: TextUnit
  ) throws(LineProblem) -> FieldAct {
    var range = TextRange.selection
    var (text, intent) = ("", TextEdit.Intent.typed)
    var bytes: [UInt8]?
    for (name, part) in try member.members("part of an edit", Edit.self) {
      switch name {
      case .range: range = try part.range(in: unit)
      case .text: text = try part.text()
      case .utf8: bytes = try part.bytes()
      case .intent: intent = try part.word("intent", TextEdit.Intent.self)
      }
    }
    if let bytes { return .bytes(range, bytes) }
    return .edit(TextEdit(range, text, intent: intent))
  }

  private static func follow(
    _ member: LineMember, in unit: TextUnit
  ) throws(LineProblem) -> FieldAct {
    if case .string(let text) = member.value { return .follow(text) }
    var (selection, marked): (TextRange?, TextRange?) = (nil, nil)
    var text: String?
    var intent: TextEdit.Intent?
    var drawn: Int?
    for (name, part) in try member.members("part of a text", Follow.self) {
      switch name {
      case .text: text = try part.text()
      case .selection: if part.value != .null { selection = try part.range(in: unit) }
      case .marked: if part.value != .null { marked = try part.range(in: unit) }
      case .intent: intent = try part.word("intent", TextEdit.Intent.self)
      case .drawn: drawn = try part.count(upTo: .max)
      }
    }
    guard let text else { throw LineProblem(at: member.place, "has no text") }
    return .follow(text, selection: selection, marked: marked, intent: intent, drawn: drawn)
  }
}

extension FieldAct.Key {
  /// Whether the key can be pressed several times in one act: {"deleteBackward":2}.
  fileprivate var isCounted: Bool {
    switch self {
    case .deleteBackward, .deleteForward, .increment, .decrement, .largeIncrement, .largeDecrement:
      true
    default: false
    }
  }
}

extension FieldAct {
  /// Whether the act can be undone. A change of format or bounds cannot. (F12)
  var isRecorded: Bool {
    switch self {
    case .undo, .redo, .restore, .reopen, .setLocale, .setBounds, .setOptions: false
    case .drawn, .copy, .preview, .save: false
    default: true
    }
  }
}

// MARK: Writing

extension FieldAct {
  /// A range in UTF-16 is written as an array, [0,3], and any other with its unit, {"utf8":[0,3]}.
  public var line: String {
    var writer = JSONWriter()
    writer.open("{")
    write(&writer)
    writer.close("}")
    return writer.text
  }

  private func write(_ line: inout JSONWriter) {
    func flag(_ name: Own) { line.member(name.rawValue, true) }
    func text(_ name: Own, _ text: String?) { line.member(name.rawValue, text) }
    switch self {
    case .type(let typed): text(.type, typed)
    case .paste(let pasted): text(.paste, pasted)
    case .compose(let composed): text(.compose, composed)
    case .select(let range): line.member(Own.select.rawValue, range)
    case .edit(let edit):
      line.key(Own.edit.rawValue)
      line.open("{")
      line.member(Edit.range.rawValue, edit.range)
      line.member(Edit.text.rawValue, edit.replacement)
      if edit.intent != .typed { line.member(Edit.intent.rawValue, edit.intent.rawValue) }
      line.close("}")
    case .press(let key, let count):
      if count == 1 { line.member(key.rawValue, true) } else { line.member(key.rawValue, count) }
    case .copy: flag(.copy)
    case .pasteNumber(let copied):
      line.key(Own.paste.rawValue)
      line.copied(copied)
    case .bytes(let range, let bytes):
      line.key(Own.edit.rawValue)
      line.open("{")
      line.member(Edit.range.rawValue, range)
      line.key(Edit.utf8.rawValue)
      line.open("[")
      for byte in bytes { line.number(Int(byte)) }
      line.close("]")
      line.close("}")
    case .follow(let text, let selection, let marked, let intent, let drawn):
      line.key(Own.follow.rawValue)
      if selection == nil, marked == nil, intent == nil, drawn == nil { return line.string(text) }
      line.open("{")
      line.member(Follow.text.rawValue, text)
      if let selection { line.member(Follow.selection.rawValue, selection) }
      if let marked { line.member(Follow.marked.rawValue, marked) }
      if let intent { line.member(Follow.intent.rawValue, intent.rawValue) }
      if let drawn { line.member(Follow.drawn.rawValue, drawn) }
      line.close("}")
    case .take(let suggestion): text(.take, suggestion)
    case .focus(let isFocused): line.member(Own.focus.rawValue, isFocused)
    case .enable(let isEnabled): line.member(Own.enable.rawValue, isEnabled)
    case .gone: flag(.gone)
    case .drawn(let number): line.member(Own.drawn.rawValue, number)
    case .value(let number, let token):
      text(.value, number?.description)
      if let token { line.member(Self.token, token) }
    case .rest: flag(.rest)
    case .setValue(let number): text(.setValue, number?.description)
    case .setLocale(let tag): text(.setLocale, tag)
    case .setBounds(let bounds): line.member(Own.setBounds.rawValue, bounds)
    case .setOptions(let json):
      line.key(Own.setOptions.rawValue)
      line.raw(json.utf8)
    case .undo: flag(.undo)
    case .redo: flag(.redo)
    case .preview: flag(.preview)
    case .save: flag(.save)
    case .restore(let saved):
      line.key(Own.restore.rawValue)
      line.draft(saved)
    case .reopen(let tag): text(.reopen, tag)
    }
  }
}

extension JSONValue {
  var json: String {
    var writer = JSONWriter()
    writer.value(self)
    return writer.text
  }
}
