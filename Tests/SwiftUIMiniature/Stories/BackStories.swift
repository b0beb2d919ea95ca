import FieldEditing
import FieldFormsUI
import SwiftUI

// What goes away and comes back: screens that others cover, rows, hosts that change meanwhile.

@MainActor @Observable
private final class Office {
  enum Field { case price, name }
  struct Desk {
    var price: Double? = 5
    var refused = RefusedTexts()
    var form = FieldForm(Account())
  }
  var desks = [Desk(), Desk()]
  var index = 0
  var name = ""
  var path = NavigationPath()
  let fields = FieldGroup()
  var focus: Field?
  var said: [String] = []

  var desk: Desk { desks[index] }
}

/// A screen of a stack, with a message that the host has placed.
private struct OfficeView: View {
  @Bindable var office: Office
  var policy: CommitPolicy?
  @FocusState private var focus: Office.Field?
  @FocusState private var formFocus: Account.FieldID?
  var body: some View {
    let index = office.index
    NavigationStack(path: $office.path) {
      Form {
        FieldMessage(for: Office.Field.price)
        FormattingTextField("Price", value: $office.desks[index].price, format: twoDigits)
          .fieldID(Office.Field.price)
          .focused($focus, equals: .price)
        TextField("Name", text: $office.name).focused($focus, equals: .name)
        FormTextField("Amount", in: $office.desks[index].form, .amount)
          .focus($formFocus, follows: $office.desks[index].form)
      }
      .policies { $0.commitPolicy = policy }
      .placesFieldMessages()
      .refusedTexts($office.desks[index].refused)
      .environment(office.fields)
      .onCommit { _ in office.said.append("commit") }
      .focus($focus, follows: $office.focus)
      .navigationDestination(for: String.self) { Text($0) }
    }
  }
}

extension Screen {
  /// Types over the whole text.
  func replace(_ field: ScreenField, with text: String) async {
    if !field.isFocused { field.focus() }
    await rest()
    field.select(0..<field.content.utf16.count)
    if text.isEmpty { field.press("<") }
    await type(text, into: field)
  }
}

/// A row over a store that may refuse and round.
private struct StoreView: View {
  let desk: Desk
  let take: @MainActor (Double?) -> Double?
  var updates = FieldUpdates.onKey
  var body: some View {
    VStack {
      FormattingTextField(
        "Price",
        value: Binding(get: { desk.order.price }, set: { desk.order.price = take($0) }),
        format: twoDigits
      )
      .environment(desk.fields)
      .fieldUpdates(updates)
      TextField("Name", text: .constant(""))
    }
  }
}

