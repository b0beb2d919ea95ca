import FieldEditing
import FieldForms

/// The keywords about texts.
///
/// Source: JSON Schema Validation 2020-12, sections 6.3 and 7.3. It counts code points.
struct TextKeywords: Hashable, Sendable {
  /// What `format` says of a text.
  enum Format: String {
    case email, password, uuid, uri
  }

  var length = SchemaCounts()
  var pattern: String?
  var format: Format?

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
    switch format {
    case .email: return FieldRule<String>.email.issue(text)
    case .uuid where !text.isUUID, .uri where !text.isURI:
      return ValidationIssue(.pattern, detail: "format")
    default: return nil
    }
  }
}

extension String {
  /// Whether the text has the form of a UUID.
  ///
  /// Source: RFC 4122, section 3.
  fileprivate var isUUID: Bool {
    let bytes = Array(utf8)
    return bytes.count == 36
      && bytes.enumerated().allSatisfy { index, byte in
        [8, 13, 18, 23].contains(index) ? byte == UInt8(ascii: "-") : byte.isHexDigit
      }
  }

  /// Whether the text is a URI, with a scheme.
  ///
  /// Source: RFC 3986, appendix A.
  fileprivate var isURI: Bool {
    var rest = Array(utf8)[...]
    let scheme = rest.prefix { $0.isLetter || $0.isDigit || "+-.".utf8.contains($0) }
    rest = rest.dropFirst(scheme.count)
    guard scheme.first?.isLetter == true, rest.popFirst() == UInt8(ascii: ":") else { return false }
    if let mark = rest.firstIndex(of: UInt8(ascii: "#")) {
      guard Self.isMade(rest[(mark + 1)...], with: ":@/?") else { return false }
      rest = rest[..<mark]
    }
    if let mark = rest.firstIndex(of: UInt8(ascii: "?")) {
      guard Self.isMade(rest[(mark + 1)...], with: ":@/?") else { return false }
      rest = rest[..<mark]
    }
    guard rest.starts(with: "//".utf8) else { return Self.isMade(rest, with: ":@/") }
    rest = rest.dropFirst(2)
    let authority = rest.prefix { $0 != UInt8(ascii: "/") }
    return Self.isAuthority(authority) && Self.isMade(rest.dropFirst(authority.count), with: ":@/")
  }

  private static func isAuthority(_ bytes: ArraySlice<UInt8>) -> Bool {
    var host = bytes
    if let mark = bytes.lastIndex(of: UInt8(ascii: "@")) {
      guard isMade(bytes[..<mark], with: ":") else { return false }
      host = bytes[(mark + 1)...]
    }
    if host.first == UInt8(ascii: "[") {
      guard let end = host.firstIndex(of: UInt8(ascii: "]")),
        host[..<end].dropFirst().allSatisfy({ $0.isHexDigit || ":.v".utf8.contains($0) })
      else { return false }
      host = host[(end + 1)...]
      guard host.isEmpty || host.first == UInt8(ascii: ":") else { return false }
    }
    let name = host.prefix { $0 != UInt8(ascii: ":") }
    return isMade(name, with: "") && host.dropFirst(name.count + 1).allSatisfy { $0.isDigit }
  }

  /// Whether bytes are unreserved characters, sub-delimiters, escapes, and some marks.
  private static func isMade(_ bytes: ArraySlice<UInt8>, with marks: String) -> Bool {
    var rest = bytes
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%") {
        guard rest.count >= 2, rest.prefix(2).allSatisfy({ $0.isHexDigit }) else { return false }
        rest = rest.dropFirst(2)
      } else if !byte.isLetter, !byte.isDigit, !"-._~!$&'()*+,;=".utf8.contains(byte),
        !marks.utf8.contains(byte)
      {
        return false
      }
    }
    return true
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }

  fileprivate var isLetter: Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= self | 0x20 }

  fileprivate var isHexDigit: Bool {
    isDigit || UInt8(ascii: "a")...UInt8(ascii: "f") ~= self | 0x20
  }
}
