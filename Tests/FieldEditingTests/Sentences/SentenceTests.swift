import FieldForms
import FormattingFieldFixtures
import FormattingFields
import Foundation
import Testing

/// All sentences of all languages with values of each kind: none has a doubled period, a quotation
/// of nothing, a part of a sentence alone, or a direction that is not ended. (C24)
struct SentenceTests {
  static let languages = MessageTable.all.map(\.language)

  /// A locale that speaks a language, for the values.
  static func locale(_ language: String) -> String {
    [
      "ar": "ar-EG", "hi": "hi-IN-u-nu-deva", "zh-Hans": "zh-CN", "zh-Hant": "zh-TW", "he": "he-IL",
      "es-419": "es-MX",
    ][language] ?? language
  }

  /// What a field can show of numbers and dates: numbers in each style, with each unit of CLDR
  /// whose sign ends in a period, and with currencies: all of them in Arabic, whose signs end in
  /// periods and marks of direction.
  static func written(_ language: String) throws -> [String] {
    let tag = locale(language)
    func texts(_ style: NumberStyle) throws -> [String] {
      let format = try NumberFormat.icu(locale: tag, style: style)
      return [1, 24, -1234.5].map { format.text(for: $0) }
    }
    var values = try [.decimal, .integer, .percent, .permille, .permyriad, .scientific].flatMap(
      texts)
    for unit in try Fixtures.lines("units.txt") {
      let written = try texts(.unit(unit))
      if written.contains(where: { $0.hasSuffix(".") }) { values += written }
    }
    let codes =
      tag.hasPrefix("ar") ? try Self.currencies() : ["EUR", "PLN", "DKK", "CHF"]
    for code in codes { values.append(try texts(.currency(code))[2]) }
    for code in codes { values.append(try texts(.accounting(code))[2]) }
    let date = Date(timeIntervalSince1970: 1_924_905_600)
    for style in [Date.FormatStyle.DateStyle.numeric, .abbreviated, .long, .complete] {
      let format = Date.FormatStyle(date: style, time: .shortened, locale: Locale(identifier: tag))
      values.append(format.format(date))
    }
    return values
  }

  /// The currencies of both ICU and Foundation, which can be of different years.
  private static func currencies() throws -> [String] {
    let codes = Locale.commonISOCurrencyCodes.filter {
      (try? NumberFormat.icu(locale: "en", style: .currency($0))) != nil
    }
    try #require(codes.count > 100)
    return codes
  }

  /// What people type or paste, and what a host calls something: it may end in any mark.
  static let typed = [
    "8 godz.", "x:", "1,", "Really?", "no!", "a;", "1\u{3001}", "\u{661}\u{60C}", "wait\u{2026}",
    "\u{2067}5\u{2069}", "a\u{202E}b\u{2069}", "x:\u{200B}",
  ]

  static let places = ["x", "kg", "-", ",", ".", "'", "\u{2019}", "\u{60C}", "\u{2067}12", "Std."]

  /// Texts of which nothing is seen.
  static let unseen = [
    " ", "  ", "\t", "\u{A0}", "\u{202F}", "\u{3000}", "\u{200B}", "\u{FEFF}", "\u{200F}",
    "\u{202E}", "\u{2069}", "\u{2068}",
  ]

  /// The codes of issues whose wrong part can be one that nobody sees, as scanners find in all
  /// short texts.
  static let codesOfUnseen: Set<NumberIssue.Code> = {
    let parts = ["1", "234", ",", ".", " ", "\u{200B}", "-", "$", "kg", "x"]
    var texts = [""]
    var found: Set<NumberIssue.Code> = []
    for locale in ["en-US", "fr-FR", "de-CH"] {
      guard let format = try? NumberFormat.icu(locale: locale, style: .currency("EUR")) else {
        continue
      }
      let scanner = NumberScanner<Double>(format: format)
      if texts.count == 1 {
        for _ in 0..<3 { texts = texts + texts.flatMap { text in parts.map { text + $0 } } }
      }
      for text in texts {
        guard let issue = scanner.scan(text).issue, !issue.range.isEmpty else { continue }
        let place = String(decoding: Array(text.utf8)[issue.range], as: UTF8.self)
        if place.unicodeScalars.allSatisfy(SentenceFaults.isInvisible) { found.insert(issue.code) }
      }
    }
    return found
  }()

  static let labels = [
    "", "Price", "Price,", "Preis:", "Prix\u{A0}:", "Price (approx.)", "No.", "How many?",
    "\u{0426}\u{0435}\u{043D}\u{0430}", "\u{4FA1}\u{683C}", "\u{4EF7}\u{683C}\u{FF1A}", "가격",
    "मूल्य", "\u{0627}\u{0644}\u{0633}\u{0639}\u{0631}", "\u{05DE}\u{05D7}\u{05D9}\u{05E8}",
  ]

  /// A sentence, with what it is about.
  struct Said {
    let name: String
    let sentence: String
    var start: String?
    var endsInText = false
  }

