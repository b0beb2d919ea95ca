public import NumberText

/// A number field in a view that edits its text by itself, with a value that the host may set as
/// well.
///
/// The view reports what happens to it, and after each call gives its host the ``nextGift()``. The
/// view has to show the field's text. While the person types, no answer of the host's changes that
/// text; when the typing is over, the host's store has the last word. (S1, H1)
///
/// A view whose text can be set at once, such as GTK's entry, shows `FormattingField.text` again if
/// ``follow(_:selection:marked:from:intent:keypadSeparator:)`` returns false:
///
/// ```swift
/// var price = HostedField<Double>(order.price, format: german)
/// // in the entry's callback for a changed text:
/// if !price.follow(entry.text, selection: .scalars(entry.position, entry.position)) {
///   entry.text = price.field.text
/// }
/// while let gift = price.nextGift() {
///   order.price = gift.value
///   price.read(order.price, answering: gift.token)   // the store may say no
/// }
/// // when the focus leaves:
/// price.setFocused(false)
/// ```
///
/// A user interface that draws views anew, such as SwiftUI, shows ``shown``, and calls
/// ``drawn(_:)`` in a later turn. Its calls may come late, repeatedly and in any order.
public struct HostedField<Value: NumberValue>: Hashable, Sendable {
  /// The field, with its text, selection, value, status and issues.
  public package(set) var field: FormattingField<Value>
  /// Whether the view has the focus, by its last report.
  public private(set) var isFocused = false
  /// Whether the user may edit.
  public internal(set) var isEnabled = true
  var news = FieldNews()
  /// What the view has reported and was drawn with: it tells an echo of a text from a new text.
  /// (H4)
  var mirror = TextMirror()
  /// What the host was given and has: it tells an answer from a command. (H1)
  var exchange: HostExchange<Value>
  /// The field before an input method began to compose; nil unless the policies filter edits. (E5)
  private var beforeComposition: FormattingField<Value>?

  /// Makes a field that shows a value.
  ///
  /// - Parameters:
  ///   - value: The host's value; nil shows as empty text.
  ///   - format: The locale and style in which numbers are read and written.
  ///   - bounds: The least and greatest value.
  ///   - policies: How to treat edits and commits.
  public init(
    _ value: Value?, format: NumberFormat, bounds: NumberBounds = .unlimited,
    policies: FieldPolicies = FieldPolicies()
  ) {
    self.init(FormattingField(value, format: format, bounds: bounds, policies: policies))
  }

  /// Makes a hosted field from a field with all of its state, for a host whose store has the
  /// field's value already.
  ///
  /// - Parameter field: The field, which may be edited.
  public init(_ field: FormattingField<Value>) {
    self.field = field
    exchange = HostExchange(field.value)
  }

  // MARK: What the view shows

  /// What the last commit did; nil once the text has changed.
  public var outcome: CommitOutcome? { news.outcome }

  /// Whether the view has to keep the focus, or take it back, because Return was pressed and the
  /// text refused.
  ///
  /// ```swift
  /// price.submit()
  /// if price.wantsFocus { entry.focus() }
  /// ```
  public var wantsFocus: Bool { news.wantsFocus }

  /// Why the text that the view reported last was refused; nil if it was accepted.
  public var refusal: EditRefusal? { news.refusal }

  /// What the user did to make the text that the view reported last: as the view says or, if it
  /// does not say, as guessed from the texts.
  public var intent: TextEdit.Intent { news.intent }

  /// The typed text that a value from the host has replaced; nil once the text has changed again.
  package var replaced: String? { news.replaced }

  /// How the host keeps the value: as a `Double`, for example.
  public var host: HostTraits {
    get { exchange.traits }
    set { exchange.traits = newValue }
  }

  package var isTyping: Bool { exchange.isTyping }

  /// The text and selection to show, for a view that is drawn anew at each change, as SwiftUI's
  /// are. The view passes this value back with each text that it reports.
  public var shown: ShownText {
    mirror.shown(field.text, isFocused ? field.selection : nil)
  }

  /// The field's selection, in UTF-16 offsets of its text.
  public var utf16Selection: Range<Int> { field.text.utf16Range(of: field.selection) }

  /// Returns what to give to the host; nil if the host was given the field's value already. The
  /// view calls this after each event, and tells what the host has then by ``read(_:answering:)``.
  public mutating func nextGift() -> Gift? {
    let value = hostsValue
    if exchange.isWaiting || isSame(value, exchange.gift.value) { return nil }
    hear(.given(value))
    return exchange.gift
  }

  /// Returns the value for a host that asks when it likes, as a page's script reads an element's
  /// value. It counts as a gift. (H1)
  ///
  /// ```swift
  /// hosted.follow("12")
  /// hosted.takeValue()   // 12
  /// hosted.read(12)      // changes nothing
  /// ```
  package mutating func takeValue() -> Value? { nextGift()?.value ?? hostsValue }

