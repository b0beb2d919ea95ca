import FieldForms
import FormattingFields
import Foundation
import Testing

/// A form's state is saved, and restored as data that cannot be trusted.
struct SnapshotTests {
  /// A half-filled cart: the price was edited and has a separator that a commit wrote, the note was
  /// typed.
  private static func cart() throws -> FieldForm<Cart> {
    var form = FieldForm(Cart())
    try form.type("12345", into: .price)
    try form.type("fra", into: .note)
    form.focus(.price)
    try form.apply(.type("g"), to: .note)
    try form.apply(.select(.utf8(12, 12)))
    try form.apply(.press(.deleteBackward, count: 3))
    try form.apply(.select(.utf8(3, 5)))
    return form
  }

  static func restored(_ json: String) throws -> FieldForm<Cart> {
    let snapshot = try JSONDecoder().decode(FormSnapshot.self, from: Data(json.utf8))
    return try FieldForm(restoring: snapshot, in: Cart())
  }

  static func json(_ form: FieldForm<Cart>) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return String(decoding: try encoder.encode(form.snapshot), as: UTF8.self)
  }

  @Test("what was typed is there again, to the caret")
  func roundTrip() throws {
    let form = try Self.cart()
    #expect(form.content.price.text == "€12,345")
    let restored = try Self.restored(Self.json(form))
    #expect(restored.content == form.content)
    #expect(restored.focusedField == .price)
    #expect(restored.touchedFields == [.price, .note])
    #expect(restored.snapshot == form.snapshot)
    #expect(restored[.price]?.isEdited == true)
    #expect(restored[.price]?.isChanged == true)
    var both = (form, restored)
    try both.0.apply(.type("6"))
    try both.1.apply(.type("6"))
    both.0.pressReturn()
    both.1.pressReturn()
    #expect(both.0.content == both.1.content)
  }

  @Test(
    "numbers are saved to the digit and sign", arguments: ["-0", "-0.00", "1.50", "1E40", "0.1"])
  func digits(_ number: String) throws {
    var form = FieldForm(Cart())
    form.content.price.setValue(FixedDecimal(number))
    let restored = try Self.restored(Self.json(form))
    #expect(restored.content == form.content)
    #expect(restored.content.price.value?.description == FixedDecimal(number)?.description)
  }

  @Test("every value that a field can hold is restored to the last bit")
  func bits() throws {
    let (third, sum): (Double, Double) = (1.0 / 3, 0.1 + 0.2)
    let doubles: [Double] = [
      sum, third, -0.0, .leastNonzeroMagnitude, -.greatestFiniteMagnitude, 9_007_199_254_740_991,
      .infinity, -.infinity, .nan, -.nan, .signalingNaN, Double(nan: 7, signaling: false),
    ]
    try Self.expectBack(doubles + [nil]) { $0.bitPattern }
    let floats: [Float] = [
      Float(third), Float(sum), -0.0, .leastNonzeroMagnitude, 16_777_215, .nan, -.infinity,
    ]
    try Self.expectBack(floats) { $0.bitPattern }
    try Self.expectBack([UInt64.max, 0]) { $0 }
    if #available(macOS 15, *) { try Self.expectBack([Int128.min, .max]) { $0 } }
    let numbers = ["1.50", "-0.00", "100", "1E+2", "12345678901234567890.00", "0.1E-6175"]
    try Self.expectBack(numbers.map { FixedDecimal($0) }) { $0.description }
  }

  /// Saves and restores a field that shows each value, and a field with further typing.
  private static func expectBack<Value: NumberValue, Bits: Equatable>(
    _ values: [Value?], bits: (Value) -> Bits
  ) throws {
    for value in values {
      var field = FormattingField(value, format: format())
      for text in ["", "x"] {
        try field.type(text)
        var other = FormattingField<Value>(format: format())
        try other.restore(field.saved)
        #expect(other.value.map(bits) == value.map(bits), "\(field.saved)")
        other.revert()
        #expect(other.value.map(bits) == value.map(bits), "\(field.saved)")
        #expect(other.text == FormattingField(value, format: format()).text)
      }
    }
  }

  @Test("a text is restored that is longer than the field lets a user type")
  func long() throws {
    var policies = FieldPolicies()
    policies.maximumLength = 4
    var field = FormattingField<Int>(1_234_567, format: format(), policies: policies)
    try field.apply(.press(.deleteBackward))
    var other = FormattingField<Int>(format: format(), policies: policies)
    try other.restore(field.saved)
    #expect(other == field)
    #expect(other.text == "123456")
    let name = PlainTextField("too long", maximumLength: 4)
    var empty = PlainTextField(maximumLength: 4)
    try empty.restore(name.saved)
    #expect(empty == name)
  }

  @Test("an unedited field is written in the format of the day")
  func otherLocale() throws {
    var form = FieldForm(Cart())
    try form.type("1234.5", into: .price)
    form.focus(nil)
    let restored = try FieldForm(restoring: form.snapshot, in: Cart(locale: "de-DE"))
    #expect(restored.content.price.text == "1.234,50\u{A0}€")
  }

  @Test("a text that says another number in the format of the day is written anew (S7)")
  func otherReading() throws {
    var field = FormattingField<Double>(format: try .icu(locale: "en-US", style: .decimal))
    try field.apply(TextEdit(.all, "1.234"))
    var german = FormattingField<Double>(format: try .icu(locale: "de-DE", style: .decimal))
    try german.restore(field.saved)
    #expect(german.text == "1,234")
    #expect(german.isEdited)
    #expect(german.value == 1.234)
    // Earlier versions did not save the number that a text says.
    var old = field.saved
    old.number = nil
    #expect(throws: SnapshotError.valueContradictsText) { try german.restore(old) }
    // A refused text stays, and is read anew; one in doubt stays in doubt.
    var form = FieldForm(Cart())
    try form.apply(.edit(TextEdit(.all, "1,5")), to: .price)
    let mended = try FieldForm(restoring: form.snapshot, in: Cart(locale: "de-DE"))
    #expect(mended.content.price.text == "1,5")
    #expect(mended.content.price.entry == 1.5)
    try form.apply(.edit(TextEdit(.all, "1.234")), to: .price)
    let asked = try FieldForm(restoring: form.snapshot, in: Cart(locale: "de-DE"))
    #expect(asked.content.price.text == "1.234")
    #expect(asked.content.price.issue?.code == .ambiguousSeparator)
  }

  @Test(
    "every part that was tampered with is found",
    arguments: [
      (#""version":1"#, #""version":2"#, SnapshotError.version(2)),
      (#""note":{"#, #""nota":{"#, .unknownField("nota")),
      (#""touchedFields":["price","note"]"#, #""touchedFields":["nota"]"#, .unknownField("nota")),
      (#""focusedField":"price""#, #""focusedField":"cost""#, .focus("cost")),
      (#""value":"12345""#, #""value":"12346""#, .field("price", .valueContradictsText)),
      (#""value":"12345""#, #""value":"12,345""#, .field("price", .value)),
      (#""value":"12345""#, #""value":"1E999999999""#, .field("price", .value)),
      (#""value":"1""#, #""value":"1.5""#, .field("quantity", .value)),
      (#""value":"1""#, #""value":"99999999999999999999""#, .field("quantity", .value)),
      (#""committed":"12345""#, #""committed":"x""#, .field("price", .committed)),
      (#""number":"12345""#, #""number":"12346""#, .field("price", .valueContradictsText)),
      (#""number":"12345""#, #""number":"1E999999999""#, .field("price", .value)),
      (#""anchor":3"#, #""anchor":1"#, .field("price", .selection)),
      (#""anchor":3"#, #""anchor":-1"#, .field("price", .selection)),
      (#""head":5"#, #""head":500"#, .field("price", .selection)),
      (#""head":4"#, #""head":5"#, .field("note", .selection)),
      (#""text":"frag""#, #""text":"frag","value":"1""#, .field("note", .value)),
      (#""committed":"fra","#, "", .field("note", .committed)),
    ] as [(String, String, SnapshotError)])
  func tampered(_ part: String, _ other: String, _ damage: SnapshotError) throws {
    let json = try Self.json(Self.cart())
    #expect(json.contains(part), "\(json)")
    let tampered = json.replacingOccurrences(of: part, with: other)
    #expect(throws: damage) { try Self.restored(tampered) }
  }

  @Test("what is missing or of another kind is found")
  func missing() throws {
    var snapshot = try Self.cart().snapshot
    let whole = snapshot
    snapshot.fields["note"] = nil
    #expect(throws: SnapshotError.missingField("note")) {
      try FieldForm(restoring: snapshot, in: Cart())
    }
    snapshot = whole
    snapshot.fields["price"] = nil
    #expect(throws: SnapshotError.missingField("price")) {
      try FieldForm(restoring: snapshot, in: Cart())
    }
    snapshot = whole
    snapshot.fields["price"]?.text = String(repeating: "1", count: 98_569)
    #expect(throws: SnapshotError.field("price", .tooLong)) {
      try FieldForm(restoring: snapshot, in: Cart())
    }
    snapshot = whole
    snapshot.fields["note"]?.text = String(repeating: "x", count: 98_569)
    #expect(throws: SnapshotError.field("note", .tooLong)) {
      try FieldForm(restoring: snapshot, in: Cart())
    }
    #expect(throws: DecodingError.self) { try Self.restored(#"{"version":"1","fields":[]}"#) }
    #expect(throws: DecodingError.self) { try Self.restored("{") }
  }

  @Test(
    "text fields are checked as well",
    arguments: [
      (saved("ü") { $0.anchor = 1 }, SnapshotError.selection),
      (saved("ab") { $0.value = "1" }, .value), (saved("ab") { $0.isEdited = true }, .committed),
    ])
  func textField(_ saved: SavedField, _ error: SnapshotError) {
    var field = PlainTextField("before")
    #expect(throws: error) { try field.restore(saved) }
    #expect(field == PlainTextField("before"))
  }

  @Test(
    "a number with an exponent is restored as it stands there, edited or not (C19)",
    arguments: ["1.50E3", "1.0E0", "2E5", "1.500E-3"], [true, false])
  func exponents(_ typed: String, _ isCommitted: Bool) throws {
    var policies = FieldPolicies()
    policies.keepsTypedZeros = true
    let scientific = try NumberFormat.icu(locale: "en-US", style: .scientific)
    let empty = FormattingField<Double>(format: scientific, policies: policies)
    var field = empty
    try field.type(typed)
    if isCommitted { field.commit() }
    var restored = empty
    try restored.restore(field.saved)
    #expect(restored == field)
    #expect(restored.text == typed)
    #expect(restored.isEdited == !isCommitted)
  }

  private static func saved(_ text: String, _ tamper: (inout SavedField) -> Void) -> SavedField {
    var saved = SavedField(text: text, value: nil, selection: FieldSelection(caret: 0))
    tamper(&saved)
    return saved
  }

  @Test("a secret field takes nothing from a snapshot, and nothing is focused that cannot be")
  func secret() {
    var snapshot = FieldForm(SignIn()).snapshot
    snapshot.fields["password"] = SavedField(
      text: "x", value: nil, selection: FieldSelection(caret: 1))
    #expect(throws: SnapshotError.field("password", .secret)) {
      try FieldForm(restoring: snapshot, in: SignIn())
    }
    var registration = FieldForm(Registration()).snapshot
    registration.focusedField = "company"
    #expect(throws: SnapshotError.focus("company")) {
      try FieldForm(restoring: registration, in: Registration())
    }
  }

  @Test("a draft of a number that the focus made plain is reverted to its plain text (C20)")
  func plainWhileFocused() throws {
    var policies = FieldPolicies()
    policies.isPlainWhileFocused = true
    let empty = FormattingField<Double>(format: format(.decimal, "en-US"), policies: policies)
    var field = empty
    field.setValue(1234.5)
    field.focus()
    #expect(field.text == "1234.5")
    try field.apply(TextEdit(.all, "7"))
    var restored = empty
    try restored.restore(field.saved)
    #expect(restored == field)
    #expect(restored.committedText == "1234.5")
  }
}