  static func issues(_ table: MessageTable, _ value: String) -> [Said] {
    NumberIssue.Code.allCases.flatMap { code in
      (places + (codesOfUnseen.contains(code) ? unseen : [])).flatMap { place in
        [[], [value], [value, "5"]].map { meant in
          Said(
            name: "\(code)",
            sentence: NumberIssue(code, at: 0..<place.utf8.count)
              .message(for: place, suggestions: meant, in: table), start: place)
        }
      }
    }
  }

  /// The sentences that name facts, and what a screen reader says of a field.
  static func facts(_ table: MessageTable, _ value: String) -> [Said] {
    let keys: [MessageTable.Key] = [
      .minimum, .maximum, .exclusiveMinimum, .exclusiveMaximum, .multiple, .tooManyFractionDigits,
      .stepMismatch, .stepMismatchAtEnd, .example, .fieldChanged,
    ]
    return keys.map { key in
      Said(
        name: key.rawValue,
        sentence: table.sentence(
          key,
          [
            "minimum": value, "maximum": value, "bound": value, "multiple": value, "digits": value,
            "lower": value, "upper": value, "nearest": value, "example": value,
            "text": value,
          ]), start: value)
    }
  }

  static func outcomes(
    _ table: MessageTable, _ value: String, _ label: String, _ refused: [RefusedText],
    _ format: NumberFormat
  ) -> [Said] {
    let outcomes: [CommitOutcome] =
      [
        .unchanged, .accepted, .evaluated(from: value), .rounded(from: 3.14159),
        .clamped(from: -5), .snapped(from: 7), .cleared,
      ] + refused.map { .reverted($0) } + refused.map { .keptInvalid($0) }
    return outcomes.flatMap { outcome in
      [value, ""].flatMap { text in
        [
          outcome.message(showing: text, format: format, in: table).map {
            Said(name: outcome.code, sentence: $0, start: value)
          },
          Said(
            name: outcome.code + " told",
            sentence: outcome.announcement(label: label, showing: text, format: format, in: table),
            start: label.isEmpty ? value : label,
            endsInText: outcome != .unchanged
              && outcome.message(showing: text, format: format, in: table) == nil),
        ].compactMap { $0 }
      }
    }
  }

  static func forms(_ table: MessageTable, _ value: String, _ label: String) -> [Said] {
    let messages = FormMessages<Int>(label: { _ in label }, in: table)
    let kinds: [ValidationIssue.Kind] = [
      .required, .tooShort(minimum: 8), .tooLong(maximum: 64), .pattern, .email,
      .date(example: value), .time(example: value), .dateTime(example: value), .earliest(value),
      .latest(value), .option, .tooFew(minimum: 2), .tooMany(maximum: 3), .unequal(to: value),
      .rule("even"), .check, .answer("x"), .declaredTwice("price"),
    ]
    let submits: [SubmitOutcome<Int>] = [
      .started, .accepted, .answered, .invalid(first: 1), .reverted([1]), .alreadyRunning,
      .cancelled,
    ]
    let start = label.isEmpty ? value : label
    var all: [Said] = []
    for kind in kinds {
      let issue = ValidationIssue(kind, suggestions: kind == .option ? [value] : [])
      all.append(Said(name: issue.code, sentence: messages.issue(issue, label), start: start))
      all.append(Said(name: issue.code, sentence: messages.issue(issue, nil), start: value))
    }
    for text in [value, ""] + unseen {
      all.append(
        Said(
          name: "field", sentence: messages.field(label, text, false), start: start,
          endsInText: true))
    }
    all.append(Said(name: "secret", sentence: messages.field(label, value, true), start: start))
    for submit in submits where !label.isEmpty {
      all.append(Said(name: "submit", sentence: messages.submit(submit, 12)))
    }
    return all
  }

  /// What a reader stumbles over in the sentences of a table with these values: how often, and
  /// where.
  struct Findings {
    var counts: [String: Int] = [:]
    var examples: [String: String] = [:]
    var judged: Set<String> = []

    mutating func judge(_ all: [Said], by reader: SentenceFaults) {
      for said in all where judged.insert(said.sentence).inserted {
        for fault in reader.faults(
          in: said.sentence, beginningWith: said.start, endsInText: said.endsInText)
        {
          counts[fault, default: 0] += 1
          examples["\(fault), \(said.name)"] = said.sentence
        }
      }
    }
  }

  static func findings(
    in table: MessageTable, values: Set<String>, labels: [String]
  ) throws -> Findings {
    let reader = SentenceFaults(table)
    var found = Findings()
    let format = try NumberFormat.icu(locale: locale(table.language), style: .decimal)
    let scanner = NumberScanner<Double>(format: format)
    let refused = ["", "1x", " ", "\u{200B}", "1\u{200B}", "5 godz."].compactMap {
      scanner.refusedText(for: $0)
    }
    for value in values {
      found.judge(facts(table, value), by: reader)
      found.judge(outcomes(table, value, "Price", refused, format), by: reader)
      found.judge(forms(table, value, "Price"), by: reader)
    }
    found.judge(issues(table, "8 godz."), by: reader)
    for label in labels {
      found.judge(outcomes(table, "8 godz.", label, refused, format), by: reader)
      found.judge(forms(table, "8 godz.", label), by: reader)
    }
    return found
  }

