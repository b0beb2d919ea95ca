import FieldEditing
import FieldFormsUI
import SwiftUI

// The walk from field to field, what the Return key says, and what a number's text goes through.

/// A number between two texts, and a focus that the model has.
@MainActor @Observable
private final class Walk {
  enum Field { case name, age, email }
  var name = ""
  var age: Int? = 3
  var email = ""
  var focus: Field? = .name

  func pressReturn() {
    switch focus {
    case .name: focus = .age
    case .age: focus = .email
    case .email, nil: focus = nil
    }
  }
}

private struct WalkView: View {
  @Bindable var walk: Walk
  @FocusState private var focus: Walk.Field?
  var body: some View {
    Form {
      TextField("Name", text: $walk.name).focused($focus, equals: .name).submitLabel(.next)
      FormattingTextField("Age", value: $walk.age, format: .number)
        .policies { $0.commitPolicy = .keepText }
        .focused($focus, equals: .age)
        .submitLabel(.next)
      TextField("Email", text: $walk.email).focused($focus, equals: .email).submitLabel(.send)
    }
    .onSubmit { walk.pressReturn() }
    .focus($focus, follows: $walk.focus)
  }
}

private struct FloatView: View {
  @State private var weight: Float = 1
  var body: some View {
    FormattingTextField("Weight", value: $weight, format: .number)
      .environment(\.locale, Locale(identifier: "en_US"))
    Text("has \(weight)")
  }
}

private struct TillView: View {
  @Bindable var desk: Desk
  private let euros = FloatingPointFormatStyle<Double>.Currency(
    code: "EUR", locale: Locale(identifier: "en_US"))
  var body: some View {
    FormattingTextField("Price", value: $desk.order.price, format: euros)
      .policies { $0.fillsFromRight = true }
  }
}

@MainActor let walkStories = [
  Story("own model: the walk goes through a number, and stays where it is refused") {
    let walk = Walk()
    let screen = Screen { WalkView(walk: walk) }
    await screen.rest()
    screen.field("Name").pressReturn()
    await screen.rest()
    let age = screen.field("Age")
    Story.expect(age.isFocused, true, "whether Return has gone on to the number")
    await screen.type("6x", into: age)
    age.pressReturn()
    await screen.rest()
    Story.expect(age.isFocused, true, "whether the focus stays where the text is refused")
    Story.expect(walk.focus, .age, "the model's focus")
    await screen.type("<", into: age)
    age.pressReturn()
    await screen.rest()
    Story.expect(walk.age, 36, "the number")
    Story.expect(screen.field("Email").isFocused, true, "whether Return has gone on")
    screen.field("Email").pressReturn()
    await screen.rest()
    Story.expect(screen.fields.contains { $0.isFocused }, false, "whether a field has the focus")
  },
  Story("the Return key says the host's word, and next and done in a form that is asked to") {
    let screen = Screen { WalkView(walk: Walk()) }
    Story.expect(screen.fields.map(\.submitLabel), [.next, .next, .send], "the host's words")
    let model = FormModel(Account())
    let plain = Screen { AccountView(model: model).submitLabel(.send) }
    Story.expect(plain.fields.map(\.submitLabel), [.send, .send], "the words from further out")
    let form = Screen { AccountView(model: model).fieldSubmitLabels().submitLabel(.send) }
    Story.expect(form.fields.map(\.submitLabel), [.next, .done], "the form's words")
    let off = Screen { AccountView(model: model).fieldSubmitLabels(false) }
    Story.expect(off.fields.map(\.submitLabel), [.done, .done], "SwiftUI's own words")
  },
  Story("several answers: the first is focused, and all are told") {
    let model = FormModel(Account())
    let screen = Screen { AccountView(model: model) }
    await screen.rest()
    await model.submit { _ in
      [.answer(.amount, "It is too much."), .answer(.password, "It is too old.")]
    }
    await screen.rest()
    Story.expect(screen.field("Amount").isFocused, true, "whether the first is focused")
    for answer in ["It is too much.", "It is too old."] {
      Story.expect(screen.texts.filter { $0.contains(answer) }.count, 1, "how often \(answer)")
    }
  },
  Story("a Float beyond its digits is told, and a text that is no number yet stays") {
    let screen = Screen { FloatView() }
    await screen.rest()
    let weight = await screen.focus("Weight")
    await screen.type("<0.3", into: weight)
    Story.expect(screen.texts, ["has 0.3"], "what is told of a number")
    await screen.type(".4", into: weight)
    Story.expect(weight.content, "0.3.4", "the text")
    Story.expect(screen.texts.contains("has 0.3"), true, "whether the number is the last one")
    weight.pressReturn()
    await screen.rest()
    Story.expect(weight.content, "0.3", "the text that Return has put back")
    _ = await screen.focus("Weight")
    weight.select(0..<3)
    await screen.type("16777217", into: weight)
    weight.pressReturn()
    await screen.rest()
    Story.expect(weight.content, "16,777,216", "the number that a Float has")
    Story.expect(screen.texts.contains { $0.contains("Rounded from") }, true, "whether it is told")
  },
  Story("cents fill the field from the right where the host asks for that") {
    let desk = Desk(nil)
    let screen = Screen { TillView(desk: desk) }
    await screen.rest()
    let price = await screen.focus("Price")
    var texts: [String] = []
    for key in ["1", "2", "5", "<", "x"] {
      await screen.type(key, into: price)
      texts.append(price.content)
    }
    Story.expect(
      texts, ["\u{20AC}0.01", "\u{20AC}0.12", "\u{20AC}1.25", "\u{20AC}0.12", "\u{20AC}0.12"],
      "the texts")
    Story.expect(desk.order.price, 0.12, "the price")
    price.pressReturn()
    await screen.rest()
    Story.expect(price.content, "\u{20AC}0.12", "the text after Return")
  },
]
