import FieldForms
import FormattingFields
import NumfieldJSON

/// What happens to a field in a replay: an object with one key.
enum ReplayStep: Equatable {
  /// What a person does.
  case input(FieldInput)
  case commit
  /// Sets a number; nil clears the field.
  case setValue(FixedDecimal?)
  case setLocale(String)

  /// The keys of steps, by which a request names them.
  enum Key: String, CaseIterable {
    case type, paste, deleteBackward, deleteForward, select, decimalKey, toggleSign, compose
    case endComposition, increment, decrement, largeIncrement, largeDecrement, setToMinimum
    case setToMaximum, revert, commit, setValue, setLocale

    /// The step of a key that takes no argument; nil if the key needs one.
    var flag: ReplayStep? {
      switch self {
      case .decimalKey: .input(.decimalKey)
      case .toggleSign: .input(.toggleSign)
      case .endComposition: .input(.endComposition)
      case .increment: .input(.increment)
      case .decrement: .input(.decrement)
      case .largeIncrement: .input(.largeIncrement)
      case .largeDecrement: .input(.largeDecrement)
      case .setToMinimum: .input(.setToMinimum)
      case .setToMaximum: .input(.setToMaximum)
      case .revert: .input(.revert)
      case .commit: .commit
      case .type, .paste, .deleteBackward, .deleteForward, .select, .compose, .setValue,
        .setLocale:
        nil
      }
    }
  }

  init(_ value: JSONValue) throws(RequestError) {
    guard case .object(let object) = value, let member = object.members.first,
      object.members.count == 1
    else { throw RequestError("a step is an object with one key") }
    let (name, argument) = (member.key.text, member.value)
    guard let key = Key.allCases.first(where: { JSONKey($0.rawValue) == member.key }) else {
      throw .unknown("step", name, among: Key.allCases.map(\.rawValue))
    }
    if let step = key.flag {
      // Only `true` is taken: a step with `false` would say nothing.
      guard argument == .boolean(true) else { throw RequestKeys.wrong(name, argument, "true") }
      self = step
      return
    }
    self =
      switch key {
      case .type: .input(.type(try Self.string(name, argument)))
      case .paste: .input(.paste(try Self.string(name, argument)))
      case .compose: .input(.compose(try Self.string(name, argument)))
      case .deleteBackward: .input(.deleteBackward(try Self.count(name, argument)))
      case .deleteForward: .input(.deleteForward(try Self.count(name, argument)))
      case .select: .input(.select(try Self.range(argument)))
      case .setLocale: .setLocale(try Self.string(name, argument))
      default: .setValue(argument == .null ? nil : try RequestKeys.decimal(argument, of: name))
      }
  }

  private static func string(_ key: String, _ value: JSONValue) throws(RequestError) -> String {
    guard case .string(let text) = value else { throw RequestKeys.wrong(key, value, "a string") }
    return text
  }

  /// How often; true is once.
  private static func count(_ key: String, _ value: JSONValue) throws(RequestError) -> Int {
    if value == .boolean(true) { return 1 }
    guard let count = RequestKeys.integer(value), (0...Int(Int32.max)).contains(count) else {
      throw RequestKeys.wrong(key, value, "a whole number from 0, or true")
    }
    return count
  }

  /// Anchor and head, in UTF-16 units.
  private static func range(_ value: JSONValue) throws(RequestError) -> TextRange {
    guard case .array(let ends) = value, ends.count == 2,
      let anchor = RequestKeys.integer(ends[0]), let head = RequestKeys.integer(ends[1])
    else { throw RequestError("“select” is not an array of two whole numbers") }
    return .utf16(anchor, head)
  }
}
