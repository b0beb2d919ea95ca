import CICUNumberText
public import NumberText

/// A locale as ICU understands it: the tag that was asked for, and the tag of the data that ICU
/// uses.
///
/// ```swift
/// try ICULocale("de_DE").resolved           // "de-DE"
/// try ICULocale("de-ZZ").resolved           // "de", and isFallback
/// try ICULocale("hi-u-nu-native").resolved  // "hi-u-nu-deva"
/// try ICULocale("tlh").isUnknown            // true: ICU has no Klingon
/// try ICULocale("de_DE.UTF-8").resolved     // "de-DE", as POSIX spells locales
/// try ICULocale("en_US@rg=dezzzz").requested   // "en-US-u-rg-dezzzz", as ICU and Foundation do
/// try ICULocale("d!e")                      // throws malformedLocale("d!e")
/// ```
///
/// Source: UTS #35 Part 1, "BCP 47 Conformance" and "Language Matching"; ICU `uloc_forLanguageTag`,
/// `ures_getLocaleByType(ULOC_VALID_LOCALE)`, `unumsys_open`.
public struct ICULocale: Hashable, Sendable {
  /// The canonical BCP 47 tag of what was asked for.
  public let requested: String
  /// The BCP 47 tag of the locale whose data ICU uses, with the numbering system if one was asked
  /// for by name.
  public let resolved: String
  /// Whether ICU has no data for the language and region that were asked for, and uses those of a
  /// parent locale instead or, for an unknown language, those of its own default locale.
  public let isFallback: Bool
  /// Whether ICU has no data for the language, and uses those of its own default locale.
  public let isUnknown: Bool
  /// The name of the numbering system of the locale's numbers, such as "latn" or "arab".
  public let numberingSystem: String
  /// ICU's own name of the locale whose data are used, made only of codes that ICU knows; see
  /// ``known(_:)``.
  package let name: String
  /// ICU's own name of the locale that was asked for.
  let askedName: String

  /// Makes the locale of a BCP 47 tag, or of a name as POSIX, ICU and Foundation's
  /// `Locale.identifier` spell them. Rule: L10.
  ///
  /// - Throws: `NumberFormatError.malformedLocale` with the tag, or
  ///   `NumberFormatError.unknownNumberingSystem` with the name after `-u-nu-`.
  /// - Complexity: O(*n*) in the length of the tag, and a few lookups in ICU's data.
  public init(_ tag: String) throws(NumberFormatError) {
    guard let name = Self.name(of: tag) else { throw .malformedLocale(tag) }
    askedName = name
    requested = try Self.tag(ofName: name)
    let asked = try Self.askedNumberingSystem(ofName: name)
    let base = name.prefix { $0 != "@" }
    let known = Self.known(base)
    self.name = asked.isEmpty ? known : "\(known)@numbers=\(asked)"
    numberingSystem = try Self.numberingSystem(ofName: self.name)
    var source = CICU_SOURCE_OWN
    let (valid, validStatus) = ICUCall.ascii { valid, capacity, status in
      cicu_locale_valid(known, valid, capacity, &source, &status)
    }
    try ICUCall.check("ures_getLocaleByType", validStatus)
    isFallback = source != CICU_SOURCE_OWN || known != base
    isUnknown = source == CICU_SOURCE_DEFAULT
    let found = valid == name ? requested : try Self.tag(ofName: valid)
    resolved = asked.isEmpty ? found : try Self.tag(ofName: "\(valid)@numbers=\(numberingSystem)")
  }

