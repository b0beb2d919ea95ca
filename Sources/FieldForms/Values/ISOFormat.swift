public import NumberText

/// A field for a date in ISO 8601's form, such as "2030-12-31".
public typealias DateField = ValueField<ISOFormat<ISODate>>
/// A field for a time of day in ISO 8601's form, such as "23:59".
public typealias TimeField = ValueField<ISOFormat<ISOTime>>
/// A field for a date with a time of day in ISO 8601's form, such as "2030-12-31 23:59".
public typealias DateTimeField = ValueField<ISOFormat<ISODateTime>>

/// Reads and writes dates and times in ISO 8601's form, and tells at each key whether the text may
/// still become a date or time. A text in any other form is refused. The dates that such a text may
/// mean are suggested.
///
/// ```swift
/// let format = ISOFormat<ISODate>(maximum: ISODate("2026-12-31"))
/// format.read("2026-1")      // intermediate
/// format.read("2026-2")      // invalid: no month begins with a 2
/// format.read("3/4/2026")    // invalid: "2026-03-04" or "2026-04-03"?
/// format.read("2027-01-01")  // invalid: the greatest date is 2026-12-31
/// ```
///
/// - Complexity: O(*n*) in the bytes of a text, for each method.
public struct ISOFormat<Value: ISOValue>: ValueFormat, Hashable {
  /// The earliest value; nil for no limit.
  public var minimum: Value?
  /// The latest value; nil for no limit.
  public var maximum: Value?
  /// Whether a time must have its distance from UTC, as in "08:30:00+02:00" and as RFC 3339
  /// demands. If false, a time must have no such distance, as in "08:30".
  public var hasOffset: Bool

  /// Makes a format. If `minimum` is after `maximum`, no text is acceptable.
  public init(minimum: Value? = nil, maximum: Value? = nil, hasOffset: Bool = false) {
    (self.minimum, self.maximum, self.hasOffset) = (minimum, maximum, hasOffset)
  }

  public func read(_ text: String) -> ValueReading<Value> {
    switch Value.read(text, hasOffset: hasOffset) {
    case .acceptable(let value):
      if let issue = boundIssue(of: value) { return .invalid(issue) }
      return .acceptable(value)
    case .intermediate: return .intermediate(Value.issue(hasOffset: hasOffset))
    case .invalid:
      let guesses = Value.guesses(of: text).filter { boundIssue(of: $0) == nil }
      let suggestions = guesses.map { $0.text(hasOffset: hasOffset) }
      return .invalid(
        ValidationIssue(Value.issue(hasOffset: hasOffset).kind, suggestions: suggestions))
    }
  }

  private func boundIssue(of value: Value) -> ValidationIssue? {
    if let minimum, value.isBefore(minimum) {
      return ValidationIssue(.earliest(minimum.text(hasOffset: hasOffset)))
    }
    if let maximum, maximum.isBefore(value) {
      return ValidationIssue(.latest(maximum.text(hasOffset: hasOffset)))
    }
    return nil
  }

  /// Writes a value; nil for a value out of the bounds, and for a value whose text would not be
  /// read as the same value, such as a local time if ``hasOffset`` is true.
  public func text(for value: Value) -> String? {
    let text = value.text(hasOffset: hasOffset)
    return read(text).value == value ? text : nil
  }

  public func fieldValue(_ value: Value?) -> FieldValue { Value.fieldValue(value) }

  public func value(of fieldValue: FieldValue) -> Value? { Value(fieldValue) }

  public var control: FieldControl { Value.control }

  /// The value that a step leads to; nil if that value is out of the bounds. A step is a day, or a
  /// minute if the value is only a time of day; a large step is a month or an hour. If `value` is
  /// nil, a step forward goes to ``minimum`` and a step back to ``maximum``.
  public func value(after value: Value?, _ step: ValueStep) -> Value? {
    switch step {
    case .first: return minimum
    case .last: return maximum
    case .next, .previous, .largeNext, .largePrevious:
      let direction = step.direction ?? 0
      guard let value else { return direction > 0 ? minimum : maximum }
      let isLarge = step == .largeNext || step == .largePrevious
      guard let moved = value.moved(by: direction, isLarge: isLarge), boundIssue(of: moved) == nil
      else { return nil }
      return moved
    }
  }
}

