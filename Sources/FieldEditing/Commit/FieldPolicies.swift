public import NumberText

/// What a commit leaves of a text that is not acceptable. Each policy is named for what it leaves.
///
/// | policy | "1.5", typed over 20 in German, leaves |
/// |---|---|
/// | `lastReading` | 1, the last number that was read while typing |
/// | `committedValue` | 20, the value that was committed before |
/// | `keepText` | "1.5", for the user to mend |
///
/// A commit is what Return and losing the focus do. Escape is ``FormattingField/revert()``: it goes back
/// to the value that was committed before, under every policy and from every text, acceptable or not.
///
/// ```swift
/// try field.type("1,5x")
/// field.commit().outcome   // .reverted, or .keptInvalid if the policy is .keepText
/// ```
public enum CommitPolicy: String, CaseIterable, Hashable, Sendable {
  /// The text of the last number that was read while typing; a number that is refused for its size or its digits stays
  /// as it was typed. (C1)
  case lastReading
  /// The text of the value that was committed before. (C9)
  case committedValue
  /// The text as it was typed, for the user to mend.
  case keepText
}

/// How a field treats edits and commits.
///
/// ```swift
/// var policies = FieldPolicies()
/// policies.clearsWhenEmpty = true
/// policies.step = 0.25
/// ```
public struct FieldPolicies: Hashable, Sendable {
  /// What a commit leaves of a text that is not acceptable; nil for `lastReading`, and for `keepText` in
  /// a form. Rule: F9.
  public var commitPolicy: CommitPolicy?
  /// Whether an empty text clears the value, at once and at a commit; else the value stays, and a
  /// commit puts its text back. Nil for false, and for true in a form. (C4, F9)
  public var clearsWhenEmpty: Bool?
  /// Whether a commit moves a number that is out of bounds to the nearer bound: 150 in a field of 0…100
  /// becomes 100. If false, the commit treats such a text as any other that is not acceptable. (C3, C13)
  public var clampsToBounds = false
  /// Whether a commit writes in the numbering system that the user typed: "१२३" typed in English
  /// stays "१२३". If false, or if nothing was typed, the commit writes the digits of the format's locale.
  public var keepsTypedDigits = false
  /// Whether a commit keeps the zeros that were typed at the end of a fraction: "1.50" stays "1.50", as
  /// far as the format shows so many digits, and becomes "1,50" in a German format. (C19)
  public var keepsTypedZeros = false
  /// Whether a number with more fraction digits than the format shows is refused,
  /// `fractionNotAllowed`; else a commit rounds it. (C18)
  public var refusesExtraDigits = false
  /// Whether a number that is not at a step from the minimum, or from zero, is refused,
  /// `stepMismatch`, unless the field snaps to steps. (C22)
  public var refusesOffStep = false
  /// Whether the text has neither grouping nor affixes from ``FormattingField/focus()`` to the commit.
  /// (C20)
  public var isPlainWhileFocused = false
  /// Whether the whole text is to be selected when the user enters the field by key, so that typing
  /// replaces the number. The field itself does not select: a host reads this, as a form does. (F10)
  public var selectsAllOnFocus = true
  /// The distance between the values that stepping visits. A distance of zero or below counts as no step
  /// (``FormattingField/hasUsableStep``). Nil stands for 1 as the text shows it: 1, or 0.01 in percent.
  public var step: FixedDecimal?
  /// The distance of a large step, as Page Up takes; ten steps if nil.
  public var largeStep: FixedDecimal?
  /// Whether a commit moves the number to the nearest step from the minimum, or from zero. (C3)
  public var snapsToStep = false
  /// Whether only digits, separators, signs, white space and the characters of the format's affixes can
  /// be put in; an edit with any other character is refused, `filtered`. (E5)
  public var filtersCharacters = false
  /// Whether an edit that leaves the text invalid is refused, `filtered`; deletions always pass. (E5)
  public var filtersInvalidTexts = false
  /// Whether digits fill the field from the right, as on a till: the keys 1, 2, 5 make 0.01, 0.12, 1.25.
  ///
  /// ```swift
  /// price.policies.fillsFromRight = true   // de-DE, in euros
  /// try price.type("125")
  /// price.text   // "1,25 €"
  /// try price.deleteBackward()
  /// price.text   // "0,12 €"
  /// ```
  ///
  /// The text is formatted while it is typed, by the nature of such an entry: it is one that the format
  /// writes. Keys, and nothing else, fill from the right, in a format that writes one count of fraction
  /// digits, as money has. In any other format, such as `NumberStyle.decimal` or percent, the policy does
  /// nothing.
  ///
  /// | key | does |
  /// |---|---|
  /// | a digit | puts the digit after the last one; it replaces a number that is selected |
  /// | Backspace | takes the last digit; after the last one it empties the field |
  /// | minus, ± | changes the sign; in an empty field it begins a number below zero |
  /// | decimal key | goes on with ordinary entry until the commit: "12" becomes "12," |
  /// | any other | is refused, `filtered` |
  ///
  /// The caret stands after the last digit, or the whole text is selected. A paste and an input method's
  /// text replace the number and are read as in any other field.
  ///
  /// Rule: X8.
  public var fillsFromRight = false
  /// The longest text, in UTF-8 bytes.
  public var maximumLength = 1024

