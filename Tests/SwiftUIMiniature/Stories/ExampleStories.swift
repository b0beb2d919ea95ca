import FieldFormsUI
import SwiftUI

@testable import Example

// The example's screens, as a person uses them; and the screen that SwiftUI's own field was
// reported to fail in: a destination inside a destination, in one body.

@MainActor @Observable
private final class Shop { var stores = [Example.Store(name: "S", items: [tea])] }

private let tea = Item(name: "Tea", price: 100, discount: nil)

/// - Source: zenn.dev/yumemi_inc/articles/76e032299045d4.
private struct Nested: View {
  @Bindable var shop: Shop
  @State private var path = NavigationPath()

  var body: some View {
    NavigationStack(path: $path) {
      Button("Visit Store") { path.append(shop.stores[0]) }
        .navigationDestination(for: Example.Store.self) { store in
          let index = shop.stores.firstIndex { $0.id == store.id }!
          Button("See Item") { path.append(shop.stores[index].items[0]) }
            .navigationDestination(for: Item.self) { item in
              let place = shop.stores[index].items.firstIndex { $0.id == item.id }!
              VStack {
                Text("price")
                FormattingTextField(
                  "", value: $shop.stores[index].items[place].price, format: .number
                )
                .keyboardType(.decimalPad)
              }
            }
        }
    }
  }
}

extension Screen {
  /// Types key by key over the whole text; each text that was seen.
  fileprivate func texts(
    of keys: String, in field: ScreenField, look: () -> Void = {}
  ) async -> [String] {
    field.select(0..<field.content.utf16.count)
    var texts: [String] = []
    for key in keys {
      await type(String(key), into: field)
      texts.append(field.content)
      look()
    }
    return texts
  }
}

