import EntryKinds
import FieldEditing
import FieldFormsUI
import SwiftUI
import UIKit

// What app teams ask of a number field beside the number.

/// A store that answers when it likes.
@MainActor @Observable
private final class SlowStore {
  var price: Double? = 5
  @ObservationIgnored var asked: [Double?] = []
}

/// A price, the limit of another field for it, and what is valid.
@MainActor @Observable
private final class Quote {
  var price: Double? = 5
  var limit = 10.0
  var refused = RefusedTexts()
  var isSecond = false
  @ObservationIgnored var saved: [Double?] = []
}

private struct QuoteView: View {
  @Bindable var quote: Quote
  let fields: FieldGroup
  var body: some View {
    VStack {
      FormattingTextField("Price", value: $quote.price, format: twoDigits)
        .check { [limit = quote.limit] in ($0 ?? 0) > limit ? "More than \(Int(limit))." : nil }
        .onSubmit { quote.saved.append(quote.price) }
      TextField("Name", text: .constant(""))
    }
    .environment(fields)
    .refusedTexts($quote.refused)
  }
}

/// A part of a screen that moves from one group to another.
private struct MovingView: View {
  let quote: Quote
  let groups: [FieldGroup]
  var body: some View { QuoteView(quote: quote, fields: groups[quote.isSecond ? 1 : 0]) }
}

private struct PriceText: View {
  let quote: Quote
  var body: some View { Text(quote.price, format: try! NumberFormat(twoDigits)) }
}

