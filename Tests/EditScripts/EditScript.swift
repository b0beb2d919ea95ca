import FormattingFields
// Tests that draw scripts draw other samples as well.
@_exported public import RandomSamples

/// A field and what is done to it, step by step.
public struct EditScript {
  var setup: FieldSetup
  var steps: [ScriptStep]

  static let mostSteps = 24

  init(_ setup: FieldSetup, _ steps: [ScriptStep]) { (self.setup, self.steps) = (setup, steps) }

  /// Reads a script from bytes; any bytes are a script.
  public init(bytes: [UInt8]) {
    var source = ByteSource(bytes)
    setup = FieldSetup(&source)
    steps = []
    guard let format = setup.format(locale: setup.locale) else { return }
    let pieces = ScriptPieces(format: format)
    while !source.isEmpty && steps.count < Self.mostSteps {
      steps.append(ScriptStep(&source, pieces))
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
  /// The script as lines that read like Swift.
  public var description: String {
    var lines = [
      "var field = FormattingField<\(setup.type.rawValue)>("
        + "\(setup.value.map { "\($0), " } ?? "")format: .icu(locale: \"\(setup.locale)\","
        + " style: .\(setup.style)\(setup.optionsLiteral)),"
        + " bounds: \(setup.bounds.literal))"
    ]
    lines += setup.policyLines
    lines += steps.map(\.description)
    return lines.joined(separator: "\n")
  }
}

extension FieldSetup {
  var optionsLiteral: String {
    let parts = [
      options.minimumFractionDigits.map { "minimumFractionDigits: \($0)" },
      options.maximumFractionDigits.map { "maximumFractionDigits: \($0)" },
      options.minimumIntegerDigits.map { "minimumIntegerDigits: \($0)" },
      options.usesGrouping ? nil : "usesGrouping: false",
      options.roundingMode.map { "roundingMode: .\($0)" },
      options.allowsExponent.map { "allowsExponent: \($0)" },
      options.decimalSeparator.map { "decimalSeparator: \"\($0)\"" },
      options.groupingSeparator.map { "groupingSeparator: \"\($0)\"" },
    ]
    .compactMap { $0 }
    return parts.isEmpty ? "" : ", options: NumberOptions(\(parts.joined(separator: ", ")))"
  }

  var policyLines: [String] {
    let standard = FieldPolicies()
    return [
      policies.commitPolicy == standard.commitPolicy
        ? nil : "commitPolicy = .\(policies.commitPolicy)",
      policies.clearsWhenEmpty ? "clearsWhenEmpty = true" : nil,
      policies.clampsToBounds ? "clampsToBounds = true" : nil,
      policies.keepsTypedDigits ? "keepsTypedDigits = true" : nil,
      policies.keepsTypedZeros ? "keepsTypedZeros = true" : nil,
      policies.refusesExtraDigits ? "refusesExtraDigits = true" : nil,
      policies.refusesOffStep ? "refusesOffStep = true" : nil,
      policies.isPlainWhileFocused ? "isPlainWhileFocused = true" : nil,
      policies.step.map { "step = FixedDecimal(\"\($0)\")!" },
      policies.snapsToStep ? "snapsToStep = true" : nil,
      policies.filtersCharacters ? "filtersCharacters = true" : nil,
      policies.filtersInvalidTexts ? "filtersInvalidTexts = true" : nil,
      policies.maximumLength == standard.maximumLength
        ? nil : "maximumLength = \(policies.maximumLength)",
    ]
    .compactMap { $0.map { "field.policies.\($0)" } }
  }
}
