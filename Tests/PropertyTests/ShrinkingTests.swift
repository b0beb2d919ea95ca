import FieldEditing
import FieldTesting
import Testing

@testable import EditScripts

struct ShrinkingTests {
  @Test("A script is shrunk to the one step that breaks the rule, with nothing in it to spare")
  func planted() {
    var found = 0
    for seed in UInt64(0)..<60 {
      var random = SeededGenerator(seed)
      let bytes = (0..<120).map { _ in UInt8.random(in: 0...255, using: &random) }
      let script = EditScript(bytes: bytes)
      guard Self.firstSeven(script) != nil else { continue }
      found += 1
      #expect(
        script.shrunk(by: Self.firstSeven).description == """
          {"locale":"en-US","style":"decimal","type":"decimal"}
          {"paste":"7"}
          """, "seed \(seed)")
    }
    #expect(found > 10)
  }

  /// Pretends that a paste must not contain a 7.
  private static func firstSeven(_ script: EditScript) -> ScriptProblem? {
    let place = script.steps.firstIndex {
      if case .input(.paste(let text)) = $0 { text.contains("7") } else { false }
    }
    return place.map {
      ScriptProblem(rule: BrokenRule(rule: "seven", detail: ""), step: $0, shown: "")
    }
  }
}
