import FieldForms
package import FormattingFields

extension Cart: TerminalContent {
  package static let localeField = FieldID.locale

  package var title: String { "numfield demo: number fields, key by key" }

  package var table: MessageTable { .english }

  package func label(of field: FieldID) -> String {
    switch field {
    case .locale: "Locale"
    case .price: "Price"
    case .quantity: "Quantity"
    case .discount: "Discount"
    case .extra(let id, _): "Extra \(id)"
    case .tip: "Tip"
    case .total: "Total"
    case .weight: "Weight"
    case .name: "Name"
    case .email: "Email"
    case .password: "Password"
    }
  }

  package func hint(of field: FieldID) -> String? {
    field == .tip ? "Digits fill from the right, as on a till." : nil
  }

  package var help: [String] {
    [
      "Return on the last field sends the form to a shop",
      "that this program plays.",
    ]
  }

  /// A number as the locale's prices look.
  package var sample: String { price.format.text(for: FixedDecimal("1234567.89")!) }

  package var answerer: String {
    "So the shop answers, which this program plays. Another text is sent anew."
  }

  /// What was ordered, in a sentence.
  package var receipt: String? {
    "Ordered: \(quantity.text) × \(price.text), total \(total.text), for \(name.text)."
  }
}

extension EditRefusal {
  /// Why nothing happened, in a sentence.
  var sentence: String {
    switch self {
    case .tooLong(let limit): "Refused: a text has at most \(limit) bytes."
    case .brokenText: "Refused: these bytes are no text (UTF-8)."
    case .filtered: "This key does nothing here."
    case .rangeOutsideText, .offsetInsideCharacter, .otherText, .otherType:
      "Refused: the text is another now."
    }
  }
}

extension FormRefusal {
  /// Why nothing happened, in a sentence.
  var sentence: String {
    switch self {
    case .field(let refusal): refusal.sentence
    case .noFocus: "No field has the focus. Tab goes to the first."
    case .readOnly: "This field is computed."
    case .unknownField, .notActive, .declaredTwice: "This field takes no text."
    }
  }
}
