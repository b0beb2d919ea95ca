import Foundation

/// A row of a suite: what is read or written, how the peer was set, and what it expects.
struct PeerRow {
  let id: String
  let style: String
  let options: PeerObject
  let expect: PeerObject
  let fields: PeerObject

  init(_ line: String) throws {
    let object = try JSONSerialization.jsonObject(with: Data(line.utf8))
    fields = PeerObject(object)
    id = fields.text("id") ?? ""
    style = fields.text("style") ?? ""
    options = fields.object("options")
    expect = fields.object("expect")
  }

  /// The locale's BCP 47 tag; a peer's name for no locale stands for American English.
  var locale: String {
    let name = fields.text("locale") ?? ""
    if ["C", "invariant"].contains(name) { return "en-US" }
    let parts = name.replacing("_", with: "-").split(separator: "@numbers=")
    return parts.count == 2 ? "\(parts[0])-u-nu-\(parts[1])" : String(parts[0])
  }

  /// The part of the style behind its colon: a currency's code, a pattern.
  var argument: String? {
    style.firstIndex(of: ":").map { String(style[style.index(after: $0)...]) }
  }

  /// The part of the style in front of its colon.
  var kind: String { String(style.prefix { $0 != ":" }) }

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

  var isEmpty: Bool { members.isEmpty }
  func has(_ name: String) -> Bool { members[name] != nil && !(members[name] is NSNull) }
  func text(_ name: String) -> String? { members[name] as? String }
  func object(_ name: String) -> PeerObject { PeerObject(members[name]) }
  func list(_ name: String) -> [Any] { members[name] as? [Any] ?? [] }

  /// A member that is true or false, or 1 or 0 as a text.
  func flag(_ name: String) -> Bool? {
    if let text = text(name) { return text == "1" }
    return members[name] as? Bool
  }

  /// The digits of a member that is a number or a text.
  func digits(_ name: String) -> String? {
    text(name) ?? (members[name] as? Int).map { "\($0)" }
      ?? (members[name] as? Double).map { "\($0)" }
  }

  func integer(_ name: String) -> Int? { digits(name).flatMap { Int($0) } }
}
