import FieldForms
import FormattingFields
import Testing

/// A snapshot brings rows back into a form that has none yet. (F8)
struct RestoredRowsTests {
  private struct Order: FormContent {
    enum FieldID: Hashable { case line(Int, Line.FieldID) }

    struct Line: FormContent, Identifiable {
      enum FieldID: Hashable {
        case price
        case part(String, Invoice.Line.FieldID)
      }

      let id: Int
      var price = FormattingField<Int>(format: format(.integer))
      var parts: [Invoice.Line] = []

      mutating func declare(_ form: inout FormDeclaration<FieldID>) {
        form.field(.price, named: "price", &price, .required)
        form.rows(&parts, named: "parts", as: FieldID.part) { Invoice.Line($0.id) }
      }
    }

    var lines: [Line] = []

    mutating func declare(_ form: inout FormDeclaration<FieldID>) {
      form.rows(&lines, named: "lines", as: FieldID.line) { saved in
        Int(saved.id).flatMap { $0 < 0 ? nil : Line(id: $0) }
      }
    }
  }

  private static func order(_ ids: [Int]) -> Order {
    var order = Order()
    order.lines = ids.map { id in
      var line = Order.Line(id: id)
      line.price.setValue(id)
      line.parts = [Invoice.Line("p\(id)", 5)]
      return line
    }
    return order
  }

  @Test(
    "the rows are those that were saved, whatever rows the content has",
    arguments: [[], [3], [9, 3], [7, 3, 5], [5, 7, 3, 1]])
  func rows(_ own: [Int]) throws {
    var form = FieldForm(Self.order([7, 3, 5]))
    try form.type("0", into: .line(3, .price))
    form.focus(.line(7, .part("p7", .price)))
    let snapshot = form.snapshot
    #expect(snapshot.version == 2)
    #expect(snapshot.rows?["lines"] == ["7", "3", "5"])
    #expect(snapshot.rows?["lines[1].parts"] == ["p3"])
    let restored = try FieldForm(restoring: snapshot, in: Self.order(own))
    #expect(restored.content == form.content)
    #expect(restored.declaredFields == form.declaredFields)
    #expect(restored.focusedField == form.focusedField)
    #expect(restored.snapshot == snapshot)
    #expect(restored.touchedFields == form.touchedFields)
    #expect(restored[.line(3, .price)]?.text == form[.line(3, .price)]?.text)
    #expect(restored.isChanged)
  }

  private typealias Damage = @Sendable (inout FormSnapshot) -> Void
  private static let damaged: [(Damage, SnapshotError)] = [
    ({ $0.rows?["lines"] = ["7", "-3"] }, .rows("lines")),
    ({ $0.rows?["lines"] = ["7", "x"] }, .rows("lines")),
    ({ $0.rows?["lines"] = ["7", "07"] }, .rows("lines")),
    ({ $0.rows?["lines"] = ["7", "7"] }, .rows("lines")),
    ({ $0.rows?["lines[1].parts"] = ["p", "p"] }, .rows("lines[1].parts")),
    ({ $0.rows?["columns"] = [] }, .rows("columns")),
    ({ $0.rows?["lines"] = ["7", "3", "5"] }, .missingField("lines[2].price")),
    ({ $0.rows?["lines[1].parts"] = [] }, .unknownField("lines[1].parts[0].price")),
    ({ $0.version = 3 }, .version(3)), ({ $0.version = 1 }, .version(1)),
  ]

  @Test("rows that do not fit are told by name", arguments: damaged.indices)
  func damage(_ place: Int) throws {
    let (damage, error) = Self.damaged[place]
    var snapshot = FieldForm(Self.order([7, 3])).snapshot
    damage(&snapshot)
    #expect(throws: error) { try FieldForm(restoring: snapshot, in: Order()) }
  }

  @Test("rows that are declared without a way to make them are restored by place, as in version 1")
  func places() throws {
    let form = FieldForm(Invoice())
    #expect(form.snapshot.version == 1)
    #expect(form.snapshot.rows == nil)
    var fewer = Invoice()
    fewer.lines.removeLast()
    #expect(throws: SnapshotError.unknownField("lines[2].price")) {
      try FieldForm(restoring: form.snapshot, in: fewer)
    }
  }
}
