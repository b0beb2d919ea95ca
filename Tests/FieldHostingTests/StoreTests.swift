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
    _ habits: StoreHabits, _ value: Double? = 20, _ policy: CommitPolicy = .keepText
  ) -> StoreWorld {
    var policies = FieldPolicies()
    (policies.clearsWhenEmpty, policies.commitPolicy) = (true, policy)
    return StoreWorld(value, english, policies, habits)
  }
}
