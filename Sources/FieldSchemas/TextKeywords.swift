import FieldEditing
import FieldForms

/// The keywords about texts.
///
/// Source: JSON Schema Validation 2020-12, sections 6.3 and 7.3. It counts code points.
struct TextKeywords: Sendable {
  /// What `format` says of a text.
  enum Format: String {
    case email, password, uuid, uri
  }

  let length: SchemaCounts
  /// Source: JSON Schema 2020-12, section 6.4.
  let pattern: Pattern?
  let format: Format?
  private let formatPattern: Pattern?

  init(length: SchemaCounts = SchemaCounts(), pattern: Pattern? = nil, format: Format? = nil) {
    (self.length, self.pattern, self.format) = (length, pattern, format)
    formatPattern = format?.pattern.flatMap { try? Pattern($0) }
  }

  /// The most characters that a field takes, whatever the schema says.
  static let mostCharacters = 1_000_000

  /// The limit of the field in UTF-8 bytes: four for each character.
  var maximumLength: Int {
    max(1024, 4 * min(max(length.least ?? 0, length.most ?? 0), Self.mostCharacters))
  }

  /// The most characters of a text that ``pattern`` is asked about.
  var mostJudgedCharacters: Int { min(length.most ?? .max, maximumLength) }

  /// The first issue of a text that is not empty; nil if the text is valid.
  func issue(of text: String) -> ValidationIssue? {
    let count = text.unicodeScalars.count
    if let issue = length.issue(of: count, { .tooShort(minimum: $0) }, { .tooLong(maximum: $0) }) {
      return issue
    }
    if let pattern, !pattern.matches(text) { return ValidationIssue(.pattern) }
    if format == .email { return FieldRule<String>.email.issue(text) }
    if let formatPattern, !formatPattern.matches(text) {
      return ValidationIssue(.pattern, detail: "format")
    }
    return nil
  }
}

extension TextKeywords.Format {
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