@MainActor let askedStories = [
  Story("an answer that comes seconds later is no command while somebody types") {
    let store = SlowStore()
    let screen = Screen {
      FormattingTextField(
        "Price", value: Binding(get: { store.price }, set: { store.asked.append($0) }),
        format: twoDigits)
    }
    await screen.rest()
    let field = await screen.focus("Price")
    await screen.replace(field, with: "12")
    await screen.pass(.seconds(3))
    for answer in [1.0, 12] {
      store.price = answer
      await screen.pass(.seconds(3))
      Story.expect(field.content, answer == 1 ? "12" : "123", "the text after the answer \(answer)")
      await screen.type(answer == 1 ? "3" : "4", into: field)
      await screen.pass(.seconds(3))
    }
    Story.expect(store.asked.last, 1234, "what the store is asked for")
    for answer in [123.0, 1234] {
      store.price = answer
      await screen.pass(.seconds(3))
      Story.expect(field.content, "1234", "the text after the answer \(answer)")
    }
    // Now the store has what was typed, and another value is one that somebody wants.
    store.price = 7
    await screen.pass(.seconds(1))
    Story.expect(field.content, "7", "the text after a command")
    field.end()
    await screen.pass(.seconds(1))
    Story.expect(field.content, "7", "the text in the end")
  },
  Story("a check of the host's own: told when the typing is over, and counted at each key") {
    let (quote, fields) = (Quote(), FieldGroup())
    let screen = Screen { QuoteView(quote: quote, fields: fields) }
    await screen.rest()
    let field = await screen.focus("Price")
    await screen.replace(field, with: "12")
    Story.expect(screen.texts, [], "what is told while one types")
    Story.expect(quote.price, 12, "the price")
    Story.expect(fields.isAcceptable, false, "whether all is valid")
    Story.expect(quote.refused.all, ["12"], "what is refused")
    field.pressReturn()
    await screen.rest()
    Story.expect(screen.texts, ["More than 10."], "what is told of the commit")
    Story.expect(field.accessibilityHint, "More than 10.", "the hint")
    Story.expect(quote.saved, [], "what onSubmit has saved")
    quote.limit = 20
    await screen.rest()
    Story.expect(screen.texts, [], "what is told when the limit has changed")
    Story.expect(fields.isAcceptable, true, "whether all is valid then")
    Story.expect(quote.refused.all, [], "what is refused then")
    field.focus()
    await screen.rest()
    field.pressReturn()
    await screen.rest()
    Story.expect(quote.saved, [12], "what onSubmit has saved then")
    await screen.replace(await screen.focus("Price"), with: "25")
    _ = await screen.focus("Name")
    Story.expect(screen.texts, ["More than 20."], "what is told of a field that is left")
    await screen.replace(await screen.focus("Price"), with: "26")
    Story.expect(screen.texts, [], "what is told while one types again")
    await screen.replace(await screen.focus("Price"), with: "x")
    Story.expect(screen.texts.contains { $0.contains("More") }, false, "what is told of a text")
  },
  Story("a field that gets another group is in that one alone") {
    let (quote, groups) = (Quote(), [FieldGroup(), FieldGroup()])
    let screen = Screen { MovingView(quote: quote, groups: groups) }
    await screen.rest()
    let field = await screen.focus("Price")
    await screen.replace(field, with: "7x")
    Story.expect(groups.map(\.isAcceptable), [false, true], "what is valid")
    quote.isSecond = true
    await screen.rest()
    await screen.type("y", into: field)
    Story.expect(groups.map(\.isAcceptable), [true, false], "what is valid then")
  },
  Story("a third decimal is refused as a key, and the reason is no alarm") {
    let quote = Quote()
    var alarms: [Bool] = []
    let screen = Screen {
      FormattingTextField("Price", value: Bindable(quote).price, format: twoDigits)
        .policies { ($0.refusesExtraDigits, $0.filtersInvalidTexts) = (true, true) }
        .fieldNotice { notice in
          let _ = alarms.append(!notice.isAboutKey)
          Text(verbatim: notice.subject.code)
        }
    }
    await screen.rest()
    let field = await screen.focus("Price")
    await screen.replace(field, with: "1.234")
    Story.expect(field.content, "1.23", "the text")
    Story.expect(quote.price, 1.23, "the price")
    Story.expect(screen.texts, ["number.fractionNotAllowed"], "what is told")
    await screen.type("<", into: field)
    Story.expect(screen.texts, [], "what is told of a key that passes")
    Story.expect(alarms.contains(true), false, "whether anything is an alarm")
  },
  Story("digits that are not shown: the commit leaves them in the value") {
    let quote = Quote()
    let screen = Screen {
      FormattingTextField("Price", value: Bindable(quote).price, format: twoDigits)
        .policies { $0.keepsHiddenDigits = true }
    }
    await screen.rest()
    let field = await screen.focus("Price")
    await screen.replace(field, with: "1.2391")
    field.pressReturn()
    await screen.rest()
    Story.expect(field.content, "1.24", "the text")
    Story.expect(quote.price, 1.2391, "the price")
    Story.expect(screen.texts, [], "what is told")
  },
  Story("units and sums: the number while one types, and as the format writes it at the commit") {
    for (typed, value, text) in [("500 g", 0.5, "0.5"), ("3*0.5", 1.5, "1.5")] {
      let quote = Quote()
      let kinds = [EntryKind.units("kilogram", ["g": "gram"]), .arithmetic].compactMap { $0 }
      let screen = Screen {
        FormattingTextField("Weight", value: Bindable(quote).price, format: twoDigits)
          .policies { $0.entries = kinds }
      }
      await screen.rest()
      let field = await screen.focus("Weight")
      await screen.replace(field, with: typed)
      Story.expect(quote.price, value, "the weight")
      Story.expect(field.content, typed, "the text while it is typed")
      field.pressReturn()
      await screen.rest()
      Story.expect(field.content, text, "the text after the commit")
    }
  },
  Story("a number of several lines: Return commits, and types nothing") {
    let quote = Quote()
    let screen = Screen {
      FormattingTextField("Price", value: Bindable(quote).price, format: twoDigits)
        .axis(.vertical)
        .onSubmit { quote.saved.append(quote.price) }
      PriceText(quote: quote)
    }
    await screen.rest()
    let field = await screen.focus("Price")
    Story.expect(field.axis, .vertical, "the axis")
    await screen.replace(field, with: "1234.50")
    field.pressReturn()
    await screen.rest()
    Story.expect(field.content, "1,234.5", "the text after the commit")
    Story.expect(quote.saved, [1234.5], "what onSubmit has saved")
    Story.expect(field.isFocused, false, "whether the editing goes on")
    Story.expect(screen.texts, ["1,234.5"], "the number as a text")
    // Return types a line's end over what is selected.
    for selected in [0..<7, 2..<4, 0..<1] {
      let field = await screen.focus("Price")
      field.select(selected)
      field.pressReturn()
      await screen.rest()
      Story.expect(field.content, "1,234.5", "the text after Return over \(selected)")
      Story.expect(
        field.isFocused, false, "whether the editing goes on after Return over \(selected)")
    }
    Story.expect(
      quote.saved, [1234.5, 1234.5, 1234.5, 1234.5], "what onSubmit has saved in the end")
  },
]