@MainActor let backStories = [
  Story("a screen that is back has what it had: text, message, refused texts, validity, focus") {
    for policy in [CommitPolicy.keepText, nil] {
      let office = Office()
      let screen = Screen { OfficeView(office: office, policy: policy) }
      await screen.rest()
      let price = await screen.focus("Price")
      let name = screen.field("Name")
      for time in 1...3 {
        await screen.replace(price, with: "5x")
        Story.expect(office.desk.refused.all, ["5x"], "what is refused, \(time)")
        Story.expect(office.fields.isAcceptable, false, "whether all is valid, \(time)")
        Story.expect(screen.texts.filter { $0.contains("x") }.count, 1, "the messages, \(time)")
        office.path.append("next")
        await screen.rest()
        Story.expect(screen.texts, ["next"], "what covers the screen, \(time)")
        let isKept = policy == .keepText
        Story.expect(
          office.fields.isAcceptable, !isKept, "whether a covered field's text is in the way")
        Story.expect(
          office.desk.refused.all, isKept ? ["5x"] : [], "what is refused of a covered field")
        Story.expect(office.focus, .price, "the model's focus, \(time)")
        screen.goBack()
        await screen.rest()
        Story.expect(price.isFocused, true, "whether it is focused again, \(time)")
        Story.expect(price.content, isKept ? "5x" : "5", "the text that is back, \(time)")
        Story.expect(
          office.desk.refused.all, isKept ? ["5x"] : [], "what is refused when it is back, \(time)")
        Story.expect(office.fields.isAcceptable, !isKept, "whether all is valid, \(time)")
        if isKept {
          Story.expect(screen.texts.filter { $0.contains("x") }.count, 1, "the message, \(time)")
        }
        await screen.replace(price, with: "\(6 + time)")
        Story.expect(office.desk.refused.all, [], "what is refused of a number, \(time)")
        Story.expect(office.fields.isAcceptable, true, "whether all is valid, \(time)")
        Story.expect(office.fields.isEdited, true, "whether there is something to commit")
        Story.expect(screen.texts, [], "what is told of a number, \(time)")
        Story.expect(office.desk.price, Double(6 + time), "the price, \(time)")
        name.focus()
        await screen.rest()
        Story.expect(office.focus, .name, "the model's focus after a tap, \(time)")
        price.focus()
        await screen.rest()
      }
    }
  },
  Story("a field that goes and is back within a turn has its refused text and its message still") {
    let office = Office()
    let screen = Screen { OfficeView(office: office, policy: .keepText) }
    await screen.rest()
    let price = await screen.focus("Price")
    await screen.replace(price, with: "5x")
    screen.scroll(price, isVisible: false)
    screen.scroll(price, isVisible: true)
    await screen.wait()
    Story.expect(price.content, "5x", "the text")
    Story.expect(office.desk.refused.all, ["5x"], "what is refused")
    Story.expect(office.fields.isAcceptable, false, "whether all is valid")
    Story.expect(screen.texts.filter { $0.contains("x") }.count, 1, "how many messages there are")
  },
  Story("a screen that is back shows another host's value, and writes to that host") {
    let office = Office()
    let screen = Screen { OfficeView(office: office, policy: .keepText) }
    await screen.rest()
    let price = await screen.focus("Price")
    await screen.replace(price, with: "8.1291")
    office.path.append("next")
    await screen.rest()
    office.index = 1
    office.desks[1].price = 3
    await screen.rest()
    screen.goBack()
    await screen.rest()
    Story.expect(price.content, "3", "the text")
    Story.expect(office.desks.map(\.price), [8.1291, 3], "the prices")
    await screen.replace(price, with: "4x")
    Story.expect(office.desks.map(\.refused.all), [[], ["4x"]], "the refused texts")
    await screen.replace(price, with: "4")
    price.pressReturn()
    await screen.rest()
    Story.expect(office.desks.map(\.price), [8.1291, 4], "the prices in the end")
  },
  Story("a binding is written for what has changed, and not for each key") {
    var (refusals, forms) = (0, 0)
    let (desk, texts, form) = (Desk(5), Live(RefusedTexts()), Live(FieldForm(Account())))
    let screen = Screen {
      VStack {
        DeskView(desk: desk)
        FormTextField(
          "Amount",
          in: Binding(
            get: { form.value },
            set: {
              forms += 1
              form.value = $0
            }), .amount)
      }
      .refusedTexts(
        Binding(
          get: { texts.value },
          set: {
            refusals += 1
            texts.value = $0
          }))
    }
    await screen.rest()
    Story.expect([refusals, forms], [0, 0], "how often an appearance writes")
    let price = await screen.focus("Price")
    await screen.type("123", into: price)
    Story.expect(refusals, 0, "how often numbers write")
    await screen.type("x", into: price)
    await screen.type("<", into: price)
    Story.expect(refusals, 2, "how often a text that is refused, and then is not, writes")
    let before = forms
    await screen.type("1", into: await screen.focus("Amount"))
    Story.expect(forms - before <= 2, true, "how often a key and its selection write")
    let after = forms
    await screen.rest()
    Story.expect(forms, after, "how often rest writes")
  },
  Story("a screen that is back has no refused text in place of which the host has set a number") {
    let office = Office()
    let screen = Screen { OfficeView(office: office, policy: .keepText) }
    await screen.rest()
    await screen.replace(screen.field("Price"), with: "5x")
    _ = await screen.focus("Name")
    Story.expect(office.desk.refused.all, ["5x"], "what is refused")
    office.path.append("next")
    await screen.rest()
    office.desks[0].price = 3
    await screen.rest()
    screen.goBack()
    await screen.rest()
    Story.expect(screen.field("Price").content, "3", "the text that is back")
    Story.expect(office.desk.refused.all, [], "what is refused of the host's number")
  },
  Story("a form's field in a binding goes on where it was when its screen is back") {
    let office = Office()
    office.desks[0].form.content.amount.policies.filtersCharacters = true
    let screen = Screen { OfficeView(office: office) }
    await screen.rest()
    let amount = await screen.focus("Amount")
    await screen.type("<12", into: amount)
    office.path.append("next")
    await screen.rest()
    screen.goBack()
    await screen.rest()
    amount.focus()
    await screen.rest()
    Story.expect(amount.content, "12", "the text that is back")
    amount.select(1..<1)
    for key in ["x", "3", "y", "4"] { await screen.type(key, into: amount) }
    Story.expect(amount.content, "1342", "the text with keys in the middle")
    Story.expect(office.desk.form.content.amount.value, 1342, "the amount")
    Story.expect(office.desk.form.focusedField, .amount, "the form's focus")
    _ = await screen.focus("Name")
    Story.expect(amount.content, "1,342", "the text that was left")
    Story.expect(office.desk.form.focusedField, nil, "the form's focus when it was left")
    Story.expect(office.said.count, 1, "how many commits were told")
  },
  Story("what was not written while a row was away is not written over what the host sets later") {
    let desk = Desk(5)
    let screen = Screen { DeskView(desk: desk, fractionDigits: 0...2) }
    await screen.rest()
    let field = await screen.focus("Price")
    await screen.replace(field, with: "7.1291")
    screen.scroll(field, isVisible: false)
    await screen.rest()
    desk.order.price = 3
    await screen.rest()
    screen.scroll(field, isVisible: true)
    await screen.rest()
    Story.expect(field.content, "3", "the host's newer value")
    Story.expect(desk.order.price, 3, "the price")
    screen.scroll(field, isVisible: false)
    await screen.rest()
    desk.order.price = 7.1291
    await screen.rest()
    screen.scroll(field, isVisible: true)
    await screen.rest()
    Story.expect(desk.order.price, 7.1291, "the price that the host has set once more")
  },
  Story("a row that was away and back twice is committed each time, and writes each time") {
    let desk = Desk(5)
    let screen = Screen { DeskView(desk: desk, fractionDigits: 0...2) }
    await screen.rest()
    let field = await screen.focus("Price")
    for (text, value) in [("7.1291", 7.13), ("8.1261", 8.13)] {
      await screen.replace(field, with: text)
      Story.expect(desk.fields.isEdited, true, "whether there is something to commit")
      screen.scroll(field, isVisible: false)
      await screen.rest()
      Story.expect(desk.fields.isEdited, true, "whether a row that is away has something to write")
      screen.scroll(field, isVisible: true)
      await screen.rest()
      Story.expect(desk.order.price, value, "the price")
      Story.expect(desk.fields.isEdited, false, "whether there is something to commit")
    }
  },
  Story("at the commit alone: a view that goes writes nothing, and its value when it is back") {
    let desk = Desk(5)
    let screen = Screen { StoreView(desk: desk, take: { $0 }, updates: .onCommit) }
    await screen.rest()
    let field = await screen.focus("Price")
    await screen.replace(field, with: "7.1291")
    Story.expect(desk.order.price, 5, "the price while it is typed")
    screen.scroll(field, isVisible: false)
    await screen.rest()
    Story.expect(desk.order.price, 5, "the price while the view is away")
    screen.scroll(field, isVisible: true)
    await screen.rest()
    Story.expect(desk.order.price, 7.13, "the price when it is back")
    await screen.replace(field, with: "9")
    field.pressKey(.escape)
    await screen.rest()
    Story.expect(desk.order.price, 7.13, "the price after Escape")
    await screen.replace(field, with: "9")
    Story.expect(desk.fields.commit(), true, "whether Save may go on")
    Story.expect(desk.order.price, 9, "the price that Save reads")
  },
  Story("at the commit alone: a refused text that stays writes nothing") {
    for text in ["1.2.3", "150"] {
      let desk = Desk(20)
      let screen = Screen {
        StoreView(desk: desk, take: { $0 }, updates: .onCommit)
          .policies { $0.commitPolicy = .keepText }.bounds(0...100)
      }
      await screen.rest()
      let field = await screen.focus("Price")
      await screen.replace(field, with: "")
      await screen.type(text, into: field)
      for end in ["return", "leave", "save"] {
        switch end {
        case "return": field.pressReturn()
        case "leave": _ = await screen.focus("Name")
        default: Story.expect(desk.fields.commit(), false, "whether Save may go on, \(text)")
        }
        await screen.rest()
        Story.expect(desk.order.price, 20, "the price, \(text), \(end)")
        Story.expect(field.content, text, "the text, \(end)")
      }
      await screen.replace(await screen.focus("Price"), with: "12")
      _ = await screen.focus("Name")
      Story.expect(desk.order.price, 12, "the price once it is corrected")
    }
  },
  Story("a store that rounds or refuses has its way when the typing is over, and not before") {
    for updates in [FieldUpdates.onKey, .onCommit] {
      for ends in ["return", "leave", "save"] {
        let desk = Desk(3)
        let half = { @MainActor (value: Double?) in value.map { ($0 * 2).rounded() / 2 } }
        let screen = Screen { StoreView(desk: desk, take: half, updates: updates) }
        await screen.rest()
        let field = await screen.focus("Price")
        await screen.replace(field, with: "7.3")
        Story.expect(field.content, "7.3", "the text while it is typed, \(updates)")
        switch ends {
        case "return": field.pressReturn()
        case "leave": _ = await screen.focus("Name")
        default: desk.fields.commit()
        }
        await screen.rest()
        Story.expect(desk.order.price, 7.5, "the store's price, \(ends), \(updates)")
        Story.expect(field.content, "7.5", "the text in the end, \(ends), \(updates)")
        await screen.replace(field, with: "1.1")
        _ = await screen.focus("Name")
        Story.expect(field.content, "1", "the text of the next time, \(ends), \(updates)")
      }
    }
  },
]
