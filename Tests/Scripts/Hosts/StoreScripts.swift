import FieldEditing
import NumberText
import RandomSamples
import Testing

@testable import FieldHostingTests

extension StoreWorld: EventWorld {}

/// Stores of all habits under all short sequences of events, and under random scripts. (H1, H2)
struct StoreScripts {
  @Test("all sequences of events", arguments: StoreHabits.all)
  func sequences(_ habits: StoreHabits) {
    let search = Exhaustion(from: StoreTests.world(habits), length: Sampling.isFull ? 5 : 3)
    #expect(search.failures == [], "\(habits)")
    #expect(search.stateCount > 300)
  }

  @Test("random scripts", arguments: StoreHabits.all)
  func random(_ habits: StoreHabits) {
    let count = Sampling.count(100, full: 100_000 / StoreHabits.all.count + 1)
    var wrong = 0
    for offset in 0..<count {
      var random = SeededGenerator(Sampling.seed &+ UInt64(offset))
      var world = StoreTests.world(
        habits, [nil, 0, 3, habits.taking == .keeps ? 1234.5 : 10].randomElement(using: &random)!,
        CommitPolicy.allCases.randomElement(using: &random)!)
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
