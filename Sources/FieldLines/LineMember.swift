import FieldEditing
import FormattingFieldJSON
import NumberText

/// A JSON value in a line, and its place there for a ``LineProblem``: `true` at
/// "policies.clampsToBounds".
struct LineMember {
  let place: String
  let value: JSONValue

  init(at place: String, _ value: JSONValue) { (self.place, self.value) = (place, value) }

  /// Reads a whole line as JSON.
  ///
  /// - Parameter limit: How many bytes the line may have.
  init(line: UnsafeBufferPointer<UInt8>, limit: Int) throws(LineProblem) {
    guard line.count <= limit else {
      throw LineProblem(at: "", "the line has more than \(limit) bytes")
    }
    do throws(JSONError) {
      var reader = JSONReader(line)
      self.init(at: "", .object(try reader.readLine()))
    } catch {
      throw LineProblem(at: "byte \(error.offset)", "not JSON: \(error.reason)")
    }
  }

  /// What has to stand here, and what does: "must be a string, and is 1".
  func wrong(_ expected: String) -> LineProblem {
    let found =
      switch value {
      case .array, .object: value.kind
      default: value.json.utf8Prefix(40)
      }
    return LineProblem(at: place, "must be \(expected), and is \(found)")
  }

  /// Where a member of this object stands in the line: "policies.clampsToBounds".
  private func place(of name: String) -> String { place.isEmpty ? name : "\(place).\(name)" }

  /// Returns the members of an object; throws if this is no object, or if a name is no case of
  /// `type`.
  ///
  /// - Parameter kind: What a name stands for, such as "option", for the error: "there is no option
  ///   “lokale”".
  func members<Name: RawRepresentable<String> & CaseIterable>(
    _ kind: String, _ type: Name.Type
  ) throws(LineProblem) -> [(name: Name, member: LineMember)] {
    guard case .object(let object) = value else { throw wrong("an object") }
    var members: [(name: Name, member: LineMember)] = []
    for member in object.members {
      let key = member.key.text
      guard let name = type.named(key) else {
        throw LineProblem(
          at: place(of: key), unknown: kind, key, among: type.allCases.map { $0.rawValue })
      }
      members.append((name, LineMember(at: place(of: key), member.value)))
    }
    return members
  }

  func text() throws(LineProblem) -> String {
    guard case .string(let text) = value else { throw wrong("a string") }
    return text
  }

  func flag() throws(LineProblem) -> Bool {
    guard case .boolean(let answer) = value else { throw wrong("true or false") }
    return answer
  }

  /// Checks a member that can only be true, as in {"undo":true}.
  func expectTrue() throws(LineProblem) {
    guard value == .boolean(true) else { throw wrong("true") }
  }

  /// Reads a text that names a case of `type`.
  ///
  /// - Parameter kind: What the text stands for, such as "unit", for the error: "there is no unit
  ///   “utf9”".
  func word<Word: RawRepresentable<String> & CaseIterable>(
    _ kind: String, _ type: Word.Type
  ) throws(LineProblem) -> Word {
    let text = try text()
    guard let word = type.named(text) else {
      throw LineProblem(at: place, unknown: kind, text, among: type.allCases.map { $0.rawValue })
    }
    return word
  }

  func elements(_ expected: String) throws(LineProblem) -> [LineMember] {
    guard case .array(let elements) = value else { throw wrong(expected) }
    return elements.indices.map { LineMember(at: "\(place)[\($0)]", elements[$0]) }
  }

  /// Reads a whole number from 0 to `most`.
  func count(upTo most: Int = Int(Int32.max)) throws(LineProblem) -> Int {
    guard let count = integer, (0...most).contains(count) else {
      throw wrong("a whole number from 0 to \(most)")
    }
    return count
  }

  /// Reads how often a key is pressed: a whole number, or true for once.
  func times() throws(LineProblem) -> Int {
    value == .boolean(true) ? 1 : try count()
  }

  /// Reads a number with "." as the decimal separator and without grouping, given as a string or as
  /// a number of JSON: "1.5" or 1.5. Nil for null.
  func number() throws(LineProblem) -> FixedDecimal? {
    switch value {
    case .null: return nil
    case .string(let digits), .number(let digits):
      guard let number = FixedDecimal(digits) else {
        throw LineProblem(at: place, LineProblem.reason(refusing: digits))
      }
      return number
    default: throw wrong("a number in plain decimal, or null")
    }
  }

  /// Reads a minimum and a maximum, each as a number, as null for no limit, or as {"excluding":"5"}
  /// if the number itself is not allowed.
  func bounds() throws(LineProblem) -> NumberBounds {
    let ends = try elements("an array of a minimum and a maximum")
    guard ends.count == 2 else { throw wrong("an array of a minimum and a maximum") }
    var numbers: [FixedDecimal?] = []
    var excludes: [Bool] = []
    for end in ends {
      if case .object = end.value {
        guard let excluded = try end.members("part of a bound", BoundPart.self).first?.member,
          let number = try excluded.number()
        else { throw end.wrong("a number, null, or {\"excluding\": a number}") }
        numbers.append(number)
        excludes.append(true)
      } else {
        numbers.append(try end.number())
        excludes.append(false)
      }
    }
    guard let bounds = NumberBounds(minimum: numbers[0], maximum: numbers[1]) else {
      throw LineProblem(at: place, "the minimum is above the maximum")
    }
    return bounds.excluding(minimum: excludes[0], maximum: excludes[1])
  }

