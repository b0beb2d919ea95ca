/// A date of the Gregorian calendar in ISO 8601's form, "2030-12-31", of the years 0000 to 9999.
///
/// ```swift
/// ISODate(year: 2030, month: 2, day: 29)   // nil
/// let leapDay = ISODate(year: 2028, month: 2, day: 29)!
/// let next = leapDay.moved(byDays: 1)!     // 2028-03-01
/// next.days(since: leapDay)                // 1
/// ```
///
/// - Source: RFC 3339, full-date.
public struct ISODate: Hashable, Sendable, LosslessStringConvertible {
  /// The year, from 0 to 9999.
  public var year: Int { Int(years) }
  /// The month, from 1 to 12.
  public var month: Int { Int(months) }
  /// The day, from 1 to 31.
  public var day: Int { Int(days) }

  // Small integers, so that a `FieldValue` takes little memory.
  private let years: Int16
  private let months: Int8
  private let days: Int8

  /// Makes a date; nil if the calendar has no such day.
  public init?(year: Int, month: Int, day: Int) {
    guard 0...9999 ~= year, 1...12 ~= month, 1...Self.days(in: month, of: year) ~= day else {
      return nil
    }
    self.init(checked: year, month, day)
  }

  private init(checked year: Int, _ month: Int, _ day: Int) {
    (years, months, days) = (Int16(year), Int8(month), Int8(day))
  }

  /// Reads a text such as "2030-12-31"; nil if the text does not have this form, or if there is no
  /// such day.
  ///
  /// - Complexity: O(*n*) in the bytes of the text.
  public init?(_ text: String) {
    guard let date = try? ISODate(reading: text) else { return nil }
    self = date
  }

  /// The text, such as "2030-12-31".
  public var description: String {
    var text = ""
    text.append(year, width: 4)
    text.append(month, width: 2, after: "-")
    text.append(day, width: 2, after: "-")
    return text
  }

  static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// The date `count` days later, or earlier if `count` is below zero; nil if that date is not in
  /// the years 0000 to 9999.
  ///
  /// - Complexity: O(1).
  package func moved(byDays count: Int) -> ISODate? {
    guard -4_000_000...4_000_000 ~= count else { return nil }
    return ISODate(dayNumber: dayNumber + count)
  }

  /// The same day of the month `count` months later, or earlier if `count` is below zero. If that
  /// month has no such day, the last day of that month: one month after January 31 is the last day
  /// of February. Nil if the date is not in the years 0000 to 9999.
  ///
  /// - Complexity: O(1).
  package func moved(byMonths count: Int) -> ISODate? {
    guard -200_000...200_000 ~= count else { return nil }
    let months = year * 12 + month - 1 + count
    guard 0..<120_000 ~= months else { return nil }
    let (year, month) = (months / 12, months % 12 + 1)
    return ISODate(year: year, month: month, day: min(day, Self.days(in: month, of: year)))
  }

  /// How many days this date is after another date; below zero if this date is before the other
  /// date.
  ///
  /// - Complexity: O(1).
  package func days(since other: ISODate) -> Int { dayNumber - other.dayNumber }

  /// The number of days since March 1 of the year 0; below zero before that day. Years begin in
  /// March here, so that the leap day is the last day of its year. If months are counted from 0 for
  /// March, the days of the year before a month are then (153 * month + 2) / 5: 0 for March, 31 for
  /// April, 61 for May. (March to July have 153 days, and so have August to December.)
  var dayNumber: Int {
    let (march, monthOfYear) = month > 2 ? (year, month - 3) : (year - 1, month + 9)
    // January and February of the year 0 belong to the year -1. So that no year is below zero, 400
    // years are added, and their 146,097 days subtracted again.
    let shifted = march + 400
    let days = 365 * shifted + shifted / 4 - shifted / 100 + shifted / 400
    return days + (153 * monthOfYear + 2) / 5 + day - 1 - 146_097
  }

  private init?(dayNumber: Int) {
    let (first, last) = (ISODate(checked: 0, 1, 1), ISODate(checked: 9999, 12, 31))
    guard first.dayNumber...last.dayNumber ~= dayNumber else { return nil }
    // Estimate the year, which begins in March here, and then correct the estimate.
    var year = dayNumber * 400 / 146_097
    func march(_ year: Int) -> Int { ISODate(checked: year, 3, 1).dayNumber }
    while march(year) > dayNumber { year -= 1 }
    while march(year + 1) <= dayNumber { year += 1 }
    let day = dayNumber - march(year)
    let monthOfYear = (5 * day + 2) / 153
    let month = monthOfYear < 10 ? monthOfYear + 3 : monthOfYear - 9
    self.init(
      year: month > 2 ? year : year + 1, month: month,
      day: day - (153 * monthOfYear + 2) / 5 + 1)
  }
}

extension ISODate: Comparable {
  public static func < (left: ISODate, right: ISODate) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }
}

extension ISODate {
  /// Reads a text that is a date and nothing else.
  ///
  /// - Throws: `end` if the text is the beginning of a date, else `invalid`.
  init(reading text: String) throws(ISOReader.Stop) {
    var reader = ISOReader(text)
    try self.init(&reader)
    try reader.end()
  }

  /// Reads a date at the reader's offset in the text, and moves the reader to the end of the date.
  init(_ reader: inout ISOReader) throws(ISOReader.Stop) {
    let year = try reader.number(4, 0...9999)
    try reader.mark("-")
    let month = try reader.number(2, 1...12)
    try reader.mark("-")
    self.init(checked: year, month, try reader.number(2, 1...Self.days(in: month, of: year)))
  }
}

extension String {
  /// Appends the character `mark`, if there is one, and then a number that is not below zero, with
  /// zeros before it so that it has `width` digits: "-05".
  mutating func append(_ number: Int, width: Int, after mark: Unicode.Scalar? = nil) {
    if let mark { unicodeScalars.append(mark) }
    var unit = 1
    for _ in 1..<width { unit *= 10 }
    while unit > 0 {
      unicodeScalars.append(Unicode.Scalar(UInt8(ascii: "0") + UInt8(number / unit % 10)))
      unit /= 10
    }
  }
}
