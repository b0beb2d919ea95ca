package import FieldEditing
import FieldForms
import NumberMessages
package import NumberText

/// A number field in a view that edits its text by itself, with a binding that others write, too.
///
/// The view draws ``shown``, calls a method for whatever happens to it, and after each call writes
/// ``nextWrite()`` into the binding. The calls may come late, repeatedly and in any order. The
/// field's text counts, the binding gets the field's value, and the text is replaced only by a
/// commit, a step, a suggestion, another format or a value from outside. (S1, S4)
package struct HostedField<Value: NumberValue>: Sendable {
  package private(set) var field: FormattingField<Value>
  /// Whether the view has the focus, by its last report.
  package private(set) var isFocused = false
  /// Whether the user may edit.
  package private(set) var isEnabled = true
  /// What the last commit did; nil once the text has changed.
  package private(set) var outcome: CommitOutcome?
  /// Whether the view has to keep the focus, or take it back, because Return refused the text.
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

  /// What the view has to show. It passes this along with each text that it reports.
  package var shown: ShownText { texts.shown(field.text, field.selection) }

  /// What to write into the binding; nil where there is nothing to write. The view asks after each
  /// event, and after writing passes what the binding has then to `bind`.
  package mutating func nextWrite() -> Value?? { values.write(field.value) }

  /// The sentence below the field; nil where there is nothing to tell. While the field is focused, a
  /// text that may still become a number has none.
  package var message: String? {
    if let refused = refusedText { return refused.message }
    return outcome?.message(showing: field.text, format: field.format)
  }

  /// What the user probably meant by a text that is refused, or that the last commit reverted.
  package var suggestions: [String] {
    if let refused = refusedText { return refused.suggestions }
    if case .reverted(let refused) = outcome { return refused.suggestions }
    return []
  }

  /// The text for a screen reader: with the minus in front, and a word where it is empty. (C21)
  package var spoken: String { field.valueText }

  /// The sentence for a screen reader about the last commit; nil where it changed nothing.
  package func announcement(label: String) -> String? {
    guard let outcome, outcome != .unchanged else { return nil }
    return outcome.announcement(label: label, showing: field.text, format: field.format)
  }

  private var refusedText: RefusedText? {
    guard field.status == .invalid || !isFocused && !field.text.isEmpty else { return nil }
    return field.refusedText
  }

  // MARK: What the view says

  /// The view appeared, perhaps again. What was not committed when it disappeared is committed now.
  package mutating func appear(_ value: Value?) {
    settle(value)
    if !isFocused { commit() }
  }

  /// The binding has this value now. The view calls it whenever it is drawn, before any other call and
  /// after each write. It passes what it reads then, not the value that a callback brought.
  package mutating func bind(_ value: Value?) {
    if values.isNews(value) { set(value) }
  }

  /// The binding has this value for good: every write has arrived or was dropped.
  package mutating func settle(_ value: Value?) {
    values.settle(value)
    set(value)
  }

  /// Takes the view's present text.
  ///
  /// - Parameters:
  ///   - text: The whole text.
  ///   - selection: What is selected in the text, if the view knows.
  ///   - shown: What the view was drawn with last.
  ///   - isWhole: Whether the text was pasted or dictated as a whole, and not typed key by key.
  /// - Returns: Whether the field has the same text now; if not, the view has to be drawn again, even
  ///   if nothing has changed here.
  @discardableResult
  package mutating func edit(
    _ text: String, selection: TextRange? = nil, marked: TextRange? = nil,
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
        // The field is as it was; the result makes the view draw it again.
      }
    }
    return field.text.isSame(as: text)
  }

  /// The user selected a range. One that does not fit the present text is dropped.
  package mutating func select(_ range: TextRange) { try? field.select(range) }

  /// The view has got or lost the focus. It may report that late and twice.
  ///
  /// If the policies say so, the focus makes the text plain until a commit. (C20)
  ///
  /// - Parameter selects: Whether the view takes over the field's selection. If so, focusing selects a
  ///   number, so that a key replaces it, unless the policies say otherwise. (F10)
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

  /// The user took a suggestion.
  package mutating func take(_ suggestion: String) {
    guard isEnabled, (try? field.apply(TextEdit(.all, suggestion, intent: .pasted))) != nil else {
      return
    }
    commit()
  }

  /// The user stepped up or down.
  package mutating func step(up: Bool) {
    guard isEnabled else { return }
    outcome = nil
    if up { field.increment() } else { field.decrement() }
  }

  /// The user pressed Escape.
  package mutating func revert() {
    outcome = nil
    field.revert()
  }

  /// The host has another format now, such as that of another locale. (S7)
  package mutating func format(_ format: NumberFormat) {
    if format != field.format { field.setFormat(format) }
  }

  /// The host has other bounds and policies now.
  package mutating func judge(within bounds: NumberBounds, _ policies: FieldPolicies) {
    field.policies = policies
    if bounds != field.bounds { field.setBounds(bounds) }
  }

  /// The host enables or disables the field. A disabled field is committed, as the user cannot go on.
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
