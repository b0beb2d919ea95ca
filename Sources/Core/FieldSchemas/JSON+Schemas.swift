import NumberText
import NumfieldJSON

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
    sorted.members =
      members
      .map { Member(key: $0.key, value: JSONValue.number($0.value.canonical)) }
      .inOrder { $0.key.text.precedesInBytes($1.key.text) }
    return sorted
  }
}

extension String {
  /// The names in a JSON Pointer, with "~1" as "/" and "~0" as "~"; empty for the whole document, and for a
  /// text that is not a pointer.
  package var pointerPath: [String] {
    guard utf8.first == UInt8(ascii: "/") else { return [] }
    var (names, name): ([String], String?) = ([], nil)
    var isEscaped = false
    for scalar in unicodeScalars {
      switch scalar {
      case "/":
        if let name { names.append(name) }
        name = ""
      case "0" where isEscaped: name?.append("~")
      case "1" where isEscaped: name?.append("/")
      case "~": break
      default: name?.unicodeScalars.append(scalar)
      }
      isEscaped = scalar == "~"
    }
    if let name { names.append(name) }
    return names
  }

  /// The JSON Pointer that a reference such as "#/$defs/a%20b" has behind its "#"; nil if it names
  /// an anchor, or a percent sign has no byte behind it.
  var fragment: String? {
    var bytes: [UInt8] = []
    /// How many digits of an escaped byte are still to come.
    var missing = 0
    for byte in utf8.dropFirst() {
      if missing > 0 {
        guard let digit = byte.hexDigitValue else { return nil }
        bytes.append(missing == 1 ? bytes.removeLast() << 4 | digit : digit)
        missing -= 1
      } else if byte == UInt8(ascii: "%") {
        missing = 2
      } else {
        bytes.append(byte)
      }
    }
    if missing > 0 { return nil }
    guard bytes.isEmpty || bytes[0] == UInt8(ascii: "/") else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }
}
