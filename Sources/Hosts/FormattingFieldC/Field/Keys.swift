import CFormattingField
import FieldEditing
import NumberText

/// Makes edits of what a person does, for a field whose digits fill from the right. A class, so that a
/// handle's object has room for a reference and nothing else, and so that a page without such fields links none
/// of it; immutable, so that copies of the object can share it.
protocol FieldKeys: AnyObject {
  /// Lets the field of an object take an input, and gives the caller the change if the caller wants one.
  ///
  /// - Throws: Why the input was refused; nothing has changed then. (S6)
  func take(
    _ input: FieldInput, _ object: inout FieldObject,
    _ change: UnsafeMutablePointer<OpaquePointer?>?
  ) throws(EditRefusal) -> ff_status

  /// Reads and writes in another format, in which the digits stay. (S7)
  func setFormat(
    _ format: NumberFormat, _ object: inout FieldObject,
    _ change: UnsafeMutablePointer<OpaquePointer?>?
  ) -> ff_status

  /// Puts the caret where the next key acts, after a text that no key has made.
  func rest(_ field: inout NumberField)
}

extension FieldObject {
  /// Lets `keys` put the caret in its place, if the field has any.
  @inline(never)
  mutating func rest() { keys?.rest(&field) }
}
