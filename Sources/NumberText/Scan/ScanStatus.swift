/// What a text is worth as it stands: the three states of Qt's `QValidator`.
///
/// ```swift
/// let scanner = NumberScanner<Int>(format: english)
/// scanner.scan("1,234").status    // .acceptable
/// scanner.scan("1,2").status      // .intermediate
/// scanner.scan("1,2,").status     // .invalid
/// ```
public enum ScanStatus: String, Hashable, Sendable, CaseIterable {
  /// The text is a number and commits as it stands.
  case acceptable
  /// The text is not a number yet, but typing at its end can make it one.
  case intermediate
  /// The text is not a number, and typing at its end cannot make it one.
  case invalid
}
