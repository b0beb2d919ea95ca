import Foundation

/// A row of a suite: what is read or written, how the peer was set, what it expects, and how this
/// package is set to the same.
///
/// | member | what it says |
/// |---|---|
/// | `input`, `value`, `locale`, `style`, `options`, `expect`, `source` | the peer's own facts |
/// | `here` | the set-up: see ``here`` |
struct PeerRow {
  let id: String
  let options: PeerObject
  let expect: PeerObject
  let fields: PeerObject

  /// How this package is set up for the row.
  ///
  /// | member | what it says |
  /// |---|---|
  /// | `formats` | the formats: a style with options for ICU, or symbols with a pattern; two where both can be made |
  /// | `type`, `minimum`, `maximum`, `step`, `snaps` | the field |
  /// | `unsupported` | what the package lacks for any answer |
  /// | `needs` | what it lacks, if the answer differs |
  let here: PeerObject

  init(_ line: String) throws {
    let object = try JSONSerialization.jsonObject(with: Data(line.utf8))
    fields = PeerObject(object)
    id = fields.text("id") ?? ""
    options = fields.object("options")
    expect = fields.object("expect")
    here = fields.object("here")
  }

  /// The locale's BCP 47 tag; a peer's name for no locale, or for a region alone, stands for
  /// American English.
  var locale: String {
    let name = fields.text("locale") ?? ""
    if ["C", "invariant", "CH"].contains(name) { return "en-US" }
    let parts = name.replacing("_", with: "-").split(separator: "@numbers=")
    return parts.count == 2 ? "\(parts[0])-u-nu-\(parts[1])" : String(parts[0])
  }

  /// The text to read; a repeated text is written out.
  var input: String {
    if let text = fields.text("input") { return text }
    return fields.object("input").list("repeat").map { part in
      guard let pair = part as? [Any], let text = pair[0] as? String, let count = pair[1] as? Int
      else { return part as? String ?? "" }
      return String(repeating: text, count: count)
    }.joined()
  }
}

/// A JSON object whose members are asked for by name and type.
struct PeerObject {
  private let members: [String: Any]

  init(_ object: Any?) { members = object as? [String: Any] ?? [:] }

  func has(_ name: String) -> Bool { members[name] != nil && !(members[name] is NSNull) }
  func text(_ name: String) -> String? { members[name] as? String }
  func integer(_ name: String) -> Int? { members[name] as? Int }
  func flag(_ name: String) -> Bool? { members[name] as? Bool }
  func object(_ name: String) -> PeerObject { PeerObject(members[name]) }
  func list(_ name: String) -> [Any] { members[name] as? [Any] ?? [] }
}
