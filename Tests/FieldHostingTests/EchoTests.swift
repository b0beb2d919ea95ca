import FieldEditing
import FieldForms
import FormattingFieldsFoundation
import Foundation
import NumberText
import Testing

/// Echoes, compositions, keypads and commits: what a host sets and is given. (H1, H2, H3)
struct EchoTests {
  private let english: NumberFormat

  init() throws {
    english = try NumberFormat(
      FloatingPointFormatStyle<Double>(locale: Locale(identifier: "en_US")))
  }

  private func hosted(
    _ value: Double? = nil, _ change: (inout FieldPolicies) -> Void = { _ in }
  ) -> HostedField<Double> {
    var policies = FieldPolicies()
    change(&policies)
    return HostedField(value, format: english, policies: policies)
  }

  @Test("an echo changes nothing, late, twice and out of order; a command counts (H1, H2)")
  func echoes() {
    var hosted = hosted(0)
    var given: [Double?] = []
    for text in ["1", "12", "123"] {
      hosted.edit(text, from: hosted.shown)
      if let value = hosted.nextValue() { given.append(value) }
      hosted.read(0)
    }
    #expect(given == [1, 12, 123])
    #expect(hosted.field.text == "123", "the store has not taken anything yet")
    for echo in [1.0, 12, 123, 1, 12, 123, 12] {
      hosted.setValue(echo)
      #expect(hosted.field.text == "123")
      let given = hosted.nextValue()
      #expect(given == nil)
    }
    for echo in [1.0, 12, 123] {
      hosted.read(echo)
      #expect(hosted.field.text == "123")
    }
    hosted.read(1)
    #expect(hosted.field.text == "1", "a host that is read has taken what it was given in order")
    hosted.read(7)
    #expect(hosted.field.text == "7")
    hosted.read(12)
    #expect(hosted.field.text == "12", "what was given before a command is forgotten")
    let last = hosted.nextValue()
    #expect(last == nil)
  }

  @Test("keys fill from the right in a control that edits by itself, with late echoes (X8, H1)")
  func cents() throws {
    var policies = FieldPolicies()
    policies.fillsFromRight = true
    let euros = try NumberFormat(
      FloatingPointFormatStyle<Double>.Currency(code: "EUR", locale: Locale(identifier: "en_US")))
    var hosted = HostedField<Double>(nil, format: euros, policies: policies)
    hosted.focus(true)
    var given: [Double?] = []
    for text in ["€0.01", "€0.12", "€1.25"] {
      // The control has the digit after the text that it was given last.
      hosted.edit(hosted.field.text + text.suffix(1), from: hosted.shown)
      #expect(hosted.field.text == text)
      if let value = hosted.nextValue() { given.append(value) }
    }
    #expect(given == [0.01, 0.12, 1.25])
    for echo in given { hosted.setValue(echo) }
    #expect(hosted.field.text == "€1.25")
    hosted.edit("€1.2", from: hosted.shown)
    #expect(hosted.field.text == "€0.12")
  }

  @Test("of a field at rest only the last value comes back as an echo (H1)")
  func rest() {
    var hosted = hosted()
    for text in ["1", "10", "100"] {
      hosted.edit(text)
      _ = hosted.nextValue()
    }
    hosted.setValue(10)
    #expect(hosted.field.text == "100")
    hosted.submit()
    hosted.rest()
    hosted.edit("100.")
    hosted.setValue(100)
    #expect(hosted.field.text == "100.")
    hosted.setValue(10)
    #expect(hosted.field.text == "10", "as of a button that sets ten")
    hosted.edit("10x")
    hosted.setValue(10)
    #expect(hosted.field.text == "10x", "the value that the field has already (S4)")
  }

  @Test("nothing and NaN come back as values do, and a host empties a field with its own nil (H1)")
  func emptyEchoes() {
    var hosted = hosted(20) { $0.clearsWhenEmpty = true }
    hosted.edit("")
    let given = hosted.nextValue()
    #expect(given == .some(nil))
    hosted.edit("1")
    _ = hosted.nextValue()
    hosted.edit("1,")
    hosted.setValue(nil)
    #expect(hosted.field.text == "1,")
    hosted.setValue(7)
    hosted.setValue(nil)
    #expect(hosted.field.text.isEmpty)
    hosted.read(.nan)
    hosted.edit("5")
    _ = hosted.nextValue()
    hosted.read(.nan)
    #expect(hosted.field.text == "5", "a host that is read has said so before (H2)")
  }

