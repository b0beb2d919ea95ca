import FieldEditing
import NumberText

/// Types "3.14" key by key and gives a hundred times the value.
@_cdecl("typedHundredths")
public func typedHundredths() -> Double {
  guard let field = typed("3.14", as: Double.self) else { return -1 }
  return (field.value ?? -1) * 100
}

/// Whether the text stays as it was typed until the commit rewrites it.
@_cdecl("commitGroupsDigits")
public func commitGroupsDigits() -> Bool {
  guard var field = typed("1234567.50", as: FixedDecimal.self), field.text == "1234567.50" else {
    return false
  }
  return field.commit().outcome == .accepted && field.text == "1,234,567.5"
}

/// Whether a text that could be misread is refused, with its place and what was likely meant.
@_cdecl("refusesHalfGroup")
public func refusesHalfGroup() -> Bool {
  guard let field = typed("1,5", as: Int64.self) else { return false }
  return field.status == .intermediate && field.value == 1
    && field.issue == NumberIssue(.incompleteGroup, at: 0..<3)
}

/// Whether all digits of the largest integers are read.
@_cdecl("readsLargestIntegers")
public func readsLargestIntegers() -> Bool {
  typed("18446744073709551615", as: UInt64.self)?.value == UInt64.max
    && typed("18446744073709551616", as: UInt64.self)?.status == .invalid
}

/// Whether a format is learned from the texts of a writer, and refused if the texts leave a doubt.
@_cdecl("tellsFormatFromTexts")
public func tellsFormatFromTexts() -> Bool {
  var swiss = NumberSymbols.latin
  swiss.groupingSeparator = "'"
  let source = NumberFormat(
    locale: "de-CH", symbols: swiss, style: .decimal, affixes: ["CHF"],
    pattern: NumberPattern(
      suffix: " CHF", negativePrefix: "-", negativeSuffix: " CHF", minimumFractionDigits: 2,
      maximumFractionDigits: 2))
  let writer = TextWriter(allowsNegative: true) { _ in
    true
  } text: {
    source.text(for: $0)
  }
  let unsigned = TextWriter(allowsNegative: true) { _ in
    true
  } text: {
    source.text(for: $0.magnitude)
  }
  do throws(NumberFormatError) {
    let format = try NumberFormat(writer, TextFacts(locale: "de-CH"))
    guard format.pattern == source.pattern, format.symbols == source.symbols,
      NumberScanner<Int>(format: format).scan("1'234.00 CHF").value == 1234
    else { return false }
    _ = try NumberFormat(unsigned, TextFacts(locale: "de-CH"))
    return false
  } catch {
    if case .losesSign = error { return true }
    return false
  }
}

let english = NumberFormat(locale: "en", symbols: .latin, style: .decimal)

private func typed<Value: NumberValue>(
  _ text: String, as type: Value.Type
) -> FormattingField<Value>? {
  var field = FormattingField<Value>(format: english)
  do throws(EditRefusal) {
    try field.type(text)
    return field
  } catch {
    return nil
  }
}
