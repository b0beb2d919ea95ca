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
    let fewerSteps = steps.indices.map { place in
      var script = self
      script.steps.remove(at: place)
      return script
    }
    let shorterSteps = steps.enumerated().flatMap { place, step in
      step.shorter.map { step in
        var script = self
        script.steps[place] = step
        return script
      }
    }
    let simplerSetups = setup.simpler.map { setup in
      var script = self
      script.setup = setup
      return script
    }
    return [fewerSteps, simplerSetups, shorterSteps].joined()
  }
}

extension SessionAct {
  /// The step without a character, once for each of its characters.
  fileprivate var shorter: [SessionAct] {
    switch self {
    case .input(.type(let text)): text.shorter.map { .input(.type($0)) }
    case .input(.paste(let text)): text.shorter.map { .input(.paste($0)) }
    case .input(.compose(let text)): text.shorter.map { .input(.compose($0)) }
    case .input(.edit(let edit)):
      edit.replacement.shorter.map {
        .input(.edit(TextEdit(edit.range, $0, intent: edit.intent)))
      }
    default: []
    }
  }
}

extension String {
  fileprivate var shorter: [String] {
    unicodeScalars.indices.map { index in
      var text = self
      text.unicodeScalars.remove(at: index)
      return text
    }
  }
}

extension FieldSetup {
  /// The setup with one setting back at its default, once for each setting that is not.
  fileprivate var simpler: [FieldSetup] {
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
    put(\.policies.clearsWhenEmpty)
    put(\.policies.clampsToBounds)
    put(\.policies.keepsTypedDigits)
    put(\.policies.keepsTypedZeros)
    put(\.policies.refusesExtraDigits)
    put(\.policies.refusesOffStep)
    put(\.policies.isPlainWhileFocused)
    put(\.policies.step)
    put(\.policies.snapsToStep)
    put(\.policies.filtersCharacters)
    put(\.policies.filtersInvalidTexts)
    put(\.policies.maximumLength)
    put(\.options.minimumFractionDigits)
    put(\.options.maximumFractionDigits)
    put(\.options.minimumIntegerDigits)
    put(\.options.usesGrouping)
    put(\.options.roundingMode)
    put(\.options.allowsExponent)
    put(\.options.decimalSeparator)
    put(\.options.groupingSeparator)
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
