public import FieldEditing
package import FormattingFieldJSON
public import NumberText

/// The state of a field after an act, as the line of JSON that a host gets: what the control has to
/// show, the values, what is wrong, and the sentences about it.
///
/// ```swift
/// field.act(.type("1.5")).line
///   // {"n":0,"text":"1.5","selection":[3,3],"marked":null,"status":"intermediate","value":"1","entry":null,…
///
/// let state = field.act(.undo)
/// undoButton.isEnabled = state.abilities.contains(.undo)
/// control.isInvalid = !state.marks.contains(.valid)
/// ```
///
/// The table of Documentation/Lines.md says what each member means, and a test reads that table.
public struct LineState: Hashable, Sendable {
  /// Two offsets of a text, in the unit that the option `ranges` names.
  public typealias Offsets = [Int]

  /// What is wrong with the text.
  public struct Issue: Hashable, Sendable {
    /// The code of the issue, which stays the same from version to version.
    public var code: String
    /// The part of the text that is wrong.
    public var range: Offsets
    /// The sentence about the issue, which may ask “Did you mean …?”; nil if there is none.
    public var sentence: String?
    /// The name that HTML's `ValidityState` has for what is wrong.
    public var validity: String
    /// What a sentence about the issue can name, such as bounds, digits and an example.
    public var facts: [Fact]
  }

  /// A fact about an issue, such as the maximum, with its name.
  public struct Fact: Hashable, Sendable {
    /// "minimum", "maximum", "digits" or "example".
    public var name: String
    /// A number as the field writes it; for "digits" a count, such as "2".
    public var text: String
  }

  /// What a commit did.
  public struct Outcome: Hashable, Sendable {
    /// The code of a `CommitOutcome`, such as "rounded".
    public var code: String
    /// What was there before the commit, if the commit changed it: the number that was rounded or
    /// was moved to a bound or a step, or the text that was evaluated or refused; else nil.
    public var from: String?
    /// The sentence about the outcome; nil if there is nothing to tell.
    public var sentence: String?
    /// The sentence for a screen reader; nil if the options have no `label` for the field.
    public var announcement: String?
  }

  /// A value that the host takes over, and may answer with its own.
  public struct Gift: Hashable, Sendable {
    /// The number, such as "1234.5"; nil for none.
    public var value: String?
    /// A number for this gift, which the host may send back when it answers with its own value: see
    /// `FieldAct.value(_:token:)`.
    public var token: Int
  }

  /// What the control sets in place of what it shows.
  public struct Drawing: Hashable, Sendable {
    /// The whole text.
    public var text: String
    /// The range to select; nil if the control is to keep its present selection.
    public var selection: Offsets?
  }

  /// What is true of the field: the words of the member `is`.
  public enum Mark: String, CaseIterable, Hashable, Sendable {
    /// `valid`: a commit accepts the text, because its status is acceptable, or it is
    /// empty and `keepText` leaves no number under it.
    /// `enabled`: the person may edit. `focused`: the control has the focus. `edited`: the text has
    /// changed since the last commit. `wantsFocus`: the control is to keep the focus, as Return
    /// refused the text.
    case valid, enabled, focused, edited, wantsFocus
  }

  /// What a person can do now: the words of the member `can`.
  public enum Ability: String, CaseIterable, Hashable, Sendable {
    /// The act of this name would change something.
    case undo, redo, increment, decrement
  }

  /// The number of the state: 0 for the first, and one more for each state after that.
  public var n: Int
  /// The field's text; what the control has to show is in ``draw``.
  public var text: String
  /// The anchor and the head of the selection.
  public var selection: Offsets
  /// The range of what an input method composes; nil if it composes nothing.
  public var marked: Offsets?
  /// How the text is read: acceptable, intermediate or invalid.
  public var status: ScanStatus
  /// The field's value, such as "1234.5": the number that was last read from a text or set; nil for
  /// none.
  public var value: String?
  /// The number that the text says now; nil if the text is refused or empty.
  public var entry: String?
  /// What is wrong with the text; nil if the text is acceptable.
  public var issue: Issue?
  /// What the person probably meant by a text that is refused now, or that the last commit replaced
  /// by the value before.
  public var suggestions: [String]
  /// The sentence below the control; nil if there is nothing to tell.
  public var sentence: String?
  /// What a screen reader is to say for the field's text.
  public var spoken: String
  /// The name of an `EntryKeys`, such as "decimal", for an on-screen keyboard.
  public var keys: String
  /// Those that hold, in the order of the cases.
  public var marks: [Mark]
  /// Those that would change something, in the order of the cases. A step is one only if the
  /// policies set its size.
  public var abilities: [Ability]
  /// What came of the act's commit; nil if the act committed nothing.
  public var outcome: Outcome?
  /// The code of the reason why the field refused the act; nil if it did not.
  public var refused: String?
  /// The value that the host has to take over; nil if it has the value, or was given it before.
  public var give: Gift?
  /// What the control has to show; nil if it shows that already.
  public var draw: Drawing?
  /// The number that is selected, after the act `copy`; nil if the selection says no number. (E15)
  public var copied: CopiedNumber?
  /// The text that a commit would leave, after the act `preview`; else nil.
  public var preview: String?
  /// What is to be saved of the field, after the act `save`; else nil.
  public var saved: SavedField?
  /// Why the line was refused; nil if it was not.
  public var error: LineProblem?

