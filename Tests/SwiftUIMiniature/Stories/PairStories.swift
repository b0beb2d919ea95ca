import Accessibility
import FieldEditing
import FieldFormsUI
import SwiftUI
import UIKit

// What holds of a number field holds of a number in a form, in a model, a store and a binding.

private enum Kind: CaseIterable { case number, model, store, binding }

/// A number of each kind.
@MainActor @Observable
private final class Pair {
  var price: Double? = 5
  let model = FormModel(Account())
  var stored = FieldForm(Account())
  var bound = FieldForm(Account())
  @ObservationIgnored var commits: [String] = []
  @ObservationIgnored var submits = 0
  let kind: Kind

  init(_ kind: Kind, _ set: (inout FormattingField<Double>) -> Void = { _ in }) {
    self.kind = kind
    set(&model.form.content.amount)
    set(&stored.content.amount)
    set(&bound.content.amount)
  }

  /// The form that has the number; nil for a number alone.
  var form: FieldForm<Account>? {
    switch kind {
    case .number: nil
    case .model: model.form
    case .store: stored
    case .binding: bound
    }
  }

  var value: Double? {
    switch kind {
    case .number: price
    case .model: model.form.content.amount.value
    case .store: stored.content.amount.value
    case .binding: bound.content.amount.value
    }
  }
}

private struct PairView: View {
  @Bindable var pair: Pair
  var policies: @MainActor (inout FieldPolicies) -> Void = { _ in }
  @FocusState private var focus: Account.FieldID?
  var body: some View {
    Form {
      switch pair.kind {
      case .number:
        FormattingTextField("Price", value: $pair.price, format: twoDigits).policies(policies)
        TextField("Other", text: .constant(""))
      case .model: fields(pair.model)
      case .store: fields(FormSource(pair.stored) { try? pair.stored.apply($0) })
      case .binding: fields($pair.bound)
      }
    }
    .onCommit { pair.commits.append($0.cause == .submit ? "submit" : "leave") }
    .onSubmit { pair.submits += 1 }
  }

  @ViewBuilder private func fields(_ form: some FormHolder<Account>) -> some View {
    FormTextField("Price", in: form, .amount).focus($focus, follows: form)
    TextField("Other", text: .constant(""))
  }
}

@MainActor private func each(
  _ set: @escaping @MainActor (inout FieldPolicies) -> Void = { _ in },
  _ bounds: NumberBounds = .unlimited,
  _ run: @MainActor (Pair, Screen, ScreenField) async -> Void
) async {
  for kind in Kind.allCases {
    let pair = Pair(kind) {
      set(&$0.policies)
      $0.setBounds(bounds)
    }
    let screen = Screen {
      PairView(pair: pair, policies: set)
        .bindsFieldSelection().fieldStepper().fieldSignButton()
        .fieldKeyboardBar([.sign, .clear, .cancel, .done])
    }
    await screen.rest()
    await run(pair, screen, screen.field("Price"))
  }
}

