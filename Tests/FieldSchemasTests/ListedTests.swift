import Testing

@testable import FieldSchemas

/// Looking up a listed value compares it with a few others, however many are listed.
struct ListedTests {
  /// A value that counts how often it is compared.
  private struct Counted: Hashable {
    nonisolated(unsafe) static var comparisons = 0
    let number: Int

    static func == (left: Counted, right: Counted) -> Bool {
      comparisons += 1
      return left.number == right.number
    }

    func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }

  @Test("the comparisons are as many as the questions, near enough")
  func comparisons() {
    let listed = Listed((0..<20_000).map(Counted.init))
    Counted.comparisons = 0
    for number in 0..<20_000 { #expect(listed.contains(Counted(number: number))) }
    #expect(!listed.contains(Counted(number: -1)))
    #expect(Counted.comparisons < 200_000)
    #expect(listed.elements.map(\.number) == Array(0..<20_000))
  }
}
