public import FieldEditing
public import Foundation
public import NumberText

// The `localizedDescription` of the package's errors.

/// Thrown by a ``StrictNumberStyle``.
extension RefusedText: LocalizedError {
  /// The sentence of its `message`.
  public var errorDescription: String? { message }
}

extension NumberFormatError: LocalizedError {
  /// The sentence of its `description`.
  public var errorDescription: String? { description }
}

extension EditRefusal: LocalizedError {
  /// The sentence of its `description`.
  public var errorDescription: String? { description }
}

extension SnapshotError: LocalizedError {
  /// The sentence of its `description`.
  public var errorDescription: String? { description }
}
