import FieldEditing
import FieldForms
import FormattingFieldsFoundation
import Foundation
import NumberText
import Testing

/// Answers and commands, compositions and commits: what a host is given and says. (H1, H3)
struct AnswerTests {
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

  /// A field whose host takes each key's gift by `taking`, and answers with what it has.
  private func typed(
    _ keys: String, over value: Double, _ taking: (Double) -> Double?
  ) -> (hosted: HostedField<Double>, stored: Double) {
    var (hosted, stored) = (hosted(value), value)
    hosted.setFocused(true)
    func render() {
      while let gift = hosted.nextGift() {
        if let value = gift.value { stored = taking(value) ?? stored }
        hosted.read(stored, answering: gift.token)
      }
    }
    for length in 1...keys.count {
      hosted.follow(String(keys.prefix(length)))
      render()
      #expect(hosted.field.text == keys.prefix(length), "no answer takes a key away")
    }
    hosted.setFocused(false)
    render()
    return (hosted, stored)
  }

  @Test("a number that a store takes arrives, whatever it makes of its beginning (H1)")
  func minimum() {
    for keys in ["15", "10", "99", "1995"] {
      for taking in [{ $0 < 10 ? nil : $0 }, { max($0, 10) }] as [(Double) -> Double?] {
        let (hosted, stored) = typed(keys, over: 20, taking)
        #expect(stored == Double(keys))
        #expect(hosted.field.value == stored)
      }
    }
    let (hosted, stored) = typed("1995", over: 2024) { $0 < 1900 ? nil : $0 }
    #expect(stored == 1995)
    #expect(hosted.message(in: .english) == nil)
  }

  @Test("at the commit the store has the last word, and a sentence says so (H1)")
  func lastWord() {
    let (refused, old) = typed("5", over: 20) { $0 < 10 ? nil : $0 }
    #expect(old == 20)
    #expect(refused.field.text == "20")
    #expect(refused.message(in: .english) == "“5” was changed to 20.")
    let (raised, ten) = typed("5", over: 20) { max($0, 10) }
    #expect(ten == 10)
    #expect(raised.field.text == "10")
    #expect(raised.message(in: .english) == "“5” was changed to 10.")
  }

  @Test("a store that converts there and back changes nothing that can be seen (H1)")
  func conversion() {
    let (hosted, stored) = typed("15", over: 32) { $0 * 1.1 / 1.1 }
    #expect(stored != 15, "a last digit is another")
    #expect(hosted.field.text == "15")
    #expect(hosted.message(in: .english) == nil)
  }

  @Test("a host that clamps a turn later, or is drawn too early, is one that clamps at once (H1)")
  func turns() {
    var hosted = hosted(20)
    hosted.setFocused(true)
    hosted.follow("1")
    _ = hosted.nextGift()
    for value in [20.0, 1, 10] {
      hosted.read(value)
      #expect(hosted.field.text == "1")
    }
    hosted.follow("15")
    _ = hosted.nextGift()
    hosted.read(10)
    hosted.read(15)
    hosted.submit()
    #expect(hosted.field.text == "15")
    hosted.follow("5")
    _ = hosted.nextGift()
    hosted.read(5)
    hosted.submit()
    hosted.read(10)
    #expect(hosted.field.text == "10", "the store's last word comes after the commit")
    #expect(hosted.message(in: .english) == "“5” was changed to 10.")
  }

