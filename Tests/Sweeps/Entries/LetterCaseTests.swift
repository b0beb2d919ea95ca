import EntryKinds
import FieldForms
import FormattingFields
import Testing

/// Case does not count in words that a person types, whatever the script of their letters.
struct LetterCaseTests {
  /// Each letter that has another in lower case: "A", "Ａ", the Kelvin sign, "Ꭰ" of Cherokee.
  private static let letters: [(upper: String, lower: String)] =
    (0...0x10FFFF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init).compactMap { scalar in
      let lower = scalar.properties.lowercaseMapping
      return lower.unicodeScalars.count == 1 && lower != String(scalar)
        ? (String(scalar), lower) : nil
    }

  @Test("every letter is the same word in its other case (X4)")
  func words() throws {
    #expect(Self.letters.count > 1_480)
    let format = try NumberFormat.icu(locale: "en-US", style: .decimal)
    var unread: [String] = []
    for (upper, lower) in Self.letters {
      for (word, typed) in [(lower, upper), (upper, lower)] {
        var field = FormattingField<Double>(format: format)
        field.policies.entries = [EntryKind.shorthand([(word + "qx", 6)])]
        field.policies.filtersCharacters = true
        try? field.type("2 " + typed + "qx")
        if field.value != 2_000_000 { unread.append(typed) }
      }
    }
    #expect(unread == [])
  }

  @Test("an option is suggested for its letters in the other case")
  func options() {
    var unknown: [String] = []
    for (upper, lower) in Self.letters {
      for (label, typed) in [(lower, upper), (upper, lower)] {
        let reading = ChoiceFormat([label + "qx", "none"]).read(typed + "q")
        guard case .invalid(let issue) = reading, issue.suggestions == [label + "qx"] else {
          unknown.append(typed)
          continue
        }
      }
    }
    #expect(unknown == [])
  }
}
