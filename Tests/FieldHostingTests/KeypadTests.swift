import FieldEditing
import FormattingFieldsFoundation
import Foundation
import NumberText
import Testing

/// The decimal key of a keypad, and what an input method composes with it and with cents. (E2, X8)
struct KeypadTests {
  private func hosted() throws -> HostedField<Double> {
    let english = FloatingPointFormatStyle<Double>(locale: Locale(identifier: "en_US"))
    return HostedField(nil, format: try NumberFormat(english))
  }

  @Test("the decimal key of a pad means the format's separator, whatever mark it has (E2)")
  func keypads() throws {
    var hosted = try hosted()
    #expect(hosted.follow("1", keypadSeparator: ",") == true)
    #expect(hosted.follow("1,", keypadSeparator: ",") == false, "drawn anew, with the style's mark")
    #expect(hosted.field.text == "1.")
    #expect(hosted.follow("1.5", keypadSeparator: ",") == true)
    #expect(hosted.field.value == 1.5)
    #expect(
      hosted.follow("1,234.5", intent: .pasted, keypadSeparator: ",") == true,
      "a paste is as it was")
    #expect(hosted.field.value == 1234.5)
    hosted.follow("", keypadSeparator: ",")
    #expect(hosted.follow(".", keypadSeparator: ".") == true)
    hosted.follow("1,234.5", intent: .pasted)
    hosted.select(.all)
    #expect(hosted.follow(",", keypadSeparator: ",") == false, "typed over what is selected")
    #expect(hosted.field.text == ".")
  }

  @Test("the decimal key of a pad waits for the end of a composition (E2, S8)")
  func composedKeypads() throws {
    var hosted = try hosted()
    #expect(hosted.follow("7", keypadSeparator: ",") == true)
    for text in ["71", "71,", "71,5"] {
      #expect(
        hosted.follow(text, marked: .utf16(1, text.utf16.count), keypadSeparator: ",") == true,
        "\(text) stays as it is composed")
    }
    #expect(hosted.follow("71,5", keypadSeparator: ",") == false, "drawn anew at the end")
    #expect(hosted.field.text == "71.5")
    #expect(hosted.field.value == 71.5)
    #expect(hosted.follow("71.5", marked: .utf16(4, 4), keypadSeparator: ",") == true)
    #expect(hosted.follow("71.51,234", intent: .pasted, keypadSeparator: ",") == true)
    #expect(hosted.field.text == "71.51,234", "a text that came as a whole has no key")
  }

  @Test("digits that an input method composes fill cents from the right when it ends (X8)")
  func composedCents() throws {
    var policies = FieldPolicies()
    policies.fillsFromRight = true
    let money = try NumberFormat(
      FloatingPointFormatStyle<Double>.Currency(code: "EUR", locale: Locale(identifier: "de_DE")))
    var hosted = HostedField<Double>(nil, format: money, policies: policies)
    for text in ["1", "12", "125"] {
      #expect(hosted.follow(text, marked: .utf16(0, text.utf16.count)) == true)
    }
    #expect(hosted.follow("125") == false, "drawn anew at the end")
    #expect(hosted.field.value == 1.25)
    let text = hosted.field.text
    let end = text.utf16.count
    #expect(hosted.follow(text + "0", marked: .utf16(end, end + 1)) == true)
    #expect(hosted.follow(text + "0") == false)
    #expect(hosted.field.value == 12.5)
    #expect(hosted.follow(hosted.field.text, marked: .utf16(0, 0)) == true)
    hosted.follow(hosted.field.text)
    #expect(hosted.field.value == 12.5, "a composition of nothing changes nothing")
  }
}
