import CFormattingField
import FieldEditing
import FieldForms
import NumberText

/// Takes keys as a ``CentsField`` does. (X8)
final class CentsKeys: FieldKeys {
  func take(
    _ input: FieldInput, _ object: inout FieldObject,
    _ change: UnsafeMutablePointer<OpaquePointer?>?
  ) throws(EditRefusal) -> ff_status {
    var cents = CentsField(continuing: object.field)
    do throws(EditRefusal) {
      if case .type(let characters) = input {
        for character in characters { try cents.edit(.type(String(character))) }
      } else {
        try cents.edit(input)
      }
    } catch {
      // Characters typed in front of a refused one stay.
      object.field = cents.field
      throw error
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
