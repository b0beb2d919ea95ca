#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Bytes on their way to a file, written in blocks.
struct OutputBuffer: ~Copyable {
  static let blockSize = 65536

  let descriptor: Int32
  let name: String
  let isPipe: Bool
  /// The first `count` bytes have not been written yet.
  private var storage: UnsafeMutableBufferPointer<UInt8>
  private(set) var count = 0

  init(descriptor: Int32, name: String) {
    self.descriptor = descriptor
    self.name = name
    isPipe = Self.isPipe(descriptor)
    storage = .allocate(capacity: Self.blockSize + 4096)
  }

  deinit { storage.deallocate() }

  /// Adds bytes.
  mutating func append(_ bytes: some Collection<UInt8>) {
    _ = room(bytes.count).initialize(from: bytes)
    take(bytes.count)
  }

  /// Adds a line, and its end.
  mutating func appendLine(_ bytes: some Collection<UInt8>) {
    append(bytes)
    append(CollectionOfOne(0x0A))
  }

  /// Adds a line that a function writes into the beginning of the room it is given; it tells how
  /// many bytes it wrote, or would have written in a larger room.
  @inline(__always)
  mutating func appendLine(_ write: (UnsafeMutableBufferPointer<UInt8>) -> Int) {
    var length = 256
    while true {
      let room = room(length &+ 1)
      length = write(UnsafeMutableBufferPointer(start: room.baseAddress, count: room.count &- 1))
      guard length >= room.count else {
        room[length] = 0x0A
        return take(length &+ 1)
      }
    }
  }

  /// The room after the present bytes, at least of the size asked for; ``take(_:)`` adds what was
  /// put there.
  @inline(__always)
  mutating func room(_ least: Int) -> UnsafeMutableBufferPointer<UInt8> {
    if storage.count &- count < least { grow(by: least) }
    return UnsafeMutableBufferPointer(
      start: storage.baseAddress.map { $0 + count }, count: storage.count &- count)
  }

  /// Adds bytes from the beginning of the room.
  mutating func take(_ more: Int) { count &+= more }

  @inline(never)
  private mutating func grow(by more: Int) {
    let larger = UnsafeMutableBufferPointer<UInt8>.allocate(
      capacity: max(2 * storage.count, count + more))
    _ = larger.initialize(from: storage[..<count])
    storage.deallocate()
    storage = larger
  }

  static func standardOutput() -> OutputBuffer {
    OutputBuffer(descriptor: 1, name: "standard output")
  }

  /// Writes a block once there is one.
  mutating func flushIfFull() throws(IOFailure) {
    if isFull { try flush() }
  }

  /// Whether there is a block to write.
  var isFull: Bool { count >= Self.blockSize }

  /// Writes all bytes. If some cannot be written, the output ends with a whole line.
  mutating func flush() throws(IOFailure) {
    var failure: IOFailure?
    let bytes = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(storage)[..<count])
    var written = 0
    while written < bytes.count && failure == nil {
      let rest = bytes[written...]
      let count = write(descriptor, bytes.baseAddress! + written, pieceSize(of: rest))
      if count >= 0 {
        written += count
      } else if errno == EAGAIN {
        Readiness.wait(for: Int32(POLLOUT), on: descriptor)
      } else if errno != EINTR {
        failure = .last(name)
        takeBackHalfLine(of: bytes[..<written])
      }
    }
    count = 0
    if let failure { throw failure }
  }

  /// Tells a person something on the standard error.
  ///
  /// - Returns: Whether it could be written.
  @discardableResult
  static func tell(_ message: String) -> Bool {
    var output = OutputBuffer(descriptor: 2, name: "standard error")
    output.append((message.hasSuffix("\n") ? message : message + "\n").utf8)
    do throws(IOFailure) {
      try output.flush()
      return true
    } catch {
      return error == .closedPipe
    }
  }
}
