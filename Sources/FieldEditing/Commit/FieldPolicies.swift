public import NumberText

/// What a commit leaves of a text that is not acceptable. The name of each policy says what is
/// left.
///
/// | policy | "1.5", typed over 20 in German, leaves |
/// |---|---|
/// | `lastReading` | 1, the last number that was read while typing |
/// | `committedValue` | 20, the value that was committed before |
/// | `keepText` | "1.5", for the user to mend |
///
/// A commit is what Return and losing the focus do. Escape is ``FormattingField/revert()``, which
/// restores the value that was committed before, under every policy and from every text, acceptable
/// or not.
///
/// ```swift
/// try field.type("1,5x")
/// field.commit().outcome   // .reverted, or .keptInvalid if the policy is .keepText
/// ```
public enum CommitPolicy: String, CaseIterable, Hashable, Sendable {
  /// The text of the last number that was read while typing. But a number that is refused for its
  /// size or its digits stays as it was typed: "180" in a field of 0 to 100 does not become "18".
  /// (C1)
  case lastReading
  /// The text of the value that was committed before. If that value is out of bounds now, the typed
  /// text stays. (C9)
  case committedValue
  /// The text as it was typed. The value stays as well, and the outcome is `keptInvalid`.
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
  // MARK: What the field is

  /// Whether digits fill the field from the right, as on a till: the keys 1, 2, 5 make 0.01, 0.12,
  /// 1.25.
  ///
  /// ```swift
  /// price.policies.fillsFromRight = true   // de-DE, in euros
  /// try price.type("125")
  /// price.text   // "1,25 €"
  /// try price.deleteBackward()
  /// price.text   // "0,12 €"
  /// ```
  ///
  /// The text is formatted at each key: what was typed so far is always shown as the format writes
  /// it. Only keys fill from the right, and only in a format that always writes the same count of
  /// fraction digits, as money has. In any other format, such as `NumberStyle.decimal` or percent,
  /// the policy does nothing.
  ///
  /// | key | does |
  /// |---|---|
  /// | a digit | is written after the last digit; if a number is selected, the digit replaces the number |
  /// | Backspace | deletes the last digit; if the number is zero, empties the field |
  /// | minus, ± | changes the sign; in an empty field, begins a number below zero |
  /// | decimal key | ends the filling until the commit; the digits so far become integer digits: "0,12" becomes "12," |
  /// | any other | throws ``EditRefusal/filtered`` |
  ///
  /// The caret is after the last digit, or the whole text is selected. A paste and an input
  /// method's text replace the number and are read as in any other field.
  ///
  /// Rule: X8.
  public var fillsFromRight = false
  /// Whether the text has neither grouping nor affixes from ``FormattingField/focus()`` to the
  /// commit: "1234.50" in place of "$1,234.50". (C20)
  public var isPlainWhileFocused = false
  /// Whether the whole text is to be selected when the user enters the field by key, so that typing
  /// replaces the number. The field itself does not select: a host reads this policy and selects,
  /// as a form does. (F10)
  public var selectsAllOnFocus = true
  /// The kinds of entry that the field reads beside plain numbers, such as sums ("1+2") or
  /// fractions ("1/2"). A format may have further kinds of its own. Empty unless set. The order
  /// does not matter. (X1)
  public var entries: [EntryKind] {
    get { kinds ?? [] }
    set { kinds = newValue.isEmpty ? nil : newValue }
  }
  /// Storage of `entries`. Nil in place of an empty array: then copying policies needs no reference
  /// counting.
  @usableFromInline var kinds: [EntryKind]?
  /// What an increment adds to the value. With zero or less the field does not step
  /// (``FormattingField/hasUsableStep``). Nil means 1 as the text shows it: 1, or 0.01 in percent,
  /// where the text shows 1 %.
  public var step: FixedDecimal?
  /// What a large step adds, as Page Up does; if nil, ten times ``step``.
  public var largeStep: FixedDecimal?
  /// The longest text that an edit may make, in UTF-8 bytes. A number below zero counts as zero.
  public var maximumLength = 1024

  // MARK: What is refused

