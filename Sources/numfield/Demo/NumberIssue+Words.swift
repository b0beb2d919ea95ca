import FormattingFields

extension NumberIssue.Code {
  /// The reason in a few plain words.
  var words: String {
    switch self {
    case .empty: "nothing is typed"
    case .incomplete: "something is missing yet"
    case .incompleteGroup: "a group of digits is not full"
    case .misplacedGroupingSeparator: "no grouping separator belongs here"
    case .mixedGroupingSeparators: "two kinds of grouping separators"
    case .groupingSeparatorInFraction: "a grouping separator in the fraction"
    case .duplicateDecimalSeparator: "a second decimal separator"
    case .ambiguousSeparator: "a fraction, or thousands"
    case .mixedDigits: "digits of two scripts"
    case .duplicateSign: "a second sign"
    case .misplacedSign: "no sign belongs here"
    case .signNotAllowed: "this field has no such sign"
    case .foreignCurrency: "another currency's sign"
    case .unexpectedCharacter: "not part of a number"
    case .overflow: "too large for the type"
    case .fractionNotAllowed: "whole numbers only"
    case .belowMinimum: "below the minimum"
    case .aboveMaximum: "above the maximum"
    }
  }
}

extension CommitOutcome {
  /// What happened, in a few plain words; empty where the text says it all.
  var words: String {
    switch self {
    case .unchanged: "nothing was edited"
    case .accepted: ""
    case .rounded(let number): "rounded from \(number.plainText)"
    case .clamped(let number): "moved into the bounds from \(number.plainText)"
    case .snapped(let number): "moved to a step from \(number.plainText)"
    case .cleared: "the field has no value now"
    case .reverted: "the last value that was read is back"
    case .keptInvalid: "the text stays to be mended"
    }
  }
}
