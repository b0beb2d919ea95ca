import FieldEditing
import NumberText
import RandomSamples
import Testing

@testable import FieldHostingTests

extension StoreWorld: EventWorld {}

/// Stores of all habits under all short sequences of events, and under random scripts. (H1)
struct StoreScripts {
  @Test("all sequences of events", arguments: StoreHabits.all)
  func sequences(_ habits: StoreHabits) {
    let search = Exhaustion(from: StoreTests.world(habits), length: Sampling.isFull ? 6 : 3)
    #expect(search.failures == [], "\(habits)")
    #expect(search.stateCount > 300)
    if Sampling.isFull { print("\(habits): \(search.stateCount) states, \(search.stepCount) steps") }
  }
}
