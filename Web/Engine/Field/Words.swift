import CFormattingField
import FieldEditing
import NumberText

// The header's enums and the package's, case by case.

extension NumberType {
  init?(_ type: ff_type) {
    switch type {
    case FF_DECIMAL: self = .decimal
    case FF_DOUBLE: self = .double
    case FF_FLOAT: self = .float
    case FF_INT8: self = .int8
    case FF_INT16: self = .int16
    case FF_INT32: self = .int32
    case FF_INT64: self = .int64
    case FF_UINT8: self = .uint8
    case FF_UINT16: self = .uint16
    case FF_UINT32: self = .uint32
    case FF_UINT64: self = .uint64
    default: return nil
    }
  }
}

extension TextUnit {
  init?(_ unit: ff_unit) {
    switch unit {
    case FF_UTF8: self = .utf8
    case FF_UTF16: self = .utf16
    case FF_SCALARS: self = .scalars
    default: return nil
    }
  }
}

extension TextRange {
  /// The range of two offsets in a unit; nil if there is no such unit.
  @inline(__always)
  init?(_ unit: ff_unit, _ start: Int, _ end: Int) {
    // FF_SELECTION, in both places.
    if start == -1 && end == -1 {
      self = .selection
      return
    }
    switch unit {
    case FF_UTF8: self = .utf8(start, end)
    case FF_UTF16: self = .utf16(start, end)
    case FF_SCALARS: self = .scalars(start, end)
    default: return nil
    }
  }
}

extension TextEdit.Intent {
  init?(_ intent: ff_intent) {
    switch intent {
    case FF_TYPED: self = .typed
    case FF_PASTED: self = .pasted
    case FF_DELETED: self = .deleted
    case FF_COMPOSED: self = .composed
    default: return nil
    }
  }
}

extension ff_intent {
  init(_ intent: TextEdit.Intent) {
    self =
      switch intent {
      case .typed: FF_TYPED
      case .pasted: FF_PASTED
      case .deleted: FF_DELETED
      case .composed: FF_COMPOSED
      }
  }
}

extension FieldInput.Key {
  /// The key of a number of the header's, which counts them in their order; nil if there is no such key.
  init?(_ key: ff_key) {
    guard Self.all.indices.contains(Int(key.rawValue)) else { return nil }
    self = Self.all[Int(key.rawValue)]
  }

  private static let all = allCases
}

extension FieldInput {
  init?(_ key: ff_key, _ count: Int32) {
    guard let key = Key(key), count >= 0 else { return nil }
    self = .press(key, count: Int(count))
  }
}

extension ff_status {
  init(_ refusal: EditRefusal) {
    self =
      switch refusal {
      case .tooLong: FF_REFUSED_TOO_LONG
      case .rangeOutsideText: FF_REFUSED_OUTSIDE
      case .offsetInsideCharacter: FF_REFUSED_INSIDE
      case .brokenText: FF_REFUSED_BROKEN
      case .filtered: FF_REFUSED_FILTERED
      case .otherText: FF_REFUSED_OTHER
      case .otherType: FF_REFUSED_TYPE
      }
  }
}

extension ff_status {
  /// Why a type has no value for a number.
  init(noValue code: NumberIssue.Code) {
    self = code == .fractionNotAllowed ? FF_ERROR_FRACTION : FF_ERROR_OVERFLOW
  }
}

extension ff_text_status {
  init(_ status: ScanStatus) {
    self =
      switch status {
      case .acceptable: FF_ACCEPTABLE
      case .intermediate: FF_INTERMEDIATE
      case .invalid: FF_INVALID
      }
  }
}

