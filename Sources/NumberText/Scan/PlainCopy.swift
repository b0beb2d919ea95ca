/// Turns the text of a number into its plain text by copying its digits, without making the number: the way of most
/// lines of a file.
///
/// It takes texts of ASCII digits and marks as the locale itself writes them, with all of the grouping separators or
/// without any, and leaves other texts to the scan. A random test compares it with the scan.
struct PlainCopy: Sendable {
  private let decimal: UInt32
  private let grouping: OwnBytes.Mark
  private let sizes: GroupSizes
  /// The most bytes of a plain text: of more digits than 19 the scan keeps no zeros at the end, and has to tell whether
  /// decimal128 has the number. (R13)
  private static let mostBytes = 19

  /// Nil if texts of the format are left to the scan.
  init?(_ format: NumberFormat.Facts, own: OwnBytes, sizes: GroupSizes, hasAffixesLikeNumbers: Bool)
  {
    guard format.scale == 0, !hasAffixesLikeNumbers, own.decimal.first != own.grouping.first,
      own.decimal.length == 1, own.decimal.first != 0x0A, own.grouping.first != 0x0A
    else { return nil }
    (decimal, grouping, self.sizes) = (own.decimal.first, own.grouping, sizes)
  }

  /// Writes the plain text of a number into a buffer that has room for as many bytes as the text has.
  ///
  /// - Parameter minusLength: The length of the minus at the start of a text; 0 if none may stand there.
  /// - Returns: The number of bytes written; nil if the text is left to the scan.
  @inline(__always)
  func copy(
    _ text: UnsafeBufferPointer<UInt8>, minusLength: (UnsafeBufferPointer<UInt8>) -> Int,
    to target: UnsafeMutablePointer<UInt8>
  ) -> Int? {
    var count = 0
    let end = copyNumber(text, from: 0, isClosed: false, minusLength, to: target, &count)
    return end == text.count ? count : nil
  }

  /// Does the same with lines, each with its LF, up to the first one that is left to the scan.
  ///
  /// One pass finds the end of a line, checks its number and copies it.
  @inline(__always)
  func copyLines(
    _ text: UnsafeBufferPointer<UInt8>,
    minusLength: (UnsafeBufferPointer<UInt8>) -> Int, to target: UnsafeMutablePointer<UInt8>
  ) -> PlainLines {
    var copied = PlainLines()
    guard let last = text.lastIndex(of: 0x0A) else { return copied }
    let lines = UnsafeBufferPointer(rebasing: text[...last])
    while copied.read < lines.count {
      var count = copied.written
      guard
        var end = copyNumber(
          lines, from: copied.read, isClosed: true, minusLength, to: target, &count)
      else { break }
      // Behind a CR there is an LF at least.
      if lines[end] == 0x0D { end &+= 1 }
      guard lines[end] == 0x0A else { break }
      target[count] = 0x0A
      copied = PlainLines(read: end &+ 1, written: count &+ 1, lines: copied.lines &+ 1)
    }
    return copied
  }

  /// Copies the number at a place, as far as the text is plain.
  ///
  /// - Parameters:
  ///   - isClosed: Whether the text ends with LF. No digit then asks for the end of the text, which would
  ///     make a line a fifth dearer.
  ///   - count: The bytes in the target, more by those of the number.
  /// - Returns: The offset behind the number; nil if the text is left to the scan.
  @inline(__always)
  private func copyNumber(
    _ text: UnsafeBufferPointer<UInt8>, from start: Int, isClosed: Bool,
    _ minusLength: (UnsafeBufferPointer<UInt8>) -> Int, to target: UnsafeMutablePointer<UInt8>,
    _ count: inout Int
  ) -> Int? {
    guard start < text.count else { return nil }
    var place = start
    let before = count
    func put(_ byte: UInt8) {
      target[count] = byte
      count &+= 1
    }
    if text[start] &- 0x30 >= 10 {
      place &+= minusLength(UnsafeBufferPointer(rebasing: text[start...]))
      // "-0" and "-,5" are left to the scan.
      guard place > start, place < text.count, text[place] &- 0x31 < 9 else { return nil }
      put(0x2D)
    }
    let first = place
    var (group, separators) = (first, 0)
    while isClosed || place < text.count {
      let byte = text[place]
      if byte &- 0x30 < 10 {
        put(byte)
        place &+= 1
      } else {
        guard UInt32(byte) == grouping.first,
          sizes.allow(groupOf: place &- group, isFirst: separators == 0, startsWithZero: false),
          let next = grouping.end(in: text, at: place, width: 1)
        else { break }
        (place, group, separators) = (next, next, separators &+ 1)
      }
    }
    // "007" and "0.123" are left to the scan.
    guard text[first] != 0x30 || place == first &+ 1,
      separators == 0 || sizes.allow(lastGroupOf: place &- group)
    else { return nil }
    if isClosed || place < text.count, UInt32(text[place]) == decimal {
      put(0x2E)
      place &+= 1
      let fraction = place
      while isClosed || place < text.count, text[place] &- 0x30 < 10 {
        put(text[place])
        place &+= 1
      }
      // "5," is left to the scan.
      guard place > fraction else { return nil }
    }
    return count &- before <= Self.mostBytes ? place : nil
  }
}

/// How far lines of numbers were copied.
@_spi(Tools)
public struct PlainLines: Sendable {
  /// The bytes of the lines that were read, and of those that were written.
  public var read = 0
  public var written = 0
  /// The number of lines.
  public var lines = 0
}
