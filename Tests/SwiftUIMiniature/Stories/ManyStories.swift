import FieldEditing
import FieldFormsUI
import SwiftUI
import UIKit

// Many fields of one value, and what an app asks of fields beside that.

/// Thirty numbers of one value, a total, and everything that a host puts around them.
private struct ManyView: View {
  @State private var numbers: [Double] = Array(repeating: 1, count: 30)
  @FocusState private var isFocused: Bool
  var body: some View {
    Form {
      ForEach(Array(0..<30), id: \.self) { place in
        FormattingTextField("\(place)", value: $numbers[place], format: twoDigits)
          .bounds(0...99)
      }
      Text(verbatim: "total \(numbers.reduce(0, +))")
    }
    .policies { $0.step = 1 }
    .onSubmit { isFocused = false }
    .onCommit { _ in }
    .fieldNotice { Text(verbatim: $0.message) }
    .fieldKeyboardBar([.previous, .done]) {}
    .fieldStepper()
  }
}

@MainActor let manyStories = [
  Story("A11: a key evaluates its own field, and what shows the total") {
    let screen = Screen { ManyView() }
    await screen.rest()
    let field = await screen.focus("7")
    let names = ["NumberFieldView", "FormattingTextField", "EntryField", "WithButtons", "ManyView"]
    let before = names.map { screen.bodyCount(of: $0) }
    field.press("4")
    await screen.frame()
    let counts = zip(names, before).map { screen.bodyCount(of: $0) - $1 }
    Story.expect(screen.texts.contains("total 43.0"), true, "the total")
    guard screen.habits.keepsBodies else { return }
    Story.expect(counts[1], 0, "how many number fields were made again")
    Story.expect(counts[0] <= 3, true, "whether \(counts[0]) bodies are those of one field")
    Story.expect(counts[4], 1, "how often the host was drawn")
  },
  Story("B: a quiet field shows and says nothing, and counts for validity") {
    let (shop, fields) = (Bazaar(), FieldGroup())
    let screen = Screen {
      VStack {
        FormattingTextField("Price", value: Bindable(shop).items[0].price, format: twoDigits)
          .fieldNotice(.hidden)
      }
      .environment(fields)
    }
    await screen.rest()
    await screen.replace(screen.field("Price"), with: "5x")
    Story.expect(screen.texts, [], "what is told while one types")
    Story.expect(fields.isAcceptable, false, "whether the text counts")
    screen.field("Price").pressReturn()
    await screen.rest()
    Story.expect(screen.texts, [], "what is told of the commit")
    Story.expect(screen.field("Price").accessibilityHint ?? "", "", "the hint")
  },
  Story("B: a tablet's number pad has the bar, and its keyboard has none") {
    UIDevice.idiom = .pad
    defer { UIDevice.idiom = .phone }
    let shop = Bazaar()
    let screen = Screen {
      VStack {
        FormattingTextField("Pad", value: Bindable(shop).items[0].price, format: twoDigits)
          .keyboardType(.decimalPad)
        FormattingTextField("Keys", value: Bindable(shop).items[1].price, format: twoDigits)
      }
      .fieldKeyboardBar()
    }
    await screen.rest()
    Story.expect(await screen.focus("Pad").bar, ["done"], "the bar of the pad")
    Story.expect(await screen.focus("Keys").bar, [], "the bar of the keyboard")
  },
  Story("B: a row by its id, there and gone") {
    let shop = Bazaar()
    let binding = Binding(get: { shop.items }, set: { shop.items = $0 })
    let row = binding[id: 2]
    Story.expect(binding[id: 3] == nil, true, "whether there is no third row")
    row?.wrappedValue.price = 9
    Story.expect(shop.items[1].price, 9, "the price of the second row")
    shop.items.remove(at: 1)
    row?.wrappedValue.price = 1
    Story.expect(shop.items.map(\.price), [5], "the prices when the row is gone")
    Story.expect(row?.wrappedValue.price, 5, "what its binding had")
  },
]
