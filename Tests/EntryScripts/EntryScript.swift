import EntryKinds
import FormattingFields
@_spi(EntryKinds) import NumberText

/// A text typed into a field with kinds of entry, made of bytes: a fuzzer changes them, a test
/// draws them.
public struct EntryScript: CustomStringConvertible, Sendable {
  public let text: String
  private let format: NumberFormat
  private let kinds: [EntryKind]
  private let bounds: NumberBounds

  private static let pieces = [
    "1", "23", "4.5", "1,234", "1/2", "½", "+", "-", "*", "/", "^", "(", ")", "%", "=", " ", "k",
    "M", "$", "0",
    ",", ".", "⅓", "m", "E", "kg", "lb", "−", "×", "1.234,5", "7", "°", "10", "³", "x", "CR", "DR",
    "Soll", "R", "tr", "dollars", "Euro", "ct", "¢", "1.234.567", "万", "億", "\'", ":",
  ]
  private static let formats: [NumberFormat] = [
    ("en-US", .decimal), ("de-DE", .percent), ("en-US", .accounting("USD")), ("fr-FR", .decimal),
    ("de-DE", .currency("EUR")), ("en-US", .scientific), ("ar-EG", .decimal),
    ("en-US", .unit("kilogram")), ("en-US", .skeleton("compact-short .##")),
    ("de-DE", .skeleton("compact-long currency/EUR .##")),
  ].map { locale, style in
    do { return try .icu(locale: locale, style: style) } catch { fatalError("\(error)") }
  }
  /// How many formats the first byte chooses from.
  public static var formatCount: Int { formats.count }
  private static let all: [EntryKind] = [
    .arithmetic, .fractions, .shorthand(["M": 6]), .typedFromElsewhere,
    .units("kilogram", ["kg": "kilogram", "lb": "pound", "m": "meter", "°": "celsius"])!,
    .relative, .statements(negative: .debits, words: ["Cr": 7]), .powersOfTen, .letterMarks,
    .currencyWords("EUR", ["Euro": "EUR", "dollars": "USD"]),
    .shorthand(["万": 4, "億": 8], readsSI: true),
  ]

  /// The text and the field that bytes say.
  public init(bytes: [UInt8]) {
    self.init(bytes) { _, bytes in
      bytes.prefix(24).map { Self.pieces[Int($0) % Self.pieces.count] }.joined()
    }
  }

  /// A sum that is written with ASCII digits and a period, in the symbols of the field. Each
  /// further pair of bytes puts a piece somewhere into the sum.
  public init(expression: String, bytes: [UInt8]) {
    self.init(bytes) { symbols, bytes in
      var text = String()
      for scalar in expression.unicodeScalars {
        switch scalar {
        case "0"..."9": text.unicodeScalars.append(symbols.digits[Int(scalar.value - 0x30)])
        case ".": text += symbols.decimalSeparator
        default: text.unicodeScalars.append(scalar)
        }
      }
      var rest = bytes
      while rest.count >= 2 {
        let (place, piece) = (Int(rest.removeFirst()), Int(rest.removeFirst()))
        let index = text.unicodeScalars.index(
          text.startIndex, offsetBy: place % (text.unicodeScalars.count + 1))
        text.unicodeScalars.insert(
          contentsOf: Self.pieces[piece % Self.pieces.count].unicodeScalars, at: index)
      }
      return text
    }
  }

  private init(_ bytes: [UInt8], text: (NumberSymbols, ArraySlice<UInt8>) -> String) {
    func byte(_ index: Int) -> Int { index < bytes.count ? Int(bytes[index]) : 0 }
    format = Self.formats[byte(0) % Self.formats.count]
    let chosen = byte(1) & 0x1F | byte(2) << 5
    kinds = Self.all.enumerated().filter { chosen >> $0.offset & 1 == 0 }.map(\.element)
    bounds = byte(1) & 0x80 == 0 ? .unlimited : NumberBounds(-10...5000)
    self.text = text(format.symbols, bytes.dropFirst(3))
  }

  public var description: String {
    "“\(text)” in \(format.locale) \(format.style) with \(kinds.map(\.interpreter.name))"
  }

  /// Whether the text says a number.
  public var isAccepted: Bool { (try? typed(FixedDecimal.self))?.entry != nil }

  /// What is wrong; nil if the rules hold.
  public var problem: String? {
    do {
      try check(FixedDecimal.self)
      try check(Double.self)
      try check(Int16.self)
      return nil
    } catch {
      return "\(error)"
    }
  }

  private struct Broken: Error, CustomStringConvertible {
    let description: String
  }

  private func expect(_ holds: Bool, _ what: String) throws {
    if !holds { throw Broken(description: "\(self): \(what)") }
  }

  private func typed<Value: NumberValue>(
    _ type: Value.Type, _ text: String? = nil, isReversed: Bool = false
  ) throws -> FormattingField<Value> {
    var policies = FieldPolicies()
    policies.entries = isReversed ? kinds.reversed() : kinds
    policies.commitPolicy = .keepText
    var field = FormattingField<Value>(format: format, bounds: bounds, policies: policies)
    try field.type(text ?? self.text)
    return field
  }

  private func check<Value: NumberValue>(_ type: Value.Type) throws {
    var field = try typed(type)
    let plain = NumberScanner<Value>(format: format, bounds: bounds).scan(text)
    if let value = plain.value { try expect(field.entry == value, "a plain number stays (X1)") }
    let other = try typed(type, isReversed: true)
    try expect(
      other.entry == field.entry && other.status == field.status, "the order of kinds matters (X1)")
    var whole = field
    // Typed digits are those of one numbering system. (E14)
    try whole.edit(TextEdit(.all, field.text))
    try expect(whole.entry == field.entry && whole.reading == field.reading, "the way matters (S3)")
    if let issue = field.issue {
      try expect(issue.range.upperBound <= field.text.utf8.count, "\(issue) is beyond the text")
    }
    for suggestion in field.suggestions {
      let meant = try typed(type, suggestion)
      try expect(meant.status == .acceptable, "“\(suggestion)” is no number")
    }
    let (before, preview) = (field, field.commitPreview)
    let report = field.commit()
    try expect(
      preview.text == field.text && preview.outcome == report.outcome, "another preview (C17)")
    guard before.entry != nil else { return }
    if case .keptInvalid = report.outcome { return }
    try expect(field.status == .acceptable, "committed as \(field)")
    if format.entries.isEmpty {
      try expect(
        NumberScanner<Value>(format: format).scan(field.text).value
          == field.value, "\(field) reads otherwise without kinds (X2)")
    } else {
      var bare = FormattingField<Value>(field.value, format: format)
      try expect(bare.text == field.text, "\(field) is written otherwise without kinds (X9)")
      bare.reset()
      try bare.type(field.text)
      try expect(bare.entry == field.value, "\(field) reads otherwise without kinds (X9)")
    }
    var again = field
    try expect(again.commit().outcome == .unchanged && again == field, "a second commit (C2)")
    if let change = report.change {
      try field.apply(change.inverse)
      try expect(field == before, "undone as \(field) (X2)")
    }
  }
}
