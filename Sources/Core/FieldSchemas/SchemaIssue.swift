/// What is wrong with a schema, with JSON that is read by it, or with a field's value.
///
/// ```swift
/// let schema = #"{"type": "object", "properties": {"a": {"type": "number", "multipleOf": 0}}}"#
/// try SchemaContent(schema: schema) { _ in format }
/// // throws: /properties/a/multipleOf: the number is not above zero
/// ```
public struct SchemaIssue: Error, Hashable, Sendable {
  /// Where it is, as a JSON Pointer: to a keyword in the schema, or to a field in the value.
  public let pointer: String
  /// The keyword of JSON Schema that is wrong, or that the value fails. Empty if the text is not
  /// JSON, and for an issue that has no keyword, such as a server's answer.
  public let keyword: String
  /// What is wrong: for a schema in English, for a field in the words of the form's messages.
  public let reason: String
}

extension SchemaIssue: CustomStringConvertible {
  /// Pointer and reason: "/properties/a/multipleOf: the number is not above zero".
  public var description: String { pointer + ": " + reason }
}
