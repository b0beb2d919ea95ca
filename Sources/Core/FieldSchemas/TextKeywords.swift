import FieldEditing
import FieldForms

/// The keywords about texts.
///
/// Source: JSON Schema Validation 2020-12, sections 6.3 and 7.3. It counts code points.
final class TextKeywords: Sendable {
  /// What `format` says of a text.
  enum Format: String {
    case email, password, uuid, uri
  }

  let length: SchemaCounts
  let pattern: String?
  let format: Format?

  init(length: SchemaCounts = SchemaCounts(), pattern: String? = nil, format: Format? = nil) {
    (self.length, self.pattern, self.format) = (length, pattern, format)
  }

  /// The most characters that a field takes, whatever the schema says.
  static let mostCharacters = 1_000_000

  /// The limit of the field in UTF-8 bytes: four for each character.
  var maximumLength: Int {
    max(1024, 4 * min(max(length.least ?? 0, length.most ?? 0), Self.mostCharacters))
  }

  /// The first issue of a text that is not empty; nil if the text is valid.
  func issue(of text: String) -> ValidationIssue? {
    let count = text.unicodeScalars.count
    if let issue = length.issue(of: count, { .tooShort(minimum: $0) }, { .tooLong(maximum: $0) }) {
      return issue
    }
    if let pattern, !Self.matches(text, pattern) { return ValidationIssue(.pattern) }
    if format == .email { return FieldRule<String>.email.issue(text) }
    if let pattern = format?.pattern, !Self.matches(text, pattern) {
      return ValidationIssue(.pattern, detail: "format")
    }
    return nil
  }
}

extension TextKeywords.Format {
  /// Whether texts are checked: a format with a pattern needs regular expressions.
  var isChecked: Bool { pattern.map { TextKeywords.isPattern($0) } ?? true }

  /// What texts of the format match, as `pattern` says it; nil for a format without a pattern.
  ///
  /// Source: RFC 4122, section 3; RFC 3986, appendix A, but for what stands in brackets.
  var pattern: String? {
    switch self {
    case .uuid: #"^[\dA-Fa-f]{8}(?:-[\dA-Fa-f]{4}){3}-[\dA-Fa-f]{12}(?![\s\S])"#
    case .uri:
      // Scheme, authority, path, query and fragment. What begins with two slashes has an authority.
      #"""
      ^[A-Za-z][A-Za-z\d+.-]*:\#
      (?://(?:(?:[\w.~!$&'()*+,;=:-]|%[\dA-Fa-f]{2})*@)?\#
      (?:\[[\dA-Fa-f:.v]*\]|(?:[\w.~!$&'()*+,;=-]|%[\dA-Fa-f]{2})*)(?::\d*)?\#
      (?=[/?#]|(?![\s\S]))|(?!//))\#
      (?:[\w.~!$&'()*+,;=:@/-]|%[\dA-Fa-f]{2})*\#
      (?:\?(?:[\w.~!$&'()*+,;=:@/?-]|%[\dA-Fa-f]{2})*)?\#
      (?:#(?:[\w.~!$&'()*+,;=:@/?-]|%[\dA-Fa-f]{2})*)?(?![\s\S])
      """#
    case .email, .password: nil
    }
  }
}
