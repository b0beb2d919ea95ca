public import NumberText

/// A text that is compared byte by byte. `String`'s own `==` also calls texts equal that only look
/// the same, such as "č" and "c" followed by U+030C. Rule: S9.
///
/// With this property wrapper the compiler can make the `==` of a struct that contains a text:
///
/// ```swift
/// struct Saved: Hashable {
///   @ExactText var text: String
/// }
/// ```
@usableFromInline
@propertyWrapper
package struct ExactText: Hashable, Sendable {
  @usableFromInline package var wrappedValue: String

  @inlinable
  package init(wrappedValue: String) { self.wrappedValue = wrappedValue }

  @inlinable
  package static func == (left: ExactText, right: ExactText) -> Bool {
    left.wrappedValue.hasSameBytes(as: right.wrappedValue)
  }

  // Texts of the same bytes are equal for `String`, too, so `String`'s hash is equal for them.
  @inlinable
  package func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}

/// A value that is compared by `isSame`, so that NaN is the same as NaN, which `==` denies. (S9)
///
/// ```swift
/// struct Saved: Hashable {
///   @Same var value: Double?
/// }
/// ```
@usableFromInline
@propertyWrapper
package struct Same<Value: Hashable>: Hashable {
  @usableFromInline package var wrappedValue: Value

  @inlinable
  package init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  @inlinable
  package static func == (left: Same, right: Same) -> Bool {
    isSame(left.wrappedValue, right.wrappedValue)
  }

  @inlinable
  package func hash(into hasher: inout Hasher) {
    if wrappedValue == wrappedValue { hasher.combine(wrappedValue) }
  }
}

extension Same: Sendable where Value: Sendable {}

/// A value in storage that copies share until one of them changes. Copying it retains one
/// reference, however many references the value contains. Used for a field's committed state, which
/// is copied with each change.
@usableFromInline
package struct Shared<Value: Hashable & Sendable>: Hashable, Sendable {
  // An array of one element: releasing an array costs less than releasing an object of a generic
  // class, whose type is looked up at run time.
  @usableFromInline var values: [Value]

  @inlinable
  init(_ value: Value) { values = [value] }

  @inlinable var value: Value {
    get { values[0] }
    _modify { yield &values[0] }
  }
}

/// Whether two values are the same: equal, or both NaN. (S9)
@inlinable
package func isSame<Value: Equatable>(_ left: Value, _ right: Value) -> Bool {
  left == right || left != left && right != right
}
