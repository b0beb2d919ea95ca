import FormattingFields
import FormattingFieldsFoundation
import Foundation
import Testing

/// The sentences of the specification that the package began with, for each type that they name.
/// (C1)
struct SourceSentenceTests {
  /// The same steps for a field of any type; `number` gives a value of the type.
  static func sentences<Value: NumberValue & ExpressibleByFloatLiteral>(
    _ type: Value.Type
  ) throws {
    let english = Formats.decimal("en-US")
    func edited(_ characters: String, from value: Value? = 100.0) throws -> FormattingField<Value> {
      var field = FormattingField<Value>(value, format: english)
      try field.select(.all)
      try field.type(characters)
      return field
    }

    var typed = FormattingField<Value>(100.0, format: english)
    try typed.select(.all)
    #expect(try typed.texts(typing: "3.14") == ["3", "3.", "3.1", "3.14"])
    #expect(typed.value == 3.14)
    #expect(typed.commit().outcome == .accepted)
    #expect(typed.text == "3.14")

    var one = try edited("1.0")
    #expect(one.text == "1.0")
    #expect(one.commit().outcome == .accepted)
    #expect(one.text == "1")

    var half = try edited(".5")
    #expect(half.text == ".5")
    #expect(half.value == 0.5)
    half.commit()
    #expect(half.text == "0.5")

    var twoPoints = try edited("0.3.4")
    #expect(twoPoints.text == "0.3.4")
    #expect(twoPoints.status == .invalid)
    #expect(twoPoints.value == 0.3)
    let secondPoint = NumberIssue(.duplicateDecimalSeparator, at: 3..<4)
    #expect(twoPoints.refusal(after: .lastReading)?.issue == secondPoint)
    #expect(twoPoints.text == "0.3")

    var leadingPoint = try edited(".2.5")
    leadingPoint.commit()
    #expect(leadingPoint.text == "0.2")
    #expect(leadingPoint.value == 0.2)

    var cleared = FormattingField<Value>(100.0, format: english)
    for _ in 0..<3 { try cleared.deleteBackward() }
    #expect(cleared.text == "")
    #expect(cleared.value == 1.0)
    #expect(cleared.issueCode == .empty)
    #expect(try cleared.texts(typing: "3.14") == ["3", "3.", "3.1", "3.14"])
    #expect(cleared.value == 3.14)

    var zeros = try edited("007")
    #expect(zeros.text == "007")
    #expect(zeros.value == 7.0)
    zeros.commit()
    #expect(zeros.text == "7")

    var tenth = try edited("0.1")
    #expect(tenth.text == "0.1")
    tenth.commit()
    #expect(tenth.text == "0.1")
  }

  @Test("Double: 3.14 key by key, 1.0, .5, 0.3.4, .2.5, clearing, leading zeros")
  func double() throws { try Self.sentences(Double.self) }

  @Test("Float: the same, and no digit appears that was not typed")
  func float() throws {
    try Self.sentences(Float.self)
    var field = FormattingField<Float>(
      format: Formats.decimal("en-US", NumberOptions(maximumFractionDigits: 30)))
    for text in ["0.1", "3.14", "16777216", "0.3", "1.1", "123.456"] {
      try field.apply(TextEdit(.all, text))
      field.commit()
      #expect(field.text.filter { $0 != "," } == text)
    }
  }

  @Test("Decimal: the same")
  func decimal() throws { try Self.sentences(Decimal.self) }

  @Test("Setting the value that the field has while it is edited changes nothing (S4)")
  func sameValueFromOutside() throws {
    var field = FormattingField<Double>(3, format: Formats.decimal("en-US"))
    try field.select(.all)
    for (key, value) in [("3", 3.0), (".", 3.0), ("0", 3.0), ("5", 3.05)] {
      try field.type(key)
      let before = field
      #expect(field.setValue(value) == nil)
      #expect(field == before)
    }
    #expect(field.text == "3.05")
  }
}
