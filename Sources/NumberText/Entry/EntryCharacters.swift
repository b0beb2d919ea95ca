/// The code points of a text, with their UTF-8 offsets. An index here counts code points.
package struct EntryCharacters {
  package let scalars: [Unicode.Scalar]
  /// The UTF-8 offset of each code point, and of the text's end.
  package let offsets: [Int]

  package init(_ text: String) {
    scalars = Array(text.unicodeScalars)
    offsets = scalars.reduce(into: [0]) { $0.append($0[$0.count - 1] + UTF8.width($1)) }
  }

  package func kind(_ index: Int) -> CharacterKind { CharacterKind(scalars[index].value) }

  package func digit(_ index: Int) -> UInt8? { scalars[index].digit }

  /// The index of the first digit; nil if there is none.
  package var firstDigit: Int? { scalars.indices.first { digit($0) != nil } }

  package func isSpace(_ index: Int) -> Bool { scalars[index].isSpace }

  /// Whether the digits at the given indices belong to two numbering systems. Such digits are no
  /// number, since bidirectional text may show them in another order. (R2)
  package func mixDigits(in ranges: [Range<Int>]) -> Bool { mixedDigit(in: ranges) != nil }

  /// The first of the given indices whose digit is of another numbering system than the digits
  /// before it.
  package func mixedDigit(in ranges: [Range<Int>]) -> Int? {
    var first: UInt32?
    for index in ranges.joined() {
      guard case .digit(_, let zero) = kind(index) else { continue }
      if zero != first ?? zero { return index }
      first = zero
    }
    return nil
  }

  /// Whether three digits follow an index, as after a separator that groups.
  package func hasGroup(after index: Int) -> Bool {
    index + 3 < scalars.count && (index + 1...index + 3).allSatisfy { digit($0) != nil }
  }

  /// The UTF-8 range of the code points at the given indices.
  package func range(_ indices: Range<Int>) -> Range<Int> {
    offsets[indices.lowerBound]..<offsets[indices.upperBound]
  }
}

extension EntryText {
  /// The reading of a text that is a plain number; nil for other texts. The field reads plain
  /// numbers itself, and asks a kind of entry only about numbers that are out of bounds or that the
  /// field's type does not have. `isOpen` is true, since further digits can change the number.
  package var plainNumber: EntryReading? {
    reading(of: 0..<text.utf8.count).value.map { .number(ExactRatio($0), isOpen: true) }
  }

  /// The plain number that the text says if a part of it, a range in UTF-8, is replaced; nil if the
  /// result is no plain number. The text itself stays.
  package func number(replacing range: Range<Int>, with part: String) -> FixedDecimal? {
    NumberScanner<FixedDecimal>(format: format).scan(replacing(range, with: part)).value
  }
}

extension Unicode.Scalar {
  /// The value of a digit; nil for other characters.
  package var digit: UInt8? {
    if case .digit(let value, _) = CharacterKind(self.value) { value } else { nil }
  }

  /// Whether the character is white space, or an invisible bidi control.
  package var isSpace: Bool {
    switch CharacterKind(value) {
    case .separator(.space), .blank, .ignorable: true
    default: false
    }
  }

  /// A plain space if the character is a no-break or narrow space; else the character itself.
  package var withPlainSpace: Unicode.Scalar {
    switch value {
    case 0xA0, 0x2007, 0x2009, 0x202F: " "
    default: self
    }
  }

  /// The character in lower case, for comparisons. A no-break or narrow space becomes a plain
  /// space.
  package var folded: String { withPlainSpace.properties.lowercaseMapping }
}
