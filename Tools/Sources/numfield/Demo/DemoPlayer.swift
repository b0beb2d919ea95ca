import FormattingFields
import TerminalForm

/// Plays scenes and writes a table of what each key did.
struct DemoPlayer {
  private static let keyWidth = 10
  private static let textWidth = 27
  private static let statusWidth = 18
  /// The indent up to the column of the texts.
  private static let indent = String(repeating: " ", count: 2 + keyWidth)

  let paint: Paint
  private(set) var text = ""

  init(paint: Paint) { self.paint = paint }

  mutating func playAll() throws(RequestError) {
    line("A number field, key by key: what stands in it, and the value bound to it. In brackets")
    line("is a value that the text does not say: it is from before.")
    line("")
    line(paint(.dim, "  " + cells("key", "text", "read as", "value")))
    for scene in DemoScene.all { try play(scene) }
  }

  mutating func play(_ scene: DemoScene) throws(RequestError) {
    var value: AnyNumber?
    if let number = scene.value.flatMap({ FixedDecimal($0) }) {
      value = try scene.type.taken(from: number, of: "value")
    }
    var field = NumberField(
      scene.type, value, format: try .requested(locale: scene.locale, style: scene.style))
    field.policies.commitPolicy = scene.commitPolicy
    line("")
    let style = scene.style == .decimal ? "" : ", \(scene.style.words)"
    line(paint(.bold, "\(scene.locale), \(scene.type.swiftName)\(style)") + ": \(scene.title)")
    if value != nil { row("", field, field.status.words, field.status.colour) }
    for press in scene.presses { try play(press, in: &field) }
  }

  private mutating func play(
    _ press: DemoScene.Action, in field: inout NumberField
  ) throws(RequestError) {
    do throws(EditRefusal) {
      switch press {
      case .keys(let key): try field.type(key)
      case .paste(let text): try field.paste(text)
      case .selectAll: try field.select(.all)
      case .backspace: try field.deleteBackward()
      case .enter:
        let outcome = field.commit().outcome
        row(press.label, field, outcome.words, .cyan)
        if let message = outcome.message(
          showing: field.text, format: field.format, in: .english)
        {
          line(Self.indent + message)
        }
        return
      }
    } catch {
      throw RequestError("the edit was refused: \(error.name)")
    }
    row(press.label, field, field.status.words, field.status.colour)
    if let refused = field.refusedText { explain(refused) }
  }

  private mutating func row(
    _ key: String, _ field: NumberField, _ status: String, _ colour: Paint.Colour
  ) {
    let bound = field.value?.fixedDecimal?.plainText ?? "none"
    let value = field.value == nil || field.status == .acceptable ? bound : "(\(bound))"
    let room = String(repeating: " ", count: max(1, Self.statusWidth - status.count))
    line(
      "  " + DisplayWidth.padded(key, to: Self.keyWidth)
        + DisplayWidth.padded(field.text, to: Self.textWidth) + paint(colour, status)
        + room + value)
  }

  /// Puts carets under the issue's range, and tells the issue and the suggestions.
  private mutating func explain(_ refused: RefusedText) {
    let (text, issue) = (refused.text, refused.issue)
    let start = text.utf8.index(text.startIndex, offsetBy: issue.range.lowerBound)
    let end = text.utf8.index(text.startIndex, offsetBy: issue.range.upperBound)
    let before = String(repeating: " ", count: DisplayWidth.columns(of: text[..<start]))
    let width = max(1, DisplayWidth.columns(of: text[start..<end]))
    let carets = paint(.red, String(repeating: "^", count: width))
    line("\(Self.indent)\(before)\(carets) \(refused.message(in: .english))")
  }

  private func cells(_ key: String, _ text: String, _ status: String, _ value: String) -> String {
    DisplayWidth.padded(key, to: Self.keyWidth) + DisplayWidth.padded(text, to: Self.textWidth)
      + DisplayWidth.padded(status, to: Self.statusWidth) + value
  }

  private mutating func line(_ line: String) { text += line + "\n" }
}

extension NumberType {
  /// The type as Swift calls it.
  fileprivate var swiftName: String {
    switch self {
    case .decimal: "FixedDecimal"
    case .uint8, .uint16, .uint32, .uint64: "UI" + rawValue.dropFirst(2)
    default: rawValue.prefix(1).uppercased() + rawValue.dropFirst()
    }
  }
}

extension ScanStatus {
  /// The status in a person's words.
  fileprivate var words: String {
    switch self {
    case .acceptable: "a number"
    case .intermediate: "not yet a number"
    case .invalid: "not a number"
    }
  }

  fileprivate var colour: Paint.Colour {
    switch self {
    case .acceptable: .green
    case .intermediate: .yellow
    case .invalid: .red
    }
  }
}

extension CommitOutcome {
  /// The outcome in a person's words.
  fileprivate var words: String {
    switch self {
    case .unchanged: "unchanged"
    case .accepted: "written"
    case .evaluated: "worked out"
    case .rounded: "rounded"
    case .clamped: "moved to a bound"
    case .snapped: "moved to a step"
    case .cleared: "cleared"
    case .reverted: "put back"
    case .keptInvalid: "left as typed"
    }
  }
}

extension NumberStyle {
  /// The style as a title names it.
  fileprivate var words: String {
    switch self {
    case .decimal: "decimal"
    case .integer: "integer"
    case .percent: "percent"
    case .permille: "permille"
    case .permyriad: "permyriad"
    case .scientific: "scientific"
    case .currency(let code): code
    case .accounting(let code): "\(code) accounting"
    case .unit(let unit): unit
    case .skeleton(let skeleton): skeleton
    }
  }
}
