/// The separators that count as one and the same when read. (R3)
enum MarkClass: UInt8, Sendable {
  case period, comma, arabicDecimal, arabicGroup, apostrophe, space, adlam
  /// The locale's own decimal separator, where it is in none of the classes above.
  case ownDecimal
  /// The locale's own grouping separator, where it is in none of the classes above.
  case ownGrouping

  /// Whether the mark groups digits in a locale that uses it for nothing.
  ///
  /// The others are foreign decimal separators there.
  var groupsByDefault: Bool {
    switch self {
    case .space, .apostrophe, .arabicGroup, .adlam, .ownGrouping: true
    case .period, .comma, .arabicDecimal, .ownDecimal: false
    }
  }

  /// Whether people write a decimal separator of this class somewhere.
  var canBeDecimal: Bool { !groupsByDefault }
}
