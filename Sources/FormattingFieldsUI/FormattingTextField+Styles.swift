#if canImport(SwiftUI)
  import FieldEditing
  public import Foundation
  public import NumberText
  public import SwiftUI

  extension FormattingTextField where Label == Text {
    /// Makes a field over a value that is never missing: when the focus leaves an emptied field,
    /// the field shows the value again.
    ///
    /// ```swift
    /// FormattingTextField("Price", value: $price, format: .currency(code: "EUR"))
    /// ```
    public init<Style: ParseableFormatStyle>(
      _ titleKey: LocalizedStringKey, value: Binding<Value>, format: Style, prompt: Text? = nil
    ) where Style.FormatInput == Value, Style.FormatOutput == String {
      self.init(NumberSource(value, format), prompt: prompt, label: Text(titleKey))
    }

    /// Makes a field over a value that may be missing: an empty field sets nil.
    ///
    /// ```swift
    /// FormattingTextField("Discount", value: $discount, format: .percent)   // Double?
    /// ```
    public init<Style: ParseableFormatStyle>(
      _ titleKey: LocalizedStringKey, value: Binding<Value?>, format: Style, prompt: Text? = nil
    ) where Style.FormatInput == Value, Style.FormatOutput == String {
      self.init(NumberSource(value, format), prompt: prompt, label: Text(titleKey))
    }

    /// Makes a field over a value that is never missing, with a title that is not localized.
    @_disfavoredOverload
    public init<Title: StringProtocol, Style: ParseableFormatStyle>(
      _ title: Title, value: Binding<Value>, format: Style, prompt: Text? = nil
    ) where Style.FormatInput == Value, Style.FormatOutput == String {
      self.init(NumberSource(value, format), prompt: prompt, label: Text(title))
    }

    /// Makes a field over a value that may be missing, with a title that is not localized.
    @_disfavoredOverload
    public init<Title: StringProtocol, Style: ParseableFormatStyle>(
      _ title: Title, value: Binding<Value?>, format: Style, prompt: Text? = nil
    ) where Style.FormatInput == Value, Style.FormatOutput == String {
      self.init(NumberSource(value, format), prompt: prompt, label: Text(title))
    }

    /// Makes a field over a value that is never missing, with a title from a localized resource.
    @_disfavoredOverload
    public init<Style: ParseableFormatStyle>(
      _ titleResource: LocalizedStringResource, value: Binding<Value>, format: Style,
      prompt: Text? = nil
    ) where Style.FormatInput == Value, Style.FormatOutput == String {
      self.init(NumberSource(value, format), prompt: prompt, label: Text(titleResource))
    }

    /// Makes a field over a value that may be missing, with a title from a localized resource.
    @_disfavoredOverload
    public init<Style: ParseableFormatStyle>(
      _ titleResource: LocalizedStringResource, value: Binding<Value?>, format: Style,
      prompt: Text? = nil
    ) where Style.FormatInput == Value, Style.FormatOutput == String {
      self.init(NumberSource(value, format), prompt: prompt, label: Text(titleResource))
    }

    /// Makes a field over a value that is never missing, in a format of this package.
    ///
    /// ```swift
    /// FormattingTextField("Price", value: $price, format: numberFormat)
    /// ```
    public init(
      _ titleKey: LocalizedStringKey, value: Binding<Value>, format: NumberFormat,
      prompt: Text? = nil
    ) {
      self.init(NumberSource(value, format), prompt: prompt, label: Text(titleKey))
    }

    /// Makes a field over a value that may be missing, in a format of this package.
    public init(
      _ titleKey: LocalizedStringKey, value: Binding<Value?>, format: NumberFormat,
      prompt: Text? = nil
    ) {
      self.init(NumberSource(value, format), prompt: prompt, label: Text(titleKey))
    }

    /// Makes a field over a value that is never missing, in a format of this package and with a
    /// title that is not localized.
    @_disfavoredOverload
    public init<Title: StringProtocol>(
      _ title: Title, value: Binding<Value>, format: NumberFormat, prompt: Text? = nil
    ) {
      self.init(NumberSource(value, format), prompt: prompt, label: Text(title))
    }

    /// Makes a field over a value that may be missing, in a format of this package and with a title
    /// that is not localized.
    @_disfavoredOverload
    public init<Title: StringProtocol>(
      _ title: Title, value: Binding<Value?>, format: NumberFormat, prompt: Text? = nil
    ) {
      self.init(NumberSource(value, format), prompt: prompt, label: Text(title))
    }

    /// Makes a field over a value that is never missing, in a format of this package and with a
    /// title from a localized resource.
    @_disfavoredOverload
    public init(
      _ titleResource: LocalizedStringResource, value: Binding<Value>, format: NumberFormat,
      prompt: Text? = nil
    ) {
      self.init(NumberSource(value, format), prompt: prompt, label: Text(titleResource))
    }

    /// Makes a field over a value that may be missing, in a format of this package and with a title
    /// from a localized resource.
    @_disfavoredOverload
    public init(
      _ titleResource: LocalizedStringResource, value: Binding<Value?>, format: NumberFormat,
      prompt: Text? = nil
    ) {
      self.init(NumberSource(value, format), prompt: prompt, label: Text(titleResource))
    }
  }

  extension FormattingTextField where Label == Text {
    /// Makes a field over a value that is never missing, in the format of a number formatter. Make
    /// the formatter once, outside of `body`. Its `minimum` and `maximum` are ignored: use
    /// `bounds(_:)`.
    ///
    /// ```swift
    /// FormattingTextField("Price", value: $price, formatter: formatter).bounds(0...)
    /// ```
    public init(
      _ titleKey: LocalizedStringKey, value: Binding<Value>, formatter: NumberFormatter,
      prompt: Text? = nil
    ) {
      self.init(NumberSource(value, formatter), prompt: prompt, label: Text(titleKey))
    }

    /// Makes a field that sets nil when it is emptied, in the format of a number formatter.
    public init(
      _ titleKey: LocalizedStringKey, value: Binding<Value?>, formatter: NumberFormatter,
      prompt: Text? = nil
    ) {
      self.init(NumberSource(value, formatter), prompt: prompt, label: Text(titleKey))
    }

    /// Makes a field over a value that is never missing, in the format of a number formatter and
    /// with a title that is not localized.
    @_disfavoredOverload
    public init<Title: StringProtocol>(
      _ title: Title, value: Binding<Value>, formatter: NumberFormatter, prompt: Text? = nil
    ) {
      self.init(NumberSource(value, formatter), prompt: prompt, label: Text(title))
    }

    /// Makes a field over a value that may be missing, in the format of a number formatter and with
    /// a title that is not localized.
    @_disfavoredOverload
    public init<Title: StringProtocol>(
      _ title: Title, value: Binding<Value?>, formatter: NumberFormatter, prompt: Text? = nil
    ) {
      self.init(NumberSource(value, formatter), prompt: prompt, label: Text(title))
    }
  }

  extension FormattingTextField {
    /// Makes a field over a value that is never missing, with a label of the host's own.
    public init<Style: ParseableFormatStyle>(
      value: Binding<Value>, format: Style, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where Style.FormatInput == Value, Style.FormatOutput == String {
      self.init(NumberSource(value, format), prompt: prompt, label: label())
    }

    /// Makes a field that sets nil when it is emptied, with a label of the host's own.
    public init<Style: ParseableFormatStyle>(
      value: Binding<Value?>, format: Style, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where Style.FormatInput == Value, Style.FormatOutput == String {
      self.init(NumberSource(value, format), prompt: prompt, label: label())
    }

    /// Makes a field over a value that is never missing, in a format of this package and with a
    /// label of the host's own.
    public init(
      value: Binding<Value>, format: NumberFormat, prompt: Text? = nil,
      @ViewBuilder label: () -> Label
    ) {
      self.init(NumberSource(value, format), prompt: prompt, label: label())
    }

    /// Makes a field over a value that may be missing, in a format of this package and with a label
    /// of the host's own.
    public init(
      value: Binding<Value?>, format: NumberFormat, prompt: Text? = nil,
      @ViewBuilder label: () -> Label
    ) {
      self.init(NumberSource(value, format), prompt: prompt, label: label())
    }
  }

  extension Text {
    /// Shows a number in a format of this package, as a field of that format does; nothing for nil.
    ///
    /// ```swift
    /// Text(price, format: numberFormat)
    /// ```
    public init<Value: NumberValue>(_ value: Value?, format: NumberFormat) {
      self.init(verbatim: value?.fixedDecimal.flatMap { format.text(for: $0) } ?? "")
    }
  }
#endif
