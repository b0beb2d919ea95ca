public import FieldForms
public import Foundation

extension FormRefusal: LocalizedError {
  /// The error's `description`.
  public var errorDescription: String? { description }
}
