import EntryKinds
import FormattingFields
import RandomSamples
import Testing

/// Sums whose numbers are in the marks of another place, against an oracle of two conventions. (X3,
/// R25)
///
/// A convention reads a literal strictly or not at all, and a sum if it reads all of its literals.
/// The oracle shares no code with the scan or the kind of entry.
struct SumMarksTests {
  /// A decimal mark, a grouping mark and the sizes of the groups that end in one of three.
  private struct Convention: Hashable {
    let decimal: Character
    let grouping: Set<Character>
    var size = 3

    func number(_ literal: String) -> FixedDecimal? {
      let halves = literal.split(separator: decimal, omittingEmptySubsequences: false)
      guard halves.count <= 2, halves.count == 1 || !halves[1].isEmpty,
        halves.dropFirst().allSatisfy({ $0.allSatisfy(\.isWholeNumber) })
      else { return nil }
      let groups = halves[0].split(omittingEmptySubsequences: false) { grouping.contains($0) }
      guard groups.allSatisfy({ $0.allSatisfy(\.isWholeNumber) && !$0.isEmpty }) else { return nil }
      if groups.count > 1 {
        guard Set(halves[0].filter { !$0.isWholeNumber }).count == 1, groups[0].first != "0",
          (1...size).contains(groups[0].count),
          groups.last!.count == 3, groups.dropFirst().dropLast().allSatisfy({ $0.count == size })
        else { return nil }
      }
      return FixedDecimal(
        ([groups.joined()] + halves.dropFirst().map(String.init)).joined(separator: "."))
    }

    func sum(_ literals: [String], _ signs: [Character]) -> FixedDecimal? {
      let numbers = literals.compactMap(number)
      guard numbers.count == literals.count else { return nil }
      var sum = numbers[0]
      for (sign, number) in zip(signs, numbers.dropFirst()) {
        sum = sign == "+" ? sum + number : sum - number
      }
      return sum
    }
  }

  private static let literals = [
    "7", "12", "1.5", "1,5", "1.50", "2,75", "1.234", "2,345", "10.000", "10,000", "1.234,5",
    "1,234.5",
    "12.345,67", "12,345.67", "1,234,567", "1.234.567", "0.125", "0,125", "1 234,5", "1 234.5",
    "1.234,567", "1,234.567", "12.345,678", "1 234,567",
  ]

  private static func marks(in literal: String) -> [Character] {
    Array(literal.filter { !$0.isWholeNumber })
  }

  @Test(
    "a sum is in one convention, or refused",
    arguments: ["en-US", "de-DE", "fr-FR", "de-CH", "pt-BR", "en-IN"], ["decimal", "currency:EUR"])
  func sums(locale: String, style: String) throws {
    let style = try #require(NumberStyle(style))
    let format = try NumberFormat.icu(locale: locale, style: style)
    var policies = FieldPolicies()
    policies.entries = [.arithmetic]
    func entry(_ text: String) throws -> FixedDecimal? {
      var field = FormattingField<FixedDecimal>(format: format, policies: policies)
      try field.apply(TextEdit(.all, text))
      return field.entry
    }
    let spaces: Set<Character> = [" ", "\u{A0}", "\u{202F}"]
    let symbols = format.symbols
    let groups = Set(symbols.groupingSeparator)
    let decimal = try #require(symbols.decimalSeparator.first)
    let own = Convention(
      decimal: decimal, grouping: spaces.isDisjoint(with: groups) ? groups.union(spaces) : spaces,
      size: symbols.secondaryGroupingSize)
    let all: [Convention] = [
      own, Convention(decimal: ".", grouping: spaces.union([","])),
      Convention(decimal: ",", grouping: spaces.union(["."])),
    ]
    let alone = try Dictionary(uniqueKeysWithValues: Self.literals.map { ($0, try entry($0)) })
    var (read, wrong) = (0, [String]())
    func check(_ parts: [String], _ signs: [Character]) throws {
      let text = zip(parts.dropFirst(), signs).reduce(parts[0]) { "\($0) \($1.1) \($1.0)" }
      guard let said = try entry(text) else { return }
      read += 1
      let meant = own.sum(parts, signs)
      let readings = Set(all.compactMap { $0.sum(parts, signs) })
      // Either mark of "1.234,567" may be a slip, unless another number proves the marks.
      let foreign = parts.filter { own.number($0) == nil && Self.marks(in: $0).count > 1 }
      let isUnproved =
        foreign.contains { alone[$0]! == nil } && !foreign.contains { alone[$0]! != nil }
      let isDoubtful =
        isUnproved || readings.count > 1 && parts.contains { alone[$0]! == nil }
      // No convention reads "1,5 + 2.75", and each of its numbers says one thing alone.
      let apart = zip(parts, ["+"] + signs).reduce(FixedDecimal(0) as FixedDecimal?) { sum, part in
        guard let sum, let number = alone[part.0]! else { return nil }
        return part.1 == "+" ? sum + number : sum - number
      }
      let isRight =
        meant.map { $0 == said } ?? (readings.isEmpty ? apart == said : readings == [said])
      guard !isDoubtful, isRight else {
        wrong.append("“\(text)” is \(said), not \(meant.map { [$0] } ?? readings)")
        return
      }
    }
    for one in Self.literals {
      for two in Self.literals {
        try check([one, two], ["+"])
        try check([one, two], ["-"])
        for three in Sampling.isFull ? Self.literals : ["7", "2,345", "1.234,5"] {
          try check([one, two, three], ["+", "-"])
        }
      }
    }
    #expect(read > 300)
    #expect(wrong.isEmpty, "\(wrong.count) of \(read): \(wrong.prefix(20).joined(separator: "\n"))")
  }
}
