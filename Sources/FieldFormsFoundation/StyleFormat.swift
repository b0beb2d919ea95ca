import FieldEditing
public import FieldForms
public import Foundation
public import NumberText

/// Reads and writes values of any type as a format style does: addresses of pages, lengths with their unit,
/// or what a host has made a style for.
///
/// ```swift
/// var start = ValueField(format: StyleFormat(Date.ISO8601FormatStyle(timeZone: .gmt)))
/// try start.edit(.type("2030-12-31T23:59:00Z"))
/// start.value?.timeIntervalSince1970   // 1924991940
/// ```
///
/// A style reads leniently, so a text says a value only if the style writes the same text for it, with
/// whatever white space. For another text that the style reads, its own text is a suggestion: of a style for
/// lengths, "5 m" for "5 meters or so". For dates in the user's form, `DateStyleFormat` takes "03.04.2030"
/// beside "3.4.2030". A value with more than its text says, such as half a second, keeps that until the text is
/// edited.
///
/// - Complexity: that of the style, for each method.
public struct StyleFormat<Style: ParseableFormatStyle & Sendable>: ValueFormat
where Style.FormatInput: Codable & Hashable & Sendable, Style.FormatOutput == String {
  /// The style.
  public let style: Style

  /// Makes a format of a style.
  public init(_ style: Style) { self.style = style }

  /// What a text says. A style does not tell whether typing on could lead to a value, so no text is invalid.
  public func read(_ text: String) -> ValueReading<Style.FormatInput> {
    guard let value = try? style.parseStrategy.parse(text) else {
      return .intermediate(ValidationIssue(.pattern))
    }
    let written = style.format(value)
    if Self.words(of: written) == Self.words(of: text) { return .acceptable(value) }
    return .intermediate(ValidationIssue(.pattern, suggestions: [written]))
  }

  private static func words(of text: String) -> [[Unicode.Scalar]] {
    text.unicodeScalars.split { $0.properties.isWhitespace }.map { Array($0) }
  }

  /// The style's text; nil if the style does not read it.
  public func text(for value: Style.FormatInput) -> String? {
    let text = style.format(value)
    if case .acceptable = read(text) { return text }
    return nil
  }

  /// The value in JSON, which is of no locale.
  public func fieldValue(_ value: Style.FormatInput?) -> FieldValue {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let json = value.flatMap { try? encoder.encode($0) }
    return .text(json.map { String(decoding: $0, as: UTF8.self) } ?? "")
  }

  public func value(of fieldValue: FieldValue) -> Style.FormatInput? {
    guard case .text(let json) = fieldValue else { return nil }
    return try? JSONDecoder().decode(Style.FormatInput.self, from: Data(json.utf8))
  }

  public var control: FieldControl { .text(.text) }
}
