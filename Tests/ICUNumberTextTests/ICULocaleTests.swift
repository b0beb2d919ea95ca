import ICUNumberText
import NumberText
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
    "is read as POSIX, ICU and Foundation spell locales (L10)",
    arguments: [
      ("de_DE.UTF-8", "de-DE", "latn"), ("de_DE.ISO8859-1", "de-DE", "latn"),
      ("en_US@rg=dezzzz", "en-US-u-rg-dezzzz", "latn"),
      ("ar_EG@numbers=latn", "ar-EG-u-nu-latn", "latn"),
      ("ar_EG.UTF-8@calendar=islamic;numbers=arab", "ar-EG-u-ca-islamic-nu-arab", "arab"),
      ("zh_Hans_CN", "zh-Hans-CN", "latn"), ("C", "en-US-u-va-posix", "latn"),
      ("POSIX", "en-US-u-va-posix", "latn"), ("C.UTF-8", "en-US-u-va-posix", "latn"),
    ])
  func spelled(name: String, requested: String, numbers: String) throws {
    let locale = try ICULocale(name)
    #expect(locale.requested == requested)
    #expect(locale.numberingSystem == numbers)
  }

  @Test(
    "is refused if a spelling is none of those (L10)",
    arguments: [
      "de_DE@euro", "sr_RS@latin", "de_DE.", "de_DE@", "d!e.UTF-8", "d!e@numbers=latn", ".UTF-8",
      "@numbers=latn", "de_DE@numbers", "de_DE@=latn", "de_DE@numbers=", "de_DE@numbers=latn;",
      "de_DE@a=b=c", "de-u-nu-arab@numbers=latn", "de_DE.UTF 8", "de_DE.UTF-8.x", "c",
    ])
  func misspelled(name: String) {
    #expect(throws: NumberFormatError.malformedLocale(name)) { try ICULocale(name) }
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
    #expect(locale.isFallback)
    #expect(!locale.isUnknown)
  }

  @Test("says that it is unknown", arguments: ["xx-YY", "tlh"])
  func unknown(tag: String) throws {
    let locale = try ICULocale(tag)
    #expect(locale.isFallback)
    #expect(locale.isUnknown)
  }

  @Test(
    "refuses a text that is no tag",
    arguments: ["", "d!e", "de-", "-de", "123456789", "abcdefghi", "a-DE", "de\0DE", "de DE"])
  func malformed(tag: String) {
    #expect(throws: NumberFormatError.malformedLocale(tag)) { try ICULocale(tag) }
  }

  @Test(
    "refuses a numbering system without ten digits",
    arguments: [
      ("de-u-nu-xxxx", "xxxx"), ("en-u-nu-roman", "roman"), ("ta-u-nu-traditio", "taml"),
    ])
  func unknownNumberingSystem(tag: String, name: String) {
    #expect(throws: NumberFormatError.unknownNumberingSystem(name)) { try ICULocale(tag) }
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

  @Test("is one of ICU's list, each with a tag of its own")
  func allTags() throws {
    let tags = ICULocale.allTags
    #expect(Set(tags).isSuperset(of: ["de-DE", "ar-EG", "hi-IN", "zh-Hant-TW"]))
    #expect(Set(tags).count == tags.count)
    for tag in tags { #expect(try ICULocale(tag).requested == tag) }
  }

  /// Tags made of a number: variants, words of extensions and of private use, and codes that mean
  /// nothing or hardly anything.
  static let madeUp: [@Sendable (Int) -> String] = [
    { "de-DE-v\(1_000_000 + $0)" }, { "de-DE-x-a\($0)" }, { "de-DE-a-a\(1000 + $0)-u-nu-arab" },
    { "de-DE-u-kx-a\(1000 + $0)" }, { "de-\(letters($0, 4))-DE" }, { "de-\(letters($0, 2))" },
    { "de-\(100 + $0 % 900)" }, { "\(letters($0, 3))-DE" }, { "\(letters($0, 8))" },
  ]

  private static func letters(_ number: Int, _ count: Int) -> String {
    var (text, rest) = ("", number)
    for _ in 0..<count {
      text.unicodeScalars.append(Unicode.Scalar(UInt8(0x61 + rest % 26)))
      rest /= 26
    }
    return text
  }

  @Test("is looked for under a name that ICU knows, so that ICU keeps nothing for made-up tags")
  func madeUpTags() throws {
    var names: Set<String> = []
    var tags: Set<String> = []
    for tag in Self.madeUp {
      for number in 0..<2000 {
        guard let locale = try? ICULocale(tag(number)) else { continue }
        names.insert(locale.name)
        tags.insert(locale.requested)
      }
    }
    #expect(tags.count > 12_000)
    // Germany's tags, and those of the countries and languages that there are.
    #expect(names.count < 700, "\(names.count)")
  }

  /// Lengths around the size of the first buffer, and one far above.
  static let lengths = [254, 255, 256, 257, 258, 511, 512, 513, 1000]

  @Test("is known by the whole of a long tag", arguments: lengths)
  func longTags(length: Int) throws {
    for start in ["en-x-", "de-DE-u-nu-arab-x-"] {
      let tag = Self.text(start, length)
      let locale = try ICULocale(tag)
      #expect(locale.requested == tag)
      #expect(locale.numberingSystem == (start == "en-x-" ? "latn" : "arab"))
      #expect(try locale.nativeNumberingSystem() == "latn")
      let format = try NumberFormat.icu(locale: tag, style: .currency("EUR"))
      #expect(format.locale == tag)
      let unknown = Self.text("en-u-nu-abcdefgh-x-", length)
      #expect(throws: NumberFormatError.unknownNumberingSystem("abcdefgh")) {
        try ICULocale(unknown)
      }
    }
  }

  @Test("and its currency, unit and skeleton are refused or read whole", arguments: lengths)
  func longStyles(length: Int) throws {
    func expect(_ style: NumberStyle, _ error: NumberFormatError) {
      #expect(throws: error) { try NumberFormat.icu(locale: "en", style: style) }
    }
    let code = String(repeating: "A", count: length)
    expect(.currency(code), .unknownCurrency(code))
    let unit = "meter-per-" + String(repeating: "a", count: length - 10)
    expect(.unit(unit), .unknownUnit(unit))
    expect(.skeleton(code), .malformedSkeleton(code, offset: 0))
    let spaced = String(repeating: " ", count: length - 3) + ".00"
    let format = try NumberFormat.icu(locale: "en", style: .skeleton(spaced))
    #expect(format.text(for: 1) == "1.00")
  }

  /// A tag of subtags of at most eight letters.
  private static func text(_ start: String, _ length: Int) -> String {
    var text = start
    while text.utf8.count < length {
      let rest = length - text.utf8.count
      text += String(repeating: "a", count: rest == 9 ? 7 : min(8, rest))
      if text.utf8.count < length { text += "-" }
    }
    return text
  }
}
