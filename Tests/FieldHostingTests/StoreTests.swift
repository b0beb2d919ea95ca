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
