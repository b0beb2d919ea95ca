public import FieldEditing
import NumberText

/// Connects a field of a form with a view that edits its text by itself.
///
/// The view keeps this value, and ``of(_:in:_:)`` makes a `HostedEntry` of this value and the form. A view whose text
/// can be set at once shows the form's text again if `edit` returns false; a user interface that draws views anew shows
/// ``shown(_:)``.
///
/// ```swift
/// if !view.of(.price, in: &form, { $0.edit(entry.text) }) { entry.text = form[.price]?.text ?? "" }
/// ```
///
/// - Complexity: of a report, that of `FieldForm.apply(_:to:)`.
public struct HostedFormField: Hashable, Sendable {
  fileprivate var mirror = EntryMirror()
  /// The form's text before an input method began to compose letters that the form refuses.
  fileprivate var beforeComposition: String?

  /// Makes the connection of a view that has shown nothing yet.
  public init() {}

  /// Sets the counts of reports and turns to zero, and lowers those in `drawn` by the same number, so that states with
  /// different histories can be compared.
  package mutating func restartCount(_ drawn: inout [ShownText]) { mirror.restartCount(&drawn) }

  /// What to show, for a view that is drawn anew. The view hands this back with each text that it reports.
  public func shown(_ state: FieldState) -> ShownText {
    mirror.shown(state.text, state.isFocused ? state.selection : nil)
  }

  /// Runs `report` with an entry that passes what the view reports on to the field.
  ///
  /// - Parameters:
  ///   - field: The field.
  ///   - form: The form, or a store that has it.
  ///   - report: Calls methods of the entry, such as `edit`. They change nothing if the field is not declared.
  /// - Returns: What the closure returns.
  public mutating func of<Form: FormTarget, Result>(
    _ field: Form.FieldID, in form: inout Form, _ report: (inout FormEntry<Form>) -> Result
  ) -> Result {
    // The form moves to the entry and back, so that the entry's changes copy nothing.
    var entry = FormEntry(view: self, form: consume form, field: field)
    let result = report(&entry)
    self = entry.view
    form = entry.form
    return result
  }
}

/// A field of a form while a view reports to it.
///
/// ```swift
/// view.of(.price, in: &form) { (entry: inout FormEntry) in entry.select(.all) }
/// ```
public struct FormEntry<Form: FormTarget>: HostedEntry {
  fileprivate var view: HostedFormField
  fileprivate var form: Form
  fileprivate let field: Form.FieldID

  /// What to show, for a view that is drawn anew; an empty text for an undeclared field.
  public var shown: ShownText {
    form[field].map { view.shown($0) } ?? view.mirror.shown("", nil)
  }

  /// Edits the field so that it has the view's present text; the parameters are those of
  /// `HostedField.edit(_:selection:marked:from:intent:keypadSeparator:)`.
  ///
  /// Letters that the form refuses while an input method composes do not become the field's text yet. The view keeps
  /// them, and the whole composition is judged as one edit when it ends. (E5)
  ///
  /// - Returns: Whether the view may keep its text: the field has it, or an input method composes it. If
  ///   not, the view has to be drawn again.
  /// - Complexity: that of `FieldForm.apply(_:to:)`.
  @discardableResult
  public mutating func edit(
    _ text: String, selection: TextRange? = nil, marked: TextRange? = nil,
    from shown: ShownText? = nil, intent: TextEdit.Intent? = nil, keypadSeparator: String = ""
  ) -> Bool {
    guard let state = form[field] else { return false }
    let caret = view.mirror.takeCaret()
    if marked == nil, let before = view.beforeComposition {
      view.beforeComposition = nil
      if !before.hasSameBytes(as: state.text) { try? form.follow(before, in: field) }
    }
    if view.mirror.isNews(text, from: shown, over: state.text) {
      let separator = state.numberFormat?.symbols.decimalSeparator ?? keypadSeparator
      let keyed = text.replacingKey(keypadSeparator, with: separator, over: state.text)
      // If the text is refused, the field stays as it was, and the view is drawn again. A caret that does not lie in
      // the text belongs to another text and is left out at the second try.
      let isSame = keyed.hasSameBytes(as: text)
      for selection in [isSame ? selection ?? caret : nil, nil] {
        do throws(FormRefusal) {
          try form.follow(
            keyed, selection: selection, marked: isSame ? marked : nil, intent: intent, in: field)
        } catch .field(.rangeOutsideText), .field(.offsetInsideCharacter) {
          continue
        } catch .field(.filtered) where marked != nil {
          view.beforeComposition = view.beforeComposition ?? state.text
        } catch {}
        break
      }
    }
    let new = mirrorForm()
    return view.beforeComposition != nil || new?.text.hasSameBytes(as: text) ?? false
  }

