import FieldForms
import FormattingFields
import Testing

/// A view's focus and the form's are the same in the end, and the rules say who wins. (F1)
struct FocusMirrorTests {
  private typealias Mirror = FocusMirror<Registration.FieldID>
  private var form = FieldForm(Registration())
  private var mirror = Mirror()

  @Test("the view follows the form, and its echo changes nothing")
  mutating func echo() {
    form.focusOnAppear()
    #expect(mirror.follow(form) == true)
    #expect(form.focusedField == .firstName)
    #expect(mirror.follow(form) == false, "asked once is enough")
    let before = form
    #expect(mirror.report(.firstName, to: &form) == false)
    #expect(form == before)
    #expect(mirror.follow(form) == false)
  }

  @Test("the form follows the view: a tap commits what it leaves")
  mutating func tap() throws {
    try form.type("Ada ", into: .lastName)
    _ = mirror.settle(at: .lastName, in: &form)
    #expect(mirror.report(.email, to: &form) == false)
    #expect(form.focusedField == .email)
    #expect(form.content.lastName.text == "Ada")
    #expect(mirror.report(nil, to: &form) == false)
    #expect(form.focusedField == nil)
  }

  @Test("a late echo of an older focus does not override a newer one")
  mutating func lateEcho() {
    form.focus(.firstName)
    _ = mirror.follow(form)
    form.focus(.lastName)
    _ = mirror.follow(form)
    #expect(mirror.report(.firstName, to: &form) == false)
    #expect(form.focusedField == .lastName)
    #expect(mirror.pending == [.lastName])
    #expect(mirror.report(.lastName, to: &form) == false)
    #expect(form.focusedField == .lastName)
    #expect(mirror.pending.isEmpty)
  }

  @Test("a report answers the oldest of equal requests, and what follows may be late still")
  mutating func equalRequests() {
    for field in [Registration.FieldID.firstName, .lastName, .firstName] {
      form.focus(field)
      _ = mirror.follow(form)
    }
    #expect(mirror.report(.firstName, to: &form) == false)
    #expect(mirror.pending == [.lastName, .firstName])
    #expect(mirror.report(.lastName, to: &form) == false)
    #expect(form.focusedField == .firstName)
    #expect(mirror.report(.firstName, to: &form) == false)
    #expect(mirror.pending.isEmpty)
  }

  @Test("a view that tells nothing of a request is asked again at its next move")
  mutating func silent() {
    form.focus(.firstName)
    _ = mirror.follow(form)
    #expect(mirror.report(.email, to: &form) == true)
    #expect(form.focusedField == .firstName)
    #expect(mirror.report(.firstName, to: &form) == false)
    #expect(mirror.report(.email, to: &form) == false)
    #expect(form.focusedField == .email, "one move was lost, not two")
  }

  @Test("an echo does not override a focus that the view has not even heard of")
  mutating func unheard() {
    form.focus(.firstName)
    _ = mirror.follow(form)
    form.focus(.lastName)
    #expect(mirror.report(.firstName, to: &form) == true)
    #expect(form.focusedField == .lastName)
    #expect(mirror.pending == [.lastName])
  }

  @Test("when both move at once the form wins, and the view is brought along")
  mutating func bothAtOnce() {
    form.focus(.firstName)
    _ = mirror.follow(form)
    _ = mirror.report(.firstName, to: &form)
    form.focus(.lastName)
    #expect(mirror.report(.email, to: &form) == true)
    #expect(form.focusedField == .lastName)
    #expect(mirror.pending == [.lastName])
  }

  @Test("a view that counts requests is taken at its count")
  mutating func counted() {
    form.focus(.firstName)
    _ = mirror.follow(form)
    let first = mirror.generation
    form.focus(.lastName)
    _ = mirror.follow(form)
    let second = mirror.generation
    #expect(mirror.report(.firstName, after: first, to: &form) == false)
    #expect(form.focusedField == .lastName)
    #expect(mirror.report(.email, after: second, to: &form) == false)
    #expect(form.focusedField == .email, "the user's move after the newest request")
    #expect(mirror.report(.firstName, after: first, to: &form) == false)
    #expect(form.focusedField == .email, "still late")
  }

  @Test("a view that cannot focus what was asked says where it rests")
  mutating func rests() {
    form.focus(.firstName)
    _ = mirror.follow(form)
    #expect(mirror.settle(at: nil, in: &form) == false)
    #expect(form.focusedField == nil)
  }

  @Test("a view's move to a field that takes no focus is sent back")
  mutating func refused() {
    form.focus(.firstName)
    _ = mirror.settle(at: .firstName, in: &form)
    #expect(mirror.report(.company, to: &form) == true)
    #expect(form.focusedField == .firstName)
  }

  @Test("mirrors are equal until they ask for another focus")
  mutating func equality() {
    form.focus(.firstName)
    _ = mirror.follow(form)
    let copy = mirror
    #expect(copy == mirror)
    form.focus(.lastName)
    _ = mirror.follow(form)
    #expect(copy != mirror)
  }
}
