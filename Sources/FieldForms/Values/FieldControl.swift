public import FieldEditing

/// The control that a host shows for a field, in the kinds of HTML's input types, and the keys that
/// it needs.
///
/// ```swift
/// switch form[.size]?.control {
/// case .choice(let options)?: showMenu(options)
/// case .boolean?: showSwitch()
/// default: showTextField()
/// }
/// ```
///
/// Every field can be typed into as well: a terminal shows the texts of all of them.
public enum FieldControl: Hashable, Sendable {
  /// A text for a number, and what the number can have, such as a minus. (C16)
  case number(EntryTraits)
  /// A text of any kind, and the keys for it.
  case text(EntryKeys)
  /// Yes or no: a switch or a checkbox. Stepping changes the answer.
  case boolean
  /// One of the options: a menu or radio buttons. Stepping goes to the next option.
  case choice([FieldOption])
  /// Any of the options: checkboxes.
  case choices([FieldOption])
  /// A date.
  case date
  /// A time of day.
  case time
  /// A date with a time of day.
  case dateTime

  /// Which keys the field needs where it is typed into.
  ///
  /// - Complexity: that of `EntryTraits.keys`.
  public var keys: EntryKeys {
    switch self {
    case .number(let traits): traits.keys
    case .text(let keys): keys
    case .boolean, .choice, .choices, .date, .time, .dateTime: .text
    }
  }

  /// What can be chosen; empty for a control without options.
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
