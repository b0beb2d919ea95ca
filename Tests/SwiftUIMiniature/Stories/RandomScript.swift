import FieldEditing
import FormattingFieldsUI
import NumberText
import RandomSamples
import SwiftUI

/// A person, a host and a system that do something at random with a number field.
@MainActor
struct RandomScript {
  private var random: SeededGenerator
  private let desk: Desk
  private let screen: Screen
  private let format: NumberFormat
  private let policies: FieldPolicies
  private var keepsText: Bool { policies.commitPolicy == .keepText }
  /// Whether the host has set a value, which may pass for an echo until the field is at rest.
  private var isSetByHost = false
  private var isAway = false
  /// Whether each step is printed.
  static let isTraced = CommandLine.arguments.contains("--trace")

  /// What is wrong after a script.
  static func failures(_ seed: UInt64) async -> [String] {
    var script = RandomScript(seed)
    await script.screen.rest()
    script.trace("begin \(script.screen.habits) \(script.policies)")
    for _ in 0..<Int.random(in: 1...40, using: &script.random) { await script.step() }
    return await script.end()
  }

  private init(_ seed: UInt64) {
    var random = SeededGenerator(seed)
    let habits = Habits.random(using: &random)
    var policies = FieldPolicies.random(using: &random)
    policies.commitPolicy = .allCases.randomElement(using: &random) ?? .lastReading
    let locale = Script.locale(using: &random)
    let binds = Bool.random(using: &random)
    let desk = Desk(Bool.random(using: &random) ? nil : 1234.5)
    let given = policies
    (self.desk, self.policies) = (desk, policies)
    format = DeskView(desk: desk, locale: locale).format
    screen = Screen(habits) {
      DeskView(desk: desk, policies: given, locale: locale).bindsFieldSelection(binds)
    }
    self.random = random
  }

  private mutating func step() async {
    let field = screen.fields.first
    let act = Int.random(in: 0..<30, using: &random)
    defer { trace("act \(act)") }
    // A person cannot come and leave before the focus states know.
    if 21...23 ~= act {
      screen.turn()
      screen.update()
    }
    switch act {
    case 0..<9: field?.press(Script.key(using: &random))
    case 9..<14: screen.update()
    case 14..<18: await screen.runTask(Int.random(in: 0...max(0, screen.taskCount), using: &random))
    case 18..<20: screen.turn()
    case 20: await screen.advance(.milliseconds(Int.random(in: 50...300, using: &random)))
    case 21: field?.focus()
    case 22: field?.end()
    case 23: field?.pressReturn()
    case 24: field?.select(Script.range(using: &random))
    case 25: field?.pressKey(Bool.random(using: &random) ? .upArrow : .downArrow)
    case 26: field?.pressKey(.escape)
    case 27:
      desk.order.price = [nil, 0, 7, 1234.5].randomElement(using: &random) ?? nil
      isSetByHost = true
      screen.hostSets()
    case 28:
      if let field {
        screen.scroll(field, isVisible: isAway)
        isAway.toggle()
      }
    default: desk.fields.commit()
    }
  }

  /// Says what has happened, if the run is of one script.
  private func trace(_ what: String) {
    guard Self.isTraced else { return }
    let field = screen.fields.first
    print(
      what, field?.content ?? "-", field?.selection ?? 0..<0, field?.isFocused ?? false,
      desk.order.price as Any)
  }

  private func reading(_ text: String) -> FormattingField<Double> {
    var field = FormattingField<Double>(format: format)
    _ = try? field.paste(text)
    return field
  }

  private mutating func end() async -> [String] {
    var failures: [String] = []
    let field = screen.fields.first
    if isAway, let field { screen.scroll(field, isVisible: true) }
    if Bool.random(using: &random) {
      screen.turn()
      screen.update()
      field?.end()
    }
    await screen.rest()
    if let field {
      let read = reading(field.content)
      let isNumber = read.status == .acceptable || field.content.isEmpty
      if isNumber, !(isSetByHost && field.isFocused), read.value != desk.order.price {
        failures.append(
          "the screen says \(field.content), the host has \(String(describing: desk.order.price))")
      }
      if !isNumber, !field.isFocused, !keepsText {
        failures.append("\(field.content) is left on the screen")
      }
      if isNumber != desk.fields.isAcceptable {
        failures.append("\(field.content), but Save is \(desk.fields.isAcceptable)")
      }
      if Bool.random(using: &random) {
        desk.isShown = false
        await screen.rest()
        if !desk.fields.isAcceptable { failures.append("blocks Save for good") }
        if desk.fields.isEdited { failures.append("is edited for good") }
      }
    }
    return failures
  }
}
