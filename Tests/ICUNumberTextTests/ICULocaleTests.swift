import ICUNumberText
import Testing

@Suite("A locale")
struct ICULocaleTests {
  @Test(
    "resolves to the tag whose data ICU uses",
    arguments: [
      ("de-DE", "de-DE", "de-DE", "latn"),
      ("de_DE", "de-DE", "de-DE", "latn"),
      ("DE-de", "de-DE", "de-DE", "latn"),
      ("iw", "he", "he", "latn"),
      ("zh-TW", "zh-TW", "zh-Hant-TW", "latn"),
      ("en_US_POSIX", "en-US-u-va-posix", "en-US-u-va-posix", "latn"),
      ("ar-EG", "ar-EG", "ar-EG", "arab"),
      ("ar-EG-u-nu-latn", "ar-EG-u-nu-latn", "ar-EG-u-nu-latn", "latn"),
      ("de-u-nu-arab", "de-u-nu-arab", "de-u-nu-arab", "arab"),
      ("hi-u-nu-native", "hi-u-nu-native", "hi-u-nu-deva", "deva"),
      ("zh-u-nu-hanidec", "zh-u-nu-hanidec", "zh-u-nu-hanidec", "hanidec"),
      ("und", "und", "und", "latn"),
    ])
  func resolves(tag: String, requested: String, resolved: String, numbers: String) throws {
    let locale = try ICULocale(tag)
    #expect(locale.requested == requested)
    #expect(locale.resolved == resolved)
    #expect(locale.numberingSystem == numbers)
    #expect(!locale.isFallback)
  }

  @Test(
    "says that a parent stands in for it",
    arguments: [
      ("de-ZZ", "de"), ("en-XX", "en"), ("de-DE-1996", "de-DE"), ("en-GB-oed", "en-GB"),
      ("de-ZZ-u-nu-arab", "de-u-nu-arab"),
    ])
  func fallsBack(tag: String, resolved: String) throws {
    let locale = try ICULocale(tag)
    #expect(locale.resolved == resolved)
    #expect(locale.isFallback && !locale.isUnknown)
  }

  @Test("says that it is unknown", arguments: ["xx-YY", "tlh"])
  func unknown(tag: String) throws {
    let locale = try ICULocale(tag)
    #expect(locale.isFallback && locale.isUnknown)
  }

  @Test(
    "refuses a text that is no tag",
    arguments: ["", "d!e", "de-", "-de", "123456789", "abcdefghi", "a-DE", "de\0DE", "de DE"])
  func malformed(tag: String) {
    #expect(throws: ICUNumberTextError.malformedLocale(tag)) { try ICULocale(tag) }
  }

  @Test(
    "refuses a numbering system without ten digits",
    arguments: [
      ("de-u-nu-xxxx", "xxxx"), ("en-u-nu-roman", "roman"), ("ta-u-nu-traditio", "taml"),
    ])
  func unknownNumberingSystem(tag: String, name: String) {
    #expect(throws: ICUNumberTextError.unknownNumberingSystem(name)) { try ICULocale(tag) }
  }

  @Test(
    "knows its native numbering system",
    arguments: [("hi", "deva"), ("de", "latn"), ("ar-EG", "arab"), ("th-u-nu-latn", "thai")])
  func native(tag: String, system: String) throws {
    #expect(try ICULocale(tag).nativeNumberingSystem() == system)
  }

  @Test(
    "knows its region's currency",
    arguments: [("de-DE", "EUR"), ("pt-CV", "CVE"), ("ja-JP", "JPY"), ("de", nil)])
  func currency(tag: String, code: String?) throws {
    #expect(try ICULocale(tag).regionCurrency == code)
  }

  @Test("is one of 805, each with a tag of its own")
  func allTags() throws {
    let tags = ICULocale.allTags
    #expect(tags.count == 805)
    #expect(Set(tags).count == 805)
    for tag in tags { #expect(try ICULocale(tag).requested == tag) }
  }
}