@MainActor let exampleStories = [
  Story("nested destinations: decimals, leading zeros and nothing at all can be typed") {
    let shop = Shop()
    let screen = Screen { Nested(shop: shop) }
    await screen.rest()
    await screen.tap("Visit Store")
    await screen.tap("See Item")
    let field = await screen.focus("")
    Story.expect(field.keyboard, .decimalPad, "the keyboard")
    var prices: [Float] = []
    var texts = await screen.texts(of: "3.14", in: field) {
      prices.append(shop.stores[0].items[0].price)
    }
    Story.expect(texts, ["3", "3.", "3.1", "3.14"], "the texts")
    Story.expect(prices, [3, 3, 3.1, 3.14], "the prices")
    texts = await screen.texts(of: "<007", in: field)
    Story.expect(texts, ["", "0", "00", "007"], "the texts with leading zeros")
    texts = await screen.texts(of: "0.050", in: field)
    Story.expect(texts.last, "0.050", "a text with zeros at the end")
    Story.expect(shop.stores[0].items[0].price, 0.05, "the price")
    texts = await screen.texts(of: "<", in: field)
    Story.expect(texts, [""], "an empty text")
    screen.goBack()
    await screen.rest()
    await screen.tap("See Item")
    Story.expect(screen.field("").content, "0.05", "the text when it was left empty")
  },
  Story("departments, stores, items: a price is edited three screens deep, and the list has it") {
    let chain = Chain.sample
    let screen = Screen { StartScreen(chain: chain) }
    await screen.rest()
    for title in ["Departments", "Food", "Station", "Salt"] { await screen.tap(title) }
    let field = await screen.focus("Price")
    Story.expect(field.keyboard, .decimalPad, "the host's keyboard")
    var texts = await screen.texts(of: "3.14", in: field)
    Story.expect(texts, ["3", "3.", "3.1", "3.14"], "the texts")
    await screen.tap("Off focus")
    Story.expect(field.isFocused, false, "whether the button has taken the focus away")
    Story.expect(chain.departments[0].stores[1].items[1].price, 3.14, "the price")
    texts = await screen.texts(of: "15", in: await screen.focus("Discount"))
    await screen.tap("Save")
    Story.expect(screen.texts.contains("3.14, 0.15"), true, "what is saved")
    screen.goBack()
    await screen.rest()
    Story.expect(screen.field("Price of Salt").content, "\u{20AC}3.14", "the price in the list")
    await screen.type("<", into: await screen.focus("Price of Milk"))
    screen.delete?(IndexSet(integer: 0))
    await screen.rest()
    Story.expect(screen.fields.map(\.label), ["Price of Salt"], "the rows that are left")
    Story.expect(chain.departments[0].stores[1].items.count, 1, "the items that are left")
  },
  Story(
    "variants: onSubmit has the value; a sheet that goes away commits"
  ) {
    let screen = Screen { StartScreen(chain: Chain.sample) }
    await screen.rest()
    await screen.tap("Variants")
    let field = await screen.focus("Submits")
    field.select(0..<5)
    await screen.type("7", into: field)
    field.pressReturn()
    await screen.rest()
    Story.expect(screen.texts.contains("onSubmit has 7.0"), true, "whether onSubmit has it")
    await screen.tap("Open a sheet")
    let inside = await screen.focus("In a sheet")
    inside.select(0..<5)
    await screen.type("12.50", into: inside)
    screen.swipeDown()
    await screen.rest()
    Story.expect(screen.fields.contains { $0.label == "In a sheet" }, false, "whether it is gone")
    await screen.tap("Open a sheet")
    Story.expect(screen.field("In a sheet").content, "12.5", "the text in the sheet")
  },
  Story("previews of the example can be used") {
    let item = Screen { preview_an_item() }
    await item.rest()
    await item.type("3", into: await item.focus("Price"))
    Story.expect(item.field("Price").content, "2.53", "the text of a preview that is typed into")
    let store = Screen { preview_a_store() }
    Story.expect(store.field("Price of Salt").content, "\u{20AC}0.10", "a price in the list")
    Story.expect(Screen { preview_sign_in() }.fields.count, 2, "the fields of a sign-in")
  },
  Story("signing in: the enabled button, the walk, the server's answer") {
    var isSignedIn = false
    let screen = Screen { SignInScreen { isSignedIn = true } }
    await screen.rest()
    Story.expect(screen.field("Name").isFocused, true, "whether the name is focused on appear")
    _ = await screen.focus("Password")
    await screen.tap("Sign In")
    Story.expect(screen.field("Name").isFocused, true, "whether the empty name is focused")
    await screen.type("ada", into: screen.field("Name"))
    await screen.tap("Sign In")
    Story.expect(screen.field("Password").isFocused, true, "whether the empty field is focused")
    await screen.type("wrongwrong", into: screen.field("Password"))
    await screen.tap("Sign In")
    await screen.pass(.seconds(2))
    Story.expect(
      screen.texts.contains { $0.contains("The name or the password is wrong.") }, true,
      "whether the answer is told")
    await screen.type("<<<<<<<<<<password", into: screen.field("Password"))
    screen.field("Password").pressReturn()
    await screen.wait()
    await screen.pass(.seconds(2))
    Story.expect(isSignedIn, true, "whether it is signed in")
  },
  Story("registration: the example's own model") {
    let screen = Screen { RegistrationScreen() }
    await screen.rest()
    for label in ["First name", "Last name", "Email"] {
      Story.expect(screen.field(label).isFocused, true, "whether \(label) is focused")
      await screen.type("ada@example.org", into: screen.field(label))
      screen.field(label).pressReturn()
      await screen.rest()
    }
    await screen.tap("Register")
    await screen.pass(.seconds(2))
    Story.expect(screen.field("Email").isFocused, true, "whether the answer's field is focused")
    Story.expect(screen.texts.contains("This address is taken."), true, "whether it is told")
  },
  Story("timesheet: validity follows from one value, in a reducer") {
    let screen = Screen { TimesheetScreen() }
    await screen.rest()
    await screen.type("7.5", into: await screen.focus("Hours"))
    screen.control("Hours")?.choose(true)
    await screen.rest()
    Story.expect(screen.field("Hours").content, "7.75", "the hours")
    await screen.tap("Save")
    Story.expect(screen.texts.contains { $0.hasSuffix("saved") }, false, "whether it is saved")
    await screen.tap("Date \u{2013}")
    screen.control("Billable")?.choose(true)
    await screen.rest()
    await screen.tap("Save")
    Story.expect(
      screen.texts.contains("This field is required."), true, "whether a project is asked for")
    screen.control("Project")?.choose("Tower")
    await screen.rest()
    await screen.tap("Save")
    Story.expect(screen.texts.contains("1 saved"), true, "whether it is saved")
  },
]
