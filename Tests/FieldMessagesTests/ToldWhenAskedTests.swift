import FieldMessages
import ICUFieldMessages
import Testing

/// What a state leaves out with the option `tellsWhenAsked`.
struct ToldWhenAskedTests {
  @Test("of a text that may still become a number a state tells nothing until the host asks")
  func tellsWhenAsked() throws {
    func field(_ more: String) throws -> LineField {
      try LineField(#"{"locale":"de-DE","bounds":["0","99"],"value":"1"\#(more)}"#, from: .icu)
    }
    var (whole, field) = (try field(""), try field(#","tellsWhenAsked":true,"brief":true"#))
    var said = try LineState(field.act(#"{"selectAll":true}"#) as String)
    whole.act(.input(.press(.selectAll)))
    for act in [
      #"{"type":"1"}"#, #"{"type":".5"}"#, #"{"type":"x"}"#, #"{"deleteBackward":2}"#,
      #"{"commit":true}"#, #"{"follow":"-"}"#, #"{"follow":"500"}"#, #"{"follow":""}"#,
      #"{"follow":"1.5"}"#, #"{"setLocale":"en-US"}"#,
    ] {
      let told = whole.act(try FieldAct(act))
      said = try LineState(field.act(act) as String, after: said)
      if told.status == .intermediate, told.outcome == nil {
        #expect(said.suggestions.isEmpty && said.issue?.sentence == nil, "\(act)")
        #expect(said.issue?.facts == [] && said.sentence == nil, "\(act)")
        #expect(said.issue?.code == told.issue?.code, "\(act)")
        #expect(said.issue?.validity == told.issue?.validity, "\(act)")
      } else {
        #expect(said.line == told.line, "\(act)")
      }
      #expect(field.state() == whole.state(), "\(act)")
    }
  }
}
