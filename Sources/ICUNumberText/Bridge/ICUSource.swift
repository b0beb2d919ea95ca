import CICUNumberText
import NumberText

/// ICU's formatter as a source of texts, used while a format is made.
final class ICUSource: FormatSource {
  private let formatter: ICUFormatter
  let style: NumberStyle?
  private let result: ICUResult
  private let plurals: ICUPlurals?
  let pluralCategoryCount: Int?
  /// The error of the last number that ICU refused; nil if it has refused none.
  private var refusal: NumberFormatError?

  init(
    _ formatter: ICUFormatter, style: NumberStyle, localeName: String
  ) throws(NumberFormatError) {
    self.formatter = formatter
    self.style = style
    result = try ICUResult()
    switch style {
    case .skeleton, .unit:
      let rules = try ICUPlurals(localeName: localeName)
      pluralCategoryCount = try rules.count()
      plurals = consume rules
    default:
      plurals = nil
      pluralCategoryCount = 1
    }
  }

  func text(of number: FixedDecimal) throws(NumberFormatError) -> String? {
    do throws(NumberFormatError) {
      return try result.text(of: number.description, with: formatter)
    } catch {
      try note(error)
      return nil
    }
  }

  func markedText(of number: FixedDecimal) throws(NumberFormatError) -> MarkedText? {
    do throws(NumberFormatError) {
      var text = try result.markedText(of: number.description, with: formatter)
      if plurals != nil { text.pluralCategory = try category() }
      return text
    } catch {
      try note(error)
      return nil
    }
  }

  /// Returns the plural category of the number that was written last; nil without plural rules.
  private func category() throws(NumberFormatError) -> String? {
    switch plurals {
    case .some(let rules): try result.category(by: rules)
    case .none: nil
    }
  }

  func decimalSeparator(of formatter: ICUFormatter) throws(NumberFormatError) -> String? {
    try result.markedText(of: "1.5", with: formatter).decimalSeparator
  }

  /// Keeps an error that concerns only one number; throws any other error.
  private func note(_ error: NumberFormatError) throws(NumberFormatError) {
    guard error.refusesNumber else { throw error }
    refusal = error
  }

  func refusal(of number: FixedDecimal) -> NumberFormatError {
    refusal ?? .unreadableFormat(style, number: number, text: "", reading: nil)
  }
}
