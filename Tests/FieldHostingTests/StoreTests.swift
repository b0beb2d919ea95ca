import FieldEditing
import FormattingFieldsFoundation
import Foundation
import NumberText
import Testing

/// Stores that are late, say everything twice, round, clamp, refuse or clear, and programs that command at any time: at
/// rest store and screen say the same, and no key is lost. (H1, H2)
struct StoreTests {
  static let english = NumberFormat(
    locale: "en", symbols: .latin, style: .decimal, pattern: NumberPattern())

  static func world(
    _ habits: StoreHabits, _ value: Double? = nil, _ policy: CommitPolicy = .keepText
  ) -> StoreWorld {
    var policies = FieldPolicies()
    (policies.clearsWhenEmpty, policies.commitPolicy) = (true, policy)
    return StoreWorld(value, english, policies, habits)
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