  enum Name: String, CaseIterable {
    case n, text, selection, marked, status, value, entry, issue, suggestions, sentence, spoken,
      keys
    case `is`, can, outcome, refused, give, draw, copied, preview, saved, error

    /// Whether a line leaves the member out because it is null in `state`. (Other members are
    /// written as null.)
    func isLeftOut(in state: LineState) -> Bool {
      switch self {
      case .refused: state.refused == nil
      case .give: state.give == nil
      case .draw: state.draw == nil
      case .copied: state.copied == nil
      case .preview: state.preview == nil
      case .saved: state.saved == nil
      case .error: state.error == nil
      default: false
      }
    }
  }

  /// The names of the members that a line can have.
  public static let names: [String] = Name.allCases.map { $0.rawValue }

  /// False for `n` and for members that may be left out: these are written in each state that has
  /// them.
  private func isSame(_ name: Name, as other: LineState) -> Bool {
    switch name {
    case .text: text.hasSameBytes(as: other.text)
    case .selection: selection == other.selection
    case .marked: marked == other.marked
    case .status: status == other.status
    case .value: value == other.value
    case .entry: entry == other.entry
    case .issue: issue == other.issue
    case .suggestions: suggestions == other.suggestions
    case .sentence: sentence == other.sentence
    case .spoken: spoken == other.spoken
    case .keys: keys == other.keys
    case .is: marks == other.marks
    case .can: abilities == other.abilities
    case .outcome: outcome == other.outcome
    case .n, .refused, .give, .draw, .copied, .preview, .saved, .error: false
    }
  }

  /// Members that have not changed are written, too, whatever the option `brief` says.
  public var line: String {
    var writer = JSONWriter()
    write(&writer)
    return writer.text
  }

  /// If `before` is not nil, members that are the same in both states are left out.
  package func write(_ line: inout JSONWriter, after before: LineState? = nil) {
    line.open("{")
    writeMembers(&line, after: before)
    line.close("}")
  }

  package func writeMembers(_ line: inout JSONWriter, after before: LineState? = nil) {
    // A state is large to copy, so that the one before is unwrapped once.
    if let before {
      for name in Name.allCases where !name.isLeftOut(in: self) && !isSame(name, as: before) {
        write(name, &line)
      }
    } else {
      for name in Name.allCases where !name.isLeftOut(in: self) { write(name, &line) }
    }
  }

  private func write(_ name: Name, _ line: inout JSONWriter) {
    func text(_ text: String?) { line.member(name.rawValue, text) }
    switch name {
    case .n: line.member(name.rawValue, n)
    case .text: text(self.text)
    case .selection: line.member(name.rawValue, selection)
    case .marked: line.member(name.rawValue, marked)
    case .status: text(status.rawValue)
    case .value: text(value)
    case .entry: text(entry)
    case .suggestions: line.member(name.rawValue, suggestions)
    case .sentence: text(sentence)
    case .spoken: text(spoken)
    case .keys: text(keys)
    case .is: line.member(name.rawValue, marks.map { $0.rawValue })
    case .can: line.member(name.rawValue, abilities.map { $0.rawValue })
    case .refused: text(refused)
    case .preview: text(preview)
    case .issue:
      guard let issue else { return text(nil) }
      line.key(name.rawValue)
      line.open("{")
      line.member("code", issue.code)
      line.member("range", issue.range)
      line.member("sentence", issue.sentence)
      line.member("validity", issue.validity)
      for fact in issue.facts { line.member(fact.name, fact.text) }
      line.close("}")
    case .outcome:
      guard let outcome else { return text(nil) }
      line.key(name.rawValue)
      line.open("{")
      line.member("code", outcome.code)
      if let from = outcome.from { line.member("from", from) }
      line.member("sentence", outcome.sentence)
      if let announcement = outcome.announcement { line.member("announcement", announcement) }
      line.close("}")
    case .give:
      guard let give else { return }
      line.key(name.rawValue)
      line.open("{")
      line.member("value", give.value)
      line.member("token", give.token)
      line.close("}")
    case .draw:
      guard let draw else { return }
      line.key(name.rawValue)
      line.open("{")
      line.member("text", draw.text)
      line.member("selection", draw.selection)
      line.close("}")
    case .copied:
      guard let copied else { return }
      line.key(name.rawValue)
      line.copied(copied)
    case .saved:
      guard let saved else { return }
      line.key(name.rawValue)
      line.draft(saved)
    case .error:
      guard let error else { return }
      line.key(name.rawValue)
      line.problem(error)
    }
  }
}

extension JSONWriter {
  fileprivate mutating func member(_ name: String, _ offsets: LineState.Offsets?) {
    guard let offsets else { return member(name, String?.none) }
    member(name, offsets[0], offsets[1])
  }

  package mutating func problem(_ problem: LineProblem) {
    open("{")
    member("place", problem.place)
    member("reason", problem.reason)
    member("nearest", problem.nearest)
    close("}")
  }
}

extension LineProblem {
  /// The problem as a line of JSON, for a host that asked for a field by a line and got none.
  public var line: String {
    var writer = JSONWriter()
    writer.open("{")
    writer.key(LineState.Name.error.rawValue)
    writer.problem(self)
    writer.close("}")
    return writer.text
  }
}
