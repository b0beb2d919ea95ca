import FieldFormsUI
import SwiftUI

/// A host's own style: lengths in metres. It reads leniently, as Foundation's styles do: the number
/// in a text, whatever stands around it.
struct LengthStyle: ParseableFormatStyle, ParseStrategy {
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

/// A length and a date, each in a field alone.
@MainActor @Observable
private final class Bench {
  var length = 1.5
  var due: Date? = Date(timeIntervalSince1970: 1_924_991_940)
  var refused = RefusedTexts()
  var limit = 100.0
  var locale = "de_DE"
  @ObservationIgnored var heard: [String] = []
  @ObservationIgnored var writes = 0
}

private struct BenchView: View {
  @Bindable var bench: Bench
  let fields: FieldGroup
  var body: some View {
    let length = Binding(
      get: { bench.length },
      set: {
        bench.writes += 1
        bench.length = min($0, bench.limit)
      })
    VStack {
      ValueTextField("Length", value: length, format: LengthStyle())
      ValueTextField(
        "Due", value: $bench.due,
        format: Date.FormatStyle(
          date: .numeric, time: .omitted, locale: Locale(identifier: bench.locale), timeZone: .gmt)
      )
      .fieldID("due")
      TextField("Name", text: .constant(""))
    }
    .environment(fields)
    .refusedTexts($bench.refused)
    .onSubmit { bench.heard.append("submit") }
    .onCommit(of: String.self) { id, commit in bench.heard.append("\(id) \(commit.isRefused)") }
    .onFormSubmit { bench.heard.append("form") }
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
  },
  Story("B: a style of any kind in a field alone: the text stays, and only what it writes is taken")
  {
    let (bench, fields) = (Bench(), FieldGroup())
    let screen = Screen { BenchView(bench: bench, fields: fields) }
    await screen.rest()
    let length = await screen.focus("Length")
    Story.expect(length.content, "1.5 m", "the text")
    await screen.replace(length, with: "2.50 m")
    Story.expect(length.content, "2.50 m", "a text that the style would write otherwise")
    Story.expect(bench.length, 1.5, "the length while it is in doubt")
    Story.expect(bench.refused.all, ["2.50 m"], "what is refused")
    Story.expect(fields.isAcceptable, false, "whether all is valid")
    length.pressReturn()
    await screen.rest()
    Story.expect(length.content, "2.50 m", "the text after Return")
    Story.expect(bench.heard, [], "what was called")
    Story.expect(screen.texts.isEmpty, false, "whether it is told")
    await screen.tap("2.5 m")
    Story.expect(bench.length, 2.5, "the length that was suggested")
    Story.expect(screen.texts, [], "what is told of it")
    Story.expect(bench.refused.isEmpty && fields.isAcceptable, true, "whether all is valid")
    await screen.replace(length, with: "75.25 m")
    Story.expect(bench.length, 75.25, "the length at a key")
    length.pressReturn()
    await screen.rest()
    Story.expect(
      bench.heard.filter { $0 == "submit" || $0 == "form" }, ["submit"], "what Return calls")
    await screen.replace(length, with: "")
    _ = await screen.focus("Name")
    Story.expect(
      screen.field("Length").content, "75.25 m", "what an emptied field shows when it is left")
    Story.expect(bench.length, 75.25, "its length")
    let writes = bench.writes
    bench.length = 30
    await screen.rest()
    (await screen.focus("Length")).pressReturn()
    await screen.rest()
    Story.expect(bench.writes, writes, "how often the host's own length is written back")
  },
  Story("B: a date in a field alone: what is not shown is kept, and the host's value is taken") {
    let (bench, fields) = (Bench(), FieldGroup())
    let screen = Screen { BenchView(bench: bench, fields: fields) }
    await screen.rest()
    let due = await screen.focus("Due")
    Story.expect(due.content, "31.12.2030", "the text")
    _ = await screen.focus("Name")
    Story.expect(bench.due, Date(timeIntervalSince1970: 1_924_991_940), "the moment, untouched")
    await screen.replace(await screen.focus("Due"), with: "03.04.2030")
    Story.expect(bench.due, Date(timeIntervalSince1970: 1_901_404_800), "the third of April")
    _ = await screen.focus("Name")
    Story.expect(due.content, "3.4.2030", "the text that was left")
    Story.expect(bench.heard, ["due false"], "what was called")
    bench.locale = "en_US"
    await screen.rest()
    Story.expect(due.content, "4/3/2030", "the text in another language")
    Story.expect(bench.due, Date(timeIntervalSince1970: 1_901_404_800), "the date then")
    await screen.replace(await screen.focus("Due"), with: "5.6.")
    bench.due = nil
    await screen.rest()
    Story.expect(due.content, "5.6.", "the text while somebody types")
    Story.expect(bench.refused.all, ["5.6."], "what is refused")
    _ = await screen.focus("Name")
    bench.due = Date(timeIntervalSince1970: 1_901_404_800)
    await screen.rest()
    Story.expect(due.content, "4/3/2030", "what the host has set")
    Story.expect(fields.commit(), true, "whether Save takes all")
    _ = await screen.focus("Due")
    bench.due = Date(timeIntervalSince1970: 1_924_991_940)
    await screen.rest()
    Story.expect(due.content, "12/31/2030", "what the host has set where nobody has typed yet")
    await screen.replace(due, with: "")
    Story.expect(bench.due, nil, "an emptied date")
  },
  Story("B: a value that the host does not take: the typed text stays until the commit") {
    let (bench, fields) = (Bench(), FieldGroup())
    bench.limit = 10
    let screen = Screen { BenchView(bench: bench, fields: fields) }
    await screen.rest()
    let length = await screen.focus("Length")
    await screen.replace(length, with: "25.0 m")
    Story.expect(bench.length, 10, "the length that the host has made of it")
    Story.expect(length.content, "25.0 m", "the text while it is typed")
    length.pressReturn()
    await screen.rest()
    Story.expect(length.content, "10.0 m", "the text after Return")
  },
]
