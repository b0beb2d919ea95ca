import FieldForms
import FieldSchemas
import FormattingFields
import Testing

/// Short schemas of which a form would be endless, and long chains in schemas.
struct HostileSchemaTests {
  private static func content(
    _ schema: String, _ unsupported: UnsupportedKeywords = .refuse
  ) throws(SchemaError) -> SchemaContent {
    let format = try? NumberFormat.icu(locale: "en-US", style: .decimal)
    return try SchemaContent(schema: schema, onUnsupported: unsupported) { _ in format }
  }

  private static func chain(_ count: Int, _ link: (Int) -> String, _ last: String) -> String {
    let definitions = (0..<count).map { #""a\#($0)":\#(link($0 + 1))"# }
    return ##"{"type":"object","properties":{"v":{"$ref":"#/$defs/a0"}},"$defs":{"##
      + definitions.joined(separator: ",") + #","a\#(count)":\#(last)}}"#
  }

  @Test("a chain of references alone is followed, however long")
  func longChain() throws {
    let content = try Self.content(
      Self.chain(16_000, { ##"{"$ref":"#/$defs/a\##($0)"}"## }, #"{"type":"string"}"#))
    #expect(content.field(["v"])?.pointer == "/$defs/a16000")
  }

  @Test(
    "schemas in one another without end are told",
    arguments: [
      { ##"{"$ref":"#/$defs/a\##($0)","title":"t"}"## },
      { ##"{"allOf":[{"$ref":"#/$defs/a\##($0)"}]}"## },
      { ##"{"type":"object","properties":{"p":{"$ref":"#/$defs/a\##($0)"}}}"## },
      { ##"{"type":"array","items":{"$ref":"#/$defs/a\##($0)"}}"## },
    ] as [@Sendable (Int) -> String], [UnsupportedKeywords.refuse, .skip])
  func deepChain(link: @Sendable (Int) -> String, unsupported: UnsupportedKeywords) {
    #expect(throws: SchemaError.self) {
      try Self.content(Self.chain(16_000, link, #"{"type":"string"}"#), unsupported)
    }
  }

  @Test(
    "keywords that references read again and again are told",
    arguments: [
      ##"{"enum":[\##(names)]}"##,
      ##"{"type":"array","uniqueItems":true,"items":{"enum":[\##(names)]}}"##,
      ##"{"type":"string","default":"","x-notes":[\##(names)]}"##,
      ##"{"oneOf":[{"const":"a","title":"A","x-notes":[\##(names)]}]}"##,
    ])
  func values(_ target: String) {
    let properties = (0..<300).map { ##""p\##($0)":{"$ref":"#/$defs/a"}"## }.joined(separator: ",")
    let schema = ##"{"type":"object","properties":{\##(properties)},"$defs":{"a":\##(target)}}"##
    let error = #expect(throws: SchemaError.self) { try Self.content(schema) }
    #expect(error?.issues.first?.reason == "more than 1,000,000 values in the keywords of a form")
  }

  private static let names = (0..<4_000).map { #""n\#($0)""# }.joined(separator: ",")

  @Test("patterns that take too long together are told")
  func patterns() {
    let properties = (0..<12).map { #""p\#($0)":{"type":"string","pattern":"a{19000}"}"# }
    let schema = #"{"type":"object","properties":{\#(properties.joined(separator: ","))}}"#
    let error = #expect(throws: SchemaError.self) { try Self.content(schema) }
    #expect(
      error?.issues.map(\.reason)
        == Array(repeating: "the patterns of the form take too long for such texts", count: 2))
  }

  @Test(
    "a long text of a hostile pattern is told, a short one judged", arguments: [10_000, 1_000_000])
  func longTexts(_ length: Int) throws {
    let pattern = #"(?=a{4000})(?=(a|aa)*b)"#
    let schema =
      #"{"type":"object","properties":{"v":{"type":"string","maxLength":\#(length),"pattern":"\#(pattern)"}}}"#
    let isRead = (try? Self.content(schema)) != nil
    #expect(isRead == (length == 10_000))
  }

  @Test("properties that double are told, and parts that double are one", arguments: [30])
  func doubled(_ count: Int) throws {
    let properties = Self.chain(
      count,
      {
        ##"{"type":"object","properties":{"l":{"$ref":"#/$defs/a\##($0)"},"r":{"$ref":"#/$defs/a\##($0)"}}}"##
      }, #"{"type":"string"}"#)
    for unsupported in [UnsupportedKeywords.refuse, .skip] {
      let error = #expect(throws: SchemaError.self) { try Self.content(properties, unsupported) }
      #expect(error?.issues.first?.reason.contains("more than") == true)
    }
    let parts = Self.chain(
      count, { ##"{"allOf":[{"$ref":"#/$defs/a\##($0)"},{"$ref":"#/$defs/a\##($0)"}]}"## },
      #"{"type":"string","maxLength":3}"#)
    #expect(try Self.content(parts).field(["v"]) != nil)
    let mixed = Self.chain(
      count,
      {
        ##"{"allOf":[{"$ref":"#/$defs/a\##($0)"},{"type":"object","properties":{"p":{"type":"string","maxLength":\##($0)}}},{"$ref":"#/$defs/a\##($0)"}]}"##
      }, #"{"type":"object","properties":{"p":{"type":"string"}}}"#)
    #expect(try Self.content(mixed).field(["v", "p"]) != nil)
  }

  @Test(
    "a reference around itself is told, whatever was followed before",
    arguments: [
      ##"{"$ref":"#/$defs/b"}"##, ##"{"title":"t","$ref":"#/$defs/b"}"##,
      ##"{"allOf":[{"$ref":"#/$defs/b"},{"$ref":"#/$defs/c"}]}"##,
      ##"{"type":"object","properties":{"p":{"$ref":"#/$defs/a"}}}"##,
      ##"{"type":"object","properties":{"p":{"title":"t","$ref":"#/$defs/c"}}}"##,
    ])
  func endless(_ a: String) {
    let schema =
      ##"{"type":"object","properties":{"w":{"$ref":"#/$defs/d"},"v":{"$ref":"#/$defs/a"}},"##
      + ##""$defs":{"a":\##(a),"b":{"title":"t","$ref":"#/$defs/a"},"##
      + ##""c":{"allOf":[{"$ref":"#/$defs/a"}]},"d":{"title":"t","$ref":"#/$defs/e"},"##
      + ##""e":{"type":"string"}}}"##
    let error = #expect(throws: SchemaError.self) { try Self.content(schema) }
    #expect(error?.issues.first?.reason == "a form of this schema would never end")
  }
}
