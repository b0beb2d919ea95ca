public import NumberText

/// A number field in a view that edits its text by itself, with a value that others write, too.
///
/// The view reports what happens to it, and after each call gives ``nextValue()`` to its host. The
/// field's text is the one that counts; only a commit, a step, a suggestion, another format or a
/// command of the host's replaces it. (S1, H1)
///
/// A view whose text can be set at once, such as GTK's entry, shows `FormattingField.text` again if
/// ``edit(_:selection:marked:from:intent:keypadSeparator:)`` returns false:
///
/// ```swift
/// var price = HostedField<Double>(order.price, format: german)
/// // in the entry's callback for a changed text:
/// if !price.edit(entry.text, selection: .scalars(entry.position, entry.position)) {
///   entry.text = price.field.text
/// }
/// if let value = price.nextValue() { order.price = value }
/// // when the focus leaves:
/// price.focus(false)
/// ```
///
/// A user interface that draws views anew, such as SwiftUI, shows ``shown``, and calls ``drawn(_:)`` in a
/// later turn. Its calls may come late, repeatedly and in any order.
public struct HostedField<Value: NumberValue>: Hashable, Sendable {
  /// The field, with its text, selection, value, status and issues.
  public package(set) var field: FormattingField<Value>
  /// Whether the view has the focus, by its last report.
  public private(set) var isFocused = false
  /// Whether the user may edit.
  public internal(set) var isEnabled = true
  /// What the last commit did; nil once the text has changed.
  public package(set) var outcome: CommitOutcome?
  /// Whether the view has to keep the focus, or take it back, because Return refused the text.
  public private(set) var wantsFocus = false
  /// Why the view's last text was refused; nil if it was accepted.
  public private(set) var refusal: EditRefusal?
  /// What the user did to make the view's last text: as the view told, or as guessed from the texts.
  public private(set) var intent = TextEdit.Intent.typed
  /// How the host keeps the value.
  public var host: HostTraits = []
  /// Whether the user types. A value that may be an echo is one unless the field is at rest. (H1)
  enum Typing {
    case goesOn
    /// The typing is over, and values may still be on their way.
    case hasEnded
    case atRest
  }
  // Two mirrors tell echoes from commands: one of texts (H4), one of values (H1).
  private var mirror = EntryMirror()
  var values: ValueMirror<Value>
  /// The value that the host set while an input method was composing, set at the end of the composition; the outer
  /// nil if there is none. (H3)
  var awaited: Value??
  /// Whether the user types. A text that was changed back to what it was is typing, too. (H1)
  var typing = Typing.atRest
  /// The text that the host's answer has replaced; nil once the text has changed.
  package internal(set) var replaced: String?
  /// The field before an input method began to compose; nil unless the policies filter edits.
  private var beforeComposition: FormattingField<Value>?

  /// Makes a field that shows a value.
  ///
  /// - Parameters:
  ///   - value: The host's value; nil shows as empty text.
  ///   - format: How to read and write.
  ///   - bounds: The least and greatest value.
  ///   - policies: How to treat edits and commits.
  public init(
    _ value: Value?, format: NumberFormat, bounds: NumberBounds = .unlimited,
    policies: FieldPolicies = FieldPolicies()
  ) {
    self.init(FormattingField(value, format: format, bounds: bounds, policies: policies))
  }

  /// Hosts a field as it is; its value is the host's, too.
  ///
  /// - Parameter field: The field.
  public init(_ field: FormattingField<Value>) {
    self.field = field
    values = ValueMirror(field.value)
  }

  // MARK: What the view shows

  /// What to show, for a view that is drawn anew. The view hands this back with each text that it reports.
  public var shown: ShownText {
    mirror.shown(field.text, isFocused ? field.selection : nil)
  }

  /// The field's selection, in UTF-16 offsets of its text.
  public var utf16Selection: Range<Int> { field.text.utf16Range(of: field.selection) }

  /// What to give to the host; nil if there is nothing to give. The view asks after each event. A host that answered
  /// with another value is given the field's once more when the typing is over. (H1)
  public mutating func nextValue() -> Value?? { values.give(hostsValue, atRest: typing == .atRest) }

  /// The value for a host that asks when it likes, as a page's script reads an element's. What the host takes
  /// here is an echo when it comes back. (H1)
  ///
  /// ```swift
  /// hosted.edit("12")
  /// hosted.takeValue()   // 12
  /// hosted.setValue(12)  // changes nothing
  /// ```
  public mutating func takeValue() -> Value? {
    values.receive(hostsValue)
    return hostsValue
  }

  /// The value for the host, or the entry if the host takes entries.
  private var hostsValue: Value? {
    host.contains(.takesEntry) && field.status != .acceptable ? nil : field.value
  }

  /// What the user probably meant by a text that is refused, or that the last commit reverted.
  public var suggestions: [String] {
    if let refused = shownRefusal { return refused.suggestions }
    if case .reverted(let refused) = outcome { return refused.suggestions }
    return []
  }

