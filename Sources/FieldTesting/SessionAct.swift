public import FieldEditing
@_spi(Tools) public import FormattingFieldJSON
public import NumberText

/// A line of a session's file: what a person or the host does to a field, as a JSON object with one member.
///
/// ```swift
/// try SessionAct(#"{"deleteBackward":2}"#)   // .input(.press(.deleteBackward, count: 2))
/// SessionAct.input(.type("12")).line          // {"type":"12"}
/// ```
///
/// | member | what happens |
/// |---|---|
/// | `"type": "12"`, `"paste": "1,5"`, `"compose": "１"` | what `FieldInput` says of the case |
/// | `"edit": {"range": [0, 3], "text": "x", "intent": "deleted"}` | one edit; the intent is `typed` if not given |
/// | `"select": [0, 3]` | anchor and head |
/// | `"follow": {"text": "12", "selection": [2, 2], "marked": [0, 2], "intent": "pasted"}` | the whole text of a control; `"follow": "12"` if nothing else is known |
/// | `"decimalKey": true`, `"deleteBackward": 2` | a key, by its name in `FieldInput.Key`, once or so often |
/// | `"focus": true` | the field gets the focus |
/// | `"setValue": "1.5"` | the host binds a number; null clears |
/// | `"setLocale": "de-DE"`, `"setBounds": ["0", null]` | the host changes the format or the bounds |
/// | `"undo": true`, `"redo": true` | the last change is undone, the last undone one is made again |
/// | `"restore": "de-DE"` | the field is saved, and restored in a locale |
///
/// Ranges count UTF-16 units; `"all"`, `"selection"`, `{"utf8": [0, 3]}` and `{"scalars": [0, 3]}` are ranges,
/// too. A text that need not be Unicode is `"utf8": [195]` in place of `"text"`.
///
/// - Complexity: O(*n*) in the bytes of the line, for reading and writing.
public enum SessionAct: Hashable, Sendable {
  /// What a person does.
  case input(FieldInput)
  /// An edit whose bytes need not be UTF-8.
  case bytes(TextRange, [UInt8])
  /// The field gets the focus.
  case focus
  /// The host binds a number, or none.
  case setValue(FixedDecimal?)
  /// The host changes to a locale's format of the same style.
  case setLocale(String)
  /// The host sets other bounds.
  case setBounds(NumberBounds)
  /// The last change is undone.
  case undo
  /// The last undone change is made again.
  case redo
  /// The field is saved, and restored into a new one in a locale's format.
  case restore(String)

  /// The members that a line can have.
  public static let names: [String] =
    Texts.allCases.map(\.rawValue) + FieldInput.Key.allCases.map(\.rawValue)
    + Others.allCases.map(\.rawValue)

  /// Inputs with a text or a range.
  private enum Texts: String, CaseIterable { case type, paste, compose, edit, select, follow }

  /// What is no input.
  private enum Others: String, CaseIterable {
    case focus, setValue, setLocale, setBounds, undo, redo, restore
  }

  /// Reads a line.
  ///
  /// - Throws: Why the line is no act.
  public init(_ line: String) throws(ScriptFailure) {
    let object: JSONObject
    do throws(JSONError) { object = try JSONObject(line) } catch {
      throw ScriptFailure(description: "not JSON: \(error)")
    }
    try self.init(.object(object))
  }

  /// Reads a JSON object.
  ///
  /// - Throws: Why the object is no act.
  @_spi(Tools)
  public init(_ json: JSONValue) throws(ScriptFailure) {
    guard case .object(let object) = json, object.members.count == 1,
      let member = object.members.first
    else { throw ScriptFailure(description: "a step is an object with one key") }
    let name = member.key.text
    let value = Member(name: name, value: member.value)
    if let key = FieldInput.Key.allCases.named(name) {
      let counts: [FieldInput.Key] = [
        .deleteBackward, .deleteForward, .increment, .decrement, .largeIncrement, .largeDecrement,
      ]
      if !counts.contains(key) { try value.expectTrue() }
      self = .input(.press(key, count: try value.count()))
    } else if let text = Texts.allCases.named(name) {
      self = try Self(text, value)
    } else if let other = Others.allCases.named(name) {
      self = try Self(other, value)
    } else {
      throw ScriptFailure(unknown: name)
    }
  }

