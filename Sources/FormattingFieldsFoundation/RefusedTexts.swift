/// The texts that the number fields on a screen refuse, as a part of a host's model: what is valid follows from the model, and
/// a test needs no field.
///
/// ```swift
/// struct Item: Equatable {
///   var price: Double? = 2.5
///   var refused = RefusedTexts()
///   var isValid: Bool { refused.isEmpty && (price ?? 0) > 0 }
/// }
/// var item = Item()
/// item.isValid                          // true
/// item.refused = RefusedTexts(["1..5"])
/// item.isValid                          // false
/// ```
public struct RefusedTexts: Hashable, Sendable {
  private var texts: [Int: String] = [:]

  /// Makes refused texts; none, or some for a test.
  public init(_ texts: [String] = []) {
    for (place, text) in texts.enumerated() { self.texts[-1 - place] = text }
  }

  /// Whether each field has a text that a commit takes.
  public var isEmpty: Bool { texts.isEmpty }

  /// The texts as they stand in their fields, in no order that means anything.
  public var all: [String] { texts.values.sorted() }

  /// The text of a field, which stands for itself as an object; nil if that is taken.
  package subscript(field: ObjectIdentifier) -> String? {
    get { texts[Int(bitPattern: field)] }
    set { texts[Int(bitPattern: field)] = newValue }
  }
}