  /// Whether a commit accepts the text: a number, or an empty text.
  public var isAcceptable: Bool { field.status == .acceptable || field.text.isEmpty }

  /// The refused text that the sentence below the field is about; nil if the sentence is about something else.
  package var shownRefusal: RefusedText? { showsRefusal ? field.refusedText : nil }

  /// Whether the sentence below the field is about a refusal, if the text is refused.
  package var showsRefusal: Bool {
    field.status == .invalid || !isFocused && !field.text.isEmpty
  }

  /// Counts reports and turns from zero, in `drawn` as well, so that states with different histories can be compared.
  package mutating func restartCount(_ drawn: inout [ShownText]) { mirror.restartCount(&drawn) }

  // MARK: What the view reports

  /// Follows the view's present text.
  ///
  /// - Parameters:
  ///   - text: The whole text.
  ///   - selection: What is selected in the text, if the view knows.
  ///   - marked: What an input method is composing in the text; nil if it composes nothing, or if
  ///     the view does not know.
  ///   - shown: What the view was drawn with last; nil for a view that shows the field's text at once.
  ///   - intent: What the user did, if the view knows: `.pasted` for a paste, a drop, a dictation. If nil, the texts
  ///     are compared; in doubt it is a paste.
  ///   - keypadSeparator: The character of the decimal key on an on-screen keypad, which follows
  ///     the device's region: the key means the format's separator. (E2)
  /// - Returns: Whether the field has the same text now; if not, the view has to be drawn again, even if the field has
  ///   not changed.
  /// - Complexity: O(*n*) in the bytes of the text.
  @discardableResult
  public mutating func edit(
    _ text: String, selection: TextRange? = nil, marked: TextRange? = nil,
    from shown: ShownText? = nil, intent: TextEdit.Intent? = nil, keypadSeparator: String = ""
  ) -> Bool {
    let caret = mirror.takeCaret()
    if mirror.isNews(text, from: shown, over: field.text), isEnabled {
      let keyed = text.replacingKey(
        keypadSeparator, with: field.format.symbols.decimalSeparator, over: field.text)
      let isSame = keyed.hasSameBytes(as: text)
      self.intent = intent ?? keyed.intent(after: field.text, field.selection)
      let old = field.text
      // A refusal leaves the field as it was; the result makes the view draw it again.
      refusal = nil
      do throws(EditRefusal) {
        try follow(
          keyed, isSame ? selection ?? caret : nil, marked: isSame ? marked : nil, self.intent)
      } catch { refusal = error }
      if !field.text.hasSameBytes(as: old) {
        (outcome, replaced, wantsFocus, typing) = (nil, nil, false, .goesOn)
      }
    }
    mirror.follow(field.text, field.selection)
    goOn()
    return field.text.hasSameBytes(as: text)
  }

  /// Follows a text. Policies that refuse keys do not apply while an input method composes, as its letters are not the
  /// text yet: the whole composition is judged as one edit when it ends. (E5)
  private mutating func follow(
    _ text: String, _ selection: TextRange?, marked: TextRange?, _ intent: TextEdit.Intent
  ) throws(EditRefusal) {
    let policies = field.policies
    guard policies.filtersCharacters || policies.filtersInvalidTexts else {
      try follow(text, caretAt: selection, marked: marked, intent)
      return
    }
    if marked != nil || intent == .composed {
      if beforeComposition == nil { beforeComposition = field }
      field.policies.filtersCharacters = false
      field.policies.filtersInvalidTexts = false
      defer { field.policies = policies }
      try follow(text, caretAt: selection, marked: marked, intent)
    } else {
      if let before = beforeComposition { field = before }
      beforeComposition = nil
      try follow(text, caretAt: selection, marked: nil, intent)
    }
  }

  /// Follows a text. A caret outside the text belongs to another text and is ignored.
  private mutating func follow(
    _ text: String, caretAt selection: TextRange?, marked: TextRange?, _ intent: TextEdit.Intent
  ) throws(EditRefusal) {
    do throws(EditRefusal) {
      try field.follow(text, selection: selection, marked: marked, intent: intent)
    } catch .rangeOutsideText, .offsetInsideCharacter {
      try field.follow(text, selection: nil, marked: marked, intent: intent)
    }
  }

  /// The user selected a range. A range that does not fit the present text is dropped.
  public mutating func select(_ range: TextRange) {
    try? field.select(range)
    mirror.follow(field.text, field.selection)
  }

  /// A view that draws anew reports its selection, which after a key may come before or after the
  /// new text.
  ///
  /// - Parameter range: The UTF-16 offsets. Nil changes nothing: the view has no selection, or a
  ///   stale one.
  public mutating func report(selection range: Range<Int>?) {
    if let range, let place = mirror.select(range) { select(place) }
  }

  /// A view that draws anew was drawn with `shown`, in an earlier turn of the run loop. It calls
  /// this whenever ``shown`` has changed, until it changes no more.
  public mutating func drawn(_ shown: ShownText) {
    let selection = isFocused ? field.selection : nil
    if let place = mirror.turn(shown, field.text, selection) { select(place) }
  }

