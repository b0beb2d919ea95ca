/// A time of day in ISO 8601's form: local as "08:30" or "08:30:15.5", or with its distance from
/// UTC as "08:30:15+02:00" or "06:30:15Z".
///
/// ```swift
/// ISOTime("08:30")?.moved(byMinutes: 45)   // 09:15
/// ISOTime(hour: 24, minute: 0)             // nil
///
/// let start = ISOTime("08:30:00.5+01:00")!
/// start.nanosecond   // 500000000
/// start.utcOffset    // 60
/// ```
///
/// - Source: RFC 3339, partial-time and full-time; HTML's time string, which may leave out the
///   seconds.
public struct ISOTime: Hashable, Sendable, LosslessStringConvertible {
  /// The hour, from 0 to 23.
  public var hour: Int { Int(hours) }
  /// The minute, from 0 to 59.
  public var minute: Int { Int(minutes) }
  /// The second, from 0 to 59.
  public var second: Int { Int(seconds) }
  /// The fraction of the second in nanoseconds, from 0 to 999,999,999.
  public var nanosecond: Int { Int(nanoseconds) }
  /// By how many minutes the time is ahead of UTC, below zero if it is behind; nil for a local
  /// time.
  public var utcOffset: Int? { minutesAhead.map { Int($0) } }

  // Small integers, so that a `FieldValue` takes little memory.
  private let hours: Int8
  private let minutes: Int8
  private let seconds: Int8
  private let nanoseconds: Int32
  private let minutesAhead: Int16?

  /// Makes a time; nil if a part is out of its range. The offset from UTC is in minutes, and less
  /// than 24 hours.
  public init?(
    hour: Int, minute: Int, second: Int = 0, nanosecond: Int = 0, utcOffset: Int? = nil
  ) {
    guard 0...23 ~= hour, 0...59 ~= minute, 0...59 ~= second, 0..<1_000_000_000 ~= nanosecond,
      -1439...1439 ~= utcOffset ?? 0
    else { return nil }
    self.init(checked: hour, minute, second, nanosecond, utcOffset)
  }

  private init(
    checked hour: Int, _ minute: Int, _ second: Int, _ nanosecond: Int, _ utcOffset: Int?
  ) {
    (hours, minutes, seconds) = (Int8(hour), Int8(minute), Int8(second))
    (nanoseconds, minutesAhead) = (Int32(nanosecond), utcOffset.map { Int16($0) })
  }

  /// Reads a text such as "08:30" or "08:30:15.5+02:00"; nil if the text does not have one of these
  /// forms.
  ///
  /// - Complexity: O(*n*) in the bytes of the text.
  public init?(_ text: String) {
    guard
      let time = (try? ISOTime(reading: text, hasOffset: false))
        ?? (try? ISOTime(reading: text, hasOffset: true))
    else { return nil }
    self = time
  }

  /// The text, such as "08:30", "08:30:15.5" or "06:30:00Z".
  public var description: String {
    var text = ""
    text.append(hour, width: 2)
    text.append(minute, width: 2, after: ":")
    if second != 0 || nanosecond != 0 || utcOffset != nil {
      text.append(second, width: 2, after: ":")
    }
    if nanosecond != 0 {
      var (digits, fraction) = (9, nanosecond)
      while fraction % 10 == 0 { (digits, fraction) = (digits - 1, fraction / 10) }
      text.append(fraction, width: digits, after: ".")
    }
    guard let utcOffset else { return text }
    if utcOffset == 0 {
      text.unicodeScalars.append("Z")
    } else {
      let distance = abs(utcOffset)
      text.append(distance / 60, width: 2, after: utcOffset < 0 ? "-" : "+")
      text.append(distance % 60, width: 2, after: ":")
    }
    return text
  }

  /// The nanoseconds since midnight. If the time has its distance from UTC, they are counted from
  /// midnight in UTC, and may be below zero or more than a day: "00:30:00+01:00" is half an hour
  /// before midnight in UTC.
  var nanosecondOfDay: Int64 {
    Int64((hour * 60 + minute - (utcOffset ?? 0)) * 60 + second) * 1_000_000_000
      + Int64(nanosecond)
  }

