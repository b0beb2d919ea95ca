import FieldEditing
import FieldForms
import FormattingFieldsFoundation
import Foundation
import NumberMessages
import NumberText
import Testing

/// What hosts with a model of their own use: actions, a focus of theirs, words of theirs.
struct HostsModelTests {
  private struct Bill: FormContent {
    enum FieldID: String { case sum, note }
    var sum: FormattingField<Double>
    var note = PlainTextField()

    init(_ policies: FieldPolicies = FieldPolicies()) throws {
      sum = FormattingField(
        5,
        format: try NumberFormat(
          FloatingPointFormatStyle<Double>(locale: Locale(identifier: "en_US"))
            .precision(.fractionLength(0...2))),
        bounds: NumberBounds(0...99), policies: policies)
    }

    mutating func declare(_ form: inout FormDeclaration<FieldID>) {
      form.field(.sum, &sum)
      form.field(.note, &note)
    }
  }

  /// A host's own model.
  private struct Screen: FocusHolder {
    var focusedField: Int?
    var isLocked = false
    mutating func adoptFocus(_ field: Int?) { if !isLocked { focusedField = field } }
  }

  @Test(
    "an emptied field whose number stays accepts no commit, and one whose number went does (C4)",
    arguments: [false, true])
  @MainActor
  func emptied(_ clears: Bool) throws {
    var policies = FieldPolicies()
    (policies.commitPolicy, policies.clearsWhenEmpty) = (.keepText, clears)
    let group = FieldGroup()
    final class View {
      var hosted: HostedField<Double>
      init(_ field: FormattingField<Double>) { hosted = HostedField(field) }
    }
    let view = View(try Bill(policies).sum)
    for text in ["7", ""] {
      view.hosted.setFocused(true)
      view.hosted.follow(text)
      for _ in 0..<2 {
        let isAcceptable = view.hosted.isAcceptable
        group.report(view, isAcceptable: isAcceptable, isEdited: true) { view.hosted.commit() }
        #expect(isAcceptable == (clears || text == "7"))
        #expect(group.commit() == isAcceptable, "\(text)")
      }
    }
  }

