import FieldFormsUI
import SwiftUI

/// A host's own style: lengths in metres. It reads leniently, as Foundation's styles do: the number in a text,
/// whatever stands around it.
private struct LengthStyle: ParseableFormatStyle, ParseStrategy {
  func format(_ metres: Double) -> String { "\(metres) m" }
  var parseStrategy: LengthStyle { self }
  func parse(_ text: String) throws -> Double {
    let digits = text.drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "." }
    guard let metres = Double(String(digits)) else { throw CocoaError(.formatting) }
    return metres
  }
}

private struct Plank: FormContent {
  enum FieldID: String { case length, cut, sold }
  var length = ValueField(1.5, format: StyleFormat(LengthStyle()))
  var cut = ValueField(format: StyleFormat(Date.ISO8601FormatStyle(timeZone: .gmt)))
  var sold = ValueField(
    format: DateStyleFormat(
      Date.FormatStyle(
        date: .numeric, time: .omitted, locale: Locale(identifier: "de_DE"), timeZone: .gmt)))

  mutating func declare(_ form: inout FormDeclaration<FieldID>) {
    form.field(.length, &length, .required)
    form.field(.cut, &cut)
    form.field(.sold, &sold)
  }
}

@MainActor @Observable
private final class Shelf { var form = FieldForm(Plank()) }

private struct PlankView: View {
  @Bindable var shelf: Shelf
  @FocusState private var focus: Plank.FieldID?
  var body: some View {
    Form {
      FormField("Length", in: $shelf.form, .length)
      FormField("Cut", in: $shelf.form, .cut)
      FormTextField("Sold", in: $shelf.form, .sold)
    }
    .focus($focus, follows: $shelf.form)
  }
}

@MainActor let styleStories = [
  Story(
    "a style of any kind: typed text stays, Return writes it, and what the style guesses is asked"
  ) {
    let shelf = Shelf()
    let screen = Screen { PlankView(shelf: shelf) }
    await screen.rest()
    let length = await screen.focus("Length")
    Story.expect(length.content, "1.5 m", "the text")
    await screen.type("<<<", into: length)
    await screen.type("75 m", into: length)
    Story.expect(length.content, "1.75 m", "the text while it is typed")
    Story.expect(shelf.form.content.length.value, 1.75, "the length")
    await screen.type("<<", into: length)
    Story.expect(shelf.form.content.length.value, 1.75, "the length without its unit")
    Story.expect(screen.buttons, [], "what is asked while it is typed")
    length.pressReturn()
    await screen.rest()
    Story.expect(length.content, "1.75", "the text that is not the style's")
    Story.expect(screen.buttons.contains("1.75 m"), true, "whether it is asked")
    await screen.tap("1.75 m")
    Story.expect(length.content, "1.75 m", "the text that was meant")
    Story.expect(shelf.form.isValid, true, "whether the form is valid")
    await screen.type("2030-12-31T23:59:00Z", into: await screen.focus("Cut"))
    Story.expect(
      shelf.form.content.cut.value?.timeIntervalSince1970, 1_924_991_940, "the moment")
    let sold = await screen.focus("Sold")
    await screen.type("03.04.2030", into: sold)
    sold.pressReturn()
    await screen.rest()
    Story.expect(sold.content, "3.4.2030", "the date as its style writes it")
  }
]
