public import NumberText

/// What a commit makes of a text that is not acceptable.
///
/// | policy | "1.5" typed over 20 in German leaves |
/// |---|---|
/// | `commitOrRevert` | 1, the last number that was read while typing |
/// | `commitOrRestore` | 20, the value committed before |
/// | `persist` | the text, for the user to mend |
///
/// ```swift
/// try field.type("1,5x")
/// field.commit().outcome   // .reverted, or .keptInvalid under .persist
/// ```
public enum CommitPolicy: String, CaseIterable, Hashable, Sendable {
  /// The text goes back to the last value that was read while typing. (C1)
  case commitOrRevert
  /// The text goes back to the value that was committed before, as ``FormattingField/revert()``
  /// does. (C9)
  case commitOrRestore
  /// The text stays for the user to mend.
  case persist
}

/// What an empty text means to the value. (C4)
///
/// ```swift
/// field.policies.emptyPolicy = .clear
/// try field.apply(TextEdit(.all, ""))
/// field.value              // nil
/// field.commit().outcome   // .cleared
/// ```
public enum EmptyPolicy: String, CaseIterable, Hashable, Sendable {
  /// The value stays and its text is put back.
  case keep
  /// The value becomes nil as soon as the text is empty.
  case clear
}

/// What a commit makes of a number out of bounds. (C3)
///
/// ```swift
/// // "150" in a field of 0…100
/// field.commit().outcome   // .reverted, or .clamped(from: 150) under .clamp
/// ```
public enum BoundsPolicy: String, CaseIterable, Hashable, Sendable {
  /// It is not acceptable.
  case reject
  /// It becomes the bound it is beyond.
  case clamp
}

/// Which digits a commit writes.
///
/// ```swift
/// // "१२३" typed in English
/// field.commit()
/// field.text   // "123", or "१२३" under .asTyped
/// ```
public enum DigitsPolicy: String, CaseIterable, Hashable, Sendable {
  /// Those of the format's locale.
  case locale
  /// Those of the numbering system that the user typed; the locale's where none was typed.
  case asTyped
}

/// How a field treats edits and commits.
///
/// ```swift
/// var policies = FieldPolicies()
/// policies.emptyPolicy = .clear
/// policies.step = FixedDecimal("0.25")
/// ```
public struct FieldPolicies: Hashable, Sendable {
  /// What a commit makes of a text that is not acceptable.
  public var commitPolicy = CommitPolicy.commitOrRevert
  /// What an empty text means to the value.
  public var emptyPolicy = EmptyPolicy.keep
  /// What a commit makes of a number out of bounds.
  public var boundsPolicy = BoundsPolicy.reject
  /// Which digits a commit writes.
  public var digits = DigitsPolicy.locale
  /// The distance between the values that stepping visits; nil for one of the last integer digit
  /// shown (0.01 in percent). Zero and less step nowhere.
  public var step: FixedDecimal?
  /// Whether a commit moves the number to the nearest step from the minimum, or from zero.
  public var snapsToStep = false
  /// Which edits pass.
  public var filter = EditFilter.permitAll
  /// The longest text, in UTF-8 bytes.
  public var maximumLength = 1024

  /// The defaults.
  public init() {}
}
