import Accessibility
import FieldEditing
import FieldFormsUI
import NumberMessages
import SwiftUI

// What only one of several similar things shows: the rule and not the text, the value and not the
// label, the read-only field and not the disabled one.

private struct Stay: FormContent {
  enum FieldID: String { case nights, guest, extras, size, from, isPaid }
  var nights = FormattingField<Int>(
    3, format: try! NumberFormat(IntegerFormatStyle<Int>(locale: Locale(identifier: "en_US"))))
  var guest = PlainTextField("Ada")
  var extras = MultipleChoiceField(
    format: MultipleChoiceFormat([
      FieldOption("b", label: "Bed"), FieldOption("g", label: "Garage"),
    ]))
  var size = ChoiceField(
    format: ChoiceFormat([FieldOption("s", label: "Small"), FieldOption("l", label: "Large")]))
  var from = DateField(ISODate("2026-11-25"), format: ISOFormat())
  var isPaid = BooleanField(format: BooleanFormat())
  /// What guest and switch are.
  var traits: FieldTraits = []

  mutating func declare(_ form: inout FormDeclaration<FieldID>) {
    form.field(.nights, &nights, rules: [.rule("most") { $0 < 10 }])
    form.field(.guest, &guest, traits)
    form.field(.extras, &extras)
    form.field(.size, &size)
    form.field(.from, &from, rules: [.rule("first") { $0 > ISODate("2026-01-01")! }])
    form.field(.isPaid, &isPaid, traits)
  }
}

private struct StayView<Holder: FormHolder>: View where Holder.Content == Stay {
  let form: Holder
  @FocusState private var focus: Stay.FieldID?
  var body: some View {
    Form {
      FormField("Nights", in: form, .nights)
      FormField("Guest", in: form, .guest)
      FormField("Extras", in: form, .extras)
      FormField("Size", in: form, .size)
      FormField("From", in: form, .from)
      FormField("Paid", in: form, .isPaid)
    }
    .focus($focus, follows: form)
  }
}

/// A number field and a form's, which go.
private struct GoingView: View {
  let desk: Desk
  let model: FormModel<Stay>
  var body: some View {
    VStack {
      if desk.isShown { FormTextField("Nights", in: model, .nights) }
      DeskView(desk: desk)
      TextField("Name", text: .constant(""))
    }
  }
}

/// A price that is never missing, and one that may be.
@MainActor @Observable
private final class Both {
  var always = 5.0
  var sometimes: Double? = 5
  var refused = RefusedTexts()
  let fields = FieldGroup()
}

