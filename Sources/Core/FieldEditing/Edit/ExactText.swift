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

extension String {
  /// Whether two texts have the same bytes. (S9)
  @usableFromInline
  package func hasSameBytes(as other: String) -> Bool {
    NumberText.withUTF8(of: self) { own in
      NumberText.withUTF8(of: other) { own.count == $0.count && own.elementsEqual($0) }
    }
  }
}