  /// Selects a range, as the user did in the view. A range that does not fit the present text is ignored.
  public mutating func select(_ range: TextRange) {
    try? form.apply(.select(range), to: field)
    mirrorForm()
  }

  /// Takes the selection that a view which is drawn anew reports, in UTF-16 offsets of its text; nil changes nothing.
  public mutating func report(selection range: Range<Int>?) {
    if let range, let place = view.mirror.select(range) { select(place) }
  }

  /// Notes that a view which is drawn anew was drawn with `shown`, in an earlier turn of the run loop. The view calls
  /// this whenever ``shown`` has changed, until it changes no more.
  public mutating func drawn(_ shown: ShownText) {
    // Drawing the form's text would end the composition, so the view keeps its own text meanwhile.
    guard view.beforeComposition == nil, let state = form[field] else { return }
    let selection = state.isFocused ? state.selection : nil
    if let place = view.mirror.turn(shown, state.text, selection) { select(place) }
  }

  @discardableResult
  private mutating func mirrorForm() -> FieldState? {
    let state = form[field]
    if let state { view.mirror.follow(state.text, state.selection) }
    return state
  }
}

/// A target for a view's edits: a form, or a store that holds a form and is changed by actions.
///
/// ```swift
/// struct Store: FormTarget {
///   var form: FieldForm<SignIn>
///   var log: [FormAction<SignIn.FieldID>] = []
///   subscript(field: SignIn.FieldID) -> FieldState? { form[field] }
///   mutating func apply(_ input: FieldInput, to field: SignIn.FieldID?) throws(FormRefusal) {
///     try form.apply(input, to: field)
///     if let field { log.append(.input(input, field)) }
///   }
/// }
/// ```
///
/// - Complexity: the subscript should be O(1), as each report of a view calls it.
public protocol FormTarget<FieldID> {
  /// The ids of the fields.
  associatedtype FieldID: Hashable & Sendable

  /// A field as a view shows it; nil for an undeclared field.
  subscript(field: FieldID) -> FieldState? { get }

  /// Carries out an input of the user's in a field.
  ///
  /// - Parameters:
  ///   - input: What the user does.
  ///   - field: The field; nil for the focused one.
  /// - Throws: Why the input was refused.
  mutating func apply(_ input: FieldInput, to field: FieldID?) throws(FormRefusal)
}

extension FieldForm: FormTarget {}

extension FormTarget {
  /// Takes over a text that a view edits by itself, as `FormattingField.follow` does. (E7, E8)
  package mutating func follow(
    _ text: String, selection: TextRange? = nil, marked: TextRange? = nil,
    intent: TextEdit.Intent? = nil,
    in field: FieldID
  ) throws(FormRefusal) {
    guard let state = self[field] else { throw .unknownField }
    let intent = intent ?? text.intent(after: state.text, state.selection)
    try apply(.follow(text, selection: selection, marked: marked, intent: intent), to: field)
  }
}

extension FieldState {
  /// The sentence to show below a field; nil if there is none yet. An issue is shown once the field was left, or when
  /// more typing cannot make the text valid. Without an issue, the sentence is about the last commit.
  ///
  /// This needs the state of the field alone, so that a view does not observe the whole form.
  public func shownSentence<FieldID>(
    of field: FieldID, in messages: FormMessages<FieldID>
  ) -> String? {
    let isSecret = traits.contains(.secret)
    let label = label ?? messages.label(field)
    if let issue = issues.first {
      guard isTouched || status == .invalid else { return nil }
      // The sentence about a refused number shows what was typed.
      if case .number = issue.kind, isSecret {
        return messages.issue(ValidationIssue(.check), label)
      }
      return messages.issue(issue, label)
    }
    guard let outcome, !isSecret else { return nil }
    return messages.outcome(outcome, label, self)
  }

  /// One sentence about a field for a screen reader, for when the field was left. (C8)
  public func announcement<FieldID>(
    of field: FieldID, in messages: FormMessages<FieldID>
  ) -> String {
    shownSentence(of: field, in: messages)
      ?? messages.field(label ?? messages.label(field), text, traits.contains(.secret))
  }

  /// What the user has probably meant, to show with `shownSentence(of:in:)`.
  public var shownSuggestions: [String] {
    guard !traits.contains(.secret) else { return [] }
    if let issue = issues.first { return issue.suggestions }
    if case .reverted(let refused) = outcome { return refused.suggestions }
    return []
  }
}
