import FormattingFields
import NumfieldJSON

/// What a replay says beside the common keys.
struct ReplayRequest {
  let number: NumberRequest
  /// Nil shows as empty text.
  let value: FixedDecimal?
  let steps: [ReplayStep]
  let policies: FieldPolicies

  init(_ keys: inout RequestKeys) throws(RequestError) {
    value = keys.value("value") == .null ? nil : try keys.decimal("value")
    guard let list = keys.value("steps") else { throw RequestError("missing key “steps”") }
    guard case .array(let elements) = list else {
      throw RequestKeys.wrong("steps", list, "an array")
    }
    var steps: [ReplayStep] = []
    for element in elements {
      do throws(RequestError) {
        steps.append(try ReplayStep(element))
      } catch {
        throw RequestError("step \(steps.count + 1): \(error)")
      }
    }
    self.steps = steps
    var policies = FieldPolicies()
    policies.commitPolicy = try keys.word("commitPolicy", CommitPolicy.self) ?? .commitOrRevert
    policies.emptyPolicy = try keys.word("emptyPolicy", EmptyPolicy.self) ?? .keep
    policies.boundsPolicy = try keys.word("boundsPolicy", BoundsPolicy.self) ?? .reject
    policies.snapsToStep = try keys.boolean("snapsToStep") ?? false
    number = try NumberRequest(&keys)
    policies.step = number.step
    self.policies = policies
  }
}
