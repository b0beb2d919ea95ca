import FieldTesting
import FormattingFieldJSON
import FormattingFields
// Tests that draw scripts draw other samples as well.
@_exported public import RandomSamples

/// A field and what is done to it, step by step.
public struct EditScript {
  var setup: FieldSetup
  var steps: [SessionAct]

  static let mostSteps = 24

  init(_ setup: FieldSetup, _ steps: [SessionAct]) { (self.setup, self.steps) = (setup, steps) }

  /// Reads a script from bytes; any bytes are a script.
  public init(bytes: [UInt8]) {
    var source = ByteSource(bytes)
    setup = FieldSetup(&source)
    steps = []
    guard let format = setup.format(locale: setup.locale) else { return }
    let pieces = ScriptPieces(format: format)
    while !source.isEmpty && steps.count < Self.mostSteps {
      steps.append(SessionAct(&source, pieces))
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
  /// The setup as the first line of a session's file: a request of `numfield replay` without steps.
  var line: String {
    let standard = FieldPolicies()
    var line = JSONWriter()
    line.open("{")
    line.member("locale", locale)
    line.member("style", "\(style)")
    line.member("type", type.name)
    func text(_ key: String, _ value: String?) { if let value { line.member(key, value) } }
    func count(_ key: String, _ value: Int?) { if let value { line.member(key, value) } }
    func flag(_ key: String, _ value: Bool?) {
      guard let value else { return }
      line.key(key)
      line.raw("\(value)".utf8)
    }
    text("value", value)
    text("minimum", bounds.minimum?.description)
    text("maximum", bounds.maximum?.description)
    flag("excludesMinimum", bounds.excludesMinimum ? true : nil)
    flag("excludesMaximum", bounds.excludesMaximum ? true : nil)
    count("minimumFractionDigits", options.minimumFractionDigits)
    count("maximumFractionDigits", options.maximumFractionDigits)
    count("minimumIntegerDigits", options.minimumIntegerDigits)
    flag("grouping", options.usesGrouping ? nil : false)
    text("roundingMode", options.roundingMode.map { "\($0)" })
    flag("allowsExponent", options.allowsExponent)
    text("decimalSeparator", options.decimalSeparator)
    text("groupingSeparator", options.groupingSeparator)
    if policies.commitPolicy != standard.commitPolicy {
      text("commitPolicy", policies.commitPolicy.rawValue)
    }
    for (name, policy) in Self.flags where policies[keyPath: policy] != standard[keyPath: policy] {
      flag(name, policies[keyPath: policy])
    }
    text("step", policies.step?.description)
    if policies.maximumLength != standard.maximumLength {
      count("maximumLength", policies.maximumLength)
    }
    line.close("}")
    return line.text
  }

  private static var flags: [(String, KeyPath<FieldPolicies, Bool>)] {
    [
      ("clearsWhenEmpty", \.clearsWhenEmpty), ("clampsToBounds", \.clampsToBounds),
      ("keepsTypedDigits", \.keepsTypedDigits), ("keepsTypedZeros", \.keepsTypedZeros),
      ("refusesExtraDigits", \.refusesExtraDigits), ("refusesOffStep", \.refusesOffStep),
      ("isPlainWhileFocused", \.isPlainWhileFocused), ("snapsToStep", \.snapsToStep),
      ("filtersCharacters", \.filtersCharacters), ("filtersInvalidTexts", \.filtersInvalidTexts),
    ]
  }
}
