import FormattingFields

extension Cart {
  /// The texts of all fields.
  var texts: [String] {
    [locale.text, price.text, quantity.text, discount.text, name.text, email.text]
  }

  /// A number as the locale's prices look.
  var sample: String { price.format.text(for: FixedDecimal("1234567.89")!) }

  /// What was ordered, in a sentence.
  var receipt: String {
    "Ordered: \(quantity.text) × \(price.text), total \(totalText), for \(name.text)."
  }
}

extension Cart.FieldID {
  var label: String {
    switch self {
    case .locale: "Locale"
    case .price: "Price"
    case .quantity: "Quantity"
    case .discount: "Discount"
    case .name: "Name"
    case .email: "Email"
    }
  }
}

extension FormRefusal {
  /// Why nothing happened, in a sentence.
  var sentence: String {
    switch self {
    case .noFocus: "No field has the focus. Tab goes to the first."
    case .unknownField, .notActive: "This field takes no text."
    case .edit(let refusal): refusal.sentence
    }
  }
}

extension EditRefusal {
  /// Why an edit was refused, in a sentence.
  var sentence: String {
    switch self {
    case .tooLong(let limit): "Refused: a text has at most \(limit) bytes."
    case .brokenText: "Refused: these bytes are no text (UTF-8)."
    case .filtered: "This key does nothing here."
    case .rangeOutsideText, .offsetInsideCharacter, .otherText: "Refused: the text is another now."
    }
  }
}

extension ValidationIssue {
  /// What is wrong, in a sentence.
  func sentence(in text: String) -> String {
    if let message { return message }
    return switch kind {
    case .required: "This is required."
    case .number(let issue): issue.message(in: text)
    case .tooShort(let minimum): "At least \(minimum) characters."
    case .tooLong(let maximum): "At most \(maximum) characters."
    case .pattern: "This does not have the form that is asked for."
    case .email: "This is no email address."
    case .unequal(let field): "This is not the same as \(field)."
    case .rule(let name), .answer(let name): "\(name) does not hold."
    case .check: "This was found to be wrong."
    }
  }
}
