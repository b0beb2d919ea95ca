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
    if bounds.isUnlimited, let number = format.plainNumber(in: text, allowsMinus: true),
      !number.isTruncated,
      FixedDecimal.appendPlainText(
        isNegative: number.isNegative, digits: number.digits, exponent: number.exponent, to: &bytes)
    {
      return nil
    }
    let reading = scan(text)
    guard let value = reading.value else { return reading.issue?.code }
    bytes.append(contentsOf: value.plainText.utf8)
    return nil
  }
}
