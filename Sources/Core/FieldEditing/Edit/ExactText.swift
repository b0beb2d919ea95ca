import NumberText

/// A text that is compared byte by byte. `String`'s own `==` compares by canonical equality, in which
/// "č" equals "c" and U+030C. Rule: S9.
///
/// As a property wrapper it gives the type around it a synthesised `==`:
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

  // Texts of the same bytes are canonically equal, so that `String`'s hash serves.
  @inlinable
  package func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}

/// A value that is the same as itself, NaN too: `==` says that NaN differs from NaN. (S9)
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

/// A value that its copies share, so that a copy counts one reference however many parts the value has.
@usableFromInline
@propertyWrapper
package struct Shared<Value: Hashable & Sendable>: Hashable, Sendable {
  // One value. The end of an array is cheaper than that of a generic class, which looks types up.
  @usableFromInline var values: [Value]

  @inlinable
  package init(wrappedValue: Value) { values = [wrappedValue] }

  @inlinable package var wrappedValue: Value {
    get { values[0] }
    set { self = Shared(wrappedValue: newValue) }
    // A value that no copy shares changes in its place.
    _modify { yield &values[0] }
  }

  /// The value as it is shared.
  @inlinable package var projectedValue: Shared { self }
}

/// Whether two values are the same: equal, or both NaN. (S9)
@inlinable
package func isSame<Value: Equatable>(_ left: Value, _ right: Value) -> Bool {
  left == right || left != left && right != right
}

extension String {
  /// Whether two texts have the same bytes. (S9)
  @usableFromInline
  package func hasSameBytes(as other: String) -> Bool {
    #if _pointerBitWidth(_64)
      // A text that was copied, and a short one, is the same word by word.
      typealias Words = (UInt64, UInt64)
      if unsafeBitCast(self, to: Words.self) == unsafeBitCast(other, to: Words.self) { return true }
    #endif
    return NumberText.withUTF8(of: self) { own in
      NumberText.withUTF8(of: other) { other in
        guard own.count == other.count else { return false }
        var offset = 0
        while offset < own.count {
          if own.paddedWord(at: offset) != other.paddedWord(at: offset) { return false }
          offset += 8
        }
        return true
      }
    }
  }
}
