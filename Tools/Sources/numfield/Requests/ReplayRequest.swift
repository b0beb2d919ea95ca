import FormattingFields
import NumfieldJSON

/// The keys of a replay, beside those of every request.
struct ReplayRequest {
  let number: NumberRequest
  /// The first value; nil for an empty field.
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
    try keys.take("commitPolicy", &policies.commitPolicy)
    for (key, policy) in Self.questions {
      policies[keyPath: policy] = try keys.boolean(key) ?? policies[keyPath: policy]
    }
    policies.largeStep = try keys.decimal("largeStep")
    policies.maximumLength = try keys.count("maximumLength") ?? policies.maximumLength
    number = try NumberRequest(&keys)
    policies.step = number.step
    policies.entries = number.entries
    self.policies = policies
  }

  /// The policies that a request sets to true or false.
  static var questions: [(key: String, policy: WritableKeyPath<FieldPolicies, Bool>)] {
    [
      ("clearsWhenEmpty", \.clearsWhenEmpty), ("clampsToBounds", \.clampsToBounds),
      ("snapsToStep", \.snapsToStep), ("keepsTypedDigits", \.keepsTypedDigits),
      ("keepsTypedZeros", \.keepsTypedZeros), ("refusesExtraDigits", \.refusesExtraDigits),
      ("refusesOffStep", \.refusesOffStep), ("filtersCharacters", \.filtersCharacters),
      ("filtersInvalidTexts", \.filtersInvalidTexts),
      ("isPlainWhileFocused", \.isPlainWhileFocused), ("selectsAllOnFocus", \.selectsAllOnFocus),
    ]
  }
}

extension RequestKeys {
  /// Takes a word in place of the default.
  fileprivate mutating func take<Word: RawRepresentable<String> & CaseIterable>(
    _ key: String, _ word: inout Word
  ) throws(RequestError) {
    word = try self.word(key, Word.self) ?? word
  }
}
