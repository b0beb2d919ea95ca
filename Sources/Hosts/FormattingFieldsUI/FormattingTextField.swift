#if canImport(SwiftUI)
  public import FieldEditing
  import FieldHosting
  import Foundation
  import FormattingFieldsFoundation
  public import NumberText
  public import SwiftUI

  /// A text field for a number, which stands where SwiftUI's `TextField(_:value:format:prompt:)` does.
  ///
  /// ```swift
  /// FormattingTextField("Price", value: $price, format: .number)
  /// ```
  ///
  /// What is typed stays as it is typed: "3." and "007" too, whenever views are evaluated. The binding has
  /// the value of each key that makes a number. Return and leaving format the text; one that is no number
  /// goes back to the last one, and the field says why and what was probably meant.
  ///
  /// A style that follows the user's settings, as `.number` does, follows the environment's locale; one with
  /// a locale of its own keeps it. A style whose texts do not say for certain what they mean, such as
  /// compact notation, makes a field that shows the value and cannot be edited.
  public struct FormattingTextField<Label: View, Value: NumberValue>: View {
    @Environment(\.locale) private var locale
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.fieldNotice) private var notice
    @FocusState private var isFocused: Bool
    /// Nil until the field has appeared.
    @State private var hosted: HostedField<Value>?

    private let source: NumberSource<Value>
    private let prompt: Text?
    private let label: Label
    private var bounds = NumberBounds.unlimited
    private var policies = FieldPolicies()

    init(_ source: NumberSource<Value>, prompt: Text?, label: Label) {
      self.source = source
      self.prompt = prompt
      self.label = label
      policies.clearsWhenEmpty = source.isOptional
    }

    /// The field, and below it what it has to say.
    public var body: some View {
      VStack(alignment: .leading, spacing: 4) {
        if let hosted = hosted ?? made {
          entry(hosted)
          if let message = hosted.message {
            notice(FieldNotice(message, hosted.suggestions) { text in tell { $0.take(text) } })
          }
        } else {
          // Nobody could say what is typed into it.
          TextField(text: .constant(source.text(locale)), prompt: prompt) { label }
            .disabled(true)
        }
      }
    }

    private func entry(_ hosted: HostedField<Value>) -> some View {
      let shown = hosted.shown
      return EntryField(
        shown: shown, prompt: prompt, label: label,
        edit: { text in
          var isShown = true
          tell {
            isShown = $0.edit(text, from: shown, isWhole: EntryField<Label>.entersWhole)
          }
          return isShown
        },
        select: { range in tell { $0.select(range) } }
      )
      .keys(hosted.field.entryTraits.keys)
      .focused($isFocused)
      .onSubmit(submit)
      .accessibilityValue(hosted.spoken)
      .accessibilityHint(hosted.message ?? "")
      .onAppear { tell { $0.appear(source.read()) } }
      .onChange(of: source.read()?.exactText) { tell { _ in } }
      .onChange(of: source.format(locale)) { tell { _ in } }
      .onChange(of: bounds) { tell { _ in } }
      .onChange(of: policies) { tell { _ in } }
      .onChange(of: isEnabled, initial: true) { tell { $0.enable(isEnabled) } }
      .onChange(of: isFocused) {
        tell { $0.focus(isFocused, selects: !EntryField<Label>.entersWhole) }
        if !isFocused { announce() }
      }
      .task(id: isFocused) {
        // What was written on the way out has arrived by then, or has been dropped.
        try? await Task.sleep(for: .milliseconds(200))
        if !isFocused && !Task.isCancelled { tell { $0.settle(source.read()) } }
      }
      .editingKeys(
        step: { up in tell { $0.step(up: up) } },
        revert: {
          guard hosted.field.isEdited else { return false }
          tell { $0.revert() }
          return true
        })
    }

    private var made: HostedField<Value>? {
      source.format(locale).map {
        HostedField(source.read(), format: $0, bounds: bounds, policies: policies)
      }
    }

    /// Says something to the field, by what there is now, and writes what it answers.
    private func tell(_ event: (inout HostedField<Value>) -> Void) {
      guard var hosted = hosted ?? made else { return }
      hosted.bind(source.read())
      hosted.judge(within: bounds, policies)
      if let format = source.format(locale) { hosted.format(format) }
      event(&hosted)
      if let value = hosted.nextWrite() {
        source.write(value)
        hosted.bind(source.read())
      }
      self.hosted = hosted
    }

    private func submit() {
      tell { $0.submit() }
      announce()
      if hosted?.wantsFocus == true { isFocused = true }
    }

    private func announce() {
      if let message = hosted?.message { announceToScreenReader(message) }
    }
  }

  extension FormattingTextField {
    /// The field for numbers from a least to a greatest one.
    ///
    /// ```swift
    /// FormattingTextField("Share", value: $share, format: .percent).bounds(0...1)
    /// ```
    ///
    /// - Complexity: O(1).
    public func bounds(_ range: ClosedRange<Value>) -> FormattingTextField
    where Value: Comparable { within(range.lowerBound, range.upperBound) }

    /// The field for numbers from a least one.
    ///
    /// ```swift
    /// FormattingTextField("Price", value: $price, format: .number).bounds(0...)
    /// ```
    ///
    /// - Complexity: O(1).
    public func bounds(_ range: PartialRangeFrom<Value>) -> FormattingTextField
    where Value: Comparable { within(range.lowerBound, nil) }

    /// The field for numbers up to a greatest one.
    ///
    /// ```swift
    /// FormattingTextField("Balance", value: $balance, format: .number).bounds(...100)
    /// ```
    ///
    /// - Complexity: O(1).
    public func bounds(_ range: PartialRangeThrough<Value>) -> FormattingTextField
    where Value: Comparable { within(nil, range.upperBound) }

    /// Infinity bounds nothing.
    private func within(_ minimum: Value?, _ maximum: Value?) -> FormattingTextField {
      var field = self
      field.bounds =
        NumberBounds(minimum: minimum?.fixedDecimal, maximum: maximum?.fixedDecimal) ?? .unlimited
      return field
    }

    /// The field with other policies: for commits, empty texts, steps and which edits pass.
    ///
    /// ```swift
    /// FormattingTextField("Price", value: $price, format: .number)
    ///   .policies { $0.commitPolicy = .keepText }
    /// ```
    ///
    /// - Complexity: O(1).
    public func policies(_ set: (inout FieldPolicies) -> Void) -> FormattingTextField {
      var field = self
      set(&field.policies)
      return field
    }
  }

  /// Where a field's value is, and how it is written.
  @MainActor
  struct NumberSource<Value: NumberValue> {
    let isOptional: Bool
    let read: @MainActor () -> Value?
    let write: @MainActor (Value?) -> Void
    /// Nil where texts would be read for certain by nobody.
    let format: @MainActor (Locale) -> NumberFormat?
    /// The value as the style writes it.
    let text: @MainActor (Locale) -> String

    init<Style: FormatStyle & Sendable>(_ value: Binding<Value?>, _ style: Style)
    where Style.FormatInput == Value, Style.FormatOutput == String {
      isOptional = true
      read = { value.wrappedValue }
      write = { value.wrappedValue = $0 }
      format = { try? NumberFormat(style.following($0)) }
      text = { locale in value.wrappedValue.map { style.following(locale).format($0) } ?? "" }
    }

    init<Style: FormatStyle & Sendable>(_ value: Binding<Value>, _ style: Style)
    where Style.FormatInput == Value, Style.FormatOutput == String {
      isOptional = false
      read = { value.wrappedValue }
      write = { if let new = $0 { value.wrappedValue = new } }
      format = { try? NumberFormat(style.following($0)) }
      text = { style.following($0).format(value.wrappedValue) }
    }

    init(_ value: Binding<Value?>, _ format: NumberFormat) {
      isOptional = true
      read = { value.wrappedValue }
      write = { value.wrappedValue = $0 }
      self.format = { _ in format }
      text = { _ in value.wrappedValue?.fixedDecimal.map { format.text(for: $0) } ?? "" }
    }

    init(_ value: Binding<Value>, _ format: NumberFormat) {
      isOptional = false
      read = { value.wrappedValue }
      write = { if let new = $0 { value.wrappedValue = new } }
      self.format = { _ in format }
      text = { _ in value.wrappedValue.fixedDecimal.map { format.text(for: $0) } ?? "" }
    }
  }

  extension FormatStyle {
    /// The style in the locale around it, where it has none of its own.
    fileprivate func following(_ locale: Locale) -> Self {
      self.locale(.autoupdatingCurrent) == self ? self.locale(locale) : self
    }
  }
#endif
