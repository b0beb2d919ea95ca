import FormattingFields
import NumfieldJSON

/// One step of a replay: an object with one key.
enum ReplayStep: Equatable {
  case type(String)
  case paste(String)
  case deleteBackward(Int)
  case deleteForward(Int)
  /// Anchor and head in UTF-16 units.
  case select(Int, Int)
  case decimalKey
  case commit
  case revert
  /// Nil clears.
  case setValue(FixedDecimal?)
  case increment
  case decrement
  case compose(String)
  case endComposition
  case setLocale(String)

  init(_ value: JSONValue) throws(RequestError) {
    guard case .object(let object) = value, let member = object.members.first,
      object.members.count == 1
    else { throw RequestError("a step is an object with one key") }
    let (key, argument) = (member.key, member.value)
    switch key {
    case "type": self = .type(try Self.string(key, argument))
    case "paste": self = .paste(try Self.string(key, argument))
    case "deleteBackward": self = .deleteBackward(try Self.count(key, argument))
    case "deleteForward": self = .deleteForward(try Self.count(key, argument))
    case "select": self = try Self.selection(argument)
    case "decimalKey": self = try Self.flag(key, argument, .decimalKey)
    case "commit": self = try Self.flag(key, argument, .commit)
    case "revert": self = try Self.flag(key, argument, .revert)
    case "setValue" where argument == .null: self = .setValue(nil)
    case "setValue": self = .setValue(try RequestKeys.decimal(argument, of: key))
    case "increment": self = try Self.flag(key, argument, .increment)
    case "decrement": self = try Self.flag(key, argument, .decrement)
    case "compose": self = .compose(try Self.string(key, argument))
    case "endComposition": self = try Self.flag(key, argument, .endComposition)
    case "setLocale": self = .setLocale(try Self.string(key, argument))
    default: throw RequestError("unknown step “\(key)”")
    }
  }

  private static func string(_ key: String, _ value: JSONValue) throws(RequestError) -> String {
    guard case .string(let text) = value else { throw RequestKeys.wrong(key, value, "a string") }
    return text
  }

  private static func count(_ key: String, _ value: JSONValue) throws(RequestError) -> Int {
    guard let count = RequestKeys.integer(value), (0...Int(Int32.max)).contains(count) else {
      throw RequestKeys.wrong(key, value, "a whole number from 0")
    }
    return count
  }

  private static func selection(_ value: JSONValue) throws(RequestError) -> ReplayStep {
    guard case .array(let ends) = value, ends.count == 2,
      let anchor = RequestKeys.integer(ends[0]), let head = RequestKeys.integer(ends[1])
    else { throw RequestError("“select” is not an array of two whole numbers") }
    return .select(anchor, head)
  }

  /// A step that takes no argument; `false` would say nothing.
  private static func flag(
    _ key: String, _ value: JSONValue, _ step: ReplayStep
  ) throws(RequestError) -> ReplayStep {
    guard value == .boolean(true) else { throw RequestKeys.wrong(key, value, "true") }
    return step
  }
}
