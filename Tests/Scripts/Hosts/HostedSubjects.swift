import FieldEditing
import FieldForms
import NumberText

extension HostedField<Double>: HostedSubject {
  static var waits: Bool { true }
  static var judgesEchoes: Bool { true }

  mutating func focus() { setFocused(true, selects: true) }
  mutating func give() -> Double?? { nextGift().map { $0.value } }

  mutating func commit(by event: HostedEvent) -> CommitOutcome? {
    switch event {
    case .leave: setFocused(false)?.outcome
    case .submit: submit().outcome
    default: disappear()?.outcome
    }
  }
}

/// A field of a form with its connection to a view.
struct FormSubject: HostedSubject {
  struct Content: FormContent {
    enum FieldID: String { case number }
    var number: FormattingField<Double>

    mutating func declare(_ form: inout FormDeclaration<FieldID>) {
      form.field(.number, &number)
    }
  }

  static var waits: Bool { false }
  static var judgesEchoes: Bool { false }
  private var form: FieldForm<Content>
  private var view = HostedFormField()
  /// The value that the world knows of.
  private var given: Double?

  init(_ value: Double?, _ format: NumberFormat) {
    given = value
    form = FieldForm(Content(number: FormattingField(value, format: format)))
  }

  static func == (left: FormSubject, right: FormSubject) -> Bool {
    (left.view, left.given) == (right.view, right.given) && left.form == right.form
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(view)
    hasher.combine(field)
    hasher.combine(form.focusedField)
  }

  var field: FormattingField<Double> { form.content.number }
  var shown: ShownText { view.shown(form[.number]!) }

  mutating func follow(
    _ text: String, selection: TextRange?, marked: TextRange?, from shown: ShownText?,
    intent: TextEdit.Intent?, keypadSeparator: String
  ) -> Bool {
    view.edit(.number, in: &form) {
      $0.follow(
        text, selection: selection, marked: marked, from: shown, intent: intent,
        keypadSeparator: keypadSeparator)
    }
  }

  mutating func select(_ range: TextRange) { view.edit(.number, in: &form) { $0.select(range) } }
  mutating func report(selection: Range<Int>?) {
    view.edit(.number, in: &form) { $0.report(selection: selection) }
  }
  mutating func drawn(_ shown: ShownText) { view.edit(.number, in: &form) { $0.drawn(shown) } }
  mutating func focus() { form.focus(.number) }

  mutating func commit(by event: HostedEvent) -> CommitOutcome? {
    guard event == .leave, form.focusedField != nil else { return form.commit(.number) }
    let wasEdited = field.isEdited
    form.focus(nil)
    return wasEdited ? form[.number]?.outcome : nil
  }

  mutating func give() -> Double?? {
    if field.value == given { return nil }
    given = field.value
    return .some(given)
  }

  // A form's own value is the one that counts.
  mutating func read(_ value: Double?, answering token: Int?) {}
  mutating func rest() {}
  mutating func command(_ value: Double?) {
    given = value
    _ = form.setValue(.number(value?.fixedDecimal), of: .number)
  }
  mutating func setFormat(_ format: NumberFormat) { form.content.number.setFormat(format) }
  mutating func restartCount(_ drawn: inout [ShownText]) { view.restartCount(&drawn) }
}
