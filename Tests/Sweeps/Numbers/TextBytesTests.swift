import RandomSamples
import Testing

@testable import NumberText

struct TextBytesTests {
  @Test("Texts are compared, cut and trimmed as by their characters in a list")
  func texts() throws {
    var generator = SeededGenerator(Sampling.seed)
    let alphabet: [Unicode.Scalar] = ["a", "b", " ", "\u{E9}", "\u{301}", "\u{20AC}", "\u{1F600}"]
    func text() -> String {
      var text = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 0...12, using: &generator) {
        text.append(alphabet.randomElement(using: &generator)!)
      }
      return String(text)
    }
    for _ in 0..<2000 {
      let (left, right) = (text(), text())
      let (start, end) = (left.utf8.count, left.utf8.count + right.utf8.count)
      #expect(left.hasSameBytes(as: right) == left.utf8.elementsEqual(right.utf8))
      #expect((left + right).utf8Part(0..<start).hasSameBytes(as: left))
      #expect((left + right).utf8Part(start..<end).hasSameBytes(as: right))
      let trimmed = left.unicodeScalars.trimming { $0 == " " }
      let scalars = Array(left.unicodeScalars)
      let first = scalars.firstIndex { $0 != " " } ?? 0
      let last = scalars.lastIndex { $0 != " " }.map { $0 + 1 } ?? 0
      #expect(Array(trimmed) == Array(scalars[first..<last]))
    }
  }
}
