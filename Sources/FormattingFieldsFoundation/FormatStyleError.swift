public import NumberText

/// Why a format style is no field's format: its texts do not say for certain what they mean.
///
/// ```swift
/// try NumberFormat(FloatingPointFormatStyle<Double>(locale: german).notation(.compactName))
///   // throws notPositional: 1000 is "1000", a million "1 Mio."
/// ```
public enum FormatStyleError: Error, Hashable, Sendable {
  /// The digits of the texts are not at the places of a decimal number, as in "1.2K" and in hexadecimal.
  case notPositional
  /// A mark may separate groups or a fraction; the text has it.
  case ambiguousSeparators(String)
  /// Numbers below zero have the text of those above.
  case losesSign(String)
  /// The style writes more digits than the value has, as Foundation does of a `Float`.
  case losesDigits
  /// A text does not read as the number that was written, but as `reading`; nil is no number. (L1)
  case unreadable(number: FixedDecimal, text: String, reading: FixedDecimal?)
}

extension FormatStyleError: CustomStringConvertible {
  /// The error in one plain sentence.
  public var description: String {
    switch self {
    case .notPositional: "The style's texts do not have their digits at a decimal number's places."
    case .ambiguousSeparators(let text):
      "The style's separators cannot be told apart, as in “\(text)”."
    case .losesSign(let text): "The style leaves the minus out: “\(text)”."
    case .losesDigits: "The style writes digits that the value does not have."
    case .unreadable(let number, let text, let reading):
      "The style writes \(number) as “\(text)”, which reads as"
        + " \(reading?.description ?? "no number")."
    }
  }
}
