/// What is wrong with a schema, with a value that it is to describe, or with a field by its schema.
///
/// ```swift
/// let schema = #"{"type": "object", "properties": {"a": {"type": "number", "multipleOf": 0}}}"#
/// try SchemaContent(schema: schema) { _ in format }
/// // throws: /properties/a/multipleOf: the number is not above zero
/// ```
public struct SchemaIssue: Error, Hashable, Sendable {
  /// Where it is: a JSON Pointer in the schema, to a keyword; or in the value, to a field.
  public let pointer: String
  /// The keyword of JSON Schema that is wrong, or that the value fails; empty where the text is no JSON
  /// and for what no keyword says, such as a server's answer.
  public let keyword: String
  /// What is wrong, in English for the author of a schema; for a field, in the words of the form.
  public let reason: String
}

extension SchemaIssue: CustomStringConvertible {
  /// Pointer and reason: "/properties/a/multipleOf: the number is not above zero".
  public var description: String { pointer + ": " + reason }
}
