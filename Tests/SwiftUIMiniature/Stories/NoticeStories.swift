import FieldEditing
import FieldFormsUI
import NumberMessages
import SwiftUI

@MainActor @Observable
final class Prices {
  var first: Double? = 1
  var second: Double? = 2
}

struct PricesView: View {
  @Bindable var prices: Prices
  var isOnePlace = false

  var body: some View {
    Form {
      FormattingTextField("First", value: $prices.first, format: .number).bounds(0...99)
      FormattingTextField("Second", value: $prices.second, format: .number).bounds(0...99)
    }
  }
}

/// Messages above the fields.
private struct PlacedView: View {
  @Bindable var prices: Prices
  let model: FormModel<Account>
  @FocusState private var focus: Account.FieldID?

  var body: some View {
    Form {
      FieldMessage(for: "first")
      FieldMessage(for: Account.FieldID.amount)
      Text("[")
      FormattingTextField("First", value: $prices.first, format: .number).fieldID("first")
      Text("]")
      FormattingTextField("Second", value: $prices.second, format: .number)
      FormTextField("Amount", in: model, .amount)
    }
    .placesFieldMessages()
    .focus($focus, follows: model)
  }
}

@MainActor let noticeStories = [
  Story("10: a message stands where the host places it") {
    let prices = Prices()
    let screen = Screen { PlacedView(prices: prices, model: FormModel(Account())) }
    await screen.rest()
    let field = await screen.focus("First")
    await screen.type("x", into: field)
    Story.expect(screen.texts.count, 3, "how many texts there are")
    Story.expect(screen.texts[0].contains("x"), true, "whether the sentence stands first")
    Story.expect(Array(screen.texts[1...]), ["[", "]"], "what is around the field")
    Story.expect(field.accessibilityHint, screen.texts[0], "the sentence for a screen reader")
    await screen.type("<", into: field)
    Story.expect(screen.texts, ["[", "]"], "the texts when nothing is wrong")
    await screen.type("x", into: await screen.focus("Second"))
    Story.expect(screen.texts.count, 3, "how many texts there are with one below a field")
    Story.expect(screen.texts[2].contains("x"), true, "whether a field without an id has its own")
    await screen.type("x", into: await screen.focus("Amount"))
    Story.expect(screen.texts[0].contains("x"), true, "whether a form's field has a place")
  },
  Story("10: suggestions that do not fit stand below each other") {
    for width in [80, 12] {
      var habits = Habits()
      habits.width = width
      let desk = Desk(nil)
      var policies = FieldPolicies()
      (policies.step, policies.refusesOffStep, policies.commitPolicy) = (0.25, true, .keepText)
      let screen = Screen(habits) { DeskView(desk: desk, policies: policies) }
      await screen.rest()
      let field = await screen.focus("Price")
      await screen.type("1200.30", into: field)
      field.pressReturn()
      await screen.rest()
      Story.expect(screen.texts.count, 1, "how many sentences there are")
      Story.expect(screen.buttons, ["1,200.25", "1,200.5"], "the suggestions")
      Story.expect(screen.isCut, false, "whether a suggestion is cut at \(width)")
    }
  },
  Story("8: sentences are in the app's language if the host says so") {
    let desk = Desk(nil)
    let screen = Screen { DeskView(desk: desk, locale: "de_DE").fieldMessages(in: .english) }
    await screen.rest()
    let field = await screen.focus("Price")
    Story.expect(
      field.accessibilityValue, MessageTable.english[.emptyWord], "the text that is spoken")
    await screen.type("1x", into: field)
    Story.expect(
      screen.texts.first?.hasPrefix("\u{201C}x\u{201D}"), true, "the sentence's language")
    Story.expect(field.accessibilityHint, screen.texts.first, "the sentence for a screen reader")
    let german = Screen { DeskView(desk: Desk(nil), locale: "de_DE") }
    await german.rest()
    let other = await german.focus("Price")
    await german.type("1x", into: other)
    Story.expect(german.texts.first?.hasPrefix("\u{201E}x\u{201C}"), true, "the format's language")
  },
  Story("8: a form speaks the app's language, too") {
    let model = FormModel(Account())
    let screen = Screen { AccountView(model: model).fieldMessages(in: .german) }
    await screen.rest()
    let field = await screen.focus("Amount")
    await screen.type("x", into: field)
    Story.expect(
      screen.texts.first { $0.contains("x") }?.contains("geh\u{F6}rt nicht hierher"), true,
      "the sentence's language")
  },
  Story("8: a host has words of its own, by code and facts") {
    let prices = Prices()
    let screen = Screen {
      PricesView(prices: prices).fieldNotice { notice in
        let facts = notice.subject.facts
        Text("\(notice.subject.code) \(facts["typed"] ?? "-") \(facts["maximum"] ?? "-")")
      }
    }
    await screen.rest()
    let field = await screen.focus("First")
    await screen.type("50", into: field)
    Story.expect(screen.texts, ["number.aboveMaximum 150 99"], "the words while typing")
    field.pressReturn()
    await screen.rest()
    Story.expect(screen.texts, ["number.aboveMaximum 150 99"], "the number stays after Return (C9)")
  },
  Story("how a commit would write a number stands below it while it is typed (C17)") {
    let prices = Prices()
    let screen = Screen {
      FormattingTextField("First", value: Bindable(prices).first, format: .number)
        .fieldPreview { Text("Return: " + $0) }
    }
    await screen.rest()
    Story.expect(screen.texts, [], "the texts before anything is typed")
    let field = await screen.focus("First")
    await screen.type("234567", into: field)
    Story.expect(field.content, "1234567", "the text, in which nothing appears")
    Story.expect(screen.texts, ["Return: 1,234,567"], "the text below")
    field.pressReturn()
    await screen.rest()
    Story.expect(field.content, "1,234,567", "the text after Return")
    Story.expect(screen.texts, [], "the texts after Return")
  },
]
