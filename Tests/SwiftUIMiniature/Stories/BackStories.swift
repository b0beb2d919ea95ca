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
]
