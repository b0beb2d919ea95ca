import EditScripts
import FormattingFields
import SlowOracle
import Testing

@testable import NumberText

/// Every short text of relevant characters has one reading, however it was typed. (R20)
///
/// A full run reads all texts of up to six characters, about a million; other runs all texts of up
/// to three or four, and some longer ones.
struct OneReadingTests {
  /// A format, and the characters that mean something in it.
  private struct Alphabet {
    let locale: String
    let style: NumberStyle
    let characters: [String]

    init(_ locale: String, _ style: NumberStyle, _ characters: String) {
      (self.locale, self.style) = (locale, style)
      self.characters = characters.map { String($0) }
    }
  }

  private static let alphabets = [
    Alphabet("de-DE", .decimal, "01.,-+ '"), Alphabet("fr-FR", .currency("EUR"), "01,.-€\u{202F} "),
    Alphabet("hi-IN", .scientific, "01,.-+E "), Alphabet("ar-EG", .accounting("EGP"), "٠١٬٫-()1"),
  ]

  @Test("a text has one reading: whole, as bytes, key by key and after any edit")
  func allTexts() throws {
    let beginnings = Self.alphabets.indices.flatMap { index in
      Self.alphabets[index].characters.map { (index, $0) }
    }
    let failures = try inParallel(beginnings) { beginning, random in
      let alphabet = Self.alphabets[beginning.0]
      let format = try NumberFormat.icu(locale: alphabet.locale, style: alphabet.style)
      func walk<Value: NumberValue>(_ type: BoundType, _ bounds: NumberBounds, _: Value.Type)
        throws -> Failures
      {
        var walk = TextWalk(
          Comparison<Value>(format, bounds, type), alphabet.characters, random: random)
        try walk.texts(
          from: beginning.1, upTo: Sampling.number(few: 3, many: 4, full: 6), andSome: 20)
        random = walk.random
        return walk.failures
      }
      return switch beginning.0 {
      case 0: try walk(.double, .unlimited, Double.self)
      case 1: try walk(.fixedDecimal, .unlimited, FixedDecimal.self)
      case 2: try walk(.integer(Int.self), NumberBounds(-1000...99), Int.self)
      default: try walk(.fixedDecimal, NumberBounds(...99), FixedDecimal.self)
      }
    }
    #expect(failures.count == 0, "\(failures.report)")
  }
}

/// Walks over texts, each a key after another, and reads each in every way.
private struct TextWalk<Value: NumberValue> {
  let comparison: Comparison<Value>
  let characters: [String]
  var random: SeededGenerator
  var failures = Failures()

  init(_ comparison: Comparison<Value>, _ characters: [String], random: SeededGenerator) {
    (self.comparison, self.characters, self.random) = (comparison, characters, random)
  }

  /// Reads all texts with a beginning, up to a length, and some of up to six characters.
  mutating func texts(from beginning: String, upTo length: Int, andSome count: Int) throws {
    let scanner = comparison.scanner
    var field = FormattingField<Value>(format: scanner.format, bounds: scanner.bounds)
    try read(field)
    try field.type(beginning)
    try goOn(from: field, keys: length - 1)
    for _ in 0..<count {
      var longer = field
      for _ in 0..<5 { try longer.type(characters.randomElement(using: &random)!) }
      try read(longer)
      try longer.deleteBackward()
      try read(longer)
    }
  }

  private mutating func goOn(from field: FormattingField<Value>, keys: Int) throws {
    try read(field)
    guard keys > 0 else { return }
    for character in characters {
      var next = field
      try next.type(character)
      try goOn(from: next, keys: keys - 1)
    }
  }

  /// Compares the readings of a field's text.
  private mutating func read(_ field: FormattingField<Value>) throws {
    let (text, scanner) = (field.text, comparison.scanner)
    let whole = scanner.scan(text)
    let bytes = Array(text.utf8)
    let isOne =
      field.reading == whole && (whole.value == nil || field.value == whole.value)
      && bytes.withUnsafeBufferPointer { scanner.scan($0) } == whole
      && bytes.withUnsafeBufferPointer(isReadWithoutStretch)
    if !isOne { failures.add("\(scanner.format.locale) \"\(text.visible)\"") }
    // An edit in the middle is read like any other, so a sample tries only some.
    let isEdited = Sampling.isFull || Int.random(in: 0..<4, using: &random) == 0
    if isEdited, let edited = try mended(field), edited.reading != whole {
      failures.add("\(scanner.format.locale) \"\(text.visible)\" after edits")
    }
    if let difference = comparison.difference(text) {
      failures.add("\(scanner.format.locale) \"\(text.visible)\" \(difference)")
    }
  }

  /// Whether a scan from the first character on reads the same as a scan after a stretch.
  private func isReadWithoutStretch(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let format = comparison.scanner.format
    let rules = format.storage.scanRules
    guard !rules.hasAffixesLikeNumbers else { return true }
    let alone = Scan(bytes, rules, signs: comparison.scanner.signs)
    return format.scan(bytes, signs: comparison.scanner.signs)
      == alone.readText()
  }

  /// The field after a character was spoilt and mended; nil for an empty text.
  private mutating func mended(
    _ field: FormattingField<Value>
  ) throws -> FormattingField<Value>? {
    var scalars = Array(field.text.unicodeScalars.map { String($0) })
    guard let place = scalars.indices.randomElement(using: &random) else { return nil }
    let end = Int.random(in: place...scalars.count, using: &random)
    let part = scalars[place..<end].joined()
    let start = scalars[..<place].joined().utf8.count
    let other = Bool.random(using: &random) ? "" : characters.randomElement(using: &random)!
    scalars.replaceSubrange(place..<end, with: [other])
    var edited = field
    try edited.apply(TextEdit(.all, scalars.joined()))
    try edited.apply(TextEdit(.utf8(start, start + other.utf8.count), part))
    return edited
  }
}
