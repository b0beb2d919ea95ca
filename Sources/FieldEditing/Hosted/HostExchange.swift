import NumberText

extension HostedField {
  /// What ``HostedField/nextGift()`` returns: a value for the host to keep.
  public struct Gift: Hashable, Sendable {
    /// Nil for an empty field and, with ``HostTraits/takesEntry``, while the text is refused.
    public let value: Value?
    /// The number of the gift, counted from 1. A host that answers late says this number with its
    /// answer.
    public let token: Int
  }
}

/// The machine that a field and its host share: what the person does, what the host is given, and
/// what the host says all go through ``take(_:_:)``. The table of the rule has the same states and
/// events. Rule: H1.
struct HostExchange<Value: NumberValue>: Hashable, Sendable {
  enum Event {
    /// The person has done something, which has changed the text or not.
    case acted(changesText: Bool)
    /// The typing is over, and the field has this value for the host.
    case ended(with: Value?)
    case given(Value?)
    case has(Value?)
    /// The host has this value after the gift with this token.
    case answered(Value?, token: Int)
    /// Nothing is on its way to the host or back.
    case rested
    /// The host wants the field to show a value, whatever was given or said before.
    case commanded(Value?)
  }

  /// A text that the host's value has replaced.
  struct Replaced {
    let text: String
    /// Whether the host has the value in answer to one that the person typed.
    let isAnswer: Bool
  }

  var traits: HostTraits = []
  /// The value that the host was given last, or that it had when it was last obeyed.
  var gift: HostedField<Value>.Gift
  /// The value that the host has, as far as the field knows: the last gift until the host says
  /// another value.
  private var kept: Value?
  /// Whether the last gift is open: the host has neither answered by its token nor rested since,
  /// and may say another value.
  private var isOpen = false
  /// Whether the person is typing: an act has changed the text, and neither a commit nor a revert
  /// has ended this.
  private(set) var isTyping = false
  /// The values that the host was given since the typing began. A host at rest that says one of
  /// them answers late: to show it would have the next key follow a beginning of what was typed.
  var typedValues: [Value?] = []
  /// The command that waits for the end of a composition; an outer nil if there is none. Rule: H3.
  private var waiting: Value??

  init(_ value: Value?) {
    (gift, kept) = (HostedField<Value>.Gift(value: value, token: 0), value)
  }

  /// Takes an event, and shows the host's value in the field if the event asks for that.
  ///
  /// - Returns: The text that the host's value has replaced; nil if the text has not changed.
  mutating func take(_ event: Event, _ field: inout FormattingField<Value>) -> Replaced? {
    var isAnswer = false
    switch event {
    case .acted(let changesText):
      if changesText || field.markedRange != nil { isTyping = true }
    case .ended(let value):
      (isTyping, typedValues) = (false, [])
      // A value that is still to be given has its own answer.
      isAnswer = isSame(value, gift.value) && !(isOpen && isLate)
    case .given(let value):
      gift = HostedField<Value>.Gift(value: value, token: gift.token + 1)
      (kept, isOpen) = (value, true)
      if isTyping, !hasTyped(value) { typedValues.append(value) }
    case .has(let value) where !isOpen:
      let isNothing = isTyping || !field.text.isEmpty
      if traits.isEcho(of: value, zeroIsNothing: isNothing)(kept) { break }
      if hasTyped(value) {
        // An answer, to which another may follow only where the host says that it answers late.
        (kept, isOpen) = (value, isLate)
      } else {
        expect(value)
      }
    case .has(let value):
      kept = value
      isAnswer = !isTyping && !isLate
    case .answered(let value, let token):
      guard token == gift.token else { break }
      (kept, isOpen) = (value, false)
      isAnswer = !isTyping
    case .rested:
      isAnswer = !isTyping && isOpen
      isOpen = false
    case .commanded(let value):
      expect(value)
    }
    if isAnswer, !traits.isEcho(of: kept, zeroIsNothing: true)(gift.value),
      field.status == .acceptable || field.text.isEmpty,
      !field.writesAlike(kept, gift.value)
    {
      gift = HostedField<Value>.Gift(value: kept, token: gift.token)
      return show(kept, &field, isAnswer: true)
    }
    guard let command = waiting, field.markedRange == nil else { return nil }
    waiting = nil
    isTyping = false
    return show(command, &field, isAnswer: false)
  }

  /// While a command waits, the host is given nothing.
  var isWaiting: Bool { waiting != nil }

  private mutating func expect(_ command: Value?) {
    // A late answer to a gift that was given before the command is none any more, by token or by
    // value.
    (waiting, kept, isOpen, typedValues) = (.some(command), command, false, [])
    gift = HostedField<Value>.Gift(value: command, token: gift.token + 1)
  }

  private func hasTyped(_ value: Value?) -> Bool {
    typedValues.contains { isSame($0, value) }
  }

  private var isLate: Bool { traits.contains(.answersLate) }

  /// Shows a value that the host has, over a refused text, too.
  private func show(
    _ value: Value?, _ field: inout FormattingField<Value>, isAnswer: Bool
  ) -> Replaced? {
    let text = field.text
    if field.status != .acceptable, isSame(field.value, value) {
      // Setting a value that the field already has would leave the refused text (S4), so the text
      // is emptied first.
      let policies = field.policies
      field.policies.clearsWhenEmpty = true
      _ = try? field.follow("", intent: .deleted)
      field.policies = policies
    }
    _ = field.setValue(value)
    return text.hasSameBytes(as: field.text) ? nil : Replaced(text: text, isAnswer: isAnswer)
  }
}

extension HostedField {
  /// Whether somebody types while the host has another number than it was given last: it may be a
  /// store that answers after a while, or one that refuses the number. Nobody can tell which before
  /// the commit, so a view that asks the host what it has does not say that the host is at rest.
  package func isUnanswered(by value: Value?) -> Bool {
    isTyping && !field.writesAlike(value, exchange.gift.value)
  }
}

extension FormattingField {
  /// Whether the format writes two values alike, as two that differ in a digit which it does not
  /// show. Rule: H2.
  fileprivate func writesAlike(_ value: Value?, _ other: Value?) -> Bool {
    writing(of: value, style: DigitStyle()).written.text
      .hasSameBytes(as: writing(of: other, style: DigitStyle()).written.text)
  }
}
