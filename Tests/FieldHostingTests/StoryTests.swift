import FieldEditing
import FieldForms
import FieldTesting
import FormattingFieldsFoundation
import Foundation
import NumberText
import Testing

/// Screens that people tried to build on a field that converts at each key, from their reports.
struct StoryTests {
  private static let english = Locale(identifier: "en_US")

  // MARK: department → stores → items

  private struct Item: Equatable {
    var name: String
    var price: Float
  }
  private struct Shop: Equatable {
    var items: [Item]
  }
  private struct Department: Equatable {
    var stores: [Shop]
  }

  @Test("department → stores → items: a Float price deep inside, views evaluated again at any time")
  func nestedNavigation() throws {
    var department = Department(stores: [
      Shop(items: [Item(name: "Tea", price: 2.5)]),
      Shop(items: [Item(name: "Milk", price: 1), Item(name: "Salt", price: 0.1)]),
    ])
    let format = try NumberFormat(FloatingPointFormatStyle<Float>(locale: Self.english))
    // The item's screen, pushed; each level above draws again when the department changes.
    var price = HostedField(department.stores[1].items[1].price, format: format)
    price.rest()
    #expect(price.field.text == "0.1", "and not 0.10000000149")
    price.setFocused(true)
    var seen: [String] = []
    for text in ["", "3", "3.", "3.1", "3.14"] {
      let shown = price.shown
      for _ in 0..<3 { price.read(department.stores[1].items[1].price) }
      price.follow(text, from: shown)
      if let value = price.nextGift()?.value {
        department.stores[1].items[1].price = value
        price.read(department.stores[1].items[1].price)
      }
      let copy = department
      for shop in copy.stores { for item in shop.items { _ = item.price } }
      price.read(department.stores[1].items[1].price)
      seen.append("\(price.field.text)|\(department.stores[1].items[1].price)")
    }
    #expect(seen == ["|0.1", "3|3.0", "3.|3.0", "3.1|3.1", "3.14|3.14"])
    // Back while the field is focused, and in again: the same screen, another view.
    price.setFocused(false)
    let back = HostedField(department.stores[1].items[1].price, format: format)
    #expect(back.field.text == "3.14")
    // The item above is removed, so the binding is another item's now, and the screen follows.
    department.stores[1].items.remove(at: 0)
    price.read(department.stores[1].items[0].price)
    price.rest()
    #expect(price.field.text == "3.14")
    #expect(department.stores[0].items[0].price == 2.5)
  }

  @Test("an emptied price stays empty while one types, and has its value back when one leaves")
  func emptied() throws {
    let format = try NumberFormat(FloatingPointFormatStyle<Float>(locale: Self.english))
    var price = HostedField(Float(0.1), format: format)
    price.setFocused(true)
    price.follow("", from: price.shown)
    price.read(0.1)
    #expect(price.field.text.isEmpty)
    #expect(price.nextGift() == nil, "a price that is no optional has a value always")
    price.setFocused(false)
    #expect(price.field.text == "0.1")
    price.follow("007", from: price.shown)
    price.read(0.1)
    #expect(price.field.text == "007")
    #expect(price.nextGift()?.value == 7)
  }

  // MARK: Forms

  private struct SignIn: FormContent {
    enum FieldID: String { case username, password }
    var username = PlainTextField()
    var password = PlainTextField()

    mutating func declare(_ form: inout FormDeclaration<FieldID>) {
      form.field(.username, &username, .required)
      form.field(.password, &password, [.required, .secret])
    }
  }

