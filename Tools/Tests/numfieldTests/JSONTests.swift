import Testing

@testable import FormattingFieldJSON

struct JSONTests {
  private func read(_ text: String) throws(JSONError) -> JSONObject {
    try Array(text.utf8).withUnsafeBufferPointer { bytes throws(JSONError) in
      var reader = JSONReader(bytes)
      return try reader.readLine()
    }
  }

  @Test("values keep what was written")
  func values() throws {
    let object = try read(
      #" { "a" : [ -0.50e+10 , true , false , null , { } , [ ] ] , "b" : "\"\\\/\b\f\n\r\t\u00e9\ud83d\ude00é" } "#
    )
    #expect(
      object["a"]
        == .array([
          .number("-0.50e+10"), .boolean(true), .boolean(false), .null, .object(JSONObject()),
          .array([]),
        ]))
    #expect(object["b"] == .string("\"\\/\u{8}\u{C}\n\r\té😀é"))
    #expect(object["c"] == nil)
  }

  @Test("an object has at most 1,024 members")
  func members() throws {
    func object(_ count: Int) -> String {
      "{" + (0..<count).map { "\"\($0)\":0" }.joined(separator: ",") + "}"
    }
    #expect(try read(object(1024)).members.count == 1024)
    #expect(throws: JSONError.self) { try read(object(1025)) }
  }

  @Test("keys are one only where their code points are")
  func keys() throws {
    let object = try read("{\"\u{E9}\":1,\"e\u{301}\":2,\"\\u00e9s\":3}")
    #expect(object["\u{E9}"] == .number("1"))
    #expect(object["e\u{301}"] == .number("2"))
    #expect(object["e\u{301}s"] == nil)
    #expect(object["\u{E9}s"] == .number("3"))
    let kelvin = try read("{\"K\":1,\"\u{212A}\":2}")
    #expect(kelvin["K"] == .number("1"))
    #expect(kelvin["\u{212A}"] == .number("2"))
  }

  static let broken = [
    "", "{", "{\"a\"", "{\"a\":", "{\"a\":}", "{\"a\":1,}", "{,}", "{\"a\":[1,]}", "{\"a\":[1",
    "{\"a\":tru}", "{\"a\":truex}", "{\"a\":01}", "{\"a\":+1}", "{\"a\":1.}", "{\"a\":.5}",
    "{\"a\":1e}", "{\"a\":-}", "{\"a\":\"", "{\"a\":\"\\", "{\"a\":\"\\u12\"}",
    "{\"a\":\"\\ud800\\u0041\"}", "{\"a\":\"\\udc00\"}", "{\"a\":\"\t\"}", "{'a':1}", "{a:1}",
    "{\"a\":NaN}", "{\"a\":1}{}", "{\"a\":1,\"\\u0061\":2}", "null", "{\"é\":1, é:2}",
  ]

  @Test("what RFC 8259 does not allow is refused", arguments: broken)
  func refused(text: String) {
    #expect(throws: JSONError.self) { try read(text) }
  }

  @Test("what is refused is told by its byte")
  func offset() {
    let places = [
      (#"{"a":1,"a":2}"#, 7), (#"{"a":[1,{"b/~":[01]}]}"#, 17), (#"{"a":{"":+}}"#, 9), ("[1]", 0),
      (#"{"a":1}}"#, 7),
    ]
    for (text, offset) in places {
      let error = #expect(throws: JSONError.self) { try read(text) }
      #expect(error?.offset == offset, "\(text)")
    }
  }

  @Test("64 levels are read and 65 are not")
  func levels() throws {
    func nested(_ levels: Int) -> String {
      "{\"a\":" + String(repeating: "[", count: levels - 1)
        + String(repeating: "]", count: levels - 1) + "}"
    }
    _ = try read(nested(64))
    #expect(throws: JSONError.self) { try read(nested(65)) }
  }

  @Test("what is written reads back")
  func writing() throws {
    let text = "\"\\/\u{0}\u{1F}\u{7F}\n\r\té😀\u{2028}"
    var writer = JSONWriter()
    writer.open("{")
    writer.member("k", text)
    writer.member("n", -7)
    writer.member("range", 1, 2)
    writer.member("none", nil as String?)
    writer.close("}")
    let object = try read(writer.text)
    #expect(object["k"] == .string(text))
    #expect(object["n"] == .number("-7"))
    #expect(object["range"] == .array([.number("1"), .number("2")]))
    #expect(object["none"] == .null)
  }
}
