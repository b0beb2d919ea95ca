#if !hasFeature(Embedded) && !((os(macOS) || targetEnvironment(macCatalyst)) && arch(x86_64))
  extension Float16: NumberValue {
    /// Makes the value nearest to a number, ties to even, straight from the decimal digits.
    ///
    /// | number | value |
    /// |---|---|
    /// | 0.1 | the nearest `Float16`, which prints as 0.1 |
    /// | 2049 | 2048 |
    /// | 65520 | nil: beyond the greatest finite value |
    public init?(fixedDecimal number: FixedDecimal) {
      guard let wide = Float(fixedDecimal: number) else { return nil }
      var value = Float16(wide)
      // Rounding first to `Float`, then to `Float16`, is wrong only if the `Float` lies exactly
      // halfway between two values of `Float16`: then the number itself is compared with this
      // point. Half the distance between values is a power of two, at least 2^−25.
      let exponent = wide.isZero ? -25 : max(-25, Int(wide.exponent) - 11)
      let half = Float(sign: .plus, exponent: exponent, significand: 1)
      let halves = wide.magnitude / half
      // The count is below 2^12, so `Int32` is large enough. `rounded()` would need the C library's
      // math functions, which not every program links.
      let count = Int32(halves)
      if Float(count) == halves, count & 1 == 1 {
        let five = (0..<max(0, -exponent)).reduce(UInt64(1)) { power, _ in power * 5 }
        let middle =
          FixedDecimal(coefficient: UInt64(count) << max(0, exponent))
          * FixedDecimal(coefficient: five, exponent: min(0, exponent))
        if number.magnitude != middle {
          let magnitude = (number.magnitude < middle ? halves - 1 : halves + 1) * half
          value = Float16(number.isNegative ? -magnitude : magnitude)
        }
      }
      guard value.isFinite else { return nil }
      self = value
    }
  }
#endif
