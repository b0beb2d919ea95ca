public import FieldEditing
public import Foundation
public import NumberText

// The package's errors get a `localizedDescription` here.

/// The error that a ``StrictNumberStyle`` throws.
extension RefusedText: LocalizedError {
  /// The `message` of the refused text.
  public var errorDescription: String? { message }
}

extension NumberFormatError: LocalizedError {
  /// The error's `description`.
  public var errorDescription: String? { description }
}

extension EditRefusal: LocalizedError {
  /// The error's `description`.
  public var errorDescription: String? { description }
}

extension SnapshotError: LocalizedError {
  /// The error's `description`.
  public var errorDescription: String? { description }
}
