import FieldForms
import FormattingFields
import Observation
import Testing

/// The observable model tells those readers whose state has changed, and no others.
@MainActor struct FormModelTests {
  /// What observers were told.
  @MainActor private final class Told {
    var names: [String] = []
  }

  private let model = FormModel(Cart())
  private let told = Told()

  /// Reads once, and notes the name when the read state changes.
  private func observe(_ name: String, _ read: () -> Void) {
    let told = told
    withObservationTracking(read) { MainActor.assumeIsolated { told.names.append(name) } }
  }

  @Test("a key in one field does not invalidate an observer of another")
  func fields() throws {
    observe("price") { _ = model.price.text }
    observe("note") { _ = model.note.text }
    observe("price field") { _ = model.field(.price) }
    observe("note field") { _ = model.field(.note) }
    observe("focus") { _ = model.focusedField }
    observe("validity") { _ = model.isValid }
    observe("quantity") { _ = model.quantity.value }
    observe("total") { _ = model.total }
    model.form.focus(.price)
    #expect(Set(told.names) == ["focus", "price field"])
    told.names = []
    try model.form.apply(.type("3"))
    #expect(Set(told.names) == ["price", "validity", "total"])
    #expect(model.price.text == "3")
    #expect(model.total == 3)
    told.names = []
    observe("validity") { _ = model.isValid }
    observe("total") { _ = model.total }
    observe("price field") { _ = model.field(.price) }
    try model.form.apply(.type("."))
    #expect(Set(told.names) == ["price field"], "neither the validity nor the total is another one")
    told.names = []
    model.form.focus(.note)
    try model.form.apply(.type("x"))
    #expect(Set(told.names) == ["note", "note field"])
  }

  @Test("who reads the whole form is told of everything")
  func whole() throws {
    observe("form") { _ = model.form.focusedField }
    try model.form.apply(.type("x"), to: .note)
    #expect(told.names == ["form"])
  }

  @Test("an observer of issues is told when a rule across fields breaks")
  func issues() throws {
    model.form.content.price.setValue(1)
    observe("discount") { _ = model.field(.discount)?.issues }
    try model.form.apply(.select(.all), to: .quantity)
    try model.form.apply(.type("7"), to: .quantity)
    #expect(told.names.isEmpty)
    try model.form.apply(.type("0"), to: .quantity)
    #expect(told.names == ["discount"])
    #expect(model.isValid == false)
  }
}
