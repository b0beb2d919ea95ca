#if canImport(SwiftUI)
  import FieldEditing
  import FieldFocus
  import FieldForms
  import FieldFormsFoundation
  public import Foundation
  import FormattingFieldsFoundation
  import FormattingFieldsUI
  public import SwiftUI

  /// A text field for a value that a format style reads and writes: a date, a web address, a length
  /// with its unit, or a value of a host's own. For numbers use `FormattingTextField`.
  ///
  /// ```swift
  /// ValueTextField("Due", value: $due, format: Date.FormatStyle(date: .numeric))
  /// ```
  ///
  /// The text stays as it is typed. The binding gets a value at each key that makes the text one,
  /// and the style writes the text anew at Return and when the focus leaves. A text that is no
  /// value stays, with a sentence below it; then `onSubmit(_:)` is not called, and `FieldGroup` and
  /// `refusedTexts(_:)` say so. A style reads leniently, so a text is taken only if the style
  /// writes what it has read with the same characters, apart from white space; the style's text is
  /// suggested otherwise. Of a date the numbers and letters count, and a year has four digits.
  ///
  /// A value whose text shows less of it, as a date does of a moment, keeps the rest until somebody
  /// types. While somebody types, another value of the host's waits for the commit.
  ///
  /// - Complexity: Each key takes as long as the style does, for a text to read and one to write.
  public struct ValueTextField<Label: View, Style: ParseableFormatStyle>: View
  where Style.FormatInput: Hashable, Style.FormatOutput == String {
    @Environment(\.fieldID) private var id
    private let value: Binding<Style.FormatInput?>
    private let isOptional: Bool
    private let style: Style
    private let prompt: Text?
    private let label: Label

    /// Makes a field over a value that may be missing, with a label that is any view: an empty
    /// field sets nil.
    public init(
      value: Binding<Style.FormatInput?>, format: Style, prompt: Text? = nil,
      @ViewBuilder label: () -> Label
    ) {
      (self.value, isOptional, style) = (value, true, format)
      (self.prompt, self.label) = (prompt, label())
    }

    /// Makes a field over a value that is never missing, with a label that is any view: when an
    /// emptied field is left, it shows the value again.
    public init(
      value: Binding<Style.FormatInput>, format: Style, prompt: Text? = nil,
      @ViewBuilder label: () -> Label
    ) {
      (self.value, isOptional, style) = (Binding(value), false, format)
      (self.prompt, self.label) = (prompt, label())
    }

    /// The field, and its sentence below it.
    public var body: some View {
      // With another id it is another field.
      ValueFieldView(
        value: value, isOptional: isOptional, style: style, prompt: prompt, label: label, id: id
      )
      .id(id)
    }
  }

  extension ValueTextField where Label == Text {
    /// Makes a field over a value that may be missing, with a localized title.
    public init(
      _ titleKey: LocalizedStringKey, value: Binding<Style.FormatInput?>, format: Style,
      prompt: Text? = nil
    ) { self.init(value: value, format: format, prompt: prompt) { Text(titleKey) } }

    /// Makes a field over a value that is never missing, with a localized title.
    public init(
      _ titleKey: LocalizedStringKey, value: Binding<Style.FormatInput>, format: Style,
      prompt: Text? = nil
    ) { self.init(value: value, format: format, prompt: prompt) { Text(titleKey) } }

    /// Makes a field over a value that may be missing, with a title that is not localized.
    @_disfavoredOverload
    public init<Title: StringProtocol>(
      _ title: Title, value: Binding<Style.FormatInput?>, format: Style, prompt: Text? = nil
    ) { self.init(value: value, format: format, prompt: prompt) { Text(title) } }

    /// Makes a field over a value that is never missing, with a title that is not localized.
    @_disfavoredOverload
    public init<Title: StringProtocol>(
      _ title: Title, value: Binding<Style.FormatInput>, format: Style, prompt: Text? = nil
    ) { self.init(value: value, format: format, prompt: prompt) { Text(title) } }
  }

  /// A field of one id. It is the field of a form of its own, which no other view sees.
  private struct ValueFieldView<Label: View, Style: ParseableFormatStyle>: View
  where Style.FormatInput: Hashable, Style.FormatOutput == String {
    @Environment(\.locale) private var locale
    @Environment(FieldGroup.self) private var group: FieldGroup?
    @Environment(RefusedTextsHolder.self) private var refused: RefusedTextsHolder?
    @FocusState private var isFocused: Bool
    @State private var kept = KeptValue()

    let value: Binding<Style.FormatInput?>
    let isOptional: Bool
    let style: Style
    let prompt: Text?
    let label: Label
    let id: AnyHashable?

    var body: some View {
      let value = value.wrappedValue.map { AnyValue($0) }
      let format = AnyStyle(style.following(locale))
      let (kept, outlet) = (kept, outlet)
      let model = kept.draw(value, format)
      FormTextFieldView(
        source: FormSource(model) { outlet.tell(kept) }, field: OneValue.FieldID.value, id: id,
        prompt: prompt, label: label, axis: nil
      )
      .autocorrectionDisabled()
      .focused($isFocused)
      // Return in this field ends no form of the host's.
      .environment(\.formSubmits, ActionSlots())
      .onAppear {
        kept.isGone = false
        outlet.tell(kept)
      }
      .onDisappear {
        kept.isGone = true
        outlet.tell(kept)
      }
      .onChange(of: Surroundings(value: value, format: format)) { kept.heed(isFocused) }
      // SwiftUI may skip an `onChange`. After the focus has left, the commit comes first.
      .task(id: Surroundings(value: value, format: format, isFocused: isFocused)) {
        if !Task.isCancelled { kept.heed(isFocused) }
      }
    }

    private var outlet: ValueOutlet {
      let (value, isOptional) = (value, isOptional)
      return ValueOutlet(group: group, refused: refused) { new in
        guard isOptional || new != nil else { return false }
        value.wrappedValue = new?.base.base as? Style.FormatInput
        return true
      }
    }
  }

  /// What the host has set for a field, and whether it has the focus.
  private struct Surroundings: Equatable {
    let value: AnyValue?
    let format: AnyStyle
    var isFocused = false
  }

  /// What a field reports to: its values, its status, and its refused texts.
  @MainActor
  private struct ValueOutlet {
    let group: FieldGroup?
    let refused: RefusedTextsHolder?
    /// Writes a value to the binding; false if that takes none.
    let write: @MainActor (AnyValue?) -> Bool

    /// Passes on what an action has changed, to the binding only while the view is there.
    func tell(_ kept: KeptValue) {
      guard let model = kept.model else { return }
      kept.hear(model.form.content.value)
      if !kept.isGone { pass(model.form.content.value, kept) }
      let field = model.form.content.value
      kept.place.report(
        refusing: field.status == .acceptable ? nil : field.text, isEdited: field.isEdited,
        isGone: kept.isGone, to: group, refused
      ) { [weak kept] in
        guard let kept, let model = kept.model else { return nil }
        try? model.form.apply(.press(.commit), to: .value)
        tell(kept)
        return nil
      }
    }

    private func pass(_ field: ValueField<AnyStyle>, _ kept: KeptValue) {
      if field.markedRange == nil, field.value != kept.last {
        kept.last = field.value
        if write(field.value) { kept.known = field.value }
      }
      // What a commit has left: a value that the host has not taken, or nothing where a value is
      // never missing.
      if !field.isEdited, field.value != kept.known { kept.show() }
    }
  }

  /// What a field keeps as long as SwiftUI keeps its view's state.
  @MainActor
  private final class KeptValue {
    private(set) var model: FormModel<OneValue>?
    /// The value that the binding had when it was read or written last.
    var known: AnyValue?
    /// The field's value that the binding was told last, or that it has set.
    var last: AnyValue?
    private var format: AnyStyle?
    var isGone = false
    /// The text of the last event.
    private var text: String?
    let place = FieldPlace()

    nonisolated init() {}

    /// Keeps what the host has; returns the form.
    func draw(_ value: AnyValue?, _ format: AnyStyle) -> FormModel<OneValue> {
      (known, self.format) = (value, format)
      if let model { return model }
      let made = FormModel(OneValue(value: ValueField(value, format: format)))
      (model, last) = (made, made.form.content.value.value)
      return made
    }

    /// Notes the field's text. If a key has made it after the view has disappeared, the row has only
    /// scrolled off the screen, and still has the focus.
    func hear(_ field: ValueField<AnyStyle>) {
      if field.isEdited, let text, !text.utf8.elementsEqual(field.text.utf8) { isGone = false }
      text = field.text
    }

    /// Shows what the host has, unless somebody types.
    func heed(_ isFocused: Bool) {
      guard let model, let format else { return }
      if model.form.content.value.format != format {
        model.form.content.value.format = format
        last = model.form.content.value.value
      }
      let field = model.form.content.value
      if field.value != known, !(field.isEdited && isFocused) { show() }
    }

    func show() {
      model?.form.content.value.setValue(known)
      last = model?.form.content.value.value
    }
  }

  /// The form of a field.
  private struct OneValue: FormContent {
    enum FieldID: String { case value }
    var value: ValueField<AnyStyle>
    mutating func declare(_ form: inout FormDeclaration<FieldID>) { form.field(.value, &value) }
  }

  /// A value of a type that may belong to the main actor. Views use it there alone.
  private struct AnyValue: Hashable, @unchecked Sendable {
    let base: AnyHashable

    init(_ value: some Hashable) { base = AnyHashable(value) }
  }

  /// A style of a type that may belong to the main actor, as the format of a form's field. Views
  /// use it there alone.
  private struct AnyStyle: ValueFormat, @unchecked Sendable {
    private let style: AnyHashable
    private let reading: (String) -> ValueReading<AnyValue>
    private let writing: (AnyValue) -> String

    @MainActor
    init<Style: ParseableFormatStyle>(_ style: Style)
    where Style.FormatInput: Hashable, Style.FormatOutput == String {
      self.style = AnyHashable(style)
      let dates = (style as? Date.FormatStyle).map(DateStyleFormat.init(showing:))
      writing = { ($0.base.base as? Style.FormatInput).map(style.format) ?? "" }
      reading = { text in
        if let dates {
          return switch dates.read(text) {
          case .acceptable(let date): .acceptable(AnyValue(date))
          case .intermediate(let issue): .intermediate(issue)
          case .invalid(let issue): .invalid(issue)
          }
        }
        return lenientReading(
          of: text, as: { (try? style.parseStrategy.parse($0)).map { AnyValue($0) } },
          writing: { ($0.base.base as? Style.FormatInput).map(style.format) ?? "" })
      }
    }

    static func == (left: AnyStyle, right: AnyStyle) -> Bool { left.style == right.style }

    func read(_ text: String) -> ValueReading<AnyValue> { reading(text) }

    func text(for value: AnyValue) -> String? {
      let text = writing(value)
      if case .acceptable = reading(text) { return text }
      return nil
    }

    func fieldValue(_ value: AnyValue?) -> FieldValue { .text(value.map(writing) ?? "") }

    func value(of fieldValue: FieldValue) -> AnyValue? {
      guard case .text(let text) = fieldValue, case .acceptable(let value) = reading(text) else {
        return nil
      }
      return value
    }

    var control: FieldControl { .text(.text) }
  }

  extension DateStyleFormat {
    /// Makes a format of what a style shows: a date, a time of day, or both.
    fileprivate init(showing style: Date.FormatStyle) {
      let date = Date(timeIntervalSinceReferenceDate: 0)
      let text = style.format(date)
      let hasTime = text != style.format(date.addingTimeInterval(60))
      let hasDate = text != style.format(date.addingTimeInterval(86400))
      self = hasTime ? hasDate ? .dateTime(style) : .time(style) : DateStyleFormat(style)
    }
  }
#endif
