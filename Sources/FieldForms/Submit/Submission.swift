/// A form's content on its way to the handler.
///
/// ```swift
/// if case .started(let submission) = form.beginSubmit() { send(submission.content) }
/// ```
public struct Submission<Content: FormContent>: Equatable, Sendable {
  let number: Int
  /// The content as it was submitted, whatever is typed since.
  public let content: Content
}
