public import FieldEditing
public import FieldForms

/// A form with a person in front of it: taps, keys, a clock, undo, a screen and a screen reader's voice.
///
/// ```swift
/// var person = FormDriver(Invoice(), labels: [.customer: "Customer"])
/// try person.type("Ada", into: .customer)
/// person.press(.tab)
/// person.screen             // "Customer: Ada\n> Price: |"
/// person.press(.undo)
/// ```
///
/// Each act takes a second of the clock, so that acts are undone one by one; keys of one `type` follow each
/// other at once.
///
/// - Complexity: that of the form's own methods, for each act; O(*n*) in the fields for the screen.
public struct FormDriver<Content: FormContent> {
  /// The form.
  public var form: FieldForm<Content>
  /// What was done, for undo and redo.
  public private(set) var history = UndoHistory<Content>()
  /// The time from a fixed moment.
  public var clock = FakeClock()
  /// The words of the form.
  public var messages: FormMessages<Content.FieldID>
  /// What a screen reader has said, the newest last.
  public private(set) var spoken: [String] = []

  /// Keys that the form takes, and no field.
  public enum Key: Hashable, Sendable {
    /// To the next field.
    case tab
    /// To the field before.
    case backTab
    /// Commits the field, or submits the form in the last one.
    case enter
    /// Undoes the last act.
    case undo
    /// Makes the undone act again.
    case redo
  }

  /// Opens a form. Its default field is focused.
  public init(_ content: Content, messages: FormMessages<Content.FieldID>) {
    self.init(FieldForm(content), messages: messages)
  }

  /// Shows a form as it is, such as a restored one.
  public init(_ form: FieldForm<Content>, messages: FormMessages<Content.FieldID>) {
    (self.form, self.messages) = (form, messages)
    self.form.focusOnAppear()
  }

  /// Focuses a field as a tap does, which places the caret at the end.
  ///
  /// - Throws: `notActive` if the field cannot have the focus.
  public mutating func tap(_ field: Content.FieldID) throws(FormRefusal) {
    let left = form.focusedField
    form.focus(field)
    guard form.focusedField == field else { throw .notActive }
    if left != field { speak(left) }
  }

  /// Types characters one by one into the focused field, or into another after a tap.
  ///
  /// - Throws: The first refusal; the characters before it stay typed.
  public mutating func type(_ text: String, into field: Content.FieldID? = nil) throws(FormRefusal)
  {
    if let field { try tap(field) }
    clock.advance(by: .seconds(2))
    for character in text { try record(.type(String(character))) }
  }

  /// Pastes a text into the focused field.
  ///
  /// - Throws: Why the paste was refused; the field has not changed then.
  public mutating func paste(_ text: String) throws(FormRefusal) { try act(.paste(text)) }

  /// Chooses a value with a menu, a switch or a calendar.
  ///
  /// - Throws: `notActive` if the field cannot have the focus, or why the value was refused.
  public mutating func choose(
    _ value: FieldValue, in field: Content.FieldID
  ) throws(FormRefusal) {
    try tap(field)
    clock.advance(by: .seconds(2))
    try history.record(in: &form, at: clock.now) { form throws(FormRefusal) in
      try form.choose(value)
    }
  }

  /// Presses a key of the focused field.
  ///
  /// - Throws: Why the field refused the key; the field has not changed then.
  public mutating func press(_ key: FieldInput.Key, count: Int = 1) throws(FormRefusal) {
    try act(.press(key, count: count))
  }

  /// Presses a key that moves the focus, or that undoes.
  public mutating func press(_ key: Key) {
    let left = form.focusedField
    switch key {
    case .tab: change { $0.moveToNext() }
    case .backTab: change { $0.moveToPrevious() }
    case .enter: change { $0.submitField() }
    case .undo: history.undo(&form)
    case .redo: history.redo(&form)
    }
    if left != form.focusedField { speak(left) }
  }

  /// Does what a button of the host's does, as one change to undo.
  public mutating func change(_ body: (inout FieldForm<Content>) -> Void) {
    clock.advance(by: .seconds(2))
    history.record(in: &form, at: clock.now, body)
  }

  /// Submits the form; a server answers with issues.
  ///
  /// - Parameter server: Called with the content of a valid form.
  @discardableResult
  public mutating func submit(
    _ server: (Content) -> [ValidationIssue] = { _ in [] }
  ) -> SubmitOutcome<Content.FieldID> {
    var outcome = form.beginSubmit()
    if outcome == .started, let submission = form.submission {
      outcome = form.endSubmit(submission, server(submission.content))
    }
    spoken.append(form.announcement(of: outcome, in: messages))
    return outcome
  }

  private mutating func act(_ input: FieldInput) throws(FormRefusal) {
    clock.advance(by: .seconds(2))
    try record(input)
  }

  private mutating func record(_ input: FieldInput) throws(FormRefusal) {
    try history.record(in: &form, at: clock.now) { form throws(FormRefusal) in
      try form.apply(input)
    }
  }

  /// A screen reader tells of the field that was left, if anything is wrong or was changed there, and of
  /// the field that is focused.
  private mutating func speak(_ left: Content.FieldID?) {
    if let left { spoken += form.sentences(for: left, in: messages) }
    if let field = form.focusedField { spoken.append(form.announcement(of: field, in: messages)) }
  }

  /// What is on the screen: a line for each field that is shown. The focused field has ">" in front
  /// and its caret. Behind a field that was left stands what is wrong.
  public var screen: String {
    form.focusOrder.compactMap { id -> String? in
      guard let state = form[id], !state.traits.contains(.hidden) else { return nil }
      let label = state.label ?? messages.label(id)
      let text = state.traits.contains(.secret) ? state.text.map { _ in "•" }.joined() : state.text
      let line = state.isFocused ? "> \(label): \(state.shown)" : "\(label): \(text)"
      let issues = state.isTouched ? form.sentences(for: id, in: messages) : []
      return ([line] + issues.map { "! " + $0 }).joined(separator: "\n")
    }.joined(separator: "\n")
  }

  /// The value that is bound to a field; nil for an undeclared field.
  public subscript(bound field: Content.FieldID) -> FieldValue? { form[field]?.value }
}

/// A clock that stands still until the test moves it.
///
/// ```swift
/// var clock = FakeClock()
/// clock.advance(by: .seconds(2))
/// clock.now   // 2.0 seconds
/// ```
///
/// - Complexity: O(1) for each method.
public struct FakeClock: Hashable, Sendable {
  /// The time from a fixed moment.
  public private(set) var now = Duration.zero

  /// Makes a clock that shows zero.
  public init() {}

  /// Lets time pass.
  public mutating func advance(by duration: Duration) { now += duration }
}