/// A type of values that ISO 8601 has a form for: a date, a time of day, or both.
///
/// ```swift
/// ISODate.read("2030-12-31", hasOffset: false)   // acceptable
/// ISODate.guesses(of: "31.12.2030")              // 2030-12-31
/// ```
///
/// - Complexity: O(*n*) in the bytes of a text, for each requirement.
public protocol ISOValue: Hashable, Sendable {
  /// Reads a text. `hasOffset` says whether a time in the text must have its distance from UTC, as
  /// in "08:30:00+02:00".
  static func read(_ text: String, hasOffset: Bool) -> ValueReading<Self>
  /// The issue of a text that cannot be read. The issue has an example of a text that can be read:
  /// for a time with its distance from UTC if `hasOffset` is true.
  static func issue(hasOffset: Bool) -> ValidationIssue
  /// The values that a refused text may mean, such as 2030-12-31 for "31.12.2030"; by default none.
  static func guesses(of text: String) -> [Self]
  /// The text that a field shows for the value.
  func text(hasOffset: Bool) -> String
  /// Whether the value is earlier. Times with a distance from UTC are compared in UTC.
  ///
  /// ```swift
  /// // 9:00 in Berlin is 8:00 in UTC
  /// ISOTime("09:00:00+01:00")!.isBefore(ISOTime("08:30:00Z")!)   // true
  /// ```
  func isBefore(_ other: Self) -> Bool
  /// The value `count` steps later, or earlier if `count` is below zero; nil if there is none. A
  /// step is a day, or a minute for times of day; a large step is a month or an hour.
  func moved(by count: Int, isLarge: Bool) -> Self?
  /// Converts a value to a `FieldValue`, which is the type of values for all kinds of fields; nil
  /// becomes the empty value of its kind.
  ///
  /// ```swift
  /// ISODate.fieldValue(ISODate("2030-12-31"))   // .date(2030-12-31)
  /// ```
  static func fieldValue(_ value: Self?) -> FieldValue
  /// Converts a `FieldValue` back; nil if it is empty or of another kind.
  init?(_ fieldValue: FieldValue)
  /// The control for a field of such values, as ``FieldControl/date`` for ``ISODate``.
  static var control: FieldControl { get }
}

extension ISOValue {
  public static func guesses(of text: String) -> [Self] { [] }

  /// The reading of a refused text: intermediate if the text is the beginning of a date or time, as
  /// "2030-1", else invalid.
  fileprivate static func reading(_ stop: ISOReader.Stop) -> ValueReading<Self> {
    .refused(issue(hasOffset: false), isOpen: stop == .end)
  }
}

extension ISODate: ISOValue {
  public static func read(_ text: String, hasOffset: Bool) -> ValueReading<ISODate> {
    do throws(ISOReader.Stop) { return .acceptable(try ISODate(reading: text)) } catch {
      return reading(error)
    }
  }

  public static func issue(hasOffset: Bool) -> ValidationIssue {
    ValidationIssue(.date(example: "2030-12-31"))
  }

