public import NumberText

/// Why ICU could not give symbols or a format.
///
/// ```swift
/// try NumberFormat.icu(locale: "d!e", style: .decimal)            // malformedLocale("d!e")
/// try NumberFormat.icu(locale: "de", style: .currency("ABC"))     // unknownCurrency("ABC")
/// try NumberFormat.icu(locale: "de", style: .skeleton(".00 foo")) // malformedSkeleton, offset 4
/// try NumberFormat.icu(locale: "en", style: .skeleton("integer-width/00"))
///   // unreadableFormat: it writes 100 as "00"
/// ```
public enum ICUNumberTextError: Error, Hashable, Sendable {
  /// The text is not a BCP 47 language tag.
  case malformedLocale(String)
  /// No numbering system of ten digits has the name that the tag's `-u-nu-` asks for.
  case unknownNumberingSystem(String)
  /// The skeleton is not one of ICU's; `offset` is where it stops making sense, in UTF-16 units.
  case malformedSkeleton(String, offset: Int)
  /// The format's own texts do not say the number that was written, so that no field can have it: it
  /// wrote `number` as `text`, which reads as `reading`, or as no number where that is nil. (L1)
  case unreadableFormat(NumberStyle, number: String, text: String, reading: String?)
  /// The text is not the ISO 4217 code of a currency.
  case unknownCurrency(String)
  /// The text is not the identifier of a unit.
  case unknownUnit(String)
  /// The options contradict each other or are out of ICU's range; the text says which.
  case invalidOptions(String)
  /// ICU failed for another reason.
  case icu(function: String, code: String)
}

extension ICUNumberTextError: CustomStringConvertible {
  /// The error in one plain sentence.
  public var description: String {
    switch self {
    case .malformedLocale(let tag): "“\(tag)” is not a BCP 47 language tag."
    case .unknownNumberingSystem(let name): "No numbering system of ten digits is named “\(name)”."
    case .malformedSkeleton(let skeleton, let offset):
      "“\(skeleton)” is not a number skeleton (at offset \(offset))."
    case .unreadableFormat(let style, let number, let text, let reading):
      "“\(style)” is no format for a field: it writes \(number) as “\(text)”, which reads as"
        + " \(reading ?? "no number")."
    case .unknownCurrency(let code): "“\(code)” is not a currency of ISO 4217."
    case .unknownUnit(let unit): "“\(unit)” is not a unit."
    case .invalidOptions(let reason): "The format's options are not valid: \(reason)."
    case .icu(let function, let code): "ICU's \(function) failed with \(code)."
    }
  }
}
