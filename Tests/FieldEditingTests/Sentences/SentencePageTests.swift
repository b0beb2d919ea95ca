import FieldEditing
import FormattingFields
import Foundation
import Testing

/// A page with every sentence of a language, under a field and beside its key, for people who
/// review the language. Scripts/sentences.sh writes the pages.
struct SentencePageTests {
  /// What stands in the field that a sentence is about: the text, and its part in quotation marks.
  private static func example(_ key: MessageTable.Key) -> (text: String, part: String) {
    switch key {
    case .misplacedGroupingSeparator: ("1,2345", ",")
    case .mixedGroupingSeparators: ("1,234 567", " ")
    case .groupingSeparatorInFraction: ("1.23,4", ",")
    case .duplicateDecimalSeparator: ("0.3.4", ".")
    case .foreignDecimalSeparator, .ambiguousSeparator: ("1,5", ",")
    case .mixedDigits: ("1٢", "٢")
    case .duplicateSign, .misplacedSign, .signNotAllowed: ("5-", "-")
    case .foreignCurrency: ("5 $", "$")
    case .divisionByZero: ("5/0", "0")
    case .ambiguousEntry: ("5 bn", "bn")
    case .unknownUnit: ("5 xy", "xy")
    case .incompatibleUnit: ("5 kg", "kg")
    case .evaluated: ("12*3", "12*3")
    case .reverted, .revertedToEmpty: ("12x", "12x")
    case .unexpectedCharacter: ("12x", "x")
    default: ("12\u{200B}", "\u{200B}")
    }
  }

  /// A sentence as it is shown, with usual values in the way the language's locale writes them.
  static func shown(_ key: MessageTable.Key, in table: MessageTable) throws -> String {
    let locale = SentenceTests.locale(table.language)
    let format = try NumberFormat.icu(locale: locale, style: .decimal)
    func number(_ number: FixedDecimal) -> String { format.text(for: number) }
    func quoted(_ text: String) -> String { table.sentence(.quotation, ["text": text]) }
    let date = Date.FormatStyle(
      date: key == .time ? .omitted : .numeric,
      time: [.time, .dateTime].contains(key) ? .shortened : .omitted,
      locale: Locale(identifier: locale)
    ).format(Date(timeIntervalSince1970: 1_924_952_400))
    let part = example(key).part
    switch key {
    case .evaluated, .reverted, .revertedToEmpty:
      return table.sentence(key, quoting: part, ["text": number(36)])
    case .unequalTo: return table.sentence(key, quoting: "Label", as: "other")
    case .didYouMean:
      let meant = table.joined([quoted(number(1.5)), quoted(number(1500))], by: .alternative)
      return table.composed(key, ["suggestions": meant])
    case .submitFields:
      return table.composed(
        key, ["fields": table.joined(["Label", "Label 2"].map(table.isolated), by: .list)])
    case .fieldMessage: return table.labelled("Label", table[.required])
    case .named: return table.composed(key, ["text": quoted(","), "name": table[.comma]])
    default: break
    }
    if table.placeholders(of: key).contains("place") {
      return table.sentence(key, quoting: part, as: "place")
    }
    let isDate = [.date, .time, .dateTime, .earliest, .latest].contains(key)
    // A form counts in the digits of its code.
    let isCount = [.tooShort, .tooLong, .tooFew, .tooMany].contains(key)
    let bound = isDate ? date : isCount ? "24" : number(24)
    return table.sentence(
      key,
      [
        "minimum": bound, "maximum": bound, "example": isDate ? date : number(1234.5),
        "bound": bound, "multiple": bound, "digits": number(2), "lower": number(24),
        "upper": number(26), "nearest": number(24), "typed": number(1234.5), "text": number(36),
        "first": quoted("1"), "second": quoted("2"), "count": "2",
      ])
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
  }

  static func page(_ table: MessageTable) throws -> String {
    let isLeftward = table[.empty].unicodeScalars.contains { 0x590...0x6FF ~= $0.value }
    var rows = ""
    for key in MessageTable.Key.allCases {
      let sentence = try shown(key, in: table)
      rows += """
        <tr><td><code>\(key.rawValue)</code><td><label>Label <input \
        value="\(escaped(example(key).text))"></label><p>\(escaped(sentence))</p>\
        <td>\(escaped(table[key]))

        """
    }
    return """
      <!DOCTYPE html>
      <html lang="\(table.language)" dir="\(isLeftward ? "rtl" : "ltr")">
      <meta charset="utf-8"><title>\(table.language)</title>
      <style>td { border-top: 1px solid #ccc; padding: 4px 12px } p { color: #b00; margin: 2px }</style>
      <table>
      \(rows)</table>
      </html>

      """
  }

  @Test("a page has every key, and leaves no placeholder open", arguments: SentenceTests.languages)
  func pages(language: String) throws {
    let table = try #require(MessageTable.all.first { $0.language == language })
    for key in MessageTable.Key.allCases {
      #expect(try !Self.shown(key, in: table).contains("{"), "\(key)")
    }
    guard let folder = ProcessInfo.processInfo.environment["FORMATTING_FIELD_SENTENCES"] else {
      return
    }
    try Self.page(table).write(
      toFile: "\(folder)/\(language).html", atomically: true, encoding: .utf8)
  }
}
