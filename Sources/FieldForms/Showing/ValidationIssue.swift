public import FieldEditing
import NumberText

/// What is wrong with a field or a form.
///
/// ```swift
/// ValidationIssue(.required)
/// ValidationIssue.check("This name is taken.", detail: "taken", suggestions: ["ada2"])
/// ```
public struct ValidationIssue: Hashable, Sendable {
  /// What can be wrong, with the facts for a sentence about it.
  public enum Kind: Hashable, Sendable {
    /// The field is empty and must not be.
    case required
    /// The text is not the number that the field asks for.
    indirect case number(RefusedText)
    /// The text has fewer characters than this minimum.
    case tooShort(minimum: Int)
    /// The text has more characters than this maximum.
    case tooLong(maximum: Int)
    /// The text does not match the pattern that the field demands.
    case pattern
    /// The text is not an email address.
    case email
    /// The text is not a date; `example` is a text that is.
    case date(example: String)
    /// The text is not a time of day; `example` is a text that is.
    case time(example: String)
    /// The text is not a date with a time of day; `example` is a text that is.
    case dateTime(example: String)
    /// The date or time is too early. The earliest allowed date or time is given as a text.
    case earliest(String)
    /// The date or time is too late. The latest allowed date or time is given as a text.
    case latest(String)
    /// The text is not the label of an option.
    case option
    /// Fewer options are chosen than this minimum.
    case tooFew(minimum: Int)
    /// More options are chosen than this maximum.
    case tooMany(maximum: Int)
    /// The text is not the same as the text of the field with this name.
    case unequal(to: String)
    /// The host's rule of this name does not hold.
    case rule(String)
    /// A check by the host, such as a question to a server, found the value wrong.
    case check
    /// The handler of a submit answered this about the field with this name. A name that no field
    /// has stands for the whole form.
    case answer(String)
    /// The form declares two fields with the same id. The first of them has this name. (F7)
    case declaredTwice(String)
  }

  /// ``FormMessages`` make a sentence of it if there is no ``message``.
  public let kind: Kind
  /// The host's own sentence; nil for the sentence of the ``FormMessages``.
  public let message: String?
  /// A word for programs that tells this issue from others of the same kind, such as "taken" for a
  /// check; nil if there is none.
  public let detail: String?
  /// Facts for sentences that the host writes itself, such as "limit": "3".
  public let facts: [String: String]
  /// Texts that the user is likely to have meant.
  public let suggestions: [String]

  /// Makes an issue of any kind. For what a check or a submit's handler says, there are
  /// ``check(_:detail:facts:suggestions:)`` and ``answer(_:_:detail:facts:suggestions:)``.
  public init(
    _ kind: Kind, message: String? = nil, detail: String? = nil, facts: [String: String] = [:],
    suggestions: [String] = []
  ) {
    (self.kind, self.message, self.detail) = (kind, message, detail)
    (self.facts, self.suggestions) = (facts, suggestions)
  }

  /// Makes the issue that a check has found.
  ///
  /// ```swift
  /// server.has(name) ? [.check("This name is taken.", detail: "taken")] : []
  /// ```
  public static func check(
    _ message: String?, detail: String? = nil, facts: [String: String] = [:],
    suggestions: [String] = []
  ) -> ValidationIssue {
    ValidationIssue(
      .check, message: message, detail: detail, facts: facts, suggestions: suggestions)
  }

  /// Makes the issue that a submit's handler answers about a field, by the field's name or JSON
  /// Pointer. An answer with a name that no field has is about the whole form.
  ///
  /// ```swift
  /// return [.answer("email", "This address is taken."), .answer("card", "It was declined.")]
  /// ```
  public static func answer(
    _ name: String, _ message: String?, detail: String? = nil, facts: [String: String] = [:],
    suggestions: [String] = []
  ) -> ValidationIssue {
    ValidationIssue(
      .answer(name), message: message, detail: detail, facts: facts, suggestions: suggestions)
  }

  /// The issue's code, which stays the same from version to version: for logs, tests, and hosts
  /// that write their own sentences.
  ///
  /// | issue | code |
  /// |---|---|
  /// | `number` | "number." and the code of the text's issue, as "number.incompleteGroup" |
  /// | `rule` | "rule." and the rule's name |
  /// | `check`, `answer` | the name of the case, and the ``detail`` if there is any, as "check.taken" |
  /// | any other | the name of the case, as "required" |
  public var code: String {
    let name =
      switch kind {
      case .required: "required"
      case .number(let refused): refused.code
      case .tooShort: "tooShort"
      case .tooLong: "tooLong"
      case .pattern: "pattern"
      case .email: "email"
      case .date: "date"
      case .time: "time"
      case .dateTime: "dateTime"
      case .earliest: "earliest"
      case .latest: "latest"
      case .option: "option"
      case .tooFew: "tooFew"
      case .tooMany: "tooMany"
      case .unequal: "unequal"
      case .rule(let name): "rule." + name
      case .check: "check"
      case .answer: "answer"
      case .declaredTwice: "declaredTwice"
      }
    return detail.map { name + "." + $0 } ?? name
  }

  /// The issue without the field's text, for secret fields: a refused number and suggestions would
  /// show the text.
  var withoutText: ValidationIssue {
    if case .number = kind { return ValidationIssue(.check) }
    return ValidationIssue(kind, message: message, detail: detail, facts: facts)
  }
}

extension ValidationIssue: CustomStringConvertible {
  /// A line for debugging: the code, the host's sentence and the suggestions. Of two fields with
  /// one id the name is told, which people are not.
  ///
  /// ```swift
  /// print(issue)   // number.incompleteGroup (1,5)
  /// ```
  public var description: String {
    code + ((message ?? twin).map { ": " + $0 } ?? "")
      + (suggestions.isEmpty ? "" : " (" + suggestions.joined(separator: ", ") + ")")
  }

  private var twin: String? { if case .declaredTwice(let name) = kind { name } else { nil } }
}
