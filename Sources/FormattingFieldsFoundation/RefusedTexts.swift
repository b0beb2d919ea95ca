import FormattingFieldLock
import Observation

/// The refused texts of the number fields on a screen, as a part of a host's model. So the model
/// alone tells whether it is valid, and a test needs no field.
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
  private var texts: [Int: RefusedFieldText] = [:]

  /// Makes an empty collection or, for a test, a collection of some texts.
  public init(_ texts: [String] = []) {
    for (place, text) in texts.enumerated() { self.texts[-1 - place] = RefusedFieldText(text) }
  }

  /// Whether each field has a text that a commit accepts.
  public var isEmpty: Bool { present.isEmpty }

  /// The refused texts, sorted.
  public var all: [String] { present.values.sorted() }

  /// The texts of the fields that are there.
  private var present: [Int: String] { texts.compactMapValues(\.text) }

  /// Sets the refused text of the field that an object identifies; nil if a commit accepts the
  /// text. Texts of fields that are gone are removed.
  package mutating func set(_ text: RefusedFieldText?, of field: ObjectIdentifier) {
    texts[Int(bitPattern: field)] = text
    texts = texts.filter { $0.value.text != nil }
  }

  public static func == (left: RefusedTexts, right: RefusedTexts) -> Bool {
    left.present == right.present
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(present) }
}

/// A text that a field has refused. It goes with the field, wherever the model and its copies are:
/// by then the binding to the model may be dead.
package final class RefusedFieldText: Observable, Sendable {
  private let kept: Locked<String?>
  private let registrar = ObservationRegistrar()

  package init(_ text: String) { kept = Locked(text) }

  /// The text; nil once the field is gone.
  package var text: String? {
    registrar.access(self, keyPath: \.text)
    return kept.withLock { $0 }
  }

  /// The field is gone, or has another text.
  package func withdraw() {
    registrar.withMutation(of: self, keyPath: \.text) { kept.withLock { $0 = nil } }
  }
}
