import FieldEditing
import FieldMessages
import Foundation
import Testing

@testable import FieldTesting

/// Each key that types no text has one name, in one order, where the page names keys.
@Suite(.enabled(if: Clone.isWhole)) struct KeyParityTests {
  private static let root = Clone.root

  private static func text(_ file: String) throws -> String {
    try String(contentsOf: root.appending(path: file), encoding: .utf8)
  }

  /// What stands between two texts of a file.
  private static func part(
    of file: String, from start: String, to end: String
  ) throws -> Substring {
    let text = try text(file)
    let first = try #require(text.range(of: start), "\(file) has no “\(start)”")
    let last = try #require(text[first.upperBound...].range(of: end))
    return text[first.upperBound..<last.lowerBound]
  }

  @Test("the header of the page's engine has each key by its number")
  func header() throws {
    let body = try Self.part(
      of: "Web/Engine/include/formatting_field.h",
      from: "typedef enum ff_key {", to: "} ff_key;")
    let found = body.matches(of: /FF_KEY_([A-Z_]+) = ([0-9]+)/).map { "\($0.1) \($0.2)" }
    let expected = FieldInput.Key.allCases.enumerated().map { number, key in
      "\(key.rawValue.replacing(/[A-Z]/) { "_\($0.output)" }.uppercased()) \(number)"
    }
    #expect(found == expected)
  }

  @Test(
    "the page and its types list them in that order",
    arguments: [
      ("Web/names.js", "export const keys = [", "];"),
      ("Web/index.d.ts", "export type Key =", ";"),
    ])
  func lists(file: String, start: String, end: String) throws {
    let names = try Self.part(of: file, from: start, to: end).matches(of: /"([A-Za-z]+)"/)
      .map { String($0.1) }
    let keys = FieldInput.Key.allCases.map(\.rawValue)
    #expect(keys.filter { !names.contains($0) } == [], "\(file) lacks these")
    #expect(names == keys)
  }

  @Test(
    "a session's file has each key by its name, and a script of the test kit by that of a keyboard")
  func kit() throws {
    let table = try Self.part(
      of: "Sources/FieldTesting/FieldScript.swift", from: "| key | does |",
      to: "public struct")
    for key in FieldInput.Key.allCases {
      #expect(FieldAct.names.contains(key.rawValue))
      #expect(try FieldAct(#"{"\#(key.rawValue)":true}"#) == .input(.press(key)))
      #expect(table.contains("`<\(key.scriptName)>`"), "\(key.rawValue)")
    }
  }
}
