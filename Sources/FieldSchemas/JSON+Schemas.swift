import FormattingFieldJSON
import NumberText

extension JSONValue {
  /// The value as JSON, as it was written, without white space.
  var json: String {
    var writer = JSONWriter()
    write(to: &writer)
    return writer.text
  }

  func write(to writer: inout JSONWriter) {
    switch self {
    case .null: writer.null()
    case .boolean(let flag): writer.raw((flag ? "true" : "false").utf8)
    case .number(let text): writer.raw(text.utf8)
    case .string(let text): writer.string(text)
    case .array(let elements):
      writer.open("[")
      for element in elements { element.write(to: &writer) }
      writer.close("]")
    case .object(let object):
      writer.open("{")
      for member in object.members {
        writer.key(member.key.text)
        member.value.write(to: &writer)
      }
      writer.close("}")
    }
  }

  /// How many values there are, with this one and those inside.
  var valueCount: Int {
    switch self {
    case .null, .boolean, .number, .string: 1
    case .array(let elements): elements.reduce(1) { $0 + $1.valueCount }
    case .object(let object): object.members.reduce(1) { $0 + $1.value.valueCount }
    }
  }

  /// JSON that is the same for values that JSON Schema takes for equal: numbers by their value, objects in
  /// any order.
  ///
  /// Source: JSON Schema Core 2020-12, section 4.2.2.
  var canonical: String { canonicalValue.json }

  private var canonicalValue: JSONValue {
    switch self {
    case .null, .boolean, .string: self
    case .number(let text):
      FixedDecimal(json: text, mostPlaces: FixedDecimal.mostPlacesOfValues)
        .map { .number($0.isZero ? "0" : $0.plainText) } ?? self
    case .array(let elements): .array(elements.map { $0.canonicalValue })
    case .object(let object): .object(object.canonical)
    }
  }
}

extension [JSONValue] {
  /// The values that another list has as well.
  func common(with other: [JSONValue]) -> [JSONValue] {
    let others = Set(other.map { JSONKey($0.canonical) })
    return filter { others.contains(JSONKey($0.canonical)) }
  }
}

extension JSONObject {
  fileprivate var canonical: JSONObject {
    var sorted = JSONObject()
    sorted.members = members.sorted { $0.key.text.utf8.lexicographicallyPrecedes($1.key.text.utf8) }
      .map { Member(key: $0.key, value: .number($0.value.canonical)) }
    return sorted
  }
}

extension String {
  /// The names in a JSON Pointer, with "~1" as "/" and "~0" as "~"; empty for the whole document, and for a
  /// text that is not a pointer.
  package var pointerPath: [String] {
    guard utf8.first == UInt8(ascii: "/") else { return [] }
    var names: [String] = []
    var name = ""
    var isEscaped = false
    for scalar in (self + "/").unicodeScalars {
      switch scalar {
      case "/":
        names.append(name)
        name = ""
      case "0" where isEscaped: name += "~"
      case "1" where isEscaped: name += "/"
      case "~": break
      default: name.unicodeScalars.append(scalar)
      }
      isEscaped = scalar == "~"
    }
    // A pointer begins with a slash, so the first name is empty.
    names.removeFirst()
    return names
  }

  /// The JSON Pointer that a reference such as "#/$defs/a%20b" has behind its "#"; nil if it names
  /// an anchor, or a percent sign has no byte behind it.
  var fragment: String? {
    let encoded = Array(utf8)
    var bytes: [UInt8] = []
    var index = 1
    while index < encoded.count {
      if encoded[index] == UInt8(ascii: "%") {
        guard index + 2 < encoded.count, let first = encoded[index + 1].hexDigitValue,
          let second = encoded[index + 2].hexDigitValue
        else { return nil }
        bytes.append(first << 4 | second)
        index += 3
      } else {
        bytes.append(encoded[index])
        index += 1
      }
    }
    guard bytes.isEmpty || bytes[0] == UInt8(ascii: "/") else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }
}
