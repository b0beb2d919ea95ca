#if canImport(SwiftUI)
  import Foundation
  import FormattingFieldsFoundation
  import NumberText
  import SwiftUI

  /// How a field reads and writes the host's value, by its binding, and the format of the field's text.
  @MainActor
  struct NumberSource<Value: NumberValue> {
    let isOptional: Bool
    let read: @MainActor () -> Value?
    let write: @MainActor (Value?) -> Void
    /// The format in a locale; nil if the texts of the host's format cannot be read back for certain.
    let format: @MainActor (Locale) -> NumberFormat?
    /// The text of a value in a locale, as the host's format writes it.
    let text: @MainActor (Value?, Locale) -> String

    init<Style: FormatStyle & Sendable>(_ value: Binding<Value?>, _ style: Style)
    where Style.FormatInput == Value, Style.FormatOutput == String {
      self.init(
        optional: value, format: { try? NumberFormat(style.following($0)) },
        text: { style.following($1).format($0) })
    }

    init<Style: FormatStyle & Sendable>(_ value: Binding<Value>, _ style: Style)
    where Style.FormatInput == Value, Style.FormatOutput == String {
      self.init(
        value, format: { try? NumberFormat(style.following($0)) },
        text: { style.following($1).format($0) })
    }

    init(_ value: Binding<Value?>, _ format: NumberFormat) {
      self.init(
        optional: value, format: { _ in format }, text: { value, _ in format.text(of: value) })
    }

    init(_ value: Binding<Value>, _ format: NumberFormat) {
      self.init(value, format: { _ in format }, text: { value, _ in format.text(of: value) })
    }

    init(_ value: Binding<Value?>, _ formatter: NumberFormatter) {
      self.init(
        optional: value, format: { _ in try? NumberFormat(formatter) },
        text: { value, _ in formatter.text(of: value) })
    }

    init(_ value: Binding<Value>, _ formatter: NumberFormatter) {
      self.init(
        value, format: { _ in try? NumberFormat(formatter) },
        text: { value, _ in formatter.text(of: value) })
    }

    private init(
      optional value: Binding<Value?>, format: @escaping @MainActor (Locale) -> NumberFormat?,
      text: @escaping @MainActor (Value, Locale) -> String
    ) {
      isOptional = true
      read = { value.wrappedValue }
      write = { value.wrappedValue = $0 }
      self.format = format
      self.text = { value, locale in value.map { text($0, locale) } ?? "" }
    }

    private init(
      _ value: Binding<Value>, format: @escaping @MainActor (Locale) -> NumberFormat?,
      text: @escaping @MainActor (Value, Locale) -> String
    ) {
      isOptional = false
      read = { value.wrappedValue }
      write = { if let new = $0 { value.wrappedValue = new } }
      self.format = format
      self.text = { value, locale in value.map { text($0, locale) } ?? "" }
    }
  }

  extension NumberFormat {
    fileprivate func text<Value: NumberValue>(of value: Value) -> String {
      value.fixedDecimal.map { text(for: $0) } ?? ""
    }
  }

  extension NumberFormatter {
    fileprivate func text<Value: NumberValue>(of value: Value) -> String {
      value.exactText.flatMap { string(from: NSDecimalNumber(string: $0)) } ?? ""
    }
  }

  extension FormatStyle {
    /// The style in `locale` if it follows the user's settings; a style with a locale of its own does not change.
    fileprivate func following(_ locale: Locale) -> Self {
      self.locale(.autoupdatingCurrent) == self ? self.locale(locale) : self
    }
  }
#endif
