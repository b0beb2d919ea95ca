public import FieldEditing
import FormattingFields
import Foundation
import NumberMessages
public import NumberText

/// What a page's form posts: a price and a quantity as the person typed them, and the locale that the page was shown in.
///
/// ```swift
/// let answer = try OrderPost("locale=de-DE&price=1.234,50&quantity=3").answer
/// answer.price       // 1234.50
/// try OrderPost("locale=de-DE&price=1.5&quantity=3").answer.issues
/// // ["price": "A group of digits is too short. Did you mean “1,5”?"]
/// ```
public struct OrderPost {
  /// What the page is told.
  public struct Answer: Codable, Equatable, Sendable {
    /// The price with all its digits; nil if its text is refused.
    public var price: FixedDecimal?
    public var quantity: Int?
    /// A sentence for each refused field, in the person's language.
    public var issues: [String: String]

    public init(
      price: FixedDecimal? = nil, quantity: Int? = nil, issues: [String: String] = [:]
    ) {
      (self.price, self.quantity, self.issues) = (price, quantity, issues)
    }
  }

  /// A request that no page of ours sends.
  public enum Refusal: Error, Equatable {
    /// The body is no form, or its bytes are no text.
    case malformed
    /// There is no such locale.
    case unknownLocale
  }

  private let texts: [String: String]
  private let locale: String

  /// Reads a body of the type `application/x-www-form-urlencoded`.
  public init(_ body: String) throws(Refusal) {
    var texts: [String: String] = [:]
    for pair in body.split(separator: "&") {
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map {
        // Nil if the bytes are no UTF-8: a broken character is refused, not repaired.
        $0.replacing("+", with: " ").removingPercentEncoding
      }
      guard parts.count == 2, let name = parts[0], let text = parts[1], texts[name] == nil else {
        throw .malformed
      }
      texts[name] = text
    }
    self.texts = texts
    locale = texts["locale"] ?? "en-US"
  }

  /// What the fields say, each read as the page's field reads its text.
  public var answer: Answer {
    get throws {
      guard let prices = try? NumberFormat.icu(locale: locale, style: .currency("EUR")),
        let integers = try? NumberFormat.icu(locale: locale, style: .integer)
      else { throw Refusal.unknownLocale }
      var policies = FieldPolicies()
      policies.refusesExtraDigits = true
      var answer = Answer()
      answer.price = read(
        "price",
        by: FormattingField(
          format: prices, bounds: NumberBounds(0...1_000_000), policies: policies),
        &answer)
      answer.quantity = read(
        "quantity", by: FormattingField(format: integers, bounds: NumberBounds(1...100)), &answer)
      return answer
    }
  }

  private func read<Value>(
    _ name: String, by field: FormattingField<Value>, _ answer: inout Answer
  ) -> Value? {
    let sentences = MessageTable(for: locale) ?? .english
    var field = field
    do {
      try field.edit(.follow(texts[name] ?? ""))
    } catch {
      answer.issues[name] = "\(error)"
      return nil
    }
    // The value of a refused text is an earlier one: a host sends the entry.
    if let refused = field.refusedText { answer.issues[name] = refused.message(in: sentences) }
    return field.entry
  }
}
