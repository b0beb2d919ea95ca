import FieldEditing
public import NumberText

/// How a field reads and writes values that are not numbers: dates, options, yes or no, or values
/// of a host's own type.
///
/// ```swift
/// var format = ISOFormat<ISODate>()
/// format.read("2030-12-31")   // acceptable
/// format.read("2030-12-3")    // intermediate: it is on the way to a date
/// format.read("2030-13")      // invalid: there is no such month
/// ```
///
/// A format must read each text that it writes as the same value, and must refuse every text that
/// could mean two values.
///
/// - Complexity: A form calls `read` at each key, so `read` should take O(*n*) in the bytes of the
///   text.
public protocol ValueFormat: Equatable, Sendable {
  /// The type of the values, such as ``ISODate``. An empty field has none of them: it has nil.
  associatedtype Value: Hashable & Sendable

  /// Reads a text. The field never asks about an empty text.
  func read(_ text: String) -> ValueReading<Value>

  /// Writes a value; nil for a value that the format does not have, such as an option that is not
  /// among its options.
  func text(for value: Value) -> String?

  /// Converts a value to a `FieldValue`, which is the type of values for all kinds of fields; nil
  /// becomes the empty value of its kind.
  func fieldValue(_ value: Value?) -> FieldValue

  /// Converts a `FieldValue` back to the format's type; nil if it is empty or of another kind.
  func value(of fieldValue: FieldValue) -> Value?

  /// The control that a host shows for the field, such as a menu.
  var control: FieldControl { get }

  /// The value that a step from `value` leads to, such as the next day; nil if there is none. The
  /// default returns nil.
  func value(after value: Value?, _ step: ValueStep) -> Value?
}

extension ValueFormat {
  public func value(after value: Value?, _ step: ValueStep) -> Value? { nil }
}

/// A reading whose issue has a sentence in the ``FormMessages``.
public typealias ValueReading<Value> = Reading<Value, ValidationIssue>

/// A step through values, by arrow keys, Page Up and Page Down, Home and End.
public enum ValueStep: Hashable, Sendable {
  /// The next value, as for the up arrow.
  case next
  /// The previous value, as for the down arrow.
  case previous
  /// A value several steps later, such as the next month, as for Page Up.
  case largeNext
  /// A value several steps earlier, such as the previous month, as for Page Down.
  case largePrevious
  /// The least value, as for Home.
  case first
  /// The greatest value, as for End.
  case last

  /// The step that a key asks for; nil for any other key.
  init?(_ key: FieldAct.Key) {
    switch key {
    case .increment: self = .next
    case .decrement: self = .previous
    case .largeIncrement: self = .largeNext
    case .largeDecrement: self = .largePrevious
    case .setToMinimum: self = .first
    case .setToMaximum: self = .last
    default: return nil
    }
  }

  /// The direction of the step, 1 or −1; nil for the steps to the first and last value.
  var direction: Int? {
    switch self {
    case .next, .largeNext: 1
    case .previous, .largePrevious: -1
    case .first, .last: nil
    }
  }
}
