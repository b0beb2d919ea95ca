import EntryKinds
import FormattingFields

/// The keys of requests and what may stand after them, as help lists them.
enum RequestHelp {
  /// The parser breaks no line of help that is shorter than a terminal of 80 columns.
  private static let width = 79
  private static let valueColumn = 18

  /// The keys that say how a number is written. The parser asks for the help of each command at
  /// each start.
  static let number = table([
    ("id", "any value; the answer has it, too"),
    ("locale", "a BCP 47 tag, such as de-DE; “numfield locales” lists them"),
    ("style", NumberStyle.exampleNames.joined(separator: ", ") + "; decimal if not given"),
    ("type", NumberType.names.joined(separator: ", ") + "; decimal if not given"),
    ("minimum", "a number: “0.5”, or 0.5 without quotation marks"),
    ("maximum", "a number"),
    ("excludesMinimum", "true or false: whether the minimum itself is out of bounds"),
    ("excludesMaximum", "true or false"),
    ("step", "a number: what increment and decrement add"),
    (
      "entry",
      "\(EntryName.list), or an array of these: what is read beside plain numbers"
    ),
    ("grouping", "true or false: whether groups of digits are written"),
    ("minimumFractionDigits", "a count"),
    ("maximumFractionDigits", "a count"),
    ("minimumIntegerDigits", "a count"),
    ("roundingMode", words(RoundingMode.self) + ", or as ICU spells them: half-even"),
    ("allowsExponent", "true or false: whether 1E5 is read"),
    ("decimalSeparator", "a mark in place of the locale's"),
    ("groupingSeparator", "a mark in place of the locale's"),
    ("expect", "anything; it is not looked at"),
  ])

  /// The words of a set. The first one is the default.
  private static func words<Word: RawRepresentable<String> & CaseIterable>(
    _ type: Word.Type
  ) -> String {
    Word.allCases.map(\.rawValue).joined(separator: ", ")
  }

  /// Rows of a key and what it takes, in lines that need not be broken.
  static func table(_ rows: [(key: String, value: String)]) -> String {
    rows.flatMap {
      DisplayLines.labelled("  \($0.key)", $0.value, from: valueColumn, to: width)
    }
    .joined(separator: "\n")
  }
}