  /// The view has got or lost the focus. It may report that late and twice. The field that loses the
  /// focus is committed.
  ///
  /// If the policies say so, the focus makes the text plain until a commit. (C20)
  ///
  /// - Parameters:
  ///   - isFocused: Whether the view has the focus now.
  ///   - selects: Whether the view takes over the field's selection. If so, focusing selects a number, so
  ///     that a key replaces it, unless the policies say otherwise. (F10)
  /// - Returns: What was committed; nil if nothing was.
  @discardableResult
  public mutating func focus(_ isFocused: Bool, selects: Bool = false) -> FieldCommit? {
    if isFocused && !self.isFocused {
      let selection = field.selection
      if selects { field.focusAndSelect() } else { field.focus() }
      // What the focus has selected counts: a caret that the view reported before is dropped.
      if field.selection != selection { _ = mirror.takeCaret() }
    }
    self.isFocused = isFocused
    wantsFocus = false
    return isFocused ? nil : commit()
  }

  /// The user pressed Return or a Done key: the field is committed, edited or not.
  @discardableResult
  public mutating func submit() -> FieldCommit {
    let commit = commit(.submit)
    if case .keptInvalid = commit.outcome { wantsFocus = true }
    return commit
  }

  /// Commits the field where it is, as for a Save button that leaves the focus alone. Rule: H5.
  ///
  /// - Returns: What was committed; nil if nothing was, or if the text was refused and kept before.
  @discardableResult
  public mutating func commit() -> FieldCommit? {
    let wasKept = if case .keptInvalid = outcome { true } else { false }
    let commit = commit(.leave)
    switch commit.outcome {
    case .unchanged: return nil
    case .keptInvalid where wasKept: return nil
    default: return commit
    }
  }

  /// The view goes away: the field is committed.
  ///
  /// - Returns: What was committed; nil if nothing was. A refused text is lost with its view,
  ///   unless the host keeps the text.
  @discardableResult
  public mutating func disappear() -> FieldCommit? {
    isFocused = false
    return commit()
  }

  /// The user took a suggestion, which is committed.
  ///
  /// - Returns: What was committed; nil if the suggestion does not fit any more.
  @discardableResult
  public mutating func take(_ suggestion: String) -> FieldCommit? {
    guard isEnabled, (try? field.apply(TextEdit(.all, suggestion, intent: .pasted))) != nil else {
      return nil
    }
    return commit(.submit)
  }

  /// The user stepped up.
  public mutating func increment() {
    if isEnabled { try? press(.increment) }
  }

  /// The user stepped down.
  public mutating func decrement() {
    if isEnabled { try? press(.decrement) }
  }

  /// The user pressed Escape.
  public mutating func revert() { try? press(.revert) }

  /// The user pressed a key that is no character. Return is ``submit()``.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - count: How many characters a deletion takes, and how many steps a step goes.
  /// - Throws: Why the key was refused; nothing has changed then. (S6)
  public mutating func press(_ key: FieldInput.Key, count: Int = 1) throws(EditRefusal) {
    if try field.press(key, count: count) != nil { (outcome, replaced) = (nil, nil) }
    typing = .goesOn
    if key == .revert { comeToRest() }
  }

  /// The user did something whose range the view knows. Return is ``submit()``.
  ///
  /// - Throws: Why it was refused; nothing has changed then, except that characters typed before the refused one
  ///   stay. (S6)
  package mutating func apply(_ input: FieldInput) throws(EditRefusal) {
    let old = field.text
    defer {
      if !field.text.hasSameBytes(as: old) {
        (outcome, replaced, wantsFocus, typing) = (nil, nil, false, .goesOn)
      }
      goOn()
    }
    try field.edit(input)
  }

  /// The user undoes a change, or makes it again. (E6)
  ///
  /// - Returns: What was done: another change than `change` if the format is another.
  package mutating func apply(_ change: FieldChange<Value>) throws(EditRefusal) -> FieldChange<
    Value
  > {
    let done = try field.apply(change)
    (outcome, replaced, typing) = (nil, nil, .goesOn)
    return done
  }

  /// Replaces the field by a restored draft, in which nobody types yet.
  package mutating func replaceField(_ field: FormattingField<Value>) {
    self.field = field
    (outcome, replaced, awaited, typing, beforeComposition) = (nil, nil, nil, .atRest, nil)
  }

  /// Ends the typing: from now on the host's values are commands, unless the host answers late. (H1)
  private mutating func comeToRest() {
    typing = host.contains(.answersLate) && typing != .atRest ? .hasEnded : .atRest
  }

  private mutating func commit(_ cause: FieldCommit.Cause) -> FieldCommit {
    beforeComposition = nil
    comeToRest()
    let outcome = field.commit().outcome
    if outcome != .unchanged { (self.outcome, replaced) = (outcome, nil) }
    if let command = awaited { obey(command) }
    return FieldCommit(cause: cause, outcome: outcome)
  }
}
