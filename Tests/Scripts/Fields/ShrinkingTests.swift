import FieldEditing
import FieldTesting
import Testing

@testable import EditScripts

struct ShrinkingTests {
  @Test("A script is shrunk to the one step that breaks the rule, with nothing in it to spare")
  func planted() throws {
    for seed in UInt64(0)..<20 {
      var random = SeededGenerator(seed)
      let bytes = (0..<120).map { _ in UInt8.random(in: 0...255, using: &random) }
      var script = EditScript(bytes: bytes)
      script.steps.insert(.act(.paste("1.7 x")), at: script.steps.count / 2)
      #expect(
        script.shrunk(by: Self.firstSeven).description == """
          {"locale":"en-US"}
          {"paste":"7"}
          """, "seed \(seed)")
    }
  }

  /// Pretends that a paste must not contain a 7.
  private static func firstSeven(_ script: EditScript) -> ScriptProblem? {
    let place = script.steps.firstIndex {
      if case .act(.paste(let text)) = $0 { text.contains("7") } else { false }
    }
    return place.map {
      ScriptProblem(rule: BrokenRule(rule: "seven", detail: ""), step: $0, shown: "")
    }
  }
}