extension ff_issue {
  init(_ code: NumberIssue.Code?) {
    self =
      switch code {
      case nil: FF_NO_ISSUE
      case .empty: FF_ISSUE_EMPTY
      case .incomplete: FF_ISSUE_INCOMPLETE
      case .incompleteGroup: FF_ISSUE_INCOMPLETE_GROUP
      case .misplacedGroupingSeparator: FF_ISSUE_MISPLACED_GROUPING_SEPARATOR
      case .mixedGroupingSeparators: FF_ISSUE_MIXED_GROUPING_SEPARATORS
      case .groupingSeparatorInFraction: FF_ISSUE_GROUPING_SEPARATOR_IN_FRACTION
      case .duplicateDecimalSeparator: FF_ISSUE_DUPLICATE_DECIMAL_SEPARATOR
      case .foreignDecimalSeparator: FF_ISSUE_FOREIGN_DECIMAL_SEPARATOR
      case .ambiguousSeparator: FF_ISSUE_AMBIGUOUS_SEPARATOR
      case .mixedDigits: FF_ISSUE_MIXED_DIGITS
      case .duplicateSign: FF_ISSUE_DUPLICATE_SIGN
      case .misplacedSign: FF_ISSUE_MISPLACED_SIGN
      case .signNotAllowed: FF_ISSUE_SIGN_NOT_ALLOWED
      case .foreignCurrency: FF_ISSUE_FOREIGN_CURRENCY
      case .unexpectedCharacter: FF_ISSUE_UNEXPECTED_CHARACTER
      case .overflow: FF_ISSUE_OVERFLOW
      case .fractionNotAllowed: FF_ISSUE_FRACTION_NOT_ALLOWED
      case .belowMinimum: FF_ISSUE_BELOW_MINIMUM
      case .aboveMaximum: FF_ISSUE_ABOVE_MAXIMUM
      case .stepMismatch: FF_ISSUE_STEP_MISMATCH
      case .unwritable: FF_ISSUE_UNWRITABLE
      case .divisionByZero: FF_ISSUE_DIVISION_BY_ZERO
      case .tooComplex: FF_ISSUE_TOO_COMPLEX
      case .ambiguousEntry: FF_ISSUE_AMBIGUOUS_ENTRY
      case .unknownUnit: FF_ISSUE_UNKNOWN_UNIT
      case .incompatibleUnit: FF_ISSUE_INCOMPATIBLE_UNIT
      }
  }
}

extension ff_outcome {
  init(_ outcome: CommitOutcome) {
    self =
      switch outcome {
      case .unchanged: FF_UNCHANGED
      case .accepted: FF_ACCEPTED
      case .evaluated: FF_EVALUATED
      case .rounded: FF_ROUNDED
      case .clamped: FF_CLAMPED
      case .snapped: FF_SNAPPED
      case .cleared: FF_CLEARED
      case .reverted: FF_REVERTED
      case .keptInvalid: FF_KEPT_INVALID
      }
  }
}

extension FieldPolicies {
  /// Sets a policy.
  ///
  /// - Returns: Whether there is such a policy and such a value.
  mutating func set(_ policy: ff_policy, to number: Int64) -> Bool {
    switch policy {
    case FF_COMMIT_POLICY:
      let policies: [CommitPolicy] = [.lastReading, .committedValue, .keepText]
      guard policies.indices.contains(Int(clamping: number)) else { return false }
      commitPolicy = policies[Int(number)]
      return true
    case FF_CLEARS_WHEN_EMPTY: return set(&clearsWhenEmpty, number)
    case FF_CLAMPS_TO_BOUNDS: return set(&clampsToBounds, number)
    case FF_KEEPS_TYPED_DIGITS: return set(&keepsTypedDigits, number)
    case FF_SNAPS_TO_STEP: return set(&snapsToStep, number)
    case FF_FILTERS_CHARACTERS: return set(&filtersCharacters, number)
    case FF_FILTERS_INVALID_TEXTS: return set(&filtersInvalidTexts, number)
    case FF_MAXIMUM_LENGTH:
      guard (0...1 << 20).contains(number) else { return false }
      maximumLength = Int(number)
      return true
    case FF_KEEPS_TYPED_ZEROS: return set(&keepsTypedZeros, number)
    case FF_REFUSES_EXTRA_DIGITS: return set(&refusesExtraDigits, number)
    case FF_REFUSES_OFF_STEP: return set(&refusesOffStep, number)
    case FF_IS_PLAIN_WHILE_FOCUSED: return set(&isPlainWhileFocused, number)
    case FF_SELECTS_ALL_ON_FOCUS: return set(&selectsAllOnFocus, number)
    default: return false
    }
  }

  private func set(_ question: inout Bool, _ number: Int64) -> Bool {
    guard number == 0 || number == 1 else { return false }
    question = number == 1
    return true
  }
}
