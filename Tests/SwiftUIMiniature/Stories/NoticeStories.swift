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

  var body: some View {
    Form {
      FormattingTextField("First", value: $prices.first, format: .number).bounds(0...99)
      FormattingTextField("Second", value: $prices.second, format: .number).bounds(0...99)
    }
  }
}

@MainActor let noticeStories = [
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
