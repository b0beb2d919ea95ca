/// English messages, with the fields' labels.
///
/// ```swift
/// let messages = EnglishMessages<SignIn.FieldID>(labels: [.username: "Name"])
/// form.sentences(for: .username, in: messages)   // ["Name is required."]
/// ```
public struct EnglishMessages<FieldID: Hashable & Sendable & RawRepresentable<String>>: FormMessages
{
  private let labels: [FieldID: String]

  /// Makes messages; a field without a label is called by its raw value.
  public init(labels: [FieldID: String] = [:]) { self.labels = labels }

  public func label(of field: FieldID) -> String { labels[field] ?? field.rawValue }
}
