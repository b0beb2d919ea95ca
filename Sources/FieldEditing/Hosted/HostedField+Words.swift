import NumberText

// Sentences about a hosted field, by a `MessageTable`. English is in this module, other languages
// are in NumberMessages.

extension HostedField {
  /// The sentence below the field; nil if there is nothing to tell. While the field is focused, a
  /// text that may still become a number has no sentence. If the host's store has replaced the
  /// person's value by another one, the sentence is "“50” was changed to 10." (H1)
  public func message(in table: MessageTable) -> String? {
    if let refused = shownRefusal { return refused.message(in: table) }
    if let replaced { return table.replaced(replaced, by: field.text) }
    return outcome?.message(showing: field.text, format: field.format, in: table)
  }

  /// The text as a screen reader speaks it: a minus comes first, and an empty text is replaced by a
  /// word such as "Empty". (C21)
  public func spoken(in table: MessageTable) -> String { field.valueText(in: table) }

  /// The sentence for a screen reader about the last commit; nil if the commit changed nothing.
  public func announcement(label: String, in table: MessageTable) -> String? {
    guard let outcome, outcome != .unchanged else { return nil }
    return outcome.announcement(
      label: label, showing: field.text, format: field.format, in: table)
  }

  /// The text that the last key would have made, if the policies have refused the key because the
  /// text would be invalid: it says why. Nil once the text has changed.
  package var blocked: RefusedText? {
    news.blocked.flatMap { $0.text.hasSameBytes(as: field.text) ? nil : $0 }
  }
}
