@_spi(EntryKinds) package import NumberText

/// Reads entries relative to the number that stands in the field: typed over 20, "+5" is 25, "*2"
/// is 40, "+10%" is 22.
///
/// "-5" is 15 or minus five: the text is refused and both are suggested, unless the bounds exclude
/// one. After an equals sign the number is meant as it stands: "=-5" is minus five.
///
/// ```swift
/// field.policies.entries = [.relative]   // the field shows 20
/// try field.select(.all)
/// try field.type("+5")
/// field.value               // 25
/// field.commit().outcome    // .evaluated(from: "20 + 5")
/// ```
///
/// - Complexity: that of a calculation, O(*n*) in the bytes of the text.
///
/// Rule: X10.
package final class RelativeEntry: EntryInterpreter {
  package let name = "relative"

  package init() {}

  package var readsPlainNumbers: Bool { true }

  package func canRead(_ scalar: Unicode.Scalar) -> Bool { Operator(scalar) != nil }

  package func reading(of text: EntryText) -> EntryReading? {
    let characters = EntryCharacters(text.text)
    guard let start = start(of: text, characters),
      let mark = Operator(characters.scalars[start])
    else { return nil }
    let rest = characters.offsets[start + 1]..<text.text.utf8.count
    if mark == .equals { return absolute(text, rest) }
    guard [.plus, .minus, .times, .divided].contains(mark), let standing = text.standing else {
      return nil
    }
    // Two signs are a key hit twice, or minus and plus at once.
    if mark == .plus || mark == .minus,
      let second = characters.scalars.indices.dropFirst(start + 1).first(where: {
        !characters.isSpace($0)
      }), [.plus, .minus].contains(Operator(characters.scalars[second]))
    {
      return .invalid(EntryIssue(.misplacedSign, at: characters.range(second..<second + 1)))
    }
    let relative = calculated(Calculation(text, from: standing, at: characters.offsets[start]))
    guard let number = relative?.value?.ratio else { return relative }
    let told =
      "\(text.format.text(for: standing)) \(characters.scalars[start]) "
      + text.part(rest).withoutOuterSpace
    let answer = EntryReading.number(number, isOpen: true, isRounded: true, told: told)
    guard mark == .minus, let other = calculated(Calculation(text))?.value?.ratio,
      other != number
    else { return answer }
    let meant = [number, other].filter { text.bounds.contains($0.decimal.number) }
    switch meant.count {
    case 1 where meant[0] == other: return .number(other, isOpen: true)
    case 2:
      return .intermediate(
        EntryIssue(
          .ambiguousEntry, at: characters.offsets[start]..<rest.upperBound,
          meanings: meant.map { .number($0) }))
    default: return answer
    }
  }

  /// The index of the first character that is neither white space nor the format's affix before the
  /// digits, as the minus of "$-5"; nil if there is none.
  private func start(of text: EntryText, _ characters: EntryCharacters) -> Int? {
    let first = characters.scalars.indices.first { Operator(characters.scalars[$0]) != nil }
    guard let first else { return nil }
    let before = text.reading(of: 0..<characters.offsets[first]).issue?.code
    return before == .empty || before == .incomplete ? first : nil
  }

  /// The plain number after an equals sign; nil if the rest is something else.
  private func absolute(_ text: EntryText, _ rest: Range<Int>) -> EntryReading? {
    let reading = text.reading(of: rest)
    if let number = reading.value { return .number(ExactRatio(number), isOpen: true) }
    guard let issue = reading.issue, reading.status == .intermediate else { return nil }
    return .intermediate(EntryIssue(issue, meanings: text.suggestions(for: rest)))
  }

  private func calculated(_ calculation: Calculation) -> EntryReading? {
    var calculation = calculation
    do throws(Calculation.Refusal) {
      return .number(try calculation.result(), isOpen: true, isRounded: true)
    } catch {
      return error.reading
    }
  }
}