  private init(_ name: Texts, _ value: Member) throws(ScriptFailure) {
    switch name {
    case .type: self = .input(.type(try value.text()))
    case .paste: self = .input(.paste(try value.text()))
    case .compose: self = .input(.compose(try value.text()))
    case .select: self = .input(.select(try value.range()))
    case .edit:
      let range = try value.member("range")?.range() ?? .selection
      if let bytes = try value.member("utf8")?.bytes() {
        self = .bytes(range, bytes)
      } else {
        self = .input(
          .edit(
            TextEdit(
              range, try value.member("text")?.text() ?? "", intent: try value.intent())))
      }
    case .follow:
      if case .string(let text) = value.value {
        self = .input(.follow(text))
      } else {
        self = .input(
          .follow(
            try value.member("text")?.text() ?? "",
            selection: try value.member("selection")?.range(),
            marked: try value.member("marked")?.range(), intent: try value.intent()))
      }
    }
  }

  private init(_ name: Others, _ value: Member) throws(ScriptFailure) {
    switch name {
    case .focus:
      try value.expectTrue()
      self = .focus
    case .undo:
      try value.expectTrue()
      self = .undo
    case .redo:
      try value.expectTrue()
      self = .redo
    case .setValue: self = .setValue(try value.number())
    case .setLocale: self = .setLocale(try value.text())
    case .restore: self = .restore(try value.text())
    case .setBounds:
      guard case .array(let ends) = value.value, ends.count == 2,
        let bounds = NumberBounds(
          minimum: try Member(name: value.name, value: ends[0]).number(),
          maximum: try Member(name: value.name, value: ends[1]).number())
      else { throw value.wrong("an array of a minimum and a maximum") }
      self = .setBounds(bounds)
    }
  }
}

extension SessionAct: CustomStringConvertible {
  /// The act as a line.
  public var description: String { line }

  /// The act as a line of a session's file. A range of string indices, which belong to one text, is the
  /// selection there.
  public var line: String {
    var writer = JSONWriter()
    writer.open("{")
    write(&writer)
    writer.close("}")
    return writer.text
  }

  private func write(_ writer: inout JSONWriter) {
    func flag(_ name: Others) {
      writer.key(name.rawValue)
      writer.raw("true".utf8)
    }
    switch self {
    case .input(.type(let text)): writer.member(Texts.type.rawValue, text)
    case .input(.paste(let text)): writer.member(Texts.paste.rawValue, text)
    case .input(.compose(let text)): writer.member(Texts.compose.rawValue, text)
    case .input(.select(let range)): writer.member(Texts.select.rawValue, range)
    case .input(.edit(let edit)):
      writer.key(Texts.edit.rawValue)
      writer.open("{")
      writer.member("range", edit.range)
      writer.member("text", edit.replacement)
      if edit.intent != .typed { writer.member("intent", edit.intent.rawValue) }
      writer.close("}")
    case .input(.follow(let text, let selection, let marked, let intent)):
      writer.key(Texts.follow.rawValue)
      if selection == nil, marked == nil, intent == .typed { return writer.string(text) }
      writer.open("{")
      writer.member("text", text)
      if let selection { writer.member("selection", selection) }
      if let marked { writer.member("marked", marked) }
      if intent != .typed { writer.member("intent", intent.rawValue) }
      writer.close("}")
    case .input(.press(let key, let count)):
      writer.key(key.rawValue)
      if count == 1 { writer.raw("true".utf8) } else { writer.number(count) }
    case .bytes(let range, let bytes):
      writer.key(Texts.edit.rawValue)
      writer.open("{")
      writer.member("range", range)
      writer.key("utf8")
      writer.open("[")
      for byte in bytes { writer.number(Int(byte)) }
      writer.close("]")
      writer.close("}")
    case .focus: flag(.focus)
    case .setValue(let number): writer.member(Others.setValue.rawValue, number?.description)
    case .setLocale(let tag): writer.member(Others.setLocale.rawValue, tag)
    case .setBounds(let bounds):
      writer.key(Others.setBounds.rawValue)
      writer.open("[")
      for end in [bounds.minimum, bounds.maximum] {
        if let end { writer.string(end.description) } else { writer.null() }
      }
      writer.close("]")
    case .undo: flag(.undo)
    case .redo: flag(.redo)
    case .restore(let tag): writer.member(Others.restore.rawValue, tag)
    }
  }
}

