#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Whole lines of a file.
final class LineBlock {
  fileprivate(set) var text: [UInt8] = []
  /// Whether the file begins here.
  fileprivate(set) var isFirst = false
  /// Whether the text follows the end of a line that was too long to keep.
  fileprivate(set) var isAfterLongLine = false

  /// Gives the lines of the block to a function.
  func withLines<Failure: Error>(
    limit: Int, _ body: (inout Lines) throws(Failure) -> Void
  ) throws(Failure) {
    try text.withUnsafeBufferPointer { bytes throws(Failure) in
      let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
      let start = isFirst && bytes.starts(with: mark) ? mark.count : 0
      var lines = Lines(
        bytes: bytes, limit: limit, place: start, isAfterLongLine: isAfterLongLine)
      try body(&lines)
    }
  }
}

/// The lines of a block, in place. A line ends with LF or CR LF; the last one may lack it.
struct Lines {
  enum Line {
    /// The bytes of a line without its end.
    case text(UnsafeBufferPointer<UInt8>)
    /// A line with more bytes than the limit.
    case tooLong
  }

  let bytes: UnsafeBufferPointer<UInt8>
  let limit: Int
  fileprivate var place: Int
  fileprivate var isAfterLongLine: Bool

  @inline(__always)
  mutating func next() -> Line? {
    if isAfterLongLine {
      isAfterLongLine = false
      return .tooLong
    }
    guard place < bytes.count, let base = bytes.baseAddress else { return nil }
    let start = base + place
    var count = bytes.count &- place
    if let found = memchr(start, 0x0A, count) {
      count = UnsafeRawPointer(found) - UnsafeRawPointer(start)
    }
    place &+= count &+ 1
    if count > 0 && start[count &- 1] == 0x0D { count &-= 1 }
    return count <= limit ? .text(UnsafeBufferPointer(start: start, count: count)) : .tooLong
  }
}

/// Reads a file in blocks of whole lines.
///
/// A block is what one call of the system gives, so that a program may ask line by line. A byte
/// order mark at the start is left out. Nothing is kept of a line that is longer than the limit.
final class LineSource: BlockSource {
  let file: InputFile
  /// The number of bytes read so far.
  private(set) var bytesRead = 0
  private let limit: Int
  private let chunk: Int
  /// The beginning of the next line.
  private var rest: [UInt8] = []
  private var isInLongLine = false
  private var isFirst = true

  /// - Parameters:
  ///   - limit: The number of bytes that a line may have.
  ///   - chunk: The number of bytes to ask the system for at once.
  init(_ file: consuming InputFile, limit: Int, chunk: Int) {
    self.file = file
    (self.limit, self.chunk) = (limit, chunk)
  }

  func next(into block: LineBlock) throws(IOFailure) -> Bool {
    block.text.removeAll(keepingCapacity: true)
    swap(&block.text, &rest)
    block.isAfterLongLine = false
    while true {
      let known = block.text.count
      let count = try file.read(upTo: chunk, into: &block.text)
      bytesRead += count
      if count == 0 {
        (block.isAfterLongLine, isInLongLine) = (isInLongLine, false)
        return begin(block)
      }
      if let end = block.text[known...].lastIndex(of: 0x0A) {
        rest.append(contentsOf: block.text[(end + 1)...])
        block.text.removeSubrange((end + 1)...)
        if isInLongLine, let first = block.text.firstIndex(of: 0x0A) {
          block.text.removeSubrange(...first)
          (block.isAfterLongLine, isInLongLine) = (true, false)
        }
        return begin(block)
      }
      // A line of `limit` bytes may have a CR after them.
      if isInLongLine || block.text.count > limit + 1 {
        isInLongLine = true
        block.text.removeAll(keepingCapacity: true)
      }
    }
  }

  private func begin(_ block: LineBlock) -> Bool {
    (block.isFirst, isFirst) = (isFirst, false)
    return !block.text.isEmpty || block.isAfterLongLine
  }
}
