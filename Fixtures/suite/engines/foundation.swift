// Foundation: swiftc foundation.swift; foundation decimal|double|formatter lenient|strict
import Foundation

let mode = CommandLine.arguments[1]
let isLenient = CommandLine.arguments[2] == "lenient"

/// The number of a text in plain digits; nil if it is refused.
func number(_ text: String, _ tag: String, _ style: String) -> String?? {
  let locale = Locale(identifier: tag)
  let currency = style.split(separator: ":").dropFirst().first.map(String.init) ?? ""
  switch (mode, style.prefix(while: { $0 != ":" })) {
  case ("decimal", "decimal"):
    let format = Decimal.FormatStyle(locale: locale)
    return .some(
      try? Decimal.ParseStrategy(format: format, lenient: isLenient).parse(text).description)
  case ("decimal", "percent"):
    let format = Decimal.FormatStyle.Percent(locale: locale)
    return .some(
      try? Decimal.ParseStrategy(format: format, lenient: isLenient).parse(text).description)
  case ("decimal", "currency"):
    let format = Decimal.FormatStyle.Currency(code: currency, locale: locale)
    return .some(
      try? Decimal.ParseStrategy(format: format, lenient: isLenient).parse(text).description)
  case ("double", "decimal"):
    let format = FloatingPointFormatStyle<Double>(locale: locale)
    return .some(
      (try? FloatingPointParseStrategy(format: format, lenient: isLenient).parse(text)).map {
        "\($0)"
      })
  case ("formatter", "decimal"), ("formatter", "percent"), ("formatter", "currency"):
    let formatter = NumberFormatter()
    // With the tag "de-DE", Core Foundation sometimes gives no formatter, and Foundation ends the
    // process.
    formatter.locale = Locale(identifier: tag.replacing("-", with: "_"))
    formatter.numberStyle =
      style == "decimal" ? .decimal : style == "percent" ? .percent : .currency
    if !currency.isEmpty { formatter.currencyCode = currency }
    formatter.isLenient = isLenient
    return .some(formatter.number(from: text).map { "\($0.doubleValue)" })
  default:
    return nil
  }
}

while let line = readLine() {
  let request = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
  var answer = "cannot"
  if request[0] == "about" {
    #if compiler(>=6.4)
      answer = "Foundation of Swift 6.4 or later"
    #elseif compiler(>=6.3)
      answer = "Foundation of Swift 6.3"
    #elseif compiler(>=6.2)
      answer = "Foundation of Swift 6.2"
    #else
      answer = "Foundation of Swift 6.1"
    #endif
  } else if request[0] == "read", let read = number(request[3], request[1], request[2]) {
    answer = read.map { "number \($0)" } ?? "refused"
  }
  print(answer)
  fflush(nil)
}