@MainActor let pairStories = [
  Story("what is typed over a selected number is read, in each kind of field") {
    await each { pair, screen, field in
      _ = await screen.focus("Price")
      // A tap selects a whole number, but leaves the caret in a form, which selects where the form
      // moves the focus. (F10)
      Story.expect(field.selection.isEmpty, pair.kind != .number, "what is selected, \(pair.kind)")
      field.select(0..<1)
      await screen.type("7.50", into: field)
      Story.expect(pair.value, 7.5, "the number, \(pair.kind)")
      field.select(0..<1)
      await screen.type("12", into: field)
      Story.expect(field.content, "12.50", "what is typed over a part, \(pair.kind)")
      Story.expect(pair.value, 12.5, "the number, \(pair.kind)")
    }
  },
  Story("steps and signs: committed where nobody types, and with what is typed where somebody does")
  {
    await each({ $0.step = 1 }) { pair, screen, field in
      screen.control("Price")?.choose(true)
      await screen.rest()
      Story.expect(pair.value, 6, "the number after a step, \(pair.kind)")
      Story.expect(pair.form?[.amount]?.isEdited ?? false, false, "whether it is left uncommitted")
      await screen.tap("\u{B1}")
      Story.expect(pair.value, -6, "the number after a change of sign, \(pair.kind)")
      Story.expect(pair.form?[.amount]?.isEdited ?? false, false, "whether it is left uncommitted")
      _ = await screen.focus("Price")
      await screen.replace(field, with: "7")
      pair.commits = []
      screen.control("Price")?.choose(true)
      await screen.rest()
      Story.expect(field.content, "8", "the text after a step in focus, \(pair.kind)")
      await screen.tap("\u{B1}")
      Story.expect(pair.value, -8, "the number in focus, \(pair.kind)")
      Story.expect(pair.commits, [], "what is told in focus, \(pair.kind)")
      field.pressKey(.escape)
      await screen.rest()
      Story.expect(field.content, "8", "what Escape leaves of it, \(pair.kind)")
    }
  },
  Story("the keys of the bar: the sign, Clear, Cancel and Done, in each kind of field") {
    await each({ $0.clearsWhenEmpty = true }) { pair, screen, field in
      _ = await screen.focus("Price")
      field.pressBar("\u{B1}")
      await screen.rest()
      Story.expect(pair.value, -5, "the number after a change of sign, \(pair.kind)")
      field.pressBar("Clear")
      await screen.rest()
      Story.expect(field.content, "", "the text that was cleared, \(pair.kind)")
      Story.expect(pair.value, nil, "the number that was cleared, \(pair.kind)")
      field.pressBar("cancel")
      await screen.rest()
      Story.expect(field.isFocused, false, "whether Cancel ends the editing, \(pair.kind)")
      Story.expect(field.content, "5", "the text after Cancel, \(pair.kind)")
      Story.expect(pair.value, 5, "the number after Cancel, \(pair.kind)")
      await screen.replace(field, with: "1200")
      (pair.commits, pair.submits) = ([], 0)
      field.pressBar("done")
      await screen.rest()
      Story.expect(field.isFocused, false, "whether Done ends the editing, \(pair.kind)")
      Story.expect(field.content, "1,200", "the text after Done, \(pair.kind)")
      Story.expect(pair.commits, ["submit"], "what is told, \(pair.kind)")
      Story.expect(pair.submits, 1, "how often it is submitted, \(pair.kind)")
    }
  },
  Story("what a screen reader says: a minus, nothing, and a refused text as the screen shows it") {
    await each { pair, screen, field in
      _ = await screen.focus("Price")
      await screen.replace(field, with: "-5")
      Story.expect(field.accessibilityValue, "\u{2212}5", "a minus, \(pair.kind)")
      await screen.replace(field, with: "")
      Story.expect(
        field.accessibilityValue, MessageTable.english[.emptyWord], "nothing, \(pair.kind)")
      await screen.replace(field, with: "1x")
      Story.expect(field.hasAccessibilityValue, false, "what was refused, \(pair.kind)")
      Story.expect(
        field.accessibilityHint?.contains("x"), true, "the hint of what was refused, \(pair.kind)")
    }
  },
  Story("a suggestion is taken by a tap: the text, the number, and one commit that is told") {
    await each({ $0.commitPolicy = .keepText }) { pair, screen, field in
      _ = await screen.focus("Price")
      await screen.replace(field, with: "1,5")
      _ = await screen.focus("Other")
      announcements = []
      pair.commits = []
      Story.expect(screen.buttons.contains("1.5"), true, "whether it is suggested, \(pair.kind)")
      await screen.tap("1.5")
      await screen.rest()
      Story.expect(field.content, "1.5", "the text, \(pair.kind)")
      Story.expect(pair.value, 1.5, "the number, \(pair.kind)")
      Story.expect(pair.commits, ["submit"], "what is told, \(pair.kind)")
      await screen.wait()
      // A form says the number that is accepted; a number alone says what is wrong, or was changed.
      let count = pair.kind == .number ? 0 : 1
      Story.expect(announcements.count, count, "how often something is said, \(pair.kind)")
      Story.expect(
        screen.texts.filter { $0.contains("1,5") }, [], "what is shown of it, \(pair.kind)")
    }
  },
  Story("a form's number out of bounds is moved to them by a commit, which is told once") {
    await each({ $0.clampsToBounds = true }, NumberBounds(minimum: -9, maximum: 99) ?? .unlimited) {
      pair, screen, field in
      // A number's bounds stand around the field here, and in a form in the form.
      guard pair.kind != .number else { return }
      for (text, shown, value) in [("150", "99", 99.0), ("-10", "-9", -9)] {
        await screen.replace(field, with: text)
        pair.commits = []
        field.pressReturn()
        await screen.rest()
        Story.expect(field.content, shown, "the text of \(text), \(pair.kind)")
        Story.expect(pair.value, value, "the number of \(text), \(pair.kind)")
        Story.expect(pair.commits, ["submit"], "what is told of \(text), \(pair.kind)")
      }
    }
  },
  Story("Cancel and Done end the editing in a form whose focus nobody follows") {
    for key in ["cancel", "done"] {
      let model = FormModel(Account())
      let screen = Screen {
        FormTextField("Amount", in: model, .amount).fieldKeyboardBar([.cancel, .done])
      }
      await screen.rest()
      let amount = await screen.focus("Amount")
      await screen.replace(amount, with: "1200")
      amount.pressBar(key)
      await screen.rest()
      Story.expect(amount.isFocused, false, "whether \(key) ends the editing")
      Story.expect(amount.content, key == "done" ? "1,200" : "5", "the text after \(key)")
    }
  },
]
