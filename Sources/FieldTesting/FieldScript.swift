import FieldEditing
import NumberText

/// A script of what a person does to a field, and of what the field then has to show.
///
/// ```swift
/// try price.play(#""1|234" + "5" => "15|234" + <commit> => "15.234|""#)
/// try price.play(#""" + "12" + <decimalKey> + paste "5 EUR" => "12,5 EUR|" + <revert> => "|""#)
/// ```
///
/// A script begins with a text with its caret, in the notation of `PlayableField.shown`. After each
/// `+` stands a `FieldAct`: characters in quotation marks are typed, one by one; `paste "…"`
/// pastes a text; `compose "…"` composes a text with an input method; `<commit>` presses a key, by
/// its name in `FieldAct.Key`. `<left>` and `<right>` move the caret by a character, which a
/// control does by itself. After each `=>` or `⇒` stands what the field has to show then. In a text,
/// a backslash stands before a quotation mark or a backslash; `\n` and `\t` are a line break and a
/// tab, and `\u{A0}` is a no-break space.
public struct FieldScript: Hashable, Sendable, ExpressibleByStringLiteral {
  enum Step: Hashable, Sendable {
    case set(String)
    case input(FieldAct)
    case left, right
    case expect(String)
  }

  let source: String
  let steps: [Step]
  /// Why the script cannot be read; nil if it can.
  let failure: ScriptFailure?

  /// Reads a script. A script that cannot be read throws the reason when it is played.
  public init(_ source: String) {
    self.source = source
    var reader = ScriptReader(source)
    do throws(ScriptFailure) {
      steps = try reader.steps()
      failure = nil
    } catch {
      (steps, failure) = ([], error)
    }
  }

  public init(stringLiteral source: String) { self.init(source) }

  /// The step for the name of a key; nil if no key has that name.
  static func step(named name: String) -> Step? {
    switch name {
    case "left": .left
    case "right": .right
    default: FieldAct.Key(rawValue: name).map { .input(.press($0)) }
    }
  }
}

/// Why a script was not played to its end.
public struct ScriptFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// What went wrong, and where: at which step of the script, or in which line of a screen.
  public let description: String
}

extension PlayableField {
  /// Plays a script, whose first text replaces the field's text.
  ///
  /// - Throws: The first step at which the field shows something else than the script says, or
  ///   refuses an input; or why the script cannot be read. The message writes characters such as
  ///   no-break spaces as `\u{A0}`.
  public mutating func play(_ script: FieldScript) throws(ScriptFailure) {
    if let failure = script.failure { throw failure }
    for (index, step) in script.steps.enumerated() {
      var reason: String?
      do { try run(step) } catch { reason = "it is refused: \(error)" }
      if case .expect(let notation) = step, !shown.utf8.elementsEqual(notation.utf8) {
        reason = "it shows “\(shown.visible)” and not “\(notation.visible)”"
      }
      if let reason {
        throw ScriptFailure(description: "\(script.source.visible), step \(index + 1): \(reason)")
      }
    }
  }

  private mutating func run(_ step: FieldScript.Step) throws {
    switch step {
    case .set(let notation): try set(notation)
    case .input(let input): try edit(input)
    case .left:
      let front = String(decoding: text.utf8.prefix(selection.head), as: UTF8.self)
      try moveCaret(to: front.dropLast().utf8.count)
    case .right:
      let after = String(decoding: text.utf8.dropFirst(selection.head), as: UTF8.self)
      try moveCaret(to: selection.head + after.prefix(1).utf8.count)
    case .expect: break
    }
  }

  private mutating func moveCaret(to offset: Int) throws {
    try edit(.select(.utf8(offset, offset)))
  }
}

private struct ScriptReader {
  private let source: String
  private var rest: Substring

  init(_ source: String) { (self.source, rest) = (source, source[...]) }

  mutating func steps() throws(ScriptFailure) -> [FieldScript.Step] {
    var steps: [FieldScript.Step] = [.set(try text())]
    while skipSpace() {
      if reads("=>") || reads("⇒") {
        steps.append(.expect(try text()))
      } else if reads("+") {
        steps.append(try action())
      } else {
        throw failure("“+” or “=>”")
      }
    }
    return steps
  }

  private mutating func action() throws(ScriptFailure) -> FieldScript.Step {
    _ = skipSpace()
    if reads("paste") { return .input(.paste(try text())) }
    if reads("compose") { return .input(.compose(try text())) }
    guard reads("<") else { return .input(.type(try text())) }
    let name = rest.prefix { $0 != ">" }
    rest = rest.dropFirst(name.count)
    guard reads(">") else { throw failure("“>”") }
    guard let step = FieldScript.step(named: String(name)) else {
      let known = ["left", "right"] + FieldAct.Key.allCases.map(\.rawValue)
      let names = known.map { "<\($0)>" }.joined(separator: ", ")
      throw ScriptFailure(
        description: "\(source): there is no key <\(name)>; there are \(names)")
    }
    return step
  }

  /// Reads a text in quotation marks.
  private mutating func text() throws(ScriptFailure) -> String {
    _ = skipSpace()
    guard reads("\"") else { throw failure("a text in quotation marks") }
    var text = ""
    while let character = rest.popFirst() {
      switch character {
      case "\"": return text
      case "\\":
        guard let next = rest.popFirst() else { continue }
        if next == "u" {
          text.unicodeScalars.append(try scalar())
        } else {
          text.append(next == "n" ? "\n" : next == "t" ? "\t" : next)
        }
      default: text.append(character)
      }
    }
    throw failure("a quotation mark")
  }

  /// Reads the number of a code point after `\u`: `{A0}`.
  private mutating func scalar() throws(ScriptFailure) -> Unicode.Scalar {
    guard reads("{") else { throw failure("“{”") }
    let digits = rest.prefix { $0 != "}" }
    rest = rest.dropFirst(digits.count)
    guard reads("}"), let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) else {
      throw failure("a code point")
    }
    return scalar
  }

  private mutating func reads(_ mark: String) -> Bool {
    guard rest.hasPrefix(mark) else { return false }
    rest = rest.dropFirst(mark.count)
    return true
  }

  /// Skips white space, and returns whether anything is left.
  private mutating func skipSpace() -> Bool {
    rest = rest.drop { $0.isWhitespace }
    return !rest.isEmpty
  }

  private func failure(_ wanted: String) -> ScriptFailure {
    ScriptFailure(description: "\(source): \(wanted) is missing before “\(rest)”")
  }
}
