/// The beginning of a submit.
///
/// ```swift
/// switch form.beginSubmit() {
/// case .started(let submission): send(submission)
/// case .refused(let outcome): speak(form.announcement(of: outcome, in: messages))
/// }
/// ```
public enum SubmitStart<Content: FormContent>: Equatable, Sendable {
  /// The form is valid: hand the submission's content on, then call `endSubmit`.
  case started(Submission<Content>)
  /// There is nothing to hand on.
  case refused(SubmitOutcome<Content.FieldID>)

  /// Why there is nothing to hand on; nil where there is.
  var refusal: SubmitOutcome<Content.FieldID>? {
    if case .refused(let outcome) = self { outcome } else { nil }
  }
}