  @Test("sign-in with a server error: it comes back to its field, which is focused")
  func serverError() throws {
    var screen = Screen(SignIn())
    screen.form.focusOnAppear()
    screen.appear()
    #expect(screen.viewFocus == .username)
    screen.type("ada", into: .username)
    screen.pressReturn()
    #expect(screen.viewFocus == .password)
    screen.type("lovelace", into: .password)
    screen.pressReturn()
    #expect(screen.viewFocus == nil, "the last field ends the editing")
    #expect(screen.form.beginSubmit() == .started)
    screen.draw()
    let submission = try #require(screen.form.submission)
    screen.form.endSubmit(submission, [.answer("password", "Wrong password.")])
    screen.draw()
    #expect(screen.viewFocus == .password)
    #expect(screen.form[.password]?.shownIssues.first?.message == "Wrong password.")
    screen.type("lovelacE", into: .password)
    #expect(screen.form[.password]?.shownIssues.isEmpty == true, "it was about another text")
  }

  private struct Address: FormContent {
    enum FieldID: String { case street, city, zip }
    var street = PlainTextField()
    var city = PlainTextField()
    var zip = PlainTextField()

    mutating func declare(_ form: inout FormDeclaration<FieldID>) {
      form.field(.street, &street, .required)
      form.field(.city, &city, .required)
      form.field(.zip, &zip, .required)
    }
  }

  @Test("three fields and next: Return goes on, and from the last one ends the editing")
  func threeFieldsAndNext() {
    var screen = Screen(Address())
    screen.form.focusOnAppear()
    screen.appear()
    var visited = [screen.viewFocus]
    #expect(screen.form[.street]?.isLast == false)
    #expect(screen.form[.zip]?.isLast == true)
    for _ in 0..<3 {
      screen.pressReturn()
      visited.append(screen.viewFocus)
    }
    #expect(visited == [.street, .city, .zip, nil])
  }

  @Test("first empty field on submit")
  func firstEmptyField() {
    var screen = Screen(Address())
    screen.appear()
    screen.tap(.street)
    screen.type("Main Street 1", into: .street)
    screen.tap(.zip)
    #expect(screen.form.beginSubmit() == .invalid(first: .city))
    screen.draw()
    #expect(screen.viewFocus == .city)
  }

  @Test("isValid from one content value, for the form and for a button outside of it")
  func validity() {
    var screen = Screen(SignIn())
    screen.appear()
    var enabled: [Bool] = []
    for (text, field) in [("ada", SignIn.FieldID.username), ("x", .password), ("", .username)] {
      screen.tap(field)
      screen.type(text, into: field)
      let content = screen.form.content
      enabled.append(content.isValid)
      #expect(content.isValid == screen.form.isValid)
    }
    #expect(enabled == [false, true, false])
  }

