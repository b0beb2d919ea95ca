import FieldForms
import FormattingFields
import Testing

/// A content that is a part of another.
struct PartTests {
  private var form = FieldForm(Payment())

  @Test("a part has its place in the order, and its names with the part's before them")
  mutating func part() throws {
    let names = ["amount", "card", "billing.street", "billing.postcode", "billing.city"]
    #expect(form.declaredFields.map { form.name(of: $0) } == names)
    #expect(form.pointer(to: .billing(.city)) == "/billing/city")
    #expect(form.field(named: "billing.city") == .billing(.city))
    try form.type("1011", into: .billing(.postcode))
    #expect(form.content.billing.postcode.text == "1011")
    #expect(form.issues(of: .billing(.postcode)).map(\.kind) == [.pattern])
    #expect(form.content.billing.issues(of: .postcode) == form.issues(of: .billing(.postcode)))
  }
}
