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

/// Thirty numbers of a form, each with its message at another place, and a total.
private struct Ledger: FormContent {
  typealias FieldID = Int
  var amounts: [FormattingField<Double>]

  init() {
    let format = try! NumberFormat(twoDigits)
    amounts = (0..<30).map { _ in
      FormattingField(1, format: format, bounds: NumberBounds(0...99))
    }
  }

  mutating func declare(_ form: inout FormDeclaration<Int>) {
    form.fields(&amounts, named: { "amounts[\($0)]" }, as: { $0 })
  }

  var total: Double { amounts.compactMap(\.value).reduce(0, +) }
}

private struct LedgerTotal: View {
  let model: FormModel<Ledger>
  var body: some View { Text(verbatim: "total \(model.total)") }
}

private struct LedgerView: View {
  let model: FormModel<Ledger>
  @FocusState private var focus: Int?
  var body: some View {
    Form {
      ForEach(Array(0..<30), id: \.self) { place in
        FormTextField("\(place)", in: model, place)
        FieldMessage(for: place)
      }
      LedgerTotal(model: model)
    }
    .placesFieldMessages()
    .fieldNotice { Text(verbatim: $0.message) }
    .fieldKeyboardBar([.previous, .done]) {}
    .fieldStepper()
    .onSubmit {}
    .onCommit { _ in }
    .focus($focus, follows: model)
  }
}

/// Thirty number fields whose messages stand at another place.
private struct PlacedView: View {
  @State private var numbers: [Double] = Array(repeating: 1, count: 30)
  var body: some View {
    Form {
      ForEach(Array(0..<30), id: \.self) { place in
        FormattingTextField("\(place)", value: $numbers[place], format: twoDigits)
          .bounds(0...99)
          .fieldID(place)
        FieldMessage(for: place)
      }
    }
    .placesFieldMessages()
  }
}

extension Screen {
  /// The bodies that something evaluates, by the names of their types.
  fileprivate func bodies(_ act: @MainActor () async -> Void) async -> [String: Int] {
    let before = bodyCounts
    await act()
    return bodyCounts.merging(before) { $0 - $1 }.filter { $0.value > 0 }
  }
}

@MainActor let manyStories = [
  Story("4: a key in a form of thirty evaluates its field, what shows its number, and its message")
  {
    let model = FormModel(Ledger())
    let screen = Screen { LedgerView(model: model) }
    await screen.rest()
    let field = await screen.focus("7")
    guard screen.habits.keepsBodies else { return }
    for (key, total, messages) in [("4", "43.0", 0), ("4", "43.0", 1), ("<", "43.0", 1)] {
      let bodies = await screen.bodies {
        field.press(key)
        await screen.frame()
      }
      Story.expect(screen.texts.contains("total \(total)"), true, "the total after \(key)")
      Story.expect(bodies["FormTextField"], nil, "how many fields were made again by \(key)")
      Story.expect(
        (bodies["FormTextFieldView"] ?? 0) <= 2, true, "whether \(bodies) are one field's")
      Story.expect((bodies["EntryField"] ?? 0) <= 2, true, "whether \(bodies) are one text field's")
      Story.expect(bodies["LedgerView"], nil, "how often the host was drawn for \(key)")
      Story.expect((bodies["LedgerTotal"] ?? 0) <= 1, true, "how often the total was drawn")
      Story.expect(
        (bodies["FieldMessage"] ?? 0) <= messages, true, "whether \(bodies) have one message more")
    }
  },
  Story("4: a message that changes evaluates its place, and no other's") {
    let screen = Screen { PlacedView() }
    await screen.rest()
    let field = await screen.focus("7")
    guard screen.habits.keepsBodies else { return }
    for key in ["x", "<"] {
      let bodies = await screen.bodies {
        field.press(key)
        await screen.frame()
      }
      Story.expect(screen.texts.count, key == "x" ? 1 : 0, "how many messages there are")
      Story.expect(bodies["FieldMessage"], 1, "how many places were evaluated")
    }
  },
  Story("A12: a currency's first format costs little more than a percentage's") {
    // In a locale that no other story has used; a processor's time, as other programs run, too.
    guard Screen.variation == nil else { return }
    let locale = Locale(identifier: "fo_FO")
    func time(_ make: () -> Void) -> Int {
      let start = clock()
      make()
      return Int(clock() - start)
    }
    let percent = time {
      _ = try? NumberFormat(FloatingPointFormatStyle<Double>.Percent(locale: locale))
    }
    let codes = ["DKK", "EUR", "SEK", "NOK", "ISK", "USD", "GBP", "CHF", "PLN", "JPY"]
    let currencies = time {
      for code in codes {
        _ = try? NumberFormat(FloatingPointFormatStyle<Double>.Currency(code: code, locale: locale))
      }
    }
    Story.expect(
      currencies / codes.count < 10 * percent, true,
      "whether \(currencies / codes.count) of a currency is below ten times \(percent)")
  },
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
    for pad in [UIKeyboardType.decimalPad, .numberPad] {
      let shop = Bazaar()
      let screen = Screen {
        VStack {
          FormattingTextField("Pad", value: Bindable(shop).items[0].price, format: twoDigits)
            .keyboardType(pad)
          FormattingTextField("Keys", value: Bindable(shop).items[1].price, format: twoDigits)
        }
        .fieldKeyboardBar()
      }
      await screen.rest()
      Story.expect(await screen.focus("Pad").bar, ["done"], "the bar of the pad")
      Story.expect(await screen.focus("Keys").bar, [], "the bar of the keyboard")
    }
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