  @Test("a host of entries has nothing while a text is refused; its command replaces the text (H1)")
  func entries() {
    var hosted = hosted(20)
    hosted.host = .takesEntry
    let first = hosted.takeValue()
    #expect(first == 20)
    hosted.edit("20x")
    let refused = hosted.takeValue()
    #expect(refused == nil)
    hosted.setValue(nil)
    #expect(hosted.field.text == "20x", "what the host has taken comes back")
    hosted.setValue(20)
    #expect(hosted.field.text == "20x", "late, too")
    hosted.rest()
    hosted.setValue(20)
    #expect(hosted.field.text == "20", "a command, though the field has the number")
  }

  @Test("a host of doubles writes cut digits back, and 0 for nothing while somebody types (H1)")
  func doubles() throws {
    var hosted = HostedField<FixedDecimal>(nil, format: english)
    hosted.field.policies.clearsWhenEmpty = true
    hosted.host = [.takesEntry, .keepsDoubles]
    hosted.setValue(0)
    #expect(hosted.field.text == "0", "nothing was given")
    hosted.edit("")
    for text in ["0", "0.", "0.1234567890123456789"] {
      hosted.edit(text)
      let taken = hosted.takeValue()
      let number = try taken.map { try #require(Double.converted(from: $0)) } ?? 0
      hosted.setValue(number.fixedDecimal)
      hosted.setValue(0)
      #expect(hosted.field.text == text)
    }
    hosted.edit("")
    _ = hosted.takeValue()
    hosted.setValue(0)
    #expect(hosted.field.text.isEmpty, "typing goes on")
    hosted.submit()
    hosted.rest()
    hosted.setValue(0)
    #expect(hosted.field.text == "0")
    // The text is again what was committed, and still the person's.
    hosted = HostedField(nil, format: english, policies: hosted.field.policies)
    hosted.host = [.takesEntry, .keepsDoubles]
    hosted.edit("1")
    _ = hosted.takeValue()
    hosted.edit("")
    _ = hosted.takeValue()
    hosted.setValue(0)
    #expect(hosted.field.text.isEmpty, "a field that was empty at first is emptied again")
  }

  @Test("where commands wait for the commit, the first reading after it obeys them (H3)")
  func waiting() {
    var hosted = hosted(5)
    hosted.host = .waitsForCommit
    hosted.edit("56")
    _ = hosted.takeValue()
    hosted.read(99)
    #expect(hosted.field.text == "56")
    hosted.submit()
    #expect(hosted.field.text == "56", "the host is told what was committed")
    hosted.read(99)
    #expect(hosted.field.text == "99")
    hosted.edit("991")
    _ = hosted.takeValue()
    hosted.read(7)
    hosted.edit("9912")
    _ = hosted.takeValue()
    hosted.read(9912)
    hosted.submit()
    hosted.read(9912)
    #expect(hosted.field.text == "9,912", "the host has gone on")
  }

  @Test("a refused text says why, and a text how it was taken")
  func taken() {
    var hosted = hosted(5) { $0.filtersCharacters = true }
    hosted.edit("5y")
    #expect(hosted.refusal == .filtered)
    hosted.edit("52")
    #expect(hosted.refusal == nil)
    #expect(hosted.intent == .typed)
    hosted.edit("7,000", intent: .pasted)
    #expect(hosted.intent == .pasted)
    hosted.edit("7", intent: .deleted)
    #expect(hosted.intent == .deleted)
  }

  @Test("a command waits for the end of a composition (H3)")
  func commandWhileComposing() {
    var hosted = hosted()
    hosted.edit("\u{FF11}", marked: .utf16(0, 1))
    hosted.setValue(7)
    #expect(hosted.field.text == "\u{FF11}")
    hosted.edit("\u{FF11}\u{FF12}", marked: .utf16(0, 2))
    #expect(hosted.field.text == "\u{FF11}\u{FF12}")
    hosted.edit("\u{FF11}\u{FF12}")
    #expect(hosted.field.text == "7")
  }

  @Test("policies that refuse keys rest while an input method composes, and judge what it leaves")
  func compositions() {
    var hosted = hosted(5) { $0.filtersCharacters = true }
    #expect(hosted.edit("5y", marked: .utf16(1, 2)) == true, "a letter on the way to a digit")
    #expect(hosted.edit("5yi", marked: .utf16(1, 3)) == true)
    #expect(hosted.edit("52") == true, "which is a digit")
    #expect(hosted.edit("52z", marked: .utf16(2, 3)) == true)
    #expect(hosted.edit("52z") == false, "a letter that stays is refused")
    #expect(hosted.field.text == "52")
    #expect(hosted.field.markedRange == nil)
    #expect(hosted.edit("52z") == false, "the policies are back")
    #expect(hosted.edit("52z", marked: .utf16(2, 3)) == true)
    hosted.focus(false)
    #expect(hosted.field.value == 52, "the focus left while a letter was composed")
  }

  @Test("the decimal key of a pad means the format's separator, whatever mark it has (E2)")
  func keypads() {
    var hosted = hosted()
    #expect(hosted.edit("1", keypadSeparator: ",") == true)
    #expect(hosted.edit("1,", keypadSeparator: ",") == false, "drawn anew, with the style's mark")
    #expect(hosted.field.text == "1.")
    #expect(hosted.edit("1.5", keypadSeparator: ",") == true)
    #expect(hosted.field.value == 1.5)
    #expect(
      hosted.edit("1,234.5", intent: .pasted, keypadSeparator: ",") == true, "a paste is as it was")
    #expect(hosted.field.value == 1234.5)
    hosted.edit("", keypadSeparator: ",")
    #expect(hosted.edit(".", keypadSeparator: ".") == true)
  }

