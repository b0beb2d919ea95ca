import FieldEditing
public import FieldForms
public import Foundation
public import NumberText

/// Reads and writes values of any type by a format style of Foundation: web addresses, lengths with
/// a unit, or whatever else a host has a style for.
///
/// ```swift
/// var start = ValueField(format: StyleFormat(Date.ISO8601FormatStyle(timeZone: .gmt)))
/// try start.edit(.type("2030-12-31T23:59:00Z"))
/// start.value?.timeIntervalSince1970   // 1924991940
/// ```
///
/// A style reads leniently. So the style writes the value that it has read, and the user's text is
/// accepted only if it is the same as the written text, apart from white space. If it is not, the
/// written text is suggested: "5 m" for "5 meters or so". For dates as people write them use
/// `DateStyleFormat`, which accepts "03.04.2030" as well as "3.4.2030". A value that the host sets
/// may be more exact than its text, as a date with half a second. The field keeps the exact value
/// until the user edits the text.
///
/// - Complexity: That of the style, for each method.
public struct StyleFormat<Style: ParseableFormatStyle & Sendable>: ValueFormat
where Style.FormatInput: Codable & Hashable & Sendable, Style.FormatOutput == String {
  /// Its `parseStrategy` reads the texts.
  public let style: Style

  /// Makes a format of a style, which keeps its own locale.
  public init(_ style: Style) { self.style = style }

  /// Reads a text. A text that is no value is intermediate, never invalid, because a style does not
  /// tell whether more typing could make the text a value.
  public func read(_ text: String) -> ValueReading<Style.FormatInput> {
    lenientReading(of: text, as: { try? style.parseStrategy.parse($0) }, writing: style.format)
  }

  /// Writes a value by the style; nil if ``read(_:)`` would not accept the text.
  public func text(for value: Style.FormatInput) -> String? {
    let text = style.format(value)
    if case .acceptable = read(text) { return text }
    return nil
  }

  /// Converts a value to its JSON, which is the same in every locale, as the `.text` of a
  /// `FieldValue`; nil becomes an empty text.
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

/// Reads a text by functions that read and write leniently: the text is accepted if the value that
/// it is read as is written with the same characters, apart from white space.
package func lenientReading<Value>(
  of text: String, as parse: (String) -> Value?, writing format: (Value) -> String
) -> ValueReading<Value> {
  guard let value = parse(text) else { return .intermediate(ValidationIssue(.pattern)) }
  let written = format(value)
  if words(of: written) == words(of: text) { return .acceptable(value) }
  return .intermediate(ValidationIssue(.pattern, suggestions: [written]))
}

private func words(of text: String) -> [[Unicode.Scalar]] {
  text.unicodeScalars.split { $0.properties.isWhitespace }.map { Array($0) }
}
