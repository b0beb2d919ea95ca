import FieldEditing
import NumberMessages
import NumberText

// What a view says about its field, in the language of the field's format.

extension HostedField {
  /// The sentence below the field; nil if there is nothing to tell. While the field is focused, a text
  /// that may still become a number has no sentence.
  public var message: String? {
    if let refused = shownRefusal { return refused.message }
    return outcome?.message(showing: field.text, format: field.format)
  }

  /// The text for a screen reader: with the minus in front, and a word for an empty text. (C21)
  public var spoken: String { field.valueText }

  /// The sentence for a screen reader about the last commit; nil if the commit changed nothing.
  public func announcement(label: String) -> String? {
    guard let outcome, outcome != .unchanged else { return nil }
    return outcome.announcement(label: label, showing: field.text, format: field.format)
  }
}
