import FieldEditing
import FieldForms

/// The keywords about texts.
///
/// Source: JSON Schema Validation 2020-12, sections 6.1.2, 6.1.3 and 6.3. It counts code points.
struct TextKeywords: Hashable, Sendable {
  var minLength: Int?
  var maxLength: Int?
  /// The texts of `enum`. JSON compares code points: U+00E9 and "e" with U+0301 are different texts.
  var listed: Listed<ExactText>?
  /// The text of `const`.
  var constant: ExactText?
  /// Whether `format` says "email".
  var isEmail = false
  /// Whether `format` says "password".
  var isSecret = false

  /// The most characters that a field takes, whatever the schema says.
  static let mostCharacters = 1_000_000

  /// The limit of the field in UTF-8 bytes: four for each character.
  var maximumLength: Int {
    max(1024, 4 * min(max(minLength ?? 0, maxLength ?? 0), Self.mostCharacters))
  }

  /// The listed texts that are valid; nil if the schema lists none.
  var choices: [String]? {
    (listed?.elements ?? constant.map { [$0] })?.map { $0.wrappedValue }.filter {
      issue(of: $0) == nil
    }
  }

  /// The first issue of a text that is not empty; nil if the text is valid.
  func issue(of text: String) -> ValidationIssue? {
    let count = text.unicodeScalars.count
    if let minLength, count < minLength { return ValidationIssue(.tooShort(minimum: minLength)) }
    if let maxLength, count > maxLength { return ValidationIssue(.tooLong(maximum: maxLength)) }
    let exact = ExactText(wrappedValue: text)
    if let listed, !listed.contains(exact) { return ValidationIssue(.rule("enum")) }
    if let constant, constant != exact { return ValidationIssue(.rule("const")) }
    return isEmail ? FieldRule<String>.email.issue(text) : nil
  }
}