  /// The time `count` minutes later, or earlier if `count` is below zero; nil if that time is not
  /// on the same day.
  ///
  /// - Complexity: O(1).
  package func moved(byMinutes count: Int) -> ISOTime? {
    guard -1440...1440 ~= count, 0..<1440 ~= hour * 60 + minute + count else { return nil }
    let minutes = hour * 60 + minute + count
    return ISOTime(
      hour: minutes / 60, minute: minutes % 60, second: second, nanosecond: nanosecond,
      utcOffset: utcOffset)
  }
}

extension ISOTime {
  /// Reads a text that is a time and nothing else.
  ///
  /// - Throws: `end` if the text is the beginning of a time, else `invalid`.
  init(reading text: String, hasOffset: Bool) throws(ISOReader.Stop) {
    var reader = ISOReader(text)
    try self.init(&reader, hasOffset: hasOffset)
    try reader.end()
  }

  /// Reads a time at the reader's offset in the text, and moves the reader to the end of the time.
  ///
  /// - Parameter hasOffset: Whether the time must have seconds and its distance from UTC; if false,
  ///   it must not have the distance.
  init(_ reader: inout ISOReader, hasOffset: Bool) throws(ISOReader.Stop) {
    let hour = try reader.number(2, 0...23)
    try reader.mark(":")
    let minute = try reader.number(2, 0...59)
    var (second, nanosecond) = (0, 0)
    if hasOffset || !reader.isAtEnd {
      try reader.mark(":")
      second = try reader.number(2, 0...59)
      if (try? reader.mark(".")) != nil { nanosecond = try reader.fraction(9) }
    }
    guard hasOffset else {
      self.init(checked: hour, minute, second, nanosecond, nil)
      return
    }
    var offset = 0
    let mark = try reader.mark("Zz+-")
    if mark == UInt8(ascii: "+") || mark == UInt8(ascii: "-") {
      offset = try reader.number(2, 0...23) * 60
      try reader.mark(":")
      offset += try reader.number(2, 0...59)
      if mark == UInt8(ascii: "-") {
        // "-00:00" is refused: it says that the distance is unknown (RFC 3339, section 4.3).
        guard offset != 0 else { throw .invalid }
        offset = -offset
      }
    }
    self.init(checked: hour, minute, second, nanosecond, offset)
  }
}

/// A date with a time of day in ISO 8601's form: local as "2030-12-31T08:30", or with the distance
/// from UTC as "2030-12-31T08:30:00+02:00".
///
/// ```swift
/// ISODateTime("2030-12-31T08:30")?.time.minute   // 30
/// ```
///
/// - Complexity: O(1) for each method, beside the bytes of a text that is read.
/// - Source: RFC 3339, date-time; HTML's local date and time string.
public struct ISODateTime: Hashable, Sendable, LosslessStringConvertible {
  /// The date, in the same time zone as ``time``.
  public let date: ISODate
  /// The time of day, with the distance from UTC unless it is local.
  public let time: ISOTime

  /// Makes a local date and time if `time` has no distance from UTC, else a moment.
  public init(_ date: ISODate, _ time: ISOTime) { (self.date, self.time) = (date, time) }

  /// Reads a text such as "2030-12-31T08:30" or "2030-12-31T08:30:00+02:00"; nil if the text has
  /// another form.
  public init?(_ text: String) {
    guard
      let value = (try? ISODateTime(reading: text, "Tt ", hasOffset: false))
        ?? (try? ISODateTime(reading: text, "Tt ", hasOffset: true))
    else { return nil }
    self = value
  }

  /// The text, such as "2030-12-31T08:30".
  public var description: String { date.description + "T" + time.description }

  /// Whether this date and time are earlier than another date and time. If a time has its distance
  /// from UTC, the same moment in UTC is compared; a local time is compared as if it were in UTC.
  public func isBefore(_ other: ISODateTime) -> Bool {
    func nanoseconds(_ value: ISODateTime) -> Int64 {
      Int64(value.date.dayNumber) * 86_400_000_000_000 + value.time.nanosecondOfDay
    }
    return nanoseconds(self) < nanoseconds(other)
  }
}

extension ISODateTime {
  /// Reads a text that is a date and a time, with one of the characters in `marks` between them,
  /// and nothing else.
  ///
  /// - Throws: `end` if the text is the beginning of such a text, else `invalid`.
  init(reading text: String, _ marks: String, hasOffset: Bool) throws(ISOReader.Stop) {
    var reader = ISOReader(text)
    let date = try ISODate(&reader)
    try reader.mark(marks)
    self.init(date, try ISOTime(&reader, hasOffset: hasOffset))
    try reader.end()
  }
}
