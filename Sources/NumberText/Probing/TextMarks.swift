/// What the characters of a writer's texts mean, found out from the texts of chosen numbers alone.
///
/// The chosen numbers are powers of ten, which rounding to some digits does not change. The scale,
/// the power of ten between a number and its digits, is not known either, and each scale has
/// another place for the decimal separator: "1,000" for 1000 fits the scale 0 with groups, and the
/// scale -3 with a fraction. The texts must fit exactly one scale; all else follows from it. If a
/// doubt is left, the writer is refused. (L8)
struct TextMarks: Equatable, Sendable {
  /// The code point of the digit zero.
  var zero: UInt32
  /// The separators; empty if no text shows them. (L9)
  var decimalSeparator = ""
  var groupingSeparator = ""
  var primaryGroupingSize = 0
  var secondaryGroupingSize = 0
  var minimumGroupingDigits = 1
  /// The text between mantissa and exponent; nil if no exponent is written.
  var exponentSeparator: String?
  var scale = 0
  var minimumIntegerDigits = 1
  /// The least and the most fraction digits; nil if the count varies in a way that no pattern has,
  /// such as with significant digits.
  var fractionDigits: ClosedRange<Int>?
  /// The texts beside the digits of the first power of ten that the writer shows, which is mostly
  /// 1.
  var affixes = MarkedText.Literals()
  /// The signs: each minus or plus that stands beside the digits of a number but not beside those
  /// of its negative, or the other way round.
  var signs: [Unicode.Scalar] = []
  /// The minus with the bidi controls around it; empty if no text has a minus.
  var minusSign = ""

  /// The text of 10^`power`, cut into runs.
  struct Power {
    let power: Int
    var runs: DigitRuns
  }

  init(_ writer: TextWriter) throws(NumberFormatError) {
    let write = writer.text
    var powers: [Power] = []
    for power in Array(0...9) + [12, 15] {
      let number = FixedDecimal(coefficient: 1, exponent: power)
      guard writer.holds(number), let text = write(number), let runs = DigitRuns(text) else {
        continue
      }
      // Two kinds of text tell nothing: digits of another numbering system, to which the writer
      // falls back, and zeros alone, to which the power was rounded.
      if let first = powers.first, first.runs.zero != runs.zero { continue }
      if powers.isEmpty, runs.digits.allSatisfy({ $0 == 0 }) { continue }
      powers.append(Power(power: power, runs: runs))
    }
    guard powers.count > 2, let first = powers.first else { throw .notPositional }
    zero = first.runs.zero
    affixes = MarkedText.Literals(prefix: first.runs.prefix, suffix: first.runs.suffix)
    if let exponents = Exponents(powers) {
      exponentSeparator = exponents.separator
      scale = exponents.scale
      try learnMantissa(first.runs.withoutLastRun, write)
    } else {
      let fits = (-12...12).compactMap { PowerLayout(powers, scale: $0) }
      guard let layout = fits.first else { throw .notPositional }
      guard fits.count == 1 else { throw .ambiguousSeparators(write(1000) ?? "") }
      learn(layout)
      try learnFraction(layout, write)
    }
    try learnSigns(writer)
  }

  private mutating func learn(_ layout: PowerLayout) {
    scale = layout.scale
    decimalSeparator = layout.decimalSeparator ?? ""
    groupingSeparator = layout.groupingSeparator ?? ""
    primaryGroupingSize = layout.primarySize
    secondaryGroupingSize = layout.secondarySize
    minimumGroupingDigits = layout.minimumGroupingDigits
    minimumIntegerDigits = layout.minimumIntegerDigits
  }

  /// Learns the decimal separator and the counts of fraction digits from the mantissas of texts
  /// with exponents.
  private mutating func learnMantissa(
    _ one: DigitRuns, _ write: (FixedDecimal) -> String?
  ) throws(NumberFormatError) {
    guard one.runs[0].digits == [1], one.runs.count <= 2 else { throw .notPositional }
    let least = one.digits.count - 1
    let long = write(Precision.thirds(0)).flatMap { DigitRuns($0) }?.withoutLastRun
    let mantissa = long ?? one
    guard mantissa.zero == zero, mantissa.runs.count <= 2, mantissa.runs[0].digits == [1] else {
      throw .notPositional
    }
    decimalSeparator = mantissa.runs[0].gap
    let most = mantissa.digits.count - 1
    // With 15 digits or more, the writer is taken to show all digits of a number, so its greatest
    // count of digits is not known.
    fractionDigits = most < 15 ? min(least, most)...most : nil
  }

