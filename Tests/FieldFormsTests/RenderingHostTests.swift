import EditScripts
import FieldForms
import FormattingFields
import Testing

/// A price editor in a host that renders again and again.
struct RenderingHostTests {
  /// A host that owns the value, deep inside its views, and hands the value down at every render.
  private struct Host {
    struct Panel {
      var form: FieldForm<Cart>
    }

    var price: FixedDecimal?
    var panel = Panel(form: FieldForm(Cart()))

    /// Sets the host's value, asks what to show, and takes the value over.
    mutating func render() -> String {
      panel.form.content.price.setValue(price)
      price = panel.form.content.price.value
      return panel.form[.price]?.text ?? ""
    }

    mutating func press(_ key: Character) throws {
      try panel.form.apply(key == "<" ? .press(.deleteBackward) : .type(String(key)))
      price = panel.form.content.price.value
    }
  }

  @Test(
    "what is typed survives renders at random moments",
    arguments: [
      "3.14", "007", "0.050", "3.<<", "12.5<<<<", "-0.5", "1<", "1.50<<.7", "00<<<5",
    ])
  func typing(_ keys: String) throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SeededGenerator(seed)
    var host = Host()
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

  @Test("3.14 is shown key by key, with the value of each")
  func pi() throws {
    var host = Host()
    host.panel.form.focus(.price)
    var seen: [String] = []
    for key in "3.14" {
      try host.press(key)
      seen.append("\(host.render()) \(host.price?.plainText ?? "-")")
    }
    #expect(seen == ["3 3", "3. 3", "3.1 3.1", "3.14 3.14"])
    host.panel.form.pressReturn()
    #expect(host.render() == "€3.14")
  }

  @Test("another value from outside replaces the text")
  func outside() throws {
    var host = Host()
    host.panel.form.focus(.price)
    try host.press("3")
    host.price = 5
    #expect(host.render() == "€5.00")
  }
}
