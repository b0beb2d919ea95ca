import FieldForms
import FieldSchemas
import FormattingFields
import Testing

/// Patterns are judged without a way to wait for minutes, or told as such that cannot be judged.
struct PatternTests {
  private static func content(_ pattern: String) throws(SchemaError) -> SchemaContent {
    let escaped = pattern.replacing("\\", with: "\\\\")
    return try SchemaContent(
      schema: #"{"type":"object","properties":{"v":{"type":"string","pattern":"\#(escaped)"}}}"#
    ) { _ in nil }
  }

  @Test(
    "a group that can be repeated in many ways is told",
    arguments: [
      "^(a+)+$", "^(a*)*$", "(a|a)*b", "(a|ab)*$", "^(?:[a-z]+)*$", "((a+)b?)+", "(x+x+)+y",
      "(a?a?)*b", "(?:a{1,9}){2,}", "(.*,){11}", #"(\w+\s?)*$"#, #"(a)\1"#, "(?<n>a+)+$",
      "([a-z]|[0-9a-f])+$", "(-?[a-z-]+)*$",
    ])
  func told(_ pattern: String) {
    let error = #expect(throws: SchemaError.self) { try Self.content(pattern) }
    #expect(error?.issues.first?.keyword == "pattern")
  }

  @Test(
    "other patterns are judged",
    arguments: [
      ("^[a-z0-9]+(?:-[a-z0-9]+)*$", "a-b-c1", "a--b"),
      (#"^(?:\d{1,3}\.){3}\d{1,3}$"#, "1.2.3.4", "1.2"),
      ("^(?=.*[A-Z])(?=.*[0-9]).{8,}$", "Abcdefg1", "abcdefg1"), ("^(ab|cd)*$", "abcd", "abc"),
      (#"^(?:[\w-]+\.)+[a-z]{2,}$"#, "a.b-c.de", "a..de"), ("^(a|b)+$", "abba", "abc"),
      ("^([0-9]{3})+$", "123456", "1234"), (#"^\p{L}+$"#, "äb", "a1"), ("^[^()]*$", "ab", "(a"),
    ])
  func judged(_ pattern: String, _ right: String, _ wrong: String) throws {
    var form = FieldForm(try Self.content(pattern))
    for (text, isValid) in [(right, true), (wrong, false)] {
      try form.apply(.edit(TextEdit(.all, text)), to: ["v"])
      #expect(form.isValid == isValid, "\(text)")
    }
  }
}
