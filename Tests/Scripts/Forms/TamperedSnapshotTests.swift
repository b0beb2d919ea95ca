import EditScripts
import FieldForms
import FormattingFields
import Foundation
import Testing

@testable import FieldFormsTests

struct TamperedSnapshotTests {
  private static func cart() throws -> FieldForm<Cart> {
    var form = FieldForm(Cart())
    try form.type("12345", into: .price)
    try form.type("fra", into: .note)
    form.focus(.price)
    try form.apply(.select(.utf8(3, 5)))
    try form.apply(.press(.deleteBackward))
    try form.apply(.type("2"), to: .quantity)
    try form.apply(.type("."), to: .discount)
    return form
  }

  @Test("a snapshot with any part changed is refused, or is one of a sound form")
  func anyPart() throws {
    let form = try Self.cart()
    let encoder = JSONEncoder()
    let all = try TamperedJSON.all(from: encoder.encode(form.snapshot))
    for data in Sampling.some(4_000, of: all, salt: 52) {
      do {
        let snapshot = try JSONDecoder().decode(FormSnapshot.self, from: data)
        let other = try FieldForm(restoring: snapshot, in: Cart())
        let again = try FieldForm(restoring: other.snapshot, in: Cart())
        let isSame = again.content == other.content && again.snapshot == other.snapshot
        #expect(isSame, "\(String(decoding: data, as: UTF8.self))")
        Self.expectAgreement(other.content.price)
        Self.expectAgreement(other.content.quantity)
        Self.expectAgreement(other.content.discount)
      } catch is DecodingError {
      } catch is SnapshotError {
      }
    }
  }

  /// The value is the number of an acceptable text, and the selection lies in the text.
  private static func expectAgreement<Value>(_ field: FormattingField<Value>) {
    let read = field.reading.value
    #expect(read == nil || read == field.value, "\(field)")
    var same = field
    #expect(throws: Never.self) {
      try same.select(.utf8(field.selection.anchor, field.selection.head))
    }
  }
}
