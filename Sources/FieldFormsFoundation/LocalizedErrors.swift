public import FieldForms
public import Foundation

extension FormRefusal: LocalizedError {
  /// The sentence of its `description`.
  public var errorDescription: String? { description }
}
