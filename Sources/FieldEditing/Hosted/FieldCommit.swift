/// What a commit did, for a host that saves after it.
///
/// ```swift
/// let commit = hosted.submit()
/// if !commit.isRefused { save(price) }
/// ```
public struct FieldCommit: Hashable, Sendable {
  /// What brought the commit about.
  public enum Cause: Hashable, Sendable {
    /// Return, a Done key, or a suggestion that was taken.
    case submit
    /// The focus left, the field was disabled, its view went away, or the host called
    /// ``HostedField/commit()``.
    case leave
  }

  /// `submit` if the user asked for the commit, `leave` if not.
  public let cause: Cause
  /// May be `unchanged`, which ``HostedField/outcome`` never is.
  public let outcome: CommitOutcome

  package init(cause: Cause, outcome: CommitOutcome) {
    (self.cause, self.outcome) = (cause, outcome)
  }

  /// The text that the commit refused; nil if the text was acceptable. A refused text stays, or the
  /// text of an earlier value has replaced it; either way the value is not what the user typed.
  public var refused: RefusedText? {
    switch outcome {
    case .reverted(let text), .keptInvalid(let text): text
    default: nil
    }
  }

  /// True also where the text of an earlier value has replaced the refused one.
  public var isRefused: Bool { refused != nil }
}
