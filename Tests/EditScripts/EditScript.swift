import FieldLines
import FormattingFields
// Tests that draw scripts draw other samples as well.
@_exported public import RandomSamples

/// A field and what is done to it, step by step.
public struct EditScript {
  var setup: FieldSetup
  var steps: [FieldAct]

  static let mostSteps = 24

  init(_ setup: FieldSetup, _ steps: [FieldAct]) { (self.setup, self.steps) = (setup, steps) }

  /// Reads a script from bytes; any bytes are a script.
  public init(bytes: [UInt8]) {
    var source = ByteSource(bytes)
    setup = FieldSetup(&source)
    steps = []
    guard let format = setup.format(locale: setup.locale) else { return }
    let pieces = ScriptPieces(format: format)
    while !source.isEmpty && steps.count < Self.mostSteps {
      steps.append(FieldAct(&source, pieces))
    }
  }

  /// Runs the script and tells where a rule was first broken; nil if all rules hold.
  public func firstProblem(checking thoroughness: Thoroughness = .everyStep) -> ScriptProblem? {
    problem(of: setup.type.type, thoroughness)
  }

  private func problem<Value: ExactValue>(
    of type: Value.Type, _ thoroughness: Thoroughness
  ) -> ScriptProblem? {
    guard var run = ScriptRun<Value>(setup, checking: thoroughness) else { return nil }
    for (place, step) in steps.enumerated() {
      do throws(BrokenRule) {
        try run.take(step)
      } catch {
        return ScriptProblem(rule: error, step: place, shown: run.shown)
      }
    }
    return nil
  }
}

extension EditScript: CustomStringConvertible {
  /// The script as a session's file, which `numfield replay` plays.
  public var description: String {
    ([setup.line] + steps.map(\.line)).joined(separator: "\n")
  }
}

extension FieldSetup {
  /// The setup as the first line of a session.
  var line: String {
    var options = FieldOptions(locale: locale)
    options.style = style
    options.format = self.options
    options.type = type.numberType
    options.value = value.flatMap { FixedDecimal($0) }
    options.bounds = bounds
    options.policies = policies
    return options.line
  }
}
