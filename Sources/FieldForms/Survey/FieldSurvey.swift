public import FieldEditing
public import NumberText

/// What a form found of one field when it last ran `declare`: text, value and state, and the issues
/// that the field itself and its own rules find. The type is the same for fields of all kinds.
@usableFromInline
struct FieldSurvey: Hashable, Sendable {
  let traits: FieldTraits
  @ExactText private(set) var text: String
  let selection: FieldSelection
  let markedRange: Range<Int>?
  let status: ScanStatus
  let value: FieldValue
  let isEdited: Bool
  let isUncommitted: Bool
  let isEmpty: Bool
  /// Whether the field cannot read its text as a value. (A value that breaks a rule is not
  /// refused.)
  let isRefused: Bool
  let issues: [ValidationIssue]

  /// A required field that is empty, and neither disabled nor hidden, gets the issue `required`.
  ///
  /// - Parameter issues: What the field and its rules found wrong; empty for an empty, disabled or
  ///   hidden field.
  @usableFromInline
  init(
    _ traits: FieldTraits, text: String, selection: FieldSelection, markedRange: Range<Int>?,
    status: ScanStatus, value: FieldValue, isEdited: Bool, isUncommitted: Bool, isEmpty: Bool,
    isRefused: Bool,
    issues: [ValidationIssue]
  ) {
    self.traits = traits
    _text = ExactText(wrappedValue: text)
    self.selection = selection
    self.markedRange = markedRange
    self.status = status
    self.value = value
    self.isEdited = isEdited
    self.isUncommitted = isUncommitted
    self.isEmpty = isEmpty
    self.isRefused = isRefused
    let isMissing = isEmpty && traits.isActive && traits.contains(.required)
    self.issues = isMissing ? [ValidationIssue(.required)] : issues
  }

  /// Asks a field about its text, value and state, and its rules about the value.
  ///
  /// - Parameter field: Does not change; it is `inout` so that it is not copied.
  @inlinable
  init<Field: EditableField>(
    _ field: inout Field, _ traits: FieldTraits, _ rules: () -> [FieldRule<Field.Value>]
  ) {
    let isEmpty = field.isEmpty
    var (isRefused, issues): (Bool, [ValidationIssue]) = (false, [])
    if !isEmpty {
      if let refusal = field.refusal {
        isRefused = true
        if traits.isActive { issues = [refusal] }
      } else if traits.isActive {
        let rules = rules()
        if !rules.isEmpty, let value = field.value { issues = rules.compactMap { $0.issue(value) } }
      }
    }
    self.init(
      traits, text: field.text, selection: field.selection, markedRange: field.markedRange,
      status: field.status, value: field.fieldValue, isEdited: field.isEdited,
      isUncommitted: field.isUncommitted, isEmpty: isEmpty, isRefused: isRefused, issues: issues)
  }
}
