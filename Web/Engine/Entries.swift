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
    guard let kind = EntryName(rawValue: name)?.kind(options) else {
      throw LineProblem(
        at: "entries", "a field of the style \(options.style.description) has no “\(name)”")
    }
    return kind
  }
}

extension EntryName {
  /// The kind of entry; nil if a field of these options has none.
  fileprivate func kind(_ options: FieldOptions) -> EntryKind? {
    switch self {
    case .arithmetic: return .arithmetic
    case .fractions: return .fractions
    case .fromElsewhere: return .fromElsewhere
    case .typedFromElsewhere: return .typedFromElsewhere
    case .relative: return .relative
    case .powersOfTen: return .powersOfTen
    case .letterMarks: return .letterMarks
    case .currencyWords:
      guard let code = options.style.currencyCode else { return nil }
      return .currencyWords(code, words(options))
    case .shorthand: return powers(options).map { .shorthand($0) }
    case .debitsNegative: return powers(options).map { .statements(negative: .debits, words: $0) }
    case .creditsNegative: return powers(options).map { .statements(negative: .credits, words: $0) }
    case .units:
      guard case .unit(let unit) = options.style else { return nil }
      return .units(unit, words(options))
    }
  }

  /// The words for powers of ten, each with its power; nil if the page answers with something else.
  private func powers(_ options: FieldOptions) -> [(key: String, value: Int)]? {
    var powers: [(key: String, value: Int)] = []
    for (word, power) in words(options) {
      guard let power = Int(power), -30...30 ~= power else { return nil }
      powers.append((word, power))
    }
    return powers
  }

  /// The words of the kind, each with what stands for it.
  private func words(_ options: FieldOptions) -> [(key: String, value: String)] {
    let answer = answer(
      "entry", rawValue, locale: options.locale, currency: options.style.currencyCode)
    guard case .array(let words)? = answer?["words"] else { return [] }
    var pairs: [(key: String, value: String)] = []
    for case .array(let pair) in words where pair.count == 2 {
      guard case .string(let word) = pair[0], case .string(let meaning) = pair[1] else { continue }
      pairs.append((word, meaning))
    }
    return pairs
  }
}
