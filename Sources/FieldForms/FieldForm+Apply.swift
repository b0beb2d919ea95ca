public import FieldEditing

extension FieldForm {
  /// Lets a field take what the user does.
  ///
  /// ```swift
  /// try form.apply(.type("3"))                // the focused field
  /// try form.apply(.increment, to: .quantity)
  /// ```
  ///
  /// - Parameters:
  ///   - input: What the user does.
  ///   - field: The field; nil, the default, for the focused one.
  /// - Throws: Why it was refused; nothing has changed then.
  /// - Complexity: O(*n*) in the number of fields and rules.
  public mutating func apply(
    _ input: FieldInput, to field: FieldID? = nil
  ) throws(FormRefusal) {
    guard let field = field ?? focus else { throw .noFocus }
    guard try content.traits(of: field).isActive else { throw .notActive }
    var writer = FieldWriter(field, .input(input))
    content.declare(&writer)
    if let refusal = writer.refusal { throw refusal }
  }

  /// Commits a field, as Return and leaving it do. (F3)
  ///
  /// ```swift
  /// try form.apply(.type("1234"), to: .price)
  /// form.commit(.price)   // .accepted; the text is "1,234"
  /// ```
  ///
  /// - Returns: What the commit did; nil for a field that is not declared.
  /// - Complexity: O(*n*) in the number of fields and rules.
  @discardableResult
  public mutating func commit(_ field: FieldID) -> CommitOutcome? {
    var writer = FieldWriter(field, .commit)
    content.declare(&writer)
    guard let outcome = writer.outcome, let text = content.survey[field]?.text else { return nil }
    if outcome != .unchanged { outcomes[field] = Remembered(fact: outcome, text: text) }
    return outcome
  }
}

/// Why a form did not pass an input on to a field; nothing has changed then.
///
/// ```swift
/// form.focusedField = nil
/// try form.apply(.type("1"))   // throws noFocus
/// ```
public enum FormRefusal: Error, Hashable, Sendable {
  /// No field is focused.
  case noFocus
  /// The form declares no such field.
  case unknownField
  /// The form declares two fields of this name. (F7)
  case declaredTwice(String)
  /// The field is disabled or hidden.
  case notActive
  /// The field refused the edit.
  case edit(EditRefusal)
}

/// Lets one field of a form take an input, begin or end its editing.
struct FieldWriter<FieldID: Hashable & Sendable & RawRepresentable<String>>: FormDeclaration {
  enum Action {
    case input(FieldInput)
    case focus
    case commit
  }

  let target: FieldID
  let action: Action
  private(set) var outcome: CommitOutcome?
  private(set) var refusal: FormRefusal?
  private var isDone = false

  init(_ target: FieldID, _ action: Action) {
    self.target = target
    self.action = action
  }

  mutating func field<Field: EditableField>(
    _ id: FieldID, _ field: inout Field, _ traits: FieldTraits, rules: [FieldRule<Field.Value>]
  ) {
    guard id == target, !isDone else { return }
    isDone = true
    switch action {
    case .focus: field.beginEditing()
    case .commit: outcome = field.endEditing()
    case .input(let input):
      do throws(EditRefusal) {
        try field.apply(input)
      } catch {
        refusal = .edit(error)
      }
    }
  }

  mutating func rule(_ name: String, on fields: [FieldID], holds: Bool, message: String?) {}
}

/// Finds what a form declares of one field.
private struct FieldFinder<FieldID: Hashable & Sendable & RawRepresentable<String>>:
  FormDeclaration
{
  let target: FieldID
  var found: [FieldTraits] = []

  mutating func field<Field: EditableField>(
    _ id: FieldID, _ field: inout Field, _ traits: FieldTraits, rules: [FieldRule<Field.Value>]
  ) {
    if id == target { found.append(traits) }
  }

  mutating func rule(_ name: String, on fields: [FieldID], holds: Bool, message: String?) {}
}

extension FormContent {
  /// The traits of the one field of a name.
  func traits(of field: FieldID) throws(FormRefusal) -> FieldTraits {
    var copy = self
    var finder = FieldFinder(target: field)
    copy.declare(&finder)
    guard let traits = finder.found.first else { throw .unknownField }
    guard finder.found.count == 1 else { throw .declaredTwice(field.rawValue) }
    return traits
  }
}
