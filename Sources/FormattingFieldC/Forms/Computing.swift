// The functions have the names of the header.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CFormattingField
import FieldForms
import FieldSchemas
import NumberText

/// A function of a caller's that computes a number.
///
/// `@unchecked`: the caller promises that the form's thread may call it.
private struct HeldComputation: @unchecked Sendable {
  let compute: ff_compute
  let context: UnsafeMutableRawPointer?

  /// The number for an object; nil if the caller gives none, or a text that is not a number.
  func number(of object: SchemaContent) -> FixedDecimal? {
    withUnsafePointer(to: object) { object in
      withUnsafeTemporaryAllocation(of: CChar.self, capacity: Self.capacity) { buffer in
        let count = compute(
          context, OpaquePointer(object), buffer.baseAddress, buffer.count)
        guard (1...buffer.count).contains(count) else { return nil }
        return try? decimal(buffer.baseAddress, count)
      }
    }
  }

  private static let capacity = 1_024
}

/// What computes a field; nil for a field that a person types into.
func computation(
  of field: SchemaField, by computeOf: ff_compute_of?, _ context: UnsafeMutableRawPointer?
) -> SchemaContent.Computation? {
  guard let computeOf,
    let compute = withFacts(of: field, { computeOf(context, $0) })
  else { return nil }
  let held = HeldComputation(compute: compute, context: context)
  return { held.number(of: $0) }
}

@c @implementation
public func ff_computing_value(
  _ object: OpaquePointer?, _ pointer: UnsafePointer<CChar>?, _ pointerLength: Int,
  _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?
) -> ff_status {
  guard let object else { return FF_ERROR_NULL }
  do throws(CallError) {
    let path = try FormattingFieldC.path(pointer, pointerLength)
    let content = UnsafePointer<SchemaContent>(object).pointee
    let (field, entry) = try found { () throws(NoMember) in try content.field(at: path[...]) }
    return write(entry.map(field.json), buffer, capacity, length)
  } catch {
    return error.status
  }
}
