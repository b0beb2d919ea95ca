import EntryKinds
import FieldEditing
import Foundation
import NumberText
import Testing

@Suite("In JSON")
struct CodingTests {
  private func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  private func expect<Value: Codable & Equatable>(
    _ value: Value, is text: String, at location: SourceLocation = #_sourceLocation
  ) throws {
    #expect(try json(value) == text, sourceLocation: location)
    let read = try JSONDecoder().decode(Value.self, from: Data(text.utf8))
    #expect(read == value, sourceLocation: location)
  }

  @Test("what a host keeps of a field is written and read")
  func values() throws {
    try expect(NumberBounds(0...1), is: #"{"maximum":"1","minimum":"0"}"#)
    try expect(
      NumberBounds(0..<1).excluding(minimum: true),
      is: #"{"excludesMaximum":true,"excludesMinimum":true,"maximum":"1","minimum":"0"}"#)
    try expect(NumberBounds.unlimited, is: "{}")
    for style in NumberStyle.examples { try expect(style, is: "\"\(style)\"") }
    try expect(
      NumberIssue(.unexpectedCharacter, at: 2..<3),
      is: #"{"code":"unexpectedCharacter","range":[2,3]}"#)
    try expect(ScanStatus.intermediate, is: #""intermediate""#)
    try expect(NumberType.uint8, is: #""uint8""#)
    try expect(
      TextEdit(.utf16(0, 3), "5", intent: .pasted),
      is: #"{"intent":"pasted","range":{"utf16":[0,3]},"replacement":"5"}"#)
    try expect(TextRange.all, is: #""all""#)
    try expect(TextRange.selection, is: #""selection""#)
    try expect(TextRange.scalars(1, 2), is: #"{"scalars":[1,2]}"#)
    try expect(
      CopiedNumber(text: "1.234", number: 1234, style: .decimal),
      is: #"{"number":"1234","style":"decimal","text":"1.234"}"#)
    try expect([AnyNumber.double(0.1)], is: #"["double 0.1"]"#)
    try expect([AnyNumber.int8(-7)], is: #"["int8 -7"]"#)
    let infinite = try JSONEncoder().encode([AnyNumber.double(.infinity), .float(-0.0)])
    #expect(
      try JSONDecoder().decode([AnyNumber].self, from: infinite)
        == [.double(.infinity), .float(-0.0)])
  }

  @Test("policies are written as far as they differ from the defaults, and read")
  func policies() throws {
    try expect(FieldPolicies(), is: "{}")
    var policies = FieldPolicies()
    policies.commitPolicy = .keepText
    policies.clearsWhenEmpty = false
    policies.step = 0.25
    policies.largeStep = 5
    policies.maximumLength = 20
    policies.fillsFromRight = true
    policies.selectsAllOnFocus = false
    try expect(
      policies,
      is:
        #"{"clearsWhenEmpty":false,"commitPolicy":"keepText","fillsFromRight":true,"largeStep":"5","#
        + #""maximumLength":20,"selectsAllOnFocus":false,"step":"0.25"}"#)
    for choice in FieldPolicies.Choice.allCases {
      var policies = FieldPolicies()
      policies[choice].toggle()
      try expect(policies, is: "{\"\(choice.rawValue)\":\(policies[choice])}")
    }
    var sums = FieldPolicies()
    sums.entries = [.arithmetic]
    #expect(throws: EncodingError.self) { try JSONEncoder().encode(sums) }
  }

  @Test("what says nothing sound is refused")
  func damaged() {
    func refuses<Value: Decodable>(_ text: String, _ type: Value.Type) {
      #expect(throws: DecodingError.self, "\(text)") {
        try JSONDecoder().decode(Value.self, from: Data(text.utf8))
      }
    }
    refuses(#"{"maximum":"0","minimum":"1"}"#, NumberBounds.self)
    refuses(#""money""#, NumberStyle.self)
    refuses(#""some""#, TextRange.self)
    refuses(#"{"utf8":[1]}"#, TextRange.self)
    refuses(#"{"utf8":[1,2],"utf16":[1,2]}"#, TextRange.self)
    refuses("{}", TextRange.self)
    refuses(#""double""#, AnyNumber.self)
    refuses(#""uint8 256""#, AnyNumber.self)
    refuses(#"{"clampsToBound":true}"#, FieldPolicies.self)
    refuses(#"{"clampsToBounds":1}"#, FieldPolicies.self)
  }

  @Test("an exact number is made a value of the standard library's types, and adds up")
  func conversions() throws {
    let price = try #require(FixedDecimal("1.50E2"))
    #expect(Double(price) == 150)
    #expect(Double(try #require(FixedDecimal("0.1"))) == 0.1)
    #expect(Double(try #require(FixedDecimal("-1E400"))) == -.infinity)
    #expect(Int(fixedDecimal: price) == 150)
    #expect(UInt8(fixedDecimal: price) == 150)
    #expect(Int8(fixedDecimal: price) == nil)
    #expect(Int(fixedDecimal: try #require(FixedDecimal("1.5"))) == nil)
    #expect([price, 1, price].reduce(.zero, +) == 301)
  }
}
