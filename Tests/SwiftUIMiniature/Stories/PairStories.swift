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
]
