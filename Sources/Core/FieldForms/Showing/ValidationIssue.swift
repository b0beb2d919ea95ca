public import FieldEditing

/// What is wrong with a field or a form.
///
/// ```swift
/// ValidationIssue(.required)
/// ValidationIssue(.check, message: "This name is taken.")
/// ```
public struct ValidationIssue: Hashable, Sendable {
  /// What can be wrong.
  public enum Kind: Hashable, Sendable {
    /// The field is empty and must not be.
    case required
    /// The text is not the number that the field asks for.
    case number(RefusedText)
    /// The text has fewer characters than this.
    case tooShort(minimum: Int)
    /// The text has more characters than this.
    case tooLong(maximum: Int)
    /// The text does not have the pattern that it must have.
    case pattern
    /// The text is no email address.
    case email
    /// The text is not the same as that of the field with this name.
    case unequal(to: String)
    /// The host's rule of this name does not hold.
    case rule(String)
    /// A check of the host's, such as a question to a server, found the value wrong.
    case check
    /// The submit's handler answered it under this name: that of a field or any other.
    case answer(String)
    /// The form declares two fields of this name, so it is not clear which one is meant. (F7)
    case declaredTwice(String)
  }

  /// The reason.
  public let kind: Kind
  /// The host's own sentence; nil leaves the words to the ``FormMessages``.
  public let message: String?
  /// Texts that the user is likely to have meant.
  public let suggestions: [String]

  /// Makes an issue.
  public init(_ kind: Kind, message: String? = nil, suggestions: [String] = []) {
    self.kind = kind
    self.message = message
    self.suggestions = suggestions
  }

  /// What a submit's handler answers about a field, by the field's name or JSON Pointer. An answer
  /// with any other name is about the whole form.
  ///
  /// ```swift
  /// return [.answer("email", "This address is taken."), .answer("card", "It was declined.")]
  /// ```
  ///
  /// - Complexity: O(1).
  public static func answer(_ name: String, _ message: String) -> ValidationIssue {
    ValidationIssue(.answer(name), message: message)
  }

  /// The issue without the field's text, for secret fields: that of a refused number shows the text.
  var withoutText: ValidationIssue {
    if case .number = kind { ValidationIssue(.check) } else { self }
  }
}
