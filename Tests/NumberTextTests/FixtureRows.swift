import Foundation

/// The rows of a file in `Fixtures/peers`, decoded.
func fixtureRows<Row: Decodable>(_ name: String, of type: Row.Type) throws -> [Row] {
  let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  let file = root.appending(path: "Fixtures/peers/\(name).jsonl")
  let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
  return try lines.map { try JSONDecoder().decode(Row.self, from: Data($0.utf8)) }
}
