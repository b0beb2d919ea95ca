import FieldTesting
import FormattingFields

/// What the scripts of a random test are about.
public enum ScriptTheme: String, CaseIterable, Sendable {
  /// Any settings and any steps.
  case anything
  /// A number near a bound, a tie or the end of a type is typed and committed, and stepped from.
  /// (C2, C9–C13)
  case commits
  /// Commits, steps, signs and the focus under policies that refuse, keep and move. (C15–C20, E12)
  case policies
  /// Keys, deletions, pastes and compositions in numbers that a commit wrote. (E7, E8, E13)
  case edits
  /// The locale changes between edits, commits, undos, whole texts and drafts. (S7, S12, E6)
  case formats
}

extension EditScript {
  /// Draws a script; nil if ICU has no such format.
  ///
  /// - Parameter isMixed: Whether kinds of entry and changing policies come on top of the theme.
  public init?(
    _ theme: ScriptTheme, isMixed: Bool = false, _ random: inout SeededGenerator
  ) {
    switch theme {
    case .anything:
      let length = Int.random(in: 8...160, using: &random)
      self.init(bytes: (0..<length).map { _ in UInt8.random(in: 0...255, using: &random) })
    case .commits: self.init(committing: &random)
    case .policies: self.init(policies: &random)
    case .edits: self.init(editing: &random)
    case .formats: self.init(changingFormats: &random)
    }
    if isMixed { mix(&random) }
    guard setup.format(locale: setup.locale) != nil else { return nil }
  }

  private mutating func mix(_ random: inout SeededGenerator) {
    isMixed = true
    var source = ByteSource((0..<400).map { _ in UInt8.random(in: 0...255, using: &random) })
    setup.isHosted = source.once(in: 4)
    if source.once(in: 8) { setup.style = .skeleton("compact-short .##") }
    setup.readEntries(&source)
    if source.once(in: 6) {
      // A long number, of up to 3,000 digits.
      let count = source.once(in: 8) ? source.number(below: 3_000) : source.number(below: 40)
      let digits = (0...count).map { _ in "\(Int.random(in: 0...9, using: &random))" }.joined()
      let places = source.number(below: count + 1)
      setup.type = .fixedDecimal
      setup.value = "\(digits.dropLast(places)).\(digits.suffix(places))0"
      setup.policies.maximumLength = 10_000
    }
    steps = steps.flatMap { step in [step] + [ScriptStep(&source)].compactMap { $0 } }
  }
}

// MARK: Commits

extension EditScript {
  private static let commitStyles: [NumberStyle] = [
    .decimal, .decimal, .integer, .percent, .currency("USD"), .currency("JPY"), .scientific,
    .skeleton(".00"), .skeleton("@@"), .skeleton("@@@"), .skeleton("precision-increment/0.05"),
    .skeleton("scale/100"), .unit("kilometer"),
  ]
  private static let commitLimits: [String] = [
    "0", "1", "10", "-3", "100", "0.996", "0.999", "0.994", "12.7", "-0.004", "0.05", "99.995",
    "9007199254740993", "9007199254740995", "16777217", "0.0000001", "1E-20", "127", "-128.5",
    "0.12345678901234567890", "1994", "123456789123456789",
  ]

  private init?(committing random: inout SeededGenerator) {
    var setup = FieldSetup()
    setup.locale = FieldSetup.locales.randomElement(using: &random)!
    setup.style = Self.commitStyles.randomElement(using: &random)!
    setup.type = ValueType.allCases.randomElement(using: &random)!
    if Bool.random(using: &random) {
      setup.options.maximumFractionDigits = Int.random(in: 0...20, using: &random)
    }
    if random.once(in: 4) {
      let modes = RoundingMode.allCases.filter { $0 != .unnecessary }
      setup.options.roundingMode = modes.randomElement(using: &random)
    }
    let ends = (0..<2).map { _ in
      Bool.random(using: &random)
        ? FixedDecimal(Self.commitLimits.randomElement(using: &random)!) : nil
    }
    setup.bounds =
      NumberBounds(minimum: ends[0], maximum: ends[1])
      ?? NumberBounds(minimum: ends[1], maximum: ends[0])!
    if Bool.random(using: &random) {
      setup.value = Self.commitLimits.randomElement(using: &random)
    }
    var policies = FieldPolicies()
    policies.commitPolicy = CommitPolicy.allCases.randomElement(using: &random)!
    policies.clampsToBounds = Bool.random(using: &random)
    policies.clearsWhenEmpty = Bool.random(using: &random)
    policies.keepsTypedDigits = Bool.random(using: &random)
    policies.snapsToStep = random.once(in: 4)
    if Bool.random(using: &random) {
      policies.step = FixedDecimal(ScriptPieces.steps.randomElement(using: &random)!)
    }
    setup.policies = policies
    guard let format = setup.format(locale: setup.locale) else { return nil }
    self.init(
      setup,
      [
        .replace(.all, ""), .type(Self.number(in: format, &random)), .press(.commit),
        Bool.random(using: &random) ? .press(.increment) : .press(.decrement),
      ])
  }

