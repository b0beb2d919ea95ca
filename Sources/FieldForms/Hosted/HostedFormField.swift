public import FieldEditing
import NumberText

/// Connects a field of a form with a view that edits its text by itself.
///
/// The view stores this value. When the user has edited the text or moved the caret, the view calls
/// ``edit(_:in:_:)`` with a closure. The closure gets a ``FormEntry`` and calls its method for what
/// the user did, such as `follow`. If `follow` returns false, a view whose text can be set at once
/// shows the form's text again. A view that is drawn anew after each change, as in SwiftUI, shows
/// ``shown(_:)``.
///
/// ```swift
/// if !view.edit(.price, in: &form, { $0.follow(entry.text) }) {
///   entry.text = form[.price]?.text ?? ""
/// }
/// ```
///
/// - Complexity: A report costs as much as `FieldForm.apply(_:to:)`.
public struct HostedFormField: Hashable, Sendable {
  fileprivate var mirror = TextMirror()
  /// The field's text before an input method began to compose letters that the field refuses; nil
  /// at any other time.
  fileprivate var beforeComposition: String?
  /// Why the text that the view reported last was refused; nil if it was accepted.
  public fileprivate(set) var refusal: FormRefusal?

  /// Makes the value for a view that has shown nothing yet.
  public init() {}

  /// Sets the counts of what the view has reported and drawn to zero, and lowers the counts in
  /// `drawn` by the same numbers. Tests call this to compare states that were reached in different
  /// ways.
  package mutating func restartCount(_ drawn: inout [ShownText]) { mirror.restartCount(&drawn) }

  /// What to show, for a view that is drawn anew after each change. The view passes this value back
  /// with each text that it reports, so that the form knows which text the user saw when typing.
  public func shown(_ state: FieldState) -> ShownText {
    mirror.shown(state.text, state.isFocused ? state.selection : nil)
  }

  /// Runs a closure that tells the field what the user did in the view.
  ///
  /// - Parameters:
  ///   - field: If the form does not declare it, the methods of the entry change nothing.
  ///   - form: The form, or a host's store that has the form.
  ///   - report: Calls methods of the ``FormEntry`` that it is given, such as `follow`.
  /// - Returns: What the closure returns.
  public mutating func edit<Form: FormTarget, Result>(
    _ field: Form.FieldID, in form: inout Form, _ report: (inout FormEntry<Form>) -> Result
  ) -> Result {
    // The form is moved into the entry and back. If it were in both places, each change would copy
    // the form.
    var entry = FormEntry(view: self, form: consume form, field: field)
    let result = report(&entry)
    self = entry.view
    form = entry.form
    return result
  }
}

/// A field of a form, given to a closure by which a view reports one act of the user, such as an
/// edit.
///
/// ```swift
/// view.edit(.price, in: &form) { (entry: inout FormEntry) in entry.select(.all) }
/// ```
public struct FormEntry<Form: FormTarget>: HostedEntry {
  fileprivate var view: HostedFormField
  fileprivate var form: Form
  fileprivate let field: Form.FieldID

  /// What to show, for a view that is drawn anew after each change; an empty text if the field is
  /// not declared.
  public var shown: ShownText {
    form[field].map { view.shown($0) } ?? view.mirror.shown("", nil)
  }

  /// Edits the field so that it has the view's present text. The parameters are those of
  /// `HostedField.follow(_:selection:marked:from:intent:keypadSeparator:)`.
  ///
  /// Letters that the field refuses while an input method composes do not become the field's text.
  /// The view goes on showing them, and when the composition ends, its result is accepted or
  /// refused as one edit. (E5)
  ///
  /// - Returns: Whether the view may keep its text, because the field has the same text or an input
  ///   method is composing. If false, the view has to be drawn again with the field's text.
  /// - Complexity: That of `FieldForm.apply(_:to:)`.
  @discardableResult
  public mutating func follow(
    _ text: String, selection: TextRange? = nil, marked: TextRange? = nil,
    from shown: ShownText? = nil, intent: TextEdit.Intent? = nil, keypadSeparator: String = ""
  ) -> Bool {
    guard let state = form[field] else {
      view.refusal = .unknownField
      return false
    }
    let typed = view.mirror.report(
      TextReport(text, selection, marked, shown, intent, keypadSeparator), over: state.text,
      state.selection, composed: state.markedRange,
      state.numberFormat?.symbols.decimalSeparator ?? keypadSeparator)
    // After the report, which asks whether the text is the one that was composed last.
    if marked == nil, let before = view.beforeComposition {
      view.beforeComposition = nil
      try? form.apply(.follow(before), to: field)
    }
    if let typed {
      view.refusal = nil
      do throws(FormRefusal) {
        try typed.follow { typed throws(FormRefusal) in try form.apply(typed.input, to: field) }
      } catch {
        if error == .field(.filtered), typed.isComposed {
          view.beforeComposition = view.beforeComposition ?? state.text
        } else {
          view.refusal = error
        }
      }
    }
    let new = mirrorForm()
    return view.beforeComposition != nil || new?.text.hasSameBytes(as: text) ?? false
  }

