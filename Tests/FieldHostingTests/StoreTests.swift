import EditScripts
import FieldEditing
import FormattingFieldsFoundation
import Foundation
import NumberText
import Testing

/// Stores that are late, say everything twice, round, clamp, refuse or clear, and programs that command at any time: at
/// rest store and screen say the same, and no key is lost. (H1, H2)
struct StoreTests {
  private static let english = NumberFormat(
    locale: "en", symbols: .latin, style: .decimal, pattern: NumberPattern())

  private static func world(
    _ habits: StoreHabits, _ value: Double? = nil, _ policy: CommitPolicy = .keepText
  ) -> StoreWorld {
    var policies = FieldPolicies()
    (policies.clearsWhenEmpty, policies.commitPolicy) = (true, policy)
    return StoreWorld(value, english, policies, habits)
  }

  @Test("all sequences of events", arguments: StoreHabits.all)
  func sequences(_ habits: StoreHabits) {
    let search = Exhaustion(from: Self.world(habits), length: Sampling.isFull ? 5 : 3)
    #expect(search.failures == [], "\(habits)")
    #expect(search.stateCount > 300)
  }

  @Test("random scripts", arguments: StoreHabits.all)
  func random(_ habits: StoreHabits) {
    let count = Sampling.count(100, full: 100_000 / StoreHabits.all.count + 1)
    var wrong = 0
    for offset in 0..<count {
      var random = SeededGenerator(Sampling.seed &+ UInt64(offset))
      var world = Self.world(
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

  @Test(
    "texts that stayed on the screen while the store had another value",
    arguments: [
      // A store that takes at most 10.
      (.clamps, nil, [.key("5"), .key("0"), .submit]),
      (.refuses, nil, [.key("5"), .key("0"), .leave]),
      // The program sets what was typed over before.
      (.keeps, 3, [.backspace, .key("5"), .leave, .command(nil)]),
      (.keeps, nil, [.key("3"), .key("0"), .backspace, .key("5"), .leave, .command(30)]),
      (.keeps, nil, [.key("1"), .escape, .key("0"), .command(nil), .submit]),
    ] as [(StoreHabits.Taking, Double?, [StoreEvent])])
  func parted(_ taking: StoreHabits.Taking, _ value: Double?, _ events: [StoreEvent]) {
    for host in StoreHabits.Host.allCases {
      var world = Self.world(StoreHabits(taking: taking, saying: .atOnce, host: host), value)
      for event in events {
        let problem = world.take(event)
        #expect(problem == nil, "\(event)")
      }
      if host == .told { #expect(world.hosted.field.value == world.stored, "\(host)") }
    }
  }
}
