import FormattingFields

/// A table of what keys do in fields of several locales and types.
struct DemoTranscript {
  private static let keyWidth = 10
  private static let textWidth = 27
  private static let statusWidth = 18
  /// The indent up to the column of the texts.
  private static let indent = String(repeating: " ", count: 2 + keyWidth)

  private(set) var text = ""

  /// All scenes.
  static func all() throws(RequestError) -> String {
    var transcript = DemoTranscript()
    transcript.line(
      "A number field, key by key: what stands in it, and the value bound to it. In brackets")
    transcript.line("is a value that the text does not say: it is from before.")
    transcript.line("")
    transcript.row("key", "text", "read as", "value")
    for scene in DemoScene.all {
      transcript.line("")
      try transcript.play(scene)
    }
    return transcript.text
  }

  mutating func play(_ scene: DemoScene) throws(RequestError) {
    var policies = FieldPolicies()
    policies.commitPolicy = scene.commitPolicy
    var demo = try DemoField(
      locales: [scene.locale], styles: [scene.style], type: scene.type, value: scene.value,
      policies: policies)
    let style = scene.style == .decimal ? "" : ", \(scene.style.words)"
    line("\(scene.locale), \(scene.type.swiftName)\(style): \(scene.title)")
    if scene.value != nil { row("", demo) }
    for key in scene.keys {
      demo.take(key)
      row(key.label, demo)
      if let outcome = demo.outcome {
        let field = demo.field
        outcome.message(showing: field.text, format: field.format, in: .english)
          .map { line(Self.indent + $0) }
      } else if let refused = demo.field.refusedText {
        explain(refused)
      }
    }
  }

  private mutating func row(_ key: String, _ demo: DemoField) {
    let field = demo.field
    row(key, field.text, demo.outcome?.words ?? field.status.words, field.valueWords)
  }

  private mutating func row(_ key: String, _ text: String, _ status: String, _ value: String) {
    line(
      "  " + DisplayWidth.padded(key, to: Self.keyWidth)
        + DisplayWidth.padded(text, to: Self.textWidth)
        + DisplayWidth.padded(status, to: Self.statusWidth) + value)
  }

  /// Puts carets under the issue's range, and tells the issue and the suggestions.
  private mutating func explain(_ refused: RefusedText) {
    let window = TextWindow(refused.text, columns: .max)
    let marked = window.columns(of: refused.issue.range)
    let carets = String(repeating: "^", count: marked.count)
    let before = String(repeating: " ", count: marked.lowerBound)
    line("\(Self.indent)\(before)\(carets) \(refused.message(in: .english))")
  }

  private mutating func line(_ line: String) { text += line + "\n" }
}

/// A field of the demo and the keys that are pressed in it.
struct DemoScene {
  /// What the scene shows, in a few words.
  var title: String
  var locale: String
  var style = NumberStyle.decimal
  var type = NumberType.decimal
  /// The value that the field starts with.
  var value: FixedDecimal?
  var commitPolicy = CommitPolicy.keepText
  var keys: [DemoKey]

  /// The scenes of the demo, in order.
  static let all = [
    DemoScene(
      title: "every text on the way stays as typed", locale: "en-US", type: .double,
      keys: typed("3.14")),
    DemoScene(
      title: "1.5 is not fifteen, and not one", locale: "de-DE", type: .double,
      keys: typed("1.5")),
    DemoScene(
      title: "no separator jumps about while typing", locale: "de-DE",
      keys: [.paste("12345")] + typed("67,89")),
    DemoScene(
      title: "one text, two meanings: asked, not guessed", locale: "fr-FR",
      keys: [.paste("1.23")] + typed("4")),
    DemoScene(
      title: "the digits of Egypt", locale: "ar-EG", type: .double,
      keys: typed("\u{0661}\u{0662}\u{066B}\u{0665}")),
    DemoScene(
      title: "groups of two and three", locale: "hi-IN", type: .int64,
      keys: [.paste("1234567"), .press(.enter)]),
    DemoScene(
      title: "euros", locale: "de-DE", style: .currency("EUR"), keys: typed("9,99")),
    DemoScene(
      title: "yen have no fraction", locale: "ja-JP", style: .currency("JPY"),
      keys: [.paste("1500.5"), .press(.enter)]),
    DemoScene(
      title: "the value is 0.125", locale: "en-US", style: .percent, type: .double,
      keys: [.paste("12.5"), .press(.enter)]),
    DemoScene(
      title: "the largest value, and one digit more", locale: "en-US", type: .uint64,
      keys: [.paste("1844674407370955161")] + typed("56")),
    DemoScene(
      title: "no digit that was not typed", locale: "en-US", type: .float, keys: typed("0.1")),
    DemoScene(
      title: "or the value from before comes back", locale: "de-DE", value: 20,
      commitPolicy: .committedValue, keys: [.paste("1.5"), .press(.enter)]),
    DemoScene(
      title: "an emptied field keeps its value", locale: "en-US", type: .int64, value: 7,
      keys: [.press(.backspace), .press(.enter)]),
  ]

  /// Each character of a text as a key, then Return.
  private static func typed(_ text: String) -> [DemoKey] {
    text.map { .text(String($0)) } + [.press(.enter)]
  }
}

extension DemoKey {
  /// What the key's column shows.
  fileprivate var label: String {
    switch self {
    case .text(let text): text
    case .press(.enter, _): "Return"
    case .press(.backspace, _): "Backspace"
    default: "paste"
    }
  }
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
