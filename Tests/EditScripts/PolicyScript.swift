import EntryKinds
import FieldForms
import FieldLines
import FieldTesting
import FormattingFields
@_spi(EntryKinds) import NumberText

/// A field that reads more than plain numbers, and whose policies change while a text stands there.
///
/// After each act the screen says the value (S12), and what was saved, undone and stepped to is
/// what was there (F8, E4, C12).
public struct PolicyScript: CustomStringConvertible {
  private var setup: FieldSetup
  private var acts: [PolicyAct]
  /// Whether a person edits in a view's own control, which hands over whole texts.
  private var isHosted: Bool

  static let kinds: [EntryKind] = [
    .typedFromElsewhere, .fromElsewhere, .arithmetic, .fractions, .shorthand(["M": 6]),
    .units("kilogram", ["kg": "kilogram", "lb": "pound", "g": "gram"])!,
  ]

  /// Reads a script from bytes; any bytes are a script.
  public init(bytes: [UInt8]) {
    var source = ByteSource(bytes)
    setup = FieldSetup(&source)
    (acts, isHosted) = ([], source.once(in: 4))
    setup.policies.entries = Self.kinds(&source)
    setup.policies.fillsFromRight = source.once(in: 4)
    guard let format = setup.format(locale: setup.locale) else { return }
    let pieces = ScriptPieces(format: format)
    while !source.isEmpty && acts.count < EditScript.mostSteps {
      acts.append(PolicyAct(&source) ?? .step(FieldAct(&source, pieces)))
    }
  }

  /// Draws a script; nil if ICU has no such format.
  public init?(_ theme: ScriptTheme, _ random: inout SeededGenerator) {
    guard let script = EditScript(theme, &random) else { return nil }
    setup = script.setup
    var source = ByteSource((0..<400).map { _ in UInt8.random(in: 0...255, using: &random) })
    isHosted = source.once(in: 4)
    if source.once(in: 8) { setup.style = .skeleton("compact-short .##") }
    setup.policies.entries = Self.kinds(&source)
    setup.policies.fillsFromRight = source.once(in: 4)
    if source.once(in: 6) {
      // A long number, of up to 3,000 digits.
      let count = source.once(in: 8) ? source.number(below: 3_000) : source.number(below: 40)
      let digits = (0...count).map { _ in "\(Int.random(in: 0...9, using: &random))" }.joined()
      let places = source.number(below: count + 1)
      (setup.type, setup.value) = (
        .fixedDecimal, "\(digits.dropLast(places)).\(digits.suffix(places))0"
      )
      setup.policies.maximumLength = 10_000
    }
    guard setup.format(locale: setup.locale) != nil else { return nil }
    acts = script.steps.flatMap { step in
      var acts = [PolicyAct.step(step)]
      if let act = PolicyAct(&source) { acts.append(act) }
      return acts
    }
  }

  private static func kinds(_ bytes: inout ByteSource) -> [EntryKind] {
    let choice = Int(bytes.byte())
    return kinds.enumerated().filter { choice >> $0.offset & 1 == 1 }.map(\.element)
  }

  /// How many acts the script has.
  public var count: Int { acts.count }

  /// Runs the script and tells where a rule was first broken; nil if all rules hold.
  public func firstProblem() -> ScriptProblem? { problem(of: setup.type.type) }

  private func problem<Value: ExactValue>(of type: Value.Type) -> ScriptProblem? {
    guard var run = PolicyRun<Value>(setup, isHosted: isHosted) else { return nil }
    for (place, act) in acts.enumerated() {
      do throws(BrokenRule) {
        try run.take(act)
      } catch {
        return ScriptProblem(rule: error, step: place, shown: run.shown)
      }
    }
    return nil
  }

  /// A script that breaks the same rule with as few acts and settings as possible, and how; nil if
  /// no rule is broken.
  public var report: String? {
    guard var problem = firstProblem() else { return nil }
    var smallest = self
    smallest.acts.removeSubrange((problem.step + 1)...)
    var isSmaller = true
    while isSmaller {
      isSmaller = false
      for smaller in smallest.smaller {
        guard let found = smaller.firstProblem(), found.rule.rule == problem.rule.rule else {
          continue
        }
        (smallest, problem, isSmaller) = (smaller, found, true)
        break
      }
    }
    return "\(smallest)\n→ \(problem)"
  }

  private var smaller: some Sequence<PolicyScript> {
    let fewer = acts.smaller.lazy.map { acts in
      var script = self
      script.acts = acts
      return script
    }
    let simpler = setup.simpler.map { setup in
      var script = self
      script.setup = setup
      return script
    }
    var alone = self
    alone.isHosted = false
    return [
      AnySequence(fewer), AnySequence(simpler), AnySequence(isHosted ? [alone] : []),
    ].joined()
  }

  public var description: String {
    let kinds = setup.policies.entries.map { "\($0.interpreter.name)" }
    return ([setup.line, "\(kinds)\(isHosted ? ", hosted" : "")"] + acts.map(\.description))
      .joined(separator: "\n")
  }
}

/// What happens to such a field.
enum PolicyAct: CustomStringConvertible, SimplifiableAct {
  case step(FieldAct)
  /// The host sets other policies.
  case policies(FieldPolicies)
  /// Two characters change places.
  case transposition(Int)

  /// Reads an act that no session has; nil if the bytes mean a step.
  init?(_ bytes: inout ByteSource) {
    switch bytes.byte() {
    case 0..<24: self = .policies(Self.policies(&bytes))
    case 24..<32: self = .transposition(bytes.number(below: 10))
    default: return nil
    }
  }

  private static func policies(_ bytes: inout ByteSource) -> FieldPolicies {
    var policies = FieldPolicies()
    let (first, second) = (bytes.byte(), bytes.byte())
    policies.refusesExtraDigits = first & 1 != 0
    policies.refusesOffStep = first & 6 == 6
    policies.snapsToStep = first & 24 == 24
    policies.keepsTypedZeros = first & 32 != 0
    policies.keepsTypedDigits = first & 64 != 0
    policies.isPlainWhileFocused = first & 128 != 0
    policies.clampsToBounds = second & 1 != 0
    policies.clearsWhenEmpty = second & 2 != 0
    policies.commitPolicy = CommitPolicy.allCases[Int(second >> 2) % 3]
    policies.filtersInvalidTexts = second & 48 == 48
    if second & 64 != 0 { policies.step = FixedDecimal(bytes.element(of: ScriptPieces.steps)) }
    if second & 128 != 0 {
      let choice = Int(bytes.byte())
      policies.entries = PolicyScript.kinds.enumerated().filter { choice >> $0.offset & 1 == 1 }
        .map(\.element)
    }
    return policies
  }

  var simpler: [PolicyAct] {
    switch self {
    case .step(let step): return step.simpler.map { .step($0) }
    case .transposition: return []
    case .policies(let policies):
      var setup = FieldSetup()
      setup.policies = policies
      return setup.simpler.map { .policies($0.policies) }
    }
  }

  var description: String {
    switch self {
    case .step(let step): step.line
    case .transposition(let place): "transposition \(place)"
    case .policies(let policies):
      "policies \(FieldSetup(policies: policies).line) \(policies.entries.map(\.interpreter.name))"
    }
  }
}
