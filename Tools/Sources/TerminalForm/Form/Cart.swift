import FieldForms
import FormattingFields

/// What the demo's form holds: a price in a locale's currency, a quantity, extras, and a name.
struct Cart: FormContent {
  enum FieldID: Hashable {
    case locale, price, quantity, discount, name, email, password
    case extra(Int, Extra.FieldID)
  }

  /// Something that is added to the price, such as wrapping: a row.
  struct Extra: FormContent, Identifiable {
    enum FieldID: String { case price }

    let id: Int
    fileprivate(set) var price: FormattingField<FixedDecimal>

    mutating func declare(_ form: inout FormDeclaration<FieldID>) {
      form.field(.price, &price, .required)
    }
  }

  /// As many as fit on the smallest usual terminal.
  static let mostExtras = 3

  private(set) var locale: LocaleField
  private(set) var price: FormattingField<FixedDecimal>
  private(set) var quantity: FormattingField<Int>
  private(set) var discount: FormattingField<FixedDecimal>
  private(set) var extras: [Extra] = []
  private(set) var name = PlainTextField(trimsEnds: true)
  private(set) var email = PlainTextField(trimsEnds: true)
  private(set) var password = PlainTextField()

  /// - Parameter entries: What the price reads beside plain numbers.
  init(locale: String, entries: [EntryKind] = []) throws(NumberFormatError) {
    self.locale = LocaleField(locale)
    let formats = try Formats(locale: locale)
    var policies = FieldPolicies()
    policies.commitPolicy = .keepText
    policies.clearsWhenEmpty = true
    price = FormattingField(
      format: formats.price, bounds: NumberBounds(0...), policies: policies)
    price.policies.entries = entries
    quantity = FormattingField(
      1, format: formats.quantity, bounds: NumberBounds(1...999),
      policies: policies)
    discount = FormattingField(
      0, format: formats.discount, bounds: NumberBounds(0...1),
      policies: policies)
  }

  var defaultField: FieldID? { .price }

  mutating func declare(_ form: inout FormDeclaration<FieldID>) {
    form.field(.locale, named: "locale", &locale)
    form.field(.price, named: "price", &price, .required)
    form.field(.quantity, named: "quantity", &quantity, .required)
    form.field(.discount, named: "discount", &discount, .required)
    form.rows(&extras, named: "extras", as: FieldID.extra)
    form.field(.name, named: "name", &name, .required)
    form.field(.email, named: "email", &email, .required, rules: [.email])
    form.field(
      .password, named: "password", &password, [.required, .secret], rules: [.length(8...)])
  }

  /// Adds an extra behind the others.
  ///
  /// - Returns: Its id; nil if there is no room for another one.
  mutating func addExtra() -> Int? {
    guard extras.count < Self.mostExtras else { return nil }
    let id = (1...Self.mostExtras).first { id in !extras.contains { $0.id == id } } ?? 1
    extras.append(
      Extra(
        id: id,
        price: FormattingField(
          format: price.format, bounds: price.bounds, policies: price.policies)))
    return id
  }

  mutating func removeExtra(_ id: Int) { extras.removeAll { $0.id == id } }

  /// Reads and writes the numbers as the chosen locale does; a text that is being edited stays. (S7)
  mutating func followLocale() throws(NumberFormatError) {
    let formats = try Formats(locale: locale.text)
    price.setFormat(formats.price)
    quantity.setFormat(formats.quantity)
    discount.setFormat(formats.discount)
    for place in extras.indices { extras[place].price.setFormat(formats.price) }
  }

  /// The total: price times quantity, less the discount, plus the extras; nil while one of the
  /// texts is not a number.
  var total: FixedDecimal? {
    guard let price = price.entry, let count = quantity.entry?.fixedDecimal,
      let discount = discount.entry
    else { return nil }
    let prices = extras.compactMap(\.price.entry)
    guard prices.count == extras.count else { return nil }
    return prices.reduce(price * count * (1 - discount), +)
  }

  /// What a shop answers to an order. This program plays the shop, which knows one address.
  func order() -> [ValidationIssue] {
    email.text == Self.takenEmail ? [.answer("email", "This address has ordered already.")] : []
  }

  /// The address that ``order()`` refuses.
  static let takenEmail = "ada@example.org"

  /// The total as the price's format writes it.
  var totalText: String { total.map(price.format.text) ?? "" }
}

extension Cart {
  /// How a locale writes the numbers of the form.
  private struct Formats {
    let price: NumberFormat
    let quantity: NumberFormat
    let discount: NumberFormat

    init(locale: String) throws(NumberFormatError) {
      let currency = (try? ICULocale(locale).regionCurrency) ?? "USD"
      price = try .icu(locale: locale, style: .currency(currency))
      quantity = try .icu(locale: locale, style: .integer)
      discount = try .icu(
        locale: locale, style: .percent, options: NumberOptions(maximumFractionDigits: 2))
    }
  }
}
