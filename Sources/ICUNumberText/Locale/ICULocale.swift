import CICUNumberText
public import NumberText

/// A locale as ICU understands it: the tag that was asked for, and the tag of the data that ICU uses.
///
/// ```swift
/// try ICULocale("de_DE").resolved           // "de-DE"
/// try ICULocale("de-ZZ").resolved           // "de", and isFallback
/// try ICULocale("hi-u-nu-native").resolved  // "hi-u-nu-deva"
/// try ICULocale("tlh").isUnknown            // true: ICU has no Klingon
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
  /// parent instead or, for an unknown language, those of its default locale.
  public let isFallback: Bool
  /// Whether ICU has no data for the language and uses those of its default locale.
  public let isUnknown: Bool
  /// The name of the numbering system of the locale's numbers, such as "latn" or "arab".
  public let numberingSystem: String
  /// ICU's own name of the locale whose data are looked for, made of what ICU knows. (``known(_:)``)
  package let name: String
  /// ICU's own name of what was asked for.
  let wholeName: String

  /// Makes the locale of a BCP 47 tag; "_" is read as "-".
  ///
  /// - Throws: `NumberFormatError.malformedLocale` with the tag, or
  ///   `NumberFormatError.unknownNumberingSystem` with the name behind `-u-nu-`.
  /// - Complexity: O(*n*) in the length of the tag, and a few lookups in ICU's data.
  public init(_ tag: String) throws(NumberFormatError) {
    let hyphenated = String(tag.map { $0 == "_" ? "-" : $0 })
    var parsed: Int32 = 0
    let (name, status) = ICUCall.ascii { name, capacity, status in
      cicu_locale_name(hyphenated, name, capacity, &parsed, &status)
    }
    guard status <= 0, parsed > 0, Int(parsed) == tag.utf8.count else {
      throw .malformedLocale(tag)
    }
    wholeName = name
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

  /// A name without keywords, with codes that stand for none in the places of those that ICU does not know, and
  /// without variants that ICU does not list.
  ///
  /// ICU keeps some 200 bytes or more for each name that it ever looked for, found or not, and for each keyword
  /// beside it. So a server that takes tags from outside would grow with each made-up tag.
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

  /// ICU's names of the locales that it lists, aliases among them, and the codes in them, with those of all countries.
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
