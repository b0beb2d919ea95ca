public import FieldForms
public import Foundation
public import NumberText

/// Reads and writes dates by a format style of Foundation, in the language, the calendar and the
/// time zone of the style.
///
/// ```swift
/// let style = Date.FormatStyle(date: .numeric, locale: Locale(identifier: "de-DE"))
/// var due = ValueField(format: DateStyleFormat(style))
/// try due.edit(.type("3.4.2030"))   // the third of April
/// due.endEditing()                   // "3.4.2030"
/// ```
///
/// Foundation's styles read leniently. So the style writes the date that it has read, and the
/// user's text is accepted only if it has the same numbers and letters as the written text. The
/// year must have four digits, so that "1.2.30" is not read as a day of the year 30.
///
/// - Complexity: That of the style, for each method.
public struct DateStyleFormat: ValueFormat {
  /// Its calendar is that of the texts. A `FieldValue` has the date of the Gregorian calendar.
  public let style: Date.FormatStyle
  /// The control for what the style shows: a date, a time of day or both.
  public let control: FieldControl

  /// Makes a format for dates, of a style that shows a date.
  public init(_ style: Date.FormatStyle) { self.init(style, control: .date) }

  /// Makes a format for times, of a style that shows a time of day.
  public static func time(_ style: Date.FormatStyle) -> DateStyleFormat {
    DateStyleFormat(style, control: .time)
  }

  /// Makes a format for dates with times, of a style that shows a date and a time of day.
  ///
  /// ```swift
  /// let format = DateStyleFormat.dateTime(Date.FormatStyle(date: .numeric, time: .shortened))
  /// ```
  public static func dateTime(_ style: Date.FormatStyle) -> DateStyleFormat {
    DateStyleFormat(style, control: .dateTime)
  }

  private init(_ style: Date.FormatStyle, control: FieldControl) {
    (self.style, self.control) = (style, control)
  }

  /// Reads a text. A text that is no date is intermediate, never invalid, because a style does not
  /// tell whether more typing could make the text a date.
  public func read(_ text: String) -> ValueReading<Date> {
    if let date = try? style.parse(text), hasFourDigitYear(date),
      Self.words(of: text) == Self.words(of: style.format(date))
    {
      return .acceptable(date)
    }
    return .intermediate(issue)
  }

  private var issue: ValidationIssue {
    // The example is the last minute of a year: its numbers are 12, 31, 23 and 59, so it shows
    // which of them is the month, the day, the hour and the minute.
    let example = style.format(
      calendar.date(from: DateComponents(year: 2030, month: 12, day: 31, hour: 23, minute: 59))
        ?? Date(timeIntervalSinceReferenceDate: 0))
    return switch control {
    case .time: ValidationIssue(.time(example: example))
    case .dateTime: ValidationIssue(.dateTime(example: example))
    default: ValidationIssue(.date(example: example))
    }
  }

  private func hasFourDigitYear(_ date: Date) -> Bool {
    control == .time || 1000...9999 ~= calendar.component(.year, from: date)
  }

  /// The Gregorian calendar in the time zone of the style. The style itself may have another
  /// calendar, but an `ISODate` is a date of the Gregorian calendar.
  private var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = style.timeZone
    return calendar
  }

  /// Splits a text into its numbers, without leading zeros, and its single letters, in lower case.
  /// Everything else is left out: "03. Apr" becomes ["3", "a", "p", "r"].
  private static func words(of text: String) -> [String] {
    var words: [String] = []
    var isInNumber = false
    for character in text {
      if let digit = character.wholeNumberValue {
        if isInNumber, words.last != "0" {
          words[words.count - 1] += String(digit)
        } else if isInNumber {
          words[words.count - 1] = String(digit)
        } else {
          words.append(String(digit))
        }
      } else if character.isLetter {
        words.append(character.lowercased())
      }
      isInNumber = character.isWholeNumber
    }
    return words
  }

  public func text(for value: Date) -> String? {
    let text = style.format(value)
    if case .acceptable = read(text) { return text }
    return nil
  }

  public func fieldValue(_ value: Date?) -> FieldValue {
    let parts = value.map {
      calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: $0)
    }
    let date = parts.flatMap {
      ISODate(year: $0.year ?? 0, month: $0.month ?? 0, day: $0.day ?? 0)
    }
    let time = parts.flatMap {
      ISOTime(hour: $0.hour ?? 0, minute: $0.minute ?? 0, second: $0.second ?? 0)
    }
    return switch control {
    case .time: .time(time)
    case .dateTime: .dateTime(date.flatMap { date in time.map { ISODateTime(date, $0) } })
    default: .date(date)
    }
  }

  public func value(of fieldValue: FieldValue) -> Date? {
    var parts = DateComponents()
    func set(_ date: ISODate) {
      (parts.year, parts.month, parts.day) = (date.year, date.month, date.day)
    }
    func set(_ time: ISOTime) {
      (parts.hour, parts.minute, parts.second) = (time.hour, time.minute, time.second)
    }
    switch (control, fieldValue) {
    case (.date, .date(let date?)): set(date)
    case (.time, .time(let time?)):
      set(ISODate(year: 2001, month: 1, day: 1)!)
      set(time)
    case (.dateTime, .dateTime(let both?)):
      set(both.date)
      set(both.time)
    default: return nil
    }
    return calendar.date(from: parts)
  }

  public func value(after value: Date?, _ step: ValueStep) -> Date? {
    guard let value else { return nil }
    let parts: (Calendar.Component, Int)? =
      switch (step, control) {
      case (.next, .time): (.minute, 1)
      case (.previous, .time): (.minute, -1)
      case (.largeNext, .time): (.hour, 1)
      case (.largePrevious, .time): (.hour, -1)
      case (.next, _): (.day, 1)
      case (.previous, _): (.day, -1)
      case (.largeNext, _): (.month, 1)
      case (.largePrevious, _): (.month, -1)
      case (.first, _), (.last, _): nil
      }
    return parts.flatMap { calendar.date(byAdding: $0.0, value: $0.1, to: value) }
  }
}
