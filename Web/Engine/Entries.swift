import EntryKinds
import FieldEditing
import FieldLines
import FormattingFieldJSON
import NumberText

/// The larger module keeps drafts.
let drafts: FieldDrafts? = .kept

/// It reads all kinds of entry, in the words of the page's Intl.
func addEntries(to supplies: inout FieldSupplies) {
  supplies.entries = EntryName.allCases.map { $0.rawValue }
  supplies.entry = { name, options throws(LineProblem) in
    guard
      let kind = EntryName(rawValue: name)?.kind(
        in: options.style, words: PageWords(kind: name, options: options))
    else {
      throw LineProblem(
        at: "entries", "a field of the style \(options.style.description) has no “\(name)”")
    }
    return kind
  }
}

/// The words of the page's Intl for a kind of entry.
private struct PageWords: EntryWords {
  let kind: String
  let options: FieldOptions

  /// Nil if the page answers with something else than powers.
  func powers() -> [(key: String, value: Int)]? {
    var powers: [(key: String, value: Int)] = []
    for (word, power) in words {
      guard let power = Int(power), -30...30 ~= power else { return nil }
      powers.append((word, power))
    }
    return powers
  }

  func currencyNames(of code: String) -> [(key: String, value: String)] { words }

  func units(of unit: String) -> EntryKind? { .units(unit, words) }

  /// The words of the kind, each with what stands for it.
  private var words: [(key: String, value: String)] {
    let answer = answer(
      "entry", kind, locale: options.locale, currency: options.style.currencyCode)
    guard case .array(let words)? = answer?["words"] else { return [] }
    var pairs: [(key: String, value: String)] = []
    for case .array(let pair) in words where pair.count == 2 {
      guard case .string(let word) = pair[0], case .string(let meaning) = pair[1] else { continue }
      pairs.append((word, meaning))
    }
    return pairs
  }
}
