import FormattingFields
import FormattingFieldsFoundation

/// The keys that Swing's tests type into a JFormattedTextField.
enum KeystrokeRows {
  static func compare(_ row: PeerRow) throws -> Finding {
    if row.options.flag("overwriteMode") == true {
      throw Unsupported("an overwrite mode: a key that takes the place of the character behind it")
    }
    let format = try PeerPattern(row.argument ?? "").readingFormat(
      row.locale, options: NumberOptions(), ignoresCase: false)
    var field = FormattingField<FixedDecimal>(format: format)
    var outcome = CommitOutcome.unchanged
    for step in row.fields.list("steps").map({ PeerObject($0) }) {
      switch (step.text("op"), step.text("assert")) {
      case ("set_text", _): try field.apply(TextEdit(.all, step.text("text") ?? ""))
      case ("key", _) where step.text("key") == "Enter": outcome = field.commit().outcome
      case (_, "commit_rejected"):
        var isRejected = false
        if case .reverted = outcome { isRejected = true }
        guard isRejected == step.flag("value") else { return .differs("\(outcome)") }
      default: throw Unsupported("a step of another kind")
      }
    }
    return .agrees
  }
}
