import FieldEditing
import NumberText

/// A store that has its own way with what it is given, and the way its host speaks to the field.
struct StoreHabits: Hashable, CustomStringConvertible {
  enum Taking: CaseIterable { case keeps, clamps, rounds, refuses, clears }
  enum Saying: CaseIterable { case atOnce, twice, late }
  /// Whether the host is told, is read at each drawing, or asks for the entry when it likes, as a page does.
  enum Host: CaseIterable { case told, read, asking }

  /// What becomes of a value above 10 or, where the store rounds, of a fraction.
  let taking: Taking
  let saying: Saying
  let host: Host

  static var all: [StoreHabits] {
    Taking.allCases.flatMap { taking in
      Saying.allCases.flatMap { saying in
        Host.allCases.map { StoreHabits(taking: taking, saying: saying, host: $0) }
      }
    }
  }

  /// What a store with a value has after it was given another.
  func taken(_ value: Double?, over old: Double?) -> Double? {
    guard let value else { return nil }
    switch taking {
    case .keeps: return value
    case .rounds: return value.rounded()
    case .clamps: return min(value, 10)
    case .refuses: return value > 10 ? old : value
    case .clears: return value > 10 ? nil : value
    }
  }

  var description: String { "\(host) \(saying), \(taking)" }
}

/// What can happen to a field over a store.
enum StoreEvent: Hashable {
  case key(String)
  case backspace, escape, submit, leave, focus
  /// The program gives the store a value: plainly, or by the command that is never an echo.
  case command(Double?)
  case ownCommand(Double?)
  /// A late store takes a value, or a late saying arrives.
  case store, arrive
  /// The host says its value again, as at a drawing.
  case again

  static let rests: Set<StoreEvent> = [.escape, .submit, .leave]

  /// Whether the person changes or commits the text.
  var isPersons: Bool {
    switch self {
    case .key, .backspace, .escape, .submit, .leave: true
    default: false
    }
  }
}

/// A person at a field, a store, and a program that commands at any time. (H1, H2)
struct StoreWorld: Hashable {
  let habits: StoreHabits
  private(set) var hosted: HostedField<Double>
  private(set) var stored: Double?
  /// What a late store is still to take, and what its host is still to say.
  private var writes: [Double?] = []
  private var sayings: [Double?] = []
  /// What the person's keys make of the text since the field has rested; nil if somebody else wrote the text.
  private var typed: String?
  /// Whether the program commanded since the field has rested.
  private var wasCommanded = false
  /// Whether a late store was commanded.
  private var isCrossed = false
  /// Whether the person changed the text since the field has rested.
  private var hasTyped = false
  private var problem: String?

  init(_ value: Double?, _ format: NumberFormat, _ policies: FieldPolicies, _ habits: StoreHabits) {
    self.habits = habits
    hosted = HostedField(value, format: format, policies: policies)
    if habits.host == .asking { hosted.host.insert(.takesEntry) }
    if habits.saying == .late { hosted.host.insert(.answersLate) }
    stored = value
    if habits.host == .asking { _ = hosted.takeValue() }
    hosted.focus(true)
    typed = hosted.field.text
  }

  var events: [StoreEvent] {
    var events: [StoreEvent] = [
      .key("1"), .key("5"), .key("0"), .key("."), .backspace, .escape, .submit, .leave,
      .command(nil), .command(1), .command(30), .ownCommand(1),
    ]
    // What a host that is told had before the field gave it another value would be a command.
    if habits.host == .read || writes.isEmpty && sayings.isEmpty { events.append(.again) }
    if !hosted.isFocused { events.append(.focus) }
    if !writes.isEmpty { events.append(.store) }
    if !sayings.isEmpty { events.append(.arrive) }
    return events
  }

  mutating func take(_ event: StoreEvent) -> String? {
    happen(event)
    if StoreEvent.rests.contains(event) {
      // A copy rests, so that what goes on is not changed by being looked at.
      var other = self
      other.rest(after: event)
      if let problem = other.problem { return problem }
      // A command and what was given before it cross on their way to a late store: from then on it does more than echo.
      if wasCommanded, habits.saying == .late { isCrossed = true }
      typed = isCrossed ? nil : hosted.field.text
      (wasCommanded, hasTyped) = (false, false)
    }
    return problem
  }

