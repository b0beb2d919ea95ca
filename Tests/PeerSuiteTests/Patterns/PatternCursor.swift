/// Reads the parts of a number pattern. Source: UTS #35 Part 3, "Number Format Patterns".
struct PatternCursor {
  private let scalars: [Unicode.Scalar]
  private var position = 0

  init(_ text: String) { scalars = Array(text.unicodeScalars) }

  private var next: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

  mutating func eat(_ scalar: Unicode.Scalar) -> Bool {
    guard next == scalar else { return false }
    position += 1
    return true
  }

  /// The pieces up to the digits, a semicolon or the end; padding is only noted.
  mutating func eatAffix(hasPadding: inout Bool) throws -> [AffixPiece] {
    var pieces: [AffixPiece] = []
    var literal = ""
    func flush() {
      if !literal.isEmpty { pieces.append(.text(literal)) }
      literal = ""
    }
    while let scalar = next, !Self.isOfDigits(scalar), scalar != ";" {
      position += 1
      switch scalar {
      case "'": literal += try eatQuoted()
      case "*":
        hasPadding = true
        if eat("'") { _ = try eatQuoted() } else { position += 1 }
      case "-", "+", "%", "‰", "¤":
        flush()
        var count = 1
        while scalar == "¤" && eat("¤") { count += 1 }
        pieces.append(AffixPiece(scalar, count: count))
      default: literal.unicodeScalars.append(scalar)
      }
    }
    flush()
    return pieces
  }

  /// The text up to the closing quote; two quotes are one.
  private mutating func eatQuoted() throws -> String {
    if eat("'") { return "'" }
    var text = ""
    while let scalar = next {
      position += 1
      guard scalar == "'" else {
        text.unicodeScalars.append(scalar)
        continue
      }
      guard eat("'") else { return text }
      text += "'"
    }
    throw PatternError()
  }

  /// The placeholders of the digits, such as "#,##0.00".
  mutating func eatDigits() -> String {
    var text = ""
    while let scalar = next, Self.isOfDigits(scalar) {
      text.unicodeScalars.append(scalar)
      position += 1
    }
    return text
  }

  mutating func eatExponent() throws -> PeerPattern.Exponent? {
    guard eat("E") else { return nil }
    var exponent = PeerPattern.Exponent(minimumDigits: 0, signAlwaysShown: eat("+"))
    while eat("0") { exponent.minimumDigits += 1 }
    guard exponent.minimumDigits > 0 else { throw PatternError() }
    return exponent
  }

  func expectEnd() throws { if next != nil { throw PatternError() } }

  private static func isOfDigits(_ scalar: Unicode.Scalar) -> Bool {
    ("0"..."9").contains(scalar) || ["#", "@", ",", "."].contains(scalar)
  }
}

/// The text is no pattern.
struct PatternError: Error {}

/// A part of what a pattern writes before or behind the digits.
enum AffixPiece: Equatable {
  case text(String)
  case minus, plus, percent, perMille
  /// The currency: 1 its symbol, 2 its code, 3 its name, 4 and more its narrow symbol.
  case currency(Int)

  init(_ scalar: Unicode.Scalar, count: Int) {
    switch scalar {
    case "-": self = .minus
    case "+": self = .plus
    case "%": self = .percent
    case "‰": self = .perMille
    default: self = .currency(count)
    }
  }
}
