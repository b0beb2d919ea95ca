import FieldLines
import FieldTesting
import FormattingFieldFixtures
import FormattingFields
import Foundation
import FuzzJSON
import Testing

@testable import EditScripts

/// The fuzzers' inputs, including everything that ever broke a rule.
struct CorpusTests {
  private static func files(_ target: String) throws -> [(name: String, bytes: [UInt8])] {
    try FileManager.default.contentsOfDirectory(
      at: Fixtures.url("corpus/\(target)"), includingPropertiesForKeys: nil
    )
    .map { ($0.lastPathComponent, Array(try Data(contentsOf: $0))) }
    .sorted { $0.name < $1.name }
  }

  @Test("No script of the corpus breaks a rule")
  func edits() throws {
    let files = try Self.files("edits")
    #expect(!files.isEmpty)
    for (name, bytes) in files {
      for script in [EditScript(bytes: bytes), EditScript(bytes: bytes, isMixed: true)] {
        #expect(script.firstProblem() == nil, "\(name)\n\(script.report ?? "")")
      }
    }
  }

  @Test("a script of the corpus is written as a session's file, and read from there is the same")
  func sessions() throws {
    for (name, bytes) in try Self.files("edits") {
      let script = EditScript(bytes: bytes)
      let lines = script.description.split(separator: "\n")
      #expect(lines.first.map(String.init) == script.setup.line)
      #expect(try FieldOptions(script.setup.line).line == script.setup.line)
      #expect(try lines.dropFirst().map { try FieldAct(String($0)) } == script.acts, "\(name)")
    }
  }

  @Test("the first line of a session's file has all that its field is made with")
  func setup() throws {
    var setup = FieldSetup(
      locale: "de-DE", style: .currency("EUR"), type: .fixedDecimal, value: "7",
      bounds: try #require(NumberBounds(minimum: -1, maximum: 9)))
    setup.bounds = setup.bounds.excluding(minimum: true, maximum: true)
    setup.options.minimumFractionDigits = 1
    setup.options.maximumFractionDigits = 3
    setup.options.minimumIntegerDigits = 2
    setup.options.usesGrouping = false
    setup.options.roundingMode = .up
    setup.options.allowsExponent = true
    setup.options.decimalSeparator = "."
    setup.options.groupingSeparator = "’"
    setup.policies.commitPolicy = .keepText
    setup.policies.clearsWhenEmpty = true
    setup.policies.clampsToBounds = true
    setup.policies.keepsTypedDigits = true
    setup.policies.keepsTypedZeros = true
    setup.policies.refusesExtraDigits = true
    setup.policies.refusesOffStep = true
    setup.policies.isPlainWhileFocused = true
    setup.policies.snapsToStep = true
    setup.policies.filtersCharacters = true
    setup.policies.filtersInvalidTexts = true
    setup.policies.step = FixedDecimal("0.5")
    setup.policies.maximumLength = 12
    #expect(
      setup.line == #"""
        {"locale":"de-DE","style":"currency:EUR","format":{"minimumFractionDigits":1,\#
        "maximumFractionDigits":3,"minimumIntegerDigits":2,"usesGrouping":false,\#
        "roundingMode":"up","allowsExponent":true,"decimalSeparator":".","groupingSeparator":"’"},\#
        "value":"7","bounds":[{"excluding":"-1"},{"excluding":"9"}],"step":"0.5",\#
        "policies":{"clearsWhenEmpty":true,"clampsToBounds":true,"snapsToStep":true,\#
        "keepsTypedDigits":true,"keepsTypedZeros":true,"refusesExtraDigits":true,\#
        "refusesOffStep":true,"filtersCharacters":true,"filtersInvalidTexts":true,\#
        "isPlainWhileFocused":true,"commitPolicy":"keepText","maximumLength":12}}
        """#)
  }

  @Test("No saved field of the corpus is restored with a contradiction")
  func snapshots() throws {
    let files = try Self.files("snapshots")
    #expect(!files.isEmpty)
    for (name, bytes) in files {
      let problem = SnapshotScript(bytes: bytes).firstProblem()
      #expect(problem == nil, "\(name)")
    }
  }

  @Test("Every line of the corpus is refused, or read, written and read the same")
  func json() throws {
    let files = try Self.files("json")
    #expect(!files.isEmpty)
    for (name, bytes) in files {
      #expect(JSONRoundTrip.problem(bytes) == nil, "\(name)")
    }
  }

  @Test("No line of the corpus changes a field and is refused")
  func lines() throws {
    let files = try Self.files("lines")
    #expect(!files.isEmpty)
    for (name, bytes) in files {
      let problem = HostileLines.problem(bytes)
      #expect(problem == nil, "\(name): \(problem ?? "")")
    }
  }
}