  /// Whether only digits, separators, signs, white space and the characters of the format's affixes
  /// can be typed or pasted. An edit with any other character throws ``EditRefusal/filtered``. (E5)
  public var filtersCharacters = false
  /// Whether an edit that would leave the text invalid throws ``EditRefusal/filtered``. Deletions
  /// always pass. (E5)
  public var filtersInvalidTexts = false
  /// Whether a number with more fraction digits than the format shows is refused, with the issue
  /// `fractionNotAllowed`. If not, a commit rounds the number. With ``filtersInvalidTexts`` the key
  /// of such a digit is refused. (C18)
  public var refusesExtraDigits = false
  /// Whether a number between two steps is refused, with the issue `stepMismatch`: 0.3 for a step
  /// of 0.25. Steps are counted from the minimum or, if there is none, from zero. Without effect if
  /// ``snapsToStep`` is set. (C22)
  public var refusesOffStep = false

  // MARK: What a commit does

  /// Nil means `lastReading`, or `keepText` in a form. Rule: F9.
  public var commitPolicy: CommitPolicy?
  /// Whether an empty text clears the value, at once and at a commit. If not, the value stays, and
  /// a commit writes the value's text again. Nil means false, or true in a form. (C4, F9)
  public var clearsWhenEmpty: Bool?
  /// Whether a commit moves a number that is out of bounds to the nearer bound: 150 in a field of
  /// 0…100 becomes 100. If false, the commit treats the text like any other text that is not
  /// acceptable. (C3, C13)
  public var clampsToBounds = false
  /// Whether a commit moves the number to the nearest step. Steps are counted from the minimum or,
  /// if there is none, from zero: 0.3 becomes 0.25 for a step of 0.25. (C3)
  public var snapsToStep = false
  /// Whether a commit writes in the numbering system that the user typed: "१२३", typed into an
  /// English field, stays "१२३". If false, or if nothing was typed, the commit writes the digits of
  /// the format's locale.
  public var keepsTypedDigits = false
  /// Whether a commit keeps the zeros that were typed at the end of a fraction: "1.50" stays
  /// "1.50", as far as the format shows so many digits, and becomes "1,50" in a German format.
  /// (C19)
  public var keepsTypedZeros = false
  /// Whether a commit leaves the value the digits that the format does not show: a typed 1.2391 is
  /// shown as "1.24" after the commit, and the value is 1.2391. If false, the value becomes 1.24.
  /// (C25)
  public var keepsHiddenDigits = false

  /// Only ``selectsAllOnFocus`` is true, and ``maximumLength`` is 1024 bytes.
  public init() {}

  /// Whether the policies refuse numbers that the format can read.
  @usableFromInline var refuseNumbers: Bool { refusesExtraDigits || refusesOffStep }

  @usableFromInline package var filterEdits: Bool { filtersCharacters || filtersInvalidTexts }

  var withoutFilters: FieldPolicies {
    var policies = self
    (policies.filtersCharacters, policies.filtersInvalidTexts) = (false, false)
    return policies
  }

  /// The policies while an input method composes: none refuses or moves what is not yet the text.
  var whileComposing: FieldPolicies {
    var policies = withoutFilters
    policies.fillsFromRight = false
    return policies
  }

  @usableFromInline var clearsEmptyText: Bool { clearsWhenEmpty ?? false }

  @usableFromInline package var inForm: FieldPolicies {
    var policies = self
    policies.commitPolicy = commitPolicy ?? .keepText
    policies.clearsWhenEmpty = clearsWhenEmpty ?? true
    return policies
  }
}

extension FieldPolicies {
  /// The yes-or-no policies, for hosts that name a policy by a string, as an HTML attribute does.
  ///
  /// ```swift
  /// policies[.clampsToBounds] = true
  /// FieldPolicies.Choice.allCases.map(\.rawValue)   // ["clearsWhenEmpty", "clampsToBounds", …]
  /// ```
  package enum Choice: String, CaseIterable, Hashable, Sendable {
    /// Policies about what a commit does; each is explained at the property of its name.
    case clearsWhenEmpty, clampsToBounds, snapsToStep, keepsTypedDigits, keepsTypedZeros,
      keepsHiddenDigits
    /// Policies about what is refused; each is explained at the property of its name.
    case refusesExtraDigits, refusesOffStep, filtersCharacters, filtersInvalidTexts
    /// A policy about what keys do; it is explained at the property of its name.
    case fillsFromRight
    /// Policies about what the focus does; each is explained at the property of its name.
    case isPlainWhileFocused, selectsAllOnFocus
  }

  /// `clearsWhenEmpty` reads as false while its property is nil.
  ///
  /// - Complexity: O(1).
  package subscript(choice: Choice) -> Bool {
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
    case .keepsHiddenDigits: return body(&keepsHiddenDigits)
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