  /// A number near a limit or of random digits, in the locale's separators; now and then with a
  /// letter after the number.
  private static func number(in format: NumberFormat, _ random: inout SeededGenerator) -> String {
    var plain = ""
    if Bool.random(using: &random) {
      plain = FixedDecimal(commitLimits.randomElement(using: &random)!)!.plainText
      if Bool.random(using: &random) { plain += plain.contains(".") ? "1" : ".0004" }
    } else {
      if random.once(in: 3) { plain = "-" }
      plain += random.digits(Bool.random(using: &random) ? 0...3 : 0...20)
      if random.once(in: 4) {
        // Just off a tie of the format, by less than any binary number can say.
        let shown = format.pattern?.maximumFractionDigits ?? 2
        plain += "." + random.digits(shown...shown)
        plain +=
          Bool.random(using: &random)
          ? "4" + String(repeating: "9", count: 20) : "5" + String(repeating: "0", count: 20) + "1"
      } else if Bool.random(using: &random) {
        plain += "." + random.digits(Bool.random(using: &random) ? 0...3 : 0...25)
      }
    }
    let text = plain.map { $0 == "." ? format.symbols.decimalSeparator : String($0) }.joined()
    return text + (random.once(in: 6) ? "x" : "")
  }
}

// MARK: Policies

extension EditScript {
  private static let policyStyles: [NumberStyle] = [
    .decimal, .currency("USD"), .accounting("USD"), .percent, .integer,
    .skeleton("precision-increment/0.05"), .skeleton("scale/0.001"), .skeleton("@###"),
    .skeleton("unit/meter unit-width-full-name"), .skeleton("sign-except-zero"),
  ]
  // An Arabic meter is written without a 1.
  private static let policyLocales = ["en-US", "de-DE", "hi-IN", "ar-EG", "de-CH", "sv-SE"]
  private static let policyTexts = [
    "1", "0", "5", "00", ".", ",", "-", "2.50", "1234", "9.999", "0.3", "x",
  ]
  private static let policyBounds: [NumberBounds] = [
    .unlimited, NumberBounds(0...100), NumberBounds(0..<100),
    NumberBounds((-10)...).excluding(minimum: true), NumberBounds(..<1),
  ]

  private init?(policies random: inout SeededGenerator) {
    var setup = FieldSetup()
    setup.locale = Self.policyLocales.randomElement(using: &random)!
    setup.style = Self.policyStyles.randomElement(using: &random)!
    setup.bounds = Self.policyBounds.randomElement(using: &random)!
    guard let format = setup.format(locale: setup.locale) else { return nil }
    var policies = FieldPolicies()
    policies.refusesExtraDigits = Bool.random(using: &random)
    policies.refusesOffStep = Bool.random(using: &random)
    policies.snapsToStep = random.once(in: 4)
    policies.keepsTypedZeros = Bool.random(using: &random)
    policies.isPlainWhileFocused = Bool.random(using: &random)
    policies.clampsToBounds = Bool.random(using: &random)
    policies.commitPolicy = CommitPolicy.allCases.randomElement(using: &random)!
    if Bool.random(using: &random) {
      policies.step = FixedDecimal(coefficient: 25, exponent: -2 - format.scale)
    }
    setup.policies = policies
    self.init(setup, (0..<30).map { _ in Self.policyStep(&random) })
  }

  private static func policyStep(_ random: inout SeededGenerator) -> FieldAct {
    switch Int.random(in: 0..<13, using: &random) {
    case 0..<5:
      let text = policyTexts.randomElement(using: &random)!
      return Bool.random(using: &random) ? .replace(.all, text) : .replace(.selection, text)
    case 5, 6: return .press(.commit)
    case 7: return .focus(true)
    case 8: return Bool.random(using: &random) ? .press(.increment) : .press(.decrement)
    case 9: return Bool.random(using: &random) ? .press(.setToMaximum) : .press(.setToMinimum)
    case 10: return .press(.toggleSign)
    case 11: return .setLocale(policyLocales.randomElement(using: &random)!)
    default: return Bool.random(using: &random) ? .press(.largeIncrement) : .press(.largeDecrement)
    }
  }
}

// MARK: Edits

extension EditScript {
  private static let editPieces =
    "0123456789111,,..'’ \u{A0}\u{202F}٬٫-€%١२𝟏𞥑\u{61C}\t".unicodeScalars.map { String($0) }

  private init(editing random: inout SeededGenerator) {
    var setup = FieldSetup()
    setup.locale = [
      "en-US", "de-DE", "fr-FR", "hi-IN", "ar-EG", "de-CH", "ff-Adlm",
    ].randomElement(using: &random)!
    setup.style = [NumberStyle.decimal, .currency("EUR"), .percent].randomElement(using: &random)!
    setup.type = .double
    setup.value = "\(Int.random(in: -10_000...12_345_678, using: &random))"
    setup.policies.maximumLength = 24
    setup.policies.filtersCharacters = random.once(in: 4)
    self.init(setup, (0..<40).flatMap { _ in Self.editSteps(&random) })
  }