  /// The token of the last gift; 0 if the host was given nothing.
  package var lastToken: Int { exchange.gift.token }

  /// The value for the host; nil while the text is refused, if the host has the trait
  /// ``HostTraits/takesEntry``.
  var hostsValue: Value? {
    host.contains(.takesEntry) && field.status != .acceptable ? nil : field.value
  }

  /// What the user probably meant by a text that is refused, or that the last commit refused.
  public var suggestions: [String] {
    if let refused = shownRefusal { return refused.suggestions }
    switch outcome {
    case .reverted(let refused)?, .keptInvalid(let refused)?:
      return refused.suggestions.filter { !$0.hasSameBytes(as: field.text) }
    default: return []
    }
  }

  /// Whether the text is acceptable, or is empty and there is no value, or a commit writes it
  /// there. (C4)
  public var isAcceptable: Bool {
    if field.status == .acceptable { return true }
    return field.text.isEmpty && (field.value == nil || field.policies.commitPolicy != .keepText)
  }

  /// The refused text that the sentence below the field is about; nil if the sentence is about
  /// something else.
  package var shownRefusal: RefusedText? { showsRefusal ? field.refusedText : nil }

  /// Whether to show the sentence about a refused text: at once if the text is invalid, and if it
  /// may still become a number, when the field is not focused or a key has found no number to step
  /// from.
  package var showsRefusal: Bool {
    field.status == .invalid || !isFocused && !field.text.isEmpty
      || news.blocked?.text.hasSameBytes(as: field.text) == true
  }

  package mutating func restartCount(_ drawn: inout [ShownText]) { mirror.restartCount(&drawn) }

  // MARK: What the view reports

  /// Edits the field so that it has the view's present text, or refuses that text.
  ///
  /// - Parameters:
  ///   - text: The whole text.
  ///   - selection: What is selected in the text, if the view knows.
  ///   - marked: The part of the text that an input method is composing; nil if it composes
  ///     nothing, or if the view does not know.
  ///   - shown: The value of ``shown`` that the view was drawn with last; nil for a view that shows
  ///     the field's text at once.
  ///   - intent: What the user did, if the view knows: `.pasted` for a paste, a drop, a dictation.
  ///     If nil, the intent is guessed by comparing the old text with the new one; in doubt it is
  ///     `.pasted`.
  ///   - keypadSeparator: The character that the decimal key of an on-screen keypad types, "," on a
  ///     German telephone. If the user has pressed this key, the format's decimal separator is
  ///     typed. (E2)
  /// - Returns: Whether the field has the same text now; if not, the view has to be drawn again,
  ///   even if the field has not changed.
  /// - Complexity: O(*n*) in the bytes of the text.
  @discardableResult
  public mutating func follow(
    _ text: String, selection: TextRange? = nil, marked: TextRange? = nil,
    from shown: ShownText? = nil, intent: TextEdit.Intent? = nil, keypadSeparator: String = ""
  ) -> Bool {
    let old = field.text
    let typed = mirror.report(
      TextReport(text, selection, marked, shown, intent, keypadSeparator), over: old,
      field.selection, composed: field.markedRange,
      field.format.symbols.decimalSeparator)
    var refusal: EditRefusal?
    if isEnabled, let typed {
      do throws(EditRefusal) {
        try typed.follow { typed throws(EditRefusal) in try take(over: typed) }
      } catch { refusal = error }
    }
    mirror.follow(field.text, field.selection)
    conclude(since: old)
    if isEnabled, let typed {
      (news.intent, news.refusal) = (typed.intent, refusal)
      news.blocked = refusal == .filtered ? field.blocked(by: typed) : nil
    }
    return field.text.hasSameBytes(as: text)
  }

  /// Edits the field so that it has the view's text. Policies about keys do not apply while an
  /// input method composes, since the letters that it shows are not yet the text. The whole
  /// composition is judged as one edit when it ends. (E5, X8)
  private mutating func take(over typed: TypedText) throws(EditRefusal) {
    let policies = field.policies
    guard policies.filterEdits || policies.fillsFromRight else {
      try field.edit(typed.input)
      return
    }
    if typed.isComposed {
      if beforeComposition == nil { beforeComposition = field }
      field.policies = policies.whileComposing
      defer { field.policies = policies }
      try field.edit(typed.input)
    } else {
      if let before = beforeComposition { field = before }
      beforeComposition = nil
      try field.edit(typed.input)
    }
  }

  /// Selects a range, as the user did in the view. A range that does not fit the present text is
  /// ignored.
  public mutating func select(_ range: TextRange) {
    try? field.select(range)
    mirror.follow(field.text, field.selection)
  }

