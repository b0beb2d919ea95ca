extension NumberScanner<FixedDecimal> {
  /// Reads a text given as UTF-8 and appends the bytes of its number's ``FixedDecimal/plainText``.
  ///
  /// It is ``scan(_:soft:)-(UnsafeBufferPointer<UInt8>,_)`` without a reading: for files of numbers,
  /// where each costs only its bytes. A number of at most 19 digits near the period allocates nothing.
  ///
  /// - Returns: Why the text is not acceptable; nothing is appended then. Nil where it is.
  /// - Complexity: O(*n*) in the bytes of the text.
  package func appendPlainText(
    of text: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]
  ) -> NumberIssue.Code? {
    let read = format.scan(text, soft: SoftSeparators(), signs: signs)
    if read.verdict.isAcceptable, bounds.isUnlimited, !read.isTruncated,
      FixedDecimal.appendPlainText(
        isNegative: read.isNegative, digits: read.digits, exponent: Int(read.exponent), to: &bytes)
    {
      return nil
    }
    let reading = judge(read, in: text, soft: SoftSeparators())
    guard let value = reading.value else { return reading.issue?.code }
    bytes.append(contentsOf: value.plainText.utf8)
    return nil
  }
}
