import NumberText

@testable import FieldEditing

/// What can happen to a field over a store.
enum StoreEvent: Hashable {
  /// A key at the end of the text, and a key over the selected text.
  case key(String)
  case over(String)
  case backspace, escape, step, submit, leave, focus
  /// A key that changes no text.
  case idle
  case compose, endComposition
  /// The control's own undo: the text before the last edit comes as a whole.
  case undo
  /// The person takes the first suggestion.
  case suggestion
  /// The view goes away and comes again.
  case disappear
  /// The program gives the store a value: plainly, or by the command that is never an answer.
  case command(Double?)
  case ownCommand(Double?)
  /// The next turn of the host.
  case turn

  /// Whether the person edits the text in the control.
  var isEdit: Bool {
    switch self {
    case .key, .over, .backspace, .compose, .endComposition, .undo: true
    default: false
    }
  }

  /// Whether the person ends the typing. A step ends it where there is no focus: a button has made
  /// it.
  func isEnd(isFocused: Bool) -> Bool {
    switch self {
    case .escape, .submit, .leave, .suggestion, .disappear: true
    case .step: !isFocused
    default: false
    }
  }
}

/// A person at a field, a store, and a program that commands at any time. (H1)
struct StoreWorld: Hashable {
  let habits: StoreHabits
  private(set) var hosted: HostedField<Double>
  private(set) var stored: Double?
  /// The text before the last edit.
  private var former: String?
  /// The gifts that the store has not taken, each with its token and the turns until it takes it.
  private var writes: [Write] = []
  /// What the store goes back to at the next turn.
  private var goesBack = false
  /// Turns without a change, up to two.
  private var quiet = 2
  /// What the person's keys have made of the text; nil if somebody else wrote it.
  private var typed: String?
  /// Whether the person changed the text since the field has rested.
  private var hasTyped = false
  private var wasCommanded = false
  /// Whether the store was given what a program sets plainly since the typing began: it counts as a
  /// late answer. (H1)
  private var gaveCommand = false
  /// What the field wrote of its text, of which `==` for fields knows nothing.
  private var written: [EditedText.Written] = []
  private var problem: String?

  /// What a program sets plainly.
  private static let command = 30.0

  private struct Write: Hashable {
    var value: Double?
    var token: Int
    var turns: Int
  }

  // Only what differs from world to world: a hash of all, as of the format, takes long.
  func hash(into hasher: inout Hasher) {
    hasher.combine(hosted.field.text)
    hasher.combine(hosted.field.selection)
    hasher.combine(hosted.field.value)
    hasher.combine(hosted.field.committedText)
    hasher.combine(hosted.isFocused)
    hasher.combine(hosted.exchange)
    hasher.combine(stored)
    hasher.combine(former)
    hasher.combine(writes)
    hasher.combine(quiet)
    hasher.combine(typed)
    hasher.combine(hasTyped)
    hasher.combine(wasCommanded)
  }

  init(_ value: Double?, _ format: NumberFormat, _ policies: FieldPolicies, _ habits: StoreHabits) {
    self.habits = habits
    hosted = HostedField(value, format: format, policies: policies)
    if habits.delay > 0 { hosted.host.insert(.answersLate) }
    stored = value
    hosted.setFocused(true)
    typed = hosted.field.text
  }

  var isComposing: Bool { hosted.field.markedRange != nil }
  /// Whether nothing is on its way, and the host has said so.
  var isQuiet: Bool { writes.isEmpty && !goesBack && quiet == 2 }

  /// What can happen next: as few keys as make a number that a store refuses on the way, and a text
  /// with a suggestion.
  var events: [StoreEvent] {
    let text = hosted.field.text
    var events: [StoreEvent] = [
      .over("1"), .over("1,5"), .escape, .submit, .leave, .command(Self.command), .ownCommand(20),
      .turn,
      .idle,
    ]
    if text.utf8.count < 2 && !text.contains("5") || text == "20" { events.append(.key("5")) }
    if text.utf8.count == 2 { events.append(.key(".")) }
    if [nil, 1, 5, 20].contains(hosted.field.value) { events.append(.step) }
    if !text.isEmpty { events.append(.backspace) }
    if !hosted.isFocused { events.append(.focus) }
    events.append(isComposing ? .endComposition : .compose)
    if former != nil { events.append(.undo) }
    if !hosted.field.suggestions.isEmpty { events.append(.suggestion) }
    if hosted.isFocused { events.append(.disappear) }
    return events
  }