  func bytes() throws(LineProblem) -> [UInt8] {
    var bytes: [UInt8] = []
    for element in try elements("an array of bytes") {
      bytes.append(UInt8(try element.count(upTo: 255)))
    }
    return bytes
  }

  /// Reads a range of a text: "all", "selection", two offsets in `unit` such as [0,3], or two
  /// offsets with their unit such as {"utf8":[0,3]}.
  func range(in unit: TextUnit) throws(LineProblem) -> TextRange {
    switch value {
    case .string: return try word("range", RangeWord.self).range
    case .object:
      guard let (unit, ends) = try members("unit", TextUnit.self).first else {
        throw wrong("an object with the unit of a range")
      }
      return try ends.range(in: unit)
    default:
      guard case .array(let ends) = value, ends.count == 2,
        let first = LineMember(at: place, ends[0]).integer,
        let second = LineMember(at: place, ends[1]).integer
      else { throw wrong("an array of two whole numbers") }
      switch unit {
      case .utf8: return .utf8(first, second)
      case .utf16: return .utf16(first, second)
      case .scalars: return .scalars(first, second)
      }
    }
  }

  var integer: Int? { if case .number(let digits) = value { Int(digits) } else { nil } }
}

/// The name of the member of a bound that is an object: {"excluding":"5"}.
enum BoundPart: String, CaseIterable { case excluding }

extension LineProblem {
  /// The reason why a text in a line or a request is no number. (R23)
  @_spi(Tools) public static func reason(refusing text: String) -> String {
    let places = FixedDecimal.exponents
    return
      "“\(text.utf8Prefix(40))” is no number in plain decimal with digits from 10^\(places.lowerBound) to 10^\(places.upperBound)"
  }
}

extension NumberType {
  /// Converts a number to a value of the type; nil if `number` is nil.
  ///
  /// - Throws: A problem at `place` if the type does not have the number, as an integer has no 1.5.
  func checked(
    _ number: FixedDecimal?, at place: String
  ) throws(LineProblem) -> AnyNumber? {
    guard let number else { return nil }
    guard let value = AnyNumber(number, as: self) else {
      let integer = number.rounded(toFractionDigits: 0, mode: .down)
      let isFraction = integer != number && integer.flatMap { AnyNumber($0, as: self) } != nil
      throw LineProblem(
        at: place,
        isFraction
          ? "\(number.description) has a fraction, and the type \(rawValue) has none"
          : "\(number.description) is out of the range of \(rawValue)")
    }
    return value
  }
}

extension CaseIterable where Self: RawRepresentable<String> {
  /// The case with this raw value; nil if there is none. Texts are compared by code points, as keys
  /// in JSON are.
  static func named(_ name: String) -> Self? {
    allCases.first { $0.rawValue.hasSameBytes(as: name) }
  }
}

extension String {
  /// Returns as many code points as fit into `count` bytes of UTF-8, with "…" in the place of those
  /// left out.
  fileprivate func utf8Prefix(_ count: Int) -> String {
    var text = ""
    for scalar in unicodeScalars {
      if text.utf8.count + UTF8.width(scalar) > count { return text + "…" }
      text.unicodeScalars.append(scalar)
    }
    return text
  }
}

extension JSONWriter {
  mutating func member(_ key: String, _ flag: Bool) {
    self.key(key)
    raw((flag ? "true" : "false").utf8)
  }

  mutating func member(_ key: String, _ texts: [String]) {
    self.key(key)
    open("[")
    for text in texts { string(text) }
    close("]")
  }

  /// Writes bounds as ``LineMember/bounds()`` reads them.
  mutating func member(_ key: String, _ bounds: NumberBounds) {
    self.key(key)
    open("[")
    end(bounds.minimum, isExcluded: bounds.excludesMinimum)
    end(bounds.maximum, isExcluded: bounds.excludesMaximum)
    close("]")
  }

  private mutating func end(_ number: FixedDecimal?, isExcluded: Bool) {
    guard let number else { return null() }
    guard isExcluded else { return string(number.description) }
    open("{")
    member(BoundPart.excluding.rawValue, number.description)
    close("}")
  }

  /// Writes a range as ``LineMember/range(in:)`` reads ranges.
  mutating func member(_ name: String, _ range: TextRange) {
    switch range {
    case .all: member(name, RangeWord.all.rawValue)
    case .selection: member(name, RangeWord.selection.rawValue)
    case .utf16(let first, let second): member(name, first, second)
    case .utf8(let first, let second): member(name, .utf8, first, second)
    case .scalars(let first, let second): member(name, .scalars, first, second)
    }
  }

  private mutating func member(_ name: String, _ unit: TextUnit, _ first: Int, _ second: Int) {
    key(name)
    open("{")
    member(unit.rawValue, first, second)
    close("}")
  }
}
