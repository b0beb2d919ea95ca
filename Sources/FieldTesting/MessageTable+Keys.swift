package import FieldEditing

extension MessageTable {
  /// A table for tests, in which each sentence is its key with its facts, such as "maximum(99)". So
  /// a test does not fail when the words of a sentence change. Lists and quotations are those of
  /// English.
  package static let keys = MessageTable("en") { key in
    switch key {
    case .quotation, .named, .alternative, .list, .consecutive: return MessageTable.english[key]
    default:
      let facts = MessageTable.english.placeholders(of: key).map { "{\($0)}" }
      return key.rawValue + (facts.isEmpty ? "" : "(\(facts.joined(separator: ", ")))")
    }
  }
}
