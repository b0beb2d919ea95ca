import EditScripts
import FieldEditing
import FormattingFieldsFoundation
import Foundation
import NumberText
import Testing

/// A field in a view that draws and reports at any time. (S1, S4, S5)
struct HostedFieldScripts {
  private let english: NumberFormat
  private let german: NumberFormat

  init() throws {
    english = try NumberFormat(
      FloatingPointFormatStyle<Double>(locale: Locale(identifier: "en_US")))
    german = try NumberFormat(
      FloatingPointFormatStyle<Double>(locale: Locale(identifier: "de_DE")))
  }

  @Test(
    "late, twice or in between: text and binding are the field's, and nothing typed is taken away",
    arguments: SimulatedHost.Store.allCases)
  func random(_ store: SimulatedHost.Store) {
    var seed = Sampling.seed
    for _ in 0..<Sampling.count(1_500, full: 20_000) {
      seed &+= 1
      run(store, seed)
    }
  }

  private func run(_ store: SimulatedHost.Store, _ seed: UInt64) {
    var random = SeededGenerator(seed)
    var policies = FieldPolicies()
    policies.clearsWhenEmpty = true
    policies.commitPolicy = CommitPolicy.allCases.randomElement(using: &random) ?? .keepText
    if Bool.random(using: &random) { policies.filtersCharacters = true }
    policies.maximumLength = 12
    policies.isPlainWhileFocused = Bool.random(using: &random)
    var host = SimulatedHost(
      Bool.random(using: &random) ? nil : 1234.5, format: english, policies: policies, store: store)
    for _ in 0..<Int.random(in: 1...40, using: &random) { step(&host, using: &random) }
    host.rest()
    #expect(host.robberies.isEmpty, "seed \(seed), \(store)")
    #expect(host.text == host.hosted.field.text, "the view shows the field's text, seed \(seed)")
    #expect(
      host.value == host.hosted.field.value, "the binding has the field's value, seed \(seed)")
    if host.hosted.field.status == .acceptable {
      let alone = NumberScanner<Double>(format: host.hosted.field.format)
        .scan(host.text)
      #expect(alone.value != nil, "what is on screen is a number, seed \(seed)")
    }
  }

  private func step(_ host: inout SimulatedHost, using random: inout SeededGenerator) {
    switch Int.random(in: 0..<24, using: &random) {
    case 0..<9:
      let keys = ["1", "2", "0", ".", ",", "-", "<", "<", "x"]
      host.press(keys.randomElement(using: &random) ?? "1")
    case 9..<13: host.deliver(again: Int.random(in: 0..<6, using: &random) == 0)
    case 13..<16: host.draw()
    case 16: host.setFocus(Bool.random(using: &random))
    case 17: host.store(one: true)
    case 18: host.pressReturn()
    case 19: host.setValue([nil, 0, 7, 12, 1234.5].randomElement(using: &random) ?? nil)
    case 20: host.setFormat(Bool.random(using: &random) ? english : german)
    case 21: host.enable(Int.random(in: 0..<3, using: &random) > 0)
    case 22: host.moveCaret(to: Int.random(in: 0...4, using: &random))
    default: host.deliverAll()
    }
  }
}