  @Test("a field that goes away is committed once, and says what it refused")
  func goingAway() {
    var hosted = hosted(20)
    hosted.focus(true)
    hosted.edit("7.50")
    let commit = hosted.focus(false)
    #expect(commit?.cause == .leave)
    #expect(commit?.isRefused == false)
    let nothing = hosted.disappear()
    #expect(nothing == nil, "nothing is left to commit")
    hosted.edit("1,5")
    let refused = hosted.disappear()
    #expect(refused?.refused?.text == "1,5")
    let submit = hosted.submit()
    #expect(submit.cause == .submit, "Return says so, also if nothing was to be done")
  }

  @Test("a Save button commits what is edited, and knows whether every text was taken")
  @MainActor
  func group() {
    let group = FieldGroup()
    final class View {
      var hosted: HostedField<Double>
      init(_ hosted: HostedField<Double>) { self.hosted = hosted }
    }
    let (price, share) = (View(hosted(20)), View(hosted(0.15) { $0.commitPolicy = .keepText }))
    func report(_ view: View) {
      group.report(
        view, isAcceptable: view.hosted.isAcceptable, isEdited: view.hosted.field.isEdited
      ) {
        let commit = view.hosted.focus(false)
        report(view)
        return commit
      }
    }
    for view in [price, share] { report(view) }
    #expect(group.isAcceptable)
    #expect(!group.isEdited)
    #expect(group.commit() == true)
    price.hosted.edit("7.50")
    share.hosted.edit("1.5.0")
    for view in [price, share] { report(view) }
    #expect(group.isEdited)
    #expect(!group.isAcceptable)
    #expect(group.commit() == false)
    #expect(price.hosted.field.text == "7.5")
    #expect(share.hosted.field.text == "1.5.0")
    share.hosted.edit("1.5")
    report(share)
    #expect(group.commit() == true)
    #expect(!group.isEdited)
    share.hosted.edit("x")
    report(share)
    group.remove(share)
    #expect(group.isAcceptable)
  }

  @Test("an index of another text is no place in this one")
  func staleIndices() {
    let texts = ["", "1", "1.234,5678 \u{20AC}", "\u{0661}\u{066B}\u{0665}", "\u{1F600}"]
    for old in texts {
      for text in texts {
        for (first, start) in old.utf16.indices.enumerated() {
          for end in old.utf16.indices.dropFirst(first) + [old.endIndex] {
            guard let range = text.utf16Range(of: start..<end) else { continue }
            #expect(range.upperBound <= text.utf16.count)
            if old == text {
              #expect(text.indices(ofUTF16: range).flatMap { text.utf16Range(of: $0) } == range)
            }
          }
        }
      }
    }
  }
}
