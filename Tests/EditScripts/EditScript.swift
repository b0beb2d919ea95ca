import FormattingFields
// Tests that draw scripts draw other samples as well.
@_exported public import RandomSamples

/// A field and what is done to it, step by step.
public struct EditScript {
  var setup: FieldSetup
  var steps: [ScriptStep]
  /// Whether the field may read more than plain numbers, and its policies change while a text
  /// stands there.
  var isMixed = false

  static let mostSteps = 24

  init(_ setup: FieldSetup, _ acts: [FieldAct] = []) {
    (self.setup, steps) = (setup, acts.map { .act($0) })
  }

  /// Reads a script from bytes; any bytes are a script.
  public init(bytes: [UInt8], isMixed: Bool = false) {
    var source = ByteSource(bytes)
    self.init(FieldSetup(&source))
    self.isMixed = isMixed
    if isMixed {
      setup.isHosted = source.once(in: 4)
      setup.readEntries(&source)
    }
    guard let format = setup.format(locale: setup.locale) else { return }
    let pieces = ScriptPieces(format: format)
    while !source.isEmpty && steps.count < Self.mostSteps {
      let rare = isMixed ? ScriptStep(&source) : nil
      steps.append(rare ?? .act(FieldAct(&source, pieces)))
    }
  }

  /// The steps that a session may have, too.
  var acts: [FieldAct] {
    steps.compactMap { if case .act(let act) = $0 { act } else { nil } }
  }

  /// Runs the script and tells where a rule was first broken; nil if all rules hold.
  public func firstProblem(checking thoroughness: Thoroughness = .everyStep) -> ScriptProblem? {
    problem(of: setup.type.type, thoroughness)
  }

  private func problem<Value: ExactValue>(
    of type: Value.Type, _ thoroughness: Thoroughness
  ) -> ScriptProblem? {
    // The oracle reads plain numbers.
    isMixed
      ? problem(in: PolicyRun<Value>(setup))
      : problem(in: ScriptRun<Value>(setup, checking: thoroughness))
  }

  private func problem(in run: (some CheckedRun)?) -> ScriptProblem? {
    guard var run else { return nil }
    for (place, step) in steps.enumerated() {
      do throws(BrokenRule) {
        try run.take(step)
      } catch {
        return ScriptProblem(rule: error, step: place, shown: run.field.shown)
      }
    }
    return nil
  }
}

extension EditScript: CustomStringConvertible {
  /// The script as a session's file, which `numfield replay` plays; with lines of its own if it is
  /// mixed.
  public var description: String {
    let mixed = isMixed ? [setup.policies.kinds + (setup.isHosted ? ", hosted" : "")] : []
    return ([setup.line] + mixed + steps.map(\.description)).joined(separator: "\n")
  }
}

/// A field under a script, whose rules are checked.
protocol CheckedRun {
  associatedtype Value: NumberValue
  var field: FormattingField<Value> { get }
  /// Takes a step and checks every rule.
  mutating func take(_ step: ScriptStep) throws(BrokenRule)
}
