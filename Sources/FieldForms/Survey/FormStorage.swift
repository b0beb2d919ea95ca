public import FieldEditing
import NumberText

/// Keeps a form's state, so that a copy of the form copies one reference to it, and answers what is asked of
/// the state: asked itself, a state would be copied first.
///
/// A form changes its state only while it has the one reference, and makes a storage of its own else. It
/// lends the storage to a pass: with one reference to them, the arrays of the state change without being
/// copied.
@usableFromInline
final class FormStorage: @unchecked Sendable {
  // Unchecked: form and passes never call the host while they read or write the state.
  @exclusivity(unchecked) @usableFromInline var state: FormState

  @usableFromInline
  init(_ state: FormState) { self.state = state }

  /// Stands in a form in place of the storage that a pass has borrowed.
  static let lent = FormStorage(FormState(FormSurvey()))
}

extension FieldForm {
  /// What is known of the fields, for changes. To read, ask `storage`: reading here copies the state
  /// first.
  @inlinable var state: FormState {
    get { storage.state }
    _modify {
      if !isKnownUniquelyReferenced(&storage) { storage = FormStorage(storage.state) }
      yield &storage.state
    }
  }

  /// The storage, for a pass that gives it back.
  @usableFromInline
  mutating func lendStorage() -> FormStorage {
    if !isKnownUniquelyReferenced(&storage) { storage = FormStorage(storage.state) }
    var lent = FormStorage.lent
    swap(&lent, &storage)
    return lent
  }
}

extension FormStorage {
  var isValid: Bool { state.survey.invalid.count == 0 }

  var isChanged: Bool { state.initialIndices != nil || state.changed.count > 0 }

  /// Whether a field is neither disabled nor hidden.
  @usableFromInline func isActive(_ index: Int) -> Bool { state.survey.active[index] }

  /// Whether a submit commits a field.
  func isDueToCommit(_ index: Int) -> Bool {
    isActive(index) && state.survey.entries[index].fieldSurvey.isUncommitted
  }

  @usableFromInline func text(at index: Int) -> String {
    state.survey.entries[index].fieldSurvey.text
  }

  /// The name of a field that is declared twice; nil for any other.
  @usableFromInline func nameOfTwo(_ index: Int) -> String? {
    state.survey.entries[index].nameOfTwo
  }

  /// Why a field takes no input; nil if the field itself decides.
  ///
  /// - Parameter input: What the user does; nil for a value that was chosen.
  @usableFromInline
  func refusal(of input: FieldInput?, at index: Int) -> FormRefusal? {
    if let name = nameOfTwo(index) { return .declaredTwice(name) }
    if !isActive(index) { return .notActive }
    if state.survey.editable[index] { return nil }
    switch input {
    case .select, .press(.selectAll, _), .press(.endComposition, _), .press(.commit, _): return nil
    // A control reports a selection together with its unchanged text.
    case .follow(let text, _, nil, _) where text.hasSameBytes(as: self.text(at: index)): return nil
    default: return .readOnly
    }
  }
}
