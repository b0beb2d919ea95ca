public import FieldEditing
public import NumberText

/// A field as a view shows it. The form makes this value anew each time that it is read, and does
/// not store it. Rule: F5.
///
/// ```swift
/// if let state = form[.email] {
///   view.text = state.text
///   view.sentence = state.issues.first.map { messages.issue($0, state.label) }
///   view.isInvalid = state.isTouched && !state.issues.isEmpty
/// }
/// ```
public struct FieldState: Hashable, Sendable {
  let fieldSurvey: FieldSurvey
  /// The label that the content declares, with the number of the row: "Line 2, price". Nil if none
  /// is declared.
  public let label: String?
  /// The control that a host shows for the field, such as a menu.
  public let control: FieldControl
  /// What is wrong with the field. The order is: what the text itself or the field's rules show,
  /// rules about several fields, checks, and answers of the last submit's handler.
  public let issues: [ValidationIssue]
  /// Whether a check of the value, such as a question to a server, has not ended yet.
  public let isChecking: Bool
  /// At most one field of a form is focused.
  public let isFocused: Bool
  /// Whether the focus has left the field, a commit has read it, or a submit has validated it.
  public let isTouched: Bool
  /// Whether the value differs from the initial value. (F5)
  public let isChanged: Bool
  /// What the last commit did; nil if there was none, or the text has changed since.
  public let outcome: CommitOutcome?
  /// Whether no field that can be edited follows, so that the return key reads "done" instead of
  /// "next". (F2)
  package let isLast: Bool

  /// What the user sees and edits. The text of a secret field is here, too.
  public var text: String { fieldSurvey.text }
  /// What is selected, in UTF-8 offsets of `text`.
  public var selection: FieldSelection { fieldSurvey.selection }
  /// The UTF-8 offsets of the text that an input method is still composing; nil if there is none.
  public var markedRange: Range<Int>? { fieldSurvey.markedRange }
  /// Whether the text is acceptable as it is, may become so by typing on, or is invalid.
  public var status: ScanStatus { fieldSurvey.status }
  /// The value that the text says; nil while the text is empty or refused.
  public var entry: FieldValue? {
    fieldSurvey.isEmpty || fieldSurvey.isRefused ? nil : fieldSurvey.value
  }
  /// The number that the text says; nil while the text is empty or refused, and for a field that is
  /// not of numbers.
  public var number: FixedDecimal? { if case .number(let number)? = entry { number } else { nil } }
  /// The field's value. While the text is refused, this is the last value that a text said.
  public var value: FieldValue { fieldSurvey.value }
  /// How the field reads and writes numbers; nil if it is no number field.
  public var numberFormat: NumberFormat? {
    if case .number(let traits) = control { traits.format } else { nil }
  }
  /// As declared; a computed field is always ``FieldTraits/readOnly`` as well.
  public var traits: FieldTraits { fieldSurvey.traits }
  /// Whether the text or the value differs from that of the last commit. (F5)
  public var isEdited: Bool { fieldSurvey.isEdited }

  /// The issues; empty if the field was not touched yet, so that a field to which the user has not
  /// come shows no errors.
  package var shownIssues: [ValidationIssue] { isTouched ? issues : [] }
}

extension FieldForm {
  /// A field as a view shows it; nil for an undeclared field.
  ///
  /// ```swift
  /// form[.email]?.issues
  /// ```
  public subscript(field: FieldID) -> FieldState? {
    guard let index = fields.indices[field] else { return nil }
    return state.field(at: index)
  }

  package var fieldStates: [FieldID: FieldState] {
    fields.indices.mapValues { state.field(at: $0) }
  }

  /// What is wrong with a field; empty if nothing is, or if the field is not declared.
  ///
  /// ```swift
  /// form.issues(of: .email).first?.kind   // .required
  /// ```
  public func issues(of field: FieldID) -> [ValidationIssue] {
    guard let index = fields.indices[field] else { return [] }
    return state.issues(at: index)
  }
}

extension FormState {
  func field(at index: Int) -> FieldState {
    let field = survey.fields[index]
    return FieldState(
      fieldSurvey: field.fieldSurvey, label: field.label, control: field.control,
      issues: issues(at: index), isChecking: notes[index]?.check?.result == .running,
      isFocused: focus == index, isTouched: touched[index], isChanged: isChanged(at: index),
      outcome: notes[index]?.outcome, isLast: survey.lastEditable.map { $0 <= index } ?? true)
  }
}

extension FieldForm {
  package func declares(_ field: FieldID) -> Bool { fields.indices[field] != nil }

  /// What servers and snapshots call a field: the names of the parts and rows that it is in, and
  /// then its own name. (F11)
  ///
  /// ```swift
  /// form.name(of: .line(id, .price))   // "lines[3].price"
  /// ```
  ///
  /// - Returns: The name; nil for a field that is not declared.
  public func name(of field: FieldID) -> String? {
    fields.indices[field].map { state.survey.name(at: $0) }
  }

  /// The JSON Pointer of a field, made from its name.
  ///
  /// ```swift
  /// form.pointer(to: .line(id, .price))   // "/lines/3/price"
  /// ```
  ///
  /// - Returns: The pointer; nil for a field that is not declared.
  /// - Source: RFC 6901.
  public func pointer(to field: FieldID) -> String? { name(of: field).map(FormSurvey.pointer) }

  /// The field with a name or JSON Pointer that a server or snapshot uses.
  ///
  /// ```swift
  /// form.field(named: "/lines/3/price")   // .line(id, .price)
  /// ```
  ///
  /// - Returns: The field; nil if there is none.
  /// - Complexity: O(*n*) in the number of fields.
  public func field(named name: String) -> FieldID? {
    let pointer = FormSurvey.pointer(name)
    let survey = state.survey
    return survey.fields.indices.first {
      FormSurvey.pointer(survey.name(at: $0)) == pointer
    }
    .map { fields.ids[$0] }
  }
}

extension FieldState: CustomStringConvertible {
  /// The label, the text, the status and the issues' codes: "Price: “1.5” intermediate, touched:
  /// number.incompleteGroup".
  public var description: String {
    let called = label.map { "\($0): " } ?? ""
    let touched = isTouched ? ", touched" : ""
    var codes = ""
    for issue in issues { codes += (codes.isEmpty ? ": " : ", ") + issue.code }
    return "\(called)“\(text)” \(status.rawValue)\(touched)\(codes)"
  }
}
