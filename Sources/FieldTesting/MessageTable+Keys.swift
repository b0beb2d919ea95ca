package import FieldEditing

extension MessageTable {
  /// A table whose sentences are their keys with the facts, such as "maximum(99)". Tests of what a user is told then do
  /// not change with the words. The parts of a text are joined as in English.
  package static let keys = MessageTable("en") { key in
    switch key {
    case .quotation, .alternative, .list, .consecutive: return MessageTable.english[key]
    default:
      let facts = MessageTable.english.placeholders(of: key).map { "{\($0)}" }
      return key.rawValue + (facts.isEmpty ? "" : "(\(facts.joined(separator: ", ")))")
    }
  }
}
