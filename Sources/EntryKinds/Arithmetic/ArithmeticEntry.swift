@_spi(EntryKinds) package import NumberText

/// Reads sums: `12,5*3`, `(1+2)/4`, `100 + 19 %`, `=2^10`.
///
/// Numbers are plain numbers of the field's own format. Precedence is that of mathematics: powers
/// bind first, from right to left; then a sign; then products and quotients, from left to right;
/// then sums, from left to right. A percentage after a plus or minus is taken of the sum before it,
/// as in a shop: 100 + 19 % is 119.
///
/// ```swift
/// field.policies.entries = [.arithmetic]
/// try field.type("12,5*3")   // in German
/// field.value                // 37.5
/// field.commit().outcome     // .evaluated(from: "12,5*3")
/// ```
///
/// - Complexity: O(*n*) in the bytes of the text; at most O(*n*²), if an affix of the format
///   contains an operator, as "km/h" does.
///
/// Rule: X3.
package final class ArithmeticEntry: EntryInterpreter {
  package let name = "arithmetic"

  package init() {}

  package func reading(of text: EntryText) -> EntryReading? {
    var calculation = Calculation(text)
    do throws(Calculation.Refusal) {
      let result = try calculation.result()
      return .number(result, isOpen: true, isRounded: true)
    } catch {
      return error.reading
    }
  }

  package func canRead(_ scalar: Unicode.Scalar) -> Bool {
    Operator(scalar) != nil
  }
}

/// An operator, a parenthesis, a percent sign or an equals sign of a calculation.
enum Operator: Equatable {
  case plus, minus, times, divided, power, percent, opening, closing, equals

  init?(_ scalar: Unicode.Scalar) {
    switch CharacterKind(scalar.value) {
    case .plus: self = .plus
    case .minus: self = .minus
    case .openingParenthesis: self = .opening
    case .closingParenthesis: self = .closing
    case .other:
      switch scalar.value {
      // Asterisks, the sign of multiplication, dots in the middle of a line.
      case 0x2A, 0xD7, 0xB7, 0x2217, 0x2219, 0x22C5, 0x2715, 0x30FB, 0xFF0A: self = .times
      // Slashes, the sign of division, colons.
      case 0x2F, 0xF7, 0x3A, 0x2044, 0x2215, 0x2236, 0xFF0F, 0xFF1A: self = .divided
      case 0x5E, 0xFF3E: self = .power
      case _ where NumberStyle.percent.scaleSigns.contains(scalar): self = .percent
      case 0x3D, 0xFF1D: self = .equals
      default: return nil
      }
    default: return nil
    }
  }
}
