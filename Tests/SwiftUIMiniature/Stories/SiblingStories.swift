import FieldEditing
import FieldFormsUI
import SwiftUI

// What holds of one view, order or setting holds of its siblings.

private struct Day: FormContent {
  enum FieldID: String { case leaves, arrives }
  var leaves = TimeField(ISOTime("08:30"), format: ISOFormat())
  var arrives = DateField(format: ISOFormat())
  mutating func declare(_ form: inout FormDeclaration<FieldID>) {
    form.field(.leaves, &leaves)
    form.field(.arrives, &arrives)
  }
}

@MainActor @Observable private final class Way {
  var path = NavigationPath()
  let model = FormModel(Account())
  @ObservationIgnored var commits: [String] = []
}

private struct WayView: View {
  @Bindable var way: Way
  @FocusState private var focus: Account.FieldID?
  var body: some View {
    NavigationStack(path: $way.path) {
      Form {
        FormTextField("Amount", in: way.model, .amount)
        FormTextField("Password", in: way.model, .password)
      }
      .onCommit { way.commits.append("\($0.cause)") }
      .focus($focus, follows: way.model)
      .navigationDestination(for: String.self) { Text($0) }
    }
  }
}

@MainActor @Observable private final class Holder { var form = FieldForm(Account()) }

private struct HolderView: View {
  @Bindable var holder: Holder
  var body: some View {
    Form {
      FormTextField("Amount", in: $holder.form, .amount)
      FormTextField("Password", in: $holder.form, .password)
    }
  }
}

@MainActor let siblingStories = [
  Story("a policy of the host's counts more than what the field would choose") {
    for clears in [false, true] {
      let prices = Prices()
      let screen = Screen {
        VStack {
          FormattingTextField("First", value: Bindable(prices).first, format: .number)
          TextField("Name", text: .constant(""))
        }
        .policies { $0.clearsWhenEmpty = clears }
      }
      await screen.rest()
      let field = await screen.focus("First")
      await screen.replace(field, with: "")
      _ = await screen.focus("Name")
      Story.expect(field.content, clears ? "" : "1", "the text of an emptied field")
      Story.expect(prices.first, clears ? nil : 1, "the value")
    }
  },
  Story("no tap on a row presses the buttons of a date") {
    let model = FormModel(Day())
    let screen = Screen {
      Form {
        FormField("Leaves", in: model, .leaves)
        FormField("Arrives", in: model, .arrives)
      }
    }
    await screen.rest()
    Story.expect(screen.buttons, ["\u{2715}", "Arrives \u{2013}"], "the buttons")
    Story.expect(screen.unstyledButtonCount, 0, "how many a tap on the row presses")
    screen.press("\u{2715}")
    await screen.rest()
    Story.expect(screen.unstyledButtonCount, 0, "how many when the time is cleared")
  },
  Story("a commit of a view that is covered, or has scrolled away, is told once") {
    for isScrolled in [false, true] {
      let way = Way()
      let screen = Screen { WayView(way: way) }
      await screen.rest()
      let amount = await screen.focus("Amount")
      await screen.replace(amount, with: "1200")
      if isScrolled {
        screen.scroll(amount, isVisible: false)
      } else {
        way.path.append("next")
      }
      await screen.rest()
      Story.expect(way.commits, ["leave"], "what is told when the view has gone")
      if isScrolled { screen.scroll(amount, isVisible: true) } else { screen.goBack() }
      await screen.rest()
      Story.expect(way.commits, ["leave"], "what is told when the view is back")
    }
  },
  Story("a bar above a form's number that is never negative has no key of the sign") {
    for (minimum, bar) in [(nil, ["\u{B1}", "Clear"]), (FixedDecimal(0), ["Clear"])] {
      var content = Account()
      content.amount.setBounds(NumberBounds(minimum: minimum, maximum: nil) ?? .unlimited)
      let model = FormModel(content)
      let screen = Screen { AccountView(model: model).fieldKeyboardBar([.sign, .clear]) }
      await screen.rest()
      let amount = await screen.focus("Amount")
      Story.expect(amount.bar, bar, "the bar")
    }
  },
  Story("an answer about the whole of a form in a binding is shown") {
    let holder = Holder()
    let screen = Screen { HolderView(holder: holder) }
    await screen.rest()
    _ = holder.form.beginSubmit()
    if let submission = holder.form.submission {
      holder.form.endSubmit(submission, [ValidationIssue.answer("card", "Declined.")])
    }
    await screen.rest()
    Story.expect(screen.texts, ["Declined."], "the texts")
  },
  Story("keys in one frame, of which one is refused, leave the caret after the others") {
    for isForm in [false, true] {
      var content = Account()
      content.amount.policies.filtersCharacters = true
      content.amount.setValue(1234)
      let (model, desk, policies) = (FormModel(content), Desk(1234), content.amount.policies)
      let screen = Screen {
        if isForm { AccountView(model: model) } else { DeskView(desk: desk, policies: policies) }
      }
      await screen.rest()
      let field = await screen.focus(isForm ? "Amount" : "Price")
      field.select(1..<1)
      field.press("5", "6")
      field.press("x")
      await screen.rest()
      Story.expect(field.content, "156,234", "the text, in a form: \(isForm)")
      Story.expect(field.selection, 3..<3, "the caret")
    }
  },
]
