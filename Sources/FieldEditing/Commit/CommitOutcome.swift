public import NumberText

/// What a commit did.
///
/// ```swift
/// try price.type("3.14159")
/// price.commit().outcome   // .rounded(from: 3.14159), if the format shows two digits
/// ```
public indirect enum CommitOutcome: Hashable, Sendable {
  /// Nothing was edited since the last commit. Nothing changes, except that grouping and affixes
  /// are written again if the text had lost them while the field had the focus: "1234.50" becomes
  /// "$1,234.50". (C20)
  case unchanged
  /// The typed number became the value as it was, and the text is formatted now: "1234.5" became
  /// "1,234.5".
  case accepted
  /// As accepted, but the typed text `from` was no plain number, such as "12,5*3" or "500 g". (X2)
  case evaluated(from: String)
  /// As accepted, but the typed number `from` was rounded to the digits of the format or of the
  /// type.
  case rounded(from: FixedDecimal)
  /// As accepted, but the typed number `from` was out of bounds and was moved to the nearest bound.
  case clamped(from: FixedDecimal)
  /// As accepted, but the typed number `from` was between two steps and was moved to one of them.
  case snapped(from: FixedDecimal)
  /// The text was empty and the value is nil now.
  case cleared
  /// The text was not acceptable, and the text of an earlier value has replaced it. The associated
  /// value has the refused text, so that a host can still offer its suggestions.
  case reverted(RefusedText)
  /// The text is not acceptable and stays as it was typed. The associated value says why.
  case keptInvalid(RefusedText)
}

extension CommitOutcome {
  /// The name of the case, for logs, and for hosts that choose their own sentence by this name. The
  /// names stay the same from version to version.
  ///
  /// ```swift
  /// CommitOutcome.rounded(from: 3.14159).code   // "rounded"
  /// ```
  public var code: String {
    switch self {
    case .unchanged: "unchanged"
    case .accepted: "accepted"
    case .evaluated: "evaluated"
    case .rounded: "rounded"
    case .clamped: "clamped"
    case .snapped: "snapped"
    case .cleared: "cleared"
    case .reverted: "reverted"
    case .keptInvalid: "keptInvalid"
    }
  }

  /// A short sentence for the user; nil if there is nothing to tell, as of a number that the field
  /// shows no more. (C8)
  ///
  /// ```swift
  /// outcome.message(showing: "3.14", format: english, in: .english)
  /// // "Rounded from 3.14159 to 3.14."
  /// ```
  ///
  /// - Parameters:
  ///   - text: The field's text after the commit.
  ///   - format: The field's format, which writes the number that was typed; if nil, the number is
  ///     written as `FixedDecimal.plainText`.
  ///   - table: The sentences of one language, such as `.english`.
  /// - Complexity: O(*n*) in the bytes of the sentence.
  public func message(
    showing text: String, format: NumberFormat?, in table: MessageTable
  ) -> String? {
    func sentence(_ key: MessageTable.Key, _ number: FixedDecimal) -> String? {
      if text.isEmpty { return nil }
      let typed = format?.unrounded(number).text ?? number.plainText
      // 10/3 is shown by as many digits as its sentence would have.
      if typed.hasSameBytes(as: text) { return nil }
      return table.told(key, typed, text)
    }
    switch self {
    case .unchanged, .accepted: return nil
    case .evaluated(let typed):
      if text.isEmpty { return nil }
      return table.sentence(.evaluated, quoting: typed, ["text": text.withShortFraction])
    case .rounded(let number): return sentence(.rounded, number)
    case .clamped(let number): return sentence(.clamped, number)
    case .snapped(let number): return sentence(.snapped, number)
    case .cleared: return table[.cleared]
    case .keptInvalid(let refused): return refused.message(in: table)
    case .reverted(let refused):
      // What is to be done is done: no example follows, and a text that seemed empty needs no
      // reason.
      let reverted = table.replaced(refused.text, by: text)
      if refused.issue.code == .empty || refused.text.isInvisible { return reverted }
      return table.joined([reverted, refused.reason(in: table)], by: .consecutive)
    }
  }

  /// What a screen reader says, the sentence or the text alone; every outcome has it. (C8, C24)
  ///
  /// ```swift
  /// outcome.announcement(label: "Price", showing: "3.14", format: english, in: .english)
  /// // "Price: 3.14"
  /// ```
  ///
  /// - Parameters:
  ///   - label: What the field is called, such as "Price".
  ///   - text: The field's text after the commit.
  ///   - format: The field's format, as in ``message(showing:format:in:)``.
  ///   - table: The sentences of one language, such as `.english`.
  public func announcement(
    label: String, showing text: String, format: NumberFormat?, in table: MessageTable
  ) -> String {
    let spoken = table.spoken(text)
    let sentence =
      self == .unchanged
      ? table.sentence(.fieldUnchanged, "text", spoken)
      : message(showing: text, format: format, in: table) ?? table.isolated(spoken)
    return table.labelled(label, sentence)
  }
}

extension MessageTable {
  /// The sentence which says that a commit has replaced the typed text by another text.
  func replaced(_ typed: String, by text: String) -> String {
    if typed.isInvisible {
      return text.isEmpty ? self[.cleared] : sentence(.revertedFromEmpty, "text", text)
    }
    return text.isEmpty
      ? sentence(.revertedToEmpty, quoting: typed)
      : sentence(.reverted, quoting: typed, ["text": text])
  }

  /// A sentence that a number was changed to another one, with a few digits of their fractions;
  /// with all of them if the few are the same.
  fileprivate func told(_ key: Key, _ typed: String, _ text: String) -> String {
    let short = (typed.withShortFraction, text.withShortFraction)
    let (typed, text) = short.0 == short.1 ? (typed, text) : short
    return sentence(key, ["typed": typed, "text": text])
  }

  /// What a sentence or a screen reader says for a text: the text, or words for one of which
  /// nothing is seen.
  package func spoken(_ text: String) -> String {
    if text.isEmpty { return self[.emptyWord] }
    return text.isSpaces ? self[.spaceWord] : text.isInvisible ? self[.invisibleWord] : text
  }
}
