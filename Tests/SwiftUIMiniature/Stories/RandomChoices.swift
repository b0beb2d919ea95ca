import FieldEditing
import RandomSamples
import SwiftUI

// What random scripts choose.

enum Script {
  static func locale(using random: inout SeededGenerator) -> String {
    ["en_US", "fr_FR", "de_DE", "ar_EG"].randomElement(using: &random) ?? "en_US"
  }

  /// A key; "<" deletes.
  static func key(using random: inout SeededGenerator) -> String {
    let keys = ["1", "2", "0", ".", ",", "-", "<", "<", "x", "999", "\u{0661}", "\u{20AC}"]
    return keys.randomElement(using: &random) ?? "1"
  }

  /// The UTF-16 offsets of a selection.
  static func range(using random: inout SeededGenerator) -> Range<Int> {
    let ends = [0, 1].map { _ in Int.random(in: 0...8, using: &random) }
    return min(ends[0], ends[1])..<max(ends[0], ends[1])
  }
}

extension Habits {
  static func random(using random: inout SeededGenerator) -> Habits {
    var habits = Habits()
    habits.selectionReport = .allCases.randomElement(using: &random) ?? .late
    habits.comparesWithScreen = Bool.random(using: &random)
    habits.endsLate = Bool.random(using: &random)
    habits.countsUTF16 = Bool.random(using: &random)
    for variation in Variation.allCases where Int.random(in: 0..<4, using: &random) == 0 {
      variation.change(&habits)
    }
    // A focus state that keeps what no view has taken, and hears nothing when it is given that
    // again, cannot be asked by anybody.
    if habits.isSticky { habits.sameIsNothing = false }
    return habits
  }
}

extension FieldPolicies {
  static func random(using random: inout SeededGenerator) -> FieldPolicies {
    var policies = FieldPolicies()
    policies.clearsWhenEmpty = true
    policies.filtersCharacters = Int.random(in: 0..<3, using: &random) == 0
    policies.isPlainWhileFocused = Int.random(in: 0..<4, using: &random) == 0
    policies.step = Bool.random(using: &random) ? nil : 1
    return policies
  }
}
