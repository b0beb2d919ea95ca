import NumfieldJSON

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Splits a file into lines in place, in one buffer that is used again and again.
///
/// ```swift
/// repeat {
///   while let line = reader.next() { … }
///   try output.flush()
/// } while try reader.fill()
/// ```
///
/// A line ends with LF or CR LF; the last one may lack it. A byte order mark in front is left out. A longer line than the limit is passed
/// over and told as `tooLong`.
struct LineReader: ~Copyable {
  enum Line {
    /// The bytes of a line without its end; they stay until the reader is asked for more.
    case text(UnsafeBufferPointer<UInt8>)
    case tooLong
  }

  let descriptor: Int32
  let name: String
  let limit: Int
  /// The number of bytes read so far.
  private(set) var bytesRead = 0
  /// Whether the bytes behind the lines told so far, and those of the last line, are all ASCII.
  ///
  /// Finding this out for a chunk is much cheaper than for each of its lines.
  private(set) var isASCII = true
  private var buffer: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private var start = 0
  private var end = 0
  private var isAtEnd = false
  private var isSkipping = false
  private var isFirstLine = true

  /// Makes a reader of an open file.
  ///
  /// - Parameters:
  ///   - name: What messages call the file.
  ///   - limit: The number of bytes that a line may have.
  ///   - chunk: The number of bytes to ask the system for at once.
  init(descriptor: Int32, name: String, limit: Int, chunk: Int) {
    self.descriptor = descriptor
    self.name = name
    self.limit = limit
    capacity = chunk
    buffer = .allocate(capacity: chunk)
  }

  deinit { buffer.deallocate() }

  /// The next line that is there, or nil where more must be read first.
  mutating func next() -> Line? {
    guard start < end || isAtEnd && isSkipping else { return nil }
    let found = memchr(buffer + start, 0x0A, end - start)
    guard let found else {
      if isAtEnd { return takeLine(upTo: end, next: end) }
      if end - start > limit + 1 { isSkipping = true }
      if isSkipping { start = end }
      return nil
    }
    let lineEnd = UnsafePointer(found.assumingMemoryBound(to: UInt8.self)) - UnsafePointer(buffer)
    return takeLine(upTo: lineEnd, next: lineEnd + 1)
  }

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private mutating func takeLine(upTo lineEnd: Int, next: Int) -> Line {
    let lineStart = start
    start = next
    if isSkipping {
      isSkipping = false
      return .tooLong
    }
    var lineEnd = lineEnd
    if lineEnd > lineStart && buffer[lineEnd - 1] == 0x0D { lineEnd -= 1 }
    guard lineEnd - lineStart <= limit else { return .tooLong }
    let bytes = UnsafeBufferPointer(start: buffer + lineStart, count: lineEnd - lineStart)
    guard isFirstLine else { return .text(bytes) }
    isFirstLine = false
    return .text(bytes.starts(with: Self.byteOrderMark) ? .init(rebasing: bytes[3...]) : bytes)
  }

  /// Reads more; the lines told so far are gone then.
  ///
  /// - Returns: Whether there is anything more to ask ``next()`` for.
  mutating func fill() throws(IOFailure) -> Bool {
    guard !isAtEnd else { return false }
    if start > 0 {
      if end > start { memmove(buffer, buffer + start, end - start) }
      (start, end) = (0, end - start)
    }
    if end == capacity { grow() }
    while true {
      if let signal = StopSignal.arrived { throw .stopped(signal: signal) }
      let count = read(descriptor, buffer + end, capacity - end)
      if count > 0 {
        let isKept = start < end && !isASCII
        isASCII =
          !isKept && UTF8Check.isASCII(UnsafeBufferPointer(start: buffer + end, count: count))
        end += count
        bytesRead += count
        return true
      }
      if count == 0 {
        isAtEnd = true
        return end > start || isSkipping
      }
      if errno == EAGAIN {
        Readiness.wait(for: Int32(POLLIN), on: descriptor)
      } else if errno != EINTR {
        throw .system(name, code: errno)
      }
    }
  }

  private mutating func grow() {
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity * 2)
    larger.update(from: buffer, count: end)
    buffer.deallocate()
    (buffer, capacity) = (larger, capacity * 2)
  }
}
