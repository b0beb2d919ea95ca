import FieldForms
import FormattingFields

/// A range, and three parts that add up to 100 %.
struct Shares: FormContent {
  enum FieldID: String { case minimum, maximum, first, second, third }

  var minimum = FormattingField<Int>(1, format: format(.integer))
  var maximum = FormattingField<Int>(9, format: format(.integer))
  var first = FormattingField<FixedDecimal>(FixedDecimal("0.5"), format: format(.percent))
  var second = FormattingField<FixedDecimal>(FixedDecimal("0.3"), format: format(.percent))
  var third = FormattingField<FixedDecimal>(FixedDecimal("0.2"), format: format(.percent))
  var hasThird = true

  var sum: FixedDecimal {
    (first.value ?? 0) + (second.value ?? 0) + (hasThird ? third.value ?? 0 : 0)
  }

  mutating func declare(_ form: inout FormDeclaration<FieldID>) {
    form.field(.minimum, &minimum, rules: [.rule("odd", message: "Odd only.") { $0 % 2 == 1 }])
    form.field(.maximum, &maximum)
    form.rule("range", on: .minimum, .maximum, holds: (minimum.value ?? 0) <= (maximum.value ?? 0))
    form.field(.first, &first)
    form.field(.second, &second)
    form.field(.third, &third, hasThird ? [] : .hidden)
    form.rule("sum", on: .first, .second, .third, holds: sum == 1, message: "They add up to 100 %.")
  }
}
