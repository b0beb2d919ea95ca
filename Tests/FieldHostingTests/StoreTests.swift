import FieldEditing
import NumberText
import Testing

/// Stores that take, refuse, clamp, round, transform, forget or go back, at once and late: at rest
/// store and screen say the same or a sentence says why not, no key is lost, each number that the
/// store takes arrives, and a command is obeyed. (H1, H2, H3)
struct StoreTests {
  private static let english = NumberFormat(
    locale: "en", symbols: .latin, style: .decimal, pattern: NumberPattern())

  static func world(_ habits: StoreHabits, _ policy: CommitPolicy = .keepText) -> StoreWorld {
    var policies = FieldPolicies()
    (policies.clearsWhenEmpty, policies.commitPolicy) = (true, policy)
    policies.step = 10
    return StoreWorld(20, english, policies, habits)
  }

  /// The second set has longer sequences, a full run eight events.
  @Test("all sequences of two events, and of two after a key", arguments: StoreHabits.all)
  func sequences(_ habits: StoreHabits) {
    let world = Self.world(habits)
    var typed = world
    let problem = typed.take(.over("1"))
    #expect(problem == nil)
    for start in [world, typed] {
      let search = Exhaustion(from: start, length: 2)
      #expect(search.failures == [], "\(habits)")
      #expect(search.stepCount > 100)
    }
  }
}

extension StoreWorld: EventWorld {}

/// A world that events lead on to other worlds.
protocol EventWorld: Hashable {
  associatedtype Event
  /// What can happen now.
  var events: [Event] { get }
  /// Lets an event happen.
  ///
  /// - Returns: What is wrong after it; nil if nothing is.
  mutating func take(_ event: Event) -> String?
}

/// Every world that up to a number of events lead to, each looked at once.
///
/// A sequence of events that leads to a world which an earlier one has led to is not followed: what
/// comes after is the same, since a world is a value, what happens depends on nothing else, and
/// equal worlds have the same events. The earlier sequence is no longer, because the search goes by
/// length. So no failure of a sequence up to the length is missed. This holds if `==` sees all that
/// decides; a world leaves out only what it says why.
struct Exhaustion<World: EventWorld> {
  private(set) var stateCount = 1
  private(set) var stepCount = 0
  /// The shortest sequences after which something is wrong.
  private(set) var failures: [String] = []

  /// Whether no longer sequence leads to another world: the search has seen all sequences of any
  /// length.
  private(set) var isComplete = false

  init(from first: World, length: Int, stopsAtFailure: Bool = false) {
    var seen: Set<World> = [first]
    var front: [(world: World, events: [World.Event])] = [(first, [])]
    for count in 1...length {
      var next: [(World, [World.Event])] = []
      for (world, events) in front {
        for event in world.events {
          var other = world
          stepCount += 1
          if let problem = other.take(event) {
            failures.append("\(events + [event]): \(problem)")
            if stopsAtFailure || failures.count > 4 { return }
          } else if count < length, seen.insert(other).inserted {
            next.append((other, events + [event]))
          }
        }
      }
      if count < length, next.isEmpty {
        isComplete = true
        break
      }
      front = next
    }
    stateCount = seen.count
  }
}
