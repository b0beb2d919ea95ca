@_spi(Tools) import FieldLines
import FormattingFieldJSON
import FormattingFields

/// Why a line cannot be answered, in words for its `error` key.
struct RequestError: Error, Equatable, CustomStringConvertible {
  var description: String

  init(_ description: String) { self.description = description }

  /// A word that is not in the list.
  static func unknown(_ kind: String, _ word: String, among words: [String]) -> RequestError {
    RequestError("unknown \(kind) “\(word)”. \(NearestWords.hint(word, among: words))")
  }
}

/// Takes the members of a request by key and type, and finds those that nobody took.
struct RequestKeys {
  private let object: JSONObject
  /// The keys that were asked for, and those that every request may have.
  private(set) var known: Set<String> = ["id", "expect"]

  init(_ object: JSONObject) { self.object = object }

  /// Throws if the request has a key that was never asked for.
  func checkNoOthers() throws(RequestError) {
    let known = Set(known.map { JSONKey($0) })
    for member in object.members where !known.contains(member.key) {
      throw .unknown("key", member.key.text, among: self.known.sorted())
    }
  }

  /// The value of a key; nil if it is missing.
  mutating func value(_ key: String) -> JSONValue? {
    known.insert(key)
    return object[JSONKey(key)]
  }

  mutating func string(_ key: String) throws(RequestError) -> String? {
    guard let value = value(key) else { return nil }
    guard case .string(let text) = value else { throw Self.wrong(key, value, "a string") }
    return text
  }

  mutating func requiredString(_ key: String) throws(RequestError) -> String {
    guard let text = try string(key) else { throw RequestError("missing key “\(key)”") }
    return text
  }

  mutating func boolean(_ key: String) throws(RequestError) -> Bool? {
    guard let value = value(key) else { return nil }
    guard case .boolean(let answer) = value else { throw Self.wrong(key, value, "true or false") }
    return answer
  }

  /// A number of digits.
  mutating func count(_ key: String) throws(RequestError) -> Int? {
    guard let value = value(key) else { return nil }
    guard let count = Self.integer(value), count >= 0 else {
      throw Self.wrong(key, value, "a whole number from 0")
    }
    return count
  }

  /// An exact number: a string in plain decimal or E notation, or a JSON number.
  mutating func decimal(_ key: String) throws(RequestError) -> FixedDecimal? {
    guard let value = value(key) else { return nil }
    return try Self.decimal(value, of: key)
  }

  /// A word of a fixed set.
  mutating func word<Word: RawRepresentable<String> & CaseIterable>(
    _ key: String, _ type: Word.Type
  ) throws(RequestError) -> Word? {
    guard let text = try string(key) else { return nil }
    guard let word = Word(rawValue: text) else {
      throw .unknown(key, text, among: Word.allCases.map(\.rawValue))
    }
    return word
  }

  /// The whole number of a JSON value; nil if it is not a whole number.
  static func integer(_ value: JSONValue) -> Int? {
    guard case .number(let digits) = value else { return nil }
    return Int(digits)
  }

  /// The exact number of a JSON value.
  static func decimal(_ value: JSONValue, of key: String) throws(RequestError) -> FixedDecimal {
    let text: String
    switch value {
    case .string(let digits), .number(let digits): text = digits
    default: throw wrong(key, value, "a number in plain decimal")
    }
    guard let number = FixedDecimal(text) else {
      throw RequestError("“\(key)”: \(LineProblem.reason(refusing: text))")
    }
    return number
  }

  /// A value that has to be of another kind.
  static func wrong(_ key: String, _ value: JSONValue, _ expected: String) -> RequestError {
    RequestError("“\(key)” is \(value.kind), not \(expected)")
  }
}
