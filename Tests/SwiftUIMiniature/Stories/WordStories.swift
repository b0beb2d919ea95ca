import Accessibility
import FieldEditing
import FieldFormsUI
import NumberMessages
import SwiftUI

// What is told: in which language, to whom, how often, and what is never given away.

private struct Visa: FormContent {
  enum FieldID: String { case amount, size, pin, extras, note }
  var amount = FormattingField<Double>(
    5, format: try! NumberFormat(FloatingPointFormatStyle<Double>(locale: english)))
  var size = ChoiceField(
    format: ChoiceFormat([FieldOption("s", label: "Small"), FieldOption("l", label: "Large")]))
  /// A number that is hidden.
  var pin = FormattingField<Int>(
    1234, format: try! NumberFormat(IntegerFormatStyle<Int>(locale: english)))
  var extras = MultipleChoiceField(
    format: MultipleChoiceFormat([FieldOption("card", label: "Card"), FieldOption("ribbon")]))
  var note = PlainTextField()
  /// What the last field is.
  var traits: FieldTraits = []

  mutating func declare(_ form: inout FormDeclaration<FieldID>) {
    form.field(.amount, &amount, .required)
    form.field(.pin, &pin, .secret)
    form.field(.size, &size, .required)
    form.field(.extras, &extras, rules: [.count(...1)])
    form.field(.note, &note, traits)
  }
}

private let english = Locale(identifier: "en_US")

@MainActor @Observable
private final class Words {
  var table: MessageTable?
  var isPlaced = false
  let visa = FormModel(Visa())
  let account = FormModel(Account())
  var price: Double? = 5
}

private struct WordsView: View {
  @Bindable var words: Words
  @FocusState private var focus: Visa.FieldID?
  var body: some View {
    Form {
      if words.isPlaced { FormMessage(in: words.visa) }
      FormField("Amount", in: words.visa, .amount)
      FormField("Size", in: words.visa, .size)
      FormField("PIN", in: words.visa, .pin)
      FormField("Extras", in: words.visa, .extras)
      FormField("Note", in: words.visa, .note)
    }
    .focus($focus, follows: words.visa)
  }
}

private struct InLanguage: View {
  let words: Words
  var body: some View {
    if let table = words.table {
      WordsView(words: words).fieldMessages(in: table)
    } else {
      WordsView(words: words)
    }
  }
}

/// Two forms whose sentences are set around both.
private struct TwoForms: View {
  let words: Words
  @FocusState private var visa: Visa.FieldID?
  @FocusState private var account: Account.FieldID?
  let log: @MainActor (String) -> Void
  var body: some View {
    Form {
      FormTextField("Amount", in: words.visa, .amount)
      FormTextField("PIN", in: words.visa, .pin)
      FormTextField("Limit", in: words.account, .amount)
      FormTextField("Password", in: words.account, .password)
    }
    .fieldMessages(FormMessages<Visa.FieldID>(labels: [.amount: "The fee"]))
    .fieldMessages(FormMessages<Account.FieldID>(labels: [.amount: "The limit"]))
    .focus($visa, follows: words.visa)
    .focus($account, follows: words.account)
    .fieldKeyboardBar()
    .fieldSubmitLabels()
    .onCommit(of: Visa.FieldID.self) { field, _ in log("visa \(field)") }
    .onCommit(of: Account.FieldID.self) { field, _ in log("account \(field)") }
  }
}

/// A message that the host has placed, over one of two hosts.
private struct PlacedSuggestions: View {
  @Bindable var desk: Desk
  let model: FormModel<Account>
  let other: FormModel<Account>
  let choice: Choice
  var body: some View {
    VStack {
      FieldMessage(for: "price")
      FieldMessage(for: Account.FieldID.amount)
      FormattingTextField("Price", value: $desk.order.price, format: twoDigits)
        .policies {
          $0.step = 0.25
          $0.refusesOffStep = true
          $0.commitPolicy = .keepText
        }
        .fieldID("price")
      FormTextField("Amount", in: choice.isOther ? other : model, .amount)
    }
    .placesFieldMessages()
  }
}

@MainActor @Observable
private final class Choice { var isOther = false }

extension Screen {
  fileprivate func count(_ text: String) -> Int { texts.filter { $0 == text }.count }
}

