import FieldMessages
import FormattingFields
import Testing

struct FirstTests {
  @Test func first() throws {
    var field = try LineField(#"{"locale":"de-DE","style":"currency:EUR","step":"0.5"}"#, from: .icu)
    print(field.state().line)
    for line in [#"{"focus":true}"#, #"{"type":"1.5"}"#, #"{"commit":true}"#, #"{"typ":"2"}"#, #"{"paste":"1234,567"}"#, #"{"commit":true}"#, #"{"save":true}"#, #"{"undo":true}"#, #"{"setOptions":{"policies":{"clampsToBound":true}}}"#, #"{"setOptions":{"locale":"en-US"}}"#, #"{"value":"7","token":9}"#] {
      print(line, "\n   ", field.act(line))
    }
  }
}
