@_spi(Tools) import FieldTesting
import FormattingFieldJSON
import FormattingFields

/// The keys of a replay, beside those of every request: a request with all its steps, or the first line of a
/// session, whose acts are the lines behind.
struct ReplayRequest {
  let number: NumberRequest
  /// The first value; nil for an empty field.
  let value: FixedDecimal?
  /// Nil for the first line of a session.
  let steps: [SessionAct]?
  let policies: FieldPolicies

  init(_ keys: inout RequestKeys) throws(RequestError) {
    value = keys.value("value") == .null ? nil : try keys.decimal("value")
    steps = try keys.value("steps").map(Self.acts)
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

  private static func acts(_ list: JSONValue) throws(RequestError) -> [SessionAct] {
    guard case .array(let elements) = list else {
      throw RequestKeys.wrong("steps", list, "an array")
    }
    var acts: [SessionAct] = []
    for element in elements {
      do throws(RequestError) {
        acts.append(try .requested(element))
      } catch {
        throw RequestError("step \(acts.count + 1): \(error)")
      }
    }
    return acts
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

extension SessionAct {
  /// The act of a JSON object.
  static func requested(_ json: JSONValue) throws(RequestError) -> SessionAct {
    let act: SessionAct
    do throws(ScriptFailure) { act = try SessionAct(json) } catch {
      if let name = error.unknownStep { throw .unknown("step", name, among: names) }
      throw RequestError(error.description)
    }
    if case .setValue(let number?) = act {
      _ = try RequestKeys.decimal(.string(number.description), of: "setValue")
    }
    return act
  }
}
