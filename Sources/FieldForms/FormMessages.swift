public import FieldEditing

/// The words of a form: short sentences for the eye and single ones for a screen reader. (C8)
///
/// They are English. A host with other languages replaces what it likes:
///
/// ```swift
/// var german = FormMessages<SignIn.FieldID>(labels: [.username: "Name", .password: "Kennwort"])
/// german.issue = { issue, label in
///   issue.kind == .required ? "\(label ?? "Etwas") fehlt." : "\(label ?? "Etwas") stimmt nicht."
/// }
/// form.sentences(for: .username, in: german)   // ["Name fehlt."]
/// ```
public struct FormMessages<FieldID: Hashable & Sendable>: Sendable {
  /// What a field is called.
  public let label: @Sendable (FieldID) -> String

  /// An issue in a short sentence: the issue, and the label of its field, which is nil for an issue of
  /// the whole form.
  public var issue: @Sendable (ValidationIssue, String?) -> String

  /// What a commit did, in a short sentence, or nil where there is nothing to tell: the outcome, the
  /// label of the field and its text after the commit.
  public var outcome: @Sendable (CommitOutcome, String, String) -> String?

  /// How a submit began or ended, in a short sentence: the outcome, and how many issues there are.
  public var submit: @Sendable (SubmitOutcome<FieldID>, Int) -> String

  /// A field that nothing is wrong with, in one sentence for a screen reader: its label, its text, and
  /// whether that is secret and not to be spoken.
  public var field: @Sendable (String, String, Bool) -> String

  /// Makes English messages about fields that are called so.
  public init(label: @escaping @Sendable (FieldID) -> String) {
    self.init(label: label) { $0 }
  }

  /// - Parameter other: What the field of a name is called.
  fileprivate init(
    label: @escaping @Sendable (FieldID) -> String, other: @escaping @Sendable (String) -> String
  ) {
    self.label = label
    issue = { Self.sentence(for: $0, $1, other: other) }
    outcome = { outcome, label, text in outcome.message(showing: text).map { "\(label): \($0)" } }
    submit = { Self.sentence(for: $0, issueCount: $1, names: label) }
    field = { label, text, isSecret in
      text.isEmpty ? "\(label): empty." : isSecret ? "\(label): filled in." : "\(label): \(text)."
    }
  }

  private static func sentence(
    for issue: ValidationIssue, _ label: String?, other: (String) -> String
  ) -> String {
    let subject = label ?? "The form"
    if let message = issue.message { return label == nil ? message : "\(subject): \(message)" }
    return switch issue.kind {
    case .required: "\(subject) is required."
    case .number(let refused): "\(subject): \(refused.message)"
    case .tooShort(1): "\(subject) needs at least 1 character."
    case .tooShort(let minimum): "\(subject) needs at least \(minimum) characters."
    case .tooLong(1): "\(subject) can have 1 character at most."
    case .tooLong(let maximum): "\(subject) can have \(maximum) characters at most."
    case .pattern: "\(subject) is not in the expected form."
    case .email: "\(subject) is not an email address."
    case .unequal(let name): "\(subject) is not the same as \(other(name))."
    case .rule, .check, .answer: "\(subject) is not accepted."
    case .declaredTwice(let field): "The form declares the field “\(field)” twice."
    }
  }

  private static func sentence(
    for outcome: SubmitOutcome<FieldID>, issueCount: Int, names: (FieldID) -> String
  ) -> String {
    let count = issueCount == 1 ? "One problem" : "\(issueCount) problems"
    return switch outcome {
    case .started: "The form is being sent."
    case .accepted: "The form was sent."
    case .answered: "The form was not accepted. \(count) to solve."
    case .invalid: "The form was not sent. \(count) to solve."
    case .reverted(let fields):
      "The form was not sent: \(fields.map(names).joined(separator: ", ")) could not be read and "
        + (fields.count == 1 ? "was put back." : "were put back.")
    case .alreadyRunning: "The form is being sent already."
    case .cancelled: "The form was not sent."
    }
  }
}

extension FormMessages where FieldID: RawRepresentable<String> {
  /// Makes English messages; a field without a label is called by its raw value.
  public init(labels: [FieldID: String] = [:]) { self.init { labels[$0] ?? $0.rawValue } }

  /// Makes English messages about fields that are called so.
  public init(label: @escaping @Sendable (FieldID) -> String) {
    self.init(label: label) { FieldID(rawValue: $0).map(label) ?? $0 }
  }
}

extension FieldForm {
  /// All that is to be said of a field: its issues or, where there are none, what its last commit
  /// did. (C8) Nothing in it tells a secret field's text.
  ///
  /// ```swift
  /// form.sentences(for: .price, in: messages)
  /// // ["Price: A group of digits is too short. Did you mean “1,5”?"]
  /// ```
  ///
  /// - Complexity: O(1).
  public func sentences(
    for field: FieldID, in messages: FormMessages<FieldID>
  ) -> [String] {
    guard let state = self[field] else { return [] }
    let label = messages.label(field)
    let isSecret = state.traits.contains(.secret)
    let issues = state.issues.map {
      messages.issue(isSecret ? $0.withoutText : $0, label)
    }
    guard issues.isEmpty, !isSecret, let outcome = state.outcome else { return issues }
    return [messages.outcome(outcome, label, state.text)].compactMap { $0 }
  }

  /// What is to be said of the form as a whole: what the last submit was answered for no field.
  ///
  /// ```swift
  /// form.sentences(in: messages)   // ["The payment was declined."]
  /// ```
  ///
  /// - Complexity: O(*n*) in the number of issues.
  public func sentences(in messages: FormMessages<FieldID>) -> [String] {
    formIssues.map { messages.issue($0, nil) }
  }

  /// One sentence about a field, fit for a screen reader, for when it is focused or left. (C8)
  ///
  /// ```swift
  /// form.announcement(of: .price, in: messages)   // "Price: 3.14."
  /// ```
  ///
  /// - Complexity: O(*n*) in the number of fields and rules.
  public func announcement(
    of field: FieldID, in messages: FormMessages<FieldID>
  ) -> String {
    if let sentence = sentences(for: field, in: messages).first { return sentence }
    let state = self[field]
    return messages.field(
      messages.label(field), state?.text ?? "", state?.traits.contains(.secret) ?? true)
  }

  /// One sentence about how a submit ended, fit for a screen reader. (C8)
  ///
  /// ```swift
  /// form.announcement(of: .accepted, in: messages)   // "The form was sent."
  /// ```
  ///
  /// - Complexity: O(*n*) in the number of fields and rules.
  public func announcement(
    of outcome: SubmitOutcome<FieldID>, in messages: FormMessages<FieldID>
  ) -> String {
    let count = focusOrder.reduce(formIssues.count) { $0 + issues(of: $1).count }
    return messages.submit(outcome, count)
  }
}
