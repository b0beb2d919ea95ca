import FieldEditing
import FieldFormsUI
import NumberText
import RandomSamples
import SwiftUI

struct Claim: FormContent {
  enum FieldID: String, CaseIterable { case amount, days, name, secret }
  var amount: FormattingField<Double>
  var days: FormattingField<Int>
  var name = PlainTextField()
  var secret = PlainTextField()

  init(_ locale: String, _ policies: FieldPolicies) {
    let locale = Locale(identifier: locale)
    let style = FloatingPointFormatStyle<Double>(locale: locale)
    amount = FormattingField(1234.5, format: try! NumberFormat(style), policies: policies)
    days = FormattingField(
      3, format: try! NumberFormat(IntegerFormatStyle<Int>(locale: locale)),
      bounds: NumberBounds(0...366), policies: policies)
  }

  mutating func declare(_ form: inout FormDeclaration<FieldID>) {
    form.field(.amount, &amount, .required)
    form.field(.days, &days, days.value == 7 ? .disabled : [])
    form.field(.name, &name)
    form.field(.secret, &secret, [.required, .secret])
  }
}

/// Where the form is: in a model, in a binding, or in a store that takes actions.
@MainActor
private enum Place {
  case model(FormModel<Claim>)
  case state(ClaimState)
  case store(ClaimStore)

  var form: FieldForm<Claim> {
    switch self {
    case .model(let model): model.form
    case .state(let state): state.form
    case .store(let store): store.form
    }
  }

  func change(_ body: @MainActor (inout FieldForm<Claim>) -> Void) {
    switch self {
    case .model(let model): body(&model.form)
    case .state(let state): body(&state.form)
    case .store(let store): store.change(body)
    }
  }
}

@MainActor @Observable
private final class ClaimState {
  var form: FieldForm<Claim>
  init(_ form: FieldForm<Claim>) { self.form = form }
}

@MainActor @Observable
private final class ClaimStore {
  private(set) var form: FieldForm<Claim>
  /// The form as the host has set it last, and what was done since.
  private(set) var base: FieldForm<Claim>
  private(set) var actions: [FormAction<Claim.FieldID>] = []

  init(_ form: FieldForm<Claim>) { (self.form, base) = (form, form) }

  func send(_ action: FormAction<Claim.FieldID>) {
    actions.append(action)
    try? form.apply(action)
  }

  func change(_ body: (inout FieldForm<Claim>) -> Void) {
    body(&form)
    (base, actions) = (form, [])
  }
}

private struct ClaimView<Holder: FormHolder>: View where Holder.Content == Claim {
  let form: Holder
  let save: @MainActor () -> Void
  @FocusState private var focus: Claim.FieldID?
  var body: some View {
    Form {
      FormTextField("amount", in: form, .amount)
      FormTextField("days", in: form, .days)
      FormTextField("name", in: form, .name)
      FormTextField("secret", in: form, .secret)
      Button("Save", action: save)
    }
    .focus($focus, follows: form)
    .onFormSubmit { save() }
  }
}

private struct PlacedView: View {
  let place: Place
  let save: @MainActor () -> Void
  var body: some View {
    switch place {
    case .model(let model): ClaimView(form: model, save: save)
    case .state(let state): ClaimView(form: Bindable(state).form, save: save)
    case .store(let store): ClaimView(form: FormSource(store.form) { store.send($0) }, save: save)
    }
  }
}

/// A person, a host and a system that do something at random with a form.
@MainActor
struct RandomFormScript {
  private var random: SeededGenerator
  private let place: Place
  private let screen: Screen
  private let policies: FieldPolicies
  private let locale: String

  /// What is wrong after a script.
  static func failures(_ seed: UInt64) async -> [String] {
    var script = RandomFormScript(seed)
    await script.screen.rest()
    script.trace("begin \(script.screen.habits)")
    for _ in 0..<Int.random(in: 1...40, using: &script.random) { await script.step() }
    return await script.end()
  }

