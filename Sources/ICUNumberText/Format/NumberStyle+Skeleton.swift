public import NumberText

extension NumberStyle {
  /// Returns the ICU number skeleton of the style with options.
  ///
  /// ```swift
  /// try NumberStyle.currency("eur").skeleton(.init(usesGrouping: false))
  ///   // "currency/EUR group-off rounding-mode-half-up"
  /// try NumberStyle.percent.skeleton(.init(maximumFractionDigits: 2))
  ///   // "percent scale/100 .## rounding-mode-half-up"
  /// ```
  ///
  /// - Throws: `NumberFormatError.unknownCurrency`, `.unknownUnit` or `.invalidOptions`. For a
  ///   style `.skeleton` also `.malformedSkeleton`, if its skeleton has a number that ICU could not
  ///   hold, such as "scale/1E999999999"; ICU reads the rest of the skeleton only when a format is
  ///   made.
  ///
  /// Source: ICU User Guide, "Number Skeletons".
  public func skeleton(
    _ options: NumberOptions = NumberOptions()
  ) throws(NumberFormatError) -> String {
    let digits = try fractionDigits(options)
    let fraction = options.asksForFractionDigits || hasAllDigits ? digits.fractionStem : nil
    var stems = try stems(hasFractionStem: fraction != nil)
    if let fraction { stems.append(fraction) }
    if let minimum = options.minimumIntegerDigits {
      guard (0...NumberOptions.mostDigits).contains(minimum) else {
        throw .invalidOptions("minimumIntegerDigits is \(minimum)")
      }
      stems.append("integer-width/+" + String(repeating: "0", count: minimum))
    }
    if !options.usesGrouping { stems.append("group-off") }
    if let mode = options.roundingMode ?? defaultRoundingMode { stems.append(mode.skeletonStem) }
    return stems.joined(separator: " ")
  }

  private func stems(hasFractionStem: Bool) throws(NumberFormatError) -> [String] {
    if let ratioStems { return ratioStems }
    switch self {
    case .integer: return hasFractionStem ? [] : ["precision-integer"]
    case .scientific: return ["scientific"]
    case .currency(let code): return ["currency/" + (try ICUCurrency(code).code)]
    case .accounting(let code):
      return ["currency/" + (try ICUCurrency(code).code), "sign-accounting"]
    case .unit(let unit):
      // Only these characters, because a space would start another stem of the skeleton.
      guard !unit.isEmpty, unit.utf8.allSatisfy(Self.isOfUnit) else { throw .unknownUnit(unit) }
      return ["unit/" + unit]
    case .skeleton(let skeleton):
      try checkNumbers(in: skeleton)
      return skeleton.isEmpty ? [] : [skeleton]
    default: return []
    }
  }

  /// Returns the style of a skeleton without its compact notation, which is replaced by blanks so
  /// that the offsets of errors stay the same; nil for a skeleton without compact notation, and for
  /// another style.
  var withoutCompactNotation: NumberStyle? {
    guard case .skeleton(var skeleton) = self else { return nil }
    let stems = skeletonStems.filter { ["compact-short", "compact-long", "K", "KK"].contains($0) }
    for stem in stems.reversed() {
      skeleton.replaceSubrange(
        stem.startIndex..<stem.endIndex, with: String(repeating: " ", count: stem.utf8.count))
    }
    return stems.isEmpty ? nil : .skeleton(skeleton)
  }

  /// Throws if a skeleton has a number that is out of range for a ``FixedDecimal`` (R23). ICU would
  /// write such a number out: "scale/1E999999999" is short, but would fill the memory. Throws also
  /// if an increment has too many digits. ICU keeps the digits of an increment, for "0.0500" the
  /// number 500, in 64 bits, and would use another increment if they did not fit. Rule: L7.
  private func checkNumbers(in skeleton: String) throws(NumberFormatError) {
    for stem in skeletonStems {
      let parts = stem.split(separator: "/", maxSplits: 1)
      guard parts.count == 2, parts[0] == "scale" || parts[0] == "precision-increment" else {
        continue
      }
      guard let number = FixedDecimal(parts[1]),
        parts[0] == "scale"
          || (parts[1].contains(".") ? number : number.normalized).digitCount <= 18
      else {
        let offset = skeleton.utf16.distance(from: skeleton.startIndex, to: stem.startIndex)
        throw .malformedSkeleton(skeleton, offset: offset)
      }
    }
  }

  private static func isOfUnit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "-"):
      true
    default: false
    }
  }

  func fractionDigits(
    _ options: NumberOptions
  ) throws(NumberFormatError) -> ClosedRange<Int> {
    try options.fractionDigits(default: try defaultFractionDigits())
  }

  /// How the style rounds without options; nil for a skeleton, which itself names its mode. (L11)
  var defaultRoundingMode: RoundingMode? { if case .skeleton = self { nil } else { .halfUp } }

  /// Whether the style writes all digits that a number has.
  private var hasAllDigits: Bool {
    switch self {
    case .integer, .currency, .accounting, .skeleton: false
    default: true
    }
  }

  /// The least and the most fraction digits without options, such as 2...2 for euros and 0...0 for
  /// integers.
  private func defaultFractionDigits() throws(NumberFormatError) -> ClosedRange<Int> {
    switch self {
    case .integer: return 0...0
    case .currency(let code), .accounting(let code):
      let digits = try ICUCurrency(code).fractionDigits()
      return digits...digits
    case .skeleton: return 0...6
    default: return 0...NumberPattern.mostFractionDigits
    }
  }
}

extension ClosedRange<Int> {
  /// The skeleton stem of this range of fraction digits: ".00##" for 2...4.
  fileprivate var fractionStem: String {
    if upperBound == 0 { return "precision-integer" }
    return "." + String(repeating: "0", count: lowerBound)
      + String(repeating: "#", count: upperBound - lowerBound)
  }
}
