import FormattingFields
import Foundation
import SlowOracle

@testable import FieldEditing

/// Deletes from a committed text.
struct Deletion {
  let field: FormattingField<FixedDecimal>
  let oracle: SlowOracle

  func problems() throws -> [String] {
    var problems: [String] = []
    var offset = 0
    for scalar in field.text.unicodeScalars {
      let range = offset..<(offset + UTF8.width(scalar))
      offset = range.upperBound
      guard scalar.properties.generalCategory == .decimalNumber,
        !words.contains(where: { $0.contains(range.lowerBound) })
      else { continue }
      var edited = field
      try edited.apply(TextEdit(.utf8(range.lowerBound, range.upperBound), "", intent: .deleted))
      if let problem = problem(edited) { problems.append(problem) }
    }
    var edited = field
    while !edited.text.isEmpty {
      try edited.deleteBackward()
      if let problem = problem(edited) {
        problems.append("backward " + problem)
        break
      }
    }
    return problems
  }

  /// The ranges of words with digits of their own, such as "l/100 km" and "×10^".
  private var words: [Range<Int>] {
    let texts = field.format.affixes + field.format.codes + [field.format.symbols.exponentSeparator]
    return texts.compactMap { word in
      guard word.unicodeScalars.contains(where: { $0.properties.numericType != nil }),
        let range = field.text.range(of: word)
      else { return nil }
      let start = field.text.utf8.distance(from: field.text.startIndex, to: range.lowerBound)
      return start..<(start + word.utf8.count)
    }
  }

  private func problem(_ edited: FormattingField<FixedDecimal>) -> String? {
    let text = edited.text
    let expected = oracle.verdict(text)
    let reading = edited.reading
    if reading.status == .invalid {
      return "leaves \"\(text.visible)\", invalid: \(reading.issue!.code)"
    }
    if reading.status != expected.status || reading.value != expected.number {
      return "leaves \"\(text.visible)\", read \(reading.status)"
        + " \(reading.value?.description ?? ""), by the rules \(expected.status)"
        + " \(expected.number?.description ?? "")"
    }
    return nil
  }
}
