/// Why no format could be made: ICU does not know what was asked for, or the texts of a format
/// style or of another writer leave a doubt about what they mean.
///
/// ```swift
/// try NumberFormat.icu(locale: "d!e", style: .decimal)            // malformedLocale("d!e")
/// try NumberFormat.icu(locale: "de", style: .currency("ABC"))     // unknownCurrency("ABC")
/// try NumberFormat.icu(locale: "de", style: .skeleton(".00 foo")) // malformedSkeleton, offset 4
/// try NumberFormat.icu(locale: "en", style: .skeleton("integer-width/00"))
///   // unreadableFormat: it writes 100 as "00"
/// try NumberFormat(FloatingPointFormatStyle<Double>(locale: german).scale(7))
///   // notPositional: 1 is "7"
/// ```
public indirect enum NumberFormatError: Error, Hashable, Sendable {
  /// The text is not a BCP 47 language tag.
  case malformedLocale(String)
  /// ICU has no data for the tag's language, or no country has its region, as in "es-XM" for
  /// "es-MX". The separators depend on both, so nothing is read by the data of another locale.
  case unknownLocale(String)
  /// No numbering system of ten digits has the name that the tag's `-u-nu-` asks for.
  case unknownNumberingSystem(String)
  /// ICU cannot read the skeleton; `offset` is the place of the error in the skeleton, in UTF-16
  /// units.
  case malformedSkeleton(String, offset: Int)
  /// The text is not the ISO 4217 code of a currency.
  case unknownCurrency(String)
  /// The text is not the identifier of a unit.
  case unknownUnit(String)
  /// The options contradict each other or are out of ICU's range; the text tells which options.
  case invalidOptions(String)
  /// ICU failed for another reason.
  case icu(function: String, code: String)
  /// The format does not read back what it writes, so no field can use the format: it writes
  /// `number` as `text`, which reads as `reading`, or as no number if `reading` is nil. The style
  /// is what ICU was asked for; nil for a format style. (L1)
  case unreadableFormat(
    NumberStyle?, number: FixedDecimal, text: String, reading: FixedDecimal?)
  /// The texts do not have a digit for each decimal place: they are hexadecimal, say, or integer
  /// digits are cut off.
  case notPositional
  /// A separator in the text may separate groups just as well as a fraction.
  case ambiguousSeparators(String)
  /// The style writes a number below zero without its sign, as the text shows.
  case losesSign(String)
  /// The style writes more digits than the value has, as Foundation does for a `Float`.
  case losesDigits
}

extension NumberFormatError: CustomStringConvertible {
  /// One English sentence, with the tag, code or text at fault if the case has one.
  public var description: String {
    switch self {
    case .malformedLocale(let tag): "“\(tag)” is not a BCP 47 language tag."
    case .unknownLocale(let tag): "“\(tag)” is not a locale that ICU knows."
    case .unknownNumberingSystem(let name): "No numbering system of ten digits is named “\(name)”."
    case .malformedSkeleton(let skeleton, let offset):
      "“\(skeleton)” is not a number skeleton (at offset \(offset))."
    case .unknownCurrency(let code): "“\(code)” is not a currency of ISO 4217."
    case .unknownUnit(let unit): "“\(unit)” is not a unit."
    case .invalidOptions(let reason): "The format's options are not valid: \(reason)."
    case .icu(let function, let code): "ICU's \(function) failed with \(code)."
    case .unreadableFormat(let style, let number, let text, let reading):
      (style.map { "“\($0.description)” is no format for a field: it" } ?? "The style")
        + " writes \(number.description) as “\(text)”, which reads as"
        + " \(reading?.description ?? "no number")."
    case .notPositional: "The style's texts do not have their digits at a decimal number's places."
    case .ambiguousSeparators(let text):
      "The style's separators cannot be told apart, as in “\(text)”."
    case .losesSign(let text): "The style leaves the minus out: “\(text)”."
    case .losesDigits: "The style writes digits that the value does not have."
    }
  }
}