@MainActor let wordStories = [
  Story("a form's own issue without words is told once, in the language that is asked for") {
    for traits in [[], FieldTraits.disabled, .hidden, .readOnly] {
      for isPlaced in [false, true] {
        var content = Visa()
        (content.traits, content.size) = (traits, content.size)
        content.size.setValue("s")
        let words = Words()
        words.visa.form = FieldForm(content)
        words.isPlaced = isPlaced
        let screen = Screen {
          if isPlaced {
            InLanguage(words: words).placesFieldMessages()
          } else {
            InLanguage(words: words)
          }
        }
        await screen.rest()
        for table in [MessageTable.german, .english, .japanese] {
          words.table = table
          await words.visa.submit { _ in [ValidationIssue(.rule("dates"))] }
          await screen.rest()
          let sentence = FormMessages<Visa.FieldID>(label: { _ in "" }, in: table)
            .issue(ValidationIssue(.rule("dates")), nil)
          Story.expect(
            screen.count(sentence), 1, "how often it is said that \(sentence), \(traits)")
          words.table = .french
          await screen.rest()
          Story.expect(screen.count(sentence), 0, "whether it is said still after a change")
        }
        await words.visa.submit { _ in [ValidationIssue]() }
        await screen.rest()
        Story.expect(screen.texts.filter { !$0.isEmpty && $0 != "Extras" }, [], "what is left")
      }
    }
  },
  Story("a number's sentence, hint, value and announcement are in one language") {
    for table in [MessageTable.german, .english, .french] {
      let desk = Desk(nil)
      let screen = Screen { DeskView(desk: desk).fieldMessages(in: table) }
      await screen.rest()
      let price = await screen.focus("Price")
      Story.expect(price.accessibilityValue, table[.emptyWord], "what is read of nothing")
      await screen.replace(price, with: "2x")
      var field = FormattingField<Double>(format: DeskView(desk: desk).format)
      _ = try? field.follow("2x", intent: .typed)
      let sentence = field.refusedText?.message(in: table) ?? ""
      Story.expect(screen.texts, [sentence], "the sentence")
      Story.expect(price.accessibilityHint, sentence, "the hint")
      announcements = []
      price.pressReturn()
      await screen.wait()
      Story.expect(announcements.count, 1, "how often something is said at Return")
      let said = announcements.first?.sentence ?? ""
      Story.expect(said, screen.texts.first ?? "-", "what is said")
      let english = Screen { DeskView(desk: Desk(nil)) }
      let other = await english.focus("Price")
      await english.replace(other, with: "2x")
      other.pressReturn()
      await english.rest()
      Story.expect(
        said == english.texts.first, table.language == "en", "whether \(said) is English")
    }
  },
  Story("what is said: once for each commit that has something to say, a number's and a form's") {
    let words = Words()
    let screen = Screen {
      VStack {
        InLanguage(words: words)
        FormattingTextField("Price", value: Bindable(words).price, format: twoDigits)
      }
    }
    await screen.rest()
    let (price, amount, note) = (
      screen.field("Price"), screen.field("Amount"), screen.field("Note")
    )
    @MainActor func said(_ act: @MainActor () async -> Void) async -> Int {
      announcements = []
      await act()
      await screen.wait()
      return announcements.count
    }
    Story.expect(await said { _ = await screen.focus("Price") }, 0, "what a focus says")
    await screen.replace(price, with: "7.1291")
    Story.expect(await said { price.pressReturn() }, 1, "what a rounded number says")
    _ = await screen.focus("Price")
    Story.expect(await said { price.pressReturn() }, 1, "what is told still, at another Return")
    await screen.replace(price, with: "8")
    Story.expect(await said { _ = await screen.focus("Note") }, 0, "what a plain number says")
    await screen.replace(price, with: "y")
    Story.expect(await said { _ = await screen.focus("Note") }, 1, "what a refused number says")
    await screen.replace(amount, with: "1200")
    Story.expect(await said { amount.pressReturn() }, 1, "what a form's Return says")
    _ = await screen.focus("Amount")
    Story.expect(await said { amount.pressReturn() }, 0, "what a second Return in a form says")
    await screen.replace(amount, with: "3x")
    Story.expect(await said { _ = await screen.focus("Note") }, 1, "what a form's field says")
    Story.expect(
      announcements.first?.sentence, amount.accessibilityHint, "the sentence of a form's field")
    Story.expect(note.accessibilityHint, "", "the hint of what is right")
    await screen.replace(amount, with: "-5")
    Story.expect(amount.accessibilityValue, "\u{2212}5", "the word for a form's minus")
    amount.press("x")
    screen.update()
    Story.expect(amount.hasAccessibilityValue, false, "whether a typed text has another word")
  },
  Story("two forms on a screen: each has its sentences, its focus, its commits and its last field")
  {
    let words = Words()
    var log: [String] = []
    let screen = Screen { TwoForms(words: words) { log.append($0) } }
    await screen.rest()
    Story.expect(
      screen.fields.map(\.submitLabel), [.next, .next, .next, .done], "the words on Return")
    for (label, name) in [("Amount", "The fee"), ("Limit", "The limit")] {
      let field = await screen.focus(label)
      Story.expect(words.visa.form.focusedField, label == "Amount" ? .amount : nil, "one focus")
      Story.expect(words.account.form.focusedField, label == "Limit" ? .amount : nil, "the other")
      Story.expect(field.bar, ["done"], "the bar of \(label)")
      await screen.replace(field, with: "x")
      Story.expect(
        screen.texts.filter { $0.hasPrefix(name) }.count, 1, "whether \(name) has its label")
      await screen.replace(field, with: "7")
      log = []
      field.pressReturn()
      await screen.rest()
      Story.expect(log, [label == "Amount" ? "visa amount" : "account amount"], "what was told")
      Story.expect(
        screen.fields.first { $0.isFocused }?.label, label == "Amount" ? "PIN" : "Password",
        "where Return has gone")
    }
    words.visa.form.focus(.amount)
    await screen.rest()
    Story.expect(screen.field("Amount").isFocused, true, "whether one form's move is followed")
    Story.expect(words.account.form.focusedField, nil, "the focus of the other form")
    words.account.form.focus(.password)
    await screen.rest()
    Story.expect(screen.field("Password").isFocused, true, "whether the other's move is followed")
    Story.expect(words.visa.form.focusedField, nil, "the focus of the first form")
  },
  Story("a placed message has the newest suggestions, and a tap takes one to the newest host") {
    let (desk, choice) = (Desk(nil), Choice())
    let (model, other) = (FormModel(Account()), FormModel(Account()))
    let screen = Screen {
      PlacedSuggestions(desk: desk, model: model, other: other, choice: choice)
    }
    await screen.rest()
    let price = await screen.focus("Price")
    for (text, suggestions) in [("1.3", ["1.25", "1.5"]), ("2.3", ["2.25", "2.5"])] {
      await screen.replace(price, with: text)
      price.pressReturn()
      await screen.rest()
      Story.expect(screen.buttons, suggestions, "the suggestions")
    }
    let old = desk.order
    desk.order = Order(old.price)
    await screen.rest()
    await screen.tap("2.5")
    Story.expect(price.content, "2.5", "the text")
    Story.expect(desk.order.price, 2.5, "the price that is shown")
    Story.expect(old.price == 2.5, false, "whether the price that was shown has it, too")
    Story.expect(screen.texts + screen.buttons, [], "what is told of a number")
    for form in [model, other] {
      form.form.focus(.amount)
      _ = try? form.form.apply(.follow("1,5"))
      form.form.focus(nil)
    }
    await screen.rest()
    let suggestion = screen.buttons.first ?? ""
    choice.isOther = true
    await screen.rest()
    await screen.tap(suggestion)
    Story.expect(other.form.content.amount.text, suggestion, "the text of the form that is shown")
    Story.expect(
      model.form.content.amount.text == suggestion, false, "whether the other form has it, too")
  },
  Story("a placed message has the newest suggestions, also where its sentence is the same") {
    let model = FormModel(Account())
    let screen = Screen {
      VStack {
        FieldMessage(for: Account.FieldID.amount)
        FormTextField("Amount", in: model, .amount)
      }
      .placesFieldMessages()
    }
    await screen.rest()
    for suggestions in [["6"], ["7", "8"], [], ["9"]] {
      await model.submit { _ in
        [.answer(.amount, "This seat is taken.", suggestions: suggestions)]
      }
      await screen.rest()
      Story.expect(screen.texts, ["This seat is taken."], "the sentence")
      Story.expect(screen.buttons, suggestions, "the suggestions")
    }
  },
]
