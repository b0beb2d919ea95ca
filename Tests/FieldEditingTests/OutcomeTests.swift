import FieldTesting
import FormattingFields
import Testing

/// Every outcome of a commit reaches the user.
struct OutcomeTests {
  /// A text in a field of 0 to 100 that shows two fraction digits and holds 20, and the outcome.
  struct Row: Sendable, CustomTestStringConvertible {
    let typed: String
    let outcome: Outcome
    let text: String
    let message: String?
    var policies = FieldPolicies()

    var testDescription: String { "\(typed.debugDescription) \(outcome)" }
  }

  /// An outcome; for a refused text with its issue and suggestions.
  enum Outcome: Hashable, Sendable {
    case other(CommitOutcome)
    case reverted(NumberIssue, [String] = [])
    case keptInvalid(NumberIssue, [String] = [])

    init(_ outcome: CommitOutcome) {
      switch outcome {
      case .reverted(let refused): self = .reverted(refused.issue, refused.suggestions)
      case .keptInvalid(let refused): self = .keptInvalid(refused.issue, refused.suggestions)
      default: self = .other(outcome)
      }
    }
  }

  static let rows: [Row] = [
    Row(typed: "20", outcome: .other(.unchanged), text: "20", message: nil),
    Row(typed: "12.5", outcome: .other(.accepted), text: "12.5", message: nil),
    Row(
      typed: "3.14159", outcome: .other(.rounded(from: decimal("3.14159"))), text: "3.14",
      message: "rounded(3.14159, 3.14)"),
    Row(
      typed: "250", outcome: .other(.clamped(from: 250)), text: "100",
      message: "clamped(250, 100)",
      policies: policies { $0.clampsToBounds = true }),
    Row(
      typed: "12", outcome: .other(.snapped(from: 12)), text: "10",
      message: "snapped(12, 10)",
      policies: policies {
        $0.snapsToStep = true
        $0.step = 5
      }),
    Row(
      typed: "", outcome: .other(.cleared), text: "", message: "cleared",
      policies: policies { $0.clearsWhenEmpty = true }),
    Row(
      typed: "", outcome: .reverted(NumberIssue(.empty, at: 0..<0)), text: "20",
      message: "revertedFromEmpty(20)"),
    Row(
      typed: "1,5", outcome: .reverted(NumberIssue(.incompleteGroup, at: 0..<3), ["1.5"]),
      text: "1",
      message: "reverted(“1,5”, 1) incompleteGroup didYouMean(“1.5”)"),
    Row(
      typed: "1,5", outcome: .reverted(NumberIssue(.incompleteGroup, at: 0..<3), ["1.5"]),
      text: "20",
      message: "reverted(“1,5”, 20) incompleteGroup didYouMean(“1.5”)",
      policies: policies { $0.commitPolicy = .committedValue }),
    Row(
      typed: "4,2,", outcome: .keptInvalid(NumberIssue(.misplacedGroupingSeparator, at: 3..<4)),
      text: "4,2,", message: "misplacedGroupingSeparator(“,” (comma)) example(100)",
      policies: policies { $0.commitPolicy = .keepText }),
  ]

  @Test("each outcome has its text and its sentence", arguments: rows)
  func outcome(row: Row) throws {
    let format = try NumberFormat.icu(
      locale: "en-US", style: .decimal, options: NumberOptions(maximumFractionDigits: 2))
    let bounds = NumberBounds(0...100)
    var field = FormattingField<FixedDecimal>(
      20, format: format, bounds: bounds, policies: row.policies)
    try field.apply(TextEdit(.all, ""))
    try field.type(row.typed)
    let report = field.commit()
    #expect(Outcome(report.outcome) == row.outcome)
    #expect(field.text == row.text)
    #expect(report.outcome.message(showing: field.text, format: format, in: .keys) == row.message)
    let spoken = field.text.isEmpty ? "emptyWord" : field.text
    let told =
      row.message ?? (report.outcome == .unchanged ? "fieldUnchanged(\(spoken))" : spoken)
    #expect(
      report.outcome.announcement(label: "Share", showing: field.text, format: format, in: .keys)
        == "fieldMessage(Share, \(told))")
  }

  private static func decimal(_ literal: String) -> FixedDecimal { FixedDecimal(literal) ?? 0 }

  private static func policies(_ change: (inout FieldPolicies) -> Void) -> FieldPolicies {
    var policies = FieldPolicies()
    change(&policies)
    return policies
  }
}