@MainActor let cornerStories = [
  Story("switches of several: each is on for its value, and two that are turned in one frame count")
  {
    let model = FormModel(Stay())
    let screen = Screen { StayView(form: model) }
    await screen.rest()
    screen.control("Garage")?.choose(true)
    await screen.rest()
    Story.expect(screen.control("Garage")?.value, "true", "the switch")
    Story.expect(screen.control("Bed")?.value, "false", "the other switch")
    screen.control("Bed")?.choose(true)
    screen.control("Garage")?.choose(false)
    await screen.rest()
    Story.expect(model.form.content.extras.value, ["b"], "what is chosen")
  },
  Story("a date that a rule refuses is a calendar still") {
    let model = FormModel(Stay())
    let screen = Screen { StayView(form: model) }
    await screen.rest()
    _ = try? model.form.apply(.follow("2020-01-01"), to: .from)
    model.form.commit(.from)
    await screen.rest()
    Story.expect(model.form[.from]?.issues.isEmpty, false, "whether the date is wrong")
    Story.expect(screen.control("From") == nil, false, "whether there is a calendar")
    Story.expect(screen.fields.map(\.label), ["Nights", "Guest"], "the text fields")
  },
  Story("a suggestion about a menu, as a server's, is chosen by a tap") {
    let model = FormModel(Stay())
    let screen = Screen { StayView(form: model) }
    await screen.rest()
    await model.submit { _ in [.answer("size", "None of these.", suggestions: ["Large"])] }
    await screen.rest()
    Story.expect(screen.buttons.contains("Large"), true, "whether it is suggested")
    await screen.tap("Large")
    Story.expect(model.form.content.size.value, "l", "what is chosen")
    Story.expect(model.form[.size]?.isEdited, false, "whether it is left uncommitted")
    Story.expect(screen.buttons.contains("Large"), false, "whether it is suggested still")
  },
  Story("a read-only field can be focused and read, and Previous goes on from it") {
    let model = FormModel(Stay())
    model.form.content.traits = .readOnly
    let screen = Screen { StayView(form: model).fieldKeyboardBar([.previous]) }
    await screen.rest()
    Story.expect(screen.field("Guest").isEnabled, true, "whether it can be focused")
    let guest = await screen.focus("Guest")
    Story.expect(guest.isFocused, true, "whether it is focused")
    guest.pressBar("chevron.up")
    await screen.rest()
    Story.expect(screen.field("Nights").isFocused, true, "whether Previous leaves it")
  },
  Story("what is wrong with a form is told once, whatever the user may do with its last field") {
    for traits in [FieldTraits.readOnly, .disabled, .hidden] {
      let model = FormModel(Stay())
      model.form.content.traits = traits
      let screen = Screen { StayView(form: model) }
      await screen.rest()
      await model.submit { _ in [.answer("nothing", "Closed.")] }
      await screen.rest()
      Story.expect(screen.texts.filter { $0 == "Closed." }.count, 1, "how often it is told")
    }
  },
  Story("onSubmit in a form is called at Return unless the text is refused") {
    let model = FormModel(Stay())
    var submits = 0
    let screen = Screen { StayView(form: model).onSubmit { submits += 1 } }
    await screen.rest()
    let nights = await screen.focus("Nights")
    await screen.replace(nights, with: "12")
    nights.pressReturn()
    await screen.rest()
    Story.expect(model.form[.nights]?.issues.isEmpty, false, "whether a rule refuses it")
    Story.expect(submits, 1, "how often it is submitted")
    model.form.content.nights.policies.clampsToBounds = true
    model.form.content.nights.setBounds(NumberBounds(minimum: 0, maximum: 20) ?? .unlimited)
    await screen.replace(screen.field("Nights"), with: "25")
    screen.field("Nights").pressReturn()
    await screen.rest()
    Story.expect(model.form.content.nights.value, 20, "what the commit has made of it")
    Story.expect(submits, 2, "how often it is submitted where a commit has mended the number")
    for policy in [CommitPolicy.keepText, .committedValue] {
      model.form.content.nights.policies.commitPolicy = policy
      submits = 0
      for (text, expected) in [("x", 0), ("5.", 1), ("5.", 2)] {
        await screen.replace(screen.field("Nights"), with: text)
        screen.field("Nights").pressReturn()
        await screen.rest()
        Story.expect(submits, expected, "how often it is submitted with \(text), \(policy)")
      }
      await screen.replace(screen.field("Nights"), with: "x")
      for time in 1...2 {
        _ = await screen.focus("Nights")
        screen.field("Nights").pressReturn()
        await screen.rest()
        let isAgain = policy == .committedValue && time == 2
        Story.expect(submits, isAgain ? 3 : 2, "how often after \(time) times Return")
      }
    }
  },
  Story("a date's text that is refused is not submitted, and no commit is told") {
    let model = FormModel(Stay())
    _ = try? model.form.apply(.edit(TextEdit(.all, "2026-1", intent: .pasted)), to: .from)
    var (submits, commits) = (0, 0)
    let screen = Screen {
      StayView(form: model).onSubmit { submits += 1 }.onCommit { _ in commits += 1 }
    }
    await screen.rest()
    let from = await screen.focus("From")
    for time in 1...2 {
      from.focus()
      await screen.rest()
      from.pressReturn()
      await screen.rest()
      Story.expect([submits, commits], [0, 0], "what is told of half a date, \(time)")
    }
    Story.expect(from.content, "2026-1", "the text")
  },
  Story("a suggestion about an accepted text is told as a commit, and said") {
    let model = FormModel(Stay())
    var commits: [String] = []
    let screen = Screen {
      StayView(form: model).onCommit { commits.append("\($0.cause) \($0.outcome)") }
    }
    await screen.rest()
    let guest = await screen.focus("Guest")
    await screen.replace(guest, with: "Bo")
    guest.pressReturn()
    await screen.rest()
    await model.submit { _ in [.answer("guest", "No such guest.", suggestions: ["Bob"])] }
    await screen.rest()
    (commits, announcements) = ([], [])
    await screen.tap("Bob")
    await screen.wait()
    Story.expect(guest.content, "Bob", "the text")
    Story.expect(commits, ["submit accepted"], "what is told")
    Story.expect(announcements.count, 1, "how often something is said")
    await screen.replace(guest, with: "Eve")
    guest.end()
    model.form.focus(nil)
    await screen.rest()
    Story.expect(commits, ["submit accepted", "leave accepted"], "what is told of the next commit")
  },
  Story("Escape is left to others where a changed field has nothing to put back") {
    let model = FormModel(Stay())
    let screen = Screen { StayView(form: model) }
    await screen.rest()
    let nights = await screen.focus("Nights")
    await screen.replace(nights, with: "7")
    nights.pressReturn()
    await screen.rest()
    _ = await screen.focus("Nights")
    Story.expect(model.form[.nights]?.isChanged, true, "whether it is changed")
    Story.expect(nights.pressKey(.escape), false, "whether Escape is taken")
  },
  Story("a view that goes tells of no commit that was told of before") {
    for label in ["Nights", "Price"] {
      let (model, desk) = (FormModel(Stay()), Desk(5))
      var commits: [String] = []
      let screen = Screen {
        GoingView(desk: desk, model: model).onCommit { commits.append("\($0.cause)") }
      }
      await screen.rest()
      let field = await screen.focus(label)
      await screen.replace(field, with: "7.0")
      await screen.replace(field, with: "7")
      field.pressReturn()
      await screen.rest()
      _ = await screen.focus("Name")
      Story.expect(commits, ["submit"], "what is told at Return")
      if label == "Nights" {
        Story.expect(model.form[.nights]?.outcome, .accepted, "what the form remembers")
      }
      commits = []
      desk.isShown = false
      await screen.rest()
      Story.expect(commits, [], "what is told when \(label) goes")
    }
  },
  Story("sentences that the host has set for a form count more than the language of the fields") {
    for isOutside in [false, true] {
      let model = FormModel(Stay())
      let labels = FormMessages<Stay.FieldID>(labels: [.nights: "The stay"])
      let screen = Screen {
        if isOutside {
          StayView(form: model).fieldMessages(in: .german).fieldMessages(labels)
        } else {
          StayView(form: model).fieldMessages(labels).fieldMessages(in: .german)
        }
      }
      await screen.rest()
      await screen.replace(screen.field("Nights"), with: "x")
      Story.expect(
        screen.texts.contains { $0.hasPrefix("The stay") }, true, "whether it has the label")
    }
  },
  Story("a composition is left alone under either filter of keys") {
    for isForm in [false, true] {
      for filtersCharacters in [false, true] {
        let (model, desk) = (FormModel(Stay()), Desk(5))
        var policies = FieldPolicies()
        policies.filtersCharacters = filtersCharacters
        policies.filtersInvalidTexts = !filtersCharacters
        model.form.content.nights.policies = policies
        let given = policies
        let screen = Screen {
          if isForm { StayView(form: model) } else { DeskView(desk: desk, policies: given) }
        }
        await screen.rest()
        let field = await screen.focus(isForm ? "Nights" : "Price")
        await screen.type("<", into: field)
        await screen.compose("i", "ic", "ichi", in: field)
        field.compose("1")
        field.endComposition()
        await screen.rest()
        Story.expect(field.content, "1", "the text")
      }
    }
  },
  Story("Clear and an emptied text: nil where nil may be, and the number where not; Save may go on")
  {
    let both = Both()
    let screen = Screen {
      VStack {
        FormattingTextField("Always", value: Bindable(both).always, format: twoDigits)
        FormattingTextField("Sometimes", value: Bindable(both).sometimes, format: twoDigits)
      }
      .environment(both.fields)
      .refusedTexts(Bindable(both).refused)
      .fieldKeyboardBar([.clear])
    }
    await screen.rest()
    for isCleared in [true, false] {
      (both.always, both.sometimes) = (5, 5)
      await screen.rest()
      for label in ["Always", "Sometimes"] {
        let field = await screen.focus(label)
        if isCleared { field.pressBar("Clear") } else { await screen.replace(field, with: "") }
        await screen.rest()
        Story.expect(field.content, "", "the text of \(label)")
        Story.expect(both.fields.isAcceptable, true, "whether Save may go on")
        Story.expect(both.refused.all, [], "what is refused")
      }
      screen.field("Sometimes").end()
      await screen.rest()
      Story.expect(both.always, 5, "the number that is never missing")
      Story.expect(both.sometimes, nil, "the number that may be missing")
      Story.expect(screen.field("Always").content, "5", "the text of the first in the end")
      Story.expect(screen.field("Sometimes").content, "", "the text of the second in the end")
    }
  },
]
