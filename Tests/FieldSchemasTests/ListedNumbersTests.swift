import NumberText
import Testing

@testable import FieldSchemas

/// The numbers of `enum` are looked up by a text that equal numbers share.
struct ListedNumbersTests {
  private func numbers(_ texts: String...) -> [FixedDecimal] { texts.map { FixedDecimal($0)! } }

  @Test("A number is listed however it is written, and stands there once")
  func equalNumbers() {
    let listed = ListedNumbers(
      numbers("1.50", "-0", "1E3", "1.5", "0.0", "1000", "98765432109876543210.5"))
    #expect(
      listed.elements.map { $0.description }
        == numbers("1.50", "-0", "1E3", "98765432109876543210.5").map { $0.description })
    for number in numbers("1.5", "1.500", "0", "-0.0", "1000", "1.0E3", "1E+3") {
      #expect(listed.contains(number), "\(number)")
    }
    for number in numbers("-1.5", "1.51", "15", "100", "98765432109876543210.4") {
      #expect(!listed.contains(number), "\(number)")
    }
    // A text of so many zeros would fill the memory.
    #expect(!listed.contains(FixedDecimal("1E999999999")!))
  }
}
