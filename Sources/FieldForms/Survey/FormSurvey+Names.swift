import NumberText

extension FormSurvey {
  /// The name of a field for servers and snapshots, such as "lines[3].price".
  func name(at index: Int) -> String {
    Self.name(fields[index].name, after: prefix(of: fields[index].row))
  }

  /// Appends a field's name to the prefix of the parts and rows around the field: "price" to
  /// "lines[3].". A field with an empty name is the only field of its row, and has the name of the
  /// row: "tags[3]".
  static func name(_ name: String, after prefix: String) -> String {
    name.isEmpty ? String(prefix.dropLast()) : prefix + name
  }

  /// The indices of all fields, by the JSON Pointers of their names.
  var indicesByPointer: [String: Int] {
    fields.indices.reduce(into: [:]) { $0[Self.pointer(name(at: $1))] = $1 }
  }

  /// The JSON Pointer of a name: "/lines/3/price" for "lines[3].price". A name that begins with "/"
  /// is a pointer already. A character after a backslash belongs to a name and separates nothing:
  /// "a\.b" becomes "/a.b", and not "/a/b".
  ///
  /// - Source: RFC 6901, with a "/" before each member and index, "~0" for "~" and "~1" for "/".
  static func pointer(_ name: String) -> String {
    guard name.utf8.first != UInt8(ascii: "/") else { return name }
    var pointer = "/"
    var isEscaped = false
    for character in name.unicodeScalars {
      defer { isEscaped = character == "\\" && !isEscaped }
      switch character {
      case "\\" where !isEscaped: break
      case ".", "[": pointer += isEscaped ? String(character) : "/"
      case "]": pointer += isEscaped ? "]" : ""
      case "~": pointer += "~0"
      case "/": pointer += "~1"
      default: pointer.unicodeScalars.append(character)
      }
    }
    return pointer
  }

  /// The prefix of the names of a row's fields, such as "lines[3]."; empty if `row` is nil, for a
  /// field in no row.
  private func prefix(of row: Int?) -> String {
    guard let row else { return "" }
    return prefix(of: rows[row].outer) + rows[row].array + "[\(rows[row].index)]."
  }
}
