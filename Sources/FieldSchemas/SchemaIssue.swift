/// What is wrong with a schema, with JSON that is read by it, or with a field's value.
public struct SchemaIssue: Hashable, Sendable {
  /// The place of what is wrong, as a JSON Pointer: to a keyword in the schema, or to a field in
  /// the value.
  public let pointer: String
  /// The keyword of JSON Schema that is wrong, or that the value fails. Empty if the text is not JSON, whose
  /// reason then begins with line and column ("line 3, column 21: expected a value", in Unicode scalars), and for an issue that has no keyword, such as a server's answer.
  public let keyword: String
  /// What is wrong: in English for a schema, in the words of the form's messages for a field.
  public let reason: String
  /// Whether the schema is valid, but a form cannot do what it says.
  let isUnsupported: Bool

  init(at pointer: String, _ keyword: String, _ reason: String, isUnsupported: Bool = false) {
    (self.pointer, self.keyword, self.reason) = (pointer, keyword, reason)
    self.isUnsupported = isUnsupported
  }
}

extension SchemaIssue: CustomStringConvertible {
  /// Pointer and reason: "/properties/a/multipleOf: the number is not above zero". The reason alone if the
  /// issue is about the whole document.
  public var description: String { pointer.isEmpty ? reason : pointer + ": " + reason }
}

/// All that is wrong with a schema, or with JSON that is read by it.
///
/// ```swift
/// let schema = #"{"type": "object", "properties": {"a": {"type": "number", "multipleOf": 0}}}"#
/// try SchemaContent(schema: schema) { _ in format }
/// // throws: /properties/a/multipleOf: the number is not above zero
/// ```
public struct SchemaError: Error, Hashable, Sendable {
  /// At least one issue, in the order of the schema or of the value.
  public internal(set) var issues: [SchemaIssue]
}

extension SchemaError: CustomStringConvertible {
  /// A line for each issue.
  public var description: String {
    var lines = ""
    for issue in issues { lines += (lines.isEmpty ? "" : "\n") + issue.description }
    return lines
  }
}

/// What becomes of a keyword that no form judges, such as `anyOf` of several schemas, `not` and a `pattern` that
/// refers back to a group, and of a property that no field can have, as one that is a boolean or a text.
public enum UnsupportedKeywords: Hashable, Sendable {
  /// The schema is refused.
  case refuse
  /// The keyword is not looked at; its field stays. A property that no field can have is not in the form; its
  /// values that were read are kept and written again. What is left refuses no value that the schema allows.
  case skip
  /// As `skip`, and ``SchemaContent/handedOver`` lists them for a validator of the host's own, with each
  /// `format` that no form judges and each `default` that its field does not have.
  case handOver
}