  /// Why the text that the view reported last was refused; nil if it was accepted.
  public var refusal: FormRefusal? { view.refusal }

  /// Selects a range, as the user did in the view. A range that does not lie in the field's text is
  /// ignored.
  public mutating func select(_ range: TextRange) {
    try? form.apply(.select(range), to: field)
    mirrorForm()
  }

  /// Selects the range that a view reports, if the view is drawn anew after each change. The range
  /// is in UTF-16 offsets of the view's text. A caret (an empty range) is placed only when the view
  /// is drawn or edited next, because a view may report the caret before the text of the same edit.
  /// Nil changes nothing.
  public mutating func report(selection range: Range<Int>?) {
    if let range, let place = view.mirror.select(range) { select(place) }
  }

  /// Notes that a view was drawn with `shown`, in an earlier turn of the run loop. This call may
  /// change ``shown``: a new text is drawn first without its selection, and then once more with the
  /// selection. So a view that is drawn anew after each change makes this call after each drawing,
  /// until ``shown`` stays the same.
  public mutating func drawn(_ shown: ShownText) {
    // While an input method composes what the field refuses, the view keeps its own text: drawing
    // the field's text would end the composition.
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

/// What a view's edits are sent to: a form, or a host's own store that contains a form and is
/// changed by actions.
///
/// ```swift
/// struct Store: FormTarget {
///   var form: FieldForm<SignIn>
///   var log: [FormAction<SignIn.FieldID>] = []
///   subscript(field: SignIn.FieldID) -> FieldState? { form[field] }
///   mutating func apply(_ input: FieldAct, to field: SignIn.FieldID?) throws(FormRefusal) {
///     try form.apply(input, to: field)
///     if let field { log.append(.input(input, field)) }
///   }
/// }
/// ```
///
/// - Complexity: The subscript should take constant time, because each report of a view calls it.
public protocol FormTarget<FieldID> {
  /// For a ``FieldForm``, the type of its content's ids.
  associatedtype FieldID: Hashable & Sendable

  /// A field as a view shows it; nil for an undeclared field.
  subscript(field: FieldID) -> FieldState? { get }

  /// Carries out an input by the user in a field.
  ///
  /// - Parameters:
  ///   - input: What the user does.
  ///   - field: The field; nil for the focused field.
  /// - Throws: Why the input was refused.
  mutating func apply(_ input: FieldAct, to field: FieldID?) throws(FormRefusal)
}

extension FieldForm: FormTarget {}

extension FormRefusal: MisplacingRefusal {
  package var isMisplaced: Bool {
    if case .field(let refusal) = self { refusal.isMisplaced } else { false }
  }
}

extension FieldState {
  /// Returns the sentence to show below a field; nil if there is nothing to say yet. An issue is
  /// shown after the focus has left the field, or as soon as no more typing can make the text
  /// valid. If there is no issue, the sentence tells what the last commit did, such as rounding.
  ///
  /// The method needs only the state of the field, so that a view need not observe the whole form.
  package func shownSentence<FieldID>(
    of field: FieldID, in messages: FormMessages<FieldID>
  ) -> String? {
    let isSecret = traits.contains(.secret)
    let label = label ?? messages.label(field)
    if let issue = issues.first {
      guard isTouched || status == .invalid else { return nil }
      // The sentence about a refused number quotes what was typed, which must not be shown for a
      // secret field. So a general sentence is returned instead.
      if case .number = issue.kind, isSecret {
        return messages.issue(ValidationIssue(.check), label)
      }
      return messages.issue(issue, label)
    }
    guard let outcome, !isSecret else { return nil }
    return messages.outcome(outcome, label, self)
  }

  /// Returns one sentence about a field, for a screen reader to say when the focus has left the
  /// field. (C8)
  public func announcement<FieldID>(
    of field: FieldID, in messages: FormMessages<FieldID>
  ) -> String {
    shownSentence(of: field, in: messages)
      ?? messages.field(label ?? messages.label(field), text, traits.contains(.secret))
  }

  /// Texts that the user has probably meant, to show beside the sentence that
  /// `shownSentence(of:in:)` returns. Empty for a secret field.
  package var shownSuggestions: [String] {
    guard !traits.contains(.secret) else { return [] }
    if let issue = issues.first { return issue.suggestions }
    if case .reverted(let refused) = outcome {
      return refused.suggestions.filter { !$0.hasSameBytes(as: text) }
    }
    return []
  }
}
