import FieldForms
import FormattingFields
import Testing

/// A price editor in a host that renders again and again.
struct RenderingHostTests {
  /// A host that owns the value, deep inside its views, and hands the value down at every render.
  struct Host {
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
