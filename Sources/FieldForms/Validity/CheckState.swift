/// What is known of a value that was given out to be checked.
struct CheckState: Hashable, Sendable {
  enum Result: Hashable, Sendable {
    case running
    case passed
    case unanswered
    case failed([ValidationIssue])
  }

  let number: Int
  let value: FieldValue
  var result = Result.running
}
