public import NumberText

/// What a commit did.
///
/// ```swift
/// try price.type("3.14159")
/// price.commit().outcome   // .rounded(from: 3.14159), where the format shows two digits
/// ```
public enum CommitOutcome: Hashable, Sendable {
  /// Nothing was edited since the last commit; nothing changes.
  case unchanged
  /// The text became the formatted value.
  case accepted
  /// As accepted, and the format's or the type's digits cut the number.
  case rounded(from: FixedDecimal)
  /// As accepted, and the number was moved to a bound.
  case clamped(from: FixedDecimal)
  /// As accepted, and the number was moved to a step.
  case snapped(from: FixedDecimal)
  /// The text was empty and the value is nil now.
  case cleared
  /// The text was not acceptable, and an earlier value's is in its place: of the text typed, which is
  /// here, a host can still offer what was meant.
  case reverted(RefusedText)
  /// The text is not acceptable and stays.
  case keptInvalid(RefusedText)
}

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
