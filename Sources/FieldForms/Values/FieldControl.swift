public import FieldEditing

/// The control that a host shows for a field, such as a text field or a menu. The cases are those
/// of HTML's input types.
///
/// ```swift
/// switch form[.size]?.control {
/// case .choice(let options)?: showMenu(options)
/// case .boolean?: showSwitch()
/// default: showTextField()
/// }
/// ```
///
/// Every field has a text and can be typed into as well. A host without such controls, such as a
/// terminal, shows the text.
public enum FieldControl: Hashable, Sendable {
  /// A text field for a number. The traits say what the number may have, such as a minus. (C16)
  case number(EntryTraits)
  /// A text field for a text of any kind, with the keyboard to show.
  case text(EntryKeys)
  /// Yes or no: a switch or a checkbox. A step, as by an arrow key, changes the answer.
  case boolean
  /// One of the options: a menu or radio buttons. A step, as by an arrow key, goes to the next
  /// option.
  case choice([FieldOption])
  /// Any number of the options: checkboxes.
  case choices([FieldOption])
  /// A date: a calendar.
  case date
  /// A time of day: a control for hours and minutes.
  case time
  /// A date with a time of day: a calendar with hours and minutes.
  case dateTime

  /// The keyboard to show while the user types into the field, such as one with digits.
  ///
  /// - Complexity: That of `EntryTraits.keys`.
  public var keys: EntryKeys {
    switch self {
    case .number(let traits): traits.keys
    case .text(let keys): keys
    case .boolean, .choice, .choices, .date, .time, .dateTime: .text
    }
  }

  /// The options that can be chosen; empty for a control without options.
  public var options: [FieldOption] {
    switch self {
    case .choice(let options), .choices(let options): options
    case .number, .text, .boolean, .date, .time, .dateTime: []
    }
  }
}

/// One of the things that can be chosen in a field.
public struct FieldOption: Hashable, Sendable {
  /// What servers and snapshots call the option.
  public let value: String
  /// What people call the option.
  public let label: String

  /// Makes an option; without a label, its value is the label.
  public init(_ value: String, label: String? = nil) {
    (self.value, self.label) = (value, label ?? value)
  }
}
