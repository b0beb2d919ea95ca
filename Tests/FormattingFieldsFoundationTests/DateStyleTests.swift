import FieldForms
import FieldFormsFoundation
import FormattingFields
import FormattingFieldsFoundation
import Foundation
import Testing

/// Dates in a style of Foundation's: a text is read if the style writes the same for that date.
/// (F18)
struct DateStyleTests {
  private static func field(
    _ locale: String, _ date: Date.FormatStyle.DateStyle = .numeric
  ) -> ValueField<DateStyleFormat> {
    ValueField(
      format: DateStyleFormat(
        Date.FormatStyle(
          date: date, time: .omitted, locale: Locale(identifier: locale),
          calendar: .init(identifier: .gregorian),
          timeZone: .gmt)))
  }

  @Test(
    "a date is read as the style writes it, and never as another",
    arguments: [
      ("de-DE", "3.4.2030", "2030-04-03"), ("de-DE", "03.04.2030", "2030-04-03"),
      ("en-US", "3/4/2030", "2030-03-04"), ("en-GB", "3/4/2030", "2030-04-03"),
      ("de-DE", "3.4.30", nil), ("de-DE", "31.2.2030", nil), ("en-US", "13/4/2030", nil),
      ("de-DE", "3.4.", nil), ("en-US", "x", nil), ("en-US", "3/4/2030 x", nil),
      ("de-DE", "3.4.20301", nil),
    ])
  func reading(locale: String, text: String, date: String?) throws {
    var field = Self.field(locale)
    try field.edit(.type(text))
    #expect(field.fieldValue == .date(date.flatMap { ISODate($0) }), "\(field.text)")
    #expect(field.status == (date == nil ? .intermediate : .acceptable))
    let outcome = field.endEditing()
    #expect(outcome == (date == nil ? .unchanged : .accepted))
  }

  @Test(
    "every date that a style writes is read as that date",
    arguments: ["de-DE", "en-US", "fr-FR", "ja-JP", "pl-PL"])
  func roundTrip(locale: String) throws {
    for style in [Date.FormatStyle.DateStyle.numeric, .abbreviated, .long] {
      for day in stride(from: 0, to: 20_000, by: 613) {
        let date = try #require(ISODate("1987-06-15")?.moved(byDays: day))
        var field = Self.field(locale, style)
        let isSet = field.setValue(.date(date))
        #expect(isSet, "\(locale) \(date)")
        try field.edit(.edit(TextEdit(.all, field.text)))
        #expect(field.fieldValue == .date(date))
        #expect(field.status == .acceptable)
      }
    }
  }

  @Test("a form steps, saves and restores it in another locale; a time of day is a time")
  func form() throws {
    var field = Self.field("de-DE")
    _ = field.setValue(FieldValue.date(ISODate("2030-12-31")))
    try field.edit(.press(.increment))
    #expect(field.text == "1.1.2031")
    try field.edit(.press(.largeDecrement))
    let saved = field.saved
    var english = Self.field("en-US")
    try english.restore(saved)
    #expect(english.text == "12/1/2030")
    #expect(english.fieldValue == .date(ISODate("2030-12-01")))
    #expect(field.control == .date)
    #expect(field.refusal == nil)
    let clock = Date.FormatStyle(
      date: .omitted, time: .shortened, locale: Locale(identifier: "de-DE"),
      calendar: .init(identifier: .gregorian), timeZone: .gmt)
    var time = ValueField(format: DateStyleFormat.time(clock))
    try time.edit(.type("08:30"))
    #expect(time.fieldValue == .time(ISOTime("08:30")))
    #expect(time.control == .time)
    try time.edit(.type("x"))
    #expect(time.refusal?.code == "time")
    #expect(time.entry == nil)
  }
}
