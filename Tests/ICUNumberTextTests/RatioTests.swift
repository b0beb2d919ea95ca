import FormattingFields
import NumberText
import Testing

/// A ratio's facts are in two places: its power and signs in NumberStyle, its words in ICU.
struct RatioTests {
  @Test("what a ratio is written with is a sign of its own, and its digits are its power's")
  func signs() throws {
    for style in NumberStyle.ratios {
      for tag in ["en-US", "de-DE", "ar-EG", "fa-IR", "ckb-IQ", "hi-IN", "eu-ES", "tr-TR", "ja-JP"]
      {
        let format = try NumberFormat.icu(locale: tag, style: style)
        let number = FixedDecimal(7).multipliedByPowerOfTen(-style.scale)
        let text = format.text(for: number).unicodeScalars
        #expect(text.contains(where: style.scaleSigns.contains), "\(tag): \(style) writes \(text)")
        let digits = text.compactMap { DecimalDigits.value(of: $0.value)?.value }
        #expect(digits == [7], "\(tag): \(style) writes \(text)")
        // No other style's.
        for other in NumberStyle.ratios where other != style {
          #expect(!text.contains(where: other.scaleSigns.contains), "\(tag): \(style), \(other)")
        }
      }
    }
  }
}
