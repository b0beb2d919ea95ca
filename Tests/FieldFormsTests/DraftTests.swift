import FieldForms
import FormattingFields
import Testing

/// A draft outlives the fields, locales and versions of the form that saved it. (F17)
struct DraftTests {
  private struct Contact: FormContent {
    enum FieldID: Hashable {
      case name, phone, sum
      case line(Int, Line.FieldID)
    }

    struct Line: FormContent, Identifiable {
      enum FieldID: String { case text }
      let id: Int
      var color = "white"
      var text = PlainTextField()

      mutating func declare(_ form: inout FormDeclaration<FieldID>) { form.field(.text, &text) }
    }

    var locale = "en-US"
    var phoneName = "phone"
    var name = PlainTextField()
    var phone = PlainTextField()
    var sum: FormattingField<FixedDecimal>
    var lines: [Line] = []

    init(_ locale: String = "en-US", phoneName: String = "phone") {
      self.phoneName = phoneName
      sum = FormattingField(format: format(.decimal, locale))
    }

    static var draftVersion: Int { 2 }

    static func migrate(_ snapshot: inout FormSnapshot, from version: Int) {
      if version < 2 { snapshot.fields["mobile"] = snapshot.fields.removeValue(forKey: "phone") }
    }

    mutating func declare(_ form: inout FormDeclaration<FieldID>) {
      form.field(.name, named: "name", &name)
      form.field(.phone, named: phoneName, &phone)
      form.field(.sum, named: "sum", &sum)
      form.rows(
        &lines, named: "lines", as: FieldID.line, saving: { $0.color },
        restoring: { saved in
          Int(saved.id).map { Line(id: $0, color: saved.payload ?? "white") }
        })
    }
  }

  private static func draft() throws -> FieldForm<Contact> {
    var form = FieldForm(Contact())
    try form.apply(.type("Ada"), to: .name)
    try form.apply(.type("123"), to: .phone)
    try form.apply(.type("1,234"), to: .sum)
    form.focus(.phone)
    return form
  }

  @Test("unknown and missing fields are told by name, and the rest is restored")
  func otherFields() throws {
    let snapshot = try Self.draft().snapshot
    let (form, losses) = FieldForm.restored(from: snapshot, in: Contact(phoneName: "fax"))
    #expect(
      losses == [.unknownField("phone"), .missingField("fax"), .focus("phone")])
    #expect(form.content.name.text == "Ada")
    #expect(form.content.sum.value == 1234)
    #expect(form.content.phone.text == "")
    #expect(form.focusedField == nil)
    #expect(throws: SnapshotError.unknownField("phone")) {
      try FieldForm(restoring: snapshot, in: Contact(phoneName: "fax"))
    }
  }

  @Test("a damaged field is told with its reason, and no other is lost")
  func damage() throws {
    var snapshot = try Self.draft().snapshot
    snapshot.fields["sum"]?.head = 99
    let (form, losses) = FieldForm.restored(from: snapshot, in: Contact())
    #expect(losses == [.field("sum", .selection)])
    #expect(form.content.phone.text == "123")
    #expect(form.content.sum.text == "")
    snapshot.version = 9
    let (other, all) = FieldForm.restored(from: snapshot, in: Contact())
    #expect(all == [.version(9)])
    #expect(other.content == FieldForm(Contact()).content)
  }

  @Test("in another locale the number is what was meant, and not the text")
  func otherLocale() throws {
    let (form, losses) = FieldForm.restored(from: try Self.draft().snapshot, in: Contact("de-DE"))
    #expect(losses == [])
    #expect(form.content.sum.value == 1234)
    #expect(form.content.sum.text == "1.234")
  }

  @Test("a snapshot of an earlier version is migrated, and one of this version is not")
  func migration() throws {
    var snapshot = try Self.draft().snapshot
    #expect(snapshot.draftVersion == 2)
    snapshot.draftVersion = nil
    let (form, losses) = FieldForm.restored(from: snapshot, in: Contact(phoneName: "mobile"))
    #expect(losses == [.focus("phone")])
    #expect(form.content.phone.text == "123")
  }

  @Test("a row carries what the host saves of it")
  func payload() throws {
    var form = FieldForm(Contact())
    form.content.lines = [.init(id: 7, color: "red"), .init(id: 3, color: "blue")]
    try form.apply(.type("x"), to: .line(3, .text))
    let snapshot = form.snapshot
    #expect(snapshot.rows?["lines"]?.map(\.payload) == ["red", "blue"])
    let restored = try FieldForm(restoring: snapshot, in: Contact())
    #expect(restored.content == form.content)
  }
}