  private mutating func happen(_ event: StoreEvent) {
    switch event {
    case .key(let key): edit(hosted.field.text + key)
    case .backspace: edit(String(hosted.field.text.dropLast()))
    case .escape: hosted.revert()
    case .submit: hosted.submit()
    case .leave: hosted.focus(false)
    case .focus: hosted.focus(true)
    case .command(let value):
      (stored, typed, wasCommanded) = (value, nil, true)
      say(value)
    case .ownCommand(let value):
      (stored, typed, wasCommanded, writes, sayings) = (value, nil, true, [], [])
      hosted.rest(at: value)
      if hosted.field.value != value { problem = "a command by its own name is not obeyed" }
    case .store: takeWrite()
    case .arrive: say(sayings.removeFirst())
    case .again: say(stored)
    }
    // A page hears of what the person does, and not of what it sets itself.
    if habits.host == .asking, event.isPersons { write(hosted.takeValue()) }
    give()
    if let typed, !typed.utf8.elementsEqual(hosted.field.text.utf8), habits.taking == .keeps,
      !StoreEvent.rests.contains(event), event != .focus
    {
      problem = "“\(typed)” was typed, the screen shows “\(hosted.field.text)”"
    }
  }

  /// The value that the host is to have.
  private var entry: Double? {
    habits.host == .asking && hosted.field.status != .acceptable ? nil : hosted.field.value
  }

  private mutating func edit(_ text: String) {
    hosted.edit(text)
    hasTyped = true
    if typed != nil { typed = hosted.field.text }
  }

  private mutating func say(_ value: Double?) {
    if habits.host == .read { hosted.read(value) } else { hosted.setValue(value) }
  }

  /// Gives the field's value to the store, as a host does after each event.
  private mutating func give() {
    var count = 0
    while habits.host != .asking, let value = hosted.nextValue() {
      count += 1
      guard count < 4 else {
        problem = "store and field write to each other for ever"
        return
      }
      write(value)
      if habits.saying == .late { return }
    }
  }

  private mutating func write(_ value: Double?) {
    writes.append(value)
    if habits.saying != .late { takeWrite() }
  }

  private mutating func takeWrite() {
    stored = habits.taken(writes.removeFirst(), over: stored)
    switch habits.saying {
    case .atOnce: say(stored)
    case .twice: for _ in 0..<2 { say(stored) }
    case .late: if habits.host == .read { say(stored) } else { sayings.append(stored) }
    }
  }

  /// Nothing is on its way any more, and the host speaks once more: store and screen say the same.
  private mutating func rest(after event: StoreEvent) {
    let wanted = entry
    func settle(_ world: inout StoreWorld) {
      var count = 0
      while !world.writes.isEmpty || !world.sayings.isEmpty {
        count += 1
        if count > 1000 {
          world.problem = "it does not come to rest"
          return
        }
        if world.sayings.isEmpty {
          world.takeWrite()
        } else {
          world.say(world.sayings.removeFirst())
        }
        world.give()
      }
    }
    settle(&self)
    if habits.saying == .late {
      // The host tells that nothing is on its way: a host that is read with what it has.
      if habits.host == .read { hosted.rest(at: stored) } else { hosted.rest() }
      give()
      settle(&self)
    }
    say(stored)
    give()
    settle(&self)
    guard problem == nil else { return }
    let field = hosted.field
    if entry != stored {
      problem = "at rest the store has \(stored.words), the field \(entry.words)"
    } else if field.status == .acceptable,
      field.text != FormattingField(stored, format: field.format).text
    {
      problem = "at rest the store has \(stored.words), the screen shows “\(field.text)”"
    } else if hasTyped, !wasCommanded, habits.saying != .late, event != .escape, stored != wanted,
      hosted.message(in: .english) == nil
    {
      problem = "the store made \(stored.words) of \(wanted.words), and no sentence says so"
    }
  }
}

extension Double? {
  fileprivate var words: String { map { "\($0)" } ?? "nothing" }
}