  mutating func take(_ event: StoreEvent) -> String? {
    let (wasQuiet, had, text) = (isQuiet, stored, hosted.field.text)
    happen(event)
    // A control forgets its undo when the program sets its text.
    if !event.isEdit, !hosted.field.text.utf8.elementsEqual(text.utf8) { former = nil }
    if problem == nil { check(event, wasQuiet, had) }
    guard problem == nil, event.isEnd(isFocused: hosted.isFocused) else { return problem }
    // A copy rests, so that what goes on is not changed by being looked at.
    var other = self
    other.rest(after: event)
    (hasTyped, typed, gaveCommand) = (false, nil, false)
    // What the program said while a gift was on its way is an answer, and may still replace the
    // text.
    wasCommanded = wasCommanded && (!isQuiet || isComposing)
    return other.problem
  }

  mutating func normalize() {
    written = hosted.field.allWritten
    // Nothing else in this world reads what a view that draws late has drawn.
    hosted.mirror = TextMirror()
    // Of the news this world reads whether there is a sentence. It is the same one as long as the
    // text, with which all news end.
    let isTold = hosted.replaced != nil || isTold(hosted.outcome)
    hosted.news = FieldNews(
      outcome: isTold ? .cleared : nil, blocked: hosted.blocked == nil ? hosted.news.blocked : nil)
    // Both are asked for together, and end together.
    if wasCommanded { hasTyped = false }
    // A token is compared with the last one alone.
    let last = hosted.lastToken
    hosted.exchange.gift = HostedField.Gift(value: hosted.exchange.gift.value, token: 0)
    for index in writes.indices {
      writes[index].token = habits.hasTokens ? max(writes[index].token - last, -1) : 0
    }
    // The values that were typed are asked for what the store says. What it will be given is noted
    // then.
    var said: [Double?] = [Self.command, stored]
    for write in writes { said.append(habits.taken(write.value, over: said.last!)) }
    hosted.exchange.typedValues.removeAll { value in
      !habits.makes(value) && !(said + writes.map(\.value)).contains { isSame($0, value) }
    }
    hosted.exchange.typedValues.sort { ($0 ?? -1) < ($1 ?? -1) }
  }

  private func isTold(_ outcome: CommitOutcome?) -> Bool {
    let field = hosted.field
    return outcome?.message(showing: field.text, format: field.format, in: .english) != nil
  }

  private mutating func happen(_ event: StoreEvent) {
    let text = hosted.field.text
    switch event {
    case .key(let key): edit(text + key)
    case .over(let key): edit(key)
    case .backspace: edit(String(text.dropLast()))
    case .compose: edit("1", marked: .scalars(0, 1))
    case .endComposition: edit(text)
    case .undo:
      guard let text = former else { return }
      edit(text)
      former = nil
    case .suggestion:
      hosted.take(hosted.field.suggestions[0])
      (hasTyped, typed) = (true, nil)
    case .disappear: hosted.disappear()
    case .escape: hosted.revert()
    case .step:
      hosted.increment()
      (hasTyped, typed) = (true, hosted.field.text)
    case .idle: try? hosted.press(.selectAll)
    case .submit: hosted.submit()
    case .leave: hosted.setFocused(false)
    case .focus: hosted.setFocused(true)
    case .command(let value):
      (stored, wasCommanded, typed) = (value, true, nil)
      hosted.read(value)
    case .ownCommand(let value):
      (stored, wasCommanded, typed, writes, goesBack, quiet) = (value, true, nil, [], false, 2)
      gaveCommand = false
      hosted.command(value)
    case .turn: turn()
    }
    give()
    if habits.channel == .binding { hosted.read(stored) }
    give()
  }

  private mutating func edit(_ text: String, marked: TextRange? = nil) {
    let before = hosted.field.text
    let isSame = marked == nil && text.utf8.elementsEqual(before.utf8)
    hosted.follow(text, marked: marked)
    // What changes no text is no typing.
    if isSame { return }
    former = before
    hasTyped = true
    typed = hosted.field.text
    // A command that has waited for the end of a composition.
    if !hosted.field.text.utf8.elementsEqual(text.utf8) {
      if !wasCommanded { problem = "“\(text)” became “\(hosted.field.text)”" }
      typed = nil
    }
  }

  // MARK: The host

