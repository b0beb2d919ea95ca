/// A number's text, with its parts.
///
/// ```swift
/// let written = english.written(1_234_567)
/// written.text                       // "1,234,567"
/// written.parts.separators.offsets   // [1, 5], in UTF-8
/// ```
package struct WrittenText: Sendable {
  private enum Source {
    case pattern(PatternWriter, TextLayout)
    /// The text of a host's function or of a kind of entry, which a scan has read.
    case scanned(TextParts)
  }

  package let text: String
  private let source: Source

  init(_ text: String, _ writer: PatternWriter, _ layout: TextLayout) {
    (self.text, source) = (text, .pattern(writer, layout))
  }

  package init(_ text: String, _ parts: TextParts) { (self.text, source) = (text, .scanned(parts)) }

  package static var empty: WrittenText { WrittenText("", TextParts()) }

  package var parts: TextParts {
    switch source {
    case .pattern(let writer, let layout): writer.parts(of: layout)
    case .scanned(let parts): parts
    }
  }
}
