/// Powers of ten among ICU's decimal numbers.
enum PowerOfTen {
  /// The exponent of a number such as "1E+22", "100" or "0.01"; nil where it is no power of ten.
  static func exponent(of number: String) -> Int? {
    let halves = number.split(separator: "E", maxSplits: 1)
    guard let mantissa = halves.first else { return nil }
    var exponent = 0
    if halves.count == 2 {
      guard let written = Int(halves[1]) else { return nil }
      exponent = written
    }
    let parts = mantissa.split(separator: ".", omittingEmptySubsequences: false)
    guard let integer = parts.first else { return nil }
    let digits = integer + (parts.count == 2 ? parts[1] : "")
    guard let one = digits.firstIndex(where: { $0 != "0" }), digits[one] == "1",
      digits[digits.index(after: one)...].allSatisfy({ $0 == "0" })
    else { return nil }
    return exponent + integer.count - digits.distance(from: digits.startIndex, to: one) - 1
  }
}
