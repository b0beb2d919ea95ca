extension PeerPattern {
  /// How many digits the mantissa of a number with an exponent has; nil for all of them.
  ///
  /// Source: ICU `number_mapper.cpp`, "Scientific notation also involves overriding the rounding".
  var mantissaDigits: ClosedRange<Int>? {
    if let significant { return significant }
    if minimumInteger == 0 && maximumFraction == 0 { return nil }
    if minimumInteger == 0 && minimumFraction == 0 { return 1...(maximumFraction + 1) }
    let most = minimumInteger + maximumFraction
    let least = (maximumInteger ?? 1) > minimumInteger ? min(minimumInteger, 1) : minimumInteger
    return min(least + minimumFraction, most)...most
  }

  /// The distance between the powers of ten that the exponent takes: 1, or 3 in engineering.
  var exponentStep: Int {
    get throws {
      let most = maximumInteger ?? 1
      guard minimumInteger <= 1 || minimumInteger < most else {
        throw Unsupported("a mantissa of always \(minimumInteger) integer digits")
      }
      guard most == 1 || most == 3 || most == 0 && maximumFraction == 0 else {
        throw Unsupported("a mantissa of up to \(most) integer digits")
      }
      return max(1, most)
    }
  }
}
