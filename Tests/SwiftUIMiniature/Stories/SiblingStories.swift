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
  Story("labels reach the fields whichever modifier stands further out") {
    for isOutside in [false, true] {
      let model = FormModel(Account())
      let labels = FormMessages<Account.FieldID>(labels: [.amount: "The sum"])
      var submits = 0
      let screen = Screen {
        if isOutside {
          AccountView(model: model).onFormSubmit { submits += 1 }.fieldMessages(labels)
        } else {
          AccountView(model: model).fieldMessages(labels).onFormSubmit { submits += 1 }
        }
      }
      await screen.rest()
      let amount = await screen.focus("Amount")
      await screen.type("x", into: amount)
      Story.expect(screen.texts.contains { $0.hasPrefix("The sum") }, true, "the label")
      await screen.replace(amount, with: "5")
      let password = await screen.focus("Password")
      await screen.replace(password, with: "long enough")
      password.pressReturn()
      await screen.rest()
      Story.expect(submits, 1, "how often Return submits")
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
  Story("Cancel and Done stand at the end of a bar, in whichever order they are listed") {
    let model = FormModel(Account())
    let screen = Screen {
      Form { FormTextField("Amount", in: model, .amount) }.fieldKeyboardBar([.cancel, .next, .done])
    }
    await screen.rest()
    let amount = await screen.focus("Amount")
    Story.expect(amount.bar, ["chevron.down", "cancel", "done"], "the bar")
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
  Story("a suggestion that somebody takes in a form is committed") {
    let model = FormModel(Account())
    let screen = Screen { AccountView(model: model) }
    await screen.rest()
    model.form.focus(.amount)
    _ = try? model.form.apply(.follow("1,5"))
    model.form.focus(nil)
    await screen.rest()
    await screen.tap(screen.buttons.first ?? "")
    await screen.rest()
    Story.expect(model.form[.amount]?.isEdited, false, "whether it is left uncommitted")
    Story.expect(screen.buttons, [], "what is suggested then")
  },
  Story("the host's own Previous is called in place of the form's move") {
    let model = FormModel(Account())
    var calls = 0
    let screen = Screen {
      AccountView(model: model).fieldKeyboardBar([.previous]) { calls += 1 }
    }
    await screen.rest()
    let password = await screen.focus("Password")
    password.pressBar("chevron.up")
    await screen.rest()
    Story.expect(calls, 1, "how often it is called")
    Story.expect(password.isFocused, true, "whether the focus stays")
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
  Story("a sheet's binding has the present item, and takes another while there is an item") {
    let holder = Counted()
    let screen = Screen { CountedView(holder: holder) }
    await screen.rest()
    holder.item?.count = 7
    await screen.rest()
    Story.expect(screen.field("Count").content, "7", "the text of what the host has set")
    await screen.replace(screen.field("Count"), with: "8")
    Story.expect(holder.item?.count, 8, "the item's number")
    let shown = Bindable(holder).item.shown(Counted.Item())
    Story.expect(shown.wrappedValue.count, 8, "what is shown of an item that has changed")
    holder.item = nil
    Story.expect(shown.wrappedValue.count, 1, "what is shown of an item that is gone")
    shown.wrappedValue.count = 9
    Story.expect(holder.item == nil, true, "whether no item is written")
  },
  Story("a key in the frame in which a sheet closes writes nothing to what is gone") {
    var habits = Habits()
    for endsLate in [false, true] {
      habits.endsLate = endsLate
      for text in ["2.345", "2x"] {
        let counter = SheetCounter()
        let screen = Screen(habits) { SheetCounterView(counter: counter) }
        await screen.rest()
        let field = await screen.focus("Weight")
        field.select(0..<field.content.utf16.count)
        field.press(text)
        counter.parcel = nil
        await screen.rest()
        Story.expect(screen.traps, [], "what would have ended the program")
        Story.expect(counter.parcel == nil, true, "whether the sheet stays closed")
        Story.expect(counter.fields.isAcceptable, true, "whether Save may go on")
      }
    }
  },
  Story(
    "a row that goes in the frame of a key has the commit's text in the very frame in which it is back"
  ) {
    let shelf = Crates()
    let screen = Screen { CratesView(shelf: shelf) }
    await screen.rest()
    let field = await screen.focus("Share")
    field.select(0..<field.content.utf16.count)
    field.press("7.1291")
    screen.scroll(field, isVisible: false)
    await screen.rest()
    screen.scroll(field, isVisible: true)
    screen.update()
    Story.expect(field.content, "7.13", "the text in the frame in which the row is back")
    await screen.rest()
    Story.expect(shelf.share, 7.13, "the share")
    Story.expect(field.content, "7.13", "the text")
  },
]

@MainActor @Observable
private final class Counted {
  struct Item: Identifiable {
    let id = 1
    var count = 1
  }
  var item: Item? = Item()
}

private struct CountedView: View {
  @Bindable var holder: Counted
  var body: some View {
    Text("behind").sheet(item: $holder.item) {
      FormattingTextField("Count", value: $holder.item.shown($0).count, format: .number)
    }
  }
}

private struct Crate: Identifiable {
  let id = 1
  var weight = 1.5
}

@MainActor @Observable
private final class SheetCounter {
  var parcel: Crate? = Crate()
  let fields = FieldGroup()
}

private struct SheetCounterView: View {
  @Bindable var counter: SheetCounter
  var body: some View {
    Text("behind").sheet(item: $counter.parcel) { _ in
      FormattingTextField("Weight", value: Binding($counter.parcel)!.weight, format: twoDigits)
        .policies { $0.commitPolicy = .keepText }
        .environment(counter.fields)
    }
  }
}

@MainActor @Observable
private final class Crates { var share = 0.5 }

private struct CratesView: View {
  @Bindable var shelf: Crates
  var body: some View {
    Form { FormattingTextField("Share", value: $shelf.share, format: twoDigits) }
  }
}
