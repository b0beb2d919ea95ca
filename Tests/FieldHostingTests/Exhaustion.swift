/// A world that events lead on to other worlds.
protocol EventWorld: Hashable {
  associatedtype Event
  /// What can happen now.
  var events: [Event] { get }
  /// Lets an event happen.
  ///
  /// - Returns: What is wrong after it; nil if nothing is.
  mutating func take(_ event: Event) -> String?
  /// Makes worlds equal from which the same follows.
  mutating func normalize()
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

  init(from first: World, length: Int) {
    var seen: Set<Reached> = []
    var front = [Reached(first, by: nil, from: nil)]
    seen.insert(front[0])
    for count in 1...length {
      var next: [Reached] = []
      for reached in front {
        for event in reached.world.events {
          var other = reached.world
          stepCount += 1
          if let problem = other.take(event) {
            failures.append("\(reached.events + [event]): \(problem)")
            if failures.count > 4 { return }
          } else if count < length {
            other.normalize()
            let candidate = Reached(other, by: event, from: reached)
            if seen.insert(candidate).inserted { next.append(candidate) }
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

  /// A world, and how the search came there. An object, so that a world is kept once, and its hash
  /// is computed once.
  private final class Reached: Hashable {
    let world: World
    private let event: World.Event?
    private let former: Reached?
    private let hash: Int

    init(_ world: World, by event: World.Event?, from former: Reached?) {
      (self.world, self.event, self.former, hash) = (world, event, former, world.hashValue)
    }

    var events: [World.Event] { (former?.events ?? []) + (event.map { [$0] } ?? []) }

    static func == (left: Reached, right: Reached) -> Bool {
      left.hash == right.hash && left.world == right.world
    }

    func hash(into hasher: inout Hasher) { hasher.combine(hash) }
  }
}