  /// Notes the selection that a view reports, for views that are drawn anew at each change. After a
  /// key the view may report the selection before or after the new text.
  ///
  /// - Parameter range: The UTF-16 offsets in the view's text. Nil changes nothing: the view has no
  ///   selection, or the selection is in another text.
  public mutating func report(selection range: Range<Int>?) {
    if let range, let place = mirror.select(range) { select(place) }
  }

  /// Notes that a view was drawn with `shown`, in an earlier turn of the run loop. A view that is
  /// drawn anew at each change calls this whenever ``shown`` has changed, until ``shown`` stays the
  /// same.
  public mutating func drawn(_ shown: ShownText) {
    let selection = isFocused ? field.selection : nil
    if let place = mirror.turn(shown, field.text, selection) { select(place) }
  }

  /// Notes that the view has got or lost the focus, and commits the field when the focus is lost.
  /// The view may call this method late, and twice for the same change.
  ///
  /// With ``FieldPolicies/isPlainWhileFocused`` the text has neither grouping nor affixes from the
  /// focus to a commit. (C20)
  ///
  /// - Parameters:
  ///   - isFocused: Whether the view has the focus now.
  ///   - selects: Whether the view takes over the field's selection. If so, focusing selects the
  ///     whole text, so that a key replaces it, unless the policies say otherwise. (F10)
  /// - Returns: What was committed; nil if nothing was.
  @discardableResult
  public mutating func setFocused(_ isFocused: Bool, selects: Bool = false) -> FieldCommit? {
    if isFocused && !self.isFocused {
      let selection = field.selection
      if selects { field.focusAndSelect() } else { field.focus() }
      // The focus has selected the number. This selection counts, and a caret that the view
      // reported before is dropped.
      if field.selection != selection { _ = mirror.takeCaret() }
    }
    self.isFocused = isFocused
    news.wantsFocus = false
    return isFocused ? nil : commit()
  }

  /// Commits the field, edited or not, because the user pressed Return or a Done key.
  @discardableResult
  public mutating func submit() -> FieldCommit {
    let commit = commit(.submit)
    if case .keptInvalid = commit.outcome { news.wantsFocus = true }
    return commit
  }

  /// Commits the field without a report from the view, as for a Save button that leaves the focus
  /// alone. Rule: H5.
  ///
  /// - Returns: What was committed; nil if nothing was edited, or if an earlier commit has refused
  ///   and kept the text.
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

  /// Commits the field because its view goes away.
  ///
  /// - Returns: What was committed; nil if nothing was. A refused text is lost with its view,
  ///   unless the host keeps the text.
  @discardableResult
  public mutating func disappear() -> FieldCommit? {
    isFocused = false
    return commit()
  }

  /// Replaces the text by a suggestion that the user took, and commits it.
  ///
  /// - Returns: What was committed; nil if the field is disabled or does not take the text.
  @discardableResult
  public mutating func take(_ suggestion: String) -> FieldCommit? {
    guard isEnabled, (try? apply(.edit(TextEdit(.all, suggestion, intent: .pasted)))) != nil else {
      return nil
    }
    return commit(.submit)
  }

  /// Replaces the field by a field that was restored from saved data. To the host it is as if the
  /// person had left the restored text.
  package mutating func replaceField(_ field: FormattingField<Value>) {
    (self.field, beforeComposition) = (field, nil)
    news = FieldNews()
    hear(.ended(with: hostsValue))
  }

  // MARK: Where every act ends

  /// Has the person do something to the field. Every act but a commit goes through here or through
  /// `follow`.
  @discardableResult
  mutating func act<Result>(
    _ body: (inout FormattingField<Value>) throws(EditRefusal) -> Result
  ) throws(EditRefusal) -> Result {
    let old = field.text
    defer { conclude(since: old) }
    return try body(&field)
  }

  /// Ends the news of earlier acts if an act has changed the text, and tells the exchange.
  private mutating func conclude(since old: String) {
    let isChanged = !field.text.hasSameBytes(as: old)
    if isChanged { news = FieldNews() }
    hear(.acted(changesText: isChanged))
  }

  private mutating func commit(_ cause: FieldCommit.Cause) -> FieldCommit {
    beforeComposition = nil
    let outcome = field.commit().outcome
    if outcome != .unchanged { news = FieldNews(outcome: outcome) }
    hear(.ended(with: hostsValue))
    return FieldCommit(cause: cause, outcome: outcome)
  }

  /// Passes an event to the exchange with the host. Every event goes through here.
  mutating func hear(_ event: HostExchange<Value>.Event) {
    guard let replaced = exchange.take(event, &field) else { return }
    news = FieldNews(replaced: replaced.isAnswer ? replaced.text : nil)
  }
}