  /// Gives the field's value to the store, as a host does after each event.
  private mutating func give() {
    var count = 0
    while let gift = hosted.nextGift() {
      count += 1
      guard count < 4 else {
        problem = "store and field write to each other for ever"
        return
      }
      quiet = 0
      if gift.value == Self.command { gaveCommand = true }
      writes.append(Write(value: gift.value, token: gift.token, turns: habits.delay))
      takeWrites()
    }
  }

  private mutating func turn() {
    if quiet < 2 { quiet += 1 }
    let before = stored
    if goesBack {
      goesBack = false
      hosted.read(stored)
    }
    for index in writes.indices { writes[index].turns -= 1 }
    takeWrites()
    if habits.channel == .read || habits.channel == .binding { hosted.read(stored) }
    if !isSame(before, stored) { quiet = 0 }
    // A host that answers with tokens need not say that it rests, unless an answer was lost.
    if isQuiet {
      if habits.channel == .value || habits.store == .forgets { hosted.read(stored) }
      hosted.rest()
    }
  }

  private mutating func takeWrites() {
    while let write = writes.first, write.turns <= 0 {
      writes.removeFirst()
      let had = stored
      stored = habits.taken(write.value, over: stored)
      guard habits.store != .forgets else { continue }
      switch habits.channel {
      case .token:
        if habits.store == .reverts { hosted.read(write.value, answering: write.token) }
        hosted.read(stored, answering: write.token)
      case .value:
        if habits.store == .reverts { hosted.read(write.value) }
        hosted.read(stored)
      case .read, .binding:
        if habits.store == .reverts {
          goesBack = true
          hosted.read(write.value)
        } else if habits.delay == 0 {
          hosted.read(stored)
        }
      }
      if !isSame(had, stored) { quiet = 0 }
    }
  }

  // MARK: Checks

  private mutating func check(_ event: StoreEvent, _ wasQuiet: Bool, _ had: Double?) {
    let text = hosted.field.text
    switch event {
    // A value that the host has already is no command without a name.
    case .command(let value)
    where wasQuiet && !gaveCommand && !isComposing && !isSame(had, value),
      .ownCommand(let value) where !isComposing:
      // "20." says 20, and stays. (S4)
      if !isSame(hosted.field.entry, value) {
        problem = "a command is not obeyed: “\(text)”"
      }
    default: break
    }
    if let typed, !event.isEnd(isFocused: hosted.isFocused), event != .focus,
      !typed.utf8.elementsEqual(text.utf8)
    {
      problem = "“\(typed)” was typed, the screen shows “\(text)”"
    }
  }

  private func written(_ value: Double?) -> String {
    value?.fixedDecimal.map { hosted.field.format.text(for: $0) } ?? ""
  }

  /// Whether a sentence says what is wrong. That of a refused text takes long to make, and is never
  /// missing where it is shown.
  private var hasSentence: Bool {
    hosted.field.issue != nil && hosted.showsRefusal || hosted.message(in: .english) != nil
  }

  /// Nothing is on its way any more: store and screen say the same.
  private mutating func rest(after event: StoreEvent) {
    let (wanted, wasRead) = (hosted.field.value, hosted.field.status == .acceptable)
    var count = 0
    repeat {
      turn()
      give()
      count += 1
    } while !isQuiet && count < 100
    turn()
    give()
    if !isQuiet { problem = "it does not come to rest" }
    let field = hosted.field
    let isTaken = isSame(habits.taken(wanted, over: -1), wanted) && habits.store != .reverts
    if !field.text.utf8.elementsEqual(written(stored).utf8) {
      if field.status == .acceptable || !hasSentence {
        problem = "at rest the store has \(stored.words), the screen shows “\(field.text)”"
      }
    } else if hasTyped, !wasCommanded, wasRead, isTaken, !isSame(stored, wanted) {
      problem = "the store takes \(wanted.words), and has \(stored.words)"
    } else if hasTyped, !wasCommanded, wasRead, event != .escape,
      written(stored) != written(wanted), !hasSentence
    {
      problem = "the store made \(stored.words) of \(wanted.words), and no sentence says so"
    }
  }
}

private func isSame(_ left: Double?, _ right: Double?) -> Bool {
  left == right || left?.isNaN == true && right?.isNaN == true
}

extension Double? {
  fileprivate var words: String { map { "\($0)" } ?? "nothing" }
}

extension FormattingField {
  /// What the field wrote of its text, and of the texts before in which separators went. (E13)
  var allWritten: [EditedText.Written] {
    Array(
      sequence(first: content.marks.written) { $0.stillShown?.marks.written })
  }
}