  /// What the field reads beside plain numbers and beside what its format reads: none unless set. Their
  /// order does not matter. (X1)
  public var entries: [EntryKind] {
    get { kinds ?? [] }
    set { kinds = newValue.isEmpty ? nil : newValue }
  }
  /// Storage of `entries`; nil means none, so that a copy counts no reference.
  @usableFromInline var kinds: [EntryKind]?

  /// The defaults.
  public init() {}

  /// Whether the policies refuse numbers that the format can read.
  @usableFromInline var refuseNumbers: Bool { refusesExtraDigits || refusesOffStep }

  /// Whether the policies refuse edits.
  @usableFromInline var filterEdits: Bool { filtersCharacters || filtersInvalidTexts }

  /// Whether an empty text clears the value, as the host has set or by default. (C4)
  @usableFromInline var clearsEmptyText: Bool { clearsWhenEmpty ?? false }

  /// The policies of a field in a form: those that the host has set, and a form's defaults. (F9)
  @usableFromInline package var inForm: FieldPolicies {
    var policies = self
    policies.commitPolicy = commitPolicy ?? .keepText
    policies.clearsWhenEmpty = clearsWhenEmpty ?? true
    return policies
  }
}

extension FieldPolicies {
  /// The policies that are yes or no, by their names, for hosts that know policies by name alone.
  ///
  /// ```swift
  /// policies[.clampsToBounds] = true
  /// FieldPolicies.Choice.allCases.map(\.rawValue)   // ["clearsWhenEmpty", "clampsToBounds", …]
  /// ```
  public enum Choice: String, CaseIterable, Hashable, Sendable {
    /// What a commit does: the properties of these names.
    case clearsWhenEmpty, clampsToBounds, snapsToStep, keepsTypedDigits, keepsTypedZeros
    /// What is refused: the properties of these names.
    case refusesExtraDigits, refusesOffStep, filtersCharacters, filtersInvalidTexts
    /// What keys do: the property of this name.
    case fillsFromRight
    /// What the focus does: the properties of these names.
    case isPlainWhileFocused, selectsAllOnFocus
  }

  /// A policy that is yes or no.
  ///
  /// - Complexity: O(1).
  public subscript(choice: Choice) -> Bool {
    get {
      var policies = self
      return policies.with(choice) { $0 }
    }
    set { with(choice) { $0 = newValue } }
  }

  private mutating func with<Result>(_ choice: Choice, _ body: (inout Bool) -> Result) -> Result {
    switch choice {
    case .clearsWhenEmpty:
      var clears = clearsWhenEmpty ?? false
      defer { clearsWhenEmpty = clears }
      return body(&clears)
    case .clampsToBounds: return body(&clampsToBounds)
    case .snapsToStep: return body(&snapsToStep)
    case .keepsTypedDigits: return body(&keepsTypedDigits)
    case .keepsTypedZeros: return body(&keepsTypedZeros)
    case .refusesExtraDigits: return body(&refusesExtraDigits)
    case .refusesOffStep: return body(&refusesOffStep)
    case .filtersCharacters: return body(&filtersCharacters)
    case .filtersInvalidTexts: return body(&filtersInvalidTexts)
    case .fillsFromRight: return body(&fillsFromRight)
    case .isPlainWhileFocused: return body(&isPlainWhileFocused)
    case .selectsAllOnFocus: return body(&selectsAllOnFocus)
    }
  }
}
