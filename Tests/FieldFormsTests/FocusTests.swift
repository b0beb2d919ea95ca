import FieldForms
import FormattingFields
import Testing

/// Focus is data: every rule of it holds without a view. (F1, F2)
struct FocusTests {
  private var form = FieldForm(Registration())

  @Test("moving walks the declared order both ways and clears the focus at the ends")
  mutating func bothWays() {
    form.moveToNext()
    #expect(form.focusedField == .firstName)
    form.moveToPrevious()
    #expect(form.focusedField == nil)
    form.moveToPrevious()
    #expect(form.focusedField == .email)
    form.moveToPrevious()
    #expect(form.focusedField == .lastName)
    form.moveToNext()
    form.moveToNext()
    #expect(form.focusedField == nil)
  }

  @Test("disabled and hidden fields are skipped and take no focus and no input")
  mutating func inactive() {
    form.content.isEmailKnown = true
    form.focus(.lastName)
    #expect(form[.lastName]?.isLast == true)
    for field in form.declaredFields { #expect(form[field] == form.fieldStates[field]) }
    #expect(form.focus(.company) == false)
    #expect(form.focus(.email) == false)
    #expect(form.focusedField == .lastName)
    #expect(throws: FormRefusal.notActive) { try form.apply(.type("x"), to: .email) }
    form.pressReturn()
    #expect(form.focusedField == nil)
    #expect(throws: FormRefusal.noFocus) { try form.apply(.type("x")) }
    form.content.isForCompany = true
    form.focus(.lastName)
    #expect(form[.lastName]?.isLast == false)
    form.moveToNext()
    #expect(form.focusedField == .company)
  }

  @Test("a field that is hidden while it has the focus is committed and loses it")
  mutating func hiddenMeanwhile() throws {
    form.content.isForCompany = true
    try form.type("Analytical Engines", into: .company)
    form.content.isForCompany = false
    #expect(form.focusedField == nil)
    #expect(form[.company]?.isEdited == false)
    #expect(form.touchedFields == [.company])
  }

  @Test("the focus goes where it is set, and what it leaves is committed")
  mutating func leavingCommits() throws {
    var form = FieldForm(Cart())
    form.focusedField = .price
    try form.type("3.")
    #expect(form[.price]?.isEdited == true)
    #expect(form[.price]?.isTouched == false)
    form.focusedField = .quantity
    #expect(form.content.price.text == "€3.00")
    #expect(form[.price]?.isEdited == false)
    #expect(form[.price]?.isTouched == true)
    #expect(form[.price]?.isChanged == true)
    #expect(form[.quantity]?.isFocused == true)
    form.focusedField = .quantity
    #expect(form.touchedFields == [.price], "it was there already")
  }

  @Test("appearing focuses the declared default, and nothing where something is focused")
  mutating func appearing() {
    var form = FieldForm(Search())
    form.focusOnAppear()
    #expect(form.focusedField == .query)
    form.focus(.scope)
    form.focusOnAppear()
    #expect(form.focusedField == .scope)
    form = FieldForm(Search(isLocked: true))
    form.focusOnAppear()
    #expect(form.focusedField == .scope, "the default cannot be focused")
  }

  @Test("a form without an active field has no focus")
  mutating func empty() {
    var form = FieldForm(Nothing())
    form.focusOnAppear()
    form.moveToNext()
    form.moveToPrevious()
    #expect(form.focusedField == nil)
    #expect(form.isValid)
  }
}

/// A form whose default field is not the first.
private struct Search: FormContent {
  enum FieldID: String { case scope, query }

  var scope = PlainTextField("everywhere")
  var query = PlainTextField()
  var isLocked = false

  var defaultField: FieldID? { .query }

  mutating func declare(_ form: inout FormDeclaration<FieldID>) {
    form.field(.scope, &scope)
    form.field(.query, &query, isLocked ? .disabled : [])
  }
}

/// A form of no fields.
private struct Nothing: FormContent {
  enum FieldID: String { case none }

  mutating func declare(_ form: inout FormDeclaration<FieldID>) {}
}
