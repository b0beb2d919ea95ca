import FieldTesting
import FormattingFields

extension EditScript {
  /// A script that breaks the same rule with as few steps, characters and settings as possible.
  public func shrunk() -> EditScript { shrunk { $0.firstProblem() } }

  /// A script, as small as possible, in which the same rule is found broken.
  func shrunk(by firstProblem: (EditScript) -> ScriptProblem?) -> EditScript {
    guard let problem = firstProblem(self) else { return self }
    var smallest = self
    smallest.steps.removeSubrange((problem.step + 1)...)
    var isSmaller = true
    while isSmaller {
      isSmaller = false
      for smaller in smallest.smaller
      where firstProblem(smaller)?.rule.rule == problem.rule.rule {
        smallest = smaller
        isSmaller = true
        break
      }
    }
    return smallest
  }

  /// The scripts that are smaller by one thing, those with fewer steps first.
  private var smaller: some Sequence<EditScript> {
    func with<Part>(_ part: WritableKeyPath<EditScript, Part>, _ other: Part) -> EditScript {
      var script = self
      script[keyPath: part] = other
      return script
    }
    return [
      AnySequence(steps.smaller.lazy.map { with(\.steps, $0) }),
      AnySequence(setup.simpler.map { with(\.setup, $0) }),
    ].joined()
  }
}

extension FieldSetup {
  /// The setup with one setting back at its default, once for each setting that is not.
  var simpler: [FieldSetup] {
    let standard = FieldSetup()
    var setups: [FieldSetup] = []
    func put<Setting: Equatable>(_ setting: WritableKeyPath<FieldSetup, Setting>) {
      guard self[keyPath: setting] != standard[keyPath: setting] else { return }
      var setup = self
      setup[keyPath: setting] = standard[keyPath: setting]
      setups.append(setup)
    }
    put(\.policies)
    put(\.options)
    put(\.bounds)
    put(\.value)
    put(\.type)
    put(\.style)
    put(\.locale)
    put(\.policies.commitPolicy)
    for choice in FieldPolicies.Choice.allCases { put(\.policies[choice]) }
    put(\.policies.step)
    put(\.policies.maximumLength)
    put(\.policies.entries)
    put(\.options.minimumFractionDigits)
    put(\.options.maximumFractionDigits)
    put(\.options.minimumIntegerDigits)
    put(\.options.usesGrouping)
    put(\.options.roundingMode)
    put(\.options.allowsExponent)
    put(\.options.decimalSeparator)
    put(\.options.groupingSeparator)
    put(\.isHosted)
    return setups
  }
}

extension EditScript {
  /// The smallest script that breaks the same rule, and how; nil if no rule is broken.
  public var report: String? {
    let script = shrunk()
    return script.firstProblem().map { "\(script)\n→ \($0)" }
  }
}
