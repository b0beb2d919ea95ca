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
struct Exhaustion<World: EventWorld> {
  private(set) var stateCount = 1
  private(set) var stepCount = 0
  /// The shortest sequences after which something is wrong.
  private(set) var failures: [String] = []

  init(from first: World, length: Int, stopsAtFailure: Bool = false) {
    var seen: Set<World> = [first]
    var front: [(world: World, events: [World.Event])] = [(first, [])]
    for _ in 0..<length {
      var next: [(World, [World.Event])] = []
      for (world, events) in front {
        for event in world.events {
          var other = world
          stepCount += 1
          if let problem = other.take(event) {
            failures.append("\(events + [event]): \(problem)")
            if stopsAtFailure || failures.count > 4 { return }
          } else if seen.insert(other).inserted {
            next.append((other, events + [event]))
          }
        }
      }
      front = next
    }
    stateCount = seen.count
  }
}
