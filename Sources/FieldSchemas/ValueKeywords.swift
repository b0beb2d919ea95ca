import FieldEditing
import FieldForms
import FormattingFieldJSON
import NumberText

/// The keywords about booleans, constants to choose from, dates and times.
struct ValueKeywords: Sendable {
  /// The keyword of the issue, if the field itself refuses the text.
  let keyword: String
  /// Whether the values of options are JSON; they are texts otherwise.
  let areJSON: Bool
  /// How many options can be chosen.
  let counts: SchemaCounts
  /// The only answer that is valid.
  let answer: Bool?

  init(
    keyword: String, areJSON: Bool = false, counts: SchemaCounts = SchemaCounts(),
    answer: Bool? = nil
  ) {
    (self.keyword, self.areJSON) = (keyword, areJSON)
    (self.counts, self.answer) = (counts, answer)
  }

  /// The issue of a value that the field takes and the schema does not allow.
  func issue(of value: FieldValue) -> ValidationIssue? {
    switch value {
    case .boolean(let own?): own == answer ?? own ? nil : ValidationIssue(.rule("const"))
    case .choices(let values):
      counts.issue(of: values.count, { .tooFew(minimum: $0) }, { .tooMany(maximum: $0) })
    default: nil
    }
  }

  /// The value that a control has for JSON; nil if the JSON is of another kind.
  func value(of json: JSONValue, for control: FieldControl) -> FieldValue? {
    func option(_ json: JSONValue) -> String? {
      if areJSON { return json.canonical }
      if case .string(let text) = json { return text }
      return nil
    }
    switch (control, json) {
    case (.boolean, .boolean(let answer)): return .boolean(answer)
    case (.choice, _): return option(json).map { .choice($0) }
    case (.choices, .array(let elements)):
      let options = elements.compactMap(option)
      return options.count == elements.count ? .choices(options) : nil
    case (.date, .string(let text)): return ISODate(text).map { .date($0) }
    case (.time, .string(let text)): return ISOTime(text).map { .time($0) }
    case (.dateTime, .string(let text)): return ISODateTime(text).map { .dateTime($0) }
    default: return nil
    }
  }

  /// The JSON of a value.
  func json(of value: FieldValue) -> JSONValue {
    func option(_ value: String) -> JSONValue { areJSON ? .number(value) : .string(value) }
    return switch value {
    case .boolean(let answer): answer.map { .boolean($0) } ?? .null
    case .choice(let value): value.map(option) ?? .null
    case .choices(let values): .array(values.map(option))
    case .date(let date): date.map { .string($0.description) } ?? .null
    case .time(let time): time.map { .string($0.description) } ?? .null
    case .dateTime(let dateTime): dateTime.map { .string($0.description) } ?? .null
    case .text(let text): .string(text)
    case .number(let number): number.map { .number($0.plainText) } ?? .null
    }
  }
}

/// The keywords about arrays whose elements are rows.
struct ArrayKeywords: Sendable {
  let counts: SchemaCounts
  let isUnique: Bool
  /// Whether the host asks for the count of the rows, even if the array can have no issue of its own.
  let countsRows: Bool

  init(counts: SchemaCounts, isUnique: Bool, countsRows: Bool) {
    (self.counts, self.isUnique, self.countsRows) = (counts, isUnique, countsRows)
  }

  /// Whether a field shows how many rows there are.
  var hasCount: Bool { countsRows || isUnique || counts.least != nil || counts.most != nil }

  /// - Parameters:
  ///   - count: How many rows there are.
  ///   - hasEqualRows: Whether two of them are the same JSON, where that is asked.
  func issue(of count: Int, _ hasEqualRows: Bool) -> ValidationIssue? {
    counts.issue(of: count, { .tooFew(minimum: $0) }, { .tooMany(maximum: $0) })
      ?? (hasEqualRows ? ValidationIssue(.duplicate) : nil)
  }
}
