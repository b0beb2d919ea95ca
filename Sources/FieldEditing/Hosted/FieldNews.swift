/// What has become of the person's last act, and of the host's last word, until the text changes.
struct FieldNews: Hashable, Sendable {
  /// Never `unchanged`.
  var outcome: CommitOutcome?
  /// Whether Return has refused the text, and the view has not reported its focus since.
  var wantsFocus = false
  /// The typed text that the host's answer has replaced.
  var replaced: String?
  /// Why the text that the view reported last was refused.
  var refusal: EditRefusal?
  /// Why the last key did nothing: the text that it would have made, if policies refuse keys that
  /// make a text invalid, or the refused text that has no number to step from.
  var blocked: RefusedText?
  /// How the person made the text that the view reported last.
  var intent = TextEdit.Intent.typed
}