  @Test("no sentence stumbles, whatever is filled in", arguments: languages)
  func faults(language: String) throws {
    let table = try #require(MessageTable.all.first { $0.language == language })
    let found = try Self.findings(
      in: table, values: Set(Self.written(language)).union(Self.typed), labels: Self.labels)
    let faults = found.examples.sorted { $0.key < $1.key }.prefix(40)
    #expect(found.counts == [:], "\(language): \(faults)")
    #expect(found.judged.count > 1000)
  }

  /// A template with a fault, and the fault.
  static let plantedTemplates: [(language: String, key: MessageTable.Key, String, fault: String)] =
    [
      ("pl", .earliest, "Najwcześniej: {minimum}..", "doubled punctuation"),
      ("en", .fieldMessage, "{label}:: {message}", "doubled punctuation"),
      ("fr", .didYouMean, "Vouliez-vous dire {suggestions}?.", "doubled punctuation"),
      ("de", .space, "„ “", "invisible quotation"),
      ("ar", .maximum, "يجب ألا يزيد العدد على \u{2068}{maximum}.", "unbalanced isolates"),
      ("en", .required, "is required.", "fragment"),
      ("ja", .tooShort, "が短すぎます。{minimum}文字以上で入力してください。", "fragment"),
      ("es", .tooFew, "Número mínimo: {minimum}", "fragment"),
      ("en", .misplacedGroupingSeparator, "The place of {place} is wrong.", "capital inside"),
      ("hi", .fieldChanged, "नया मान {text}।", "digit before danda"),
      ("en", .maximum, "The number must be {maxmum} or less.", "open placeholder"),
    ]

  @Test("a fault in a template is found", arguments: plantedTemplates)
  func faults(
    language: String, key: MessageTable.Key, template: String, fault: String
  ) throws {
    var table = try #require(MessageTable.all.first { $0.language == language })
    let values: Set = ["24", "8 godz."]
    #expect(try Self.findings(in: table, values: values, labels: [""]).counts == [:])
    table[key] = template
    let found = try Self.findings(in: table, values: values, labels: [""])
    #expect(Set(found.counts.keys) == [fault], "\(found.examples)")
  }

  /// A sentence with a fault of each kind.
  static let planted: [(language: String, sentence: String, fault: String)] = [
    ("pl", "Najwcześniej: 8 godz..", "doubled punctuation"),
    ("ar", "\u{2068}5 د.إ.\u{200F}\u{2069}.", "doubled punctuation"),
    ("en", "Price:: This field is required.", "doubled punctuation"),
    ("en", "Price,: This field is required.", "doubled punctuation"),
    ("en", "How many?: This field is required.", "doubled punctuation"),
    ("de", "„ “ steht an der falschen Stelle.", "invisible quotation"),
    ("he", "”\u{200B}” אינו במקום הנכון.", "invisible quotation"),
    ("ar", "العدد \u{2068}5 أكبر من اللازم.", "unbalanced isolates"),
    ("en", "5\u{2069} is too large.", "unbalanced isolates"),
    ("en", "is required.", "fragment"), ("ja", "が短すぎます。", "fragment"),
    ("en", "This field is required", "fragment"),
    ("en", "The sign The space is not allowed.", "capital inside"),
    ("hi", "नया मान २।", "digit before danda"),
    ("en", "The number must be {maximum} or less.", "open placeholder"),
  ]

  @Test("the faults are found", arguments: planted)
  func faults(language: String, sentence: String, fault: String) throws {
    let table = try #require(MessageTable.all.first { $0.language == language })
    #expect(SentenceFaults(table).faults(in: sentence) == [fault])
  }

  /// The sentences about what a commit did, and those that stand below a field, with usual values.
  static func usual(_ table: MessageTable) throws -> [String] {
    let format = try NumberFormat.icu(locale: locale(table.language), style: .decimal)
    let scanner = NumberScanner<Double>(format: format)
    let decimal = format.text(for: 1.5)
    let foreign = decimal.contains(".") ? "1,5" : "1.5"
    let refused = ["", foreign, "1x", "--5", "12 kg", "1,234 567", "1e", "0,3,4"].compactMap {
      scanner.refusedText(for: $0)
    }
    let outcomes: [CommitOutcome] =
      [
        .evaluated(from: "12,5*3"), .rounded(from: FixedDecimal("1234.56789")!),
        .clamped(from: 99_999),
        .rounded(from: FixedDecimal("3.333333333333333333333333333333")!), .snapped(from: 1234.6),
      ] + refused.map { .reverted($0) } + refused.map { .keptInvalid($0) }
    return outcomes.compactMap {
      $0.message(showing: format.text(for: 1234.5), format: format, in: table)
    }
  }

  @Test("what a commit tells of a usual value is short", arguments: languages)
  func length(language: String) throws {
    var table = try #require(MessageTable.all.first { $0.language == language })
    for said in try Self.usual(table) { #expect(said.count <= 110, "\(said.count): \(said)") }
    table[.snapped] += " " + String(repeating: "x", count: 110)
    #expect(try Self.usual(table).contains { $0.count > 110 })
  }
}