  @Test("actions do to a form what its methods do, and what is refused changes nothing")
  func actions() throws {
    var form = FieldForm(try Bill())
    try form.apply(.focus(.sum))
    #expect(form.focusedField == .sum)
    #expect(form[.sum]?.selection.isCaret == true, "the user has placed the caret")
    try form.apply(.input(.press(.selectAll), .sum))
    try form.apply(.input(.type("7"), .sum))
    try form.apply(.pressReturn)
    #expect(form.content.sum.value == 7)
    #expect(form.focusedField == .note)
    let before = form
    #expect(throws: FormRefusal.field(.filtered)) {
      try form.apply(.choose(.date(ISODate("2026-01-01")), .sum))
    }
    #expect(form == before)
  }

  @Test("a letter that a form refuses while an input method composes waits for its end (E5)")
  func composition() throws {
    var policies = FieldPolicies()
    policies.filtersCharacters = true
    var form = FieldForm(try Bill(policies))
    form.focus(.sum)
    var hosted = HostedFormField()
    let keepsLetter = hosted.edit(.sum, in: &form) { $0.follow("i", marked: .utf16(0, 1)) }
    #expect(keepsLetter, "the view keeps the letter")
    #expect(form[.sum]?.text == "5")
    let takesDigit = hosted.edit(.sum, in: &form) { $0.follow("1") }
    #expect(takesDigit)
    #expect(form[.sum]?.text == "1")
    let keepsOther = hosted.edit(.sum, in: &form) { $0.follow("1x", marked: .utf16(1, 2)) }
    let takesOther = hosted.edit(.sum, in: &form) { $0.follow("1x") }
    #expect(keepsOther)
    #expect(!takesOther, "refused when it ends")
    #expect(form[.sum]?.text == "1")
  }

  @Test("a model's focus is followed, a tap is told to it, and a move that it refuses is sent back")
  func focus() {
    var (screen, focus) = (Screen(focusedField: 1), HostedFocus<Int>())
    let isAsked = focus.appear(nil, screen)
    #expect(isAsked, "the view has to focus what the model has")
    let (echo, move) = (focus.report(1, to: &screen), focus.report(2, to: &screen))
    #expect(!echo)
    #expect(!move)
    #expect(screen.focusedField == 2)
    screen.isLocked = true
    let goesBack = focus.report(3, to: &screen)
    #expect(goesBack, "the view has to go back")
    #expect(screen.focusedField == 2)
  }

  @Test("a view that moves on whatever it is asked for has its way after a few requests")
  func patience() {
    var (screen, focus) = (Screen(focusedField: 1), HostedFocus<Int>())
    _ = focus.appear(1, screen)
    screen.isLocked = true
    for field in 2..<(2 + HostedFocus<Int>.patience) {
      let isAsked = focus.report(field, to: &screen)
      #expect(isAsked, "the view has to go back from \(field)")
    }
    screen.isLocked = false
    let isAskedStill = focus.report(9, to: &screen)
    #expect(!isAskedStill)
    #expect(screen.focusedField == 9)
  }

  @Test("a text that Return has refused and kept has its suggestions, also while it is focused")
  func kept() throws {
    var policies = FieldPolicies()
    policies.commitPolicy = .keepText
    var hosted = HostedField<Double>(try Bill(policies).sum)
    hosted.setFocused(true)
    hosted.follow("1,00")
    #expect(hosted.suggestions == [], "the next key may make it a number")
    hosted.submit()
    #expect(hosted.message != nil)
    #expect(hosted.suggestions == hosted.field.refusedText?.suggestions)
    #expect(!hosted.suggestions.isEmpty)
    hosted.follow("1,0")
    #expect(hosted.suggestions == [], "somebody goes on typing")
  }

  @Test("what a sentence is about has a code and facts for other words")
  func subjects() throws {
    var hosted = HostedField<Double>(try Bill().sum)
    #expect(hosted.subject == nil)
    hosted.setFocused(true)
    hosted.follow("150")
    #expect(hosted.subject?.code == "number.aboveMaximum")
    #expect(hosted.subject?.facts["maximum"] == "99")
    #expect(hosted.subject?.facts["typed"] == "150")
    hosted.submit()
    #expect(hosted.subject?.code == "number.aboveMaximum")
    hosted.follow("15x")
    hosted.submit()
    #expect(hosted.subject?.code == "reverted")
    #expect(hosted.subject?.facts["issue"] == "number.unexpectedCharacter")
    #expect(hosted.subject?.facts["text"] == hosted.field.text)
    #expect(hosted.message(in: .german) != hosted.message)
    hosted.follow("1.23456")
    hosted.submit()
    #expect(hosted.subject?.code == "rounded")
    #expect(hosted.subject?.facts["typed"] == "1.23456")
    hosted.follow("12x")
    #expect(hosted.subject?.facts["place"] == "x")
  }

  @Test("a secret's subject does not give the text away")
  func secrets() throws {
    struct Safe: FormContent {
      enum FieldID: String { case code }
      var code: FormattingField<Double>
      mutating func declare(_ form: inout FormDeclaration<FieldID>) {
        form.field(.code, &code, [.secret])
      }
    }
    var form = FieldForm(Safe(code: try Bill().sum))
    form.focus(.code)
    try form.apply(.follow("12x"))
    let subject = try #require(form[.code]?.shownSubject)
    #expect(subject.code == "check")
    #expect(subject.facts == ["text": ""])
  }

  @Test("a group commits through the closure that came last, and forgets a field that has left")
  @MainActor func groups() throws {
    let group = FieldGroup()
    let (one, other) = (NSObject(), NSObject())
    var committed: [String] = []
    func report(_ field: NSObject, _ name: String, isAcceptable: Bool = true) {
      group.report(field, isAcceptable: isAcceptable, isEdited: true) {
        committed.append(name)
        return nil
      }
    }
    report(one, "old")
    report(one, "new")
    #expect(group.isEdited)
    #expect(group.commit())
    #expect(committed == ["new"], "the flags were the same, the closure is another")
    report(other, "other", isAcceptable: false)
    #expect(!group.isAcceptable)
    #expect(!group.commit(), "a text that is refused does not go through")
    group.remove(other)
    #expect(group.isAcceptable)
    group.remove(one)
    #expect(!group.isEdited)
  }

  @Test("an index that counts in UTF-16, as Objective-C's do, is a place of a text or none")
  func foreignIndices() {
    // The bits of Swift's index: the offset, then whether it lies at a scalar and a character, then
    // its units.
    func index(_ offset: UInt64) -> String.Index {
      unsafeBitCast(offset << 16 | 0b1011, to: String.Index.self)
    }
    for text in ["1\u{202F}234", "12 \u{20AC}", "\u{0661}\u{066B}\u{0665}", "\u{2212}1"] {
      let count = text.utf16.count
      for offset in 0...count {
        let range = text.utf16Range(of: index(UInt64(offset))..<index(UInt64(count)))
        #expect(range == offset..<count)
      }
      #expect(text.utf16Range(of: index(0)..<index(UInt64(count + 1))) == nil)
      #expect(text.utf16Range(of: index(0)..<index(99)) == nil)
    }
  }

  @Test("views of a form that have shown nothing are equal")
  func newViews() {
    let (view, other) = (HostedFormField(), HostedFormField())
    #expect(view == other)
  }
}
