import FieldForms
import FieldSchemas
import FormattingFieldFixtures
import FormattingFields
import Foundation
import Testing

/// Fixtures/draft.json has a schema, the draft that `ff_form_save` and a page write for a form of it
/// (Tests/Browser/draft-checks.mjs makes the form and types into it), and what Swift's encoder writes.
struct DraftExchangeTests {
  private struct Exchange: Decodable {
    let schema, page, swift: String
  }

  private let exchange: Exchange

  init() throws {
    exchange = try JSONDecoder().decode(
      Exchange.self, from: Data(contentsOf: Fixtures.url("draft.json")))
  }

  private func restored(_ draft: String) throws -> (
    form: FieldForm<SchemaContent>, losses: [SnapshotError]
  ) {
    let snapshot = try JSONDecoder().decode(FormSnapshot.self, from: Data(draft.utf8))
    let content = try SchemaContent(
      schema: exchange.schema, format: icu("de-DE"))
    return FieldForm.restored(from: snapshot, in: content)
  }

  @Test("what a page saved is restored in Swift, texts and all, and Swift writes the same (F8)")
  func exchanged() throws {
    let (form, losses) = try restored(exchange.page)
    #expect(losses.isEmpty)
    #expect(form[["price"]]?.text == "1.5")
    #expect(form[["price"]]?.status == .intermediate)
    #expect(form[["lines", "a/b", "share"]]?.text == "12,5\u{A0}%")
    #expect(form.focusedField == ["lines", "4", "quantity"])
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let written = String(decoding: try encoder.encode(form.snapshot), as: UTF8.self)
    #expect(written == exchange.swift, "\(written)")
    let own = try restored(exchange.swift)
    #expect(own.losses.isEmpty)
    #expect(own.form == form)
  }
}
