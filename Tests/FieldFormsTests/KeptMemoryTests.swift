import FieldForms
import FormattingFields
import Testing

/// What a history keeps does not grow with the form. (F12)
struct KeptMemoryTests {
  /// A product that its rows keep: what is kept of a row keeps the product as well.
  private final class Product: Sendable {}

  private struct Order: FormContent {
    enum FieldID: Hashable { case line(Int, Line.FieldID) }

    struct Line: FormContent, Identifiable {
      enum FieldID: String { case price }

      let id: Int
      let product = Product()
      var price = FormattingField<FixedDecimal>(1, format: format(.currency("EUR"), "de-DE"))

      static func == (line: Line, other: Line) -> Bool {
        line.id == other.id && line.price == other.price
      }

      mutating func declare(_ form: inout FormDeclaration<FieldID>) {
        form.field(.price, &price)
      }
    }

    var isGift = false
    var lines: [Line]

    init(_ size: Int) { lines = (0..<size).map { Line(id: $0) } }

    mutating func declare(_ form: inout FormDeclaration<FieldID>) {
      form.rows(&lines, named: "lines", as: FieldID.line)
    }
  }

  /// How many of 100 rows a history of 20 steps keeps when the form is gone.
  private func keptRows(_ step: (inout FieldForm<Order>, Int) throws -> Void) throws -> Int {
    var history = UndoHistory<Order>(longestPause: .seconds(-1))
    var products: [Weak] = []
    do {
      var form = FieldForm(Order(100))
      products = form.content.lines.map { Weak($0.product) }
      for number in 0..<20 {
        try history.record(in: &form, at: .zero) { form in try step(&form, number) }
      }
      #expect(history.canUndo)
    }
    return products.count { $0.product != nil }
  }

  private struct Weak {
    private(set) weak var product: Product?
    init(_ product: Product) { self.product = product }
  }

  @Test("a key in a row keeps no row, a row that is added, removed or written keeps that row alone")
  func rows() throws {
    #expect(try keptRows { try $0.apply(.type("5"), to: .line($1, .price)) } == 0)
    #expect(try keptRows { form, _ in form.content.lines.swapAt(3, 90) } == 0)
    #expect(try keptRows { form, _ in form.content.lines.reverse() } == 0)
    #expect(try keptRows { form, _ in form.content.isGift.toggle() } == 0)
    #expect(try keptRows { form, _ in form.content.lines.removeLast() } == 20)
    #expect(try keptRows { $0.content.lines[$1].price.setValue(8) } == 20)
  }
}
