import Foundation

/// A text in a field, and what is expected of it: a row of field-cases.jsonl, suite/rows.jsonl and
/// suite/entries.jsonl.
public struct FieldCase: Decodable, Sendable, CustomStringConvertible {
  public struct Expectation: Decodable, Sendable {
    public var status: String
    public var value, issue: String?
    /// What is suggested, and the numbers that the suggestions say, each taken in a field of its
    /// own.
    public var suggestions, offers: [String]?
    /// What the commit says, and what it leaves.
    public var outcome, text: String?
    /// What the commit's sentence quotes, if that is not the row's text.
    public var told: String?

    /// The status, the value and the issue.
    public var verdict: [String?] { [status, value, issue] }
  }

  public var id, locale, style, text: String
  /// The kinds of entry, with commas between.
  public var entry: String?
  /// The number that stands in the field, all of it selected.
  public var value: String?
  /// The type of the values; without one a whole number is an int64, and any other a decimal.
  public var type: String?
  public var minimum, maximum, step: String?
  public var excludesMinimum, excludesMaximum: Bool?
  /// The least and the greatest count of fraction digits, where the style's own do not count.
  public var digits: [Int?]?
  public var policies: [String]?
  /// Whether the text is typed, or pasted.
  public var typed: Bool?
  /// What a person of the place means; nil if the text says no number for certain.
  public var number: String?
  /// The numbers that the text may mean.
  public var could: [String]?
  /// Whether only some would defend the row.
  public var opinion: Bool?
  /// Where somebody wrote the text.
  public var source: String?
  public var expect: Expectation

  public var description: String { "\(id) \(text)" }

  /// The rows of some files.
  public static func rows(_ files: String...) throws -> [FieldCase] {
    try files.flatMap { try Fixtures.lines("\($0).jsonl") }.map {
      try JSONDecoder().decode(FieldCase.self, from: Data($0.utf8))
    }
  }
}
