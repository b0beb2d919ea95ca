import CFormattingField
import FieldEditing
import FieldForms
import NumberText

/// Takes keys as a ``CentsField`` does. (X8)
final class CentsKeys: FieldKeys {
  func take(
    _ input: KeyInput, _ object: inout FieldObject,
    _ change: UnsafeMutablePointer<OpaquePointer?>?
  ) throws(EditRefusal) -> ff_status {
    var cents = CentsField(continuing: object.field)
    switch input {
    case .edit(let edit): try cents.edit(.edit(edit))
    case .delete(let count):
      try cents.edit(
        count < 0
          ? .press(.deleteBackward, count: -count) : .press(.deleteForward, count: count))
    case .decimalKey: try cents.edit(.press(.decimalKey))
    case .toggleSign: try cents.edit(.press(.toggleSign))
    case .compose(let text): try cents.edit(.compose(text))
    case .select(let range): try cents.edit(.select(range))
    case .follow(let text, let selection, let marked, let intent):
      try cents.edit(.follow(text, selection: selection, marked: marked, intent: intent))
    }
    return adopt(cents, &object, .edit(.typed), change)
  }

  func setFormat(
    _ format: NumberFormat, _ object: inout FieldObject,
    _ change: UnsafeMutablePointer<OpaquePointer?>?
  ) -> ff_status {
    var cents = CentsField(continuing: object.field)
    cents.setFormat(format)
    return adopt(cents, &object, .fromOutside, change)
  }

  /// Makes the object's field the one that a cents field has become.
  private func adopt(
    _ cents: CentsField<AnyNumber>, _ object: inout FieldObject, _ origin: ChangeOrigin,
    _ change: UnsafeMutablePointer<OpaquePointer?>?
  ) -> ff_status {
    let before = object.field
    object.field = cents.field
    if change == nil { return FF_OK }
    return give(object.field.change(since: before, origin), change)
  }

  func rest(_ field: inout NumberField) {
    var cents = CentsField(continuing: field)
    cents.rest()
    field = cents.field
  }
}
