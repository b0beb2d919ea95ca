import FieldForms
import FieldFormsFoundation
import FormattingFieldsFoundation
import Foundation
import Testing

/// Lengths in metres, read as leniently as some styles of Foundation's do: signs, and whatever
/// stands after the number, are left out.
private struct LengthStyle: ParseableFormatStyle, ParseStrategy {
  func format(_ metres: Double) -> String {
    "\(metres.formatted(.number.locale(.init(identifier: "en_US")))) m"
  }
  var parseStrategy: LengthStyle { self }
  func parse(_ text: String) throws -> Double {
    let digits = text.drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "." }
    guard let metres = Double(String(digits)) else { throw CocoaError(.formatting) }
    return metres
  }
}

/// A style of any kind: a text is read if the style writes it again. (F18)
struct StyleFormatTests {
  @Test(
    "a text says a value if the style writes it again, and is refused with the style's text if not",
    arguments: [
      ("5 m", 5, []), ("5\u{A0}m", 5, []), (" 2.5  m ", 2.5, []),
      ("5", nil, ["5 m"]), ("-5 m", nil, ["5 m"]), ("5 Mm", nil, ["5 m"]),
      ("5 m or so", nil, ["5 m"]),
      ("m", nil, []),
    ] as [(String, Double?, [String])])
  func reading(text: String, metres: Double?, suggestions: [String]) throws {
    var field = ValueField(format: StyleFormat(LengthStyle()))
    try field.edit(.type(text))
    #expect(field.value == metres)
    #expect(field.refusal?.suggestions ?? [] == suggestions)
    #expect(field.status == (metres == nil ? .intermediate : .acceptable))
    let outcome = field.endEditing()
    #expect(outcome == (metres == nil ? .unchanged : .accepted))
    #expect(field.text == (metres == nil ? text : LengthStyle().format(metres!)))
  }

  @Test("what is saved is restored by the value, also in another style")
  func saving() throws {
    let moment = Date(timeIntervalSince1970: 1_924_991_940)
    var field = ValueField(moment, format: StyleFormat(Date.ISO8601FormatStyle(timeZone: .gmt)))
    #expect(field.text == "2030-12-31T23:59:00Z")
    let saved = field.saved
    var other = ValueField(
      format: StyleFormat(Date.ISO8601FormatStyle(dateSeparator: .omitted, timeZone: .gmt)))
    try other.restore(saved)
    #expect(other.text == "20301231T23:59:00Z")
    #expect(other.value == moment)
    let isSet = field.setValue(other.fieldValue)
    #expect(isSet)
    #expect(!field.isEdited)
    let isTaken = field.setValue(.text("\"2030\""))
    #expect(!isTaken)
  }
}