  private init(_ seed: UInt64) {
    var random = SeededGenerator(seed)
    var habits = Habits.random(using: &random)
    habits.visibleRows = Int.random(in: 0..<3, using: &random) == 0 ? 2 : nil
    let policies = FieldPolicies.random(using: &random)
    locale = Script.locale(using: &random)
    let form = FieldForm(Claim(locale, policies))
    let place: Place =
      switch Int.random(in: 0..<3, using: &random) {
      case 0: .model(FormModel(form))
      case 1: .state(ClaimState(form))
      default: .store(ClaimStore(form))
      }
    let binds = Bool.random(using: &random)
    (self.place, self.policies) = (place, policies)
    screen = Screen(habits) {
      PlacedView(place: place) {
        place.change { form in
          guard form.beginSubmit() == .started, let submission = form.submission else { return }
          form.endSubmit(submission, [])
        }
      }
      .bindsFieldSelection(binds)
    }
    self.random = random
  }

  private mutating func step() async {
    let field = screen.fields.first { $0.isFocused }
    let act = Int.random(in: 0..<30, using: &random)
    // A key comes a turn after the tap, or later.
    if 0..<9 ~= act { screen.tellFocus() }
    // Neither a person nor a program moves the focus before the focus states know of the last move,
    // and before what was asked for is carried out.
    if 20...23 ~= act || act >= 28 {
      for _ in 0..<2 {
        screen.turn()
        screen.update()
      }
    }
    if act >= 28 { screen.somebodyActs() }
    switch act {
    case 0..<9: field?.press(Script.key(using: &random))
    case 9..<13: screen.update()
    case 13..<17: await screen.runTask(Int.random(in: 0...max(0, screen.taskCount), using: &random))
    case 17..<19: screen.turn()
    case 19: await screen.advance(.milliseconds(Int.random(in: 50...300, using: &random)))
    case 20..<22: screen.fields.randomElement(using: &random)?.focus()
    case 22: field?.end()
    case 23:
      // What the program has asked for before may come up after Return.
      let isAsked = field != nil && place.form.focusedField?.rawValue != field?.label
      field?.pressReturn()
      if isAsked { screen.somebodyActs() }
    case 24: field?.select(Script.range(using: &random))
    case 25: field?.pressKey(Bool.random(using: &random) ? .upArrow : .downArrow)
    case 26: field?.pressKey(.escape)
    case 27:
      let number = [nil, 0, 7, 1234].randomElement(using: &random) ?? nil
      let isDays = Bool.random(using: &random)
      place.change { form in
        form.setValue(.number(number.map { FixedDecimal($0) }), of: isDays ? .days : .amount)
      }
    case 28:
      let id = Claim.FieldID.allCases.randomElement(using: &random)
      place.change { $0.focus(id) }
    default: screen.press("Save")
    }
    trace("act \(act)")
  }

  /// Says what has happened, if the run is of one script.
  private func trace(_ what: String) {
    guard RandomScript.isTraced else { return }
    let focused = place.form.focusedField?.rawValue ?? "-"
    print(
      what, focused, screen.fields.map { ($0.label, $0.content, $0.isFocused) }, screen.traps,
      screen.scrolls)
  }

  private mutating func end() async -> [String] {
    await screen.rest()
    // A request for the focus that nobody takes is made a few times more.
    for _ in 0..<9 where screen.sleeperCount > 0 { await screen.rest() }
    var failures: [String] = []
    let form = place.form
    if screen.fields.first(where: \.isFocused)?.label != form.focusedField?.rawValue {
      failures.append("the form's focus is \(String(describing: form.focusedField))")
    }
    for field in screen.fields {
      guard let id = Claim.FieldID(rawValue: field.label), let state = form[id] else { continue }
      if field.content != state.text {
        failures.append("\(field.label) shows \(field.content), the form has \(state.text)")
      }
      if state.isEdited, !field.isFocused, state.status == .acceptable {
        failures.append("\(field.label) was left and is not committed: \(state.text)")
      }
      if let format = state.numberFormat {
        var read = FormattingField<FixedDecimal>(format: format)
        _ = try? read.paste(field.content)
        // Bounds and type are the field's; what the text says is read by another field.
        let isNumber = state.status == .acceptable && read.status == .acceptable
        if isNumber, case .number(let value) = state.value, read.value != value {
          failures.append("\(field.label) shows \(field.content), the value is \(value as Any)")
        }
      }
    }
    if case .store(let store) = place {
      var again = store.base
      for action in store.actions { try? again.apply(action) }
      if again != store.form { failures.append("the actions lead to another state") }
    }
    return failures
  }
}