extension ScriptFailure {
  /// The name of a step that there is not.
  @_spi(Tools) public var unknownStep: String? {
    description.hasPrefix(Self.unknown) ? String(description.dropFirst(Self.unknown.count)) : nil
  }

  private static let unknown = "unknown step "

  fileprivate init(unknown name: String) { self.init(description: Self.unknown + name) }
}

extension JSONWriter {
  fileprivate mutating func member(_ name: String, _ range: TextRange) {
    switch range {
    case .all: member(name, "all")
    case .selection, .indices: member(name, "selection")
    case .utf16(let first, let second): member(name, first, second)
    case .utf8(let first, let second): member(name, unit: "utf8", first, second)
    case .scalars(let first, let second): member(name, unit: "scalars", first, second)
    }
  }

  private mutating func member(_ name: String, unit: String, _ first: Int, _ second: Int) {
    key(name)
    open("{")
    member(unit, first, second)
    close("}")
  }
}

/// A value of a line, with the name that an error tells.
private struct Member {
  let name: String
  let value: JSONValue

  func wrong(_ expected: String) -> ScriptFailure {
    ScriptFailure(description: "“\(name)” is \(value.kind), not \(expected)")
  }

  func member(_ key: String) throws(ScriptFailure) -> Member? {
    guard case .object(let object) = value else { throw wrong("an object") }
    return object[JSONKey(key)].map { Member(name: key, value: $0) }
  }

  func text() throws(ScriptFailure) -> String {
    guard case .string(let text) = value else { throw wrong("a string") }
    return text
  }

  // `false` would say nothing.
  func expectTrue() throws(ScriptFailure) {
    guard value == .boolean(true) else { throw wrong("true") }
  }

  /// How often; true is once.
  func count() throws(ScriptFailure) -> Int {
    if value == .boolean(true) { return 1 }
    guard let count = integer, (0...Int(Int32.max)).contains(count) else {
      throw wrong("a whole number from 0, or true")
    }
    return count
  }

  func number() throws(ScriptFailure) -> FixedDecimal? {
    switch value {
    case .null: return nil
    case .string(let digits), .number(let digits):
      guard let number = FixedDecimal(digits) else {
        throw ScriptFailure(
          description: "“\(name)” is not a number in plain decimal: “\(digits)”")
      }
      return number
    default: throw wrong("a number in plain decimal")
    }
  }

  func intent() throws(ScriptFailure) -> TextEdit.Intent {
    guard let word = try member("intent") else { return .typed }
    guard let intent = TextEdit.Intent(rawValue: try word.text()) else {
      throw word.wrong("typed, pasted, deleted or composed")
    }
    return intent
  }

  func bytes() throws(ScriptFailure) -> [UInt8] {
    guard case .array(let elements) = value else { throw wrong("an array of bytes") }
    var bytes: [UInt8] = []
    for element in elements {
      guard case .number(let digits) = element, let byte = UInt8(digits) else {
        throw wrong("an array of bytes")
      }
      bytes.append(byte)
    }
    return bytes
  }

  func range() throws(ScriptFailure) -> TextRange {
    switch value {
    case .string("all"): return .all
    case .string("selection"): return .selection
    case .object(let object):
      if let ends = object["utf8"] {
        let (first, second) = try Member(name: name, value: ends).ends()
        return .utf8(first, second)
      }
      if let ends = object["scalars"] {
        let (first, second) = try Member(name: name, value: ends).ends()
        return .scalars(first, second)
      }
    default: break
    }
    let (first, second) = try ends()
    return .utf16(first, second)
  }

  private func ends() throws(ScriptFailure) -> (Int, Int) {
    guard case .array(let ends) = value, ends.count == 2,
      let first = Member(name: name, value: ends[0]).integer,
      let second = Member(name: name, value: ends[1]).integer
    else {
      throw ScriptFailure(description: "“\(name)” is not an array of two whole numbers")
    }
    return (first, second)
  }

  private var integer: Int? { if case .number(let digits) = value { Int(digits) } else { nil } }
}

extension Sequence where Element: RawRepresentable<String> {
  /// The element of a name, compared by code points as JSON's keys are.
  fileprivate func named(_ name: String) -> Element? {
    first { $0.rawValue.unicodeScalars.elementsEqual(name.unicodeScalars) }
  }
}
