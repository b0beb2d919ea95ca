import FieldTesting
import FormattingFields

extension EditScript {
  /// How a field that is told the whole texts of a control differs from a field that is told the
  /// control's edits; nil if they do the same at every step. (E7, E8)
  public func firstDifferenceWhenFollowed() -> String? { difference(of: setup.type.type) }

  private func difference<Value: ExactValue>(of type: Value.Type) -> String? {
    guard let field = setup.field(of: type) else { return nil }
    var twin = FollowedTwin(field) { Value(fixedDecimal: $0) }
    for (place, step) in acts.enumerated() {
      twin.take(step, setup)
      if let difference = twin.difference {
        return "step \(place + 1), \(step): \(difference)\n\(self)"
      }
    }
    return nil
  }
}

/// A control that edits its own text, a field that is told its edits, and one that is told its
/// texts.
private struct FollowedTwin<Value: NumberValue> {
  private var edited: SteppedField<Value>
  private var followed: SteppedField<Value>
  /// What the control shows; ranges count scalars.
  private var text: [Unicode.Scalar] = []
  private var selection = 0..<0
  private var marked: Range<Int>?
  /// Why the last edit was refused, by range and as a text.
  private var refusals: (EditRefusal?, EditRefusal?) = (nil, nil)

  init(_ field: FormattingField<Value>, value: @escaping (FixedDecimal) -> Value?) {
    (edited, followed) = (SteppedField(field, value: value), SteppedField(field, value: value))
    show()
  }

  var difference: String? {
    if edited.field == followed.field && refusals.0 == refusals.1 { return nil }
    return "\(edited.state) \(refusals.0.map { "\($0)" } ?? "")"
      + "\nbut followed: \(followed.state) \(refusals.1.map { "\($0)" } ?? "")"
  }

  /// Makes a step in the control. A step that no control makes, such as a commit, goes to both
  /// fields.
  mutating func take(_ step: FieldAct, _ setup: FieldSetup) {
    refusals = (nil, nil)
    switch step {
    case .type(let text):
      for character in text { replace(String(character), .typed) }
    case .paste(let text): replace(text, .pasted)
    case .edit(let edit):
      select(edit.range)
      if edit.replacement.isEmpty { replace("", .deleted) }
      for character in edit.replacement { replace(String(character), .typed) }
    case .press(.deleteBackward, let count):
      delete(max(0, selection.lowerBound - count)..<selection.lowerBound)
    case .press(.deleteForward, let count):
      delete(selection.upperBound..<min(text.count, selection.upperBound + count))
    case .select(let range): select(range)
    case .press(.decimalKey, _):
      replace(edited.field.format.symbols.decimalSeparator, .typed)
    case .compose(let text): replace(text, .composed)
    case .press(.endComposition, _):
      marked = nil
      edited.field.endComposition()
      tell(.typed)
    // No control can show such a text.
    case .bytes: break
    default:
      _ = (edited.take(step, setup), followed.take(step, setup))
      show()
    }
  }

  private mutating func select(_ range: TextRange) {
    guard marked == nil, (try? edited.field.select(range)) != nil else { return }
    // A control tells its selection without a direction.
    let ends = edited.field.selection.range
    try? edited.field.select(.utf8(ends.lowerBound, ends.upperBound))
    selection = TextUnit.scalars.range(of: ends, in: edited.field.text)
    tell(.typed)
  }

  private mutating func delete(_ range: Range<Int>) {
    replace(selection.isEmpty ? range : selection, "", .deleted)
  }

  private mutating func replace(_ piece: String, _ intent: TextEdit.Intent) {
    replace(intent == .composed ? marked ?? selection : selection, piece, intent)
  }

  /// Edits the control's text, and tells both fields.
  private mutating func replace(
    _ range: Range<Int>, _ piece: String, _ intent: TextEdit.Intent
  ) {
    let scalars = Array(piece.unicodeScalars)
    // A text that stays cannot be told from an arrow key; a paste of the same text can.
    if text[range].elementsEqual(scalars) && intent != .pasted { return }
    text.replaceSubrange(range, with: scalars)
    let end = range.lowerBound + scalars.count
    selection = end..<end
    marked = intent == .composed ? range.lowerBound..<end : nil
    let edit = TextEdit(.scalars(range.lowerBound, range.upperBound), piece, intent: intent)
    let refusal = Self.refusal { () throws(EditRefusal) in try edited.field.apply(edit) }
    tell(intent)
    refusals.0 = refusal
  }

  private mutating func tell(_ intent: TextEdit.Intent) {
    let whole = text.string
    func units(_ offset: Int) -> Int { text[..<offset].reduce(0) { $0 + UTF16.width($1) } }
    let selected = TextRange.utf16(units(selection.lowerBound), units(selection.upperBound))
    let composed = marked.map { TextRange.scalars($0.lowerBound, $0.upperBound) }
    refusals.1 = Self.refusal { () throws(EditRefusal) in
      try followed.field.follow(whole, selection: selected, marked: composed, intent: intent)
    }
    // A refused edit, or a paste that lost its ends: the control shows the field again. (E9)
    if refusals.1 != nil || !followed.field.text.utf8.elementsEqual(whole.utf8) { show() }
  }

  private static func refusal(_ body: () throws(EditRefusal) -> Void) -> EditRefusal? {
    do throws(EditRefusal) {
      try body()
      return nil
    } catch {
      return error
    }
  }

  private mutating func show() {
    let field = followed.field
    text = Array(field.text.unicodeScalars)
    selection = TextUnit.scalars.range(of: field.selection.range, in: field.text)
    marked = field.markedRange.map { TextUnit.scalars.range(of: $0, in: field.text) }
  }
}

extension [Unicode.Scalar] {
  fileprivate var string: String {
    var text = ""
    text.unicodeScalars.append(contentsOf: self)
    return text
  }
}
