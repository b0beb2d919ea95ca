public import FieldEditing

/// The words of a form: short sentences for the eye and single ones for a screen reader. (C8)
///
/// A host with other languages conforms and replaces what it likes; the rest is English.
///
/// ```swift
/// struct German: FormMessages {
///   func label(of field: SignIn.FieldID) -> String { field == .username ? "Name" : "Kennwort" }
///   func sentence(for issue: ValidationIssue, label: String?, text: String) -> String {
///     issue.kind == .required ? "\(label) fehlt." : "\(label) stimmt nicht."
///   }
/// }
/// ```
public protocol FormMessages<FieldID>: Sendable {
  /// The names of the fields.
  associatedtype FieldID: Hashable & Sendable & RawRepresentable<String>

  /// What a field is called.
  ///
  /// ```swift
  /// messages.label(of: .username)   // "Name"
  /// ```
  ///
  /// - Complexity: best O(1).
  func label(of field: FieldID) -> String

  /// An issue in a short sentence.
  ///
  /// ```swift
  /// messages.sentence(for: ValidationIssue(.required), label: "Name", text: "")
  /// // "Name is required."
  /// ```
  ///
  /// - Parameters:
  ///   - issue: The issue.
  ///   - label: What its field is called; nil for an issue of the whole form.
  ///   - text: The text that the issue was found in.
  /// - Complexity: O(*n*) in the bytes of the sentence.
  func sentence(for issue: ValidationIssue, label: String?, text: String) -> String

  /// What a commit did, in a short sentence; nil where there is nothing to tell.
  ///
  /// ```swift
  /// messages.sentence(for: .cleared, label: "Price", text: "")   // "Price: The field was cleared."
  /// ```
  ///
  /// - Parameters:
  ///   - outcome: What it did.
  ///   - label: What the field is called.
  ///   - text: The field's text after the commit.
  /// - Complexity: O(*n*) in the bytes of the sentence.
  func sentence(for outcome: CommitOutcome, label: String, text: String) -> String?

  /// How a submit ended, in a short sentence.
  ///
  /// ```swift
  /// messages.sentence(for: .answered, issueCount: 1)
  /// // "The form was not accepted. One problem to solve."
  /// ```
  ///
  /// - Parameters:
  ///   - outcome: How it ended.
  ///   - issueCount: How many issues there are to mend.
  /// - Complexity: O(*n*) in the bytes of the sentence.
  func sentence(for outcome: SubmitOutcome<FieldID>, issueCount: Int) -> String

  /// A field that nothing is wrong with, in one sentence; a secret one's text is not to be spoken.
  ///
  /// ```swift
  /// messages.announcement(label: "Name", text: "Ada", isSecret: false)       // "Name: Ada."
  /// messages.announcement(label: "Password", text: "1234", isSecret: true)   // "Password: filled in."
  /// ```
  ///
  /// - Complexity: O(*n*) in the bytes of the sentence.
  func announcement(label: String, text: String, isSecret: Bool) -> String
}
