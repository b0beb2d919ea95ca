public import FieldEditing
public import NumberText

/// A field as a view shows it: made from the form at each question, never stored in it. Rule: F4.
///
/// ```swift
/// if let state = form[.email] {
///   view.text = state.text
///   view.errors = state.shownIssues.map { messages.issue($0, "Email") }
/// }
/// ```
public struct FieldState: Hashable, Sendable {
  /// What the user sees and edits.
  public let text: String
  /// What is selected, in UTF-8 offsets of `text`.
  public let selection: FieldSelection
  /// The UTF-8 offsets of text that an input method is still composing.
  public let markedRange: Range<Int>?
  /// Whether the text is acceptable as it is, may become so by typing on, or is invalid.
  public let status: ScanStatus
  /// The bound value.
  public let value: FieldValue
  /// How the field writes numbers; nil for a field without numbers.
  public let numberFormat: NumberFormat?
  /// Which keys the field needs, as HTML's `inputmode` names them: "numeric", "decimal" or "text".
  public let inputMode: String
  /// What is wrong: found in the text, by the field's rules, by rules across fields, by checks, and by
  /// the handler of the last submit, in this order.
  public let issues: [ValidationIssue]
  /// Whether the field is required, disabled, hidden or secret.
  public let traits: FieldTraits
  /// Whether a check of the value is running.
  public let isChecking: Bool
  /// Whether the field has the focus.
  public let isFocused: Bool
  /// Whether the field was left, or a submit has validated it.
  public let isTouched: Bool
  /// Whether the text or the value differs from those of the last commit. Rule: F5.
  public let isEdited: Bool
  /// Whether the value differs from the initial one. (F5)
  public let isChanged: Bool
  /// What the last commit did; nil where there was none, or the text has changed since.
  public let outcome: CommitOutcome?
  /// Whether no active field follows, so that the return key reads "done" instead of "next". (F2)
  public let isLast: Bool

  /// The issues, once the field was touched: a field that nobody has filled in yet shows no errors.
  public var shownIssues: [ValidationIssue] { isTouched ? issues : [] }
}

extension FieldForm {
  /// A field as a view shows it; nil for one that is not declared.
  ///
  /// ```swift
  /// form[.email]?.issues
  /// ```
  ///
  /// - Complexity: O(1).
  @inlinable public subscript(field: FieldID) -> FieldState? {
    guard let place = fields.places[field] else { return nil }
    return state.field(at: place)
  }

  /// All fields as views show them.
  ///
  /// - Complexity: O(*n*) in the number of fields.
  public var fieldStates: [FieldID: FieldState] {
    fields.places.mapValues { state.field(at: $0) }
  }

  /// What is wrong with a field; empty where nothing is.
  ///
  /// ```swift
  /// form.issues(of: .email).first?.kind   // .required
  /// ```
  ///
  /// - Complexity: O(1).
  @inlinable public func issues(of field: FieldID) -> [ValidationIssue] {
    guard let place = fields.places[field] else { return [] }
    return state.issues(at: place)
  }
}

extension FormState {
  @usableFromInline func text(at place: Int) -> String { survey.entries[place].finding.text }

  @usableFromInline
  func issues(at place: Int) -> [ValidationIssue] {
    let issues = survey.entries[place].issues
    return answers[place].map { issues + $0.fact } ?? issues
  }

  @usableFromInline
  func field(at place: Int) -> FieldState {
    let finding = survey.entries[place].finding
    return FieldState(
      text: finding.text, selection: finding.selection, markedRange: finding.markedRange,
      status: finding.status, value: finding.value, numberFormat: finding.numberFormat,
      inputMode: finding.inputMode, issues: issues(at: place), traits: finding.traits,
      isChecking: checks[place]?.result == .running,
      isFocused: focus == place, isTouched: touched[place], isEdited: finding.isEdited,
      isChanged: changed[place], outcome: outcomes[place]?.fact,
      isLast: survey.active.first(after: place) == nil)
  }
}

extension FieldForm {
  /// What servers and snapshots call a field: the names of its parts and rows, and then its own. (F11)
  ///
  /// ```swift
  /// form.name(of: .line(id, .price))   // "lines[3].price"
  /// ```
  ///
  /// - Returns: The name; nil for a field that is not declared.
  /// - Complexity: O(1).
  public func name(of field: FieldID) -> String? {
    fields.places[field].map { state.survey.name(at: $0) }
  }

  /// The JSON Pointer of a field, made from its name.
  ///
  /// ```swift
  /// form.pointer(to: .line(id, .price))   // "/lines/3/price"
  /// ```
  ///
  /// - Returns: The pointer; nil for a field that is not declared.
  /// - Complexity: O(1).
  /// - Source: RFC 6901.
  public func pointer(to field: FieldID) -> String? { name(of: field).map(FormSurvey.pointer) }

  /// The field with a name or JSON Pointer that a server or snapshot uses.
  ///
  /// ```swift
  /// form.field(named: "/lines/3/price")   // .line(id, .price)
  /// ```
  ///
  /// - Returns: The field; nil where there is none.
  /// - Complexity: O(*n*) in the number of fields.
  public func field(named name: String) -> FieldID? {
    let pointer = FormSurvey.pointer(name)
    return state.survey.entries.indices.first {
      FormSurvey.pointer(state.survey.name(at: $0)) == pointer
    }
    .map { fields.ids[$0] }
  }
}
