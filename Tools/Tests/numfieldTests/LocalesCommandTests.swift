import FormattingFields
import Foundation
import Testing

struct LocalesCommandTests {
  @Test("every locale of ICU has one line, and de-DE's is the documented one")
  func locales() throws {
    let result = try NumfieldProcess.run("locales")
    #expect(result.status == 0)
    #expect(result.errors == "")
    let tags = try result.lines.map { line in
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      #expect(object?.count == 11)
      #expect((object?["digits"] as? String)?.count == 10)
      return object?["locale"] as? String
    }
    #expect(tags == ICULocale.allTags)
    #expect(Set(tags).count == tags.count)
    let onFile = try Fixtures.lines("symbols.jsonl")
    if onFile[0] == #"{"icu":"\#(ICULocale.icuVersion)"}"# {
      #expect(result.lines == Array(onFile.dropFirst()))
    }
    #expect(
      result.lines.contains(
        #"{"locale":"de-DE","decimal":",","grouping":".","primary":3,"secondary":3,"#
          + #""minimumGroupingDigits":1,"minus":"-","plus":"+","percent":"%","#
          + #""digits":"0123456789","numberingSystem":"latn"}"#))
  }
}