  /// Learns the decimal separator and the counts of fraction digits.
  private mutating func learnFraction(
    _ layout: PowerLayout, _ write: (FixedDecimal) -> String?
  ) throws(NumberFormatError) {
    var most = layout.mostFraction
    var isVaried = layout.hasVariedZeros
    for depth in Precision.depths {
      let number = Precision.thirds(-depth - scale)
      guard let runs = write(number).flatMap({ DigitRuns($0) }), runs.zero == zero else { break }
      let fraction = try learnFraction(of: runs)
      if depth > 0, fraction <= most { break }
      if depth == Precision.lastDepth { isVaried = true }
      most = max(most, fraction)
    }
    let half = write(FixedDecimal(coefficient: 5, exponent: -1 - scale)).flatMap { DigitRuns($0) }
    if minimumIntegerDigits == 1, let half, half.zero == zero, half.digits.first == 5,
      half.prefix.unicodeScalars.reversed().starts(
        with: decimalSeparator.unicodeScalars.reversed()),
      !decimalSeparator.isEmpty
    {
      minimumIntegerDigits = 0
    }
    fractionDigits = isVaried ? nil : layout.leastFraction...most
  }

  /// Learns the decimal separator from the text of a number that has no more integer digits than
  /// the format writes at least, and returns how many fraction digits the text has.
  private mutating func learnFraction(of runs: DigitRuns) throws(NumberFormatError) -> Int {
    let count = runs.digits.count - max(1, minimumIntegerDigits)
    guard count > 0 else { return 0 }
    guard let gap = runs.gaps.first(where: { $0.place == count }) else {
      // ".5" has one run of digits: its separator is in the prefix.
      if minimumIntegerDigits == 1, runs.runs.count == 1 { return runs.digits.count }
      throw .notPositional
    }
    guard decimalSeparator.isEmpty || decimalSeparator == gap.text else { throw .notPositional }
    guard !TextMarks.isSameMark(gap.text, groupingSeparator) else {
      throw .ambiguousSeparators(gap.text)
    }
    decimalSeparator = gap.text
    return count
  }

  /// Whether a scan reads two separators as the same: their characters, without bidi controls, are
  /// of the same kinds. Characters of the kind `other`, such as "·", have to be equal.
  static func isSameMark(_ left: String, _ right: String) -> Bool {
    let kinds = left.characterKinds
    guard kinds == right.characterKinds else { return false }
    return !kinds.contains(.other) || left == right
  }

  /// Learns the signs from the texts of a power of ten and its negative.
  private mutating func learnSigns(_ writer: TextWriter) throws(NumberFormatError) {
    for power in [1, 0, 2, 6] {
      let ten = FixedDecimal(coefficient: 1, exponent: power)
      guard writer.holds(ten), writer.holds(ten.negated), let above = writer.text(ten),
        let below = writer.text(ten.negated)
      else { continue }
      guard above != below else { throw .losesSign(below) }
      guard let positive = DigitRuns(above), let negative = DigitRuns(below) else { continue }
      let (without, with) = (positive.prefix + positive.suffix, negative.prefix + negative.suffix)
      signs = Self.signs(of: with, notOf: without) + Self.signs(of: without, notOf: with)
      if let minus = signs.first(where: { CharacterKind($0.value) == .minus }) {
        minusSign =
          Self.withMarks(minus, in: negative.prefix)
          ?? Self.withMarks(minus, in: negative.suffix) ?? String(minus)
      }
      return
    }
  }

  private static func signs(of text: String, notOf other: String) -> [Unicode.Scalar] {
    text.unicodeScalars.filter { scalar in
      let kind = CharacterKind(scalar.value)
      return (kind == .minus || kind == .plus) && !other.unicodeScalars.contains(scalar)
    }
  }

  /// Finds a sign in a text, and returns it with the bidi controls around it; nil if the text does
  /// not have the sign.
  private static func withMarks(_ sign: Unicode.Scalar, in text: String) -> String? {
    let scalars = Array(text.unicodeScalars)
    guard let place = scalars.firstIndex(of: sign) else { return nil }
    func isMark(_ index: Int) -> Bool {
      scalars.indices.contains(index) && CharacterKind(scalars[index].value) == .ignorable
    }
    var (start, end) = (place, place + 1)
    while isMark(start - 1) { start -= 1 }
    while isMark(end) { end += 1 }
    return String(String.UnicodeScalarView(scalars[start..<end]))
  }
}
