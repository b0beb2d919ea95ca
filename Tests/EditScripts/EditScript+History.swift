import FieldTesting
import FormattingFields

extension EditScript {
  /// Makes the script's edits, commits and changes of format, undoes all of them, and makes them
  /// again: what differs from the states on the way; nil if nothing does. (E4, E6, S7, S12)
  ///
  /// - Parameter locale: The locale of the field during the undo; nil if the script's last one
  ///   stays.
  public func firstProblemOfHistory(in locale: String? = nil) -> String? {
    problemOfHistory(of: setup.type.type, locale)
  }

  private func problemOfHistory<Value: ExactValue>(
    of type: Value.Type, _ locale: String?
  ) -> String? {
    typealias Field = FormattingField<Value>
    guard let first = setup.field(of: type) else { return nil }
    var stepped = SteppedField<Value>(first) { Value(script: $0.plainText) }
    var states: [(before: Field, change: FieldChange<Value>, after: Field)] = []
    for step in acts.flatMap(\.singleEdits) {
      let (before, count) = (stepped.field, stepped.done.count)
      _ = stepped.take(step, setup)
      if stepped.done.count > count { states.append((before, stepped.done[count], stepped.field)) }
    }
    var field = stepped.field
    field.endComposition()
    if let locale, let other = setup.format(locale: locale) { field.setFormat(other) }
    var redone: [(change: FieldChange<Value>, state: Field)] = []
    for (place, state) in states.enumerated().reversed() {
      let latest = field
      guard let change = try? field.apply(state.change.inverse) else {
        return "undo \(place) does not fit \(field.text.literal): \(states.map(\.after.text))"
      }
      redone.append((change.inverse, latest))
      if let problem = field.difference(from: state.before) { return "undo \(place): \(problem)" }
    }
    for (change, state) in redone.reversed() {
      guard (try? field.apply(change)) != nil else {
        return "a redo does not fit \(field.text.literal): \(redone.map(\.state.text))"
      }
      if let problem = field.difference(from: state) { return "redone: \(problem)" }
    }
    return nil
  }
}

extension FieldAct {
  /// The step as single edits that each give a change; none for what is no part of a history.
  fileprivate var singleEdits: [FieldAct] {
    switch self {
    case .type(let text): text.map { .replace(.selection, String($0)) }
    case .undo, .redo, .reopen, .compose, .press(.endComposition, _): []
    default: [self]
    }
  }
}

extension FormattingField where Value: ExactValue {
  /// What a person would miss of an earlier state, in whichever format: the number, the value with
  /// all of its digits, an acceptable text.
  fileprivate func difference(from earlier: FormattingField) -> String? {
    let shown = "\(text.literal) \(status) \(value.map { "\($0)" } ?? "nil")"
    let was = "\(earlier.text.literal) \(earlier.status) \(earlier.value.map { "\($0)" } ?? "nil")"
    if earlier.status == .acceptable, earlier.value?.fixedDecimal.map(bounds.contains) ?? true {
      guard status == .acceptable, value == earlier.value else { return "\(shown), was \(was)" }
    } else if status == .acceptable, isEdited, value != reading.value {
      return "\(shown), is not what it says"
    }
    let isText = earlier.saidNumber == nil && !text.utf8.elementsEqual(earlier.text.utf8)
    return isText ? "\(shown), was \(was)" : nil
  }
}
