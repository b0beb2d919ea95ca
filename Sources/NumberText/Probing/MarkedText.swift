/// A number's text in pieces, each marked with what the piece is: "-1,234.5" has the sign "-", the
/// integer "1", the groupingSeparator ",", the integer "234", the decimalSeparator "." and the
/// fraction "5".
package struct MarkedText: Sendable {
  /// What a piece is. Each group of integer digits is a piece of its own.
  package enum Field: String, CaseIterable, Hashable, Sendable {
    case integer, groupingSeparator, decimalSeparator, fraction
    case exponentSeparator, exponentSign, exponent
    case sign, currency, compact
    case literal

    /// Whether pieces of this field belong to the number itself, and not to the text around the
    /// number.
    fileprivate var isOfNumber: Bool {
      switch self {
      case .integer, .groupingSeparator, .decimalSeparator, .fraction, .exponentSeparator,
        .exponentSign, .exponent:
        true
      case .sign, .currency, .compact, .literal: false
      }
    }
  }

  package struct Piece: Hashable, Sendable {
    package let field: Field
    package let text: String

    package init(_ field: Field, _ text: String) {
      self.field = field
      self.text = text
    }
  }

  package let pieces: [Piece]
  /// The name of the number's plural category; nil if the source does not tell it.
  package var pluralCategory: String?

  package init(_ pieces: [Piece]) { self.pieces = pieces }

  package var text: String { text(pieces.indices) }

  package func text(_ range: Range<Int>) -> String {
    var text = ""
    for piece in pieces[range] { text += piece.text }
    return text
  }

  /// The text of the first piece of a field; nil if no piece is of this field.
  package func text(of field: Field) -> String? { pieces.first { $0.field == field }?.text }

  package func contains(_ field: Field) -> Bool { pieces.contains { $0.field == field } }

  /// The indices of the pieces from the first digit to the last, separators and exponent included;
  /// nil if no digit is shown.
  package var numberRange: Range<Int>? {
    guard let first = pieces.firstIndex(where: { $0.field.isOfNumber }),
      let last = pieces.lastIndex(where: { $0.field.isOfNumber })
    else { return nil }
    return first..<last + 1
  }

  /// The text before the number and after it, signs included.
  package struct Literals: Hashable, Sendable {
    package var prefix = ""
    package var suffix = ""
  }

  package var literals: Literals? {
    guard let number = numberRange else { return nil }
    return Literals(
      prefix: text(0..<number.lowerBound), suffix: text(number.upperBound..<pieces.count))
  }

  /// The text between the integer digits and the fraction digits; nil if the text has no decimal
  /// separator.
  package var decimalSeparator: String? {
    guard let fraction = pieces.firstIndex(where: { $0.field == .fraction }),
      let integer = pieces[..<fraction].lastIndex(where: { $0.field == .integer }),
      integer + 1 < fraction
    else { return text(of: .decimalSeparator) }
    return text(integer + 1..<fraction)
  }

  /// The text between the mantissa's last digit and the exponent's first, such as "E-"; nil without
  /// an exponent.
  package var exponentPrefix: String? {
    guard let exponent = pieces.firstIndex(where: { $0.field == .exponent }),
      let mantissa = pieces[..<exponent].lastIndex(where: {
        $0.field == .fraction || $0.field == .integer
      })
    else { return nil }
    return text(mantissa + 1..<exponent)
  }

  /// How many digits each group of the integer has, from the first to the last: 1 and 3 in "1,234";
  /// empty without digits.
  package var groupSizes: [Int] {
    var sizes: [Int] = []
    guard let first = pieces.firstIndex(where: { $0.field == .integer }) else { return [] }
    var isOpen = false
    for piece in pieces[first...] {
      if piece.field == .groupingSeparator {
        isOpen = false
      } else if piece.field == .integer {
        let count = piece.text.unicodeScalars.count
        if isOpen { sizes[sizes.count - 1] += count } else { sizes.append(count) }
        isOpen = true
      } else {
        break
      }
    }
    return sizes
  }

  /// The number that the digits show, without sign and exponent; nil if there are no digits.
  var shownNumber: FixedDecimal? {
    var digits: [UInt8] = []
    var fractionCount = 0
    for piece in pieces where piece.field == .integer || piece.field == .fraction {
      for scalar in piece.text.unicodeScalars {
        guard let digit = DecimalDigits.value(of: scalar.value) else { return nil }
        digits.append(digit.value)
        if piece.field == .fraction { fractionCount += 1 }
      }
    }
    return digits.isEmpty ? nil : FixedDecimal(digits: digits, exponent: -fractionCount)
  }
}

// MARK: Affixes

extension MarkedText {
  /// The texts before and after the digits, without signs, words of compact notation, parentheses
  /// around the whole, outer spaces and outer bidi controls.
  package var affixes: (prefix: String, suffix: String) {
    guard let number = numberRange, number != pieces.indices else { return ("", "") }
    let prefix = literal(0..<number.lowerBound).withoutOuterSpaceAndMarks
    let suffix = literal(number.upperBound..<pieces.count).withoutOuterSpaceAndMarks
    guard prefix.utf8.first == UInt8(ascii: "("),
      withUTF8(of: suffix, { $0.last == UInt8(ascii: ")") })
    else {
      return (prefix, suffix)
    }
    return (
      prefix.utf8Part(1..<prefix.utf8.count).withoutOuterSpaceAndMarks,
      suffix.utf8Part(0..<suffix.utf8.count - 1).withoutOuterSpaceAndMarks
    )
  }

  private func literal(_ range: Range<Int>) -> String {
    var text = ""
    for piece in pieces[range] where piece.field != .sign && piece.field != .compact {
      text += piece.text
    }
    return text
  }
}

extension String {
  /// The text without white space and bidi controls at both ends.
  ///
  /// Source: UAX #9, "Directional Formatting Characters"; UAX #44, `White_Space`.
  package var withoutOuterSpaceAndMarks: String {
    String(unicodeScalars.trimming { $0.isSpaceOrBidiControl })
  }

  /// The text with plain currency signs in place of wide or small ones: "¥" for "￥". (R15)
  package var withPlainCurrencySigns: String {
    var text = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      text.append(Unicode.Scalar(CharacterKind.currencySign(scalar.value)) ?? scalar)
    }
    return String(text)
  }
}

extension Unicode.Scalar {
  fileprivate var isSpaceOrBidiControl: Bool {
    switch CharacterKind(value) {
    case .separator(.space), .blank, .ignorable: true
    // The overrides U+202D and U+202E are bidi controls, too. They are not of the kind `ignorable`,
    // because a typed text with them is refused.
    default: 0x202D...0x202E ~= value
    }
  }
}

/// Finds the text beside the digits, without outer spaces and bidi controls: "€" for "1,00 €".
/// Empty if the text has no digits.
package func affix(beside text: String) -> String {
  guard let runs = DigitRuns(text) else { return "" }
  return (runs.prefix + runs.suffix).withoutOuterSpaceAndMarks
}
