@_spi(EntryKinds) package import NumberText

/// Reads numbers in the separators of other locales: "12,34,567" and "1.5" in a German field. The
/// field by itself reads foreign separators only where they leave no doubt, as in "1,234.5" and
/// "1,234,567" (R25).
///
/// There are seven conventions, which are pairs of separators with group sizes. A text is read in
/// each convention that fits all of it. If all of these give one number, that is the value; if not,
/// the text is refused and the numbers are suggested. A text that the field can read itself keeps
/// that meaning: "1.234" in German is 1234. A hyphen that closes a price in one convention is no
/// minus in another: "$1,000-" is refused. (R19)
///
/// ```swift
/// field.policies.entries = [.fromElsewhere]   // pastes alone
/// try field.paste("12,34,567")
/// field.value   // 1234567
/// ```
///
/// - Complexity: O(*n*) in the bytes of the text.
///
/// Rule: X6.
package final class ElsewhereEntry: EntryInterpreter {
  package let name: String
  private let readsTyping: Bool

  /// If `readsTyping` is false, only texts that were pasted whole are read.
  package init(readsTyping: Bool = false) {
    self.readsTyping = readsTyping
    name = readsTyping ? "elsewhere" : "elsewhere in pastes"
  }

  /// False: these texts have only characters that plain numbers have, too, so a keyboard of digits
  /// is enough.
  package var needsText: Bool { false }

  package func canRead(_ scalar: Unicode.Scalar) -> Bool { scalar.isSeparatorMark }

  package func reading(of text: EntryText) -> EntryReading? {
    guard readsTyping || text.isPasted else { return nil }
    // A text without a separator is skipped, since all conventions would read the same number in
    // it. A text with a character that the field cannot read is skipped, since no convention would
    // read it.
    let scalars = text.text.unicodeScalars
    guard scalars.contains(where: { $0.isSeparatorMark }), scalars.allSatisfy(text.format.canRead)
    else {
      return nil
    }
    var numbers: [FixedDecimal] = []
    for marks in Self.marksElsewhere {
      let format = text.format.written(in: marks)
      let reading = NumberScanner<FixedDecimal>(format: format).scan(text.text)
      if reading.issue?.code == .misplacedSign { return nil }
      if let number = reading.value, !numbers.contains(number) { numbers.append(number) }
    }
    guard let number = numbers.first else { return nil }
    if numbers.count == 1 { return .number(ExactRatio(number)) }
    return .invalid(
      EntryIssue(
        .ambiguousEntry, at: 0..<text.text.utf8.count,
        meanings: numbers.map { .number(ExactRatio($0)) }))
  }
}

extension ElsewhereEntry {
  /// The separators and the group size of a convention for writing numbers.
  fileprivate struct Marks: Sendable {
    let decimal: String
    let grouping: String
    /// The size of all groups but the last, which has three digits.
    var groupSize = 3
  }

  /// The seven ways in which locales write plain numbers. A convention with a space reads
  /// apostrophes as well, since both group digits in every locale (R3).
  fileprivate static let marksElsewhere = [
    Marks(decimal: ".", grouping: ","), Marks(decimal: ",", grouping: " "),
    Marks(decimal: ",", grouping: "."), Marks(decimal: "\u{066B}", grouping: "\u{066C}"),
    Marks(decimal: ".", grouping: ",", groupSize: 2), Marks(decimal: ".", grouping: " "),
    Marks(decimal: "\u{066B}", grouping: "\u{066C}", groupSize: 2),
  ]
}

extension NumberFormat {
  /// The format with the separators of a convention, and with no others.
  fileprivate func written(in marks: ElsewhereEntry.Marks) -> NumberFormat {
    changing { facts in
      facts.symbols.decimalSeparator = marks.decimal
      facts.symbols.groupingSeparator = marks.grouping
      facts.symbols.primaryGroupingSize = 3
      facts.symbols.secondaryGroupingSize = marks.groupSize
      facts.allowsForeignDecimalSeparators = false
      // Nothing is written by the format, and asking a function for the place of the minus would
      // cost a text.
      if pattern == nil { facts.writer = .pattern(NumberPattern()) }
    }
  }
}
