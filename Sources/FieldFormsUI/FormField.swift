#if canImport(SwiftUI)
  import FieldEditing
  public import FieldForms
  import FormattingFieldsUI
  import Foundation
  import NumberMessages
  public import SwiftUI

  /// A view of a field of a form, with the control that suits the field: a text field, a switch, a
  /// menu, switches for options, or a calendar.
  ///
  /// ```swift
  /// Form {
  ///   FormField("Quantity", in: model, .quantity)   // a number
  ///   FormField("Size", in: model, .size)           // a menu
  ///   FormField("Gift", in: model, .isGift)         // a switch
  ///   FormField("Delivery", in: model, .delivery)   // a calendar
  /// }
  /// ```
  ///
  /// A control never shows a value that the field does not have: a field without a date is shown as
  /// a button, and not as a calendar with today's date. A time with seconds or with its distance
  /// from UTC is shown in a text field, because a picker would drop these parts.
  ///
  /// - Complexity: A choice costs as much as `FieldForm.choose(_:in:)`.
  public struct FormField<Label: View, Content: FormContent>: FormFieldView {
    @Environment(\.formSurroundings) private var surroundings
    @Environment(\.messageTable) private var table
    @Environment(\.hidesNotices) private var isQuiet
    @Environment(\.timeZone) private var timeZone
    /// How often the user has chosen. The control shows the choice already, so that it is drawn
    /// again, whether the form has taken the choice or not.
    @State private var choices = 0

    private let source: FormSource<Content>
    private let field: Content.FieldID
    private let prompt: Text?
    private let label: Label

    /// Makes a view of a field. The prompt stands in an empty text field, and where a menu or a
    /// calendar has no value.
    public init(
      in form: some FormHolder<Content>, _ field: Content.FieldID, prompt: Text? = nil,
      @ViewBuilder label: () -> Label
    ) {
      source = form.formSource
      self.field = field
      self.prompt = prompt
      self.label = label()
    }

    /// The control, and below it a sentence about what is wrong; nothing if the field is hidden.
    public var body: some View {
      if let state = source.state(field), !state.traits.contains(.hidden) {
        let _ = choices
        switch FieldPicker(state, timeZone) {
        case .text: FormTextField(in: source, field, prompt: prompt) { label }
        case .toggle(let isOn): told(state) { toggle(isOn) { .boolean($0) } }
        case .menu(let chosen, let options): told(state) { menu(chosen, options, state) }
        case .toggles(let chosen, let options): told(state) { toggles(chosen, options) }
        #if !os(tvOS)
          case .calendar(let date, let parts): told(state) { calendar(date, parts, state) }
        #endif
        }
      }
    }

    private func told(_ state: FieldState, @ViewBuilder _ control: () -> some View) -> some View {
      let messages: FormMessages<Content.FieldID> = surroundings.messages(in: table)
      let sentence = isQuiet ? nil : state.shownSentence(of: field, in: messages)
      return FormFieldWithNotice(
        source: source, isLast: state.isLastEditable, messages: messages,
        notice: FieldNotice(sentence, about: state.shownSubject, state.shownSuggestions) { text in
          source.take(text, into: field)
        },
        id: AnyHashable(field),
        field: control()
          .disabled(!state.traits.isEditable)
          .accessibilityHint(sentence ?? "")
      )
      .id(field)
    }

    private func choose(_ value: FieldValue) {
      _ = source.act(.choose(value, field))
      choices += 1
    }

    private func toggle(_ isOn: Bool, _ value: @escaping (Bool) -> FieldValue) -> some View {
      Toggle(isOn: Binding(get: { isOn }, set: { @MainActor in choose(value($0)) })) { label }
    }

    private func menu(
      _ chosen: String?, _ options: [FieldOption], _ state: FieldState
    ) -> some View {
      let selection = Binding<String?>(
        get: { chosen }, set: { @MainActor in choose(.choice($0)) })
      return Picker(selection: selection) {
        if chosen == nil || !state.traits.contains(.required) {
          (prompt ?? Text(verbatim: "\u{2013}")).tag(String?.none)
        }
        ForEach(options, id: \.value) { Text($0.label).tag(Optional($0.value)) }
      } label: {
        label
      }
    }

    private func toggles(_ chosen: [String], _ options: [FieldOption]) -> some View {
      VStack(alignment: .leading) {
        label
        ForEach(options, id: \.value) { option in
          let isOn = Binding(
            get: { chosen.contains(option.value) },
            set: { @MainActor isOn in
              // Another switch may have been turned since this one was drawn.
              guard case .choices(let present)? = source.state(field)?.value else { return }
              choose(.choices(present.filter { $0 != option.value } + (isOn ? [option.value] : [])))
            })
          Toggle(isOn: isOn) { Text(option.label) }
        }
      }
    }

    #if !os(tvOS)
      @ViewBuilder
      private func calendar(
        _ date: Date?, _ parts: FieldPicker.Parts, _ state: FieldState
      ) -> some View {
        if let date {
          let day = Binding(
            get: { date }, set: { @MainActor in parts.value(of: $0, in: timeZone).map(choose) })
          DatePicker(selection: day, displayedComponents: parts.components) { label }
          if !state.traits.contains(.required) {
            Button {
              choose(parts.none)
            } label: {
              prompt ?? Text(verbatim: "\u{2715}")
            }
            .buttonStyle(.borderless)
            .accessibilityLabel(prompt ?? Text(verbatim: systemWord("Clear")))
          }
        } else {
          // The button chooses the present date and time, and a calendar then takes its place.
          Button {
            parts.value(of: .now, in: timeZone).map(choose)
          } label: {
            HStack {
              label
              prompt ?? Text(verbatim: "\u{2013}")
            }
          }
          .buttonStyle(.borderless)
        }
      }
    #endif
  }

  /// The control with which a field's value is chosen, with what the control shows.
  enum FieldPicker {
    /// What a calendar shows of a point in time.
    enum Parts { case date, time, dateTime }

    case text
    case toggle(Bool)
    case menu(String?, [FieldOption])
    case toggles([String], [FieldOption])
    #if !os(tvOS)
      case calendar(Date?, Parts)
    #endif

    init(_ state: FieldState, _ timeZone: TimeZone) {
      switch (state.control, state.value) {
      case (.boolean, .boolean(let answer)): self = .toggle(answer == true)
      case (.choice(let options), .choice(let chosen)): self = .menu(chosen, options)
      case (.choices(let options), .choices(let chosen)): self = .toggles(chosen, options)
      #if !os(tvOS)
        // A text that cannot be read, as after a snapshot was restored, is shown in a text field, so
        // that the user sees it. It is one until the focus leaves it: a field that is edited is no
        // other view.
        case _
        where !state.text.isEmpty
          && (state.status != .acceptable || state.isFocused && state.isEdited):
          self = .text
        case (.date, .date(let date)):
          self = .calendar(date.flatMap { Parts.point($0, nil, in: timeZone) }, .date)
        case (.time, .time(let time)) where time.map(\.isPlain) ?? true:
          self = .calendar(time.flatMap { Parts.point(nil, $0, in: timeZone) }, .time)
        case (.dateTime, .dateTime(let point)) where point.map(\.time.isPlain) ?? true:
          self = .calendar(point.flatMap { Parts.point($0.date, $0.time, in: timeZone) }, .dateTime)
      #endif
      default: self = .text
      }
    }
  }

  extension ISOTime {
    /// Whether the time has nothing but hours and minutes.
    fileprivate var isPlain: Bool { second == 0 && nanosecond == 0 && utcOffset == nil }
  }

  extension FieldPicker.Parts {
    /// The calendar of dates in forms: the Gregorian calendar, in the time zone in which SwiftUI's
    /// calendar shows dates.
    private static func calendar(in timeZone: TimeZone) -> Calendar {
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = timeZone
      return calendar
    }

    /// The point in time at a date and a time of day. If `date` is nil, the date is today's; if
    /// `time` is nil, the time is noon.
    static func point(_ date: ISODate?, _ time: ISOTime?, in timeZone: TimeZone) -> Date? {
      let calendar = Self.calendar(in: timeZone)
      var parts = calendar.dateComponents([.year, .month, .day], from: .now)
      if let date { (parts.year, parts.month, parts.day) = (date.year, date.month, date.day) }
      (parts.hour, parts.minute) = (time?.hour ?? 12, time?.minute ?? 0)
      return calendar.date(from: parts)
    }

    var none: FieldValue {
      switch self {
      case .date: .date(nil)
      case .time: .time(nil)
      case .dateTime: .dateTime(nil)
      }
    }

    /// The field's value for a point in time: its date, its time of day, or both; nil if the year
    /// is after 9999.
    func value(of point: Date, in timeZone: TimeZone) -> FieldValue? {
      let parts = Self.calendar(in: timeZone).dateComponents(
        [.year, .month, .day, .hour, .minute], from: point)
      guard let year = parts.year, let month = parts.month, let day = parts.day,
        let hour = parts.hour, let minute = parts.minute,
        let date = ISODate(year: year, month: month, day: day),
        let time = ISOTime(hour: hour, minute: minute)
      else { return nil }
      return switch self {
      case .date: .date(date)
      case .time: .time(time)
      case .dateTime: .dateTime(ISODateTime(date, time))
      }
    }

    #if !os(tvOS)
      var components: DatePickerComponents {
        switch self {
        case .date: .date
        case .time: .hourAndMinute
        case .dateTime: [.date, .hourAndMinute]
        }
      }
    #endif
  }
#endif