  @Test("an answer to an earlier gift changes nothing (H1)")
  func earlierGifts() throws {
    var hosted = hosted(20)
    hosted.host = .answersLate
    hosted.follow("1")
    let first = hosted.nextGift()
    hosted.follow("15")
    let last = hosted.nextGift()
    hosted.submit()
    hosted.read(20, answering: try #require(first).token)
    #expect(hosted.field.text == "15")
    hosted.read(12, answering: try #require(last).token)
    #expect(hosted.field.text == "12")
  }

  @Test("what changes while the host is at rest is a command, over a refused text, too (H1)")
  func commands() {
    var hosted = hosted(20)
    hosted.setFocused(true)
    hosted.follow("1")
    _ = hosted.nextGift()
    hosted.read(1)
    hosted.rest()
    hosted.read(nil)
    #expect(hosted.field.text.isEmpty, "a Clear button")
    let nothing = hosted.nextGift()
    #expect(nothing == nil, "the host has it")
    hosted.follow("12x")
    hosted.read(nil)
    #expect(hosted.field.text == "12x", "the host is drawn anew")
    hosted.command(nil)
    #expect(hosted.field.text.isEmpty)
    hosted.follow("30x")
    hosted.command(30)
    #expect(hosted.field.text == "30")
  }

  @Test("a key that changes no text is no typing (H1)")
  func noTyping() throws {
    var hosted = hosted()
    for text in ["1", "12", "123"] {
      hosted.follow(text)
      _ = hosted.nextGift()
      hosted.read(Double(text))
    }
    hosted.submit()
    try hosted.press(.selectAll)
    hosted.read(12)
    #expect(hosted.field.text == "12")
  }

  @Test("every act that changes the text ends the news of a commit (H1)")
  func news() throws {
    let acts: [(inout HostedField<Double>) throws -> Void] = [
      { try $0.press(.deleteBackward) }, { $0.revert() }, { $0.command(7) }, { $0.follow("1") },
      { $0.take("5") }, { try $0.apply(.type("1")) },
    ]
    for act in acts {
      var hosted = hosted(3) { $0.commitPolicy = .keepText }
      hosted.setFocused(true)
      hosted.follow("12x")
      hosted.submit()
      #expect(hosted.wantsFocus)
      try act(&hosted)
      #expect(!hosted.wantsFocus)
      if case .keptInvalid = hosted.outcome { Issue.record("the outcome is still there") }
    }
  }

  @Test("a step in a field without the focus is no typing: its answer counts (H1)")
  func steps() {
    var hosted = hosted(10) { $0.step = 1 }
    hosted.increment()
    let gift = hosted.nextGift()
    #expect(gift?.value == 11)
    hosted.read(10)
    #expect(hosted.field.text == "10")
    #expect(hosted.message(in: .english) == "“11” was changed to 10.")
  }

  @Test("keys fill from the right in a control that edits by itself, with late answers (X8, H1)")
  func cents() throws {
    var policies = FieldPolicies()
    policies.fillsFromRight = true
    let euros = try NumberFormat(
      FloatingPointFormatStyle<Double>.Currency(code: "EUR", locale: Locale(identifier: "en_US")))
    var hosted = HostedField<Double>(nil, format: euros, policies: policies)
    hosted.setFocused(true)
    var given: [Double?] = []
    for text in ["€0.01", "€0.12", "€1.25"] {
      // The control has the digit after the text that it was given last.
      hosted.follow(hosted.field.text + text.suffix(1), from: hosted.shown)
      #expect(hosted.field.text == text)
      if let gift = hosted.nextGift() { given.append(gift.value) }
    }
    #expect(given == [0.01, 0.12, 1.25])
    for answer in given { hosted.read(answer) }
    #expect(hosted.field.text == "€1.25")
    hosted.follow("€1.2", from: hosted.shown)
    #expect(hosted.field.text == "€0.12")
  }

  @Test("nothing and NaN are values (H1)")
  func emptyValues() {
    var hosted = hosted(20) { $0.clearsWhenEmpty = true }
    hosted.follow("")
    let gift = hosted.nextGift()
    #expect(gift != nil)
    #expect(gift?.value == nil)
    hosted.rest()
    hosted.read(.nan)
    let nan = hosted.field.text
    hosted.follow("5")
    _ = hosted.nextGift()
    hosted.read(.nan)
    #expect(hosted.field.text == "5", "the host has not taken it")
    hosted.submit()
    #expect(hosted.field.text == nan, "and does not")
  }

  @Test("a host of entries has nothing while a text is refused (H1)")
  func entries() {
    var hosted = hosted(20)
    hosted.host = .takesEntry
    let first = hosted.takeValue()
    #expect(first == 20)
    hosted.follow("20x")
    let refused = hosted.takeValue()
    #expect(refused == nil)
    hosted.read(nil)
    #expect(hosted.field.text == "20x", "what the host has taken comes back")
    hosted.rest()
    hosted.read(20)
    #expect(hosted.field.text == "20", "a command, though the field has the number")
  }

  @Test("a host of doubles cuts digits, and has 0 for nothing while somebody types (H1)")
  func doubles() throws {
    var hosted = HostedField<FixedDecimal>(nil, format: english)
    hosted.field.policies.clearsWhenEmpty = true
    hosted.host = [.takesEntry, .keepsDoubles]
    hosted.read(0)
    #expect(hosted.field.text == "0", "nothing was given")
    hosted.follow("0.1234567890123456789")
    let taken = hosted.takeValue()
    let cut = try #require(taken.flatMap { Double(fixedDecimal: $0) })
    hosted.submit()
    hosted.read(cut.fixedDecimal)
    #expect(hosted.message(in: .english)?.contains("became") != true)
    hosted.follow("")
    _ = hosted.takeValue()
    hosted.read(0)
    hosted.submit()
    #expect(hosted.field.text.isEmpty)
    hosted.rest()
    hosted.read(0)
    #expect(hosted.field.text.isEmpty, "the host has had it since the gift")
    hosted.read(nil)
    hosted.read(0)
    #expect(hosted.field.text == "0")
  }

  @Test("a refused text says why, and a text how it was taken")
  func taken() {
    var hosted = hosted(5) { $0.filtersCharacters = true }
    hosted.follow("5y")
    #expect(hosted.refusal == .filtered)
    hosted.follow("52")
    #expect(hosted.refusal == nil)
    #expect(hosted.intent == .typed)
    hosted.follow("7,000", intent: .pasted)
    #expect(hosted.intent == .pasted)
    hosted.follow("7", intent: .deleted)
    #expect(hosted.intent == .deleted)
  }

  @Test("a command waits for the end of a composition (H3)")
  func commandWhileComposing() {
    var hosted = hosted()
    hosted.follow("\u{FF11}", marked: .utf16(0, 1))
    hosted.command(7)
    #expect(hosted.field.text == "\u{FF11}")
    hosted.follow("\u{FF11}\u{FF12}", marked: .utf16(0, 2))
    #expect(hosted.field.text == "\u{FF11}\u{FF12}")
    hosted.follow("\u{FF11}\u{FF12}")
    #expect(hosted.field.text == "7")
  }

  @Test("policies that refuse keys rest while an input method composes, and judge what it leaves")
  func compositions() {
    var hosted = hosted(5) { $0.filtersCharacters = true }
    #expect(hosted.follow("5y", marked: .utf16(1, 2)) == true, "a letter on the way to a digit")
    #expect(hosted.follow("5yi", marked: .utf16(1, 3)) == true)
    #expect(hosted.follow("52") == true, "which is a digit")
    #expect(hosted.follow("52z", marked: .utf16(2, 3)) == true)
    #expect(hosted.follow("52z") == false, "a letter that stays is refused")
    #expect(hosted.field.text == "52")
    #expect(hosted.field.markedRange == nil)
    #expect(hosted.follow("52z") == false, "the policies are back")
    #expect(hosted.follow("52z", marked: .utf16(2, 3)) == true)
    hosted.setFocused(false)
    #expect(hosted.field.value == 52, "the focus left while a letter was composed")
  }

  @Test("a field that goes away is committed once, and says what it refused")
  func goingAway() {
    var hosted = hosted(20)
    hosted.setFocused(true)
    hosted.follow("7.50")
    let commit = hosted.setFocused(false)
    #expect(commit?.cause == .leave)
    #expect(commit?.isRefused == false)
    let nothing = hosted.disappear()
    #expect(nothing == nil, "nothing is left to commit")
    hosted.follow("1,5")
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
        let commit = view.hosted.setFocused(false)
        report(view)
        return commit
      }
    }
    for view in [price, share] { report(view) }
    #expect(group.isAcceptable)
    #expect(!group.isEdited)
    #expect(group.commit() == true)
    price.hosted.follow("7.50")
    share.hosted.follow("1.5.0")
    for view in [price, share] { report(view) }
    #expect(group.isEdited)
    #expect(!group.isAcceptable)
    #expect(group.commit() == false)
    #expect(price.hosted.field.text == "7.5")
    #expect(share.hosted.field.text == "1.5.0")
    share.hosted.follow("1.5")
    report(share)
    #expect(group.commit() == true)
    #expect(!group.isEdited)
    share.hosted.follow("x")
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
