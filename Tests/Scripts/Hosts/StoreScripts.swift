import FieldEditing
import NumberText
import RandomSamples
import Testing

@testable import FieldHostingTests

/// Stores of all habits under all short sequences of events, and under random scripts. (H1)
struct StoreScripts {
  /// A full run has eight events. A host that is three turns late then leads to 700,000 worlds.
  @Test("all sequences of events", arguments: StoreHabits.all)
  func sequences(_ habits: StoreHabits) {
    let length = Sampling.isFull ? 8 : 3
    let search = Exhaustion(from: StoreTests.world(habits), length: length)
    #expect(search.failures == [], "\(habits)")
    #expect(search.stepCount > 1000)
    if Sampling.isFull {
      print("\(habits): \(search.stateCount) states, \(search.stepCount) steps")
    }
  }

  @Test("random scripts", arguments: StoreHabits.all)
  func random(_ habits: StoreHabits) {
    let count = Sampling.count(40, full: 100_000 / StoreHabits.all.count + 1)
    var wrong = 0
    for offset in 0..<count {
      var random = SeededGenerator(Sampling.seed &+ UInt64(offset))
      let policy = CommitPolicy.allCases.randomElement(using: &random)!
      var world = StoreTests.world(habits, policy)
      var events: [StoreEvent] = []
      for _ in 0..<Int.random(in: 1...30, using: &random) {
        let event = world.events.randomElement(using: &random)!
        events.append(event)
        guard let problem = world.take(event) else { continue }
        wrong += 1
        if wrong < 4 { Issue.record("\(habits), sample \(offset), \(events): \(problem)") }
        break
      }
    }
    #expect(wrong == 0, "\(habits): \(wrong) of \(count)")
  }
}
