/// The refused texts of the number fields on a screen, as a part of a host's model. So the model alone tells whether it
/// is valid, and a test needs no field.
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

  /// Makes an empty collection or, for a test, a collection of some texts.
  public init(_ texts: [String] = []) {
    for (place, text) in texts.enumerated() { self.texts[-1 - place] = text }
  }

  /// Whether each field has a text that a commit accepts.
  public var isEmpty: Bool { texts.isEmpty }

  /// The refused texts, sorted.
  public var all: [String] { texts.values.sorted() }

  /// The refused text of the field that an object identifies; nil if a commit accepts the text.
  package subscript(field: ObjectIdentifier) -> String? {
    get { texts[Int(bitPattern: field)] }
    set { texts[Int(bitPattern: field)] = newValue }
  }
}
