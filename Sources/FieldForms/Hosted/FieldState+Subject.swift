package import FieldEditing
import NumberText

extension FieldState {
  /// What the sentence that `shownSentence(of:in:)` returns is about, for a host that writes its
  /// own sentence; nil if there is no sentence yet. The text of a secret field is not in it.
  ///
  /// ```swift
  /// if let subject = form[.price]?.shownSubject {
  ///   view.sentence = mySentences[subject.code]
  /// }
  /// ```
  package var shownSubject: NoticeSubject? {
    let isSecret = traits.contains(.secret)
    let text = isSecret ? "" : text
    if let issue = issues.first {
      guard isTouched || status == .invalid else { return nil }
      var told = issue
      if case .number = issue.kind, isSecret { told = ValidationIssue(.check) }
      let refused: RefusedText? = if case .number(let refused) = told.kind { refused } else { nil }
      return NoticeSubject(
        .issue(code: told.code, facts: told.facts, refused), text: text, format: numberFormat)
    }
    guard let outcome, !isSecret,
      outcome.message(showing: text, format: numberFormat, in: .english) != nil
    else { return nil }
    return NoticeSubject(.commit(outcome), text: text, format: numberFormat)
  }
}
