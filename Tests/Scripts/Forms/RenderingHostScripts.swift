import EditScripts
import FieldForms
import FormattingFields
import Testing

@testable import FieldFormsTests

/// A price editor in a host that renders at random moments.
struct RenderingHostScripts {
  @Test(
    "what is typed survives renders at random moments",
    arguments: [
      "3.14", "007", "0.050", "3.<<", "12.5<<<<", "-0.5", "1<", "1.50<<.7", "00<<<5",
    ])
  func typing(_ keys: String) throws {
    let seed = Sampling.seed
    var random = SeededGenerator(seed)
    var host = RenderingHostTests.Host()
    host.panel.form.focus(.price)
    var expected = ""
    for _ in 0..<40 {
      for key in keys {
        for _ in 0..<Int.random(in: 0...3, using: &random) {
          #expect(host.render() == expected, "seed \(seed)")
        }
        try host.press(key)
        if key == "<" { _ = expected.popLast() } else { expected.append(key) }
        #expect(host.panel.form[.price]?.text == expected, "seed \(seed)")
        if Bool.random(using: &random) {
          #expect(host.render() == expected, "seed \(seed)")
        }
      }
      for _ in expected {
        try host.press("<")
        if Bool.random(using: &random) { _ = host.render() }
      }
      expected = ""
      #expect(host.render().isEmpty, "cleared stays cleared, seed \(seed)")
    }
  }
}
