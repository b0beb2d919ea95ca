/// A writer that gives texts alone and does not tell what their characters mean, such as a format
/// style of Foundation's.
package struct TextWriter: Sendable {
  /// Writes the nearest number that the writer's type holds; nil if there is no such number.
  package var text: @Sendable (FixedDecimal) -> String?
  /// Whether the type holds exactly this number.
  package var holds: @Sendable (FixedDecimal) -> Bool
  package var allowsNegative: Bool

  package init(
    allowsNegative: Bool, holds: @escaping @Sendable (FixedDecimal) -> Bool,
    text: @escaping @Sendable (FixedDecimal) -> String?
  ) {
    self.allowsNegative = allowsNegative
    self.holds = holds
    self.text = text
  }
}

/// A source whose writer gives texts alone. Which characters are digits, separators or signs is
/// known from `TextMarks`.
struct TextSource: FormatSource {
  let writer: TextWriter
  let marks: TextMarks
  let pluralCategoryCount: Int? = nil

  func text(of number: FixedDecimal) throws(NumberFormatError) -> String? {
    guard writer.holds(number), let text = writer.text(number) else { return nil }
    // Digits of another numbering system mean that the writer fell back to another way of writing,
    // which tells nothing.
    if let runs = DigitRuns(text), runs.zero != marks.zero { return nil }
    return text
  }

  func markedText(of number: FixedDecimal) throws(NumberFormatError) -> MarkedText? {
    if number.isNegative, !writer.allowsNegative, let text = try markedText(of: number.magnitude) {
      return MarkedText([MarkedText.Piece(.sign, "-")] + text.pieces)
    }
    return try text(of: number).map(marks.marked)
  }
}

extension TextMarks {
  func marked(_ text: String) -> MarkedText {
    guard let runs = DigitRuns(text) else { return MarkedText([MarkedText.Piece(.literal, text)]) }
    var pieces = literals(runs.prefix)
    var field = MarkedText.Field.integer
    if let last = pieces.last, last.field == .decimalSeparator { field = .fraction }
    for run in runs.runs {
      pieces.append(MarkedText.Piece(field, run.text))
      if let exponentSeparator, field != .exponent,
        run.gap.unicodeScalars.starts(with: exponentSeparator.unicodeScalars)
      {
        pieces.append(MarkedText.Piece(.exponentSeparator, exponentSeparator))
        let sign = run.gap.unicodeScalars.dropFirst(exponentSeparator.unicodeScalars.count)
        if !sign.isEmpty {
          pieces.append(MarkedText.Piece(.exponentSign, String(sign)))
        }
        field = .exponent
      } else if field == .integer, !run.gap.isEmpty, run.gap == decimalSeparator {
        pieces.append(MarkedText.Piece(.decimalSeparator, run.gap))
        field = .fraction
      } else if !run.gap.isEmpty {
        let isGroup = field == .integer && run.gap == groupingSeparator
        pieces.append(MarkedText.Piece(isGroup ? .groupingSeparator : .literal, run.gap))
      }
    }
    return MarkedText(pieces + literals(runs.suffix))
  }

  /// Cuts the text before or after the digits into signs and literals. If the text is only the
  /// decimal separator, as before the digit of ".5", returns the separator as the only piece.
  private func literals(_ text: String) -> [MarkedText.Piece] {
    var pieces: [MarkedText.Piece] = []
    if !text.isEmpty, text == decimalSeparator {
      return [MarkedText.Piece(.decimalSeparator, text)]
    }
    var literal = ""
    func close() {
      if !literal.isEmpty { pieces.append(MarkedText.Piece(.literal, literal)) }
      literal = ""
    }
    for scalar in text.unicodeScalars {
      if signs.contains(scalar) {
        close()
        pieces.append(MarkedText.Piece(.sign, String(scalar)))
      } else {
        literal.unicodeScalars.append(scalar)
      }
    }
    close()
    return pieces
  }
}
