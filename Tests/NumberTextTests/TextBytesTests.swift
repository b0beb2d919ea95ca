import RandomSamples
import Testing

@testable import NumberText

/// The functions on texts that are compiled once, beside the standard library's.
struct TextBytesTests {
  /// Blocks of scripts with two cases, of which `lowercase` knows every letter but those of phonetics and of
  /// languages that have changed their alphabets.
  @Test(
    "A letter has the lower case that Unicode gives it",
    arguments: [
      0x00...0x17F, 0x1CD...0x1DC, 0x1DE...0x1EF, 0x1F8...0x21F, 0x222...0x233, 0x386...0x3CE,
      0x400...0x52F, 0x531...0x586, 0x1E00...0x1E95, 0x1EA0...0x1EFF,
    ] as [ClosedRange<UInt32>])
  func lowercase(block: ClosedRange<UInt32>) throws {
    for value in block where value != 0x130 {
      let scalar = try #require(Unicode.Scalar(value))
      let lowercase = scalar.properties.lowercaseMapping.unicodeScalars.first
      #expect(scalar.lowercase == lowercase?.value, "U+\(String(value, radix: 16))")
    }
    // "İ" becomes two characters, which nobody compares.
    #expect(("\u{130}" as Unicode.Scalar).lowercase == 0x130)
  }

  @Test("Texts are compared, cut and sorted as the standard library does it")
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
      #expect(left.precedesInBytes(right) == left.utf8.lexicographicallyPrecedes(right.utf8))
      #expect(left.hasBytesInFront(right) == left.utf8.starts(with: right.utf8))
      #expect((left + right).hasBytesInFront(left))
      #expect((left + right).utf8Part(0..<start).hasSameBytes(as: left))
      #expect((left + right).utf8Part(start..<end).hasSameBytes(as: right))
      let parts = left.unicodeScalars.split(separator: " ").map { String(Substring($0)) }
      #expect(left.parts { $0 == " " } == parts)
      #expect(String(left.trimming { $0 == " " }).parts { $0 == " " } == parts)
      let trimmed = left.trimming { $0 == " " }.unicodeScalars
      #expect(trimmed.first != " " && trimmed.last != " ")
    }
  }

  @Test("Elements of which neither comes first keep their order")
  func order() {
    var generator = SeededGenerator(Sampling.seed)
    let pairs = (0..<500).map { (key: Int.random(in: 0...20, using: &generator), index: $0) }
    let sorted = pairs.inOrder { $0.key > $1.key }
    #expect(zip(sorted, sorted.dropFirst()).allSatisfy { ($1.key, $0.index) < ($0.key, $1.index) })
    #expect(sorted.count == pairs.count)
  }
}
