import FieldEditing
import NumberText

#if canImport(FieldForms)
  import FieldForms
#endif

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
    && field.issues == [NumberIssue(.incompleteGroup, at: 0..<3)]
}

/// Whether all digits of the largest integers are read.
@_cdecl("readsLargestIntegers")
public func readsLargestIntegers() -> Bool {
  typed("18446744073709551615", as: UInt64.self)?.value == UInt64.max
    && typed("18446744073709551616", as: UInt64.self)?.status == .invalid
}

private func typed<Value: NumberValue>(
  _ text: String, as type: Value.Type
) -> FormattingField<Value>? {
  let format = NumberFormat(
    locale: "en", symbols: .latin, style: .decimal,
    pattern: NumberPattern(positive: .init(), negative: .init(prefix: "-")))
  var field = FormattingField<Value>(format: format)
  do throws(EditRefusal) {
    try field.type(text)
    return field
  } catch {
    return nil
  }
}
