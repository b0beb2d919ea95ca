package import FieldEditing

extension FieldObject {
  /// The table of the field's messages: the page's, in its language.
  ///
  /// This file replaces FormattingFieldC/Languages.swift: the page loads one language, the library
  /// has them all.
  var table: MessageTable { pageTable }
}

/// The page has one language at a time.
package func messageTable(of language: String) -> MessageTable? { pageTable }

/// The sentences of the page's language; their templates are in the page.
private let pageTable = MessageTable("") { key in
  let name = nameBytes(of: key)
  return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 1024) { buffer in
    let count = pageTemplate(name.baseAddress, name.count, buffer.baseAddress, buffer.count)
    return String(decoding: UnsafeBufferPointer(rebasing: buffer[..<count]), as: UTF8.self)
  }
}

/// The bytes of a key's `rawValue`, from one text: the compiler's own switch over all names takes more room.
private func nameBytes(of key: MessageTable.Key) -> UnsafeBufferPointer<UInt8> {
  var start = names.utf8Start
  for _ in 0..<unsafeBitCast(key, to: UInt8.self) { start = end(start) + 1 }
  return UnsafeBufferPointer(start: start, count: end(start) - start)

  func end(_ start: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
    var end = start
    while end.pointee > 0x20 { end += 1 }
    return end
  }
}

/// The names of all keys, in the order of `MessageTable.Key`; a test compares them.
private let names: StaticString =
  """
  empty incomplete incompleteGroup misplacedGroupingSeparator mixedGroupingSeparators \
  groupingSeparatorInFraction duplicateDecimalSeparator foreignDecimalSeparator ambiguousSeparator \
  mixedDigits duplicateSign misplacedSign signNotAllowed foreignCurrency unexpectedCharacter \
  overflow fractionNotAllowed belowMinimum aboveMaximum betweenSteps unwritable divisionByZero \
  tooComplex ambiguousEntry unknownUnit incompatibleUnit minimum maximum exclusiveMinimum \
  exclusiveMaximum wholeNumber multiple tooManyFractionDigits stepMismatch stepMismatchAtEnd \
  example didYouMean quotation alternative list consecutive evaluated rounded clamped snapped \
  cleared reverted revertedFromEmpty revertedToEmpty field fieldUnchanged fieldChanged fieldFilled \
  fieldMessage emptyWord minusWord increment decrement required tooShort tooLong pattern email \
  date time dateTime earliest latest option tooFew tooMany duplicate unequal notAccepted \
  declaredTwice form yes no submitStarted submitAccepted submitAnswered submitInvalid \
  submitReverted submitRunning submitCancelled
  """

@_extern(wasm, module: "page", name: "template") @_extern(c)
private func pageTemplate(
  _ key: UnsafePointer<UInt8>?, _ length: Int, _ buffer: UnsafeMutablePointer<UInt8>?,
  _ capacity: Int
) -> Int
