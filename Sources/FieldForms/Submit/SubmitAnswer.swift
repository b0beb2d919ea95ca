/// What a submit's handler answers: nothing is wrong, or what is, by the names of the fields.
///
/// ```swift
/// return .accepted
/// return ["email": "This address is taken.", "card": "The payment was declined."]
/// ```
///
/// A name is the raw value of a field's id; a name that no field has is for the whole form.
public struct SubmitAnswer: Hashable, Sendable, ExpressibleByDictionaryLiteral {
  /// One thing that is wrong.
  public struct Failure: Hashable, Sendable {
    /// The raw value of a field's id, or any other name.
    public let name: String
    /// The sentence to show.
    public let message: String

    /// Makes a failure from a name and the sentence to show.
    public init(name: String, message: String) {
      self.name = name
      self.message = message
    }
  }

  /// What is wrong.
  public let failures: [Failure]

  /// Nothing is wrong.
  public static let accepted = SubmitAnswer([])

  /// Makes an answer of what is wrong.
  public init(_ failures: [Failure]) { self.failures = failures }

  /// Makes an answer from names and sentences; a name may stand there twice.
  public init(dictionaryLiteral elements: (String, String)...) {
    failures = elements.map { Failure(name: $0.0, message: $0.1) }
  }
}
