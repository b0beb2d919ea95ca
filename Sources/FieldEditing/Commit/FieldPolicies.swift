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

/// The distance between the values that stepping visits.
///
/// ```swift
/// policies.step = 5
/// policies.step = .by(FixedDecimal("0.25")!)
/// ```
///
/// A literal that is no number is no step either: it does not stand for one.
public enum NumberStep: Hashable, Sendable, ExpressibleByIntegerLiteral {
  /// One of the last integer digit shown: 1, or 0.01 in percent.
  case one
  /// A distance above zero; another steps nowhere, as ``FormattingField/warnings`` tell.
  case by(FixedDecimal)

  /// The step of an integer literal.
  public init(integerLiteral value: Int128) { self = .by(FixedDecimal(value)) }
}

/// How a field treats edits and commits.
///
/// ```swift
/// var policies = FieldPolicies()
/// policies.emptyPolicy = .clear
/// policies.step = .by(FixedDecimal("0.25")!)
/// ```
public struct FieldPolicies: Hashable, Sendable {
  /// What a commit makes of a text that is not acceptable: `commitOrRevert` unless set, and
  /// `persist` in a form. (F9)
  public var commitPolicy = CommitPolicy.commitOrRevert { didSet { chosen.insert(.commit) } }
  /// What an empty text means to the value: `keep` unless set, and `clear` in a form. (F9)
  public var emptyPolicy = EmptyPolicy.keep { didSet { chosen.insert(.empty) } }
  /// What a commit makes of a number out of bounds.
  public var boundsPolicy = BoundsPolicy.reject
  /// Which digits a commit writes.
  public var digits = DigitsPolicy.locale
  /// The distance between the values that stepping visits.
  public var step = NumberStep.one
  /// Whether a commit moves the number to the nearest step from the minimum, or from zero.
  public var snapsToStep = false
  /// Which edits pass.
  public var filter = EditFilter.permitAll
  /// The longest text, in UTF-8 bytes.
  public var maximumLength = 1024

  /// The policies that were set: for the others a form has other defaults than a field on its own.
  private var chosen: Chosen = []

  private struct Chosen: OptionSet, Hashable {
    let rawValue: UInt8
    static let commit = Chosen(rawValue: 1)
    static let empty = Chosen(rawValue: 2)
  }

  /// The defaults.
  public init() {}

  /// The policies of a field in a form: the host's where it has chosen any. (F9)
  package var inForm: FieldPolicies {
    var policies = self
    if !chosen.contains(.commit) { policies.commitPolicy = .persist }
    if !chosen.contains(.empty) { policies.emptyPolicy = .clear }
    return policies
  }
}
