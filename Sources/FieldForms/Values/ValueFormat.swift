import FieldEditing
public import NumberText

/// How a field reads and writes values that are not numbers: dates, options, yes or no, or a host's own.
///
/// ```swift
/// var format = ISOFormat<ISODate>()
/// format.read("2030-12-31")   // acceptable
/// format.read("2030-12-3")    // intermediate: it is on the way to a date
/// format.read("2030-13")      // invalid: there is no such month
/// ```
///
/// A format reads its own texts as the values that it wrote, and refuses every text that could mean two
/// values.
///
/// - Complexity: a form asks for a reading at each key, so a format reads in O(*n*) in the bytes of the text.
public protocol ValueFormat: Equatable, Sendable {
  /// The type of the values.
  associatedtype Value: Hashable & Sendable

  /// Reads a text that is not empty.
  func read(_ text: String) -> ValueReading<Value>

  /// Writes a value; nil for a value that the format does not have, such as an option that is not among its
  /// options.
  func text(for value: Value) -> String?

  /// Converts a value to the type that a form keeps; nil becomes the empty value of that kind.
  func fieldValue(_ value: Value?) -> FieldValue

  /// Converts a value that a form keeps to the format's type; nil for a value of another kind and for an empty value.
  func value(of fieldValue: FieldValue) -> Value?

  /// What a host shows for the field.
  var control: FieldControl { get }

  /// The value that a step leads to; nil if there is none. The default has no steps.
  func value(after value: Value?, _ step: ValueStep) -> Value?
}

extension ValueFormat {
  public func value(after value: Value?, _ step: ValueStep) -> Value? { nil }
}

/// What a text says: a value, or the issue that messages tell.
public typealias ValueReading<Value> = Reading<Value, ValidationIssue>

/// A step through values, by arrow keys, Page Up and Page Down, Home and End.
public enum ValueStep: Hashable, Sendable {
  /// The next value, as the up arrow asks for it.
  case next
  /// The value before, as the down arrow asks for it.
  case previous
  /// A value farther on, as Page Up asks for it.
  case largeNext
  /// A value farther back, as Page Down asks for it.
  case largePrevious
  /// The least value, as Home asks for it.
  case first
  /// The greatest value, as End asks for it.
  case last

  /// The step that a key asks for; nil for any other key.
  init?(_ key: FieldInput.Key) {
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
