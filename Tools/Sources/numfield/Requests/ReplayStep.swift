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

  /// The keys of steps, by which a request names them.
  enum Key: String, CaseIterable {
    case type, paste, deleteBackward, deleteForward, select, decimalKey, commit, revert, setValue
    case increment, decrement, compose, endComposition, setLocale
  }

  init(_ value: JSONValue) throws(RequestError) {
    guard case .object(let object) = value, let member = object.members.first,
      object.members.count == 1
    else { throw RequestError("a step is an object with one key") }
    let (name, argument) = (member.key.text, member.value)
    guard let key = Key.allCases.first(where: { JSONKey($0.rawValue) == member.key }) else {
      throw .unknown("step", name, among: Key.allCases.map(\.rawValue))
    }
    self =
      switch key {
      case .type: .type(try Self.string(name, argument))
      case .paste: .paste(try Self.string(name, argument))
      case .deleteBackward: .deleteBackward(try Self.count(name, argument))
      case .deleteForward: .deleteForward(try Self.count(name, argument))
      case .select: try Self.selection(argument)
      case .decimalKey: try Self.flag(name, argument, .decimalKey)
      case .commit: try Self.flag(name, argument, .commit)
      case .revert: try Self.flag(name, argument, .revert)
      case .setValue where argument == .null: .setValue(nil)
      case .setValue: .setValue(try RequestKeys.decimal(argument, of: name))
      case .increment: try Self.flag(name, argument, .increment)
      case .decrement: try Self.flag(name, argument, .decrement)
      case .compose: .compose(try Self.string(name, argument))
      case .endComposition: try Self.flag(name, argument, .endComposition)
      case .setLocale: .setLocale(try Self.string(name, argument))
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
