import EditScripts
import FieldEditing
import FormattingFieldsFoundation
import Foundation
import NumberText
import Testing

@testable import FieldHostingTests

/// A hosted field in a text field that behaves as SwiftUI's is known to, under random events.
struct SwiftUIScripts {
  private typealias Habits = SimulatedTextField.Habits
  private let formats: [NumberFormat]

  init() throws { formats = try SwiftUITests().formats }

  @Test("nothing is lost, nothing committed twice, and the caret stays in the text, in random runs")
  func random() {
    var seed = Sampling.seed
    var found: [String] = []
    for _ in 0..<(Sampling.isFull ? 100_000 : 1_000) {
      seed &+= 1
      if let failure = failures(seed).first { found.append("seed \(seed): \(failure)") }
    }
    #expect(found.prefix(5) == [], "\(found.count) in all")
  }

  @Test("the simulation finds each mistake", arguments: SimulatedTextField.Mistake.allCases)
  func mistakes(_ mistake: SimulatedTextField.Mistake) {
    let count = (1...400).count { !failures($0, mistake).isEmpty }
    #expect(count > 0)
  }

  private func failures(
    _ seed: UInt64, _ mistake: SimulatedTextField.Mistake? = nil
  ) -> [String] {
    var random = SeededGenerator(seed)
    var policies = FieldPolicies()
    policies.clearsWhenEmpty = true
    policies.commitPolicy =
      CommitPolicy.allCases.randomElement(using: &random) ?? policies.commitPolicy
    policies.filtersCharacters = Int.random(in: 0..<3, using: &random) == 0
    policies.isPlainWhileFocused = Int.random(in: 0..<4, using: &random) == 0
    policies.clampsToBounds = Bool.random(using: &random)
    let bounds = Bool.random(using: &random) ? NumberBounds(0...2000) : .unlimited
    let format = formats[Int.random(in: 0..<formats.count, using: &random)]
    let habits = Habits(
      selectionReport: .allCases.randomElement(using: &random) ?? .late,
      bindsSelection: Int.random(in: 0..<3, using: &random) > 0,
      comparesWithScreen: Bool.random(using: &random), mistake: mistake)
    var view = SimulatedTextField(
      Bool.random(using: &random) ? nil : 1234.5, format: format, bounds: bounds,
      policies: policies, habits: habits)
    for _ in 0..<Int.random(in: 1...30, using: &random) { step(&view, using: &random) }
    switch Int.random(in: 0..<4, using: &random) {
    case 0: view.disappear()
    case 1: view.deleteRow()
    default: break
    }
    view.rest()
    return view.failures
  }

  private func step(_ view: inout SimulatedTextField, using random: inout SeededGenerator) {
    switch Int.random(in: 0..<24, using: &random) {
    case 0..<9:
      let keys = ["1", "2", "0", ".", ",", "-", "<", "<", "x", "999", "\u{0661}", "\u{20AC}"]
      view.press(keys.randomElement(using: &random) ?? "1")
    case 9..<14: view.update()
    case 14..<18: view.runTask()
    case 18: view.setFocus(Int.random(in: 0..<4, using: &random) > 0)
    case 19: view.pressReturn()
    case 20:
      let ends = [0, 1, 2, 5, 99].map { _ in Int.random(in: 0...8, using: &random) }
      view.select(min(ends[0], ends[1])..<max(ends[0], ends[1]))
    case 21: view.step(up: Bool.random(using: &random))
    case 22: view.setValue([nil, 0, 7, 1234.5].randomElement(using: &random) ?? nil)
    default: view.escape()
    }
  }
}