  /// The dates that a refused text may mean; empty if it may mean none. Two kinds of text are
  /// understood. Three numbers, with a year of four digits as the first or the last, and with any
  /// characters but letters between them: "31.12.2030" or "3/4/2030". Or eight digits: "20301231".
  public static func guesses(of text: String) -> [ISODate] {
    let scalars = text.unicodeScalars
    func digit(_ scalar: Unicode.Scalar) -> Int? {
      DecimalDigits.value(of: scalar.value).map { Int($0.value) }
    }
    let runs = scalars.split { digit($0) == nil }
    guard let first = runs.first, let last = runs.last, runs.allSatisfy({ $0.count <= 8 }),
      !scalars[..<first.startIndex].contains("-"),
      // Letters between the numbers count something else: weeks in "2030-W12-31", quarters in
      // "2030-Q1-2".
      !scalars[first.startIndex..<last.endIndex].contains(where: isLetter)
    else { return [] }
    let numbers = runs.map { $0.compactMap(digit).reduce(0) { 10 * $0 + $1 } }
    if runs.count == 1, first.count == 8 {
      let (year, day) = (numbers[0] / 10_000, numbers[0] % 10_000)
      return ISODate(year: year, month: day / 100, day: day % 100).map { [$0] } ?? []
    }
    guard runs.count == 3, runs.allSatisfy({ $0.count <= 4 }) else { return [] }
    let dates = [(0, 1, 2), (2, 0, 1), (2, 1, 0)].filter { runs[$0.0].count == 4 }
      .compactMap { ISODate(year: numbers[$0.0], month: numbers[$0.1], day: numbers[$0.2]) }
    // "4/4/2030" is the same date with the day first and with the month first.
    return dates.count == 2 && dates[0] == dates[1] ? [dates[0]] : dates
  }

  /// Whether a character is an ASCII letter.
  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    UInt32(UInt8(ascii: "a"))...UInt32(UInt8(ascii: "z")) ~= scalar.value | 0x20
  }

  public func text(hasOffset: Bool) -> String { description }

  public func isBefore(_ other: ISODate) -> Bool { self < other }

  public func moved(by count: Int, isLarge: Bool) -> ISODate? {
    isLarge ? moved(byMonths: count) : moved(byDays: count)
  }

  public static func fieldValue(_ value: ISODate?) -> FieldValue { .date(value) }

  public init?(_ fieldValue: FieldValue) {
    guard case .date(let date?) = fieldValue else { return nil }
    self = date
  }

  public static var control: FieldControl { .date }
}

extension ISOTime: ISOValue {
  public static func read(_ text: String, hasOffset: Bool) -> ValueReading<ISOTime> {
    do throws(ISOReader.Stop) {
      return .acceptable(try ISOTime(reading: text, hasOffset: hasOffset))
    } catch {
      return reading(error)
    }
  }

  public static func issue(hasOffset: Bool) -> ValidationIssue {
    ValidationIssue(.time(example: hasOffset ? "23:59:00+02:00" : "23:59"))
  }

  public func text(hasOffset: Bool) -> String { description }

  public func isBefore(_ other: ISOTime) -> Bool { nanosecondOfDay < other.nanosecondOfDay }

  public func moved(by count: Int, isLarge: Bool) -> ISOTime? {
    moved(byMinutes: isLarge ? 60 * count : count)
  }

  public static func fieldValue(_ value: ISOTime?) -> FieldValue { .time(value) }

  public init?(_ fieldValue: FieldValue) {
    guard case .time(let time?) = fieldValue else { return nil }
    self = time
  }

  public static var control: FieldControl { .time }
}

extension ISODateTime: ISOValue {
  public static func read(_ text: String, hasOffset: Bool) -> ValueReading<ISODateTime> {
    do throws(ISOReader.Stop) {
      return .acceptable(
        try ISODateTime(reading: text, hasOffset ? "Tt" : "Tt ", hasOffset: hasOffset))
    } catch {
      return reading(error)
    }
  }

  public static func issue(hasOffset: Bool) -> ValidationIssue {
    ValidationIssue(
      .dateTime(example: hasOffset ? "2030-12-31T23:59:00+02:00" : "2030-12-31 23:59"))
  }

  /// The date and the time, with a space between them or, if `hasOffset` is true, with the "T" that
  /// RFC 3339 demands.
  public func text(hasOffset: Bool) -> String {
    date.description + (hasOffset ? "T" : " ") + time.description
  }

  public func moved(by count: Int, isLarge: Bool) -> ISODateTime? {
    date.moved(by: count, isLarge: isLarge).map { ISODateTime($0, time) }
  }

  public static func fieldValue(_ value: ISODateTime?) -> FieldValue { .dateTime(value) }

  public init?(_ fieldValue: FieldValue) {
    guard case .dateTime(let value?) = fieldValue else { return nil }
    self = value
  }

  public static var control: FieldControl { .dateTime }
}
