import FieldForms
import FormattingFields

extension Cart {
  /// The form's sentences, with the labels of its fields.
  static let messages = FormMessages<FieldID> { field in
    switch field {
    case .locale: "Locale"
    case .price: "Price"
    case .quantity: "Quantity"
    case .discount: "Discount"
    case .extra(let id, _): "Extra \(id)"
    case .name: "Name"
    case .email: "Email"
    case .password: "Password"
    }
  }

  /// A number as the locale's prices look.
  var sample: String { price.format.text(for: FixedDecimal("1234567.89")!) }

  /// What was ordered, in a sentence.
  var receipt: String {
    "Ordered: \(quantity.text) × \(price.text), total \(totalText), for \(name.text)."
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
