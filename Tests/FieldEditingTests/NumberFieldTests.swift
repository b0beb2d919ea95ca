import FieldForms
import FormattingFields
import Testing

/// A host that learns the types of its fields at run time.
struct NumberFieldTests {
  private let english: NumberFormat

  init() throws { english = try .icu(locale: "en-US", style: .decimal) }

  @Test(
    "a field of a type named in data reads that type's numbers and refuses others",
    arguments: [
      ("int8", "127", "128", NumberIssue.Code.overflow, AnyNumber.int8(127)),
      ("uint8", "255", "1.5", .fractionNotAllowed, .uint8(255)),
      ("int16", "-32768", "-32769", .overflow, .int16(.min)),
      ("int32", "2147483647", "2147483648", .overflow, .int32(.max)),
      ("uint16", "65535", "65536", .overflow, .uint16(.max)),
      ("uint32", "4294967295", "1.5", .fractionNotAllowed, .uint32(.max)),
      ("int64", "9223372036854775807", "9223372036854775808", .overflow, .int64(.max)),
      ("uint64", "18446744073709551615", "-1", .signNotAllowed, .uint64(.max)),
      ("double", "0.1", "1,5", .incompleteGroup, .double(0.1)),
      ("float", "0.1", "x", .unexpectedCharacter, .float(0.1)),
      ("decimal", "1.50", "1.5.", .duplicateDecimalSeparator, .decimal(FixedDecimal("1.5")!)),
    ])
  func reads(
    name: String, text: String, refused: String, code: NumberIssue.Code, value: AnyNumber
  ) throws {
    var field = NumberField(type: try #require(NumberType(rawValue: name)), format: english)
    try field.type(text)
    #expect(field.status == .acceptable)
    #expect(field.value == value)
    #expect(field.type.rawValue == name)
    #expect(field.commit().outcome == .accepted)
    #expect(field.value == value)
    try field.apply(TextEdit(.all, refused))
    #expect(field.issue?.code == code)
    #expect(field.value == value)
    field.revert()
    try field.apply(TextEdit(.all, ""))
    field.setBounds(NumberBounds(...100))
    field.setFormat(try .icu(locale: "de-DE", style: .decimal))
    #expect(field.type.rawValue == name)
  }

  @Test("nothing of a value is lost on the way in and out")
  func exact() throws {
    for bits in [UInt64(0x3FB9_9999_9999_999A), 1, 0x8000_0000_0000_0000, 0x7FEF_FFFF_FFFF_FFFF] {
      let value = AnyNumber.double(Double(bitPattern: bits))
      let field = NumberField(type: .double, value: value, format: english)
      let same = try #require(field.value?.double)
      let number = try #require(value.fixedDecimal)
      #expect(same.bitPattern == bits)
      #expect(AnyNumber(number, as: .double) == value)
      #expect(AnyNumber(exactText: try #require(value.exactText)) == value)
    }
    #expect(AnyNumber(FixedDecimal(Int64.min), as: .int64) == .int64(.min))
    #expect(AnyNumber(128, as: .int8) == nil)
    #expect(AnyNumber(exactText: "int8 128") == nil)
    #expect(AnyNumber(exactText: "128") == nil)
  }

  @Test("a change of a field of another type is refused, in both directions")
  func otherType() throws {
    var wide = NumberField(type: .double, format: english)
    var narrow = NumberField(type: .int8, format: english)
    let change = try wide.apply(TextEdit(.all, "5.75"))
    #expect(throws: EditRefusal.otherType) { try narrow.apply(change) }
    try narrow.apply(TextEdit(.all, "5.75"))
    let before = narrow
    #expect(throws: EditRefusal.otherType) { try narrow.apply(change.inverse) }
    let commit = try #require(wide.commit().change)
    #expect(throws: EditRefusal.otherType) { try narrow.apply(commit) }
    #expect(narrow == before)
    try wide.apply(commit.inverse)
    try wide.apply(change.inverse)
    #expect(wide.text == "")
    #expect(wide.value == nil)
  }

  @Test("a form saves and restores it, and takes back no value of another type")
  func restores() throws {
    var field = NumberField(type: .int16, value: .int16(1234), format: english)
    try field.type("5")
    var other = NumberField(type: .int16, format: english)
    try other.restore(field.saved)
    #expect(other == field)
    #expect(other.value == .int16(12345))
    #expect(other.type == .int16)
    var wide = NumberField(type: .int32, format: english)
    #expect(throws: SnapshotError.value) { try wide.restore(field.saved) }
    #expect(wide.type == .int32)
    #expect(wide.value == nil)
    var huge = NumberField(type: .decimal, format: english).saved
    huge.value = "decimal 1E999999999"
    #expect(throws: SnapshotError.value) { try wide.restore(huge) }
  }
}
