import FieldEditing
import FieldFormsUI
import SwiftUI

// What Save knows of fields out of sight: a row that has scrolled away, a screen that another covers,
// and a view that is gone for good.

/// A list with one row, and a Save button outside of it.
@MainActor @Observable
private final class Ledger {
  var price: Double? = 5
  var length = 1.5
  var refused = RefusedTexts()
  var isShown = true
  let fields = FieldGroup()
  @ObservationIgnored var saved: [Double?] = []
}

private struct LedgerView: View {
  @Bindable var ledger: Ledger
  var updates = FieldUpdates.onKey
  var bounds: ClosedRange<Double> = 0...100
  var body: some View {
    VStack {
      if ledger.isShown {
        Form {
          FormattingTextField("Price", value: $ledger.price, format: twoDigits).bounds(bounds)
          ValueTextField("Length", value: $ledger.length, format: LengthStyle())
        }
        .policies { $0.commitPolicy = .keepText }
        .fieldUpdates(updates)
      }
      Button("Save") { if ledger.fields.commit() { ledger.saved.append(ledger.price) } }
        .disabled(!ledger.fields.isAcceptable)
      Text(ledger.refused.isEmpty ? "valid" : "refused")
    }
    .environment(ledger.fields)
    .refusedTexts($ledger.refused)
  }
}

/// A pane that shows one of two items.
@MainActor @Observable
private final class Pane {
  var lengths = [1.5, 1.5]
  var shown = 0
  var refused = RefusedTexts()
}

private struct PaneView: View {
  @Bindable var pane: Pane
  var body: some View {
    let shown = pane.shown
    ValueTextField("Length", value: $pane.lengths[shown], format: LengthStyle())
      .fieldID(shown)
      .refusedTexts($pane.refused)
  }
}

@MainActor let awayStories = [
  Story("a refused text that has scrolled out of sight is in the way of Save, until it is mended") {
    for (label, text, good) in [
      ("Price", "5x", "6"), ("Price", "150", "7"), ("Length", "2.50 m", "3.0 m"),
    ] {
      for updates in [FieldUpdates.onKey, .onCommit] {
        let ledger = Ledger()
        let screen = Screen { LedgerView(ledger: ledger, updates: updates) }
        await screen.rest()
        let field = await screen.focus(label)
        await screen.replace(field, with: text)
        field.end()
        await screen.rest()
        for time in 1...2 {
          screen.scroll(field, isVisible: false)
          await screen.rest()
          Story.expect(
            ledger.fields.isAcceptable, false, "whether Save is enabled, \(text), \(time)")
          Story.expect(ledger.fields.commit(), false, "whether Save may go on, \(text), \(time)")
          Story.expect(ledger.refused.all, [text], "what is refused, \(time)")
          Story.expect(screen.texts.contains("refused"), true, "what the model's view shows")
          screen.scroll(field, isVisible: true)
          await screen.rest()
          Story.expect(field.content, text, "the text that is back, \(time)")
        }
        await screen.replace(field, with: good)
        field.pressReturn()
        await screen.rest()
        screen.scroll(field, isVisible: false)
        await screen.rest()
        await screen.tap("Save")
        Story.expect(ledger.saved.count, 1, "how often was saved, \(good)")
        Story.expect(ledger.refused.all, [], "what is refused of \(good)")
      }
    }
  },
  Story("Save writes what a row out of sight has not written, if the host has no newer value") {
    for updates in [FieldUpdates.onKey, .onCommit] {
      for newer in [nil, 3.0] {
        let ledger = Ledger()
        let screen = Screen { LedgerView(ledger: ledger, updates: updates) }
        await screen.rest()
        let field = await screen.focus("Price")
        await screen.replace(field, with: "7.1291")
        screen.scroll(field, isVisible: false)
        await screen.rest()
        Story.expect(ledger.fields.isEdited, true, "whether there is something to write")
        if let newer {
          screen.hostSets()
          ledger.price = newer
        }
        Story.expect(ledger.fields.commit(), true, "whether Save may go on")
        Story.expect(ledger.price, newer ?? 7.13, "the price that Save reads, \(updates)")
        Story.expect(ledger.fields.isEdited, false, "whether there is something left to write")
        await screen.rest()
        screen.scroll(field, isVisible: true)
        await screen.rest()
        Story.expect(field.content, newer == nil ? "7.13" : "3", "the text that is back")
        Story.expect(ledger.price, newer ?? 7.13, "the price in the end")
      }
    }
  },
  Story("a text that the commit of a field out of sight takes back goes without the binding") {
    let (desk, texts) = (Desk(5), Live(RefusedTexts()))
    var writes = 0
    let screen = Screen {
      DeskView(desk: desk)
        .refusedTexts(
          Binding(
            get: { texts.value },
            set: {
              writes += 1
              texts.value = $0
            }))
    }
    await screen.rest()
    let field = await screen.focus("Price")
    await screen.replace(field, with: "5x")
    Story.expect(texts.value.all, ["5x"], "what is refused")
    let before = writes
    screen.scroll(field, isVisible: false)
    await screen.rest()
    Story.expect(texts.value.all, [], "what is refused of the number that stands there again")
    Story.expect(desk.fields.isAcceptable, true, "whether all is valid")
    Story.expect(writes, before, "how often the binding was written since")
  },
  Story("a style's field whose id changes is another field, which knows nothing of the old one") {
    let pane = Pane()
    let screen = Screen { PaneView(pane: pane) }
    await screen.rest()
    screen.allowReplacement()
    await screen.replace(screen.field("Length"), with: "2x")
    Story.expect(pane.refused.all, ["2x"], "what is refused")
    pane.shown = 1
    await screen.rest()
    Story.expect(screen.field("Length").content, "1.5 m", "the next item's text")
    Story.expect(pane.refused.all, [], "what is refused of the next item")
    Story.expect(screen.texts, [], "what is told of the next item")
    await screen.replace(screen.field("Length"), with: "3.0 m")
    Story.expect(pane.lengths, [1.5, 3], "the lengths")
  },
]
