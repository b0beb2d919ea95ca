package import FieldEditing
import FieldForms
import NumberMessages
package import NumberText

/// A number field in a view that edits its text by itself, with a binding that somebody else owns too.
///
/// The view owns no truth. It draws ``shown``, says what happens to it, and after each of these calls
/// writes ``nextWrite()`` into the binding. In whatever order, however often and however late it says so:
/// the text is the field's, the binding gets the field's value, and no text is rewritten but by a commit, a
/// step, a suggestion, another format or a value from outside. (S1, S4)
package struct HostedField<Value: NumberValue>: Sendable {
  /// The field.
  package private(set) var field: FormattingField<Value>
  /// Whether the view has the focus, as far as it has said.
  package private(set) var isFocused = false
  /// Whether the user may edit.
  package private(set) var isEnabled = true
  /// What the last commit did, until the text is another.
  package private(set) var outcome: CommitOutcome?
  /// Whether the view has to keep the focus, or take it back, for a text that was refused at Return.
  package private(set) var wantsFocus = false
  private var texts = TextMirror()
  private var values: ValueMirror<Value>

  package init(
    _ value: Value?, format: NumberFormat, bounds: NumberBounds = .unlimited,
    policies: FieldPolicies = FieldPolicies()
  ) {
    field = FormattingField(value, format: format, bounds: bounds, policies: policies)
    values = ValueMirror(value)
  }

  // MARK: What the view draws

  /// What the view has to show. It keeps this for the texts that it reports until it is drawn again.
  package var shown: ShownText { texts.shown(field.text, field.selection) }

  /// What to write into the binding; nil where there is nothing to write. Asked after each event. The
  /// binding is looked at again behind that: `bind(binding)`.
  package mutating func nextWrite() -> Value?? { values.write(field.value) }

  /// The sentence below the field; nil where there is nothing to tell. While the user types, a text that
  /// may still become a number is not scolded.
  package var message: String? {
    if let refused = refusedText { return refused.message }
    return outcome?.message(showing: field.text, format: field.format)
  }

  /// What the user is likely to have meant by a text that is refused, or was at the last commit.
  package var suggestions: [String] {
    if let refused = refusedText { return refused.suggestions }
    if case .reverted(let refused) = outcome { return refused.suggestions }
    return []
  }

  /// What a screen reader says of the text: a minus in front, and an empty text in words. (C21)
  package var spoken: String { field.valueText }

  /// What a screen reader says of the last commit; nil where it changed nothing.
  package func announcement(label: String) -> String? {
    guard let outcome, outcome != .unchanged else { return nil }
    return outcome.announcement(label: label, showing: field.text, format: field.format)
  }

  private var refusedText: RefusedText? {
    guard field.status == .invalid || !isFocused && !field.text.isEmpty else { return nil }
    return field.refusedText
  }

  // MARK: What the view says

  /// The view is there, perhaps again. What was left uncommitted when it went away is committed.
  package mutating func appear(_ value: Value?) {
    settle(value)
    if !isFocused { commit() }
  }

  /// The binding has this value now. The view looks whenever it is drawn, before it says anything else and
  /// after each write; it says what it sees then, not what a callback has brought along.
  package mutating func bind(_ value: Value?) {
    if values.isNews(value) { set(value) }
  }

  /// The binding has come to rest: whatever was on its way has arrived, or was dropped.
  package mutating func settle(_ value: Value?) {
    values.settle(value)
    set(value)
  }

  /// The view's text is this now.
  ///
  /// - Parameters:
  ///   - text: The whole text.
  ///   - selection: Where the view says that too, offsets in the text.
  ///   - shown: What the view was drawn with last.
  ///   - isWhole: Whether the text was entered elsewhere, and not key by key.
  /// - Returns: Whether the field's text is the view's; else the view has to be drawn again, even though
  ///   nothing may have changed here.
  @discardableResult
  package mutating func edit(
    _ text: String, selection: TextRange = .selection, marked: TextRange? = nil,
    from shown: ShownText, isWhole: Bool = false
  ) -> Bool {
    if texts.isNews(text, from: shown, over: field.text), isEnabled {
      let intent = isWhole ? .pasted : text.intent(after: field.text, field.selection)
      do throws(EditRefusal) {
        if try field.follow(text, selection: selection, marked: marked, intent: intent) != nil {
          outcome = nil
          wantsFocus = false
        }
      } catch {
        // The field is as it was, and the view is drawn again.
      }
    }
    return field.text.isSame(as: text)
  }

  /// The user selects. A selection of a text that is no more is dropped.
  package mutating func select(_ range: TextRange) { try? field.select(range) }

  /// The view has or has not the focus now. It may say so late, and twice.
  ///
  /// A field whose policies say so is plain from then on until a commit. (C20)
  ///
  /// - Parameter selects: Whether the view selects what the field has selected. Where it does, a number is
  ///   selected when it is focused, so that a key replaces it, unless the policies say otherwise. (F10)
  package mutating func focus(_ isFocused: Bool, selects: Bool = false) {
    if isFocused && !self.isFocused {
      if selects { field.beginEditing() } else { field.focus() }
    }
    self.isFocused = isFocused
    wantsFocus = false
    if !isFocused { commit() }
  }

  /// The user pressed Return.
  package mutating func submit() {
    commit()
    if case .keptInvalid = outcome { wantsFocus = true }
  }

  /// The user takes a suggestion.
  package mutating func take(_ suggestion: String) {
    guard isEnabled, (try? field.apply(TextEdit(.all, suggestion, intent: .pasted))) != nil else {
      return
    }
    commit()
  }

  /// The user steps up or down.
  package mutating func step(up: Bool) {
    guard isEnabled else { return }
    outcome = nil
    if up { field.increment() } else { field.decrement() }
  }

  /// The user presses Escape.
  package mutating func revert() {
    outcome = nil
    field.revert()
  }

  /// The host reads and writes otherwise now, such as in another locale. (S7)
  package mutating func format(_ format: NumberFormat) {
    if format != field.format { field.setFormat(format) }
  }

  /// The host has other bounds and policies now.
  package mutating func judge(within bounds: NumberBounds, _ policies: FieldPolicies) {
    field.policies = policies
    if bounds != field.bounds { field.setBounds(bounds) }
  }

  /// Whether the user may edit now. Nobody can mend what is left, so it is committed.
  package mutating func enable(_ isEnabled: Bool) {
    guard isEnabled != self.isEnabled else { return }
    self.isEnabled = isEnabled
    if !isEnabled { commit() }
  }

  private mutating func commit() {
    let report = field.commit()
    if report.outcome != .unchanged { outcome = report.outcome }
  }

  private mutating func set(_ value: Value?) {
    if field.setValue(value) != nil { outcome = nil }
  }
}