  @Test("a sheet that drops the focus it is asked for is asked again, and has its way in the end")
  func sheet() {
    for drops in 0...5 {
      var screen = Screen(SignIn())
      screen.drops = drops
      screen.form.focusOnAppear()
      screen.appear()
      for _ in 0..<8 { screen.rest() }
      #expect(screen.viewFocus == screen.form.focusedField)
      #expect(screen.requests <= HostedFocus<SignIn.FieldID>.patience + 1)
      if drops <= HostedFocus<SignIn.FieldID>.patience { #expect(screen.viewFocus == .username) }
      // Each request has this patience, also one for the same field.
      screen.drops = 0
      screen.tap(.password)
      screen.drops = drops
      screen.form.focus(.username)
      screen.draw()
      for _ in 0..<8 { screen.rest() }
      #expect(screen.viewFocus == screen.form.focusedField)
      if drops <= HostedFocus<SignIn.FieldID>.patience { #expect(screen.viewFocus == .username) }
    }
  }

  private struct Vault: FormContent {
    enum FieldID: String { case pin, name, balance }
    var pin: FormattingField<Int>
    var balance: FormattingField<Double>
    var name = PlainTextField()

    mutating func declare(_ form: inout FormDeclaration<FieldID>) {
      form.field(.pin, &pin, [.required, .secret])
      form.field(.name, &name, .required)
      form.field(.balance, &balance)
    }
  }

  @Test("a field says what is wrong once it was left, and nothing tells a secret")
  func sentences() throws {
    let format = try NumberFormat(IntegerFormatStyle<Int>(locale: Self.english))
    let money = try NumberFormat(
      FloatingPointFormatStyle<Double>.Currency(code: "USD", locale: Self.english)
        .sign(strategy: .accounting))
    var form = FieldForm(
      Vault(
        pin: FormattingField(format: format, bounds: NumberBounds(0...)),
        balance: FormattingField(-1234.5, format: money)))
    let messages = FormMessages<Vault.FieldID>(labels: [.pin: "PIN", .name: "Name"], in: .keys)
    func sentence(_ field: Vault.FieldID) -> String? {
      form[field]?.shownSentence(of: field, in: messages)
    }
    form.focus(.name)
    #expect(sentence(.name) == nil)
    form.focus(.pin)
    #expect(sentence(.name) == "fieldMessage(Name, required)")
    try form.apply(.follow("12x4"), to: .pin)
    form.focus(nil)
    #expect(sentence(.pin)?.contains("PIN") == true)
    #expect(sentence(.pin)?.contains("x") == false)
    #expect(form[.pin]?.shownSuggestions == [])
    #expect(form[.pin]?.control.keys == .digits)
    #expect(form[.name]?.control.keys == .text)
    #expect(form[.balance]?.control.keys == .number)
    #expect(form[.balance]?.text == "($1,234.50)")
    #expect(form[.balance]?.spoken(in: .english) == "−$1,234.50")
    #expect(form[.pin]?.spoken(in: .english) == "")
    try form.apply(.edit(TextEdit(.all, "")), to: .balance)
    #expect(form[.balance]?.spoken(in: .english) == "Empty")
  }

  @Test("a form's field follows its view; a stale text changes nothing")
  func formField() {
    var form = FieldForm(Address())
    var view = HostedFormField()
    form.focus(.street)
    let shown = form[.street].map { view.shown($0) }
    guard let shown else { return }
    #expect(view.edit(.street, in: &form) { $0.follow("Main", from: shown) })
    form.content.street.setText("Elm")
    #expect(!view.edit(.street, in: &form) { $0.follow("Main", from: shown) })
    #expect(form.content.street.text == "Elm")
    #expect(
      view.edit(.street, in: &form) { $0.follow("Mains", selection: .utf16(5, 5), from: shown) })
    #expect(form.content.street.selection.head == 5)
  }
}

/// A screen with a form; its own focus is reported when it moves.
private struct Screen<Content: FormContent> {
  var form: FieldForm<Content>
  private(set) var viewFocus: Content.FieldID?
  private(set) var requests = 0
  /// How many requests the view drops, as a sheet that is still opening does.
  var drops = 0
  private var focus = HostedFocus<Content.FieldID>()
  private var views: [Content.FieldID: HostedFormField] = [:]

  init(_ content: Content) { form = FieldForm(content) }

  mutating func appear() { carryOut(focus.appear(viewFocus, form)) }

  mutating func draw() { carryOut(focus.follow(form)) }

  mutating func rest() { carryOut(focus.rest(at: viewFocus, in: &form)) }

  mutating func tap(_ field: Content.FieldID?) {
    viewFocus = field
    carryOut(focus.report(viewFocus, to: &form))
  }

  mutating func pressReturn() {
    form.pressReturn()
    draw()
  }

  mutating func type(_ text: String, into field: Content.FieldID) {
    var view = views[field] ?? HostedFormField()
    view.edit(field, in: &form) { _ = $0.follow(text, from: $0.shown) }
    views[field] = view
    draw()
  }

  private mutating func carryOut(_ isAsked: Bool) {
    guard isAsked else { return }
    requests += 1
    if drops > 0 {
      drops -= 1
      return
    }
    guard viewFocus != form.focusedField else { return }
    viewFocus = form.focusedField
    carryOut(focus.report(viewFocus, to: &form))
  }
}
