/// Whether a field is required, disabled, hidden, secret or read-only, as a set of bits.
///
/// ```swift
/// form.field(.company, &company, isBusiness ? .required : .hidden)
/// form.field(.password, &password, [.required, .secret])
/// ```
public struct FieldTraits: OptionSet, Hashable, Sendable {
  /// The bit of each trait: 1 for required, 2 disabled, 4 hidden, 8 secret and 16 read-only.
  public let rawValue: UInt8

  /// Makes traits from bits. Bits that no trait has are kept, and count in `==`.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The field must not be empty.
  public static let required = FieldTraits(rawValue: 1)
  /// The field is shown and cannot be edited: it is never focused, and what it has is not
  /// validated.
  public static let disabled = FieldTraits(rawValue: 2)
  /// The field is not shown: it is never focused, and what it has is not validated.
  public static let hidden = FieldTraits(rawValue: 4)
  /// The field's text is a secret, such as a password: it is neither saved nor read out by a screen
  /// reader.
  public static let secret = FieldTraits(rawValue: 8)
  /// The field is shown and validated as any other, but the user cannot edit it. Its text can be
  /// selected; Return and Tab pass over it. (F14)
  public static let readOnly = FieldTraits(rawValue: 16)

  /// Whether the field is validated and can be focused.
  @usableFromInline package var isActive: Bool { isDisjoint(with: [.disabled, .hidden]) }

  package var isEditable: Bool { isDisjoint(with: [.disabled, .hidden, .readOnly]) }
}
