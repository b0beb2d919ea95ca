import FieldForms
import FormattingFields
import Invoice

/// What a person notes by hand of an invoice on the screen, and reckons from that.
struct InvoiceSheet: Equatable {
  enum Entry: Equatable {
    case text(String)
    case value(FieldValue)
    /// A text that nobody could read in the locale of then.
    case refused(String)
    case empty
  }

  /// How often the locale was changed before.
  let changes: Int
  let ids: [Int]
  let products: [String?]
  let entries: [Invoice.FieldID: Entry]

  @MainActor
  init(_ model: FormModel<Invoice>, changes: Int) {
    let form = model.form
    self.changes = changes
    ids = form.content.lines.map(\.id)
    products = form.content.lines.map(\.product)
    var entries: [Invoice.FieldID: Entry] = [:]
    for field in form.declaredFields {
      guard let state = form[field], !state.traits.contains(.readOnly) else { continue }
      entries[field] =
        switch (state.entry, state.value) {
        case (_, .text), (_, .date): .text(state.text)
        case (let entry?, _): .value(entry)
        case (nil, _): state.text.isEmpty ? .empty : .refused(state.text)
        }
    }
    self.entries = entries
  }

  /// Whether the same is on both sheets, whatever the locale.
  static func == (one: InvoiceSheet, other: InvoiceSheet) -> Bool {
    one.ids == other.ids && one.products == other.products && one.entries == other.entries
  }

  /// Whether the same may be on both sheets. What was refused may be a number since the locale was
  /// changed.
  func isLike(_ other: InvoiceSheet) -> Bool {
    ids == other.ids && products == other.products
      && entries.allSatisfy { field, entry in
        switch (entry, other.entries[field]) {
        case (.refused, _) where changes != other.changes: true
        case (_, .refused) where changes != other.changes: true
        case (let own, let others): own == others
        }
      }
  }

  /// The number that a field has.
  func number(_ field: Invoice.FieldID) -> FixedDecimal? {
    if case .value(.number(let number)) = entries[field] { number } else { nil }
  }

  private static func cents(_ number: FixedDecimal) -> FixedDecimal {
    // Nobody writes a minus before a zero.
    let cents = number.rounded(toFractionDigits: 2, mode: .halfUp)!
    return cents.isZero ? 0 : cents
  }

  func amount(_ line: Int) -> FixedDecimal? {
    guard let quantity = number(.line(line, .quantity)), let price = number(.line(line, .price))
    else { return nil }
    return Self.cents(quantity * price)
  }

  var net: FixedDecimal? {
    var sum: FixedDecimal = 0
    for line in ids {
      guard let amount = amount(line) else { return nil }
      sum += amount
    }
    return sum
  }

  var total: FixedDecimal? {
    guard let net, case .value(.choice(let rate?)) = entries[.tax] else { return nil }
    return Self.cents(net + net * FixedDecimal(rate)!)
  }
}
