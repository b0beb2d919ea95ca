package import FieldForms
package import FormattingFields

/// A field of a form that holds a locale.
///
/// Letters search all locales by English name and by tag. Stepping goes round the locales found, or
/// round the favourites if there is no search.
package struct LocaleField: EditableField {
  /// Locales with other separators, groups, digits, directions and currencies.
  static let favourites = [
    "en-US", "de-DE", "fr-FR", "de-CH", "en-IN", "hi-IN-u-nu-native", "ja-JP", "ar-EG", "fa-IR",
    "he-IL", "sv-SE", "pt-BR",
  ]

  private static let english = try? ICULocale("en")

  /// The tags of all locales with a region, as prices need a currency, and what is searched in.
  private static let all = (favourites + ICULocale.allTags).filter {
    (try? ICULocale($0).regionCurrency) != nil
  }
  .map { tag in (tag: tag, words: "\(name(of: tag)) \(tag)".lowercased()) }

  /// The English name of a locale.
  static func name(of tag: String) -> String {
    guard let english, let name = try? ICULocale(tag).displayName(in: english) else { return tag }
    return name
  }

  /// The tag of the chosen locale.
  package private(set) var text: String
  /// What was typed to search for.
  private(set) var search = ""
  package let isEdited = false

  package var selection: FieldSelection { FieldSelection(caret: 0) }
  package var markedRange: Range<Int>? { nil }
  package var status: ScanStatus { .acceptable }
  package var isEmpty: Bool { false }
  package var refusal: ValidationIssue? { nil }
  package var value: String? { text }
  package var fieldValue: FieldValue { .text(text) }

  package init(_ tag: String) { text = tag }

  /// The tags that a step goes to: names that begin with the search come first.
  var found: [String] {
    guard !search.isEmpty else {
      return Self.favourites.contains(text) ? Self.favourites : [text] + Self.favourites
    }
    let wanted = search.lowercased()
    let matches = Self.all.filter { $0.words.contains(wanted) }
    let (first, rest) = (
      matches.filter { $0.words.hasPrefix(wanted) }, matches.filter { !$0.words.hasPrefix(wanted) }
    )
    var seen: Set<String> = []
    return (first + rest).map(\.tag).filter { seen.insert($0).inserted }
  }

  package mutating func edit(_ input: FieldInput) throws(EditRefusal) {
    switch input {
    case .type(let text), .paste(let text): try look(for: search + text)
    case .press(.deleteBackward, _):
      guard !search.isEmpty else { throw .filtered }
      search.removeLast()
    case .press(.increment, _): step(1)
    case .press(.decrement, _): step(-1)
    case .press(.revert, _): search = ""
    case .edit, .follow, .compose, .press(.decimalKey, _): throw .filtered
    default: break
    }
  }

  /// Searches, and takes the first locale found. A search that finds nothing is refused.
  private mutating func look(for words: String) throws(EditRefusal) {
    let before = search
    search = words
    guard let first = found.first else {
      search = before
      throw .filtered
    }
    text = first
  }

  private mutating func step(_ distance: Int) {
    let found = found
    let index = found.firstIndex(of: text) ?? 0
    text = found[(index + distance + found.count) % found.count]
  }

  package mutating func endEditing() -> CommitOutcome {
    search = ""
    return .unchanged
  }

  package var saved: SavedField { SavedField(text: text, value: nil, selection: selection) }

  package mutating func restore(_ saved: SavedField) throws(SnapshotError) {
    guard (try? ICULocale(saved.text)) != nil else { throw .value }
    (text, search) = (saved.text, "")
  }
}
