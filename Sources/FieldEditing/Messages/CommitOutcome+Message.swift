import NumberText

extension CommitOutcome {
  /// A short sentence for the user; nil where there is nothing to tell. (C8)
  ///
  /// ```swift
  /// outcome.message(showing: "3.14")   // "Rounded from 3.14159 to 3.14."
  /// ```
  ///
  /// - Parameter text: The field's text after the commit.
  /// - Complexity: O(*n*) in the bytes of the sentence.
  public func message(showing text: String) -> String? {
    switch self {
    case .unchanged, .accepted: nil
    case .rounded(let number): "Rounded from \(number.plainText) to \(text)."
    case .clamped(let number): "\(number.plainText) is out of range and became \(text)."
    case .snapped(let number): "Moved from \(number.plainText) to the nearest step, \(text)."
    case .cleared: "The field was cleared."
    case .reverted(let refused):
      (refused.text.isEmpty ? "The empty text" : "“\(refused.text)”")
        + " became \(Self.spoken(text)). " + refused.message
    case .keptInvalid(let refused): refused.message
    }
  }

  /// One sentence fit for a screen reader, about every outcome. (C8)
  ///
  /// ```swift
  /// outcome.announcement(label: "Price", showing: "3.14")   // "Price: 3.14."
  /// ```
  ///
  /// - Parameters:
  ///   - label: What the field is called, such as "Price".
  ///   - text: The field's text after the commit.
  /// - Complexity: O(*n*) in the bytes of the sentence.
  public func announcement(label: String, showing text: String) -> String {
    switch self {
    case .unchanged: "\(label): \(Self.spoken(text)), unchanged."
    case .accepted: "\(label): \(Self.spoken(text))."
    default: "\(label): " + (message(showing: text) ?? "")
    }
  }

  private static func spoken(_ text: String) -> String { text.isEmpty ? "empty" : text }
}
