/// What a form's declaration says of a field, beside its rules.
///
/// ```swift
/// form.field(.company, &company, isBusiness ? .required : .hidden)
/// form.field(.password, &password, [.required, .secret])
/// ```
public struct FieldTraits: OptionSet, Hashable, Sendable {
  /// The traits as bits.
  public let rawValue: UInt8

  /// Makes traits from bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The field must not be empty.
  public static let required = FieldTraits(rawValue: 1)
  /// The field is shown and cannot be edited: it is never focused and never invalid.
  public static let disabled = FieldTraits(rawValue: 2)
  /// The field is not shown: it is never focused and never invalid.
  public static let hidden = FieldTraits(rawValue: 4)
  /// The field's text is nobody else's business: it is not saved and not spoken.
  public static let secret = FieldTraits(rawValue: 8)

  /// Whether the field can be focused and edited, and is validated.
  public var isActive: Bool { isDisjoint(with: [.disabled, .hidden]) }
}
