import FieldForms
import FormattingFields

/// A locale's format; the tests' locales exist.
func format(_ style: NumberStyle = .decimal, _ locale: String = "en-US") -> NumberFormat {
  do {
    return try NumberFormat.icu(locale: locale, style: style)
  } catch {
    preconditionFailure("\(locale) \(style): \(error)")
  }
}
