import EditScripts
import FormattingFields
import Testing

/// Following a text leaves the field as the same edits by range do. (E7, E8)
struct FollowedTextTests {
  @Test("Native edits that are followed as whole texts give the state that they give by range")
  func followedAsByRange() throws {
    var random = SeededGenerator(Sampling.seed &+ 0x13B1)
    let locales = ["en-US", "de-DE", "fr-FR", "hi-IN", "ar-EG", "de-CH", "ff-Adlm"]
    let styles: [NumberStyle] = [.decimal, .currency("EUR"), .percent]
    var problems: [String] = []
    for round in 0..<Sampling.count(600, full: 20_000) {
      let format = try NumberFormat.icu(
        locale: locales[round % locales.count], style: styles[round / 7 % styles.count])
      var script = FollowedScript(format: format, random: random)
      for _ in 0..<40 where !script.differs { script.step() }
      if script.differs { problems.append(script.report) }
      random = script.random
    }
    #expect(problems.isEmpty, "seed \(Sampling.seed), \(problems.count)\n\(problems.first ?? "")")
  }
}

/// A control that edits by itself, a field that gets its edits, and a field that gets its texts.
private struct FollowedScript {
  private var edited: FormattingField<Double>
  private var followed: FormattingField<Double>
  private var text: [Unicode.Scalar]
  private var selection: Range<Int>
  private var marked: Range<Int>?
  private var steps: [String] = []
  private(set) var random: SeededGenerator

  init(format: NumberFormat, random: SeededGenerator) {
    self.random = random
    edited = FormattingField(format: format)
    edited.policies.maximumLength = 24
    if Int.random(in: 0..<4, using: &self.random) == 0 {
      edited.policies.filtersCharacters = true
    }
    edited.setValue(Double(Int.random(in: -10_000...12_345_678, using: &self.random)))
    followed = edited
    text = Array(edited.text.unicodeScalars)
    selection = text.count..<text.count
    steps.append("\(format.locale) “\(edited.text)”")
  }

  var differs: Bool { edited != followed }

  var report: String {
    steps.suffix(6).joined(separator: "\n")
      + "\nedited   “\(edited.text)” \(edited.selection) \(edited.softSeparators.offsets)"
      + " \(String(describing: edited.value)) \(String(describing: edited.markedRange))"
      + "\nfollowed “\(followed.text)” \(followed.selection) \(followed.softSeparators.offsets)"
      + " \(String(describing: followed.value)) \(String(describing: followed.markedRange))"
  }

  mutating func step() {
    switch Int.random(in: 0..<24, using: &random) {
    case 0..<9: replace(selection, with: piece(1), .typed)
    case 9..<12: delete(backward: true)
    case 12: delete(backward: false)
    case 13..<15: replace(selection, with: piece(Int.random(in: 0...6, using: &random)), .pasted)
    case 15..<17:
      if marked == nil { replace(selection, with: piece(2), .composed) }
    case 17..<21: select()
    case 21:
      _ = (edited.commit(), followed.commit())
      show("commit")
    case 22:
      _ = (edited.increment(), followed.increment())
      show("increment")
    default:
      let value = Double(Int.random(in: 0...9999, using: &random)) * 1000
      _ = (edited.setValue(value), followed.setValue(value))
      show("set \(value)")
    }
    if let marked, Bool.random(using: &random) {
      let next = piece(Int.random(in: 0...4, using: &random))
      replace(marked, with: next, .composed)
      if Bool.random(using: &random) { endComposition() }
    } else if marked != nil {
      endComposition()
    }
  }

  private mutating func endComposition() {
    marked = nil
    edited.endComposition()
    tell(.typed)
  }

  private mutating func select() {
    guard marked == nil else { return }
    let ends = (0...1).map { _ in Int.random(in: 0...text.count, using: &random) }
    selection = ends.min()!..<ends.max()!
    if Bool.random(using: &random) { selection = ends[0]..<ends[0] }
    try? edited.select(.scalars(selection.lowerBound, selection.upperBound))
    tell(.typed)
  }

  private mutating func delete(backward: Bool) {
    guard selection.isEmpty else { return replace(selection, with: [], .deleted) }
    let start = backward ? selection.lowerBound - 1 : selection.lowerBound
    guard start >= 0 && start < text.count else { return }
    replace(start..<(start + 1), with: [], .deleted)
  }

  /// Edits the control's text, and tells both fields.
  private mutating func replace(
    _ range: Range<Int>, with piece: [Unicode.Scalar], _ intent: TextEdit.Intent
  ) {
    // An edit that leaves the text the same looks like an arrow key, unless it is a paste.
    if Array(text[range]) == piece && intent != .pasted { return }
    text.replaceSubrange(range, with: piece)
    let end = range.lowerBound + piece.count
    selection = end..<end
    marked = intent == .composed ? range.lowerBound..<end : nil
    var replacement = ""
    replacement.unicodeScalars.append(contentsOf: piece)
    let place = TextRange.scalars(range.lowerBound, range.upperBound)
    let byRange = refusal { () throws(EditRefusal) in
      try edited.apply(TextEdit(place, replacement, intent: intent))
    }
    steps.append("\(intent) \(range) “\(replacement)”\(byRange.map { " \($0)" } ?? "")")
    let byText = tell(intent)
    if byRange != byText { steps.append("refused as \(String(describing: byText))") }
  }

  @discardableResult
  private mutating func tell(_ intent: TextEdit.Intent) -> EditRefusal? {
    var whole = ""
    whole.unicodeScalars.append(contentsOf: text)
    func units(_ offset: Int) -> Int {
      text[..<offset].reduce(0) { $0 + UTF16.width($1) }
    }
    let range = TextRange.utf16(units(selection.lowerBound), units(selection.upperBound))
    let composed = marked.map { TextRange.scalars($0.lowerBound, $0.upperBound) }
    let refused = refusal { () throws(EditRefusal) in
      try followed.follow(whole, selection: range, marked: composed, intent: intent)
    }
    // After a refused edit, or a paste that lost its ends, the control shows the field's text
    // again.
    if refused != nil || followed.text != whole { show("shown") }
    return refused
  }

  private func refusal(_ body: () throws(EditRefusal) -> Void) -> EditRefusal? {
    do throws(EditRefusal) {
      try body()
      return nil
    } catch {
      return error
    }
  }

  private mutating func show(_ step: String) {
    steps.append("\(step) “\(followed.text)”")
    text = Array(followed.text.unicodeScalars)
    selection = followed.text.scalarRange(ofUTF8: followed.selection.range)
    marked = followed.markedRange.map { followed.text.scalarRange(ofUTF8: $0) }
  }

  private mutating func piece(_ count: Int) -> [Unicode.Scalar] {
    let pieces = Array("0123456789111,,..'’ \u{A0}\u{202F}٬٫-€%١२𝟏𞥑\u{61C}\t".unicodeScalars)
    return (0..<count).map { _ in pieces.randomElement(using: &random)! }
  }
}