  private static func editSteps(_ random: inout SeededGenerator) -> [FieldAct] {
    func piece(_ counts: ClosedRange<Int>) -> String {
      (0..<Int.random(in: counts, using: &random))
        .map { _ in editPieces.randomElement(using: &random)! }.joined()
    }
    switch Int.random(in: 0..<24, using: &random) {
    case 0..<9: return [.type(piece(1...1))]
    case 9..<12: return [.press(.deleteBackward)]
    case 12: return [.press(.deleteForward)]
    case 13..<15: return [.paste(piece(0...6))]
    case 15..<17:
      let steps = [
        FieldAct.compose(piece(2...2)), .compose(piece(0...4)),
        .press(.endComposition),
      ]
      return random.once(in: 2) ? steps : steps.filter { _ in Bool.random(using: &random) }
    case 17..<21:
      let ends = (0..<2).map { _ in Int.random(in: 0...12, using: &random) }
      return [.select(.scalars(ends[0], ends[random.once(in: 2) ? 0 : 1]))]
    case 21: return [.press(.commit)]
    case 22: return [.press(.increment)]
    default: return [.setValue(FixedDecimal(Int.random(in: 0...9999, using: &random) * 1000))]
    }
  }
}

// MARK: Formats

extension EditScript {
  /// The locales of the rules' matrix.
  private static let matrixLocales = [
    "en-US", "de-DE", "fr-FR", "de-CH", "ar-EG", "fi-FI", "hi-IN", "es-ES",
  ]
  private static let formatStyles: [NumberStyle] = [
    .decimal, .decimal, .currency("EUR"), .currency("USD"), .percent, .integer, .skeleton("@@@"),
  ]

  private init(changingFormats random: inout SeededGenerator) {
    var setup = FieldSetup()
    setup.locale = Self.matrixLocales.randomElement(using: &random)!
    setup.style = Self.formatStyles.randomElement(using: &random)!
    setup.type = ValueType.allCases.randomElement(using: &random)!
    let values = ["1234", "1234.5", "1.2345", "1234567.5", "12", "-1234", "0.5", "1000"]
    if !random.once(in: 4) { setup.value = values.randomElement(using: &random) }
    if random.once(in: 4) { setup.policies.commitPolicy = .keepText }
    if random.once(in: 4) { setup.policies.keepsTypedZeros = true }
    if random.once(in: 4) { setup.policies.keepsTypedDigits = true }
    if random.once(in: 6) { setup.policies.isPlainWhileFocused = true }
    if random.once(in: 6) { setup.bounds = NumberBounds(0...2000) }
    self.init(
      setup, (0..<Int.random(in: 4...24, using: &random)).map { _ in Self.formatStep(&random) })
  }

  private static func formatStep(_ random: inout SeededGenerator) -> FieldAct {
    func digits() -> String {
      (0..<Int.random(in: 1...3, using: &random))
        .map { _ in String("0123456789,.,. ".randomElement(using: &random)!) }.joined()
    }
    switch Int.random(in: 0..<28, using: &random) {
    case 0..<6: return .type(digits())
    case 6..<9: return .press(.deleteBackward)
    case 9, 10:
      let caret = Int.random(in: 0...8, using: &random)
      return .select(.scalars(caret, caret))
    case 11: return .press(.deleteForward)
    case 12..<16: return .setLocale(matrixLocales.randomElement(using: &random)!)
    case 16..<19: return .press(.commit)
    case 19..<21: return .undo
    case 21: return .redo
    case 22:
      return .follow(
        ["1.5", "1.00", "2.50", "1.234.50", digits()].randomElement(using: &random)!,
        intent: .typed)
    case 23: return .reopen(matrixLocales.randomElement(using: &random)!)
    case 24: return .replace(.all, digits())
    case 25: return random.once(in: 2) ? .focus(true) : .press(.revert)
    case 26: return random.once(in: 2) ? .compose(digits()) : .press(.endComposition)
    default: return random.once(in: 2) ? .setValue(1234.5) : .press(.increment)
    }
  }
}

extension SeededGenerator {
  /// True once in `count`.
  fileprivate mutating func once(in count: Int) -> Bool {
    Int.random(in: 0..<count, using: &self) == 0
  }

  /// Some digits.
  fileprivate mutating func digits(_ counts: ClosedRange<Int>) -> String {
    (0..<Int.random(in: counts, using: &self))
      .map { _ in String(Int.random(in: 0...9, using: &self)) }.joined()
  }
}

extension FieldAct {
  /// An edit of a range.
  static func replace(_ range: TextRange, _ text: String) -> FieldAct {
    .edit(TextEdit(range, text))
  }
}
