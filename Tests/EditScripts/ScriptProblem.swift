/// A rule that was broken, and how.
struct BrokenRule: Error {
  var rule: String
  var detail: String
}

/// Where a script breaks a rule.
public struct ScriptProblem: CustomStringConvertible {
  var rule: BrokenRule
  /// The index of the step in the script.
  var step: Int
  /// The field then.
  var shown: String

  public var description: String { "\(rule.rule): \(rule.detail)\n  \(shown)" }
}

/// Throws if a rule does not hold.
func expect(
  _ holds: Bool, _ rule: String, _ detail: @autoclosure () -> String
) throws(BrokenRule) {
  if !holds { throw BrokenRule(rule: rule, detail: detail()) }
}
