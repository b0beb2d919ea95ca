public import FieldEditing

extension FormMessages {
  public func label(of field: FieldID) -> String { field.rawValue }

  public func sentence(for outcome: CommitOutcome, label: String, text: String) -> String? {
    outcome.message(showing: text).map { "\(label): \($0)" }
  }

  public func sentence(for issue: ValidationIssue, label: String?, text: String) -> String {
    let name = label ?? "The form"
    if let message = issue.message { return label == nil ? message : "\(name): \(message)" }
    return switch issue.kind {
    case .required: "\(name) is required."
    case .number(let refused): "\(name): \(refused.message)"
    case .tooShort(1): "\(name) needs at least 1 character."
    case .tooShort(let minimum): "\(name) needs at least \(minimum) characters."
    case .tooLong(1): "\(name) can have 1 character at most."
    case .tooLong(let maximum): "\(name) can have \(maximum) characters at most."
    case .pattern: "\(name) is not in the expected form."
    case .email: "\(name) is not an email address."
    case .unequal(let other):
      "\(name) is not the same as \(FieldID(rawValue: other).map(label(of:)) ?? other)."
    case .rule, .check, .answer: "\(name) is not accepted."
    case .declaredTwice(let field): "The form declares the field “\(field)” twice."
    }
  }

  public func announcement(label: String, text: String, isSecret: Bool) -> String {
    if text.isEmpty { return "\(label): empty." }
    return isSecret ? "\(label): filled in." : "\(label): \(text)."
  }

  public func sentence(for outcome: SubmitOutcome<FieldID>, issueCount: Int) -> String {
    let count = issueCount == 1 ? "One problem" : "\(issueCount) problems"
    return switch outcome {
    case .accepted: "The form was sent."
    case .answered: "The form was not accepted. \(count) to solve."
    case .invalid: "The form was not sent. \(count) to solve."
    case .reverted(let fields):
      "The form was not sent: \(fields.map(label(of:)).joined(separator: ", ")) could not be read and "
        + (fields.count == 1 ? "was put back." : "were put back.")
    case .alreadyRunning: "The form is being sent already."
    case .cancelled: "The form was not sent."
    }
  }
}
