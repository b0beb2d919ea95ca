#if canImport(SwiftUI)
  package import Foundation
  import FormattingFieldsFoundation
  import NumberText
  import SwiftUI

  /// How a field reads and writes the host's value, by its binding, and the format of the field's
  /// text.
  ///
  /// It stores what SwiftUI compares, and no closures: a host that is drawn again with the same
  /// binding and style does not draw the field again.
  @MainActor
  struct NumberSource<Value: NumberValue>: DynamicProperty {
    private let value: Binding<Value?>
    let isOptional: Bool
    /// The style: a format style, a `NumberFormat` or a `NumberFormatter`.
    private let style: AnyHashable
    private let kind: any NumberStyleKind<Value>.Type

    init<Style: FormatStyle>(_ value: Binding<Value?>, _ style: Style)
    where Style.FormatInput == Value, Style.FormatOutput == String {
      self.init(value, isOptional: true, style, FormatStyleKind<Style>.self)
    }

    init<Style: FormatStyle>(_ value: Binding<Value>, _ style: Style)
    where Style.FormatInput == Value, Style.FormatOutput == String {
      self.init(Binding(value), isOptional: false, style, FormatStyleKind<Style>.self)
    }

    init(_ value: Binding<Value?>, _ format: NumberFormat) {
      self.init(value, isOptional: true, format, NumberFormatKind<Value>.self)
    }

    init(_ value: Binding<Value>, _ format: NumberFormat) {
      self.init(Binding(value), isOptional: false, format, NumberFormatKind<Value>.self)
    }

    init(_ value: Binding<Value?>, _ formatter: NumberFormatter) {
      self.init(value, isOptional: true, formatter, FormatterKind<Value>.self)
    }

    init(_ value: Binding<Value>, _ formatter: NumberFormatter) {
      self.init(Binding(value), isOptional: false, formatter, FormatterKind<Value>.self)
    }

    private init(
      _ value: Binding<Value?>, isOptional: Bool, _ style: some Hashable,
      _ kind: any NumberStyleKind<Value>.Type
    ) { (self.value, self.isOptional, self.style, self.kind) = (value, isOptional, style, kind) }

    func read() -> Value? { value.wrappedValue }

    /// Writes a value; nil only where a value may be missing.
    func write(_ new: Value?) { if isOptional || new != nil { value.wrappedValue = new } }

    /// The format in a locale; nil if the texts of the host's format cannot be read back for
    /// certain.
    func format(_ locale: Locale) -> NumberFormat? { kind.format(of: style, locale) }

    /// The text of a value in a locale, as the host's format writes it.
    func text(_ value: Value?, _ locale: Locale) -> String {
      value.flatMap { kind.text(of: $0, style, locale) } ?? ""
    }
  }

  /// Reads and writes by a style that is stored as `AnyHashable`; each conforming type knows the
  /// style's own type.
  @MainActor
  private protocol NumberStyleKind<Value> {
    associatedtype Value: NumberValue
    static func format(of style: AnyHashable, _ locale: Locale) -> NumberFormat?
    static func text(of value: Value, _ style: AnyHashable, _ locale: Locale) -> String?
  }

  private enum FormatStyleKind<Style: FormatStyle>: NumberStyleKind
  where Style.FormatInput: NumberValue, Style.FormatOutput == String {
    static func format(of style: AnyHashable, _ locale: Locale) -> NumberFormat? {
      (style.base as? Style).flatMap { try? NumberFormat(ofView: $0.following(locale)) }
    }

    static func text(
      of value: Style.FormatInput, _ style: AnyHashable, _ locale: Locale
    ) -> String? { (style.base as? Style)?.following(locale).format(value) }
  }

  private enum NumberFormatKind<Value: NumberValue>: NumberStyleKind {
    static func format(of style: AnyHashable, _ locale: Locale) -> NumberFormat? {
      style.base as? NumberFormat
    }

    static func text(of value: Value, _ style: AnyHashable, _ locale: Locale) -> String? {
      value.fixedDecimal.flatMap { (style.base as? NumberFormat)?.text(for: $0) }
    }
  }

  private enum FormatterKind<Value: NumberValue>: NumberStyleKind {
    static func format(of style: AnyHashable, _ locale: Locale) -> NumberFormat? {
      (style.base as? NumberFormatter).flatMap { try? NumberFormat($0) }
    }

    static func text(of value: Value, _ style: AnyHashable, _ locale: Locale) -> String? {
      value.exactText.flatMap {
        (style.base as? NumberFormatter)?.string(from: NSDecimalNumber(string: $0))
      }
    }
  }

  extension FormatStyle {
    /// The style in `locale` if it follows the user's settings; a style with a locale of its own
    /// does not change.
    package func following(_ locale: Locale) -> Self {
      self.locale(.autoupdatingCurrent) == self ? self.locale(locale) : self
    }
  }
#endif
