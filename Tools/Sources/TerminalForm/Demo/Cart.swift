package import FieldForms
package import FormattingFields

/// What the demo's form holds: a price in a locale's currency, a quantity, extras, a tip, a weight, and a name.
package struct Cart: FormContent {
  package enum FieldID: Hashable, Sendable {
    case locale, price, quantity, discount, tip, total, weight, name, email, password
    case extra(Int, Extra.FieldID)
  }

  /// Something that is added to the price, such as wrapping: a row.
  package struct Extra: FormContent, Identifiable {
    package enum FieldID: String, Sendable { case price }

    package let id: Int
    fileprivate(set) var price: FormattingField<FixedDecimal>

    package mutating func declare(_ form: inout FormDeclaration<FieldID>) {
      form.field(.price, &price, .required)
    }
  }

  /// What the price and the weight read beside plain numbers, in the words of a locale.
  package struct Entries: Equatable, Sendable {
    /// What tells two of them apart.
    private let names: [String]
    fileprivate let price: @Sendable (_ locale: String) throws(NumberFormatError) -> [EntryKind]
    fileprivate let weight: @Sendable (_ locale: String) throws(NumberFormatError) -> [EntryKind]

    package init(
      names: [String],
      price: @escaping @Sendable (_ locale: String) throws(NumberFormatError) -> [EntryKind],
      weight: @escaping @Sendable (_ locale: String) throws(NumberFormatError) -> [EntryKind]
    ) {
      (self.names, self.price, self.weight) = (names, price, weight)
    }

    package static func == (left: Entries, right: Entries) -> Bool { left.names == right.names }
  }

  /// The unit of the weight.
  package static let unit = "kilogram"
  /// As many as fit on the smallest usual terminal.
  static let mostExtras = 3

  package private(set) var locale: LocaleField
  private(set) var price: FormattingField<FixedDecimal>
  private(set) var quantity: FormattingField<Int>
  private(set) var discount: FormattingField<FixedDecimal>
  private(set) var extras: [Extra] = []
  /// Its digits fill from the right, as on a till.
  private(set) var tip: FormattingField<FixedDecimal>
  private(set) var total: FormattingField<FixedDecimal>
  private(set) var weight: FormattingField<FixedDecimal>
  private(set) var name = PlainTextField(trimsEnds: true)
  private(set) var email = PlainTextField(trimsEnds: true)
  private(set) var password = PlainTextField()
  private let entries: Entries?

  /// - Parameter entries: What price and weight read beside plain numbers.
  package init(locale: String = "en-US", entries: Entries? = nil) throws(NumberFormatError) {
    self.locale = LocaleField(locale)
    self.entries = entries
    let formats = try Formats(locale: locale)
    var policies = FieldPolicies()
    policies.commitPolicy = .keepText
    policies.clearsWhenEmpty = true
    let positive = NumberBounds(0...)
    price = FormattingField(format: formats.price, bounds: positive, policies: policies)
    quantity = FormattingField(
      1, format: formats.quantity, bounds: NumberBounds(1...999),
      policies: policies)
    discount = FormattingField(
      0, format: formats.discount, bounds: NumberBounds(0...1),
      policies: policies)
    tip = FormattingField(format: formats.price, bounds: positive, policies: policies)
    tip.policies.entries = [.cents]
    total = FormattingField(format: formats.price)
    weight = FormattingField(format: formats.weight, bounds: positive, policies: policies)
    try followEntries()
  }

  package var defaultField: FieldID? { .price }

  package mutating func declare(_ form: inout FormDeclaration<FieldID>) {
    form.field(.locale, named: "locale", &locale)
    form.field(.price, named: "price", &price, .required)
    form.field(.quantity, named: "quantity", &quantity, .required)
    form.field(.discount, named: "discount", &discount, .required)
    form.rows(&extras, named: "extras", as: FieldID.extra)
    form.field(.tip, named: "tip", &tip)
    form.computed(.total, named: "total", &total, value: .number(sum))
    form.field(.weight, named: "weight", &weight)
    form.field(.name, named: "name", &name, .required)
    form.field(.email, named: "email", &email, .required, rules: [.email])
    form.field(
      .password, named: "password", &password, [.required, .secret], rules: [.length(8...)])
  }

  package mutating func addRow(from field: FieldID?) throws(TerminalRefusal) -> FieldID? {
    guard extras.count < Self.mostExtras else {
      throw TerminalRefusal("There is room for \(Self.mostExtras) extras.")
    }
    let id = (1...Self.mostExtras).first { id in !extras.contains { $0.id == id } } ?? 1
    extras.append(
      Extra(
        id: id,
        price: FormattingField(
          format: price.format, bounds: price.bounds, policies: price.policies)))
    return .extra(id, .price)
  }

  package mutating func removeRow(of field: FieldID?) throws(TerminalRefusal) -> FieldID? {
    guard case .extra(let id, _) = field else {
      throw TerminalRefusal("Ctrl-X removes an extra that has the focus.")
    }
    extras.removeAll { $0.id == id }
    return .discount
  }

  /// Reads and writes the numbers as the chosen locale does; a text that is being edited stays. (S7)
  package mutating func followLocale() throws(TerminalRefusal) {
    do throws(NumberFormatError) {
      let formats = try Formats(locale: locale.text)
      try followEntries()
      price.setFormat(formats.price)
      quantity.setFormat(formats.quantity)
      discount.setFormat(formats.discount)
      for index in extras.indices { extras[index].price.setFormat(formats.price) }
      tip.setFormat(formats.price)
      total.setFormat(formats.price)
      weight.setFormat(formats.weight)
    } catch {
      throw TerminalRefusal(error.description)
    }
  }

  /// Reads the kinds of entry in the words of the chosen locale.
  private mutating func followEntries() throws(NumberFormatError) {
    guard let entries else { return }
    price.policies.entries = try entries.price(locale.text)
    weight.policies.entries = try entries.weight(locale.text)
    for index in extras.indices { extras[index].price.policies = price.policies }
  }

  /// Price times quantity, less the discount, plus the extras and the tip; nil while one of the texts is not
  /// a number.
  private var sum: FixedDecimal? {
    guard let price = price.entry, let count = quantity.entry?.fixedDecimal,
      let discount = discount.entry, tip.isEmpty || tip.entry != nil
    else { return nil }
    let prices = extras.compactMap(\.price.entry)
    guard prices.count == extras.count else { return nil }
    return prices.reduce(price * count * (1 - discount) + (tip.entry ?? 0), +)
  }

  /// What a shop answers to an order. This program plays the shop, which knows one address.
  package func answer() -> [ValidationIssue] {
    email.text == Self.takenEmail ? [.answer("email", "This address has ordered already.")] : []
  }

  /// The address that ``answer()`` refuses.
  static let takenEmail = "ada@example.org"
}

extension Cart {
  /// How a locale writes the numbers of the form.
  private struct Formats {
    let price: NumberFormat
    let quantity: NumberFormat
    let discount: NumberFormat
    let weight: NumberFormat

    init(locale: String) throws(NumberFormatError) {
      let currency = (try? ICULocale(locale).regionCurrency) ?? "USD"
      price = try .icu(locale: locale, style: .currency(currency))
      quantity = try .icu(locale: locale, style: .integer)
      discount = try .icu(
        locale: locale, style: .percent, options: NumberOptions(maximumFractionDigits: 2))
      weight = try .icu(locale: locale, style: .unit(Cart.unit))
    }
  }
}
