extension NumberFormat {
  /// The text of `number`: what ICU writes for the same locale, style and number.
  ///
  /// The format's pattern writes it, else its renderer. A number with a minus sign is written with
  /// the pattern's negative affixes even where it is or rounds to zero ("-0"), as in ICU. In mode
  /// `unnecessary` a number with more digits than the pattern shows is written with all of them.
  ///
  /// ```swift
  /// let format = NumberFormat(
  ///   locale: "en", symbols: .latin, style: .decimal,
  ///   pattern: NumberPattern(positive: .init(), negative: .init(prefix: "-")))
  /// format.text(for: FixedDecimal("-1234567.5")!)  // "-1,234,567.5"
  /// ```
  ///
  /// A number with more than 100,000 digits on one side of the period, more than any scan gives, is
  /// written as ``FixedDecimal/description``.
  ///
  /// - Complexity: O(*n*) in the bytes written; one allocation, or none up to 15 bytes, for numbers
  ///   of at most 19 digits.
  /// - Source: UTS #35 Part 3, "Number Format Patterns"; ICU `DecimalQuantity` and `Grouper`.
  public func text(for number: FixedDecimal) -> String {
    guard let writer = storage.writer else {
      return storage.renderer?.text(for: number) ?? number.description
    }
    return writer.text(for: number)
  }

  /// Writes ``text(for:)`` as UTF-8 into the beginning of a buffer, without an allocation for numbers of
  /// at most 19 digits that a pattern writes.
  ///
  /// ```swift
  /// withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 64) { buffer in
  ///   english.write(1_234_567, to: buffer)   // 9
  /// }
  /// ```
  ///
  /// - Returns: The bytes of the text. Where they are more than the buffer has, nothing is written.
  /// - Complexity: O(*n*) in the bytes written.
  public func write(
    _ number: FixedDecimal, to buffer: UnsafeMutableBufferPointer<UInt8>
  ) -> Int {
    if let writer = storage.writer { return writer.write(number, to: buffer) }
    return withUTF8(of: text(for: number)) { bytes in
      if bytes.count <= buffer.count { _ = buffer.update(fromContentsOf: bytes) }
      return bytes.count
    }
  }

  /// The number that ``text(for:)`` shows of `number`: rounded to the pattern's digits.
  ///
  /// ```swift
  /// // in percent with no fraction digits
  /// format.shown(FixedDecimal("0.126")!)  // 0.13
  /// ```
  ///
  /// - Returns: nil where the format has no pattern, so that only its renderer knows.
  /// - Complexity: O(*n*) in the number of digits.
  public func shown(_ number: FixedDecimal) -> FixedDecimal? {
    storage.writer?.rounded(number)
  }
}