  /// Returns ICU's name of a locale: "de_DE" for "de-DE", "de_DE" and "de_DE.UTF-8"; nil for a
  /// spelling that is not read. (L10)
  private static func name(of spelling: String) -> String? {
    let parts = spelling.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    let plain = parts[0].split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    func isWord(_ text: Substring) -> Bool {
      !text.isEmpty
        && text.utf8.allSatisfy {
          switch $0 {
          case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "-"), UInt8(ascii: "_"):
            true
          default: false
          }
        }
    }
    guard plain.dropFirst().allSatisfy(isWord) else { return nil }
    // The names of POSIX's default locale. As a tag "POSIX" would be a language that nobody speaks.
    let isPOSIX = ["C", "POSIX"].contains(plain[0])
    guard let name = name(ofTag: isPOSIX ? "en-US-u-va-posix" : String(plain[0])) else {
      return nil
    }
    guard parts.count == 2 else { return name }
    let keywords = parts[1].split(separator: ";", omittingEmptySubsequences: false)
    let areKeywords = keywords.allSatisfy {
      let pair = $0.split(separator: "=", omittingEmptySubsequences: false)
      return pair.count == 2 && pair.allSatisfy(isWord)
    }
    return areKeywords && !name.contains("@") ? "\(name)@\(parts[1])" : nil
  }

  private static func name(ofTag tag: String) -> String? {
    let hyphenated = String(tag.map { $0 == "_" ? "-" : $0 })
    var parsed: Int32 = 0
    let (name, status) = ICUCall.ascii { name, capacity, status in
      cicu_locale_name(hyphenated, name, capacity, &parsed, &status)
    }
    return status <= 0 && parsed > 0 && Int(parsed) == tag.utf8.count ? name : nil
  }

  /// Reduces a locale's name to what ICU knows: without keywords and without variants that ICU does
  /// not list, and with "qaa", "Zzzz" or "ZZ" in place of a language, script or region that ICU
  /// does not know.
  ///
  /// ICU keeps some 200 bytes or more for each name that it ever looked for, found or not, and for
  /// each keyword beside a name. So made-up tags from outside would fill the memory of a server.
  private static func known(_ base: Substring) -> String {
    let base = String(base)
    if listed.names.contains(base) { return base }
    let parts = base.split(separator: "_", omittingEmptySubsequences: false).map { String($0) }
    var known = listed.codes.contains(parts[0]) ? parts[0] : "qaa"
    for part in parts.dropFirst().prefix(2) {
      switch part.utf8.count {
      case 4: known += listed.codes.contains(part) ? "_\(part)" : "_Zzzz"
      case 2, 3: known += listed.codes.contains(part) ? "_\(part)" : "_ZZ"
      default: break
      }
    }
    return known
  }

  /// ICU's names of the locales that it lists, aliases among them, and the codes in these names and
  /// of all countries.
  private static let listed: (names: Set<String>, codes: Set<String>) = {
    let names = Set([""] + ICUCall.list { cicu_locale_names_open(&$0) })
    var codes = Set(
      names.flatMap { $0.split(separator: "_", omittingEmptySubsequences: false) }
        .map { String($0) })
    for index in 0... {
      guard let code = cicu_country_at(Int32(index)) else { break }
      codes.insert(String(cString: code))
    }
    return (names, codes)
  }()

  private static func tag(ofName name: String) throws(NumberFormatError) -> String {
    let (tag, status) = ICUCall.ascii { tag, capacity, status in
      cicu_locale_tag(name, tag, capacity, &status)
    }
    try ICUCall.check("uloc_toLanguageTag", status)
    return tag
  }

  private static func askedNumberingSystem(
    ofName name: String
  ) throws(NumberFormatError) -> String {
    let (asked, status) = ICUCall.ascii { value, capacity, status in
      cicu_locale_keyword(name, "numbers", value, capacity, &status)
    }
    try ICUCall.check("uloc_getKeywordValue", status)
    return asked
  }

  private static func numberingSystem(
    ofName name: String
  ) throws(NumberFormatError) -> String {
    let (system, hasTenDigits, status) = numbering(ofName: name)
    if cicu_is_unsupported(status) {
      throw .unknownNumberingSystem(try askedNumberingSystem(ofName: name))
    }
    try ICUCall.check("unumsys_open", status)
    guard hasTenDigits else { throw .unknownNumberingSystem(system) }
    return system
  }

  static func numbering(
    ofName name: String
  ) -> (system: String, hasTenDigits: Bool, status: Int32) {
    var hasTenDigits = false
    let (system, status) = ICUCall.ascii { system, capacity, status in
      cicu_locale_numbering(name, system, capacity, &hasTenDigits, &status)
    }
    return (system, hasTenDigits, status)
  }
}
